"""What a hand touches on the board to do something: knights and Lords at court, then whoever goes along, then the place.

References are `kind:id`:
- `knight:2`, `knight:ally2` a knight at court; `lord:own`, `lord:ally`; `bishop:own` one's bishops, `bishop:supply` those of the
  King; `with:tudor`, `with:shield`, `with:archer` whoever goes along;
- `area:york`, `area:chancellor`, `area:dungeon`, `area:treasury`, `card:caen`, `favour:f1`, `side:blue`, `law:B0c`, as messages
  name them; `space:s1` of one's own castle, or of the ally's: `space:as1`; `noble:york` the nobles of a province;
- `piece:caen.2`, `piece:dungeon.ally1`, `piece:lord.3` a knight away from court that shares its place with others;
- `squires:2`, `number:3`, `vote:yes`, `tokens:1`, `take:noble` what is answered.
"""

from typing import Final

from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.log import PLACE_NAMES
from bosworth.games.lancaster.notation import write_knight
from bosworth.games.lancaster.prompt import COMPANIONS
from bosworth.games.lancaster.provinces import TAKING_NAMES
from bosworth.games.lancaster.state import COMPANY
from bosworth.games.lancaster.tables import CONFLICT_NAMES, FAVOUR_NAMES, OFFICE_NAMES, PROVINCE_NAMES, SPACE_NAMES
from bosworth.games.lancaster.verbs import ALLY_BIT, AT_CASTLE, AT_CONFLICT, AT_COURT, STRENGTH_BITS
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.game import View

PLACED: Final[dict[int, tuple[str, list[str]]]] = {
    verbs.PROVINCE: ("area", PROVINCE_NAMES),
    verbs.CASTLE: ("space", SPACE_NAMES),
    verbs.CONFLICT: ("card", CONFLICT_NAMES),
}
"""Verbs that put a knight somewhere, with the kind of place."""
LORDS: Final = {verbs.OFFICE: "own", verbs.ALLY_OFFICE: "ally", verbs.TREASURY: "own", verbs.ALLY_TREASURY: "ally"}
ONE_TOUCH: Final[dict[int, tuple[str, list[str]]]] = {
    verbs.BUILD: ("space", SPACE_NAMES),
    verbs.COLLECT: ("space", SPACE_NAMES),
    verbs.FAVOUR: ("favour", FAVOUR_NAMES),
    verbs.NOBLE: ("noble", PROVINCE_NAMES),
    verbs.SEND: ("card", CONFLICT_NAMES),
    verbs.CROSS: ("card", CONFLICT_NAMES),
    verbs.TAKE: ("take", TAKING_NAMES),
    verbs.NAME: ("side", list(COLOURS)),
}
"""Verbs for which one thing is touched."""
NUMBERS: Final = {verbs.SQUIRES: "squires", verbs.BUY: "number"}
VOTES: Final = {verbs.VOTE_YES: "vote:yes", verbs.VOTE_NO: "vote:no"}


def path(view: View, action: int) -> list[str]:
    """The references of what is touched, in order; none for a button."""
    kind, number = verb(action), first(action)
    if kind in PLACED:
        place, names = PLACED[kind]
        return [*_knight(number), f"{place}:{names[second(action)]}"]
    if kind == verbs.DUNGEON:
        return [*_knight(number), "area:dungeon"]
    if kind in LORDS:
        lord = f"lord:{LORDS[kind]}"
        return [lord, f"area:{OFFICE_NAMES[number]}" if kind in (verbs.OFFICE, verbs.ALLY_OFFICE) else "area:treasury"]
    if kind in ONE_TOUCH:
        what, names = ONE_TOUCH[kind]
        return [f"{what}:{names[number]}"]
    if kind in NUMBERS:
        return [f"{NUMBERS[kind]}:{number}"]
    if kind in VOTES:
        return [VOTES[kind], f"tokens:{number}"]
    return _pieces(view, kind, action)


def _pieces(view: View, kind: int, action: int) -> list[str]:
    """The rest: knights wherever they stand, bishops and Tudors; anything else is a button."""
    public = view["public"]
    if kind == verbs.RAISE:
        return [standing(first(action), second(action))]
    if kind == verbs.TRADE:
        return ["bishop:supply", standing(first(action), second(action))]
    if kind == verbs.RANSOM:
        return [f"piece:{CONFLICT_NAMES[public['cards'][public['slot']]]}.{first(action)}"]
    if kind == verbs.SUPPORT:
        is_ally = public["party"] >= int(view["options"]["players"])
        return [f"knight:{'ally' if is_ally else ''}{first(action)}"]
    if kind == verbs.BISHOP:
        return ["bishop:own" if public["step"] == COMPANY else "bishop:supply"]
    return ["with:tudor"] if kind == verbs.TUDOR else []


def _knight(knight: int) -> list[str]:
    """A knight at court, then whoever goes along."""
    along = [f"with:{name}" for name, bit in COMPANIONS if knight & bit]
    return [f"knight:{write_knight(knight & (STRENGTH_BITS | ALLY_BIT))}", *along]


def standing(place: int, knight: int) -> str:
    """A knight in service: alone in a province or a space it goes by its place, elsewhere by its place and strength."""
    if place == AT_COURT:
        return f"knight:{write_knight(knight)}"
    name = PLACE_NAMES[place]
    if place < AT_CASTLE:
        return f"area:{name}"
    return f"space:{name}" if place < AT_CONFLICT else f"piece:{name}.{write_knight(knight)}"
