"""A bot that takes the best-looking offer: what is good, the game's own module of values says."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Final, NamedTuple

from bosworth.bots.base import Advice, Bot
from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import Game, View


class Worth(NamedTuple):
    """What an offer is worth to its seat, and why, as a message id and arguments; with the plan that it is part of."""

    value: float
    reason: str
    args: dict[str, int | str] = {}  # noqa: RUF012 - never changed
    plan: tuple[int, ...] = ()


Appraise = Callable[[View, Sequence[int]], list[Worth]]
"""What a module of values offers under the name `appraise`: the worth of each offer, in order."""

VALUES: Final = {
    "richard3": "bosworth.bots.richard3",
    "roses": "bosworth.bots.roses",
    "lancaster": "bosworth.bots.lancaster",
}
"""Ids of games and the modules that know what is good in them."""


def values_of(game: Game) -> Appraise:
    """How a game's offers are appraised; `Malformed` if nobody has written it down yet."""
    if game.info.id not in VALUES:
        raise Malformed(f"bot greedy does not know {game.info.id}; it knows: {', '.join(VALUES)}")
    appraise: Appraise = import_module(VALUES[game.info.id]).appraise
    return appraise


class GreedyBot(Bot):
    """Takes the offer of the highest worth; among equals any."""

    name = "greedy"

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        self._appraise = values_of(game)

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """The best offer and its reason; nothing to weigh up if there is only one."""
        if len(offers) == 1:
            return Advice(offers[0], "reason-only-choice")
        worths = self._appraise(view, offers)
        best = max(worth.value for worth in worths)
        action, worth = self.rng.choice([pair for pair in zip(offers, worths, strict=True) if pair[1].value == best])
        return Advice(action, worth.reason, dict(worth.args), worth.plan)
