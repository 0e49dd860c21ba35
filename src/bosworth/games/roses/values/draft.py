"""Which card to pick, and when to ask the French."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.roses import income
from bosworth.games.roses.draft import picker
from bosworth.games.roses.tables import ASSET_COUNT, CARD_NAMES, MERC_VALUE, PRINTED_CP
from bosworth.games.roses.values.board import Board
from bosworth.games.roses.verbs import AID
from bosworth.kernel.action import only
from bosworth.kernel.worth import Worth

MERCENARY: Final = 1.2
"""Points that a mercenary is worth."""
STRENGTH: Final = 0.25
"""Points a turn that a control point is worth beyond what it decides now."""
ENOUGH_AID: Final = 12


def appraise_pick(board: Board, offers: Sequence[int]) -> list[Worth]:
    """A card is worth the points and the money it brings from now on."""
    player = picker(board.state)
    return [_pick(board, player, only(offer)) for offer in offers]


def _pick(board: Board, player: int, card: int) -> Worth:
    if card >= ASSET_COUNT:
        return Worth(MERCENARY * min(MERC_VALUE[board.state.turn - 1], board.state.stack), "reason-mercenaries")
    value = board.gain(board.state, card, player) + STRENGTH * PRINTED_CP[card] * (1 + board.later)
    return Worth(value, "reason-card", {"card": CARD_NAMES[card]})


def appraise_aid(board: Board, offers: Sequence[int]) -> list[Worth]:
    """Aid is worth taking when it is much, or when there will soon be no other chance."""
    state = board.state
    offered = income.aid_for(state, state.order[state.asked])
    takes = offered >= ENOUGH_AID or board.later <= 1
    return [Worth(float((offer == AID) == takes), "reason-aid" if takes else "reason-wait") for offer in offers]
