"""What a seat may know: its own dice, and how many the others have. Nobody has dice to show between two rounds."""

from random import Random
from typing import Final

from bosworth.kernel.view import View, reveal
from bosworth.kernel.view_form import ViewForm
from dudo.rules import Position
from dudo.verbs import FACES

PUBLIC: Final = ("step", "barriers", "round", "active", "number", "face", "bidder", "left", "winners")
VIEWS: Final = ViewForm((*PUBLIC, "dice"))


def view(s: Position, seat: int | None) -> View:
    """What a seat (None: an onlooker) may know of a position."""
    known = Position(s.options)
    reveal(known, s, PUBLIC)
    if seat is not None:
        known.dice[seat] = s.dice[seat][:]
    return View(seat, known)


def imagine(view: View, rng: Random) -> Position:
    """A whole position that agrees with a view: whatever the others may have rolled."""
    s: Position = view.known.copy()
    for player in range(s.players):
        if player != view.seat:
            s.dice[player] = sorted(rng.randint(1, FACES) for _ in range(s.left[player]))
    return s
