"""What is asked of the drawing of a game in text."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from bosworth.kernel.event import Event


class Board(Protocol):
    """What the table asks of a game's drawing; everything is drawn from a view of the game.

    A board without areas and blocks shows the whole board to whoever asks for one of them.
    """

    def show(self, view: Any) -> None:
        """The whole board as the view knows it."""
        ...

    def has_focus(self, _view: Any) -> bool:
        """Whether something smaller than the whole board matters now, such as a battle."""
        return False

    def focus(self, view: Any) -> None:
        """What matters now."""
        self.show(view)

    def look(self, view: Any, _text: str, _offers: Sequence[int]) -> None:
        """One area, and what could be done there."""
        self.show(view)

    def borders(self, view: Any, _text: str) -> None:
        """The borders of one area."""
        self.show(view)

    def facts(self, view: Any, _text: str) -> None:
        """What is printed on a block or card."""
        self.show(view)

    def report(self, _view: Any, _events: Sequence[Event]) -> None:
        """Happenings that the game tells together as a table: none, unless it says which."""

    def everything(self, views: Sequence[Any]) -> Any:
        """One view that knows what all seats know together, for looking back at a game."""
        ...


def in_runs(events: Iterable[Event], tabled: Collection[str]) -> list[list[Event]]:
    """The same events in order: those told together in one list, every other in one of its own."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and event.name in tabled and runs[-1][-1].name in tabled:
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs
