"""An action is a small int: a verb and up to three small arguments, packed."""

from collections.abc import Mapping
from typing import Final

from bosworth.kernel.errors import Malformed

_ARGUMENT: Final = 127

RESIGN: Final = 63
"""The one action that every game takes from every seat at any time; it is never listed among the offers."""


def pack(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Pack a verb (0–62) and up to three arguments (0–127) into one action."""
    return verb | first << 6 | second << 13 | third << 20


def verb(action: int) -> int:
    """The verb of an action."""
    return action & 63


def first(action: int) -> int:
    """The first argument of an action."""
    return action >> 6 & _ARGUMENT


def second(action: int) -> int:
    """The second argument of an action."""
    return action >> 13 & _ARGUMENT


def third(action: int) -> int:
    """The third argument of an action."""
    return action >> 20 & _ARGUMENT


def read_form(text: str, verbs: Mapping[str, tuple[int, str]], parts: Mapping[str, str]) -> tuple[int, str, list[str]]:
    """Split a text form: the verb, the letters of what must follow it, and the words that do.

    `verbs` gives each word its verb and letters, `parts` says what each letter stands for.
    """
    words = text.lower().replace("-", "_").split()
    if not words or words[0] not in verbs:
        raise Malformed(f"{text!r} does not begin with a verb; the verbs are {', '.join(verbs)}")
    number, shape = verbs[words[0]]
    if len(words) != 1 + len(shape):
        raise Malformed(f"{text!r}: {words[0]} is followed by {', '.join([parts[part] for part in shape]) or 'nothing'}")
    return number, shape, words[1:]
