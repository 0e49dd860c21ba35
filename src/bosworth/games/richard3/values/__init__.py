"""What Richard III values: each decision has its appraiser, and all judge from what the seat sees."""

from collections.abc import Callable, Sequence
from typing import Final

from bosworth.games.richard3 import state as at
from bosworth.games.richard3.values import actions, battle, cards, politics
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.reasons import REASONS
from bosworth.games.richard3.view import View
from bosworth.kernel.worth import Worth

__all__ = ["REASONS", "appraise"]

APPRAISERS: Final[dict[int, Callable[[Board, Sequence[int]], list[Worth]]]] = {
    at.MULLIGAN: cards.appraise_mulligan,
    at.MULLIGAN_REPLY: cards.appraise_mulligan,
    at.CHOOSE_CARD: cards.appraise_card,
    at.ACTIONS: actions.appraise,
    at.MOVING: actions.appraise_moving,
    at.MUSTER_AREA: cards.appraise_muster_area,
    at.MUSTER_MOVES: cards.appraise_muster_move,
    at.PLAGUE_AREA: cards.appraise_plague,
    at.CHOOSE_BATTLE: battle.appraise_choice,
    at.TREASON_ROLL: battle.appraise_treason,
    at.BATTLE_TURN: battle.appraise_turn,
    at.ALLOCATE_HITS: battle.appraise_hits,
    at.REGROUPING: battle.appraise_regroup,
    at.EXECUTION: politics.appraise_execution,
    at.HEIR_ENTRY: politics.appraise_entry,
    at.ATTRITION: politics.appraise_losses,
    at.GO_HOME: politics.appraise_home,
    at.EXILE_EXCESS: politics.appraise_banishment,
}


def appraise(view: View, offers: Sequence[int]) -> list[Worth]:
    """The worth of each offer to the seat whose view this is."""
    return APPRAISERS[view.known.step](Board(view), offers)
