"""Section 5: set-up, and positions made from plain data."""

from collections.abc import Mapping
from typing import Any, Final

from bosworth.games.roses import log
from bosworth.games.roses.options import INFO
from bosworth.games.roses.state import COMMITTED, FIELDS, HAS_HOUSES, OVER, PILES
from bosworth.games.roses.steps import DECISIONS, State, blank, revive
from bosworth.games.roses.tables import ASSET_COUNT, DECK, REGION_COUNT, ZONE_COUNT
from bosworth.kernel.chance import Dice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.shape import MOST, check_fields, options_of


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
    """5 Shuffle the deck, deal the Houses, and go on to the first decision."""
    state = blank(options)
    state.telling = telling
    state.deck = DECK[:]
    dice.shuffle(state.deck)
    if state.rules[HAS_HOUSES]:
        state.house = sorted(player % 2 for player in range(state.players))
        dice.shuffle(state.house)
        log.houses(state)
    state.advance(dice)
    return state


RANGE: Final = {
    "noble_at": REGION_COUNT - 1,
    "ship_at": ZONE_COUNT - 1,
    "part": COMMITTED,
    "cursor": ASSET_COUNT,
    "reach": (1 << REGION_COUNT) - 1,
    **dict.fromkeys(("deck", "face_up", "display", "box"), len(DECK) - 1),
}
"""The highest value of fields that index a table; owners and the like are below the number of players, the rest below MOST."""
PLAYER_FIELDS: Final = ("order", "owner", "title", "winners", "captain")


def load(data: Mapping[str, Any]) -> State:
    """The position that `dump` wrote."""
    settled = options_of(INFO, data)
    state = blank(settled)
    highest = {**dict.fromkeys(FIELDS, MOST), **RANGE, **dict.fromkeys(PLAYER_FIELDS, state.players - 1)}
    check_fields(data, state, highest, PILES)
    if data["step"] not in DECISIONS and data["step"] != OVER:
        raise Malformed("the position is at no decision")
    return revive({**data, "options": settled})
