"""What a hand touches on the board to carry out each action, in order."""

from bosworth.games.roses.notation import FORMS
from bosworth.games.roses.tables import ASSET_COUNT, CARD_NAMES, REGION_NAMES, ZONE_NAMES
from bosworth.games.roses.verbs import amount_of
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.game import View


def path(view: View, action: int) -> list[str]:
    """The things to touch: a card first, then a place or a choice; none for what is a button.

    Paths differ over all parts of an order sheet, not only inside the part that is due: a board may offer them side by side.
    """
    word, shape = FORMS[verb(action)]
    if shape == "":
        return []
    if shape == "#":
        return [f"amount:{amount_of(action)}"]
    if shape == "R":
        return [f"calais:{REGION_NAMES[first(action)]}"]
    card = f"card:{card_name(first(action))}"
    if shape == "C":
        return [card]
    if shape in ("NR", "SZ"):
        return [card, f"area:{(REGION_NAMES if shape == 'NR' else ZONE_NAMES)[second(action)]}"]
    return [card, f"choice:{word}"]


def card_name(card: int) -> str:
    """The id of a card on the board, where all mercenary cards are one."""
    return CARD_NAMES[card] if card < ASSET_COUNT else "merc"
