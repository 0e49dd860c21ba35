"""What things are worth to somebody, as factors on the prices of `value`: learned, and turned by a temper."""

from collections.abc import Mapping
from typing import Final

from bosworth.kernel.thought import NORMAL

TEMPERS: Final[dict[str, dict[str, float]]] = {
    NORMAL: {},
    "balanced": {"majority": 1.25, "noble": 1.1, "built": 1.1},
    "aggressive": {"spoils": 1.45, "conflict_cost": 0.7, "ousting": 2.0, "offices": 1.2, "squires": 0.85, "contest": 0.7},
    "cautious": {"spoils": 0.8, "conflict_cost": 1.4, "ousting": 0.3, "gold": 1.15, "squires": 1.15, "contest": 1.5},
}
"""By temper: what it multiplies."""


class Weights:
    """Factors and amounts; a number that is not given is that of greedy's world, or plainly sensible."""

    def __init__(self, numbers: Mapping[str, float], temper: str = NORMAL) -> None:
        turned = TEMPERS[temper]

        def number(name: str, otherwise: float) -> float:
            return numbers.get(name, otherwise) * turned.get(name, 1.0)

        self.gold: float = number("gold", 1.0)
        self.squires: float = number("squires", 1.0)
        self.votes: float = number("votes", 1.0)
        self.new_knight: float = number("new_knight", 1.0)
        self.upgrade: float = number("upgrade", 1.0)
        self.noble: float = number("noble", 1.0)
        self.extension: float = number("extension", 1.0)
        self.crossing: float = number("crossing", 1.0)
        self.knights: float = number("knights", 1.0)
        self.built: float = number("built", 1.0)
        self.spoils: float = number("spoils", 1.0)
        self.conflict_cost: float = number("conflict_cost", 1.0)
        self.provinces: float = number("provinces", 1.0)
        self.rivals: float = number("rivals", 0.26)
        """What a rival's gain counts beside one's own."""
        self.ousting: float = number("ousting", 0.5)
        """The part of a province that its holder loses when he is ousted: his knight may go elsewhere."""
        self.contest: float = number("contest", 1.0)
        """How much the rivals' knights to come are feared."""
        self.opportunity: float = number("opportunity", 0.9)
        """What a strength of a knight is worth elsewhere in this round."""
        self.patience: float = number("patience", 0.6)
        """What is lost by doing now what can be done later as well."""
        self.majority: float = number("majority", 1.0)
        self.offices: float = number("offices", 1.0)
        self.seals: float = number("seals", 1.0)
        self.bishops: float = number("bishops", 1.0)
        self.dishonour: float = number("dishonour", 1.0)
        self.ally: float = number("ally", 0.3)
        """What something of the ally's counts beside one's own."""
