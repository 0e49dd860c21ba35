"""An action is a small int: a verb and up to three small arguments, packed."""

from typing import Final

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
