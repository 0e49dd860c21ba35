"""What happened, and who may hear it."""

from typing import Final

EVERYONE: Final = -1
"""Audience: every seat and the onlookers."""

_ONLOOKER: Final = 15


class Event:
    """A message id with named arguments (ids and numbers, never text) and the seats that hear it."""

    def __init__(self, name: str, args: dict[str, int | str], audience: int = EVERYONE, reveals: bool = False) -> None:
        self.name = name
        self.args = args
        self.audience = audience
        self.reveals = reveals

    def is_heard_by(self, seat: int | None) -> bool:
        """Whether the seat (None: an onlooker) may hear this."""
        return bool(self.audience >> (_ONLOOKER if seat is None else seat) & 1)

    def as_json(self) -> dict[str, object]:
        """Plain data: the message id and its arguments."""
        return {"name": self.name, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        words = " ".join(f"{key}={value}" for key, value in self.args.items())
        return f"<{self.name} {words}>"


def only(seat: int) -> int:
    """Audience: one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Audience: every other seat and the onlookers."""
    return ~(1 << seat)


def heard(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: an onlooker) may hear, in order."""
    return [event for event in events if event.is_heard_by(seat)]
