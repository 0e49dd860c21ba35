"""Section 11: the sheets are revealed, the Captain of Calais is chosen, and what can be paid is placed."""

from typing import Final

from bosworth.games.roses import log
from bosworth.games.roses.order import reverse
from bosworth.games.roses.planning import good_targets, is_good_march, put_away, text_of
from bosworth.games.roses.state import BRIBERY, Position
from bosworth.games.roses.tables import BLACK_PRICE, FIRST_SHIP, SAIL_TO, TROOP_PRICE, WHITE_PRICE
from bosworth.games.roses.verbs import AMOUNT, BID, BLACK, GRAMMAR, HIRE, MOVE, SAIL, TROOP, WHITE
from bosworth.kernel.action import first, only, second, verb
from bosworth.kernel.chance import Dice

PAID: Final = (WHITE, BLACK, TROOP)
"""11.5 What costs money, in the order of payment; the bid comes before all."""


def deploy(s: Position, dice: Dice) -> None:
    """11.1–11.3 Reveal all sheets; settle Calais; then, in reverse order, each player pays and places."""
    s.barriers += 1
    s.clear_board()
    for player in s.order:
        log.text(s, "sheet", player, text_of(s.sheets[player]) if s.telling else "", reveals=True)
    _settle_calais(s)
    for player in reverse(s):
        good = legal_entries(s, player)
        for entry in pay(s, player, good):
            _place(s, player, entry)
        _tell_counters(s, player)
    put_away(s)
    s.step = BRIBERY


# --- Calais ---------------------------------------------------------------------------------------------------------------------


def bid_of(sheet: list[int]) -> tuple[int, int]:
    """The amount and the region of a sheet's bid; nothing for none."""
    return (only(sheet[1]), only(sheet[0])) if sheet and verb(sheet[0]) == BID else (0, -1)


def _settle_calais(s: Position) -> None:
    """11.2 Every bid is paid; the highest wins, the earlier player among equals."""
    best = 0
    for player in s.order:
        amount, region = bid_of(s.sheets[player])
        if amount:
            s.cash[player] -= amount
            log.sum_of(s, "bid", player, amount)
        if amount > best:
            best = amount
            s.captain, s.captain_region = player, region
    log.captain(s, best)


# --- legality -------------------------------------------------------------------------------------------------------------------


def legal_entries(s: Position, player: int) -> list[int]:
    """11.4 Drop what is illegal; presence follows from the legal moves, which stand before all attacks on the sheet."""
    reach = s.presence(player)
    if s.rules.captain_presence and s.captain == player:
        reach |= 1 << s.captain_region
    found: list[int] = []
    for entry in s.sheets[player]:
        if verb(entry) in (BID, AMOUNT):
            continue
        if is_good(s, player, entry, reach):
            found.append(entry)
            if verb(entry) == MOVE:
                reach |= 1 << second(entry)
        elif s.telling:
            log.text(s, "dropped", player, GRAMMAR.write(entry))
    return found


def is_good(s: Position, player: int, entry: int, reach: int) -> bool:
    """10.3 Whether an entry is legal, for a player with presence in these regions."""
    kind = verb(entry)
    asset = first(entry)
    if kind == MOVE:
        return is_good_march(s, player, entry)
    if kind == SAIL:
        return s.owner[asset] == player and bool(SAIL_TO[s.ship_at[asset - FIRST_SHIP]] >> second(entry) & 1)
    return bool(good_targets(s, player, kind, reach) >> asset & 1)


# --- money ----------------------------------------------------------------------------------------------------------------------


def price(s: Position, entry: int) -> int:
    """10.4 What an entry costs."""
    kind = verb(entry)
    if kind == TROOP:
        return TROOP_PRICE
    if kind == WHITE:
        return WHITE_PRICE * s.chart.value[only(entry)]
    return BLACK_PRICE * s.chart.value[only(entry)] if kind == BLACK else 0


def pay(s: Position, player: int, entries: list[int]) -> list[int]:
    """11.5 White cubes, black cubes, then troops, each in the order of the chart; what cannot be afforded is left out (B8)."""
    found = [entry for entry in entries if verb(entry) not in PAID]
    unpaid: list[int] = []
    is_short = False
    for kind in PAID:
        wanted = [entry for entry in entries if verb(entry) == kind]
        wanted.sort(key=lambda entry: s.chart.payment[only(entry)])
        for entry in wanted:
            cost = price(s, entry)
            if cost <= s.cash[player] and not is_short:
                s.cash[player] -= cost
                found.append(entry)
            else:
                is_short = s.rules.stop_at_shortage
                unpaid.append(entry)
    if unpaid and s.telling:
        log.text(s, "unpaid", player, text_of(unpaid))
    return found


# --- the board ------------------------------------------------------------------------------------------------------------------


def _place(s: Position, player: int, entry: int) -> None:
    """11.3 Move a piece, or place a counter or cube; black cubes wait for the bribery phase (A14)."""
    kind = verb(entry)
    asset = first(entry)
    if kind == MOVE:
        start = s.noble_at[asset]
        s.noble_at[asset] = second(entry)
        log.moved(s, player, asset, start, s.noble_at[asset], by_sea=False)
    elif kind == SAIL:
        ship = asset - FIRST_SHIP
        start = s.ship_at[ship]
        s.ship_at[ship] = second(entry)
        log.moved(s, player, asset, start, s.ship_at[ship], by_sea=True)
    elif kind == WHITE:
        s.whites[asset] += 1
        log.card(s, "white-placed", player, asset)
    elif kind == BLACK:
        s.blacks[player].append(asset)
    else:
        _post(s, player, asset, kind == HIRE)


def _post(s: Position, player: int, asset: int, is_mercenary: bool) -> None:
    if is_mercenary:
        s.mercs[player] -= 1
        s.hired[player] += 1
    if s.owner[asset] == player:
        s.defenders[asset] += 1
    else:
        s.attackers[player][asset] += 1


def _tell_counters(s: Position, player: int) -> None:
    if s.telling:
        for asset, number in enumerate(s.attackers[player]):
            if number:
                log.counters(s, "attackers", player, asset, number)
        for asset, number in enumerate(s.defenders):
            if number and s.owner[asset] == player:
                log.counters(s, "defenders", player, asset, number)
