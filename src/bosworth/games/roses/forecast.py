"""What would become of things as they stand: order sheets carried out, a parliament held now, cards of the display taken."""

from typing import Any, NamedTuple

from bosworth.games.roses import parliament
from bosworth.games.roses import state as at
from bosworth.games.roses.bribery import bribe
from bosworth.games.roses.combat import fight
from bosworth.games.roses.deployment import bid_of, deploy, legal_entries, pay, price
from bosworth.games.roses.draft import picker
from bosworth.games.roses.log import name_of
from bosworth.games.roses.planning import good_targets
from bosworth.games.roses.prompt import Args, Message, gathered
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    BLACK_LIMIT,
    CALAIS_REGIONS,
    CARD_NAMES,
    FIRST_SHIP,
    KIND,
    NOBLES,
    PAIR_POINTS,
    PARTNER,
    PLAYERS,
    REGION_NAMES,
    SAIL_TO,
    SHIPS,
    TITLE_NAMES,
    TITLE_OF,
    TITLE_POINTS,
    TROOP_LIMIT,
    WHITE_LIMIT,
    ZONE_NAMES,
    members,
)
from bosworth.games.roses.titles import changed
from bosworth.games.roses.verbs import BID, BLACK, GRAMMAR, TROOP, WHITE
from bosworth.games.roses.view import View
from bosworth.kernel.action import pack, verb
from bosworth.kernel.chance import Dice
from bosworth.kernel.event import Event
from bosworth.kernel.sequence import OVER


def forecast(view: View) -> dict[str, Any]:
    """What the seat is told besides its offers; everything follows from the view.

    - `parliament`: what would be told of a parliament held now;
    - `orders`: in planning, how that changes if the seat's own sheets are carried out and nobody else gives any orders;
    - `cards`: in the draft, what each card of the display would bring the seat's player, or keep from another;
    - `sheets`: in planning, by own player, what the sheet costs, what is void or unpaid, and what may be written in each part.
    """
    state: Position = view.known
    if state.step == OVER:
        return {}
    found: dict[str, Any] = {"parliament": spoken_of(parliament_now(state))}
    if state.step == at.DRAFT:
        player = beneficiary(view)
        found["cards"] = {CARD_NAMES[card]: effects(state, card, player) for card in state.display if card < ASSET_COUNT}
    if state.step == at.PLANNING:
        found |= _with_orders(view, found["parliament"])
        found["sheets"] = {PLAYERS[player]: sheet_of(state, player) for player in view.own}
    return found


# --- order sheets ---------------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """An entry with its number, its cost, and what becomes of it: `stands`, `void`, or `unpaid`, at least in part."""

    entry: int
    number: int
    cost: int
    fate: str = "stands"
    unpaid: int = 0


class Forecast:
    """What would become of a sheet if it were carried out as it stands, and its bid won."""

    def __init__(self, state: Position, player: int) -> None:
        trial = state.copy()
        self.cash = trial.cash[player]
        sheet = trial.sheets[player]
        bid = bid_of(sheet)[0] if len(sheet) > 1 else 0
        if bid:
            trial.captain, trial.captain_region = player, bid_of(sheet)[1]
        trial.cash[player] -= bid
        legal = legal_entries(trial, player)
        self.cost = bid + sum(price(trial, entry) for entry in legal)
        trial.telling = True
        paid = pay(trial, player, legal)
        self.dropped = [entry for event in trial.events for entry in str(event.args["entry"]).split("; ")]
        self.left = trial.cash[player]
        self.lines = [_line(state, legal, paid, entry, number) for entry, number in gathered(sheet)]


def _line(state: Position, legal: list[int], paid: list[int], entry: int, number: int) -> Line:
    if verb(entry) == BID:
        return Line(entry, number, number)
    if entry not in legal:
        return Line(entry, number, 0, "void")
    unpaid = number - paid.count(entry)
    return Line(entry, number, price(state, entry) * number, "unpaid" if unpaid else "stands", unpaid)


def sheet_of(state: Position, player: int) -> dict[str, Any]:
    """The lines of a sheet, its money, and what could be written.

    `dropped` are unpaid entries in the order of dropping, `most` says how many there are of each kind, `several` whether a person
    takes more than one cube.
    """
    found = Forecast(state, player)
    return {
        "lines": [{**line._asdict(), "entry": GRAMMAR.write(line.entry)} for line in found.lines],
        "cost": found.cost,
        "left": found.left,
        "dropped": found.dropped,
        "can": possible(state, player),
        "most": {"troop": TROOP_LIMIT, "mercenary": state.mercs[player], "white": WHITE_LIMIT, "black": BLACK_LIMIT},
        "several": state.rules.several_cubes,
    }


