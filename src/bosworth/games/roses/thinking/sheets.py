"""A sheet made ready to be carried out, and what comes of the sheets of all."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.roses.planning import enter, legal_for
from bosworth.games.roses.state import AMOUNT_PART, COMMITTED, Position
from bosworth.games.roses.tables import ASSET_COUNT, BATTLE_ORDER, CALAIS_REGIONS, FIRST_SHIP, GARRISON, TROOP_PRICE, ZONE_REGION
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.games.roses.verbs import AMOUNT, BID, BLACK, COMMIT, HIRE, MOVE, NEXT, SAIL, WHITE
from bosworth.kernel.action import first, only, second, verb

_BATTLE: Final[list[int]] = [BATTLE_ORDER.index(asset) if asset in BATTLE_ORDER else -1 for asset in range(ASSET_COUNT)]


class Sheet:
    """The entries of a player, sorted as they are carried out; all are legal and can be paid."""

    def __init__(self, setting: Setting, player: int, entries: Sequence[int]) -> None:
        self.player = player
        self.entries: tuple[int, ...] = tuple(sorted(entries, key=_canonical))
        self.bid: int = 0
        self.region: int = -1
        self.cost: int = 0
        self.hired: int = 0
        self.pieces: list[int] = []
        self.goals: list[int] = []
        self.whites: list[int] = []
        self.blacks: list[int] = []
        self.posts: list[int] = []
        self.numbers: list[int] = []
        for entry in self.entries:
            self._read(setting, entry)
        self._sort(setting)

    def _read(self, setting: Setting, entry: int) -> None:
        kind, asset = verb(entry), first(entry)
        if kind == BID:
            self.region = asset
        elif kind == AMOUNT:
            self.bid = only(entry)
            self.cost += self.bid
        elif kind in (MOVE, SAIL):
            self.pieces.append(asset)
            self.goals.append(second(entry) if asset < FIRST_SHIP else ZONE_REGION[second(entry)])
        elif kind == WHITE:
            self.whites.append(asset)
            self.cost += setting.value[asset]
        elif kind == BLACK:
            self.blacks.append(asset)
            self.cost += 2 * setting.value[asset]
        else:
            self._post(asset, kind)

    def _post(self, asset: int, kind: int) -> None:
        if kind == HIRE:
            self.hired += 1
        else:
            self.cost += TROOP_PRICE
        if asset in self.posts:
            self.numbers[self.posts.index(asset)] += 1
        else:
            self.posts.append(asset)
            self.numbers.append(1)

    def _sort(self, setting: Setting) -> None:
        """12.1, 13.2 In the order in which they are resolved."""
        bribes = setting.state.chart.bribes
        self.blacks.sort(key=bribes.index)
        pairs = sorted([(_BATTLE[asset], number) for asset, number in zip(self.posts, self.numbers, strict=True)])
        self.posts = [BATTLE_ORDER[place] for place, _ in pairs]
        self.numbers = [number for _, number in pairs]

    def bids(self, amount: int, cash: int) -> None:
        """The same with another bid, if there is money for it."""
        cost = self.cost - self.bid + amount
        if cost <= cash:
            self.bid = amount
            self.cost = cost
            if self.region < 0:
                self.region = CALAIS_REGIONS[0]


def _canonical(entry: int) -> tuple[int, int]:
    return verb(entry), first(entry)


def chain_of(state: Position, player: int, entries: Sequence[int]) -> list[int]:
    """The way from where a sheet stands to its commitment by way of these entries; what has no room any more is left out."""
    trial = state.copy()
    chain: list[int] = []
    left = sorted(entries, key=_canonical)
    while trial.part[player] != COMMITTED:
        offers = legal_for(trial, player)
        ready = [entry for entry in left if entry in offers]
        if ready:
            entry = ready[0]
            left.remove(entry)
        elif trial.part[player] == AMOUNT_PART or not (NEXT in offers or COMMIT in offers):
            entry = offers[0]
        else:
            entry = NEXT if NEXT in offers else COMMIT
        chain.append(entry)
        enter(trial, player, entry)
    return chain


def resolve(base: Ledger, sheets: list[Sheet]) -> Ledger:
    """11–13 What the board is like when the sheets of all players, in their order, have been carried out."""
    found = base.twin()
    whites = [0] * ASSET_COUNT
    _deploy(found, sheets, whites)
    for player in found.setting.backwards:
        for asset in sheets[player].blacks:
            if found.owner[asset] == player:
                continue
            if whites[asset]:
                whites[asset] -= 1
            else:
                found.give(asset, player)
    found.look_at_titles()
    _fight(found, sheets)
    found.look_at_titles()
    return found


def _deploy(found: Ledger, sheets: list[Sheet], whites: list[int]) -> None:
    """11.2, 11.3 Calais, money, moves, white cubes."""
    best = 0
    for player in found.setting.order:
        sheet = sheets[player]
        if sheet.bid > best:
            best = sheet.bid
            found.appoint(player, sheet.region)
        found.cash[player] -= sheet.cost
        found.mercs[player] -= sheet.hired
        for place, piece in enumerate(sheet.pieces):
            found.move(piece, sheet.goals[place])
        for asset in sheet.whites:
            whites[asset] += 1


def _fight(found: Ledger, sheets: list[Sheet]) -> None:
    """13.2 Battles in reverse order; whoever posted counters on his own location defends it."""
    defenders = [0] * ASSET_COUNT
    for sheet in sheets:
        for place, asset in enumerate(sheet.posts):
            if found.owner[asset] == sheet.player:
                defenders[asset] += sheet.numbers[place]
    own = found.owner[:]
    opened = 0
    for player in found.setting.backwards:
        sheet = sheets[player]
        for place, asset in enumerate(sheet.posts):
            if own[asset] == player:
                continue
            if not opened >> asset & 1:
                opened |= 1 << asset
                defenders[asset] += GARRISON[asset]
            attackers = sheet.numbers[place]
            if attackers > defenders[asset]:
                defenders[asset] = attackers - defenders[asset]
                found.give(asset, player)
            elif attackers < defenders[asset]:
                defenders[asset] -= attackers
            else:
                defenders[asset] = 0
                found.give(asset, -1)
