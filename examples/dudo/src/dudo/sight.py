"""What a seat may know: its own dice, and how many the others have. Nobody has dice to show between two rounds."""

from random import Random

from bosworth.kernel.game import View
from dudo.rules import Position
from dudo.verbs import FACES

PUBLIC = ("step", "barriers", "round", "active", "number", "face", "bidder")


def view(s: Position, seat: int | None) -> View:
    """What a seat (None: an onlooker) may know of a position."""
    return {
        "game": "dudo",
        "seat": seat,
        "options": dict(s.options),
        **{name: getattr(s, name) for name in PUBLIC},
        "left": s.left[:],
        "winners": s.winners[:],
        "dice": s.dice[seat][:] if seat is not None else [],
    }


def imagine(view: View, rng: Random) -> Position:
    """A whole position that agrees with a view: whatever the others may have rolled."""
    s = Position(view["options"])
    for name in (*PUBLIC, "left", "winners"):
        setattr(s, name, view[name])
    s.left, s.winners = s.left[:], s.winners[:]
    s.dice = [sorted(rng.randint(1, FACES) for _ in range(number)) for number in s.left]
    if view["seat"] is not None:
        s.dice[view["seat"]] = view["dice"][:]
    return s
