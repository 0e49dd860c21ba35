"""What to say to a seat that must decide, and to those who wait: message ids and arguments, from a view alone."""

from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.facts import COLOURS, LETTERS
from bosworth.games.lancaster.law_choices import next_built, next_held
from bosworth.games.lancaster.log import colours, rewards
from bosworth.games.lancaster.placement import strength_of
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    CONFLICT_NAMES,
    FAVOUR_REWARD,
    LAW_EFFECT,
    LAW_NAMES,
    OFFICE_NAMES,
    PRICE_OF_BOTH,
    PROVINCE_NAMES,
    PROVINCE_REWARD,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_REWARD,
)
from bosworth.games.lancaster.verbs import ALLY_BIT, COMPANIONS, GRAMMAR, STRENGTH_BITS
from bosworth.games.lancaster.view import View
from bosworth.kernel.action import first, pack, second, verb
from bosworth.kernel.sequence import OVER

Args = dict[str, int | str]


PLACING: Final = (at.PLACE, at.RETINUE, at.COMPANY, at.FAVOUR)
GRANTED: Final = (at.NOBLE, at.REMOVE_NOBLE, at.UPGRADE, at.EXTEND)
"""Decisions about a reward, which come in every phase."""
KNIGHTS: Final = (verbs.PROVINCE, verbs.CASTLE, verbs.CONFLICT, verbs.DUNGEON)
LORDS: Final = (verbs.OFFICE, verbs.ALLY_OFFICE, verbs.TREASURY, verbs.ALLY_TREASURY)
"""Verbs that put a piece somewhere: their offers say which piece, and where to."""
NOBODY: Final = "none"
FARM: Final = "pay_gold_per_province_or_recall"
UPKEEP: Final = "pay_squire_per_extension_or_flip"
EXCHANGE: Final = "exchange"
ONE_BY_ONE: Final = {FARM: "farm", UPKEEP: "upkeep", EXCHANGE: "exchange"}
"""Laws that go through things one by one have messages of their own."""


def prompt(view: View) -> tuple[str, Args]:
    """What the seat that looks should do now, or for whom it waits."""
    s: Position = view.known
    if s.step == OVER:
        return "prompt-over", {"winners": colours(s.winners)}
    due = s.actors()
    args = _details(s, view.step)
    if view.seat in due:
        own = ONE_BY_ONE.get(LAW_EFFECT[s.in_force[s.law]]) if s.step == at.LAW else None
        return f"prompt-law-{own}" if own else f"prompt-{view.step}", {**args, "side": COLOURS[view.seat]}
    return f"wait-{view.step}", {**args, "players": colours(sum(1 << player for player in due))}


def names(view: View) -> list[str]:
    """What the seat is called in events: its own colour, and that of its ally."""
    s: Position = view.known
    return [COLOURS[party] for party in range(s.parties) if party % s.players == view.seat]


def scene(view: View) -> tuple[int | str, ...]:
    """Changes when the whole board is worth another look: at each placement, and when a new phase begins."""
    s: Position = view.known
    if is_placing(s):
        return s.round, "placing", s.barriers
    return s.round, "voting" if s.step in (at.BALLOT, at.LAW) else "rewards"


def is_placing(s: Position) -> bool:
    """Whether pieces are being placed, or the first extensions chosen before."""
    return s.after in (at.NEXT_PLACER, at.FIRST_EXTENSION) if s.step in GRANTED else s.step in PLACING


def _details(s: Position, name: str) -> Args:
    """The arguments of a prompt, all of which everybody may know."""
    args: Args = {"party": COLOURS[s.party], "ally": int(s.is_ally(s.party))}
    if name == "place":
        args["number"] = s.round
    elif name in ("retinue", "province"):
        args["province"] = PROVINCE_NAMES[s.province]
        args["number"] = strength_of(s.knight)
    elif name == "company":
        args["office"] = OFFICE_NAMES[s.office]
        args["number"] = company(s, s.party)
    elif name == "upgrade":
        args["number"] = s.only_deployed
    elif name == "ballot":
        args["law"] = LAW_NAMES[s.proposed[s.ballot]]
        args["number"] = s.ballot + 1
    elif name == "law":
        args |= _law_details(s, s.in_force[s.law])
    elif name == "ransom":
        args["card"] = CONFLICT_NAMES[s.cards[s.slot]]
    return args


