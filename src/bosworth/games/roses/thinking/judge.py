"""What it is worth to a player that something changes hands."""

from bosworth.games.roses.tables import ASSET_COUNT, INCOME
from bosworth.games.roses.thinking.beliefs import Beliefs
from bosworth.games.roses.thinking.ledger import Ledger
from bosworth.games.roses.thinking.plan import Room
from bosworth.games.roses.thinking.value import projections, spread_of, stakes
from bosworth.games.roses.thinking.weights import Weights


class Judge:
    """What things are worth to one player, and what he expects of the others."""

    def __init__(self, ledger: Ledger, player: int, own: list[int], weights: Weights, beliefs: Beliefs, room: Room) -> None:
        self.base = ledger
        self.setting = ledger.setting
        self.state = ledger.setting.state
        self.player = player
        self.own = own
        self.weights = weights
        self.beliefs = beliefs
        self.room = room
        later = self.setting.later
        self.horizon = 1.0 + weights.fading * later
        self.pound = weights.spending(later - 1)
        self.stakes = stakes(projections(ledger, weights), own, spread_of(weights, later), weights)
        earning = weights.earning(later)
        self.yields = [
            earning * INCOME[asset] + weights.strength * later * self.state.chart.cp[asset] for asset in range(ASSET_COUNT)
        ]

    # --- judging ----------------------------------------------------------------------------------------------------------------

    def worth(self, ledger: Ledger) -> float:
        """What a parliament now would bring us, less what it would bring the others."""
        points = ledger.points()
        total = 0.0
        for player, stake in enumerate(self.stakes):
            total += stake * points[player]
        return total

    def gain(self, ledger: Ledger, before: float, asset: int, player: int) -> float:
        """What it is worth that an asset goes to a player, now and later."""
        titles = ledger.title[:]
        old = ledger.owner[asset]
        ledger.give(asset, player)
        after = self.worth(ledger)
        ledger.give(asset, old)
        ledger.title = titles
        stake = (self.stakes[player] if player >= 0 else 0.0) - (self.stakes[old] if old >= 0 else 0.0)
        return (after - before) * self.horizon + stake * self.yields[asset]
