"""What a hand touches on the board to carry out each action, in order."""

from bosworth.games.roses.verbs import GRAMMAR, ON_A_CARD
from bosworth.games.roses.view import View
from bosworth.kernel.action import verb


def path(view: View, action: int) -> list[str]:
    """The things to touch: a card first, then a place or a choice; none for what is a button.

    Paths differ over all parts of an order sheet, not only inside the part that is due: a board may offer them side by side.
    """
    found = GRAMMAR.path(action)
    return [*found, f"choice:{GRAMMAR.word(action)}"] if verb(action) in ON_A_CARD else found
