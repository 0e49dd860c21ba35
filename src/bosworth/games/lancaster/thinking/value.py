"""What a position is worth to a player, in points: what he has, what it will bring, and the majorities at the end."""

from math import exp
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.displeasure import uncovered
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.measures import unbuilt
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.scoring import chivalry
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    COPIES,
    CROSS,
    EXTENSION,
    FIRST_PRIZE,
    GOLD,
    MOST_BISHOPS,
    NEW_KNIGHT,
    NOBLE_ANY,
    NOBLE_POINTS,
    OFFICE_LAST,
    OFFICE_PRIVILEGE,
    OFFICE_SEALS,
    POWER,
    PROVINCES,
    ROUNDS,
    SEAL,
    SECOND_PRIZE,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SQUIRES,
    STRENGTHS,
    UPGRADE,
    VOTES,
)
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.upgrades import is_useful

PRIZE_BY_ROUND: Final[list[float]] = [0.1, 0.2, 0.35, 0.55, 0.8, 1.0]
"""By round: how much of the majorities at the end is already decided."""
PRIVILEGE_WORTH: Final[list[float]] = [0.8, 1.2, 1.4]
"""Of shield, archer and Tudor, in the round in which they can be used."""
TUDOR_AT_END: Final = 1.5
OFFICE_KEPT: Final = 0.7
"""How likely it is that an office is still held a round later."""
AFTER_LAWS: Final = (
    at.PROVINCE,
    at.CROSSING,
    at.SURREY,
    at.CASTLE,
    at.RANSOM,
    at.NEXT_PROVINCE,
    at.NEXT_CASTLE,
    at.CASTLE_GOES_ON,
    at.NEXT_CONFLICT,
    at.NEXT_RANSOM,
    at.CONFLICT_LOST,
    at.CONFLICT_WON,
    at.END_OF_ROUND,
    at.FINAL_SCORING,
)
"""Steps from which on no law of this round can be used any more."""
LEVELS: Final = 41
_MIDDLE: Final = 20


def _chances(scale: float) -> list[float]:
    return [1.0 / (1.0 + exp(-(step - _MIDDLE) / scale)) for step in range(LEVELS)]


AHEAD: Final[list[list[float]]] = [_chances(scale) for scale in (4.0, 3.6, 3.0, 2.4, 1.6, 0.25)]
"""By round and lead: how likely one who leads by so much is still ahead at the end."""


def rounds_left(s: Position) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round


def good_worth(s: Position, good: int, w: Weights) -> float:
    """One of a good."""
    if s.round == ROUNDS:
        if good == VOTES or s.step in AFTER_LAWS:
            return 0.04
        return 0.3
    if good == GOLD:
        return 0.75 * w.gold
    return 0.7 * w.squires if good == SQUIRES else 0.45 * w.votes


def seal_worth(s: Position, player: int, w: Weights) -> float:
    """One more seal, times the Lord and the bishops there will be."""
    bishops: float = s.bishops[player] + 0.35 * rounds_left(s)
    if bishops > MOST_BISHOPS:
        bishops = float(MOST_BISHOPS)
    return (1.0 + bishops) * w.seals


def bishop_worth(s: Position, player: int, w: Weights) -> float:
    """One more bishop: he makes each seal worth more, and supports the Lord."""
    seals: float = float(s.seals[player] + s.seal_tiles[player])
    for office in range(len(OFFICE_SEALS)):
        if s.officer[office] == player or s.candidate[office] == player:
            seals += OFFICE_SEALS[office] * 0.8 * (rounds_left(s) + (0.9 if s.candidate[office] == player else 0.0))
    return (seals + 0.6 * rounds_left(s)) * w.bishops


def upgrade_worth(s: Position, party: int, w: Weights) -> float:
    """A knight made stronger, or a bishop instead."""
    worth = (0.5 + 0.7 * rounds_left(s)) * w.upgrade
    if s.rules.court and s.bishops_left and party < s.players and s.bishops[party] < MOST_BISHOPS:
        worth = max(worth, bishop_worth(s, party, w))
    return worth


def noble_worth(s: Position, player: int, w: Weights) -> float:
    """One more noble at the table: its points, those of the ones to come, and its votes."""
    count = min(s.nobles[player].bit_count(), len(NOBLE_POINTS) - 2)
    return NOBLE_POINTS[count + 1] - NOBLE_POINTS[count] + (0.45 * rounds_left(s) + 0.6) * w.noble


def part_worth(s: Position, party: int, kind: int, number: int, w: Weights) -> float:  # noqa: C901 - one for each kind
    """A part of a reward, if it can be used."""
    if party >= s.players:
        return _ally_part(s, party, kind, w)
    left = rounds_left(s)
    if kind <= VOTES:
        return number * good_worth(s, kind, w)
    if kind == POWER:
        return float(number)
    if kind == NEW_KNIGHT:
        return (0.6 + 1.3 * left) * w.new_knight if s.reserve[party * STRENGTHS + 1] else 0.0
    if kind == UPGRADE:
        return upgrade_worth(s, party, w) if is_useful(s, party) else 0.0
    if kind == NOBLE_ANY:
        for province in range(PROVINCES):
            if is_takeable(s, party, province):
                return noble_worth(s, party, w)
        return 0.0
    if kind == EXTENSION:
        return (2.0 + 1.2 * left) * w.extension if unbuilt(s, party) else 0.0
    if kind == CROSS:
        return 2.0 * w.crossing
    return number * seal_worth(s, party, w) if kind == SEAL else 0.0


