"""The plan for an order sheet: moves that score, then whatever brings more points than its price in money is worth."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bosworth.games.roses.chart import SHIP_MOVES
from bosworth.games.roses.deployment import price
from bosworth.games.roses.planning import is_good_march
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    BLACK_LIMIT,
    CALAIS_REGIONS,
    FIRST_SHIP,
    GARRISON,
    NOBLES,
    PERSONS,
    PLACES,
    PLACES_IN,
    SHIPS,
    TITLE_POINTS,
    TROOP_LIMIT,
    TROOP_PRICE,
    WHITE_LIMIT,
    members,
)
from bosworth.games.roses.values.board import Board
from bosworth.games.roses.verbs import AMOUNT, BID, BLACK, COMMIT, GRAMMAR, HIRE, NEXT, TROOP, WHITE
from bosworth.games.roses.view import PUBLIC
from bosworth.kernel.action import first, pack, second, verb
from bosworth.kernel.worth import Worth

UNGUARDED: Final = 0.6
"""The chance that a bribe meets no white cube."""
UNDEFENDED: Final = 0.65
"""The chance that a location has no more defenders than its garrison and one."""
BRIBED: Final = 0.3
"""The chance that somebody who can pay bribes a person worth having."""
MARGIN: Final = 2
"""Counters beyond the garrison that an attack takes."""
MOST_BID: Final = 9


class Item(NamedTuple):
    """Something to buy: entries, their price, the gain expected, and the mercenaries among them."""

    entries: tuple[int, ...]
    cost: int
    gain: float
    asset: int
    mercenaries: int = 0


class Plan:
    """A whole sheet for a player, made part by part."""

    def __init__(self, board: Board, player: int) -> None:
        self.board = board
        self.player = player
        self.state: Position = board.state.copy()
        self.reach = self.state.presence(player)
        self.cash = self.state.cash[player]
        self.mercs = self.state.mercs[player]
        self.limits = {TROOP: TROOP_LIMIT, WHITE: WHITE_LIMIT, BLACK: BLACK_LIMIT}
        self.entries: set[int] = set()
        self.counters: dict[int, int] = {}
        self._move()
        self._bid()
        self._buy()

    def wants(self, entry: int, written: Sequence[int]) -> bool:
        """Whether an entry still has to be written."""
        return self.counters.get(entry, int(entry in self.entries)) > written.count(entry)

    def whole(self) -> tuple[int, ...]:
        """All entries by verb: the bid before its amount, then moves, counters and cubes."""
        counters = [entry for entry, number in self.counters.items() for _ in range(number)]
        return tuple(sorted([*self.entries, *counters], key=lambda entry: (verb(entry), entry)))

    def _move(self) -> None:
        """Each noble and ship in turn goes where it brings most."""
        held = self.state.held[self.player]
        for piece in members(held & (NOBLES | SHIPS)):
            moves = self._moves(piece)
            here = self.board.turn_points(self.state)
            best = max(moves, key=self._after)
            if self._after(best) > here:
                self._go(self.state, best)
                self.entries.add(best)

    def _moves(self, piece: int) -> list[int]:
        if piece >= FIRST_SHIP:
            return SHIP_MOVES[piece - FIRST_SHIP][self.state.place_of(piece)]
        return self.state.chart.marches[piece][self.state.place_of(piece)]

    def _after(self, entry: int) -> float:
        trial = self.state.copy()
        self._go(trial, entry)
        return self.board.turn_points(trial)

    def _go(self, state: Position, entry: int) -> None:
        piece, to = first(entry), second(entry)
        if state is self.state and is_good_march(state, self.player, entry):
            self.reach |= 1 << to
        if piece >= FIRST_SHIP:
            state.ship_at[piece - FIRST_SHIP] = to
        else:
            state.noble_at[piece] = to

    def _bid(self) -> None:
        """Half of what Calais is worth, in the region where the Captain brings more."""
        before = self.board.turn_points(self.state)
        best, region = max((self._captain(region) - before, region) for region in CALAIS_REGIONS)
        amount = min(int(best / 2), self.cash // 3, MOST_BID)
        if amount > 0 and best >= TITLE_POINTS:
            self.entries |= {pack(BID, region), pack(AMOUNT, amount)}
            self.cash -= amount

    def _captain(self, region: int) -> float:
        trial = self.state.copy()
        trial.captain, trial.captain_region = self.player, region
        return self.board.turn_points(trial)

    def _buy(self) -> None:
        """Again and again the best bargain, as long as it is worth its money."""
        while True:
            items = [item for item in self._items() if self._can_buy(item) and item.gain > item.cost * self.board.pound]
            if not items:
                return
            self._take(max(items, key=lambda item: (item.gain - item.cost * self.board.pound) / (item.cost + 1)))

    def _can_buy(self, item: Item) -> bool:
        limit = self.limits.get(verb(item.entries[0]), TROOP_LIMIT)
        return item.cost <= self.cash and len(item.entries) <= limit and self._is_new(item)

    def _is_new(self, item: Item) -> bool:
        return not any(self.counters.get(entry) for entry in item.entries)

    def _take(self, item: Item) -> None:
        for entry in item.entries:
            self.counters[entry] = self.counters.get(entry, 0) + 1
            if verb(entry) in self.limits:
                self.limits[verb(entry)] -= 1
        self.cash -= item.cost
        self.mercs -= item.mercenaries
        if self.state.owner[item.asset] != self.player:
            self.state.give(item.asset, self.player)

    def _items(self) -> list[Item]:
        own = self.board.state.held[self.player]
        others = self.state.all_held() & ~own
        found = [self._bribe(asset) for asset in members(others & PERSONS) if self._is_foreign(asset)]
        found += [self._attack(asset) for asset in members(others & PLACES_IN[self.reach] & PLACES) if self._is_foreign(asset)]
        return found + [self._guard(asset) for asset in members(own & PERSONS)]

    def _is_foreign(self, asset: int) -> bool:
        """Neither ours nor our partner's on the same seat."""
        return self.state.owner[asset] not in self.board.own

    def _bribe(self, asset: int) -> Item:
        entry = pack(BLACK, asset)
        gain = self.board.gain(self.state, asset, self.player)
        return Item((entry,), price(self.state, entry), UNGUARDED * gain, asset)

    def _attack(self, asset: int) -> Item:
        """Mercenaries first, then troops."""
        needed = GARRISON[asset] + MARGIN
        hired = min(self.mercs, needed)
        entries = (pack(HIRE, asset),) * hired + (pack(TROOP, asset),) * (needed - hired)
        gain = UNDEFENDED * self.board.gain(self.state, asset, self.player)
        return Item(entries, TROOP_PRICE * (needed - hired), gain, asset, hired)

    def _guard(self, asset: int) -> Item:
        """A white cube is worth what it keeps, if somebody could pay for the black one."""
        entry = pack(WHITE, asset)
        rich = [p for p in self.state.order if p != self.player and self.state.cash[p] >= price(self.state, pack(BLACK, asset))]
        loss = -self.board.gain(self.state, asset, rich[0]) if rich else 0.0
        return Item((entry,), price(self.state, entry), BRIBED * loss, asset)


