"""Where plain data differ, so that what is like something already known need not be said again."""

from typing import Any

Difference = tuple[list[str | int], Any]
"""A place in plain data (the keys and numbers that lead to it, from outside in), and what stands there instead."""


def differences(old: Any, new: Any) -> list[Difference]:
    """What must stand elsewhere in `old` to make it `new`, both plain data."""
    if old == new:
        return []
    pairs = _pairs(old, new)
    if pairs is None:
        return [([], new)]
    return [place for key, ours, theirs in pairs for place in below(key, differences(ours, theirs))]


def below(key: str | int, found: list[Difference]) -> list[Difference]:
    """The same places, as they are reached from what has them at this key."""
    return [([key, *path], value) for path, value in found]


def _pairs(old: Any, new: Any) -> list[tuple[str | int, Any, Any]] | None:
    """What stands at the same place in both; None if they have not the same places."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return [(key, old[key], new[key]) for key in old]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [(number, *pair) for number, pair in enumerate(zip(old, new, strict=True))]
    return None
