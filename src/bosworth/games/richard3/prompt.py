"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from bosworth.games.richard3 import state as at
from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_NAMES,
    CAPTIVE,
    FIRST_PLAIN_KIND,
    HEIRS,
    KIND_NAMES,
    KIND_OF,
    MINOR,
    OWNER,
    POINTS,
    TREASON,
)
from bosworth.games.richard3.verbs import BLOCK_PART, GRAMMAR, MOVE, PLAY, SEA, goal
from bosworth.games.richard3.view import BLACK
from bosworth.kernel.action import first, head, second, verb
from bosworth.kernel.sequence import OVER
from bosworth.kernel.view import View

Args = dict[str, int | str]


def step_name(view: View) -> str:
    """The name of the decision that is due, `over` at the end."""
    step: int = view["public"]["step"]
    return SEQUENCE.names[step]


def actors(view: View) -> list[int]:
    """The seats that must act now."""
    step: int = view["public"]["step"]
    if step == OVER:
        return []
    if step == at.CHOOSE_CARD:
        return [side for side in (0, 1) if not view["chosen"][side]]
    return [view["public"]["active"]]


def prompt(view: View) -> tuple[str, Args]:
    """What the seat that looks should do now, or for whom it waits."""
    name = step_name(view)
    if name == "over":
        return "prompt-over", {"side": SIDES[view["public"]["winner"]]}
    due = actors(view)
    if view["seat"] in due:
        return f"prompt-{name}", _details(view, name)
    if len(due) > 1:
        return f"wait-{name}-both", {}
    return f"wait-{name}", {"side": SIDES[due[0]], **_public_details(view, name)}


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: a new turn, phase or side; not from one block to the next."""
    public = view["public"]
    name = {"moving": "actions", "muster_moves": "muster_area"}.get(step_name(view), step_name(view))
    return public["campaign"], public["turn"], name, public["active"]


def _details(view: View, name: str) -> Args:
    """The arguments of a prompt: what everybody knows, and what only the owner does."""
    args = _public_details(view, name)
    args["side"] = SIDES[view["seat"]]
    if name == "actions":
        args["card"] = KIND_NAMES[KIND_OF[view["card"]]]
        args["event"] = _event_name(view)
    elif name == "moving":
        args["block"] = BLOCK_NAMES[view["mover"]]
        args["area"] = AREA_NAMES[view["blocks"][str(view["mover"])][0]]
    return args


def _event_name(view: View) -> str:
    """The event that rules the turn, `none` for an action card; Treason that may sail has a name of its own (D6)."""
    event: int = view["public"]["event"]
    if event == TREASON and view["options"]["treason_sea"] == "true":
        return "treason_sea"
    return KIND_NAMES[event] if event >= 0 else "none"


def _public_details(view: View, name: str) -> Args:
    """The arguments that everybody may know."""
    public = view["public"]
    side: int = public["active"]
    args: Args = {}
    if name in ("treason", "battle_turn", "allocate_hits", "regroup"):
        args["area"] = AREA_NAMES[public["battle"]]
    if name in ("attrition", "exile_excess"):
        args["area"] = AREA_NAMES[public["area"]]
    if name == "muster_moves":
        args["area"] = AREA_NAMES[public["muster"]]
    if name == "battle_turn":
        args["role"] = "attack" if public["attacker"] == side else "defend"
    if name == "execute":
        args["block"] = BLOCK_NAMES[CAPTIVE[side]]
    if name == "heir_entry":
        args["block"] = BLOCK_NAMES[_next_minor(view, side)]
    if name == "go_home":
        args["role"] = "king" if side == public["king_side"] else "pretender"
    number = {
        "choose_card": "turn",
        "actions": "points",
        "moving": "moves_left",
        "battle_turn": "round",
        "allocate_hits": "hits",
        "attrition": "losses",
        "exile_excess": "losses",
    }.get(name)
    if number is not None:
        args["number"] = public[number]
    return args


def _next_minor(view: View, side: int) -> int:
    return next(heir for heir in HEIRS[side] if view["blocks"].get(str(heir), [-1])[0] == MINOR)


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
    args = GRAMMAR.arguments(action)
    if "block" in args:
        _add_origin(view, first(action), args)
    for part, number in GRAMMAR.parts(action):
        if part.kind == "area":
            args["enemies"] = enemies_in(view, number)
    if verb(action) in (MOVE, SEA):
        args["cost"] = _cost(view, action)
    muster: int = view["public"]["muster"]
    if verb(action) == MOVE and muster >= 0 and second(action) != muster:
        return "offer-move-via", {**args, "via": args["to"], "to": AREA_NAMES[muster]}
    return f"offer-{GRAMMAR.word(action)}", args


def _add_origin(view: View, block: int, args: Args) -> None:
    place = view["blocks"][str(block)][0]
    if place < AREA_COUNT:
        args["from"] = AREA_NAMES[place]


def _cost(view: View, action: int) -> int:
    """The action points that a move or sea move takes: none out of an activated area or for a port credit."""
    public = view["public"]
    start: int = view["blocks"][str(first(action))][0]
    if verb(action) == SEA:
        to = goal(action)
        return int(start * AREA_COUNT + to not in public["credits"] or enemies_in(view, to) > 0)
    return int(public["step"] != at.ACTIONS or not public["activated"][start])


def enemies_in(view: View, place: int) -> int:
    """How many blocks of the other side stand in an area."""
    return count_in(view, 1 - view["seat"], place)


def count_in(view: View, side: int, place: int) -> int:
    """How many blocks of a side stand in an area, named or not."""
    king_side: int = view["public"]["king_side"]
    owner = OWNER[king_side]
    named = sum(1 for block, fields in view["blocks"].items() if fields[0] == place and owner[int(block)] == side)
    nameless: int = sum(
        row[-1] for row in view["hidden"] if row[1] == place and (1 - king_side if row[0] == BLACK else row[0]) == side
    )
    return named + nameless
