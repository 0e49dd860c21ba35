"""Sections 7.2, 8.9 and 8.12: retreats and regroups."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.sea import havens
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, BORDER_AT, BORDER_COUNT, EDGES
from bosworth.games.richard3.verbs import END, REGROUP
from bosworth.kernel.action import first, pack, second


def retreat_areas(s: Position, side: int, block: int) -> list[int]:
    """8.9 Not over a border by which the enemy came; if both used it, only Player 2 may. 7.2 Pirates go by sea."""
    if s.pirate[block]:
        return havens(s, side, s.pirate[block] - 1)
    barred = s.entered[(1 - side) * AREA_COUNT + s.battle]
    if side != s.player1:
        barred &= ~s.entered[side * AREA_COUNT + s.battle]
    return _neighbours(s, side, barred)


def regroup_areas(s: Position, side: int, block: int) -> list[int]:
    """8.12 Adjacent friendly or vacant areas, whatever borders the enemy used. 7.2 Pirates go by sea."""
    if s.pirate[block]:
        return havens(s, side, s.pirate[block] - 1)
    return _neighbours(s, side, 0)


def fresh_limits(s: Position) -> None:
    """8.9, 8.12 Borders, and the coasts of 7.2, count afresh in each round and for the regroup."""
    s.crossed = [0] * (2 * BORDER_COUNT)
    s.haven = -1


def _neighbours(s: Position, side: int, barred: int) -> list[int]:
    enemy = (1 - side) * AREA_COUNT
    own = side * BORDER_COUNT
    count = s.count
    crossed = s.crossed
    return [
        to
        for to, border, limit, here, _ in EDGES[side][s.battle]
        if not count[enemy + to] and not barred & here and crossed[own + border] < limit
    ]


def withdraw(s: Position, side: int, block: int, to: int) -> None:
    """Leave the battle area by the border (or, for pirates, the sea)."""
    if s.pirate[block]:
        s.pirate[block] = 0
        s.haven = to
    else:
        s.crossed[side * BORDER_COUNT + BORDER_AT[s.battle * AREA_COUNT + to]] += 1
    s.moved[block] = 1
    s.reserve[block] = 0
    s.acted[block] = 0
    s.defected[block] = 0
    s.place(block, to)


def retreat(s: Position, side: int, block: int, to: int) -> None:
    """8.9 A retreated block is out of the battle; its name and target are told as it leaves (13)."""
    withdraw(s, side, block, to)
    log.named(s, "retreat", block, to)
    check_rescue(s)


def legal_regroup(s: Position, side: int) -> list[int]:
    """8.12 Any of the winner's blocks here, once each; or `end`."""
    found = [END]
    for block in s.blocks_in(side, s.battle):
        found += [pack(REGROUP, block, to) for to in regroup_areas(s, side, block)]
    return found


def regroup(s: Position, side: int, action: int) -> None:
    """8.12 Move one block on."""
    block = first(action)
    to = second(action)
    withdraw(s, side, block, to)
    log.journey(s, "regroup", block, s.battle, to)
    check_rescue(s)
