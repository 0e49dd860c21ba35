"""Cards: which to play when, where to muster, whom the plague should strike, which hands to give up."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.cards import hand_points
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    CITIES,
    EXILE_OF,
    EXILES,
    FIRST_PLAIN_KIND,
    HOMES,
    IS_RANKED,
    KIND_NAMES,
    MUSTER,
    PIRACY,
    PLAGUE,
    POINTS,
    POOL,
    TREASON,
    TURNS,
)
from bosworth.games.richard3.values import reasons
from bosworth.games.richard3.values.actions import added, own_place
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.land import REACH
from bosworth.kernel.action import first, only
from bosworth.kernel.worth import Worth

GOOD_HAND: Final = 17
"""A hand of so many points is better than what a new deal brings on average."""


def appraise_card(board: Board, offers: Sequence[int]) -> list[Worth]:
    """Every card is played sooner or later: the strong ones while there is much to do, events when they bite."""
    work = _work(board)
    return [_appraise_kind(board, first(action), work) for action in offers]


def _appraise_kind(board: Board, kind: int, work: float) -> Worth:
    args: dict[str, int | str] = {"card": KIND_NAMES[kind]}
    if kind >= FIRST_PLAIN_KIND:
        strong = POINTS[kind] * min(1.0, work / 4)
        return Worth(strong, reasons.CARD_STRONG if strong > 2 else reasons.CARD_SPARE, args)
    return Worth(_event_value(board, kind), reasons.CARD_EVENT, args)


def _work(board: Board) -> float:
    """How much there is to do: nobles to call up or bring over, and enemies in reach."""
    s = board.known
    idle = [b for b in s.roster(board.me) if IS_RANKED[b] and (s.where[b] == POOL or _is_abroad(s.where[b]))]
    callable_ = [b for b in idle if not s.face_down[b] and any(not board.foes[area] for area in HOMES[b])]
    targets = sum(bool(board.foes[a] and any(board.mine[n] for n, _ in REACH[a])) for a in range(AREA_COUNT))
    return len(callable_) + min(3, targets) + (2 if board.known.turn == TURNS else 0)


def _is_abroad(place: int) -> bool:
    return place < AREA_COUNT and EXILE_OF[place] >= 0


def _event_value(board: Board, kind: int) -> float:
    targets = sum(bool(board.foes[a] and any(board.mine[n] for n, _ in REACH[a])) for a in range(AREA_COUNT))
    if kind == PLAGUE:
        return 0.8 * max(0, *(board.foes[area] for area in CITIES)) - 0.5
    if kind == MUSTER:
        return 0.5
    if kind == PIRACY:
        return 1.5 if any(board.mine[area] for area in EXILES[board.me]) else 0.8
    return 1.0 + 0.3 * min(3, targets) + (0.3 if kind == TREASON else 0.0)


def appraise_mulligan(board: Board, offers: Sequence[int]) -> list[Worth]:
    """5.3 A poor hand is given up; the other side gives up its own only if it is poor too."""
    points = hand_points(board.known, board.me)
    new = points < GOOD_HAND
    return [
        Worth(float((action != verbs.KEEP) == new), reasons.HAND_POOR if new else reasons.HAND_GOOD, {"points": points})
        for action in offers
    ]


def appraise_plague(board: Board, offers: Sequence[int]) -> list[Worth]:
    """7 The biggest stack in a city, all the more if an heir may be there."""

    def plague(action: int) -> Worth:
        area = only(action)
        value = 0.3 * board.foes[area] + 0.1 * board.heir_hopes[area]
        return Worth(value, reasons.PLAGUE, {**reasons.at(area), "number": board.foes[area]})

    return reasons.unless(verbs.DECLINE, reasons.NOT_USEFUL, offers, plague)


def appraise_muster_area(board: Board, offers: Sequence[int]) -> list[Worth]:
    """7 Where those who can come do most good."""

    def muster(action: int) -> Worth:
        return Worth(_muster_value(board, only(action)), reasons.MUSTER, reasons.at(only(action)))

    return reasons.unless(verbs.END, reasons.END, offers, muster)


def _muster_value(board: Board, area: int) -> float:
    total = 0.0
    for start, _ in REACH[area]:
        if not board.foes[start]:
            total += max([0.0, *(added(board, b, area) - own_place(board, b, start) for b in board.mine[start])])
    return total


def appraise_muster_move(board: Board, offers: Sequence[int]) -> list[Worth]:
    """7 Each who is better placed there than where he stands."""
    target = board.known.muster

    def come(action: int) -> Worth:
        block = first(action)
        start = board.known.where[block]
        loss = board.loss(block, start) if not board.foes[start] else 0.0
        return Worth(added(board, block, target) - loss, reasons.MUSTER, reasons.at(target))

    return reasons.unless(verbs.END, reasons.END, offers, come)