def _ally_part(s: Position, party: int, kind: int, w: Weights) -> float:
    """What an ally can use, and the noble that it keeps from the other player."""
    left = rounds_left(s)
    if kind == NEW_KNIGHT:
        return 1.3 * left * w.new_knight * w.ally if s.reserve[party * STRENGTHS + 1] else 0.0
    if kind == UPGRADE:
        return 0.7 * left * w.upgrade * w.ally if is_useful(s, party) else 0.0
    if kind == CROSS:
        return w.crossing * w.ally
    return 2.0 * w.ally if kind == NOBLE_ANY else 0.0


def reward_worth(s: Position, party: int, reward: list[tuple[int, int]], w: Weights) -> float:
    """A whole reward."""
    total = 0.0
    for kind, number in reward:
        total += part_worth(s, party, kind, number, w)
    return total


def space_worth(s: Position, party: int, space: int, w: Weights) -> float:
    """What a space of the castle brings once, less its price; the ally's spaces come after the own ones."""
    worth = reward_worth(s, party, SPACE_REWARD[space], w) - SPACE_PRICE[space] * good_worth(s, SQUIRES, w)
    return max(0.0, worth)


# --- what a player has ---------------------------------------------------------------------------------------------------------


def holdings(s: Position, player: int, w: Weights) -> float:
    """Points, goods, knights, nobles, extensions, seals and dishonour."""
    left = rounds_left(s)
    total: float = float(s.power[player])
    for good in (GOLD, SQUIRES, VOTES):
        total += has(s, player, good) * good_worth(s, good, w)
    total += knights_worth(s, player, w)
    count = s.nobles[player].bit_count()
    total += NOBLE_POINTS[count] + count * (0.6 + 0.45 * left) * w.noble
    for space in range(SPACES):
        if s.extensions[player * SPACES + space]:
            total += 1.2 + left * space_worth(s, player, space, w) * w.built
    if s.rules.court:
        total += court_worth(s, player, w)
    if s.dishonour[player]:
        total -= dishonour_worth(s, player, s.dishonour[player], w)
    return total


def knights_worth(s: Position, player: int, w: Weights) -> float:
    """All knights in service, for this round and those to come."""
    left = rounds_left(s)
    total = 0.0
    for strength in range(1, STRENGTHS):
        number = COPIES[strength] - s.reserve[player * STRENGTHS + strength]
        total += number * (0.1 * strength + left * (0.5 + 0.7 * strength) * 0.75)
    return total * w.knights


def dishonour_worth(s: Position, player: int, tokens: int, w: Weights) -> float:
    """What so many tokens cost: a point each, and more for whoever has most."""
    most = 0
    for other in range(s.players):
        if other != player and s.dishonour[other] > most:
            most = s.dishonour[other]
    high = uncovered(s)[0] if s.rules.displeasure else 0
    worst = 0.9 if tokens > most else (0.5 if tokens == most else 0.2)
    return (1.1 * tokens + high * worst * PRIZE_BY_ROUND[s.round]) * w.dishonour


def court_worth(s: Position, player: int, w: Weights) -> float:
    """Seals, bishops, privileges in hand, and offices held."""
    left = rounds_left(s)
    seals = s.seals[player] + s.seal_tiles[player]
    total = float(seals) * (1 + s.bishops[player]) + s.bishops[player] * 0.6 * left
    for kind in range(len(PRIVILEGE_WORTH)):
        ready = s.ready[player * len(PRIVILEGE_WORTH) + kind] + s.awarded[player * len(PRIVILEGE_WORTH) + kind]
        total += ready * PRIVILEGE_WORTH[kind] if left else 0.0
    for office in range(len(OFFICE_SEALS)):
        if s.officer[office] == player:
            total += left * OFFICE_KEPT * one_award(s, player, office, w) * 0.7
    return total


def one_award(s: Position, player: int, office: int, w: Weights) -> float:
    """What an office pays once."""
    worth = min(OFFICE_SEALS[office], s.seals_left) * seal_worth(s, player, w)
    if rounds_left(s):
        worth += PRIVILEGE_WORTH[OFFICE_PRIVILEGE[office]]
    elif OFFICE_LAST[office]:
        worth += TUDOR_AT_END
    return worth * w.offices


# --- majorities ----------------------------------------------------------------------------------------------------------------


def extensions_built(s: Position, player: int) -> int:
    """How many extensions a player has built."""
    count = 0
    for space in range(SPACES):
        count += 1 if s.extensions[player * SPACES + space] else 0
    return count


def majorities(s: Position, w: Weights) -> list[float]:
    """By player: what may be expected of the prizes for chivalry and for extensions."""
    strength = [chivalry(s, player) for player in range(s.players)]
    built = [extensions_built(s, player) for player in range(s.players)]
    share = PRIZE_BY_ROUND[s.round] * w.majority
    return [share * (expected_prize(s, strength, p, 1) + expected_prize(s, built, p, 3)) for p in range(s.players)]


def expected_prize(s: Position, amounts: list[int], player: int, step: int) -> float:
    """The first prize by the chance to be ahead of everybody, the second by that of all but one."""
    ahead = AHEAD[s.round]
    first = 1.0
    behind = 0.0  # the chance that exactly one is ahead
    for other in range(len(amounts)):
        if other != player:
            lead = max(-_MIDDLE, min(_MIDDLE, step * (amounts[player] - amounts[other])))
            chance = ahead[lead + _MIDDLE]
            behind = behind * chance + first * (1.0 - chance)
            first *= chance
    return FIRST_PRIZE * first + (SECOND_PRIZE * behind if s.players > 2 else 0.0)
