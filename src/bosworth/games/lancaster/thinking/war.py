"""What a party may expect of a conflict, with so much more strength there."""

from typing import Final

from bosworth.games.lancaster.conflicts import UPPER, seat_for, strength_on
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import ARCHER_STRENGTH, FRENCH, SEATS, SLOTS, SPOILS
from bosworth.games.lancaster.thinking.value import rounds_left
from bosworth.games.lancaster.thinking.weights import Weights

SURE: Final = 0.97
HOPE: Final[list[float]] = [0.72, 0.58, 0.45, 0.33, 0.22, 0.14, 0.08, 0.05]
"""By what is missing to the strength of the French, from 1: how likely England still wins, while knights are to come."""
LOST_KNIGHT: Final = 0.9
"""What a strength in captivity costs while rounds are to come, and what it costs to be kept in France for another round."""
KEPT_KNIGHT: Final = 0.3


def hope(missing: int, to_come: bool) -> float:
    """How likely England wins."""
    if missing <= 0:
        return SURE
    if not to_come:
        return 0.02
    return HOPE[missing - 1] if missing <= len(HOPE) else 0.02


def stake(s: Position, slot: int, party: int, more: int, archer: bool, to_come: bool, w: Weights) -> float:
    """What a party may expect of a conflict if it adds so much strength, and perhaps an archer below."""
    base = slot * SEATS
    own_seat = seat_for(s, slot, party) if more else s.seat_of(slot, party)
    strengths: list[int] = []
    owned: list[bool] = []
    total = 0
    held = more
    for seat in range(base, base + SEATS):
        strength = strength_on(s, seat)
        mine = s.holder_of[seat] == party
        if seat == own_seat:
            strength += more
            held = strength
            mine = True
        elif archer and seat == own_seat + 1:
            strength, mine = ARCHER_STRENGTH, True
        total += strength
        strengths.append(strength)
        owned.append(mine)
    missing = FRENCH[s.cards[slot]] - total
    return _expected(s, slot, strengths, owned, hope(missing, to_come), held, w)


def _expected(s: Position, slot: int, strengths: list[int], owned: list[bool], chance: float, held: int, w: Weights) -> float:
    spoils = SPOILS[s.cards[slot]]
    total = 0.0
    for mine in range(SEATS):
        if owned[mine] and strengths[mine]:
            rank = 0
            for other in range(SEATS):
                if strengths[other] > strengths[mine] or (strengths[other] == strengths[mine] and other > mine):
                    rank += 1
            lost = spoils[rank + 1] if rank + 1 < SEATS else 0
            total += (chance * spoils[rank] + (1.0 - chance) * lost) * w.spoils
    if rounds_left(s):
        total -= (1.0 - chance) * held * (LOST_KNIGHT if slot < UPPER else KEPT_KNIGHT) * w.conflict_cost
    return total


def war_worth(s: Position, player: int, to_come: bool, w: Weights) -> float:
    """What a player may expect of all conflicts as they stand."""
    total = 0.0
    for slot in range(SLOTS):
        if s.cards[slot] >= 0 and s.seat_of(slot, player) >= 0:
            total += stake(s, slot, player, 0, False, to_come, w)
    return total
