"""A bot that takes any offer, all alike."""

from collections.abc import Sequence

from bosworth.bots.base import Advice, Bot
from bosworth.kernel.game import View


class RandomBot(Bot):
    """Picks any offer, all alike."""

    name = "random"
    looks = False

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick any offer."""
        return Advice(self.choose(view, offers), "reason-none")

    def choose(self, view: View, offers: Sequence[int]) -> int:
        """Pick any offer."""
        return self.rng.choice(offers)
