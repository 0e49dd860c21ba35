"""What happened, and who may hear it; and the table in which a game declares all that it can tell."""

from collections.abc import Callable, Mapping
from typing import Any, Final

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

    def __reduce__(self) -> tuple[Callable[..., "Event"], tuple[Any, ...]]:
        return Event, (self.name, self.args, self.audience, self.reveals)

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


class Telling:
    """What a game declares of an event: the names of its arguments, who hears it, whether it is a beat, and whom it hits.

    A beat is a moment worth seeing: whoever looks back is shown the position as it was when this was told. `hits` is the argument
    that names who suffers it: before his next decision he is told once more. If much has hit him, what is grave is told first.
    """

    def __init__(self, args: str, audience: str, is_beat: bool, hits: str = "", is_grave: bool = False) -> None:
        self.args = frozenset(args.split())
        self.audience = audience
        self.is_beat = is_beat
        self.hits = hits
        self.is_grave = is_grave


Tellings = Mapping[str, Telling]
"""The table of a game: every event that it can tell, by name."""

ALL: Final = "all"
ONE: Final = "one"
"""Heard by one seat alone."""
OTHERS: Final = "others"
"""Heard by everybody but one seat."""


def told(args: str = "", audience: str = ALL, hits: str = "", is_grave: bool = False) -> Telling:
    """An event that is heard."""
    return Telling(args, audience, False, hits, is_grave)


def beat(args: str = "", audience: str = ALL, hits: str = "", is_grave: bool = False) -> Telling:
    """An event that is heard, and worth seeing."""
    return Telling(args, audience, True, hits, is_grave)


def undeclared(event: Event, tellings: Tellings) -> str:
    """What is told by an event and not declared; nothing if all is well."""
    telling = tellings.get(event.name)
    if telling is None:
        return f"{event} is told and not declared"
    if telling.args != event.args.keys():
        return f"{event} is told and declared with the arguments {' '.join(sorted(telling.args)) or 'none'}"
    if _audience(event.audience) != telling.audience:
        return f"{event} is told to {_audience(event.audience)} and declared for {telling.audience}"
    return ""


def _audience(seats: int) -> str:
    """What is declared of such an audience: for everybody, for one seat, for all but one."""
    if seats == EVERYONE:
        return ALL
    return ONE if seats >= 0 else OTHERS
