"""Whether plain data from outside could stand in a position: the shape of a field and the range of its numbers."""

from typing import Final

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
