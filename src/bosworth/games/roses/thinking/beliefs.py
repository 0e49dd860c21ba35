"""What a player expects of the others' sheets: how often each thing is bribed, guarded, attacked and defended."""

from typing import Final

from bosworth.games.roses.tables import ASSET_COUNT, GARRISON
from bosworth.games.roses.thinking.ledger import Ledger
from bosworth.games.roses.thinking.sheets import Sheet

MOST_COUNTERS: Final = 12
"""More counters than that on one location are counted as so many."""
_BRIBED: Final = 0.3
_UNGUARDED: Final = 0.6
_UNDEFENDED: Final = 0.65
_SPARE: Final = 2
"""What a plain player believes, who attacks with two counters beyond the garrison and defends nothing."""


class Beliefs:
    """Shares of sheets, by player and asset; before any sheet is known, what is common."""

    def __init__(self, players: int, sheets: list[list[Sheet]]) -> None:
        self.players = players
        self.is_blank: bool = not sheets
        self.bribed: list[float] = [0.0] * (players * ASSET_COUNT)
        self.guarded: list[float] = [0.0] * (players * ASSET_COUNT)
        self.posted: list[list[float]] = [[] for _ in range(players * ASSET_COUNT)]
        self.bids: list[list[int]] = [[] for _ in range(players)]
        for player, found in enumerate(sheets):
            for sheet in found:
                self._count(player, sheet, 1.0 / len(found))

    def _count(self, player: int, sheet: Sheet, part: float) -> None:
        base = player * ASSET_COUNT
        self.bids[player].append(sheet.bid)
        for asset in sheet.blacks:
            self.bribed[base + asset] += part
        for asset in sheet.whites:
            self.guarded[base + asset] += part
        for place, asset in enumerate(sheet.posts):
            if not self.posted[base + asset]:
                self.posted[base + asset] = [0.0] * (MOST_COUNTERS + 1)
            self.posted[base + asset][min(sheet.numbers[place], MOST_COUNTERS)] += part

    def at_least(self, player: int, asset: int, number: int) -> float:
        """How likely a player has so many counters or more on a location."""
        posted = self.posted[player * ASSET_COUNT + asset]
        total = 0.0
        if posted:
            for counters in range(min(number, MOST_COUNTERS), MOST_COUNTERS + 1):
                total += posted[counters]
        return total

    def bribable(self, asset: int, owner: int) -> float:
        """How likely a person has no white cube."""
        return _UNGUARDED if self.is_blank else 1.0 - self.guarded[owner * ASSET_COUNT + asset]

    def taking(self, asset: int, owner: int, number: int) -> float:
        """How likely so many counters take a location from its owner."""
        spare = number - GARRISON[asset]
        if spare <= 0:
            return 0.0
        if self.is_blank:
            return _UNDEFENDED if spare == _SPARE else 0.0
        return 1.0 - self.at_least(owner, asset, spare)

    def seduced(self, ledger: Ledger, asset: int, own: list[int]) -> float:
        """How likely somebody who can pay bribes one of our people."""
        cost = 2 * ledger.setting.value[asset]
        rich = [p for p in range(self.players) if p not in own and ledger.setting.state.cash[p] >= cost]
        if self.is_blank:
            return _BRIBED if rich else 0.0
        safe = 1.0
        for rival in rich:
            safe *= 1.0 - self.bribed[rival * ASSET_COUNT + asset]
        return 1.0 - safe

    def falling(self, asset: int, own: list[int], defenders: int) -> float:
        """How likely one of our locations falls in spite of so many defenders beside the garrison."""
        needed = GARRISON[asset] + defenders
        safe = 1.0
        for rival in range(self.players):
            if rival not in own:
                safe *= 1.0 - self.at_least(rival, asset, needed)
        return 1.0 - safe

    def outbidding(self, own: list[int], amount: int) -> float:
        """How likely a bid for Calais is the highest; equal bids are reckoned as half won."""
        won = 1.0
        for rival in range(self.players):
            if rival not in own:
                won *= self._beats(rival, amount)
        return won

    def _beats(self, rival: int, amount: int) -> float:
        bids = self.bids[rival]
        if not bids:
            return min(1.0, 0.4 + 0.1 * amount)
        total = 0.0
        for bid in bids:
            total += 1.0 if bid < amount else 0.5 if bid == amount else 0.0
        return total / len(bids)
