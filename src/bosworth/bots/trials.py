"""All bots as tests ask them: the master with a part of his budget, large enough for a race to change his mind."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bosworth.bots import BEST, BOTS, LEVELS, make_bot
from bosworth.games.edition import Edition
from bosworth.kernel.conformance import Chooser
from bosworth.kernel.event import Event

LADDER: Final = (*LEVELS[:-1], f"{BEST}/10")
"""Every level, the master in brief."""
ALL: Final = tuple(name for name in BOTS if name not in LEVELS) + LADDER
"""Every bot."""


def chooser(text: str, game: Edition) -> Chooser:
    """A bot as a function of view, offers, what was heard and chance."""

    def choose(view: Any, offers: Sequence[int], heard: Sequence[Event], rng: Random) -> Sequence[int]:
        bot = make_bot(text, game, rng)
        bot.hear(heard)
        return bot.think(view, offers)

    return choose
