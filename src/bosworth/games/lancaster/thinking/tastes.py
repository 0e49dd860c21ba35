"""What a temper likes about a turn besides its chance of winning: little enough that nothing silly is done for it."""

from typing import Final

from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import GOLD, PROVINCES, SEATS, SLOTS, SPACES, SQUIRES, STRENGTHS

TASTES: Final[dict[str, list[float]]] = {
    "balanced": [0.0, 0.0, 0.005, 0.008],
    "aggressive": [0.02, 0.05, 0.0, -0.01],
    "cautious": [-0.006, -0.04, 0.012, 0.02],
}
"""By temper: the chance of winning that it would give for a strength in France, a rival ousted, a coin, a knight at home."""


def taste(before: Position, after: Position, seat: int, temper: str) -> float:
    """How much a temper likes what a turn changes."""
    war, ousting, thrift, home = TASTES[temper]
    total = war * (_in_france(after, seat) - _in_france(before, seat))
    total += ousting * _ousted(before, after, seat)
    for good in (GOLD, SQUIRES):
        total += thrift * (has(after, seat, good) - has(before, seat, good))
    return total + home * (_at_home(after, seat) - _at_home(before, seat))


def _in_france(s: Position, seat: int) -> int:
    total = 0
    for place in range(SLOTS * SEATS):
        if s.holder_of[place] == seat:
            for strength in range(1, STRENGTHS):
                total += strength * s.stacks[place * STRENGTHS + strength]
    return total


def _ousted(before: Position, after: Position, seat: int) -> int:
    """Provinces that a rival held and the seat holds now."""
    found = 0
    for province in range(PROVINCES):
        if after.occupant[province] == seat and before.occupant[province] not in (-1, seat):
            found += 1
    return found


def _at_home(s: Position, seat: int) -> int:
    found = 0
    for space in range(SPACES):
        found += 1 if s.castle[seat * SPACES + space] or s.extensions[seat * SPACES + space] else 0
    return found
