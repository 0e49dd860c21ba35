"""Bots: they get views and events, never the position."""

from random import Random

from bosworth.bots.base import Advice, Bot, Chance
from bosworth.bots.greedy import GreedyBot
from bosworth.bots.levels import BEST, FIRST, LEVELS, USUAL, Spec, read_spec, skill_of
from bosworth.bots.random import RandomBot
from bosworth.bots.thinker import Thinker
from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed

__all__ = [
    "BEST",
    "BOTS",
    "FIRST",
    "LEVELS",
    "USUAL",
    "Advice",
    "Bot",
    "Chance",
    "Spec",
    "Thinker",
    "bot_name",
    "is_bot",
    "make_bot",
    "tries_out",
]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)} | dict.fromkeys(LEVELS, Thinker)
"""All bots by name: two for tests and comparison, and the levels of the ladder."""


def bot_name(text: str) -> str:
    """The bot that a text such as `bot:master`, `greedy` or `expert:cautious` asks for, in one way of writing."""
    return str(read_spec(text, BOTS))


def is_bot(text: str) -> bool:
    """Whether a text asks for a bot that there is."""
    try:
        return bool(bot_name(text))
    except Malformed:
        return False


def make_bot(text: str, game: Edition, rng: Random) -> Bot:
    """The bot that a text asks for, ready to play a game; its choices depend on views, offers, what it heard and `rng` alone."""
    spec = read_spec(text, BOTS)
    return BOTS[spec.name](game, rng, spec)


def tries_out(text: str, game: Edition) -> bool:
    """Whether the bot that a text asks for tries out what it thinks of, which takes its time."""
    spec = read_spec(text, BOTS)
    return spec.name in LEVELS and skill_of(game, spec).playouts > 0
