"""A bot that takes any offer, all alike; in some games, any that makes sense."""

from collections.abc import Sequence
from random import Random

from bosworth.bots.base import Advice, Bot
from bosworth.bots.levels import Spec
from bosworth.games.edition import Edition
from bosworth.kernel.view import View


class RandomBot(Bot):
    """Picks any offer that makes sense, all alike."""

    name = "random"
    looks = False

    def __init__(self, game: Edition, rng: Random, spec: Spec | None = None) -> None:
        super().__init__(game, rng, spec)
        self.looks = self.looks or game.sensible is not None

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick any offer."""
        return Advice(self.choose(view, offers), "reason-none")

    def think(self, view: View, offers: Sequence[int]) -> tuple[int, ...]:
        """Pick any offer."""
        return (self.choose(view, offers),)

    def choose(self, view: View, offers: Sequence[int]) -> int:
        """Pick any offer."""
        return self.rng.choice(offers if self.game.sensible is None else self.game.sensible(view, offers))