_PLANS: dict[str, Plan] = {}
"""Plans made for positions of late: a sheet is written in many steps, all of the same plan."""
_MOST_PLANS: Final = 16


def plan_for(board: Board) -> Plan:
    """The plan for the sheet being written: the same however far it is written, as it follows from what all know."""
    key = repr((board.writer, board.own, board.state.options, [getattr(board.state, name) for name in PUBLIC]))
    if key not in _PLANS:
        if len(_PLANS) >= _MOST_PLANS:
            _PLANS.clear()
        _PLANS[key] = Plan(board, board.writer)
    return _PLANS[key]


def appraise_sheet(board: Board, offers: Sequence[int]) -> list[Worth]:
    """An entry of the plan first, else the way on."""
    plan = plan_for(board)
    whole = plan.whole()
    written = board.state.sheets[board.writer]
    return [_appraise(plan, offer, written)._replace(plan=whole) for offer in offers]


def _appraise(plan: Plan, offer: int, written: Sequence[int]) -> Worth:
    if plan.wants(offer, written):
        rank = -first(offer) / 128  # in canonical order, so that nothing is passed over
        return Worth(2.0 + rank, "reason-plan", {"entry": GRAMMAR.write(offer)})
    return Worth(1.0 if offer in (NEXT, COMMIT) else 0.0, "reason-done")
