"""Section 6.9: recruiting from the pool."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.state import NEVILLE_SHIELDS, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BOMBARD,
    CALAIS,
    CITIES,
    CROWNS,
    DEAD,
    EXILE_OF,
    EXILES,
    HEIR,
    HOMES,
    IS_NEVILLE,
    NEVILLES,
    POOL,
    REBEL_TYPE,
    TYPE,
)
from bosworth.games.richard3.verbs import RECRUIT


def add_recruits(s: Position, side: int, found: list[int]) -> None:
    """6.9 Any face-up block of the pool, one point each."""
    where = s.where
    face_down = s.face_down
    for block in s.roster(side):
        if where[block] == POOL and not face_down[block]:
            base = RECRUIT | block << 6
            found += [base | area << 13 for area in _places(s, side, block)]


def _places(s: Position, side: int, block: int) -> list[int]:
    """6.9 Where a block of the pool may be placed."""
    kind = TYPE[block]
    if kind == BOMBARD:
        return [area for area in CITIES if s.holds(side, area)]
    if kind == REBEL_TYPE:
        count = s.count
        return [a for a in range(AREA_COUNT) if not count[a] and not count[AREA_COUNT + a] and EXILE_OF[a] < 0]
    if kind == HEIR:
        return open_crowns(s) if side == s.king_side else EXILES[side]
    homes = HOMES[block]
    if IS_NEVILLE[block] and s.rules[NEVILLE_SHIELDS]:
        homes = homes + dead_neville_shields(s, block)
    enemy = (1 - side) * AREA_COUNT
    return [area for area in homes if not s.count[enemy + area]]


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
    block = action >> 6 & 127
    area = action >> 13 & 127
    s.points -= 1
    s.moved[block] = 1
    log.journey(s, "recruit", block, POOL, area)
    s.place(block, area)
    check_rescue(s)
