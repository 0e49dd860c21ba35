"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.facts import COLOURS, LETTERS
from bosworth.games.lancaster.log import colours, rewards
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.tables import (
    BISHOP,
    CONFLICT_NAMES,
    FAVOUR_REWARD,
    LAW_EFFECT,
    LAW_NAMES,
    LORD,
    OFFICE_NAMES,
    PRICE_OF_BOTH,
    PROVINCE_NAMES,
    PROVINCE_REWARD,
    PROVINCES,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    STRENGTHS,
    TILE_REWARD,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.verbs import ALLY_BIT, COMPANIONS, GRAMMAR, STRENGTH_BITS, TAKING_NAMES, TUDOR_BIT
from bosworth.kernel.action import first, pack, second, verb
from bosworth.kernel.sequence import OVER
from bosworth.kernel.view import View

Args = dict[str, int | str]


PLACING: Final = (at.PLACE, at.RETINUE, at.COMPANY, at.FAVOUR)
GRANTED: Final = (at.NOBLE, at.REMOVE_NOBLE, at.UPGRADE, at.EXTEND)
"""Decisions about a reward, which come in every phase."""
KNIGHTS: Final = (verbs.PROVINCE, verbs.CASTLE, verbs.CONFLICT, verbs.DUNGEON)
LORDS: Final = (verbs.OFFICE, verbs.ALLY_OFFICE, verbs.TREASURY, verbs.ALLY_TREASURY)
"""Verbs that put a piece somewhere: their offers say which piece, and where to."""
NOBODY: Final = "none"


def step_name(view: View) -> str:
    """The name of the decision that is due, `over` at the end."""
    step: int = view["public"]["step"]
    return SEQUENCE.names[step]


def actors(view: View) -> list[int]:
    """The seats that must act now."""
    step: int = view["public"]["step"]
    if step == at.BALLOT:
        return [player for player, ballot in enumerate(view["ballots"]) if not ballot]
    return [] if step == OVER else [view["public"]["active"]]


def prompt(view: View) -> tuple[str, Args]:
    """What the seat that looks should do now, or for whom it waits."""
    name = step_name(view)
    if name == "over":
        return "prompt-over", {"winners": colours(view["public"]["winners"])}
    due = actors(view)
    args = _details(view, name)
    if view["seat"] in due:
        return _due(view, name), {**args, "side": COLOURS[view["seat"]]}
    return f"wait-{name}", {**args, "players": colours(sum(1 << player for player in due))}


def _due(view: View, name: str) -> str:
    """The message for a seat that decides; laws that go through things one by one have messages of their own."""
    effect = LAW_EFFECT[view["public"]["in_force"][view["public"]["law"]]] if name == "law" else ""
    own = {"pay_gold_per_province_or_recall": "farm", "pay_squire_per_extension_or_flip": "upkeep", "exchange": "exchange"}
    return f"prompt-law-{own[effect]}" if effect in own else f"prompt-{name}"


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: at each placement, and when a new phase begins."""
    public = view["public"]
    if is_placing(view):
        return public["round"], "placing", public["barriers"]
    return public["round"], "voting" if public["step"] in (at.BALLOT, at.LAW) else "rewards"


def is_placing(view: View) -> bool:
    """Whether pieces are being placed, or the first extensions chosen before."""
    public = view["public"]
    if public["step"] in GRANTED:
        return bool(public["after"] in (at.NEXT_PLACER, at.FIRST_EXTENSION))
    return public["step"] in PLACING


def _details(view: View, name: str) -> Args:
    """The arguments of a prompt, all of which everybody may know."""
    public = view["public"]
    is_ally = public["party"] >= int(view["options"]["players"])
    args: Args = {"party": COLOURS[public["party"]], "ally": int(is_ally)}
    if name == "place":
        args["number"] = public["round"]
    elif name in ("retinue", "province"):
        args["province"] = PROVINCE_NAMES[public["province"]]
        args["number"] = strength_of(public["knight"])
    elif name == "company":
        args["office"] = OFFICE_NAMES[public["office"]]
        args["number"] = company(view, public["party"])
    elif name == "upgrade":
        args["number"] = public["only_deployed"]
    elif name == "ballot":
        args["law"] = LAW_NAMES[public["proposed"][public["ballot"]]]
        args["number"] = public["ballot"] + 1
    elif name == "law":
        args |= _law_details(view)
    elif name == "ransom":
        args["card"] = CONFLICT_NAMES[public["cards"][public["slot"]]]
    return args


def _law_details(view: View) -> Args:
    """The law, and which province, extension or exchange it is about now."""
    public = view["public"]
    law = public["in_force"][public["law"]]
    args: Args = {"law": LAW_NAMES[law]}
    player, cursor = public["active"], public["cursor"]
    if LAW_EFFECT[law] == "pay_gold_per_province_or_recall":
        args["province"] = next(PROVINCE_NAMES[p] for p in range(cursor, PROVINCES) if public["occupant"][p] == player)
    elif LAW_EFFECT[law] == "pay_squire_per_extension_or_flip":
        args["space"] = next(SPACE_NAMES[s] for s in range(cursor, SPACES) if public["extensions"][player * SPACES + s])
    elif LAW_EFFECT[law] == "exchange":
        args["number"] = cursor
    return args


def strength_of(knight: int) -> int:
    """A knight with its Tudor."""
    return (knight & STRENGTH_BITS) + (TUDOR_STRENGTH if knight & TUDOR_BIT else 0)


def company(view: View, party: int) -> int:
    """The strength of a Lord with those who stand by him."""
    public = view["public"]
    knights = sum(strength * public["support"][party * STRENGTHS + strength] for strength in range(1, STRENGTHS))
    others = BISHOP * public["support_bishops"][party] + TUDOR_STRENGTH * public["support_tudors"][party]
    total: int = LORD + knights + others
    return total


def tile_rewards(view: View, province: int) -> str:
    """The reward of the tile on a province, nothing if there is none."""
    return rewards(TILE_REWARD[int(view["options"]["court"] == "yes")][province]) if view["public"]["tile_on"][province] else ""


# --- offers ---------------------------------------------------------------------------------------------------------------------


def group(action: int) -> int:
    """What stays the same in offers that differ only in their target: the verb and the knight, whatever goes along with it."""
    return pack(verb(action), first(action) & (STRENGTH_BITS | ALLY_BIT)) if verb(action) in KNIGHTS else action


def own_number(action: int) -> int:
    """The number that an offer has wherever it is listed: none has."""
    return 0


def offer(view: View, action: int) -> tuple[str, Args]:
    """The message for an offer: who, where to, with whom, at what price."""
    kind = verb(action)
    if kind in KNIGHTS:
        args = _knight(view, action)
    elif kind in LORDS:
        args = _lord(view, action)
    elif kind == verbs.TAKE:
        args = _taking(view, first(action))
    else:
        args = {**GRAMMAR.arguments(action), **_details_of(view, kind, action)}
    return f"offer-{GRAMMAR.word(action)}", args


def _details_of(view: View, kind: int, action: int) -> Args:
    """What an offer says beside the things that it names."""
    if GRAMMAR.has(action, verbs.SPACE):
        return {"rewards": rewards(SPACE_REWARD[first(action)]), "number": SPACE_PRICE[first(action)]}
    if kind == verbs.NOBLE:
        return {"letter": LETTERS[view["public"]["letter"][first(action)]]}
    if kind in (verbs.RAISE, verbs.TRADE):
        return {"number": (second(action) & STRENGTH_BITS) + 1}
    if kind == verbs.FAVOUR:
        return {"rewards": rewards(FAVOUR_REWARD[first(action)])}
    if kind == verbs.SQUIRES:
        return {"total": first(action) + strength_of(view["public"]["knight"])}
    return {"number": company(view, view["public"]["party"])} if kind == verbs.APPLY else {}


def _knight(view: View, action: int) -> Args:
    along = " ".join(name for name, bit in COMPANIONS if first(action) & bit)
    rival = view["public"]["occupant"][second(action)] if verb(action) == verbs.PROVINCE else -1
    return {"to": "dungeon", **GRAMMAR.arguments(action), "companions": along, **_rival(rival)}


def _lord(view: View, action: int) -> Args:
    is_office = verb(action) in (verbs.OFFICE, verbs.ALLY_OFFICE)
    lord = "ally-lord" if verb(action) in (verbs.ALLY_OFFICE, verbs.ALLY_TREASURY) else "lord"
    rival = view["public"]["candidate"][first(action)] if is_office else -1
    return {"block": lord, "to": "treasury", **GRAMMAR.arguments(action), **_rival(rival)}


def _rival(party: int) -> Args:
    """Who would be ousted."""
    return {"enemies": int(party >= 0), "other": COLOURS[party] if party >= 0 else NOBODY}


def _taking(view: View, choice: int) -> Args:
    public = view["public"]
    province = public["province"]
    return {
        "choice": TAKING_NAMES[choice],
        "letter": LETTERS[public["letter"][province]],
        "rewards": rewards(PROVINCE_REWARD[province]),
        "tiles": tile_rewards(view, province),
        "number": PRICE_OF_BOTH,
    }
