"""What a bot is given to think about: never more than its seat sees and has heard. It may be sent to another process."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bosworth.bots import BEST, Advice, Bot, Thinker, make_bot, tries_out
from bosworth.games import game as find_game
from bosworth.games.edition import Edition, Prospect
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.game import play
from bosworth.kernel.thought import Reason
from bosworth.kernel.view import View

HINTING_BOT: Final = BEST
"""Whoever asks for a hint is told what this bot would do."""
SECONDS_TO_THINK: Final = 8.0
"""The emergency brake: whatever still races then ends as it stands. Budgets count try-outs, so that it should never be felt."""
COMPARED: Final = 2
"""What somebody is told of what was tried out: what is best, and what is second best."""


@dataclass(frozen=True)
class Job:
    """One decision of one bot."""

    game: str
    bot: str
    """The level, such as `master` or `steady:cautious`."""
    seat: int
    view: View
    offers: tuple[int, ...]
    heard: tuple[Event, ...]
    seed: bytes
    """The bot's own chance, the same whenever the same decision is thought about again."""
    also: tuple[int, ...] = ()
    """A chain that is tried out too, such as what was played here."""
    is_hint: bool = False
    """Whether it is to be told to somebody, and not carried out."""

    @property
    def is_quick(self) -> bool:
        """Whether it is decided at first sight."""
        return not tries_out(self.bot, find_game(self.game))


@dataclass(frozen=True)
class Foresight:
    """A question of a seat: what a battle for a place would promise, for all it knows."""

    game: str
    view: View
    heard: tuple[Event, ...]
    place: str
    pieces: str
    """Who should fall on it, as the game writes it; none: whoever is there."""


def foretell(question: Foresight) -> Prospect:
    """What a battle promises; `Malformed` if there can be none, or in a game without battles."""
    odds = find_game(question.game).odds
    if odds is None:
        raise Malformed(f"{question.game} has no battles whose odds could be told")
    return odds(question.view, question.place, question.pieces, question.heard)


@dataclass(frozen=True)
class Step:
    """An action as it is told: its text form, its words, the things that a hand touches for it."""

    form: str
    words: tuple[str, Mapping[str, Any]]
    path: list[str]


@dataclass(frozen=True)
class Thought:
    """What a bot would do now: a chain in its text form, up to the next barrier, and the advice it comes from."""

    forms: tuple[str, ...]
    advice: Advice
    steps: tuple[Step, ...] = ()
    """Of a hint: what follows the first action."""


def advise(job: Job, is_called_off: Callable[[], bool] = lambda: False) -> Thought:
    """What the bot would do; its thought ends early if it is called off, or when its time is up."""
    end = time.monotonic() + SECONDS_TO_THINK
    game = find_game(job.game)
    bot = make_bot(job.bot, game, Random(job.seed))
    bot.hear(job.heard)
    if isinstance(bot, Thinker):
        bot.is_late = lambda: is_called_off() or time.monotonic() >= end
    advice = _advice(bot, job)
    steps = tuple(steps_of(game, job.view, job.seat, advice.chain))[1:] if job.is_hint else ()
    return Thought(tuple(map(game.write, advice.chain or (advice.action,))), advice, steps)


def _advice(bot: Bot, job: Job) -> Advice:
    if job.also and isinstance(bot, Thinker):
        return bot.weigh(job.view, job.offers, job.also)
    return bot.advise(job.view, job.offers)


def steps_of(game: Edition, view: View, seat: int, chain: Sequence[int]) -> Iterator[Step]:
    """Actions up to the next barrier, each as it looks at its turn. Nothing is learned before: any world that fits will do."""
    world: Any = game.imagine(view, Random(0)) if len(chain) > 1 else None
    for number, action in enumerate(chain):
        if number:
            world = play(world, seat, [chain[number - 1]], FastDice(0))
            view = game.view(world, seat)
        yield Step(game.write(action), game.face.offer(view, action), game.face.path(view, action))


def reasons_of(advice: Advice) -> Sequence[Reason]:
    """Why it is good, as messages: in what it is better than the second best, or else what it looked worth at first sight."""
    return (() if is_as_good(advice) else advice.reasons) or (Reason(advice.reason, advice.args),)


def is_as_good(advice: Advice) -> bool:
    """Whether the second best was seen to win as often: the best was not better by more than chance."""
    shares = [round(100 * chance.share) for chance in advice.chances[:COMPARED]]
    return len(shares) == COMPARED and shares[1] >= shares[0]
