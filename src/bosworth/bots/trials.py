"""All bots as the ordeal asks them: quickly, since it asks at every decision."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bosworth.bots import BOTS, LEVELS, make_bot
from bosworth.games.edition import Edition
from bosworth.kernel.conformance import Chooser
from bosworth.kernel.event import Event

SHORT_SIGHTED: Final = tuple(f"{name}/50" if name in LEVELS else name for name in BOTS)
"""All bots, those that think with a small part of their budget."""


def chooser(text: str, game: Edition) -> Chooser:
    """A bot as a function of view, offers, what was heard and chance."""

    def choose(view: Any, offers: Sequence[int], heard: Sequence[Event], rng: Random) -> Sequence[int]:
        bot = make_bot(text, game, rng)
        bot.hear(heard)
        return bot.think(view, offers)

    return choose
