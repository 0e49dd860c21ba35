"""Sections 6.2–6.6: land moves, border limits, attack roles, pinning."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.state import ACTIONS, MOVING, MUSTER_MOVES, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BORDER_AT,
    BORDER_COUNT,
    BORDER_STOPS,
    EXITS,
    FORCE_MARCH,
    GATE_AT,
    GATES,
    MIDDLESEX,
)
from bosworth.games.richard3.verbs import MOVE, STOP
from bosworth.kernel.action import each_with, first, pack, second
from bosworth.kernel.chance import Dice

FIRST_STEPS: Final[list[list[list[int]]]] = [
    [[pack(MOVE, 0, to) for to in exits] for exits in EXITS[area]] for area in range(AREA_COUNT)
]
"""By area and bits of its borders: the packed moves over them, the block left out."""


def unmoved_stacks(s: Position, side: int) -> dict[int, list[int]]:
    """The blocks of a side that have not moved, by area."""
    where = s.where
    moved = s.moved
    stacks: dict[int, list[int]] = {}
    for block in [b for b in s.roster(side) if where[b] < AREA_COUNT and not moved[b]]:
        area = where[block]
        if area in stacks:
            stacks[area].append(block)
        else:
            stacks[area] = [block]
    return stacks


def add_moves(s: Position, side: int, stacks: dict[int, list[int]], found: list[int]) -> None:
    """6.2 Each unmoved block of an activated area, or of one that can be activated, may make its first step."""
    can_pay = s.points > 0
    for area, blocks in stacks.items():
        if can_pay or s.activated[area]:
            steps = FIRST_STEPS[area][open_gates(s, side, area)]
            for block in blocks:
                found += each_with(block, steps)


def open_gates(s: Position, side: int, area: int) -> int:
    """6.3 The bits of the borders that a block of the side may cross from an area."""
    gates = GATES[side][area] & ~s.closed[area]
    if not s.held[1 - side] >> area & 1:
        return gates
    return gates & ~s.entered[(1 - side) * AREA_COUNT + area] if may_leave(s, side, area) else 0


def exits_from(s: Position, side: int, area: int) -> list[int]:
    """6.3 The neighbours that a block of the side may step to from an area."""
    return EXITS[area][open_gates(s, side, area)]


def may_leave(s: Position, side: int, area: int) -> bool:
    """6.6 Of the blocks that stood in an attacked area, as many are pinned as the attacker has there outside his reserve."""
    return len(s.fighters(side, area)) > len(s.fighters(1 - side, area))


def enter(s: Position, side: int, block: int, area: int, gate: int) -> None:
    """6.4 The first gate is the main attack; whoever comes by another one is reserve, and so is every reinforcement."""
    if s.attackers[area] < 0:
        s.attackers[area] = side
        s.mains[area] = gate
    s.reserve[block] = int(s.attackers[area] != side or s.mains[area] != gate)
    s.entered[side * AREA_COUNT + area] |= gate
    s.note_entry(side, area)
    if area == MIDDLESEX:
        s.barriers += 1  # the running score now tells whether the enemy had the point for it (D57)


def step(s: Position, side: int, block: int, to: int) -> bool:
    """6.3 Cross one border; whether the block must stop there (an enemy, a red border, its allowance)."""
    area = s.where[block]
    border = BORDER_AT[area * AREA_COUNT + to]
    s.crossed[side * BORDER_COUNT + border] += 1
    s.note_crossing(side, border)
    s.came_from = area
    s.moves_left -= 1
    s.place(block, to)
    is_met = s.count[(1 - side) * AREA_COUNT + to] > 0
    if is_met:
        enter(s, side, block, to, GATE_AT[area * AREA_COUNT + to])
    log.journey(s, "move", block, area, to)
    return is_met or BORDER_STOPS[border] or s.moves_left == 0


def play_move(s: Position, side: int, action: int) -> None:
    """6.2 A block's first step; the first block to leave an area activates it for one point."""
    block = first(action)
    area = s.where[block]
    if not s.activated[area]:
        s.activated[area] = 1
        s.points -= 1
    s.moved[block] = 1
    s.mover = block
    s.moves_left = 3 if s.event == FORCE_MARCH else 2
    _step_on(s, side, second(action))


def _step_on(s: Position, side: int, to: int) -> None:
    if step(s, side, s.mover, to) or not _onward(s, side):
        _finish(s, ACTIONS)
    else:
        s.go(MOVING)


def _onward(s: Position, side: int) -> list[int]:
    """6.3 Where the moving block may go on to: never straight back."""
    return [to for to in exits_from(s, side, s.where[s.mover]) if to != s.came_from]


def legal_moving(s: Position, side: int) -> list[int]:
    """6.3 Go on, or stop here."""
    return [STOP] + [pack(MOVE, s.mover, to) for to in _onward(s, side)]


def play_moving(s: Position, side: int, action: int, dice: Dice) -> None:
    """6.3 Go on, or stop here."""
    if action == STOP:
        _finish(s, ACTIONS)
    else:
        _step_on(s, side, second(action))


def _finish(s: Position, back_to: int) -> None:
    s.mover = -1
    s.came_from = -1
    s.moves_left = 0
    check_rescue(s)
    s.go(back_to)


# --- Muster (7) -----------------------------------------------------------------------------------------------------------------


def muster_ways(s: Position, side: int, area: int, target: int) -> list[int]:
    """7 The first steps from an area that lead to the muster area in one or two steps through friendly or vacant areas."""
    return [to for to in exits_from(s, side, area) if target in _muster_ends(s, side, area, to)] if area != target else []


def muster_targets(s: Position, side: int) -> list[int]:
    """7 The friendly or vacant areas that at least one block can reach."""
    found: set[int] = set()
    for area in unmoved_stacks(s, side):
        for to in exits_from(s, side, area):
            found.update(_muster_ends(s, side, area, to))
    return sorted(found)


def _muster_ends(s: Position, side: int, area: int, to: int) -> list[int]:
    """7 Where a muster move whose first step goes to `to` may end."""
    if not s.is_open(side, to):
        return []
    if BORDER_STOPS[BORDER_AT[area * AREA_COUNT + to]]:
        return [to]
    return [to] + [end for end in exits_from(s, side, to) if end != area and s.is_open(side, end)]


def play_muster_move(s: Position, side: int, action: int) -> None:
    """7 A muster move goes all the way."""
    block = first(action)
    s.moved[block] = 1
    s.moves_left = 2
    step(s, side, block, second(action))
    if s.where[block] != s.muster:
        step(s, side, block, s.muster)
    _finish(s, MUSTER_MOVES)
