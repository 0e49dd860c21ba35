"""A bot that takes the best-looking offer: what is good, the game says."""

from collections.abc import Sequence

from bosworth.bots.base import Advice, Bot
from bosworth.kernel.view import View


class GreedyBot(Bot):
    """Takes the offer of the highest worth; among equals any."""

    name = "greedy"

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """The best offer and its reason; nothing to weigh up if there is only one."""
        if len(offers) == 1:
            return Advice(offers[0], "reason-only-choice")
        worths = self.game.appraise(view, offers)
        best = max(worth.value for worth in worths)
        action, worth = self.rng.choice([pair for pair in zip(offers, worths, strict=True) if pair[1].value == best])
        return Advice(action, worth.reason, dict(worth.args), worth.plan)
