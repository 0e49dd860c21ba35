"""Sections 6.7, 6.8 and 7.1: sea moves, the port bonus, piracy."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.land import enter, may_enter, may_leave
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.state import BOMBARD_SEA, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BOMBARD,
    COAST,
    EXILE_OF,
    FIRST_SEA_GATE,
    IS_PORT,
    LANDBOUND,
    PIRACY,
    SEA_WAYS,
    TYPE,
)
from bosworth.games.richard3.verbs import SEA


def can_sail(s: Position, block: int) -> bool:
    """6.7 Scots, Welsh, the rebel and city levies cannot go by sea; Bombards by switch `bombard_sea` (D15)."""
    return not LANDBOUND[block] and (TYPE[block] != BOMBARD or bool(s.rules[BOMBARD_SEA]))


def add_moves(s: Position, side: int, found: list[int]) -> None:
    """6.7 One block for a point; 6.8 or for an open port credit."""
    if not s.points and not s.credits:
        return
    where = s.where
    moved = s.moved
    ways: list[list[int] | None] = [None] * AREA_COUNT
    for block in s.roster(side):
        area = where[block]
        if area < AREA_COUNT and not moved[block] and SEA_WAYS[side][area] and can_sail(s, block):
            lanes = ways[area]
            if lanes is None:
                lanes = ways[area] = _lanes_from(s, side, area)
            base = SEA | block << 6
            found += [base | lane for lane in lanes]


def _lanes_from(s: Position, side: int, area: int) -> list[int]:
    """6.7 Destinations over one sea, friendly or vacant; under Piracy (7.1) also attacks. Each is packed with its sea."""
    enemy = (1 - side) * AREA_COUNT
    count = s.count
    if count[enemy + area] and not may_leave(s, side, area):
        return []
    if not s.points:
        return [
            to << 13 | sea << 20
            for to, sea, is_first in SEA_WAYS[side][area]
            if is_first and not count[enemy + to] and area << 6 | to in s.credits
        ]
    lanes = [to << 13 | sea << 20 for to, sea, is_first in SEA_WAYS[side][area] if is_first and not count[enemy + to]]
    if s.event == PIRACY:
        lanes += [
            to << 13 | sea << 20
            for to, sea, _ in SEA_WAYS[side][area]
            if count[enemy + to] and may_enter(s, side, to, 1 << FIRST_SEA_GATE + sea)
        ]
    return lanes


def play_sea(s: Position, side: int, action: int) -> None:
    """6.8 A paid move between major ports leaves a credit; 7.1 an attack neither uses nor leaves one."""
    block = action >> 6 & 127
    to = action >> 13 & 127
    sea = action >> 20
    area = s.where[block]
    attacks = s.count[(1 - side) * AREA_COUNT + to] > 0
    credit = area << 6 | to
    if credit in s.credits and not attacks:
        s.credits.remove(credit)
    else:
        s.points -= 1
        if not attacks and IS_PORT[area] and IS_PORT[to]:
            s.credits.append(credit)
    s.moved[block] = 1
    log.sailing(s, block, area, to, sea)
    s.place(block, to)
    if attacks:
        s.pirate[block] = 1 + sea
        enter(s, side, block, to, 1 << FIRST_SEA_GATE + sea)
    check_rescue(s)


def havens(s: Position, side: int, sea: int) -> list[int]:
    """7.2 Where pirates of a sea may retreat or regroup to."""
    return [area for area in COAST[sea] if area != s.battle and s.is_open(side, area) and EXILE_OF[area] != 1 - side]
