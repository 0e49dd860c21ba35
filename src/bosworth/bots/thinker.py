"""A bot of the ladder: it thinks about what its game proposes, as long as its level does."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bosworth.bots.base import Advice, Bot, Chance
from bosworth.bots.levels import Spec, skill_of
from bosworth.bots.race import Standing, race
from bosworth.games.edition import Edition
from bosworth.kernel.event import Event
from bosworth.kernel.thought import Candidate, Occasion, Question, Sets
from bosworth.kernel.view import View

LEAST: Final = 2
"""Try-outs of each proposal without which there is no race."""
TOLD: Final = 2
"""Reasons that are told."""


class Thinker(Bot):
    """Takes the proposal that does best in its race, or what looks best at first sight if its level holds none."""

    listens = True

    def __init__(self, game: Edition, rng: Random, spec: Spec, weights: Sets | None = None) -> None:
        super().__init__(game, rng, spec)
        self.name = spec.name
        self.skill = skill_of(game, spec)
        self.weights = weights
        self.heard: list[Event] = []
        self.is_late: Callable[[], bool] = lambda: False
        """Whether a race must end now: an emergency brake, for those who wait."""

    def hear(self, events: Sequence[Event]) -> None:
        """Nothing that was told openly is forgotten."""
        self.heard.extend(events)

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """The best proposal with its reasons, and its chance of winning beside that of the second best."""
        if len(offers) == 1:
            return Advice(offers[0], "reason-only-choice")
        return self.weigh(view, offers)

    def weigh(self, view: View, offers: Sequence[int], also: tuple[int, ...] = ()) -> Advice:
        """The same, whatever there is to choose from; a chain that is to be tried out too is what the best is compared with."""
        question = self._question(view, offers, also)
        chains = [candidate.chain for candidate in question.candidates]
        if len(chains) == 1 or self.skill.playouts < LEAST * len(chains):
            return _advice(question, Standing())
        kept = [chains.index(also)] if also else []
        standing = race(question, self.skill.playouts, self.is_late, kept)
        return _advice(question, standing, kept[0] if kept else _second(standing))

    def _question(self, view: View, offers: Sequence[int], also: tuple[int, ...]) -> Question:
        occasion = Occasion(view, offers, self.skill, self.rng, self.spec.temper, self.heard, also, self.weights)
        return at_first_sight(self.game, occasion) if self.game.ponder is None else self.game.ponder(occasion)


def at_first_sight(game: Edition, occasion: Occasion) -> Question:
    """The question in a game that only says what its offers are worth: the better judged, the less it blurs."""
    worths = game.appraise(occasion.view, occasion.offers)
    spread = max(worth.value for worth in worths) - min(worth.value for worth in worths)
    off = 0.5 * spread * occasion.skill.blur
    judged = [(worth.value + off * occasion.rng.gauss(0.0, 1.0), n) for n, worth in enumerate(worths)]
    best_first = [(occasion.offers[n], worths[n]) for _, n in sorted(judged, reverse=True)]
    return Question([Candidate((offer,), worth.value, worth.reason, worth.args, worth.plan) for offer, worth in best_first])


def _second(standing: Standing) -> int:
    return standing.chances[1][0] if len(standing.chances) > 1 else standing.winner


def _advice(question: Question, standing: Standing, other: int = 0) -> Advice:
    """The winner, with what makes it better than another proposal."""
    taken = question.candidates[standing.winner]
    return Advice(
        taken.chain[0],
        taken.reason,
        dict(taken.args),
        taken.plan or taken.chain,
        taken.chain,
        tuple(question.reasons(standing.winner, other)[:TOLD]),
        tuple(Chance(question.candidates[number].chain, share, doubt) for number, share, doubt in standing.chances),
    )
