"""What no sensible player writes: void entries, and things that he cannot pay."""

from collections.abc import Sequence

from bosworth.games.roses.deployment import bid_of, is_good, price
from bosworth.games.roses.planning import is_good_march
from bosworth.games.roses.state import PLANNING, Position
from bosworth.games.roses.values.board import Board
from bosworth.games.roses.verbs import BLACK, MOVE, ON_A_CARD, STRAY, TROOP, WHITE
from bosworth.games.roses.view import View
from bosworth.kernel.action import second, verb


def sensible(view: View, offers: Sequence[int]) -> list[int]:
    """The offers that are neither void nor too dear; all of them if somebody else has left us nothing better."""
    if view.known.step != PLANNING:
        return list(offers)
    board = Board(view)
    left = money_left(board.state, board.writer)
    reach = reach_of(board.state, board.writer)
    return [offer for offer in offers if _is_sensible(board, offer, left, reach)] or list(offers)


def _is_sensible(board: Board, offer: int, left: int, reach: int) -> bool:
    if verb(offer) in ON_A_CARD:
        return price(board.state, offer) <= left and is_good(board.state, board.writer, offer, reach)
    return verb(offer) != STRAY


def money_left(state: Position, player: int) -> int:
    """The cash of a player less what his sheet costs so far."""
    sheet = state.sheets[player]
    paid = sum(price(state, entry) for entry in sheet if verb(entry) in (TROOP, WHITE, BLACK))
    return state.cash[player] - bid_of(sheet)[0] - paid if len(sheet) != 1 else state.cash[player] - paid


def reach_of(state: Position, player: int) -> int:
    """The regions in which a sheet gives presence for certain: a Captain not yet won does not count."""
    reach = state.presence(player)
    for entry in state.sheets[player]:
        if verb(entry) == MOVE and is_good_march(state, player, entry):
            reach |= 1 << second(entry)
    return reach
