"""Positions as plain data: written, read, and checked when they come from outside."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import GameInfo

MOST: Final = 1 << 20


def fits(value: object, model: object, high: int = MOST, grows: bool = False) -> bool:
    """Whether a value is shaped like a model: an int from -1 to `high`, or a list of such, as long as the model unless it grows.

    Lists inside a list always may grow.
    """
    if isinstance(model, list) and isinstance(value, list):
        is_nested = bool(model) and isinstance(model[0], list)
        if not grows and len(value) != len(model):
            return False
        return all(fits(item, model[0] if is_nested else 0, high, is_nested) for item in value)
    return type(value) is int and type(model) is int and -1 <= value <= high


def dump(position: object, scalars: Iterable[str], lists: Iterable[str], nested: Iterable[str]) -> dict[str, Any]:
    """The fields of a position as plain data of their own; `nested` ones are lists of lists."""
    data: dict[str, Any] = {name: getattr(position, name) for name in scalars}
    for name in lists:
        data[name] = getattr(position, name)[:]
    for name in nested:
        data[name] = [inner[:] for inner in getattr(position, name)]
    return data


def fill(position: object, data: Mapping[str, Any], scalars: Iterable[str], lists: Iterable[str], nested: Iterable[str]) -> None:
    """Set the fields of a position from what `dump` gave."""
    for name in scalars:
        setattr(position, name, data[name])
    for name in lists:
        setattr(position, name, data[name][:])
    for name in nested:
        setattr(position, name, [inner[:] for inner in data[name]])


def options_of(info: GameInfo, data: Mapping[str, Any]) -> dict[str, str]:
    """The options of a position in plain data from outside."""
    try:
        return info.settle(dict(data["options"]))
    except (KeyError, TypeError, ValueError):
        raise Malformed("the position has no options") from None


def check_fields(data: Mapping[str, Any], model: object, highest: Mapping[str, int], growing: Collection[str]) -> None:
    """Refuse plain data in which a field is not shaped like the model's, or has numbers above its highest."""
    for name, high in highest.items():
        if not fits(data.get(name), getattr(model, name), high, name in growing):
            raise Malformed(f"the position has no good {name}")
