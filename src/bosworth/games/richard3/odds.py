"""What the dice of a shot promise (8.5, 8.7, 8.8): exact chances, no rolling."""

from math import comb
from typing import Final, NamedTuple


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
        wounds += chance * sum([back * share for back, share in enumerate(reply[:heir])])
    return Charge(kills, falls, dealt, wounds)
