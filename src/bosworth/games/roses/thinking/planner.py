"""A whole sheet at first sight: moves that score, a bid that pays, then again and again the best bargain."""

from math import exp
from random import Random
from typing import Final

from bosworth.games.roses.chart import SHIP_MOVES
from bosworth.games.roses.planning import is_good_march
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    BLACK_LIMIT,
    CALAIS_REGIONS,
    FIRST_SHIP,
    GARRISON,
    KIND,
    NOBLES,
    PARTNER,
    PERSONS,
    PLACES,
    PLACES_IN,
    SHIPS,
    TITLE_OF,
    TITLE_POINTS,
    TROOP_LIMIT,
    TROOP_PRICE,
    WHITE_LIMIT,
    ZONE_REGION,
    members,
)
from bosworth.games.roses.thinking.judge import Judge
from bosworth.games.roses.thinking.plan import ATTACK, BRIBE, DEFENCE, GUARD, Item, Plan
from bosworth.games.roses.thinking.sheets import Sheet
from bosworth.games.roses.verbs import AMOUNT, BID, BLACK, HIRE, MOVE, TROOP, WHITE
from bosworth.kernel.action import first, pack, second, verb

MOST_SPARE: Final = 3
"""Counters beyond a garrison that an attack takes at most, and that defend a location."""
MOST_BID: Final = 12
MOST_PLAIN_BID: Final = 9
_UNKNOWN: Final = -1.0e9


def plan_sheet(judge: Judge, rng: Random, noise: float = 0.0, model: Plan | None = None, kept: float = 0.0) -> Plan:
    """A sheet judged with so much noise; with a model, one that keeps so great a part of it."""
    return Draft(judge, rng, noise, model, kept).plan()


