"""What a position of Lancaster is worth to a player, in points: what he has, and what his pieces stand to bring."""

from typing import Final

from bosworth.games.lancaster.conflicts import UPPER, english, ranking, strength_on
from bosworth.games.lancaster.displeasure import uncovered
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.measures import nobles
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.rewards import has_effect
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    COPIES,
    CROSS,
    EXTENSION,
    FAVOUR_REWARD,
    FRENCH,
    GOLD,
    NEW_KNIGHT,
    NOBLE_ANY,
    NOBLE_POINTS,
    OFFICE_SEALS,
    PRICE_OF_BOTH,
    PROVINCE_REWARD,
    PROVINCES,
    ROUNDS,
    SEAL,
    SLOTS,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SPOILS,
    SQUIRES,
    STRENGTHS,
    UPGRADE,
    VOTES,
)

GOODS_WORTH: Final[list[float]] = [0.75, 0.7, 0.45]
"""Of gold, squires and votes."""
LAST_GOODS_WORTH: Final[list[float]] = [0.3, 0.3, 0.05]
"""Of the same when no round is left in which to spend them."""
HOLDS: Final = 0.85
"""How likely it is that a province is still held at the end of placement."""


def rounds_left(s: Position) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round


def goods_worth(s: Position, good: int) -> float:
    """One of a good."""
    return GOODS_WORTH[good] if rounds_left(s) else LAST_GOODS_WORTH[good]


def reward_worth(s: Position, party: int, kind: int, number: int) -> float:
    """A part of a reward, if it can be used."""
    left = rounds_left(s)
    if kind <= VOTES:
        return number * goods_worth(s, kind)
    if kind == NEW_KNIGHT:
        return (0.6 + 1.3 * left) if s.reserve[party * STRENGTHS + 1] else 0.0
    if kind == UPGRADE:
        return 0.5 + 0.7 * left
    if kind == NOBLE_ANY:
        return noble_worth(s, party)
    if kind == EXTENSION:
        return 1.2 + 1.2 * left
    if kind == CROSS:
        return 2.0
    return float(number) * (1 + s.bishops[party]) if kind == SEAL else float(number)


def noble_worth(s: Position, party: int) -> float:
    """One more noble at the table: its points, those of the ones to come, and its votes."""
    count = min(nobles(s, party), len(NOBLE_POINTS) - 2)
    return NOBLE_POINTS[count + 1] - NOBLE_POINTS[count] + 0.45 * rounds_left(s) + 0.6


def rewards_worth(s: Position, party: int, reward: list[tuple[int, int]]) -> float:
    """A whole reward."""
    if not has_effect(s, party, reward):
        return 0.0
    return sum([reward_worth(s, party, kind, number) for kind, number in reward])


def favour_worth(s: Position, player: int) -> float:
    """The best favour still face up."""
    return max((rewards_worth(s, player, r) for n, r in enumerate(FAVOUR_REWARD) if s.favours >> n & 1), default=0.0)


# --- what a player has ----------------------------------------------------------------------------------------------------------


def holdings(s: Position, player: int) -> float:
    """Points, goods, knights, nobles, extensions, seals and dishonour."""
    left = rounds_left(s)
    total = float(s.power[player])
    for good in (GOLD, SQUIRES, VOTES):
        total += has(s, player, good) * goods_worth(s, good)
    for strength in range(1, STRENGTHS):
        number = COPIES[strength] - s.reserve[player * STRENGTHS + strength]
        total += number * (0.4 * strength + left * (0.6 + 0.7 * strength))
    count = nobles(s, player)
    total += NOBLE_POINTS[count] + count * (0.6 + 0.45 * left)
    for space in range(SPACES):
        if s.extensions[player * SPACES + space]:
            total += 1.2 + left * _space_worth(s, player, space)
    return total + _court_worth(s, player)


def _space_worth(s: Position, player: int, space: int) -> float:
    price = SPACE_PRICE[space] * goods_worth(s, SQUIRES)
    reward = sum([reward_worth(s, player, kind, number) for kind, number in SPACE_REWARD[space]])
    return max(0.0, reward - price)


def _court_worth(s: Position, player: int) -> float:
    """Seals, bishops, privileges, dishonour."""
    left = rounds_left(s)
    seals = s.seals[player] + s.seal_tiles[player]
    total = seals * (1.0 + s.bishops[player]) + s.bishops[player] * 0.5 * left
    total += 0.8 * (sum(s.ready[player * 3 : player * 3 + 3]) + sum(s.awarded[player * 3 : player * 3 + 3]))
    if s.dishonour[player]:
        is_worst = s.dishonour[player] == max(s.dishonour)
        total -= 1.3 * s.dishonour[player] + (0.5 * uncovered(s)[0] if is_worst else 0.0)
    return total


# --- what pieces stand to bring -------------------------------------------------------------------------------------------------


def prospects(s: Position, player: int, first_province: int, castles: bool) -> float:
    """Pieces on the board: provinces from `first_province` on, castles if they are still to come, conflicts, offices."""
    held = [p for p in range(first_province, PROVINCES) if s.occupant[p] == player]
    total: float = sum([_province_prospect(s, player, province) for province in held])
    if castles:
        for space in range(SPACES):
            if s.castle[player * SPACES + space]:
                total += _space_worth(s, player, space)
        total += _office_prospects(s, player)
    return total + sum([_conflict_prospect(s, slot, player) for slot in range(SLOTS) if s.cards[slot] >= 0])


def _province_prospect(s: Position, player: int, province: int) -> float:
    """The best that can be taken there, by how likely it is to be held."""
    noble = noble_worth(s, player) if is_takeable(s, player, province) else 0.0
    other = rewards_worth(s, player, PROVINCE_REWARD[province])
    if s.tile_on[province]:
        other = max(other, rewards_worth(s, player, tile_reward(s, province)))
    best = max(noble, other)
    if noble and other and has(s, player, GOLD) >= PRICE_OF_BOTH:
        best = max(best, noble + other - PRICE_OF_BOTH * goods_worth(s, GOLD))
    safe = 1.0 if s.shield_at[province] else min(0.95, HOLDS + 0.03 * s.total_at(province) - 0.08)
    return best * safe + 0.1


def _conflict_prospect(s: Position, slot: int, player: int) -> float:
    """The points of the rank held now, if England wins, and if France does."""
    total = 0.0
    missing = FRENCH[s.cards[slot]] - english(s, slot)
    chance = 0.95 if missing <= 0 else max(0.1, 0.75 - 0.2 * missing)
    spoils = SPOILS[s.cards[slot]]
    for rank, seat in enumerate(ranking(s, slot)):
        if s.holder_of[seat] == player:
            lost = spoils[rank + 1] if rank + 1 < len(spoils) else 0
            held = strength_on(s, seat)
            cost = 0.9 * held if slot < UPPER else 0.35 * held
            total += chance * spoils[rank] + (1 - chance) * (lost - cost)
    return total


def _office_prospects(s: Position, player: int) -> float:
    """Offices asked for or kept."""
    total = 0.0
    for office, seals in enumerate(OFFICE_SEALS):
        party = s.candidate[office] if s.candidate[office] >= 0 else s.officer[office]
        if party == player:
            total += seals * (1.2 + s.bishops[player]) + (1.5 if rounds_left(s) else 0.3)
    return total
