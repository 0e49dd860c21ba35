"""Sections 6 and 7: a new turn and its turn order."""

from bosworth.games.roses import log
from bosworth.games.roses.state import DISPLAY, Position
from bosworth.kernel.chance import Dice


def set_order(s: Position, dice: Dice) -> None:
    """7 At random in turn 1; later lowest score first, tied players keeping their places."""
    s.turn += 1
    s.barriers += 1
    if s.turn == 1:
        dice.shuffle(s.order)
    else:
        scores = s.score
        s.order = sorted(s.order, key=lambda player: scores[player])
    log.turn(s)
    s.step = DISPLAY


def reverse(s: Position) -> list[int]:
    """2.6 The players, last in turn order first."""
    return s.order[::-1]
