"""Bots: they get views and events, never the position."""

from random import Random

from bosworth.bots.base import Advice, Bot
from bosworth.bots.greedy import GreedyBot
from bosworth.bots.random import RandomBot
from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed

__all__ = ["BOTS", "Advice", "Bot", "bot_name", "make_bot"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
"""The bots by name."""


def bot_name(spec: str) -> str:
    """The name of the bot that a spec such as `bot:greedy` or `greedy` asks for."""
    name = spec.strip().lower().removeprefix("bot:")
    if name not in BOTS:
        raise Malformed(f"there is no bot {spec!r}; the bots are {', '.join(BOTS)}")
    return name


def make_bot(spec: str, game: Edition, rng: Random) -> Bot:
    """The bot that a spec asks for, ready to play a game; its choices depend on views, offers and `rng` alone."""
    return BOTS[bot_name(spec)](game, rng)