def possible(state: Position, player: int) -> dict[str, Any]:
    """10.3 What has an effect in each part with the sheet as it stands; cubes with their prices."""
    nobles, ships = members(state.held[player] & NOBLES), members(state.held[player] & SHIPS)
    return {
        "bid": [REGION_NAMES[region] for region in CALAIS_REGIONS] if state.cash[player] else [],
        "move": {CARD_NAMES[noble]: _names(REGION_NAMES, state.chart.near[state.noble_at[noble]]) for noble in nobles},
        "sail": {CARD_NAMES[ship]: _names(ZONE_NAMES, SAIL_TO[state.ship_at[ship - FIRST_SHIP]]) for ship in ships},
        "troop": _names(CARD_NAMES, good_targets(state, player, TROOP, state.reach[player])),
        "white": _priced(state, player, WHITE),
        "black": _priced(state, player, BLACK),
    }


def _priced(state: Position, player: int, kind: int) -> dict[str, int]:
    return {CARD_NAMES[card]: price(state, pack(kind, card)) for card in members(good_targets(state, player, kind, 0))}


def _names(names: list[str], numbers: int) -> list[str]:
    return [names[number] for number in members(numbers)]


# --- parliament -----------------------------------------------------------------------------------------------------------------


def parliament_now(state: Position) -> list[Event]:
    """What would be told of a parliament held now."""
    trial = state.copy()
    trial.telling = True
    parliament.sit(trial, Dice())
    return trial.events


def spoken_of(events: list[Event]) -> list[Message]:
    """What is told of events, as messages."""
    return [(f"event-{event.name}", event.args) for event in events]


def parliament_after(view: View) -> list[Event]:
    """What would be told of a parliament if the seat's own sheets were carried out, bids won, and nobody else gave orders."""
    trial: Position = view.known.copy()
    for player in range(trial.players):
        sheet = trial.sheets[player]
        is_whole = player in view.own and not (len(sheet) == 1 and verb(sheet[0]) == BID)
        trial.sheets[player] = sheet if is_whole else []
    for stage in (deploy, bribe, fight):
        stage(trial, Dice())
    return parliament_now(trial)


def _with_orders(view: View, before: list[Message]) -> dict[str, Any]:
    """What own orders change in what is told of a parliament: the lines that are no longer told, and those that are besides."""
    if not any(view.known.sheets[player] for player in view.own):
        return {}
    after = spoken_of(parliament_after(view))
    return {
        "orders": {
            "lost": [number for number, line in enumerate(before) if line not in after],
            "told": [line for line in after if line not in before],
        }
    }


# --- the draft ------------------------------------------------------------------------------------------------------------------


def beneficiary(view: View) -> int:
    """For whom cards are judged: the one who picks if the seat plays him or looks on, else the seat's own first player."""
    own, due = view.own, picker(view.known)
    return due if due in own or not own else own[0]


def effects(state: Position, card: int, player: int) -> list[Message]:
    """What taking a card would bring a player, and what it would keep from the others."""
    found: list[Message] = []
    title, rivals = TITLE_OF[KIND[card]], [rival for rival in state.order if rival != player]
    other = PARTNER.get(card, -1)
    if other >= 0 and state.owner[other] >= 0:
        name = "gain-bonus" if state.owner[other] == player else "deny-bonus"
        args: Args = {"player": PLAYERS[state.owner[other]], "number": PAIR_POINTS[card], "card": CARD_NAMES[other]}
        found.append((name, args))
    if gets_title(state, card, player):
        victim = name_of(state.title[title])
        found.append(("gain-title", {"title": TITLE_NAMES[title], "number": TITLE_POINTS, "victim": victim}))
    hopeful = " ".join(PLAYERS[rival] for rival in rivals if gets_title(state, card, rival))
    if hopeful:
        found.append(("deny-title", {"title": TITLE_NAMES[title], "players": hopeful}))
    return found


def gets_title(state: Position, card: int, player: int) -> bool:
    """15.2 Whether a card would bring its title to a player who has it not."""
    title = TITLE_OF[KIND[card]]
    if title < 0 or state.title[title] == player:
        return False
    trial = state.copy()
    trial.give(card, player)
    changed(trial, card)
    return trial.title[title] == player
