"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.facts import COLOURS, LETTERS
from bosworth.games.lancaster.log import PLACE_NAMES, colours, rewards
from bosworth.games.lancaster.notation import FORMS
from bosworth.games.lancaster.provinces import TAKING_NAMES
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
from bosworth.games.lancaster.verbs import ALLY_BIT, ARCHER_BIT, SHIELD_BIT, STRENGTH_BITS, TUDOR_BIT
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.game import View
from bosworth.kernel.sequence import OVER

Args = dict[str, int | str]


PLACING: Final = (at.PLACE, at.RETINUE, at.COMPANY, at.FAVOUR)
GRANTED: Final = (at.NOBLE, at.REMOVE_NOBLE, at.UPGRADE, at.EXTEND)
"""Decisions about a reward, which come in every phase."""
PLACED: Final = ("province", "castle", "conflict", "dungeon", "office", "ally_office", "treasury", "ally_treasury")
"""Verbs that put a piece somewhere: their offers say which piece, and where to."""
COMPANIONS: Final = (("tudor", TUDOR_BIT), ("shield", SHIELD_BIT), ("archer", ARCHER_BIT))
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
    word, shape = FORMS[verb(action)]
    return verb(action) | (first(action) & (STRENGTH_BITS | ALLY_BIT)) << 6 if word in PLACED and "K" in shape else action


def own_number(action: int) -> int:
    """The number that an offer has wherever it is listed: none has."""
    return 0


def offer(view: View, action: int) -> tuple[str, Args]:
    """The message for an offer: who, where to, with whom, at what price."""
    word, shape = FORMS[verb(action)]
    if word in PLACED:
        return _placement(view, action)
    args: Args = {}
    if shape == "S":
        args = {"space": SPACE_NAMES[first(action)], "rewards": rewards(SPACE_REWARD[first(action)])}
        args["number"] = SPACE_PRICE[first(action)]
    elif shape == "P":
        args = {"province": PROVINCE_NAMES[first(action)], "letter": LETTERS[view["public"]["letter"][first(action)]]}
    elif shape == "LK":
        args = {"place": PLACE_NAMES[first(action)], "block": _knight(second(action))}
        args["number"] = (second(action) & STRENGTH_BITS) + 1
    elif shape == "T":
        args = _taking(view, first(action))
    elif shape in ("N", "C", "F", "W"):
        args = _one_thing(view, action, shape)
    elif word == "apply":
        args["number"] = company(view, view["public"]["party"])
    return f"offer-{word}", args


def _one_thing(view: View, action: int, shape: str) -> Args:
    if shape == "C":
        return {"card": CONFLICT_NAMES[first(action)]}
    if shape == "F":
        return {"rewards": rewards(FAVOUR_REWARD[first(action)])}
    if shape == "W":
        return {"player": COLOURS[first(action)]}
    if verb(action) == verbs.SQUIRES:
        return {"number": first(action), "total": first(action) + strength_of(view["public"]["knight"])}
    return {"number": first(action)}


def _knight(knight: int) -> str:
    """The id under which a knight has a name: whose it is, and its strength."""
    return ("ally" if knight & ALLY_BIT else "k") + str(knight & STRENGTH_BITS)


def _placement(view: View, action: int) -> tuple[str, Args]:
    word, shape = FORMS[verb(action)]
    number, target = first(action), second(action)
    if "K" not in shape:
        place = OFFICE_NAMES[number] if shape else "treasury"
        args: Args = {"block": "ally-lord" if word.startswith("ally") else "lord", "to": place}
        return f"offer-{word}", {**args, **_rival(view, view["public"]["candidate"][number] if shape else -1)}
    place = {"P": PROVINCE_NAMES, "S": SPACE_NAMES, "C": CONFLICT_NAMES}[shape[1]][target] if len(shape) > 1 else "dungeon"
    along = " ".join(name for name, bit in COMPANIONS if number & bit)
    args = {"block": _knight(number), "to": place, "companions": along}
    return f"offer-{word}", {**args, **_rival(view, view["public"]["occupant"][target] if word == "province" else -1)}


def _rival(view: View, party: int) -> Args:
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
