"""A bot that takes any offer, all alike; in some games, any that makes sense."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Final

from bosworth.bots.base import Advice, Bot
from bosworth.kernel.game import Game, View

SENSE: Final = {"roses": "bosworth.bots.roses"}
"""Ids of games in which some offers are never sensible, and the modules whose `sensible` leaves them out."""

Sensible = Callable[[View, Sequence[int]], Sequence[int]]


class RandomBot(Bot):
    """Picks any offer that makes sense, all alike."""

    name = "random"
    looks = False

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        self._sensible: Sensible | None = None
        if game.info.id in SENSE:
            self.looks = True
            self._sensible = import_module(SENSE[game.info.id]).sensible

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick any offer."""
        return Advice(self.choose(view, offers), "reason-none")

    def choose(self, view: View, offers: Sequence[int]) -> int:
        """Pick any offer."""
        return self.rng.choice(offers if self._sensible is None else self._sensible(view, offers))
