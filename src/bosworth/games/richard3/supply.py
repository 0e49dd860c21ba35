"""Section 10: succession, executions, minors, attrition."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.recruit import open_crowns
from bosworth.games.richard3.state import (
    ATTRITION,
    EXECUTION,
    EXECUTIONS,
    HEIR_ENTRY,
    MINORS_ENTER,
    NEW_TURN,
    STARVATION,
    Position,
)
from bosworth.games.richard3.succession import claim_title, crown_successor, eliminate, kill, next_minor
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_COUNT, CAPTIVE, EXEMPT, EXILES, LIMIT, STRENGTH
from bosworth.games.richard3.verbs import ENTER, EXECUTE, REDUCE, SPARE
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def start(s: Position, dice: Dice) -> None:
    """10.1 A dead King is succeeded. What was pending now is replaced in this phase (10.3)."""
    log.phase(s, "supply", s.turn)
    crown_successor(s)
    s.owed = s.pending[:]
    s.active = s.pretender_side()
    s.barriers += 1
    s.go(EXECUTIONS)


def _other_side_next(s: Position, stage: int, then: int) -> None:
    """The Pretender's side goes first; after the King's side comes the next stage."""
    if s.active == s.king_side:
        s.active = s.pretender_side()
        s.go(then)
    else:
        s.active = s.king_side
        s.go(stage)


# --- 10.2 executions ------------------------------------------------------------------------------------------------------------


def executions(s: Position, dice: Dice) -> None:
    """10.2 A side that holds the enemy's Exeter or Clarence in an area may execute him."""
    if s.where[CAPTIVE[s.active]] < AREA_COUNT:
        log.side(s, "captive", s.active, reveals=True)
        s.go(EXECUTION)
    else:
        _other_side_next(s, EXECUTIONS, MINORS_ENTER)


def legal_execution(s: Position, side: int) -> list[int]:
    """10.2 Execute or spare."""
    return [SPARE, EXECUTE]


def play_execution(s: Position, side: int, action: int, dice: Dice) -> None:
    """10.2 His replacement enters in the next supply phase (D65)."""
    s.barriers += 1
    if action == EXECUTE:
        log.execution(s, side, CAPTIVE[side])
        kill(s, CAPTIVE[side])
    else:
        log.side(s, "spared", side)
    _other_side_next(s, EXECUTIONS, MINORS_ENTER)


# --- 10.3 minors ----------------------------------------------------------------------------------------------------------------


def entry_areas(s: Position, side: int) -> list[int]:
    """10.3 The Pretender's minors enter in exile, the King's in a friendly or vacant crown area."""
    return open_crowns(s) if side == s.king_side else EXILES[side]


def minors_enter(s: Position, dice: Dice) -> None:
    """10.3 One minor for each heir that was pending; without an area he waits."""
    side = s.active
    areas = entry_areas(s, side)
    if not s.owed[side] or next_minor(s, side) < 0 or not areas:
        s.owed[side] = 0
        s.area = -1
        _other_side_next(s, MINORS_ENTER, STARVATION)
    elif len(areas) == 1:
        _enter(s, side, areas[0])
    else:
        s.go(HEIR_ENTRY)


def legal_entry(s: Position, side: int) -> list[int]:
    """10.3 The owner chooses the area."""
    return [pack(ENTER, area) for area in entry_areas(s, side)]


def play_entry(s: Position, side: int, action: int, dice: Dice) -> None:
    """10.3 He enters, and everybody hears of it."""
    _enter(s, side, only(action))
    s.go(MINORS_ENTER)


def _enter(s: Position, side: int, area: int) -> None:
    heir = next_minor(s, side)
    s.place(heir, area)
    s.strength[heir] = STRENGTH[heir]
    s.owed[side] -= 1
    s.pending[side] -= 1
    s.barriers += 1
    log.named(s, "minor-enters", heir, area)
    claim_title(s, heir)


# --- 10.4 attrition -------------------------------------------------------------------------------------------------------------


def counted_blocks(s: Position, side: int, area: int) -> list[int]:
    """10.4 All blocks of the side there except the local mercenaries."""
    return [block for block in s.blocks_in(side, area) if block not in EXEMPT[area]]


def find_overfull(s: Position, side: int, areas: list[int]) -> bool:
    """Point `area` to the next area with more counted blocks than its limit, and say how many are too many."""
    count = s.count
    first = side * AREA_COUNT
    for area in areas:
        if count[first + area] > LIMIT[area] and area > s.area:
            counted = counted_blocks(s, side, area)
            if len(counted) > LIMIT[area]:
                s.area = area
                s.losses = len(counted) - LIMIT[area]
                s.spared = s.count[side * AREA_COUNT + area] - len(counted)
                s.acted = [0] * BLOCK_COUNT
                log.overfull(s, side, area, s.losses)
                return True
    s.area = -1
    s.losses = 0
    s.spared = 0
    return False


ALL_AREAS: Final[list[int]] = list(range(AREA_COUNT))


def starvation(s: Position, dice: Dice) -> None:
    """10.4 Area by area, the Pretender's side first."""
    if find_overfull(s, s.active, ALL_AREAS):
        s.go(ATTRITION)
        return
    s.acted = [0] * BLOCK_COUNT
    _other_side_next(s, STARVATION, NEW_TURN)


def legal_attrition(s: Position, side: int) -> list[int]:
    """10.4 A counted block that has not yet lost a step in this phase."""
    return [pack(REDUCE, block) for block in counted_blocks(s, side, s.area) if not s.acted[block]]


def play_attrition(s: Position, side: int, action: int, dice: Dice) -> None:
    """10.4 It loses a step, which is told before a block at zero is taken away; a death does not lower the number of losses."""
    block = only(action)
    s.acted[block] = 1
    s.losses -= 1
    s.strength[block] -= 1
    log.quiet_loss(s, "starve", block, s.area)
    if not s.strength[block]:
        s.barriers += 1
        eliminate(s, block)
    if not s.losses:
        s.barriers += 1
        s.go(STARVATION)
