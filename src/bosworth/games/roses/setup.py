"""Section 5: set-up."""

from collections.abc import Mapping

from bosworth.games.roses import log
from bosworth.games.roses.state import Position
from bosworth.games.roses.steps import blank
from bosworth.games.roses.tables import CARD_NAMES, DECK
from bosworth.kernel.chance import Dice


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> Position:
    """5 Shuffle the deck, deal the Houses, and go on to the first decision."""
    state = blank(options)
    state.telling = telling
    state.deck = DECK[:]
    dice.shuffle(state.deck, CARD_NAMES)
    if state.rules.has_houses:
        state.house = sorted(player % 2 for player in range(state.players))
        dice.shuffle(state.house)
        log.houses(state)
    state.advance(dice)
    return state