class Draft:
    """One sheet in the making."""

    def __init__(self, judge: Judge, rng: Random, noise: float, model: Plan | None, kept: float) -> None:
        self.judge = judge
        self.player = judge.player
        self.rng = rng
        self.noise = noise
        self.model = model
        self.kept = kept
        self.ledger = judge.base.twin()
        self.state = judge.state
        self.reach = self.state.presence(self.player)
        self.cash = judge.base.cash[self.player]
        self.mercs = judge.base.mercs[self.player]
        self.left = {TROOP: TROOP_LIMIT, WHITE: WHITE_LIMIT, BLACK: BLACK_LIMIT}
        self.moves: list[int] = []
        self.items: list[Item] = []
        self.entries: list[int] = []
        self.bid = (0, -1)
        self.touched = judge.room.cared_for
        self.tilt = [self._factor() for _ in range(ASSET_COUNT)]
        self.kinds = [self._factor() for _ in range(4)]
        weights = judge.weights
        for kind, factor in enumerate((weights.bribe, weights.attack, weights.guard, weights.guard)):
            self.kinds[kind] *= factor
        self.gains = [_UNKNOWN] * ASSET_COUNT
        self.before = 0.0

    def _factor(self) -> float:
        return exp(self.noise * self.rng.gauss(0.0, 1.0)) if self.noise else 1.0

    def plan(self) -> Plan:
        """The sheet."""
        self._copy_out()
        self._move()
        self._bid()
        self._keep()
        self._buy()
        sheet = Sheet(self.judge.setting, self.player, self.entries)
        return Plan(sheet, tuple(self.moves), tuple(self.items), self.bid)

    def _copy_out(self) -> None:
        """What stands on the sheet already stays there."""
        for entry in self.judge.room.written:
            self.entries.append(entry)
            kind, asset = verb(entry), first(entry)
            if kind == AMOUNT:
                self.cash -= entry >> 6
            elif kind == BID:
                self.bid = (0, asset)
            elif kind == TROOP:
                self.cash -= TROOP_PRICE
                self.left[TROOP] -= 1
                self.touched |= 1 << asset
            elif kind == HIRE:
                self.mercs -= 1
                self.touched |= 1 << asset
            elif kind in (WHITE, BLACK):
                self.cash -= self.judge.setting.value[asset] * (2 if kind == BLACK else 1)
                self.left[kind] -= 1
                self.touched |= 1 << asset
            else:
                self._go(entry)

    # --- moves ------------------------------------------------------------------------------------------------------------------

    def _move(self) -> None:
        """Each noble and ship in turn goes where it brings most; sometimes, as a model went."""
        for piece in members(self.state.held[self.player] & (NOBLES | SHIPS)):
            moves = [move for move in self._moves_of(piece) if self.judge.room.has(move)]
            if not moves:
                continue
            best = self._as_model(piece) if self.model and self.rng.random() < self.kept else self._best_move(moves)
            if best:
                self._go(best)
                self.entries.append(best)
                self.moves.append(best)

    def _moves_of(self, piece: int) -> list[int]:
        if piece >= FIRST_SHIP:
            return SHIP_MOVES[piece - FIRST_SHIP][self.state.place_of(piece)]
        return self.state.chart.marches[piece][self.state.place_of(piece)]

    def _as_model(self, piece: int) -> int:
        if self.model:
            for move in self.model.moves:
                if first(move) == piece:
                    return move
        return 0

    def _best_move(self, moves: list[int]) -> int:
        ledger = self.ledger
        piece = first(moves[0])
        here = ledger.region[piece]
        best, most = 0, self.judge.worth(ledger) + (self.noise * 2.0 * self.rng.random() if self.noise else 0.0)
        seen = 1 << here
        for move in moves:
            region = _goal(move)
            if seen >> region & 1:
                continue
            seen |= 1 << region
            ledger.move(piece, region)
            worth = self.judge.worth(ledger) + (self.noise * 2.0 * self.rng.random() if self.noise else 0.0)
            if worth > most + 1.0e-6:
                best, most = move, worth
        ledger.move(piece, here)
        return best

    def _go(self, move: int) -> None:
        if is_good_march(self.state, self.player, move):
            self.reach |= 1 << second(move)
        if self.state.owner[first(move)] == self.player:
            self.ledger.move(first(move), _goal(move))

    # --- Calais -----------------------------------------------------------------------------------------------------------------

    def _bid(self) -> None:
        """As much as makes most of the chance to win it; nothing if that is not worth the money."""
        room = self.judge.room
        is_open = room.has(pack(BID, CALAIS_REGIONS[0])) and not room.partner_bids
        forced = self.bid[1]
        if not is_open and (forced < 0 or not room.has(pack(AMOUNT, 1)) or len(room.written) > 1):
            return
        if self.model and is_open and self.rng.random() < self.kept:
            amount, region = self.model.bid
        else:
            amount, region = self._best_bid([forced] if forced >= 0 else CALAIS_REGIONS)
        amount = min(amount, self.cash, self._richest() + 1)
        if forced >= 0:
            amount = max(1, amount)
        if amount > 0:
            self.bid = (amount, region)
            self.cash -= amount
            self.entries += [pack(AMOUNT, amount)] if forced >= 0 else [pack(BID, region), pack(AMOUNT, amount)]

    def _richest(self) -> int:
        """What a rival could bid at most."""
        found = 0
        for player in range(self.judge.setting.players):
            if player not in self.judge.own:
                found = max(found, self.state.cash[player])
        return found

    def _plain_bid(self, regions: list[int]) -> tuple[int, int]:
        """Half of what it is worth to us."""
        judge = self.judge
        before = judge.worth(self.ledger)
        best, where = 0.0, regions[0]
        for region in regions:
            self.ledger.appoint(self.player, region)
            worth = (judge.worth(self.ledger) - before) * self._factor()
            self.ledger.appoint(-1, -1)
            if worth >= best:
                best, where = worth, region
        return min(int(best / 2), self.cash // 3, MOST_PLAIN_BID) if best >= TITLE_POINTS else 0, where

    def _best_bid(self, regions: list[int]) -> tuple[int, int]:
        judge = self.judge
        if judge.beliefs.is_blank:
            return self._plain_bid(regions)
        before = judge.worth(self.ledger)
        best, most, where = 0, 0.0, regions[0]
        pound = max(judge.pound, 0.1)
        for region in regions:
            self.ledger.appoint(self.player, region)
            worth = (judge.worth(self.ledger) - before) * judge.weights.bid * self._factor()
            self.ledger.appoint(-1, -1)
            for amount in range(1, min(self.cash, MOST_BID) + 1):
                value = worth * judge.beliefs.outbidding(judge.own, amount) - 1.3 * pound * amount
                if value > most:
                    best, most, where = amount, value, region
        return best, where

    # --- buying -----------------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """What is kept of a model."""
        if self.model:
            for item in self.model.items:
                if self.rng.random() < self.kept:
                    if self._fits(item):
                        self._take(item)
                else:
                    self.tilt[item.asset] *= 0.5

    def _buy(self) -> None:
        self.before = self.judge.worth(self.ledger)
        while True:
            best, most = Item(-1, 0), 0.0
            for item, value, cost in self._bargains():
                rate = (value - cost * self.judge.pound) / (cost + 1.0)
                if rate > most:
                    best, most = item, rate
            if best.kind < 0:
                return
            self._take(best)

    def _bargains(self) -> list[tuple[Item, float, int]]:
        """What can be bought, what it is expected to bring, and its price."""
        held = self.state.held[self.player]
        foreign = self._foreign()
        found: list[tuple[Item, float, int]] = []
        for asset in members(foreign & PERSONS & ~self.touched):
            self._add(found, Item(BRIBE, asset), self.judge.beliefs.bribable(asset, self.state.owner[asset]) * self._gain(asset))
        for asset in members(foreign & PLACES & PLACES_IN[self.reach] & ~self.touched):
            self._add_attacks(found, asset)
        for asset in members(held & ~self.touched):
            if PERSONS >> asset & 1:
                self._add(found, Item(GUARD, asset), self._threat(asset) * -self._gain(asset))
            else:
                self._add_defences(found, asset)
        return found

    def _foreign(self) -> int:
        """What belongs neither to us nor to our partner on the same seat."""
        found = 0
        for player in range(self.judge.setting.players):
            if player not in self.judge.own:
                found |= self.state.held[player]
        return found

    def _add(self, found: list[tuple[Item, float, int]], item: Item, value: float) -> None:
        value *= self.tilt[item.asset] * self.kinds[item.kind]
        if value > 0.0 and self._fits(item):
            found.append((item, value, self._price(item)))

    def _add_attacks(self, found: list[tuple[Item, float, int]], asset: int) -> None:
        owner = self.state.owner[asset]
        gain = self._gain(asset)
        for spare in range(1, MOST_SPARE + 1):
            number = GARRISON[asset] + spare
            self._add(found, Item(ATTACK, asset, number), gain * self.judge.beliefs.taking(asset, owner, number))

    def _threat(self, asset: int) -> float:
        return self.judge.beliefs.seduced(self.ledger, asset, self.judge.own)

    def _add_defences(self, found: list[tuple[Item, float, int]], asset: int) -> None:
        beliefs, own = self.judge.beliefs, self.judge.own
        bare = beliefs.falling(asset, own, 0)
        if bare <= 0.01:
            return
        loss = -self._gain(asset)
        for number in range(1, MOST_SPARE + 1):
            self._add(found, Item(DEFENCE, asset, number), loss * (bare - beliefs.falling(asset, own, number)))

    def _gain(self, asset: int) -> float:
        """What it brings that the asset comes to us, or costs (with the sign turned) that it goes to whoever would take it."""
        if self.gains[asset] == _UNKNOWN:
            to = self.player if self.state.owner[asset] != self.player else self._robber(asset)
            self.gains[asset] = self.judge.gain(self.ledger, self.before, asset, to)
        return self.gains[asset]

    def _robber(self, asset: int) -> int:
        beliefs = self.judge.beliefs
        best, most = -1, -1.0
        for rival in range(self.judge.setting.players):
            if rival not in self.judge.own:
                if PERSONS >> asset & 1:
                    likely = beliefs.bribed[rival * ASSET_COUNT + asset] + 0.001 * self.state.cash[rival]
                else:
                    likely = beliefs.at_least(rival, asset, GARRISON[asset]) + 0.001 * self.state.cash[rival]
                if likely > most:
                    best, most = rival, likely
        return best

    def _price(self, item: Item) -> int:
        value = self.judge.setting.value[item.asset]
        if item.kind == BRIBE:
            return 2 * value
        if item.kind == GUARD:
            return value
        return TROOP_PRICE * (item.number - min(self._hirable(item.asset), item.number))

    def _hirable(self, asset: int) -> int:
        return self.mercs if self.judge.room.has(pack(HIRE, asset)) else 0

    def _fits(self, item: Item) -> bool:
        """Whether there is money and room for it, and nothing on the asset yet."""
        if self.touched >> item.asset & 1 or self._price(item) > self.cash:
            return False
        room = self.judge.room
        if item.kind in (BRIBE, GUARD):
            kind = BLACK if item.kind == BRIBE else WHITE
            return self.left[kind] > 0 and room.has(pack(kind, item.asset))
        if item.kind == ATTACK and not PLACES_IN[self.reach] >> item.asset & 1:
            return False
        troops = item.number - min(self._hirable(item.asset), item.number)
        return troops <= self.left[TROOP] and (not troops or room.has(pack(TROOP, item.asset)))

    def _take(self, item: Item) -> None:
        self.cash -= self._price(item)
        self.touched |= 1 << item.asset
        self.items.append(item)
        if item.kind in (BRIBE, GUARD):
            kind = BLACK if item.kind == BRIBE else WHITE
            self.left[kind] -= 1
            self.entries.append(pack(kind, item.asset))
        else:
            hired = min(self._hirable(item.asset), item.number)
            self.mercs -= hired
            self.left[TROOP] -= item.number - hired
            self.entries += [pack(HIRE, item.asset)] * hired + [pack(TROOP, item.asset)] * (item.number - hired)
        if item.kind in (BRIBE, ATTACK):
            self.ledger.give(item.asset, self.player)
            self._forget(item.asset)

    def _forget(self, taken: int) -> None:
        """Gains that the change of hands has changed: those of its region, its kind, and its other half."""
        self.before = self.judge.worth(self.ledger)
        region, kind = self.ledger.region[taken], TITLE_OF[KIND[taken]]
        for asset in range(ASSET_COUNT):
            if self.ledger.region[asset] == region or (kind >= 0 and TITLE_OF[KIND[asset]] == kind):
                self.gains[asset] = _UNKNOWN
        if taken in PARTNER:
            self.gains[PARTNER[taken]] = _UNKNOWN


def _goal(move: int) -> int:
    """The region in which a piece counts after a move."""
    return second(move) if verb(move) == MOVE else ZONE_REGION[second(move)]
