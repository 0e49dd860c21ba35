"""What a side is after in its turns: a few numbers by which one and the same planner gathers, lands, hunts or guards."""

from typing import Final

from bosworth.kernel.thought import NORMAL


class Aim:
    """Factors on what a plan is judged by; 1 is usual."""

    def __init__(  # noqa: PLR0913, PLR0917 - one for each thing that is judged
        self,
        name: str,
        attack: float = 1.0,
        hunt: float = 1.0,
        fear: float = 1.0,
        land: float = 1.0,
        call: float = 1.0,
        troops: float = 1.0,
        london: float = 1.0,
        guard: float = 1.0,
        landing_turn: int = 0,
        beach: int = -1,
        bold: float = 0.0,
        care: float = 0.0,
    ) -> None:
        self.name = name
        self.attack = attack
        self.hunt = hunt
        """What enemy heirs are worth."""
        self.fear = fear
        self.land = land
        self.call = call
        """What nobles called up from the pool are worth."""
        self.troops = troops
        """What levies, bombards and mercenaries are worth."""
        self.london = london
        self.guard = guard
        """What own heirs are worth."""
        self.landing_turn = landing_turn
        """The turn before which nobody leaves exile."""
        self.beach = beach
        """The area where all land together, -1 for any."""
        self.bold = bold
        """What each step that the enemy loses is worth for its own sake, as a chance of winning."""
        self.care = care
        """The same of own steps."""


PLAIN: Final = Aim("plain")
STRIKE: Final = Aim("strike", attack=1.8, fear=0.5)
HUNT: Final = Aim("hunt", attack=1.3, hunt=2.5, fear=0.6)
LEAD: Final = Aim("lead", attack=1.5, hunt=1.5, fear=0.6, guard=0.15)
"""Heirs lead their men into battle: King, Pretender and Warwick win nobles over there."""
CALL: Final = Aim("call", attack=0.5, call=1.8, troops=0.6)
ARM: Final = Aim("arm", attack=0.7, troops=3.0)
GUARD: Final = Aim("guard", attack=0.6, fear=2.5, guard=2.0)
LONDON: Final = Aim("london", london=3.0)
INVADE: Final = Aim("invade", land=2.5, troops=1.5, fear=0.6)
WAIT: Final = Aim("gather", land=0.0, attack=0.6, landing_turn=5, troops=1.5)
GATHER: Final = Aim("gather", land=0.0, attack=0.6, landing_turn=4, troops=1.5)
COUNT: Final = Aim("count", attack=0.4, land=2.0, call=2.0, london=1.5, troops=0.5)

AIMS: Final[list[list[Aim]]] = [
    [HUNT, INVADE, LEAD, STRIKE, COUNT, GATHER, CALL, ARM, LONDON, WAIT, GUARD],
    [STRIKE, GUARD, CALL, HUNT, LEAD, COUNT, LONDON, ARM, INVADE],
]
"""What may be worth a try, the Pretender's side first: the likeliest first."""

TEMPERS: Final[dict[str, Aim]] = {
    NORMAL: PLAIN,
    "balanced": Aim("balanced", call=1.2, london=1.2),
    "aggressive": Aim("aggressive", attack=1.6, hunt=1.4, fear=0.5, land=1.3, troops=1.5, guard=0.8, bold=0.012),
    "cautious": Aim("cautious", attack=0.6, hunt=0.8, fear=2.0, land=0.8, guard=1.6, care=0.012),
}
"""What a temper is after."""
