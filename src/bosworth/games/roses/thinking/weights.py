"""The numbers that the bots go by, and what tempers make of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bosworth.kernel.thought import NORMAL
from bosworth.kernel.tuning import Tuning, read_tuning

TUNING: Final[Tuning] = read_tuning(Path(__file__).parent.parent / "data" / "weights.toml")
BASE: Final = "base"
PLAIN: Final = "plain"
"""The sets of weights: our own, and those of a player who does what is obvious."""
NOTHING: Final[dict[str, float]] = {}
TEMPERS: Final[dict[str, dict[str, float]]] = {
    "balanced": {"guard": 1.25, "attack": 0.9},
    "aggressive": {"attack": 1.5, "bribe": 1.35, "guard": 0.6, "lead": 1.25},
    "cautious": {"guard": 1.7, "attack": 0.65, "bribe": 0.85, "pound": 1.2},
}
"""By temper: factors on weights."""


class Weights:
    """One set of weights; see the file for what each is."""

    def __init__(self, temper: str = NORMAL, other: Mapping[str, float] = NOTHING, name: str = BASE) -> None:
        values: dict[str, float] = {**TUNING.weights[BASE], **TUNING.weights[name], **other}
        for key, factor in TEMPERS.get(temper, {}).items():
            values[key] *= factor
        self.fading: float = values["fading"]
        self.pound: float = values["pound"]
        self.compound: float = values["compound"]
        self.saved: float = values["saved"]
        self.growth: float = values["growth"]
        self.leader: float = values["leader"]
        self.mercenary: float = values["mercenary"]
        self.strength: float = values["strength"]
        self.token: float = values["token"]
        self.spread: float = values["spread"]
        self.final: float = values["final"]
        self.lead: float = values["lead"]
        self.guard: float = values["guard"]
        self.bribe: float = values["bribe"]
        self.attack: float = values["attack"]
        self.bid: float = values["bid"]

    def spending(self, later: int) -> float:
        """The price of a pound on a sheet with so many turns after it: what must be had for it; before the first, nothing."""
        return _compounded(self.pound, self.compound * self.fading, later)

    def earning(self, later: int) -> float:
        """The same for a pound of income with so many turns to come."""
        return sum([self.spending(left) for left in range(later)])

    def saving(self, later: int) -> float:
        """Points that a pound in hand is likely to bring, with so many turns after the next sheet."""
        return _compounded(self.saved, self.growth * self.fading, later)

    def yielding(self, later: int) -> float:
        """The same for a pound of income with so many turns to come."""
        return sum([self.saving(left) for left in range(later)])


def _compounded(now: float, growth: float, later: int) -> float:
    return now * (1.0 + growth * later) if later >= 0 else 0.0
