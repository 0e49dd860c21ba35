"""What a hand touches on the board to carry out an action: references of pieces and places, in order."""

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.state import MOVING
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_NAMES, BORDER_AT, PIRACY, PLACE_NAMES, SEAS_OF
from bosworth.games.richard3.verbs import GRAMMAR
from bosworth.games.richard3.view import View
from bosworth.kernel.action import first, third, verb

CHOICES = (verbs.FIRE, verbs.CHARGE, verbs.TREACHERY, verbs.RETREAT, verbs.PASS)
"""What a block does in its turn of a battle: named between the block and its target."""


def path(view: View, action: int) -> list[str]:
    """The things that a hand touches to do this, in order; none for what is a button."""
    found = GRAMMAR.path(action)
    if verb(action) == verbs.MOVE and view.known.step == MOVING:
        return found[1:]  # the block is on its way: only where to is left to say
    if verb(action) in CHOICES:
        found.insert(1, f"choice:{GRAMMAR.word(action)}")
    if verb(action) == verbs.SEA and not _must_name_sea(view, action):
        del found[1]
    return found


def block_ref(block: int) -> str:
    """The reference of a block."""
    return f"block:{BLOCK_NAMES[block]}"


def area_ref(place: int) -> str:
    """The reference of an area, or of the pool."""
    return f"area:{PLACE_NAMES[place]}"


def _must_name_sea(view: View, action: int) -> bool:
    """Whether the block may also go there by land, or (as a pirate, to attack) over another sea."""
    start, to = view.known.where[first(action)], third(action)
    if BORDER_AT[start * AREA_COUNT + to] >= 0:
        return True
    shared = [sea for sea in SEAS_OF[start] if sea in SEAS_OF[to]]
    return len(shared) > 1 and view.known.event == PIRACY and view.enemies_in(to) > 0
