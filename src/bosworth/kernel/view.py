"""What one seat knows of a position."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bosworth.kernel.compiling import mypyc_attr
from bosworth.kernel.position import copied, fields_of


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What a seat (None: an onlooker) knows.

    `known` is the position as far as the seat knows it; all else in it is as in a blank one. What is known of the rest without
    knowing it, such as how many cards another holds, a game keeps in fields of its own: ints, lists of ints, lists of such lists.
    """

    def __init__(self, seat: int | None, known: Any) -> None:
        self.seat = seat
        self.known = known

    @property
    def step(self) -> str:
        """The name of the decision that is due, `over` at the end; at a beat perhaps a stage between two decisions."""
        name: str = self.known.sequence.names[self.known.step]
        return name

    def complete(self) -> None:
        """Work out what follows from all that was filled in."""
        self.known.index()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash((self.seat, self.known.step))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _revive, (type(self), self.seat, self.known, own_fields(self))

    def _content(self) -> tuple[Any, ...]:
        return self.seat, self.known.options, fields_of(self.known), own_fields(self)


def own_fields(view: View) -> dict[str, Any]:
    """The fields that a game keeps in a view besides the known position."""
    names = [*getattr(type(view), "__mypyc_attrs__", ()), *getattr(view, "__dict__", ())]
    return {name: getattr(view, name) for name in names if name not in ("seat", "known")}


def _revive(kind: Callable[[int | None, Any], Any], seat: int | None, known: Any, own: Mapping[str, Any]) -> Any:
    """The view that was pickled."""
    view = kind(seat, known)
    for name, value in own.items():
        setattr(view, name, value)
    return view


def reveal(known: Any, state: Any, names: Sequence[str]) -> None:
    """Let these fields be known as they are."""
    for name in names:
        setattr(known, name, copied(getattr(state, name)))
