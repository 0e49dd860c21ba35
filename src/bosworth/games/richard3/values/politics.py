"""Supply and the political turn: executions, entering heirs, losses, the way home."""

from collections.abc import Sequence

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.tables import (
    CAPTIVE,
    EXILE_OF,
    HEIR,
    IS_CITY,
    IS_FREE_MERCENARY,
    LIMIT,
    MIDDLESEX,
    POOL,
    TYPE,
)
from bosworth.games.richard3.values import reasons
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.land import NEIGHBOURS
from bosworth.kernel.action import first, only, second
from bosworth.kernel.worth import Worth


def appraise_execution(board: Board, offers: Sequence[int]) -> list[Worth]:
    """10.2 A captive heir may always change his mind again; dead he never will."""
    args = reasons.of(CAPTIVE[board.me])
    return [
        Worth(1.0, reasons.EXECUTE, args) if action == verbs.EXECUTE else Worth(0.0, reasons.SPARE, args) for action in offers
    ]


def appraise_entry(board: Board, offers: Sequence[int]) -> list[Worth]:
    """10.3 An heir enters where there is room and company, far from the enemy."""
    return [Worth(shelter(board, only(action)), reasons.ENTER, reasons.at(only(action))) for action in offers]


def shelter(board: Board, area: int) -> float:
    """How well an heir is kept in an area."""
    company = len(board.mine[area])
    if EXILE_OF[area] >= 0:
        return _space(board, area)
    near = sum(board.foes[to] for to, _, _ in NEIGHBOURS[area])
    return min(company, LIMIT[area] - 1) - near + 0.5 * min(0, _space(board, area))


def _space(board: Board, area: int) -> int:
    """How many more blocks an area can feed."""
    return LIMIT[area] - sum(not IS_FREE_MERCENARY[b] for b in board.mine[area])


def appraise_losses(board: Board, offers: Sequence[int]) -> list[Worth]:
    """10.4 The step that is missed least; a block is not let die if another can bear it."""
    return [Worth(_bearing(board, first(action)), reasons.STARVE, reasons.of(first(action))) for action in offers]


def _bearing(board: Board, block: int) -> float:
    steps = board.known.strength[block]
    return -board.worth(block) * (3.0 if steps == 1 else 1.0 / steps)


def appraise_banishment(board: Board, offers: Sequence[int]) -> list[Worth]:
    """11.6 Nobles can be called up again from the pool; heirs had better stay."""
    return [Worth(-board.worth(first(action)), reasons.BANISH, reasons.of(first(action))) for action in offers]


def appraise_home(board: Board, offers: Sequence[int]) -> list[Worth]:
    """11.4, 11.5 Home to where friends are and the next campaign will be decided."""
    found = []
    for action in offers:
        block, area = first(action), second(action)
        value = -1.0 if area == POOL else _home_value(board, block, area)
        found.append(Worth(value, reasons.HOME, {"block": reasons.of(block)["block"], "area": _name(area)}))
    return found


def _name(area: int) -> str:
    return "pool" if area == POOL else str(reasons.at(area)["area"])


def _home_value(board: Board, block: int, area: int) -> float:
    stays = board.known.where[block] == area
    if EXILE_OF[area] >= 0 and TYPE[block] == HEIR:
        return _space(board, area) + stays
    if EXILE_OF[area] >= 0:
        return -0.5
    value = 0.5 * min(len(board.mine[area]) - stays, LIMIT[area] - 1) + 0.3 * IS_CITY[area] + 0.5 * (area == MIDDLESEX)
    if _space(board, area) + stays <= 0:
        value -= 2.0
    return value - (0.3 * sum(board.foes[to] for to, _, _ in NEIGHBOURS[area]) if TYPE[block] == HEIR else 0.0)
