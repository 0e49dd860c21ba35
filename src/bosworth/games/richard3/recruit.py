"""Section 6.9: recruiting from the pool."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    BOMBARD,
    CALAIS,
    CITIES,
    CROWNS,
    DEAD,
    EXILE_OF,
    EXILES,
    HEIR,
    HOMES,
    IS_FREE_MERCENARY,
    IS_NEVILLE,
    NEVILLES,
    NOBLE,
    POOL,
    REBEL_TYPE,
    TYPE,
)
from bosworth.games.richard3.verbs import RECRUIT
from bosworth.kernel.action import first, pack, second

HOME_RECRUITS: Final[list[list[tuple[int, int]]]] = [
    [(area, pack(RECRUIT, block, area)) for area in HOMES[block] if TYPE[block] != HEIR and not IS_FREE_MERCENARY[block]]
    for block in range(BLOCK_COUNT)
]
"""By block: (area, recruit action) for its own shields, cathedral, city or Wales."""


def add_recruits(s: Position, side: int, found: list[int]) -> None:
    """6.9 Any face-up block of the pool, one point each."""
    where = s.where
    face_down = s.face_down
    enemies = s.held[1 - side]
    for block in s.roster(side):
        if where[block] == POOL and not face_down[block]:
            at_home = HOME_RECRUITS[block]
            if at_home:
                found += [action for area, action in at_home if not enemies >> area & 1]
            if not at_home or IS_NEVILLE[block]:
                found += [pack(RECRUIT, block, area) for area in _other_places(s, side, block)]


def _other_places(s: Position, side: int, block: int) -> list[int]:
    """6.9 Where a Neville may be placed by switch (D25), and a Bombard, the rebel or an heir, who have no home of their own."""
    kind = TYPE[block]
    if kind == NOBLE:
        shields = dead_neville_shields(s, block) if s.rules.neville_shields else []
        return [area for area in shields if s.is_open(side, area)]
    if kind == BOMBARD:
        return [area for area in CITIES if s.holds(side, area)]
    if kind == REBEL_TYPE:
        taken = s.held[0] | s.held[1]
        return [area for area in range(AREA_COUNT) if not taken >> area & 1 and EXILE_OF[area] < 0]
    if kind == HEIR:
        return open_crowns(s) if side == s.king_side else EXILES[side]
    return []


def open_crowns(s: Position) -> list[int]:
    """The crown areas that are friendly or vacant for the King's side."""
    return [area for area in CROWNS if s.is_open(s.king_side, area)]


def dead_neville_shields(s: Position, block: int) -> list[int]:
    """The shields of dead Nevilles that are not the block's own; Calais has its own rule (11.5)."""
    found: list[int] = []
    for other in NEVILLES:
        if s.where[other] == DEAD:
            found += [a for a in HOMES[other] if a != CALAIS and a not in HOMES[block] and a not in found]
    return found


def play_recruit(s: Position, side: int, action: int) -> None:
    """6.9 At full strength, marked as moved."""
    block = first(action)
    area = second(action)
    s.points -= 1
    s.moved[block] = 1
    s.place(block, area)
    log.journey(s, "recruit", block, POOL, area)
    check_rescue(s)
