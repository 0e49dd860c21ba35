"""What differs between two views: how the views of an action's beats go over the wire without being written out each time."""

from typing import Any

Change = tuple[list[str | int], Any]
"""A place in a view (the keys and numbers that lead to it, from outside in), and what stands there instead."""


def differences(old: Any, new: Any) -> list[Change]:
    """What must stand elsewhere in `old` to make it `new`; both are plain data."""
    if old == new:
        return []
    pairs = _pairs(old, new)
    if pairs is None:
        return [([], new)]
    return [([key, *path], value) for key, ours, theirs in pairs for path, value in differences(ours, theirs)]


def _pairs(old: Any, new: Any) -> list[tuple[str | int, Any, Any]] | None:
    """What stands at the same place in both; None if they have not the same places."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return [(key, old[key], new[key]) for key in old]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [(number, *pair) for number, pair in enumerate(zip(old, new, strict=True))]
    return None
