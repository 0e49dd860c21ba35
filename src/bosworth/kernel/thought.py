"""A decision that somebody thinks about: the plans to choose from, and how one of them is tried out.

The game says what is proposed and what a try-out is (`Question`); how the proposals are raced, and how long, is the same for all
games and known to bots alone.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bosworth.kernel.compiling import mypyc_attr
from bosworth.kernel.event import Event

NORMAL: Final = "normal"
TEMPERS: Final = (NORMAL, "balanced", "aggressive", "cautious")
"""What somebody values more than others do; never what he knows."""


Sets = Mapping[str, Mapping[str, float]]
"""Learned numbers by the name of their set."""


class Skill(NamedTuple):
    """How well somebody thinks. It costs try-outs, not seconds, so that the same thought is the same everywhere."""

    playouts: int = 0
    """Try-outs that a decision may cost; with none, what looks best at first sight is taken."""
    plans: int = 1
    """Proposals that are tried out."""
    blur: float = 0.0
    """How far judgements at first sight are off: 0 for not at all, 1 for those of a beginner."""


class Occasion:
    """What a seat decides upon: all that it may know, and how it thinks."""

    def __init__(  # noqa: PLR0913, PLR0917 - one for each thing that is known
        self,
        view: Any,
        offers: Sequence[int],
        skill: Skill,
        rng: Random,
        temper: str = NORMAL,
        heard: Sequence[Event] = (),
        also: tuple[int, ...] = (),
        weights: Sets | None = None,
    ) -> None:
        self.view = view
        self.offers = offers
        self.skill = skill
        self.rng = rng
        self.temper = temper
        self.heard = heard
        """All that the seat has heard since the deal, as far as it was listened to."""
        self.also = also
        """A chain that must be among the proposals, such as one that was played."""
        self.weights = weights or {}
        """Learned numbers, by set, that take the place of the game's own: for learning better ones."""


class Reason(NamedTuple):
    """Why something is good: a message id with arguments."""

    name: str
    args: Mapping[str, float | str]


class Candidate(NamedTuple):
    """A proposal: actions up to the next barrier, what they look worth at first sight, and why, as a message id with arguments.

    With the plan they are part of, if there is more to it than the chain: a sheet with what is written already.
    """

    chain: tuple[int, ...]
    worth: float
    reason: str
    args: dict[str, int | str] = {}  # noqa: RUF012 - never changed
    plan: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One decision of one seat. All that is in it follows from its occasion."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        """The first is what looks best at first sight: another one must prove itself against it."""

    def trial(self, candidate: int, sample: int) -> float:
        """The chance of winning that one try-out of a proposal gives.

        The same sample is the same imagined world and the same dice for all proposals.
        """
        raise NotImplementedError

    def settle(self, winner: int) -> int:
        """What is taken when a race has been won: the winner, or one that is as good, where nobody should know it beforehand."""
        return winner

    def reasons(self, candidate: int, _other: int) -> list[Reason]:
        """Why a proposal is better than another (itself: than nothing), in figures, the weightiest first: two are told."""
        found = self.candidates[candidate]
        return [Reason(found.reason, found.args)]


Ponder = Callable[[Occasion], Question]
