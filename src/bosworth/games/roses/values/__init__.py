"""What Wars of the Roses values: each decision has its appraiser, and all judge from what the seat sees."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.roses.state import DRAFT, FRENCH_AID
from bosworth.games.roses.values.board import Board
from bosworth.games.roses.values.draft import appraise_aid, appraise_pick
from bosworth.games.roses.values.sense import sensible
from bosworth.games.roses.values.sheet import appraise_sheet
from bosworth.games.roses.view import View
from bosworth.kernel.worth import Worth

__all__ = ["REASONS", "appraise", "sensible"]

REASONS: Final = (
    "reason-only-choice",
    "reason-card",
    "reason-mercenaries",
    "reason-aid",
    "reason-wait",
    "reason-plan",
    "reason-done",
)
"""Every reason that may be given."""


def appraise(view: View, offers: Sequence[int]) -> list[Worth]:
    """The worth of each offer to the seat whose view this is."""
    board = Board(view)
    if board.state.step == DRAFT:
        return appraise_pick(board, offers)
    if board.state.step == FRENCH_AID:
        return appraise_aid(board, offers)
    return appraise_sheet(board, offers)
