"""Text forms of actions: a verb and names, such as `province 2 stafford`; read without regard to case.

A knight is its strength, `ally` before it if it is the ally's, and behind it what goes along: `t` a Tudor, `s` a shield, `a` an
archer. So `ally2t` is the ally's knight of strength 2 with a Tudor.
"""

from typing import Final

from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.log import PLACE_NAMES
from bosworth.games.lancaster.provinces import TAKING_NAMES
from bosworth.games.lancaster.tables import CONFLICT_NAMES, FAVOUR_NAMES, OFFICE_NAMES, PROVINCE_NAMES, SPACE_NAMES
from bosworth.games.lancaster.verbs import ALLY_BIT, ARCHER_BIT, SHIELD_BIT, STRENGTH_BITS, TUDOR_BIT
from bosworth.kernel.action import RESIGN, first, read_form, second, verb
from bosworth.kernel.chance import is_number
from bosworth.kernel.errors import Malformed

# What follows each verb: K knight, P province, S space of a castle, C conflict, O office, F favour, L place of a knight,
# N number, T what is taken, W player.
FORMS: Final[dict[int, tuple[str, str]]] = {
    verbs.BUILD: ("build", "S"),
    verbs.PROVINCE: ("province", "KP"),
    verbs.CASTLE: ("castle", "KS"),
    verbs.CONFLICT: ("conflict", "KC"),
    verbs.DUNGEON: ("dungeon", "K"),
    verbs.OFFICE: ("office", "O"),
    verbs.ALLY_OFFICE: ("ally_office", "O"),
    verbs.TREASURY: ("treasury", ""),
    verbs.ALLY_TREASURY: ("ally_treasury", ""),
    verbs.SQUIRES: ("squires", "N"),
    verbs.SUPPORT: ("support", "N"),
    verbs.BISHOP: ("bishop", ""),
    verbs.TUDOR: ("tudor", ""),
    verbs.APPLY: ("apply", ""),
    verbs.FAVOUR: ("favour", "F"),
    verbs.NOBLE: ("noble", "P"),
    verbs.DECLINE: ("decline", ""),
    verbs.RAISE: ("raise", "LK"),
    verbs.TRADE: ("trade", "LK"),
    verbs.VOTE_YES: ("yes", "N"),
    verbs.VOTE_NO: ("no", "N"),
    verbs.BUY: ("buy", "N"),
    verbs.SEND: ("send", "C"),
    verbs.PAY: ("pay", ""),
    verbs.RECALL: ("recall", ""),
    verbs.FLIP: ("flip", ""),
    verbs.ACCEPT: ("accept", ""),
    verbs.DONE: ("done", ""),
    verbs.TAKE: ("take", "T"),
    verbs.CROSS: ("cross", "C"),
    verbs.NAME: ("name", "W"),
    verbs.COLLECT: ("collect", "S"),
    verbs.RANSOM: ("ransom", "N"),
    RESIGN: ("resign", ""),
}
_VERBS: Final = {word: (number, shape) for number, (word, shape) in FORMS.items()}

NAMES: Final[dict[str, list[str]]] = {
    "P": PROVINCE_NAMES,
    "S": SPACE_NAMES,
    "C": CONFLICT_NAMES,
    "O": OFFICE_NAMES,
    "F": FAVOUR_NAMES,
    "L": PLACE_NAMES,
    "T": TAKING_NAMES,
    "W": list(COLOURS),
}
"""The names of each kind of thing, by number."""
KINDS: Final = {
    "K": "a knight",
    "P": "a province",
    "S": "a space of a castle",
    "C": "a conflict",
    "O": "an office",
    "F": "a favour",
    "L": "a place",
    "N": "a number",
    "T": "what to take",
    "W": "a player",
}
COMPANIONS: Final = (("t", TUDOR_BIT), ("s", SHIELD_BIT), ("a", ARCHER_BIT))
MOST: Final = 127


def write(action: int) -> str:
    """The text form of an action."""
    word, shape = FORMS[verb(action)]
    values = (first(action), second(action))
    return " ".join([word, *(_write_part(part, value) for part, value in zip(shape, values, strict=False))])


def _write_part(part: str, value: int) -> str:
    if part == "N":
        return str(value)
    return write_knight(value) if part == "K" else NAMES[part][value]


def write_knight(knight: int) -> str:
    """The text form of a knight."""
    behind = "".join(letter for letter, bit in COMPANIONS if knight & bit)
    return ("ally" if knight & ALLY_BIT else "") + str(knight & STRENGTH_BITS) + behind


def parse(text: str, seat: int) -> int:
    """The action that is meant."""
    action, shape, words = read_form(text, _VERBS, KINDS)
    for place, (part, word) in enumerate(zip(shape, words, strict=True)):
        action |= _parse_part(part, word, text) << (6 + 7 * place)
    return action


def _parse_part(part: str, word: str, text: str) -> int:
    if part == "N":
        if not is_number(word) or int(word) > MOST:
            raise Malformed(f"{text!r}: {word!r} is no number up to {MOST}")
        return int(word)
    if part == "K":
        return parse_knight(word, text)
    if word not in NAMES[part]:
        raise Malformed(f"{text!r}: {word!r} is none of {', '.join(NAMES[part])}")
    return NAMES[part].index(word)


def parse_knight(word: str, text: str = "") -> int:
    """The knight that is meant by a word of a longer text."""
    rest = word.removeprefix("ally")
    knight = 0 if rest == word else ALLY_BIT
    if not rest or rest[0] not in "1234":
        raise Malformed(f"{text or word!r}: {word!r} is no knight")
    knight |= int(rest[0])
    for letter in rest[1:]:
        bit = dict(COMPANIONS).get(letter, 0)
        if not bit or knight & bit:
            raise Malformed(f"{text or word!r}: {word!r} is no knight")
        knight |= bit
    return knight
