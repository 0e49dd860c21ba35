"""What an offer would bring, for whoever hovers over it: message ids and arguments, from a view alone."""

from typing import Final

from bosworth.games.roses import verbs
from bosworth.games.roses.deployment import is_good, price
from bosworth.games.roses.draft import picker
from bosworth.games.roses.income import aid_for
from bosworth.games.roses.parliament import counted_in, place_in
from bosworth.games.roses.prompt import Args, Message
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CALAIS_CP,
    CARD_NAMES,
    GARRISON,
    MERC_VALUE,
    REGION_NAMES,
    TITLE_POINTS,
    TROOP_PRICE,
    ZONE_REGION,
)
from bosworth.games.roses.view import View
from bosworth.kernel.action import first, only, pack, second, verb

COUNTERS: Final = (verbs.TROOP, verbs.HIRE)
CUBES: Final = (verbs.WHITE, verbs.BLACK)
MOVES: Final = (verbs.MOVE, verbs.SAIL)


def outlook(view: View, action: int) -> Message | None:
    """What an action would bring; nothing where the offer says it all."""
    state: Position = view.known
    kind = verb(action)
    if kind == verbs.PICK:
        return _pick(state, first(action))
    if kind == verbs.AID:
        player = state.order[state.asked]
        return "outlook-aid", {"cash": state.cash[player] + aid_for(state, player)}
    if kind == verbs.BID:
        return "outlook-bid", {"cp": CALAIS_CP, "region": REGION_NAMES[first(action)], "number": TITLE_POINTS}
    if kind in COUNTERS or kind in CUBES or kind in MOVES:
        return _entry(state, view.writer, action)
    return None


def _pick(state: Position, card: int) -> Message:
    """Where it would put the player who picks; a mercenary is worth the price of a troop."""
    if card >= ASSET_COUNT:
        number = min(MERC_VALUE[state.turn - 1], state.stack)
        return "outlook-hire", {"number": number, "cost": number * TROOP_PRICE}
    trial, player = state.copy(), picker(state)
    trial.give(card, player)
    region = counted_in(trial, card)
    place, strength = place_in(trial, player, region)
    return "outlook-pick", {"region": REGION_NAMES[region], "cp": strength, "place": place}


def _entry(state: Position, player: int, action: int) -> Message:
    """What an entry of a sheet does; a void one says that it does nothing."""
    kind, asset = verb(action), first(action)
    if not is_good(state, player, action, state.reach[player]):
        return "outlook-void", {}
    if kind in MOVES:
        region = second(action) if kind == verbs.MOVE else ZONE_REGION[second(action)]
        return f"outlook-{'move' if kind == verbs.MOVE else 'sail'}", {
            "cp": state.chart.cp[asset],
            "region": REGION_NAMES[region],
        }
    if kind in COUNTERS:
        return _counter(state, player, asset)
    args: Args = {"card": CARD_NAMES[asset], "cost": price(state, pack(verbs.BLACK, asset))}
    if kind == verbs.WHITE:
        return "outlook-white", args
    return "outlook-black", {**args, "cp": state.chart.cp[asset], "region": REGION_NAMES[counted_in(state, asset)]}


def _counter(state: Position, player: int, asset: int) -> Message:
    """Own locations stand with garrison and counters; others fall to one more than their garrison if nobody defends them."""
    placed = sum(verb(entry) in COUNTERS and only(entry) == asset for entry in state.sheets[player])
    if state.owner[asset] == player:
        return "outlook-defend", {"garrison": GARRISON[asset], "number": GARRISON[asset] + placed + 1}
    return "outlook-attack", {"garrison": GARRISON[asset], "number": GARRISON[asset] + 1, "placed": placed + 1}
