"""Text forms of actions: a verb and names, such as `move stafford wc`; read without regard to case."""

from typing import Final

from bosworth.games.roses import verbs
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD,
    CARD_NAMES,
    FIRST_SHIP,
    NOBLE_COUNT,
    PERSONS,
    PLACES,
    REGION,
    REGION_NAMES,
    ZONE,
    ZONE_NAMES,
)
from bosworth.kernel.action import RESIGN, first, read_form, second, verb
from bosworth.kernel.chance import is_number
from bosworth.kernel.errors import Malformed

# What follows each verb: C card, R region, N noble, S ship, Z sea zone, L location, P person, # an amount.
FORMS: Final[dict[int, tuple[str, str]]] = {
    verbs.PICK: ("pick", "C"),
    verbs.AID: ("aid", ""),
    verbs.DECLINE: ("decline", ""),
    verbs.BID: ("bid", "R"),
    verbs.AMOUNT: ("amount", "#"),
    verbs.MOVE: ("move", "NR"),
    verbs.SAIL: ("sail", "SZ"),
    verbs.TROOP: ("troop", "L"),
    verbs.HIRE: ("mercenary", "L"),
    verbs.WHITE: ("white", "P"),
    verbs.BLACK: ("black", "P"),
    verbs.NEXT: ("next", ""),
    verbs.STRAY: ("stray", ""),
    verbs.COMMIT: ("commit", ""),
    RESIGN: ("resign", ""),
}
_VERBS: Final = {word: (number, shape) for number, (word, shape) in FORMS.items()}
_WORDS: Final = {
    "C": "a card",
    "R": "a region",
    "N": "a noble",
    "S": "a ship",
    "Z": "a sea zone",
    "L": "a location",
    "P": "a noble, bishop or ship",
    "#": "an amount",
}


def _is_of(part: str, card: int) -> bool:
    """Whether a card may stand where a verb wants this part."""
    if part == "C":
        return True
    if card >= ASSET_COUNT:
        return False
    if part in "NS":
        return card < NOBLE_COUNT if part == "N" else card >= FIRST_SHIP
    return bool((PLACES if part == "L" else PERSONS) >> card & 1)


def write(action: int) -> str:
    """The text form of an action."""
    word, shape = FORMS[verb(action)]
    return " ".join([word, *(_write_part(action, shape, part) for part in shape)])


def _write_part(action: int, shape: str, part: str) -> str:
    if part == "#":
        return str(verbs.amount_of(action))
    if part in "RZ":
        place = first(action) if shape == "R" else second(action)
        return (REGION_NAMES if part == "R" else ZONE_NAMES)[place]
    return CARD_NAMES[first(action)]


def parse(text: str, seat: int = 0) -> int:
    """The action that a text means, whoever says it."""
    action, shape, words = read_form(text, _VERBS, _WORDS)
    for place, (part, word) in enumerate(zip(shape, words, strict=True)):
        action |= _parse_part(part, word, text) << (6 + 7 * place)
    return action


def _parse_part(part: str, word: str, text: str) -> int:
    if part == "#":
        if not is_number(word) or int(word) > 16383:
            raise Malformed(f"{text!r}: {word[:20]!r} is no amount")
        return int(word)
    places = {"R": REGION, "Z": ZONE}.get(part, CARD)
    if word not in places or (places is CARD and not _is_of(part, CARD[word])):
        raise Malformed(f"{text!r}: {word!r} is not {_WORDS[part]}")
    return places[word]
