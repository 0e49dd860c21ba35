"""Text forms of actions: a verb and names, such as `move henry_vi essex`; read without regard to case."""

from typing import Final

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.tables import (
    AREA,
    BLOCK,
    BLOCK_NAMES,
    KIND_NAMES,
    PLACE,
    PLACE_NAMES,
    SEA_NAMES,
)
from bosworth.kernel.action import RESIGN, first, read_form, second, third, verb
from bosworth.kernel.errors import Malformed

# What follows each verb: O own block, E enemy block, A area, P area or pool, S sea, C kind of card.
FORMS: Final[dict[int, tuple[str, str]]] = {
    verbs.PLAY: ("play", "C"),
    verbs.REDEAL: ("redeal", ""),
    verbs.KEEP: ("keep", ""),
    verbs.REDRAW: ("redraw", ""),
    verbs.MOVE: ("move", "OA"),
    verbs.STOP: ("stop", ""),
    verbs.SEA: ("sea", "OSA"),
    verbs.RECRUIT: ("recruit", "OA"),
    verbs.END: ("end", ""),
    verbs.MUSTER_AT: ("muster", "A"),
    verbs.PLAGUE_AT: ("plague", "A"),
    verbs.DECLINE: ("decline", ""),
    verbs.BATTLE: ("battle", "A"),
    verbs.TREASON_ON: ("treason", "E"),
    verbs.FIRE: ("fire", "O"),
    verbs.CHARGE: ("charge", "OE"),
    verbs.TREACHERY: ("treachery", "OE"),
    verbs.RETREAT: ("retreat", "OA"),
    verbs.PASS: ("pass", "O"),
    verbs.HIT: ("hit", "O"),
    verbs.REGROUP: ("regroup", "OA"),
    verbs.EXECUTE: ("execute", ""),
    verbs.SPARE: ("spare", ""),
    verbs.ENTER: ("enter", "A"),
    verbs.REDUCE: ("reduce", "O"),
    verbs.GO: ("go", "OP"),
    verbs.BANISH: ("banish", "O"),
    RESIGN: ("resign", ""),
}
_VERBS: Final = {word: (number, shape) for number, (word, shape) in FORMS.items()}


def short_name(block: int) -> str:
    """The name of a block without its side, which the text form leaves to the seat."""
    return BLOCK_NAMES[block][2:]


def write(action: int) -> str:
    """The text form of an action."""
    word, shape = FORMS[verb(action)]
    return " ".join([word, *(_write_part(action, shape, part) for part in shape)])


def _write_part(action: int, shape: str, part: str) -> str:
    if part == "C":
        return KIND_NAMES[first(action)]
    if part == "S":
        return SEA_NAMES[third(action)]
    if part == "O" or shape == "E":
        return short_name(first(action))
    return short_name(second(action)) if part == "E" else PLACE_NAMES[second(action)]


def parse(text: str, seat: int) -> int:
    """The action that a seat means: its own version of a block that acts, the enemy's of a target."""
    action, shape, words = read_form(text, _VERBS, _WORDS)
    for part, word in zip(shape, words, strict=True):
        action |= _parse_part(part, shape, word, seat, text)
    return action


_WORDS: Final = {
    "O": "a block",
    "E": "an enemy block",
    "A": "an area",
    "P": "an area or pool",
    "S": "a sea",
    "C": "a card",
}


def _parse_part(part: str, shape: str, word: str, seat: int, text: str) -> int:
    if part == "C":
        return _find(KIND_NAMES, word, text) << 6
    if part == "S":
        return _find(SEA_NAMES, word, text) << 20
    if part == "O":
        return _block(word, seat, text) << 6
    if part == "E":
        return _block(word, 1 - seat, text) << (6 if shape == "E" else 13)
    places = AREA if part == "A" else PLACE
    if word not in places:
        raise Malformed(f"{text!r}: there is no area {word!r}")
    return places[word] << 13


def _block(word: str, side: int, text: str) -> int:
    for letter in ("LY"[side], "R", "LY"[1 - side]):
        if f"{letter}_{word}" in BLOCK:
            return BLOCK[f"{letter}_{word}"]
    raise Malformed(f"{text!r}: there is no block {word!r}")


def _find(names: list[str], word: str, text: str) -> int:
    if word not in names:
        raise Malformed(f"{text!r}: {word!r} is none of {', '.join(names)}")
    return names.index(word)


def translate(action: int, blocks: dict[int, int], kinds: dict[int, int]) -> int:
    """The same action with blocks and kinds of cards renamed."""
    shape = FORMS[verb(action)][1]
    one, two = first(action), second(action)
    if "C" in shape:
        one = kinds.get(one, one)
    elif shape == "E" or "O" in shape:
        one = blocks.get(one, one)
    if shape == "OE":
        two = blocks.get(two, two)
    return verb(action) | one << 6 | two << 13 | third(action) << 20