def _law_details(s: Position, law: int) -> Args:
    """The law, and which province, extension or exchange it is about now."""
    args: Args = {"law": LAW_NAMES[law]}
    if LAW_EFFECT[law] == FARM:
        args["province"] = PROVINCE_NAMES[next_held(s, s.active)]
    elif LAW_EFFECT[law] == UPKEEP:
        args["space"] = SPACE_NAMES[next_built(s, s.active)]
    elif LAW_EFFECT[law] == EXCHANGE:
        args["number"] = s.cursor
    return args


def tile_rewards(s: Position, province: int) -> str:
    """The reward of the tile on a province, nothing if there is none."""
    return rewards(tile_reward(s, province)) if s.tile_on[province] else ""


# --- offers ---------------------------------------------------------------------------------------------------------------------


def group(action: int) -> int:
    """What stays the same in offers that differ only in their target: the verb and the knight, whatever goes along with it."""
    return pack(verb(action), first(action) & (STRENGTH_BITS | ALLY_BIT)) if verb(action) in KNIGHTS else action


def offer(view: View, action: int) -> tuple[str, Args]:
    """The message for an offer: who, where to, with whom, at what price."""
    return f"offer-{GRAMMAR.word(action)}", {**GRAMMAR.arguments(action), **_details_of(view.known, verb(action), action)}


def _details_of(s: Position, kind: int, action: int) -> Args:
    """What an offer says beside the things that it names."""
    if kind in KNIGHTS:
        return _knight(s, action)
    if kind in LORDS:
        return _lord(s, action)
    if kind == verbs.TAKE:
        return _taking(s)
    if GRAMMAR.has(action, verbs.SPACE):
        return {"rewards": rewards(SPACE_REWARD[first(action)]), "number": SPACE_PRICE[first(action)]}
    if kind == verbs.NOBLE:
        return {"letter": LETTERS[s.letter[first(action)]]}
    if kind in (verbs.RAISE, verbs.TRADE):
        return {"number": (second(action) & STRENGTH_BITS) + 1}
    if kind == verbs.FAVOUR:
        return {"rewards": rewards(FAVOUR_REWARD[first(action)])}
    if kind == verbs.SQUIRES:
        return {"total": first(action) + strength_of(s.knight)}
    return {"number": company(s, s.party)} if kind == verbs.APPLY else {}


def _knight(s: Position, action: int) -> Args:
    along = " ".join(name for name, bit in COMPANIONS if first(action) & bit)
    to: Args = {"to": "dungeon"} if verb(action) == verbs.DUNGEON else {}
    return {**to, "companions": along, **rival(s.occupant[second(action)] if verb(action) == verbs.PROVINCE else -1)}


def _lord(s: Position, action: int) -> Args:
    lord = "ally-lord" if verb(action) in (verbs.ALLY_OFFICE, verbs.ALLY_TREASURY) else "lord"
    if verb(action) in (verbs.OFFICE, verbs.ALLY_OFFICE):
        return {"block": lord, **rival(s.candidate[first(action)])}
    return {"block": lord, "to": "treasury", **rival(-1)}


def rival(party: int) -> Args:
    """Who would be ousted."""
    return {"enemies": int(party >= 0), "other": COLOURS[party] if party >= 0 else NOBODY}


def _taking(s: Position) -> Args:
    return {
        "letter": LETTERS[s.letter[s.province]],
        "rewards": rewards(PROVINCE_REWARD[s.province]),
        "tiles": tile_rewards(s, s.province),
        "number": PRICE_OF_BOTH,
    }
