"""What a bot is given to think about: never more than its seat sees and has heard. It may be sent to another process."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bosworth.bots import Advice, Bot, Thinker, make_bot
from bosworth.games import game as find_game
from bosworth.kernel.event import Event
from bosworth.kernel.view import View


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


@dataclass(frozen=True)
class Thought:
    """What a bot would do now: a chain in its text form, up to the next barrier, and the advice it comes from."""

    forms: tuple[str, ...]
    advice: Advice


def advise(job: Job, is_late: Callable[[], bool] = lambda: False) -> Thought:
    """What the bot would do; `is_late` may end its thought early."""
    game = find_game(job.game)
    bot = make_bot(job.bot, game, Random(job.seed))
    bot.hear(job.heard)
    if isinstance(bot, Thinker):
        bot.is_late = is_late
    advice = _advice(bot, job)
    return Thought(tuple(map(game.write, advice.chain or (advice.action,))), advice)


def _advice(bot: Bot, job: Job) -> Advice:
    if job.also and isinstance(bot, Thinker):
        return bot.weigh(job.view, job.offers, job.also)
    return bot.advise(job.view, job.offers)
