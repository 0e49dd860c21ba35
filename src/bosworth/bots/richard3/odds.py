"""What battles and dice promise: quick estimates, no rolling."""

from collections.abc import Iterable
from math import comb
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


def _hit_chances(dice: int, power: int) -> list[float]:
    """The chance of each number of hits, from none to all dice."""
    hit = min(power, 6) / 6
    return [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]


_SHOTS: Final = [[_hit_chances(dice, power) for power in range(8)] for dice in range(7)]


def hit_chances(dice: int, power: int) -> list[float]:
    """The chance of each number of hits when a block fires, from none to all dice."""
    return _SHOTS[dice][power]


def kill_chance(dice: int, power: int, steps: int) -> float:
    """The chance that one shot takes at least so many steps."""
    return sum(hit_chances(dice, power)[steps:])


class Charge(NamedTuple):
    """What a charge promises: the chances that target and heir die, and the steps each loses otherwise."""

    kills: float
    falls: float
    steps: float
    wounds: float


def charge(dice: int, power: int, target: tuple[int, int], heir: int) -> Charge:
    """An heir charges a target (steps, firepower); whoever survives the shot answers it. `heir`: his own steps."""
    steps, answer = target
    kills = falls = dealt = wounds = 0.0
    for hits, chance in enumerate(hit_chances(dice, power)):
        if hits >= steps:
            kills += chance
            continue
        dealt += chance * hits
        reply = hit_chances(steps - hits, answer)
        falls += chance * sum(reply[heir:])
        wounds += chance * sum(back * share for back, share in enumerate(reply[:heir]))
    return Charge(kills, falls, dealt, wounds)
