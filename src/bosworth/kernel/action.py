"""An action is a small int: a verb and up to three small arguments, packed. Nobody else knows how."""

from typing import Final

_ARGUMENT: Final = 127

RESIGN: Final = 63
"""The one action that every game takes from every seat at any time; it is never listed among the offers."""


def pack(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Pack a verb (0–62) and up to three arguments (0–127) into one action; the last argument given may be larger."""
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


def only(action: int) -> int:
    """The argument of an action that has one, however large."""
    return action >> 6


def head(action: int) -> int:
    """The verb and the first argument of an action, without what follows."""
    return action & (1 << 13) - 1


def each_with(first: int, actions: list[int]) -> list[int]:
    """The same actions with a first argument that they did not have."""
    part = first << 6
    return [action | part for action in actions]
