"""Section 6.1: a player turn in the action phase, from the card to `end`."""

from bosworth.games.richard3 import land, log, recruit, sea
from bosworth.games.richard3.land import unmoved_stacks
from bosworth.games.richard3.state import (
    ACTIONS,
    MUSTER_AREA,
    NEXT_BATTLE,
    PLAGUE_AREA,
    PLAYER_TURN,
    Position,
)
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BORDER_COUNT,
    FIRST_PLAIN_KIND,
    FORCE_MARCH,
    KIND_NAMES,
    KIND_OF,
    MUSTER,
    PIRACY,
    PLAGUE,
    POINTS,
    TREASON,
)
from bosworth.games.richard3.verbs import END, MOVE, RECRUIT
from bosworth.kernel.action import verb
from bosworth.kernel.chance import Dice


def start_player_turn(s: Position, dice: Dice) -> None:
    """6 Crossing counts, activated areas and port credits start empty for each player; a favoured side has more points (B16)."""
    kind = KIND_OF[s.chosen[s.active]]
    s.crossed = [0] * (2 * BORDER_COUNT)
    s.closed = [0] * AREA_COUNT
    s.activated = [0] * AREA_COUNT
    s.credits = []
    s.event = kind if kind < FIRST_PLAIN_KIND else -1
    s.points = POINTS[kind] + s.rules.more_points[s.active]
    if s.telling:
        s.tell("player-turn", {"side": log.side_name(s.active), "card": KIND_NAMES[kind], "points": s.points})
    if kind == TREASON:
        s.treason = s.active
    if kind == MUSTER:
        s.go(MUSTER_AREA)
    elif kind == PLAGUE:
        s.go(PLAGUE_AREA)
    else:
        s.go(ACTIONS)


def end_player_turn(s: Position) -> None:
    """6 Player 1 takes a whole turn, then Player 2; then battles."""
    log.side(s, "turn-ended", s.active)
    s.barriers += 1
    s.event = -1
    s.points = 0
    s.muster = -1
    if s.active == s.player1:
        s.active = 1 - s.player1
        s.go(PLAYER_TURN)
    else:
        s.go(NEXT_BATTLE)


def end_event(s: Position) -> None:
    """7 With Muster or Plague the player turn is over, unless a favoured side has points left to move with (B16)."""
    if not s.points:
        end_player_turn(s)
        return
    s.barriers += 1
    s.muster = -1
    s.go(ACTIONS)


def event_sails(s: Position) -> bool:
    """7 Whether the card allows sea moves: Force March does not, Treason by switch `treason_sea` (D6)."""
    return s.event != FORCE_MARCH and (s.event != TREASON or s.rules.treason_sea)


def legal(s: Position, side: int) -> list[int]:
    """6.1 Land moves, sea moves and recruits, as far as points and the event (7) allow; or `end`."""
    found = [END]
    stacks = unmoved_stacks(s, side)
    if s.event != PIRACY:
        land.add_moves(s, side, stacks, found)
    if event_sails(s) and (s.points > 0 or s.credits):
        sea.add_moves(s, side, stacks, found)
    if s.event < 0 and s.points > 0:
        recruit.add_recruits(s, side, found)
    return found


def play(s: Position, side: int, action: int, dice: Dice) -> None:
    """6.1 Carry out one action."""
    kind = verb(action)
    if kind == END:
        end_player_turn(s)
    elif kind == MOVE:
        land.play_move(s, side, action)
    elif kind == RECRUIT:
        recruit.play_recruit(s, side, action)
    else:
        sea.play_sea(s, side, action)
