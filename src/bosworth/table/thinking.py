"""What a bot is given to think about: never more than its seat sees. It may be sent to another process."""

from dataclasses import dataclass
from random import Random

from bosworth.bots import Advice, make_bot
from bosworth.games import game as find_game
from bosworth.kernel.view import View


@dataclass(frozen=True)
class Job:
    """One decision of one bot."""

    game: str
    bot: str
    """The level, such as `greedy`."""
    seat: int
    view: View
    offers: tuple[int, ...]
    seed: bytes
    """The bot's own chance, the same whenever the same decision is thought about again."""


def advise(job: Job) -> tuple[str, Advice]:
    """The action in its text form, and the advice with its reason."""
    game = find_game(job.game)
    advice = make_bot(job.bot, game, Random(job.seed)).advise(job.view, job.offers)
    return game.write(advice.action), advice
