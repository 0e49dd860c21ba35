"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.roses import state as at
from bosworth.games.roses import verbs
from bosworth.games.roses.deployment import price
from bosworth.games.roses.draft import picker
from bosworth.games.roses.facts import KINDS
from bosworth.games.roses.income import aid_for
from bosworth.games.roses.log import name_of, tally
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD_NAMES,
    FIRST_SHIP,
    HOME_REGION,
    INCOME,
    KIND,
    MERC_VALUE,
    PLAYERS,
    REGION_NAMES,
    TROOP_PRICE,
    ZONE_NAMES,
)
from bosworth.games.roses.verbs import GRAMMAR
from bosworth.games.roses.view import View
from bosworth.kernel.action import first, head, only, verb

Args = dict[str, int | str]
Message = tuple[str, Args]

STEPS: Final = ["draft", "aid", *at.PART_NAMES[: at.COMMITTED]]
"""The names of all decisions; each part of an order sheet is one to the seat that writes."""


def prompt(view: View) -> Message:
    """What the seat that looks should do now, or for whom it waits."""
    state: Position = view.known
    name = view.step
    if name == "over":
        best = sorted(state.order, key=lambda player: -state.score[player])
        return "prompt-over", {"players": _names(state.winners), "scores": tally(best, state.score)}
    if name == "planning":
        return "wait-planning", {"players": _names([p for p in state.order if state.part[p] != at.COMMITTED])}
    player = _due(view)
    role = "prompt" if view.seat in state.actors() else "wait"
    return f"{role}-{name}", {"player": PLAYERS[player], **_numbers(state, name, player)}


def _due(view: View) -> int:
    """The player who decides."""
    state: Position = view.known
    if state.step == at.PLANNING:
        return view.writer
    return picker(state) if state.step == at.DRAFT else state.order[state.asked]


def _numbers(state: Position, name: str, player: int) -> Args:
    if name == "draft":
        return {"number": state.turn}
    if name == "aid":
        return {"number": aid_for(state, player)}
    return {"number": state.left[player], "cash": state.cash[player], "price": TROOP_PRICE}


def names(view: View) -> list[str]:
    """What the seat is called in events: those that it plays for."""
    return [PLAYERS[player] for player in view.known.players_of(view.seat)]


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: a new turn, phase or sheet; not from one entry to the next."""
    return view.known.turn, view.known.step, view.writer


def _names(players: Sequence[int]) -> str:
    return " ".join(PLAYERS[player] for player in players)


# --- offers ---------------------------------------------------------------------------------------------------------------------


def group(action: int) -> int:
    """What stays the same in offers that differ only in their target: the verb and the piece that moves."""
    return head(action) if verb(action) in (verbs.MOVE, verbs.SAIL) else action


def own_number(action: int) -> int:
    """The number that an offer has wherever it is listed: an amount of money its own; 0 for all others."""
    return only(action) if verb(action) == verbs.AMOUNT else 0


def offer(view: View, action: int) -> Message:
    """The message for an offer: what, where, whose, at what price."""
    state: Position = view.known
    word = GRAMMAR.word(action)
    if word == "pick":
        return _pick(state, first(action))
    if word in ("next", "stray", "commit"):
        return f"offer-{word}", {"part": view.step}
    if word in ("aid", "decline"):
        return f"offer-{word}", {"number": aid_for(state, state.order[state.asked])}
    args = GRAMMAR.arguments(action)
    if "card" in args:
        asset = first(action)
        args["cost"] = price(state, action)
        args["role"] = "own" if state.owner[asset] == view.writer else "other" if state.owner[asset] >= 0 else "none"
        args["victim"] = name_of(state.owner[asset])
        if word in ("move", "sail"):
            places = REGION_NAMES if word == "move" else ZONE_NAMES
            args["from"] = places[state.place_of(asset)]
            args["role"] = "void" if state.stray[view.writer] else "own"
    return f"offer-{word}", args


def _pick(state: Position, card: int) -> Message:
    if card >= ASSET_COUNT:
        return "offer-hire", {"card": CARD_NAMES[card], "number": min(MERC_VALUE[state.turn - 1], state.stack)}
    args: Args = {"card": CARD_NAMES[card], "type": KINDS[KIND[card]], "region": REGION_NAMES[HOME_REGION[card]]}
    if card < FIRST_SHIP:
        args["region"] = REGION_NAMES[state.chart.home[card]]
    return "offer-pick", {**args, "cp": state.chart.cp[card], "number": INCOME[card]}


# --- sheets ---------------------------------------------------------------------------------------------------------------------


def spoken(text: str) -> list[Message]:
    """Entries of a sheet in their text form, as messages: equal ones with their number, a bid as one."""
    return [
        entry_message(action, number) for action, number in gathered([GRAMMAR.parse(part, 0) for part in text.split(";") if part])
    ]


def gathered(actions: Sequence[int]) -> list[tuple[int, int]]:
    """The entries of a sheet, each once with its number; a bid is one entry with its amount."""
    found: dict[int, int] = {}
    bid = -1
    for action in actions:
        if verb(action) == verbs.AMOUNT and bid >= 0:
            found[bid] = only(action)
        else:
            bid = action if verb(action) == verbs.BID else -1
            found[action] = found.get(action, 0) + (bid < 0)
    return list(found.items())


def entry_message(action: int, number: int) -> Message:
    """The message for an entry of a sheet, or for several equal ones."""
    return f"entry-{GRAMMAR.word(action)}", {**GRAMMAR.arguments(action), "number": number}
