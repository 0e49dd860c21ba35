"""A bot that takes any offer, all alike."""

from collections.abc import Sequence

from bosworth.bots.base import Advice, Bot
from bosworth.kernel.game import View


class RandomBot(Bot):
    """Picks any offer, all alike."""

    name = "random"

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick any offer."""
        return Advice(self.rng.choice(offers), "reason-none")
