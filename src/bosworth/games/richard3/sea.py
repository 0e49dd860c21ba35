"""Sections 6.7, 6.8 and 7.1: sea moves, the port bonus, piracy."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.land import enter, may_leave
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    CAN_SAIL,
    COAST,
    EXILES,
    FIRST_SEA_GATE,
    IS_PORT,
    PIRACY,
    POINTS,
    SEA_COUNT,
    SEAS_OF,
)
from bosworth.games.richard3.verbs import SEA
from bosworth.kernel.action import each_with, first, pack, second, third

COAST_BITS: Final[list[int]] = [sum(1 << area for area in COAST[sea]) for sea in range(SEA_COUNT)]
"""By sea: the areas on it as bits."""


def _reach(side: int, area: int) -> int:
    reach = 0
    for sea in SEAS_OF[area]:
        reach |= COAST_BITS[sea]
    return reach & ~sum(1 << exile for exile in EXILES[1 - side]) & ~(1 << area)


REACH: Final[list[list[int]]] = [[_reach(side, area) for area in range(AREA_COUNT)] for side in (0, 1)]
"""By side and area: the areas that lie on the same sea as bits, the enemy's exile areas left out."""
_LANES: Final[dict[int, list[int]]] = {}  # what `_lanes_to` made before: the same coasts come up again and again
_MOST_LANES: Final = 100_000


def can_sail(s: Position, block: int) -> bool:
    """6.7 Scots, Welsh, the rebel and city levies cannot go by sea; Bombards by switch `bombard_sea` (D15)."""
    return CAN_SAIL[s.rules.bombard_sea][block]


def may_attack(s: Position, side: int) -> bool:
    """7.1 With Piracy, until as many have attacked as the card has points; more points of a favoured side only sail (B16)."""
    return s.event == PIRACY and len([block for block in s.roster(side) if s.pirate[block]]) < POINTS[PIRACY]


def add_moves(s: Position, side: int, stacks: dict[int, list[int]], found: list[int]) -> None:
    """6.7 One block for a point; 6.8 or for an open port credit."""
    sails = CAN_SAIL[s.rules.bombard_sea]
    enemies = s.held[1 - side]
    reach = REACH[side]
    attacks = may_attack(s, side)
    for area, blocks in stacks.items():
        if reach[area] and (not enemies >> area & 1 or may_leave(s, side, area)):
            lanes = _lanes_to(area, reach[area] & ~enemies)
            if not s.points:
                lanes = [lane for lane in lanes if area * AREA_COUNT + third(lane) in s.credits]
            elif attacks:
                lanes = lanes + _attacks_from(s, side, area)
            for block in blocks:
                if sails[block]:
                    found += each_with(block, lanes)


def _lanes_to(area: int, targets: int) -> list[int]:
    """6.7 Packed sea moves, the block left out; where two seas lead to the same area only the first is offered."""
    key = targets * AREA_COUNT + area
    lanes = _LANES.get(key)
    if lanes is None:
        lanes = []
        for sea in SEAS_OF[area]:
            lanes += [pack(SEA, 0, sea, to) for to in COAST[sea] if targets >> to & 1]
            targets &= ~COAST_BITS[sea]
        if len(_LANES) >= _MOST_LANES:
            _LANES.clear()
        _LANES[key] = lanes
    return lanes


def _attacks_from(s: Position, side: int, area: int) -> list[int]:
    """7.1 Sea moves into enemy or contested areas; a sea counts as one border for 6.5."""
    targets = REACH[side][area] & s.held[1 - side]
    return [
        pack(SEA, 0, sea, to)
        for sea in SEAS_OF[area]
        for to in COAST[sea]
        if targets >> to & 1 and _may_enter(s, side, to, 1 << FIRST_SEA_GATE + sea)
    ]


def _may_enter(s: Position, side: int, area: int, gate: int) -> bool:
    used = s.entered[side * AREA_COUNT + area]
    return bool(used & gate) or used.bit_count() < s.entry_limit(side, area)


def play_sea(s: Position, side: int, action: int) -> None:
    """6.8 A paid move between major ports leaves a credit; 7.1 an attack neither uses nor leaves one."""
    block = first(action)
    sea = second(action)
    to = third(action)
    area = s.where[block]
    attacks = s.count[(1 - side) * AREA_COUNT + to] > 0
    credit = area * AREA_COUNT + to
    if credit in s.credits and not attacks:
        s.credits.remove(credit)
    else:
        s.points -= 1
        if not attacks and IS_PORT[area] and IS_PORT[to]:
            s.credits.append(credit)
    s.moved[block] = 1
    s.place(block, to)
    if attacks:
        s.pirate[block] = 1 + sea
        enter(s, side, block, to, 1 << FIRST_SEA_GATE + sea)
    log.sailing(s, block, area, to, sea)
    check_rescue(s)


def havens(s: Position, side: int, sea: int) -> list[int]:
    """7.2 Where pirates of a sea may retreat or regroup to: one to a coast, two from major port to major port (D34)."""
    open_coast = [area for area in COAST[sea] if area != s.battle and s.is_open(side, area)]
    return [area for area in open_coast if area != s.haven or (IS_PORT[s.battle] and IS_PORT[area])]
