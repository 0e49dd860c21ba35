"""Imagined worlds: what the others may write, each sheet made as a player of sense would, who reckons with the others' sheets."""

from random import Random
from typing import Final

from bosworth.games.roses.thinking.beliefs import Beliefs
from bosworth.games.roses.thinking.judge import Judge
from bosworth.games.roses.thinking.ledger import Ledger
from bosworth.games.roses.thinking.plan import Room
from bosworth.games.roses.thinking.planner import plan_sheet
from bosworth.games.roses.thinking.sheets import Sheet
from bosworth.games.roses.thinking.weights import PLAIN, Weights

NOISE: Final = 0.5
"""How far the judgements of others differ from ours."""
BLOCKS: Final = 64
"""Ways to put sheets of different players side by side."""


class Worlds:
    """Sheets of the others by player, put side by side in as many ways as are asked for."""

    def __init__(self, base: Ledger, own: list[int], weights: Weights, rng: Random, size: int, bids: list[list[int]]) -> None:
        self.base = base
        self.own = own
        self.size = size
        players = base.setting.players
        plain = self._all(rng, Beliefs(players, []), Weights(name=PLAIN), size // 2)
        self.sheets: list[list[Sheet]] = self._all(rng, Beliefs(players, plain), weights, size - size // 2)
        for player in range(players):
            self.sheets[player] += plain[player]
            self._remember(player, bids[player])
        self.beliefs = Beliefs(players, self.sheets)
        self.shifts: list[int] = [rng.randrange(size) for _ in range(BLOCKS * players)]

    def _all(self, rng: Random, beliefs: Beliefs, weights: Weights, number: int) -> list[list[Sheet]]:
        """Sheets of all players, the first of each without noise."""
        found: list[list[Sheet]] = []
        for player in range(self.base.setting.players):
            own = self._side(player)
            judge = Judge(self.base, player, own, weights, beliefs, Room())
            found.append([plan_sheet(judge, rng, NOISE if place else 0.0).sheet for place in range(number)])
        return found

    def _remember(self, player: int, bids: list[int]) -> None:
        """On every second sheet a player bids as he did before, of late or earlier."""
        if bids:
            for place in range(1, self.size, 2):
                self.sheets[player][place].bids(bids[-1 - place // 2 % len(bids)], self.base.cash[player])

    def _side(self, player: int) -> list[int]:
        """The players on the same seat."""
        seat = self.base.setting.seat
        return [other for other in range(len(seat)) if seat[other] == seat[player]]

    def world(self, sample: int) -> list[Sheet]:
        """The sheets of one world: in each block of samples every sheet comes up once."""
        players = self.base.setting.players
        return [self.sheets[player][self.number(player, sample)] for player in range(players)]

    def number(self, player: int, sample: int) -> int:
        """Which of his sheets a player writes in a world."""
        block = sample // self.size % BLOCKS
        return (sample + self.shifts[block * self.base.setting.players + player]) % self.size
