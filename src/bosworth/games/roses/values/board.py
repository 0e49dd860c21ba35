"""The position as a seat sees it, made into one that can be played with, and what it is worth."""

from typing import Final

from bosworth.games.roses import parliament
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import EARNING, INCOME, TURNS
from bosworth.games.roses.view import View
from bosworth.kernel.chance import Dice

POUND: Final = 0.3
"""Points that a pound is worth while there are turns left to spend it in."""
RIVAL: Final = 0.4
"""What a point of the average rival is worth to us, with the sign turned."""
FADING: Final = 0.55
"""How much of this turn's points a later turn is expected to bring again."""


class Board:
    """What a seat knows of the position, without the deck and others' sheets, which no valuation asks for."""

    def __init__(self, view: View) -> None:
        self.state: Position = view.known
        self.own = view.own
        self.writer = view.writer
        self.later: int = TURNS - self.state.turn

    @property
    def pound(self) -> float:
        """What money is worth: nothing in the last turn."""
        return POUND if self.later else 0.0

    def turn_points(self, state: Position) -> float:
        """What a parliament held now would bring us, less what it would bring the others."""
        trial = state.copy()
        parliament.sit(trial, Dice())
        gained = [after - before for after, before in zip(trial.score, state.score, strict=True)]
        mine = sum(gained[player] for player in self.own)
        others = sum(gained) - mine
        return mine - RIVAL * others * len(self.own) / max(1, state.players - len(self.own))

    def worth(self, state: Position) -> float:
        """Points now and in later turns, and what the income will buy."""
        horizon = 1 + FADING * self.later
        return self.turn_points(state) * horizon + self.income(state) * self.pound * self.later

    def income(self, state: Position) -> int:
        """Our income."""
        return sum(INCOME[asset] for asset in EARNING if state.owner[asset] in self.own)

    def gain(self, state: Position, asset: int, player: int) -> float:
        """What it is worth that an asset goes to a player."""
        trial = state.copy()
        before = self.worth(trial)
        trial.give(asset, player)
        return self.worth(trial) - before
