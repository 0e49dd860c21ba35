"""The learned numbers of the game, as they are used."""

from typing import Final

from bosworth.games.richard3.facts import DATA
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.thinking.value import FIGURES, value
from bosworth.kernel.thought import Sets
from bosworth.kernel.tuning import Tuning, read_tuning

TUNING: Final[Tuning] = read_tuning(DATA / "weights.toml")
SETS: Final[list[str]] = ["last", "next", "first"]
"""By the campaigns that follow: none, one, two."""


class Weights:
    """What positions are worth, by the campaigns that follow, early and late in a campaign."""

    def __init__(self, learned: Sets) -> None:
        self.early: list[list[float]] = []
        self.late: list[list[float]] = []
        for name in SETS:
            numbers = learned.get(name, TUNING.weights[name])
            self.early.append([numbers[figure] for figure in FIGURES])
            self.late.append([numbers[figure + "_late"] for figure in FIGURES])

    def value(self, s: Position, side: int) -> float:
        """The chance that a side wins the game."""
        after = s.campaigns - s.campaign
        return value(s, side, self.early[after], self.late[after])
