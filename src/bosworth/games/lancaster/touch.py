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
from bosworth.games.lancaster.state import COMPANY, Position
from bosworth.games.lancaster.tables import CONFLICT_NAMES
from bosworth.games.lancaster.upgrades import token
from bosworth.games.lancaster.verbs import AT_CASTLE, AT_CONFLICT, AT_COURT, GRAMMAR, PLACE_NAMES, write_knight
from bosworth.games.lancaster.view import View
from bosworth.kernel.action import first, second, verb

LORDS: Final = {verbs.OFFICE: "own", verbs.ALLY_OFFICE: "ally", verbs.TREASURY: "own", verbs.ALLY_TREASURY: "ally"}
SPECIAL: Final = (verbs.RAISE, verbs.TRADE, verbs.RANSOM, verbs.SUPPORT, verbs.BISHOP, verbs.TUDOR)
"""Verbs about pieces that stand somewhere, which are touched there."""


def path(view: View, action: int) -> list[str]:
    """The references of what is touched, in order; none for a button."""
    kind = verb(action)
    if kind in SPECIAL:
        return _pieces(view, kind, action)
    found = GRAMMAR.path(action)
    if kind in LORDS:
        return [f"lord:{LORDS[kind]}", *(found or ["area:treasury"])]
    if kind == verbs.DUNGEON:
        return [*found, "area:dungeon"]
    return [f"vote:{GRAMMAR.word(action)}", *found] if kind in (verbs.VOTE_YES, verbs.VOTE_NO) else found


def _pieces(view: View, kind: int, action: int) -> list[str]:
    """Knights wherever they stand, bishops and Tudors."""
    s: Position = view.known
    if kind == verbs.RAISE:
        return [standing(first(action), second(action))]
    if kind == verbs.TRADE:
        return ["bishop:supply", standing(first(action), second(action))]
    if kind == verbs.RANSOM:
        return [f"piece:{CONFLICT_NAMES[s.cards[s.slot]]}.{first(action)}"]
    if kind == verbs.SUPPORT:
        return [f"knight:{write_knight(token(s, s.party, first(action)))}"]
    if kind == verbs.BISHOP:
        return ["bishop:own" if s.step == COMPANY else "bishop:supply"]
    return ["with:tudor"]


def standing(place: int, knight: int) -> str:
    """A knight in service: alone in a province or a space it goes by its place, elsewhere by its place and strength."""
    if place == AT_COURT:
        return f"knight:{write_knight(knight)}"
    name = PLACE_NAMES[place]
    if place < AT_CASTLE:
        return f"area:{name}"
    return f"space:{name}" if place < AT_CONFLICT else f"piece:{name}.{write_knight(knight)}"
