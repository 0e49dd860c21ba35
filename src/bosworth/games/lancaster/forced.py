"""Questions with one answer that everybody at the table could give: a page need not ask them.

Where the answer is the only one because of what lies behind a screen, the question stays: who sees it answered sooner than others
would learn what is hidden.
"""

from typing import Final

from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.view import View, amounts, fill

PLENTY: Final = 99
"""More of anything than a price can be."""


def is_forced(view: View) -> bool:
    """Whether the seat that looks has one offer, and would have no other whatever lay behind its screen."""
    s: Position = view.known
    seat = view.seat
    if seat is None or seat not in s.actors() or len(s.legal(seat)) != 1:
        return False
    has_screens = -1 in view.gold
    return not has_screens or len(_rich(s, seat).legal(seat)) == 1


def _rich(s: Position, seat: int) -> Position:
    """The same position, if the seat had plenty of all that is hidden."""
    found = s.copy()
    for name in SECRETS:
        every = amounts(found, name)
        every[seat] = PLENTY
        fill(found, name, every)
    return found
