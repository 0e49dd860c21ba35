"""Section 18: what a seat may know, built from an allow-list.

Hidden are the order of the deck and, while sheets are written, those of other seats: how far they are, and what is on them.
Whether a player has committed is public.
"""

from typing import Final

from bosworth.games.roses.fields import view_forms
from bosworth.games.roses.planning import writer
from bosworth.games.roses.state import BRIBERY, COMBAT, COMMITTED, DEPLOYMENT, PART_NAMES, PLANNING, UNKNOWN_PART, Position
from bosworth.kernel.view import View as KnownPosition
from bosworth.kernel.view import reveal
from bosworth.kernel.view_form import Rows, ViewForm

SHARED: Final = (
    *("turn", "step", "barriers", "picks", "asked", "stack", "captain", "captain_region", "order"),
    *("owner", "noble_at", "ship_at", "title", "vote", "kings", "face_up", "display", "box", "winners"),
)
PLAYER: Final = {"house": "house", "score": "score", "cash": "cash", "mercenaries": "mercs", "aid": "aid", "part": "part"}
WRITING: Final = {"cursor": "cursor", "left": "left", "reach": "reach", "stray": "stray", "sheet": "sheets"}
"""By player: what is known of all of them, and what only his own seat knows while his sheet is written."""
PUBLIC: Final = (*SHARED, "house", "score", "cash", "mercs", "aid")
"""Fields of a position that everybody may know; money is not spent before the sheets are revealed (B33)."""
COUNTERS: Final = ("whites", "attackers", "defenders")
"""11–13 White cubes and counters, which stand on the board while orders are carried out."""


class View(KnownPosition):
    """What a seat knows; of the deck, the number of its cards."""

    def __init__(self, seat: int | None, known: Position) -> None:
        super().__init__(seat, known)
        self.deck_size: int = 0

    @property
    def own(self) -> list[int]:
        """The players for whom the seat plays."""
        state: Position = self.known
        return state.players_of(self.seat) if self.seat is not None else []

    @property
    def writer(self) -> int:
        """The player whose sheet the seat is writing, -1 if it writes none."""
        state: Position = self.known
        return writer(state, self.seat) if self.seat is not None and state.step == PLANNING else -1

    @property
    def step(self) -> str:
        """The name of the decision that is due; to a seat that writes a sheet each part of it is one."""
        state: Position = self.known
        player = self.writer
        return PART_NAMES[state.part[player]] if player >= 0 else super().step


VIEWS: Final = ViewForm(
    (*SHARED, *COUNTERS),
    {"players": Rows(PLAYER, WRITING)},
    view_forms,
    View,
)


def view(s: Position, seat: int | None) -> View:
    """What a seat (None: an onlooker) may know of the position."""
    known = Position(s.options, s.sequence, s.rules, s.chart, s.players)
    found = View(seat, known)
    reveal(known, s, PUBLIC)
    found.complete()
    found.deck_size = len(s.deck)
    known.part = [COMMITTED if part == COMMITTED else UNKNOWN_PART for part in s.part]
    show_sheets(known, s, found.own)
    if s.step in (DEPLOYMENT, BRIBERY, COMBAT):
        reveal(known, s, COUNTERS)
    return found


def show_sheets(known: Position, s: Position, players: list[int]) -> None:
    """Let the sheets of these players be known."""
    for player in players:
        known.part[player] = s.part[player]
        known.cursor[player] = s.cursor[player]
        known.left[player] = s.left[player]
        known.reach[player] = s.reach[player]
        known.stray[player] = s.stray[player]
        known.sheets[player] = s.sheets[player][:]
