"""What is good in Dudo: a bid that is likely to be right, or to doubt one that is not."""

from collections.abc import Sequence
from functools import cache
from math import comb

from bosworth.kernel.action import first, second, verb
from bosworth.kernel.view import View
from bosworth.kernel.worth import Worth
from dudo.rules import Position
from dudo.verbs import BID, FACES

REASONS = ("reason-bid", "reason-doubt")


def chance_of(view: View, number: int, face: int) -> float:
    """The chance that there are so many of a face, to one who knows his own dice alone."""
    s: Position = view.known  # in which the others have no dice yet
    hidden = sum(s.left) - sum(len(dice) for dice in s.dice)
    return _at_least(number - s.counted(face), hidden, 2 if s.has_wild_aces and face > 1 else 1)


@cache
def _at_least(wanted: int, dice: int, good: int) -> float:
    """The chance of at least so many good faces with so many dice."""
    right = good / FACES
    return sum(comb(dice, hits) * right**hits * (1 - right) ** (dice - hits) for hits in range(max(0, wanted), dice + 1))


def appraise(view: View, offers: Sequence[int]) -> list[Worth]:
    """The chance of each offer to be right."""
    return [_worth(view, action) for action in offers]


def _worth(view: View, action: int) -> Worth:
    if verb(action) == BID:
        chance = chance_of(view, first(action), second(action) + 1)
        return Worth(chance, "reason-bid", {"percent": round(100 * chance)})
    chance = 1 - chance_of(view, view.known.number, view.known.face)
    return Worth(chance, "reason-doubt", {"percent": round(100 * chance)})
