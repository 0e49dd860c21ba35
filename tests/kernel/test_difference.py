"""What differs between plain data leads from one to the other."""

from typing import Any

import msgspec
import pytest

from bosworth.kernel.difference import Difference, differences


def changed(old: Any, changes: list[Difference]) -> Any:
    """`old` with these changes; it stays as it is."""
    for path, value in changes:
        old = _put(old, path, value)
    return old


def _put(old: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    copy = old.copy()
    copy[key] = _put(old[key], rest, value)
    return copy


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        ({"a": [1, 2], "b": {"c": 3}}, {"a": [1, 2], "b": {"c": 3}}, 0),
        ({"a": [1, 2], "b": {"c": 3}}, {"a": [1, 5], "b": {"c": 4}}, 2),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, 1),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, 1),
        ({"a": None}, {"a": {"y": [1]}}, 1),
        ({"a": 0}, {"a": False}, 0),
    ],
)
def test_differences_lead_from_the_old_to_the_new(old: Any, new: Any, count: int) -> None:
    before = msgspec.json.encode(old)
    found = differences(old, new)
    assert len(found) == count
    assert changed(old, msgspec.json.decode(msgspec.json.encode(found))) == new
    assert msgspec.json.encode(old) == before
