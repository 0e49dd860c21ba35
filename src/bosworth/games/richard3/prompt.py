"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from typing import Final

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.state import ACTIONS, Position
from bosworth.games.richard3.succession import next_minor
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_NAMES,
    CAPTIVE,
    FIRST_PLAIN_KIND,
    KIND_NAMES,
    KIND_OF,
    POINTS,
    TREASON,
)
from bosworth.games.richard3.verbs import BLOCK_PART, GRAMMAR, MOVE, PLAY, SEA, goal
from bosworth.games.richard3.view import View
from bosworth.kernel.action import first, head, second, verb

Args = dict[str, int | str]


def prompt(view: View) -> tuple[str, Args]:
    """What the seat that looks should do now, or for whom it waits."""
    due = view.known.actors()
    if not due:
        return "prompt-over", {"side": SIDES[view.known.winner]}
    if view.seat in due:
        return f"prompt-{view.step}", _own_details(view)
    if len(due) > 1:
        return f"wait-{view.step}-both", {}
    return f"wait-{view.step}", {"side": SIDES[due[0]], **_details(view.known, view.step)}


def names(view: View) -> list[str]:
    """What the seat is called in events."""
    return [SIDES[view.side]]


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: a new turn, phase or side; not from one block to the next."""
    name = {"moving": "actions", "muster_moves": "muster_area"}.get(view.step, view.step)
    return view.known.campaign, view.known.turn, name, view.known.active


def _own_details(view: View) -> Args:
    """The arguments of a prompt: what everybody knows, and what only the owner does."""
    s: Position = view.known
    args: Args = {**_details(s, view.step), "side": SIDES[view.side]}
    if view.step == "actions":
        args["card"] = KIND_NAMES[KIND_OF[s.chosen[view.side]]]
        args["event"] = _event_name(s)
    elif view.step == "moving":
        args["block"] = BLOCK_NAMES[s.mover]
        args["area"] = AREA_NAMES[s.where[s.mover]]
    return args


def _event_name(s: Position) -> str:
    """The event that rules the turn, `none` for an action card; Treason that may sail has a name of its own (D6)."""
    if s.event == TREASON and s.rules.treason_sea:
        return "treason_sea"
    return KIND_NAMES[s.event] if s.event >= 0 else "none"


NUMBERS: Final = {
    "choose_card": "turn",
    "actions": "points",
    "moving": "moves_left",
    "battle_turn": "round",
    "allocate_hits": "hits",
    "attrition": "losses",
    "exile_excess": "losses",
}
AREAS: Final = {
    **dict.fromkeys(("treason", "battle_turn", "allocate_hits", "regroup"), "battle"),
    **dict.fromkeys(("attrition", "exile_excess"), "area"),
    "muster_moves": "muster",
}
"""By step: the fields of the position that its prompt speaks of."""


def _details(s: Position, step: str) -> Args:
    """The arguments that everybody may know."""
    args: Args = {}
    if step in NUMBERS:
        args["number"] = getattr(s, NUMBERS[step])
    if step in AREAS:
        args["area"] = AREA_NAMES[getattr(s, AREAS[step])]
    if step == "battle_turn":
        args["role"] = "attack" if s.attacker == s.active else "defend"
    elif step == "execute":
        args["block"] = BLOCK_NAMES[CAPTIVE[s.active]]
    elif step == "heir_entry":
        args["block"] = BLOCK_NAMES[next_minor(s, s.active)]
    elif step == "go_home":
        args["role"] = "king" if s.active == s.king_side else "pretender"
    return args


# --- offers ---------------------------------------------------------------------------------------------------------------------


def group(action: int) -> int:
    """What stays the same in offers that differ only in their target: the verb and the block that acts."""
    return head(action) if GRAMMAR.has(action, BLOCK_PART) else verb(action)


def own_number(action: int) -> int:
    """The number that an offer has wherever it is listed: an action card its points, events those above; 0 for all others."""
    if verb(action) != PLAY:
        return 0
    kind = first(action)
    return POINTS[kind] if kind >= FIRST_PLAIN_KIND else 1 + max(POINTS) + kind


def offer(view: View, action: int) -> tuple[str, Args]:
    """The message for an offer: who, where to, at what cost, against how many."""
    s, args = view.known, GRAMMAR.arguments(action)
    if "block" in args and s.where[first(action)] < AREA_COUNT:
        args["from"] = AREA_NAMES[s.where[first(action)]]
    for part, number in GRAMMAR.parts(action):
        if part.kind == "area" and number < AREA_COUNT:
            args["enemies"] = view.enemies_in(number)
    if verb(action) in (MOVE, SEA):
        args["cost"] = _cost(view, action)
    if verb(action) == MOVE and s.muster >= 0 and second(action) != s.muster:
        return "offer-move-via", {**args, "via": args["to"], "to": AREA_NAMES[s.muster]}
    return f"offer-{GRAMMAR.word(action)}", args


def _cost(view: View, action: int) -> int:
    """The action points that a move or sea move takes: none out of an activated area or for a port credit."""
    s: Position = view.known
    start = s.where[first(action)]
    if verb(action) == SEA:
        to = goal(action)
        return int(start * AREA_COUNT + to not in s.credits or view.enemies_in(to) > 0)
    return int(s.step != ACTIONS or not s.activated[start])
