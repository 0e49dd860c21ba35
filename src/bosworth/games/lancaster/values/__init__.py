"""What Lancaster values: each offer is tried on a position that agrees with the view, and what it leads to is weighed up."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import CROSS, EXTENSION, NOBLE_ANY, PROVINCES, UPGRADE
from bosworth.games.lancaster.values.laws import apply_to, vote_worths
from bosworth.games.lancaster.values.worth import favour_worth, holdings, prospects, reward_worth
from bosworth.games.lancaster.view import View
from bosworth.kernel.chance import FastDice
from bosworth.kernel.worth import Worth

__all__ = ["REASONS", "appraise"]

BEST: Final = "reason-best-prospects"
VOTE: Final = "reason-vote"
REASONS: Final = (BEST, VOTE)

STILL_TO_COME: Final = {
    at.UPGRADE: UPGRADE,
    at.EXTEND: EXTENSION,
    at.NOBLE: NOBLE_ANY,
    at.CROSSING: CROSS,
}
"""Decisions that an action may lead to, and the kind of reward that waits there."""
IN_PROVINCES: Final = (at.PROVINCE, at.CROSSING)


def appraise(view: View, offers: Sequence[int]) -> list[Worth]:
    """The worth of each offer to the seat whose view this is."""
    state = imagine(view, Random(0))
    seat = view.seat
    assert seat is not None, "only a seat has offers"
    if state.step == at.BALLOT:
        return [Worth(worth, VOTE) for worth in vote_worths(state, seat, offers)]
    first, castles = _horizon(state)
    return [Worth(_worth_after(state, seat, action, first, castles), BEST) for action in offers]


def _horizon(s: Position) -> tuple[int, bool]:
    """The first province still to be paid, and whether the castles are still to come."""
    if s.step in (at.CASTLE, at.RANSOM) or (s.after == at.CASTLE_GOES_ON and s.step == at.UPGRADE):
        return PROVINCES, False
    if s.step == at.SURREY:
        return PROVINCES, True
    if s.step in IN_PROVINCES or (s.after == at.PROVINCE_DONE and s.step in STILL_TO_COME):
        return s.province + 1, True
    return 0, True


def _worth_after(state: Position, seat: int, action: int, first: int, castles: bool) -> float:
    """Play the action alone, without what follows by itself, and look at what the seat has and may expect."""
    s = state.copy()
    dice = FastDice(0)
    s.carry_out(seat, action, dice)
    if s.step == at.RETINUE and state.step != at.RETINUE:
        s.carry_out(seat, s.legal(seat)[0], dice)
    bonus = _to_come(s, seat)
    if first == 0:
        for law in s.in_force[s.law if state.step == at.LAW else 0 :]:
            apply_to(s, law, seat)
    others = [player for player in range(s.players) if player != seat]
    rivals = sum([prospects(s, player, first, castles) for player in others]) / len(others)
    return holdings(s, seat) + prospects(s, seat, first, castles) + bonus - 0.3 * rivals


def _to_come(s: Position, seat: int) -> float:
    """What the next decision of the same turn will bring."""
    if s.step == at.PLACED_IN_CONFLICT and s.favours:
        return favour_worth(s, seat) if s.party == seat else 0.5
    if s.step in STILL_TO_COME and s.party == seat:
        return reward_worth(s, seat, STILL_TO_COME[s.step], 1)
    return 0.0
