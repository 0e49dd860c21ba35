"""A game looked back at: how the chances of winning went, and where something else would have been better.

Every decision is judged with what its seat knew then, and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bosworth.bots.base import Advice
from bosworth.bots.levels import LEVELS, read_spec
from bosworth.bots.thinker import Thinker
from bosworth.games.edition import Edition
from bosworth.kernel.event import Event, heard
from bosworth.kernel.game import Step
from bosworth.kernel.record import Entry, Record, look_back
from bosworth.kernel.thought import Reason
from bosworth.kernel.view import View

ANALYST: Final = "master/3"
"""Who judges: strong enough to see a mistake, quick enough for a whole game."""
TURNING_POINTS: Final = 3
WORTH_TELLING: Final = 0.03
"""A smaller loss of chances is no turning point."""
SURE: Final = 2.0
"""Standard errors by which what was done must be worse than the best."""


@dataclass(frozen=True)
class Decision:
    """What a seat decided at once, up to the next barrier, and all that it knew when it did."""

    number: int
    """Of the last action before it: from there one may play on."""
    seat: int
    view: View
    offers: tuple[int, ...]
    heard: tuple[Event, ...]
    chain: tuple[int, ...]

    @property
    def is_free(self) -> bool:
        """Whether there was anything to decide."""
        return len(self.offers) > 1


@dataclass(frozen=True)
class Judgement:
    """The chances of winning of what was done, and of the best that was found, with the reasons for it."""

    number: int
    seat: int
    done: tuple[int, ...]
    best: tuple[int, ...]
    chance_done: float
    chance_best: float
    doubt: float
    """The standard error of their distance."""
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> float:
        """The chances that were given away."""
        return max(0.0, self.chance_best - self.chance_done)

    @property
    def is_mistake(self) -> bool:
        """Whether more was given away than chance would make it seem."""
        return self.loss >= max(WORTH_TELLING, SURE * self.doubt)


# --- what was decided -----------------------------------------------------------------------------------------------------------


def decisions(game: Edition, record: Record) -> Iterator[Decision]:
    """The decisions of a game in which there was a choice, in the order in which they were made."""
    knowledge = _Knowledge(game, len(record.seats))
    for number, (entry, step) in enumerate(look_back(record, game, telling=True)):
        yield from knowledge.take(number, entry, step)
    yield from knowledge.close()


class _Knowledge:
    """What each seat knew when it began to decide, and what it has done since: sealed choices are made side by side."""

    def __init__(self, game: Edition, seats: int) -> None:
        self.game = game
        self.heard: list[list[Event]] = [[] for _ in range(seats)]
        self.begun: dict[int, tuple[int, Any, tuple[Event, ...]]] = {}
        self.chains: dict[int, list[int]] = {}
        self.before: Any = None

    def take(self, number: int, entry: Entry, step: Step[Any]) -> Iterator[Decision]:
        """Take note of an action; what was decided up to here, if it ends there."""
        if entry.seat >= 0:
            self.begun.setdefault(entry.seat, (number - 1, self.before, tuple(self.heard[entry.seat])))
            self.chains.setdefault(entry.seat, []).append(step.action)
        self.before = step.after
        for seat, known in enumerate(self.heard):
            known.extend(heard(step.after.events, seat))
        if step.is_barrier:
            yield from self.close()

    def close(self) -> Iterator[Decision]:
        """The decisions that are complete."""
        for seat, (number, position, known) in self.begun.items():
            offers = tuple(position.legal(seat))
            decision = Decision(number, seat, self.game.view(position, seat), offers, known, tuple(self.chains[seat]))
            if decision.is_free and decision.chain[0] in offers:  # nobody lists a resignation
                yield decision
        self.begun.clear()
        self.chains.clear()


# --- how good it was ------------------------------------------------------------------------------------------------------------


def judge(game: Edition, decision: Decision, level: str = ANALYST) -> Judgement | None:
    """What a decision was worth; nothing if a game or a level does not try out what it proposes."""
    bot = Thinker(game, Random(f"{decision.seat}:{decision.number}"), read_spec(level, LEVELS))
    bot.hear(decision.heard)
    return judgement(decision, bot.weigh(decision.view, decision.offers, decision.chain))


def judgement(decision: Decision, advice: Advice) -> Judgement | None:
    """What a decision was worth, from the advice of whoever tried it out too."""
    chances = {chance.chain: chance for chance in advice.chances}
    if decision.chain not in chances:
        return None
    best, done = advice.chances[0], chances[decision.chain]
    share = max(done.share, best.share)
    return Judgement(decision.number, decision.seat, done.chain, best.chain, done.share, share, done.doubt, advice.reasons)


def turning_points(judgements: Iterable[Judgement]) -> list[Judgement]:
    """Where most was given away, in the order of the game."""
    mistakes = [judgement for judgement in judgements if judgement.is_mistake]
    worst = sorted(mistakes, key=lambda judgement: (-judgement.loss, judgement.number))[:TURNING_POINTS]
    return sorted(worst, key=lambda judgement: judgement.number)


def curve(judgements: Sequence[Judgement], seat: int) -> list[tuple[int, float]]:
    """How a seat's chances of winning looked to itself, by the number of the action: what it did, each time."""
    return [(judgement.number, judgement.chance_done) for judgement in judgements if judgement.seat == seat]
