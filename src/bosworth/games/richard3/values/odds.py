"""What battles promise: quick estimates, no rolling."""

from collections.abc import Iterable
from typing import Final, NamedTuple

ROUNDS: Final = 3
"""An attacker fights for three rounds; in the fourth he must leave."""


class Force(NamedTuple):
    """A body of blocks: its steps, and the hits it expects to score in a round at full strength."""

    steps: float
    power: float

    def plus(self, other: "Force", part: float = 1.0) -> "Force":
        """Both together, the other counted in part."""
        return Force(self.steps + part * other.steps, self.power + part * other.power)


NOBODY: Final = Force(0.0, 0.0)


def gathered(forces: Iterable[Force]) -> Force:
    """All of them together."""
    steps = power = 0.0
    for force in forces:
        steps += force[0]
        power += force[1]
    return Force(steps, power)


def clash(attackers: Force, defenders: Force, rounds: int = ROUNDS) -> tuple[float, float]:
    """The shares of attackers and defenders that are left after so many rounds; defenders strike first."""
    if attackers.steps <= 0 or defenders.steps <= 0:
        return float(attackers.steps > 0), float(defenders.steps > 0)
    left, held = 1.0, 1.0
    for _ in range(rounds):
        left = max(0.0, left - defenders.power * held / attackers.steps)
        held = max(0.0, held - attackers.power * left / defenders.steps)
    return left, held


def chance_to_win(left: float, held: float) -> float:
    """The attackers' chance to clear the field, from what `clash` leaves of both sides."""
    return min(0.98, max(0.02, 0.5 + 0.75 * (left - held)))
