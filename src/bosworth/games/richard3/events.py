"""Section 7: Muster and Plague, the two events that are played out apart. (The others only change a player turn.)"""

from bosworth.games.richard3 import log
from bosworth.games.richard3.actions import end_event
from bosworth.games.richard3.land import muster_targets, muster_ways, play_muster_move, unmoved_stacks
from bosworth.games.richard3.state import MUSTER_MOVES, Position
from bosworth.games.richard3.succession import lose_steps
from bosworth.games.richard3.tables import CITIES
from bosworth.games.richard3.verbs import DECLINE, END, MOVE, MUSTER_AT, PLAGUE_AT
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def _muster_moves(s: Position, side: int, target: int) -> list[int]:
    found: list[int] = []
    for area, blocks in unmoved_stacks(s, side).items():
        ways = muster_ways(s, side, area, target)
        found += [pack(MOVE, block, to) for block in blocks for to in ways]
    return found


def legal_muster_area(s: Position, side: int) -> list[int]:
    """7 A friendly or vacant area that at least one block can reach; or none."""
    return [END] + [pack(MUSTER_AT, area) for area in muster_targets(s, side)]


def play_muster_area(s: Position, side: int, action: int, dice: Dice) -> None:
    """7 Name the area."""
    if action == END:
        end_event(s)
        return
    s.muster = only(action)
    log.at(s, "muster", side, s.muster)
    s.go(MUSTER_MOVES)


def legal_muster_moves(s: Position, side: int) -> list[int]:
    """7 Any block anywhere may make a normal land move that ends there."""
    return [END, *_muster_moves(s, side, s.muster)]


def play_muster_moves(s: Position, side: int, action: int, dice: Dice) -> None:
    """7 Any block anywhere may make a normal land move that ends there."""
    if action == END:
        end_event(s)
    else:
        play_muster_move(s, side, action)


def legal_plague(s: Position, side: int) -> list[int]:
    """7 An enemy area with a city (D19: purely enemy); may be declined."""
    return [DECLINE] + [pack(PLAGUE_AT, area) for area in CITIES if s.holds(1 - side, area)]


def play_plague(s: Position, side: int, action: int, dice: Dice) -> None:
    """7.3 Every enemy block there loses a step, in order of id."""
    if action != DECLINE:
        _spread(s, side, only(action))
    if s.winner < 0:
        end_event(s)


def _spread(s: Position, side: int, area: int) -> None:
    """7.3 All losses are told before the first death, so that their order tells nothing, and seen together behind the last."""
    log.at(s, "plague", side, area)
    victims = s.blocks_in(1 - side, area)
    for block in victims:
        log.quiet_loss(s, "plague-loss", block, area)
    for block in victims:
        if s.winner < 0:
            lose_steps(s, block, 1)
    if s.winner < 0:
        log.plague_toll(s, 1 - side, area, len(victims))
