"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.roses import state as at
from bosworth.games.roses import verbs
from bosworth.games.roses.deployment import price
from bosworth.games.roses.draft import picker
from bosworth.games.roses.facts import KINDS
from bosworth.games.roses.imagine import known
from bosworth.games.roses.income import aid_for
from bosworth.games.roses.log import name_of, tally
from bosworth.games.roses.planning import writer
from bosworth.games.roses.state import Position
from bosworth.games.roses.steps import SEQUENCE
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
from bosworth.kernel.action import first, head, only, verb
from bosworth.kernel.view import View

Args = dict[str, int | str]
Message = tuple[str, Args]

PARTS: Final = dict(enumerate(at.PART_NAMES[: at.COMMITTED]))
"""The parts of an order sheet: each is a decision of its own to the one who writes."""
STEPS: Final = ["draft", "aid", *PARTS.values()]
"""The names of all decisions."""


def step_name(view: View) -> str:
    """The name of the decision that is due, `over` at the end; a sheet that somebody else writes is only `planning`."""
    step: int = view["public"]["step"]
    if step != at.PLANNING:
        return SEQUENCE.names[step]
    state = known(view)
    player = _writer(view, state)
    return PARTS[state.part[player]] if player >= 0 else "planning"


def _writer(view: View, state: Position) -> int:
    return writer(state, view["seat"]) if view["seat"] is not None and state.step == at.PLANNING else -1


def actors(view: View) -> list[int]:
    """The seats that must act now."""
    return known(view).actors()


def prompt(view: View) -> Message:
    """What the seat that looks should do now, or for whom it waits."""
    state, name = known(view), step_name(view)
    if name == "over":
        best = sorted(state.order, key=lambda player: -state.score[player])
        return "prompt-over", {"players": _names(state.winners), "scores": tally(best, state.score)}
    if name == "planning":
        return "wait-planning", {"players": _names([p for p in state.order if not view["committed"][p]])}
    player = _due(view, state)
    role = "prompt" if view["seat"] in state.actors() else "wait"
    return f"{role}-{name}", {"player": PLAYERS[player], **_numbers(state, name, player)}


def _due(view: View, state: Position) -> int:
    """The player who decides."""
    if state.step == at.PLANNING:
        return _writer(view, state)
    return picker(state) if state.step == at.DRAFT else state.order[state.asked]


def _numbers(state: Position, name: str, player: int) -> Args:
    if name == "draft":
        return {"number": state.turn}
    if name == "aid":
        return {"number": aid_for(state, player)}
    return {"number": state.left[player], "cash": state.cash[player], "price": TROOP_PRICE}


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: a new turn, phase or sheet; not from one entry to the next."""
    state = known(view)
    return state.turn, state.step, _writer(view, state)


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
    state, word = known(view), GRAMMAR.word(action)
    if word == "pick":
        return _pick(state, first(action))
    if word in ("next", "stray", "commit"):
        return f"offer-{word}", {"part": step_name(view)}
    if word in ("aid", "decline"):
        return f"offer-{word}", {"number": aid_for(state, state.order[state.asked])}
    args = GRAMMAR.arguments(action)
    if "card" in args:
        asset = first(action)
        args["cost"] = price(state, action)
        args["role"] = "own" if state.owner[asset] == _writer(view, state) else "other" if state.owner[asset] >= 0 else "none"
        args["victim"] = name_of(state.owner[asset])
        if word in ("move", "sail"):
            places = REGION_NAMES if word == "move" else ZONE_NAMES
            args["from"] = places[state.place_of(asset)]
            args["role"] = "void" if state.stray[_writer(view, state)] else "own"
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
