"""What a position promises: the score that each player may expect in the end, and from it the chance of winning."""

from math import exp, sqrt
from typing import Final

from bosworth.games.roses.tables import AID_MOST, REGION_COUNT
from bosworth.games.roses.thinking.ledger import Ledger
from bosworth.games.roses.thinking.weights import Weights

_POINTS: Final = 29


def projections(ledger: Ledger, weights: Weights) -> list[float]:
    """The final scores to be expected if this turn's parliament sat now."""
    setting = ledger.setting
    later = setting.later
    points = ledger.points()
    found = [float(score + points[player]) for player, score in enumerate(setting.score)]
    if not later:
        return found
    if ledger.captain >= 0:
        ledger.appoint(-1, -1)
        points = ledger.points()
    lasting = weights.fading * later
    yielding, saving = weights.yielding(later), weights.saving(later - 1)
    leading = max(found)
    for player in range(setting.players):
        if setting.aid[player]:
            found[player] += weights.token * min(float(AID_MOST), leading - found[player])
    for player in range(setting.players):
        found[player] += lasting * points[player] + yielding * ledger.income[player] + saving * ledger.cash[player]
        found[player] += weights.mercenary * ledger.mercs[player] + weights.strength * later * strength(ledger, player)
    return found


def strength(ledger: Ledger, player: int) -> int:
    """14.1 The control points of a player in all regions."""
    players = ledger.setting.players
    total = 0
    for region in range(REGION_COUNT):
        total += ledger.ranks[region * players + player] >> _POINTS
    return total


def spread_of(weights: Weights, later: int) -> float:
    """How far projections may be off with so many turns to come."""
    return weights.final + weights.spread * sqrt(float(later))


def shares(found: list[float], spread: float) -> list[float]:
    """The chance of each player to end with the highest score."""
    most = max(found)
    parts: list[float] = []
    total = 0.0
    for value in found:
        part = exp((value - most) / spread)
        parts.append(part)
        total += part
    return [part / total for part in parts]


def chance(found: list[float], own: list[int], spread: float) -> float:
    """The chance that one of these players wins."""
    parts = shares(found, spread)
    total = 0.0
    for player in own:
        total += parts[player]
    return total


def stakes(found: list[float], own: list[int], spread: float, weights: Weights) -> list[float]:
    """What a point more of each player is worth to us: ours in parts of one, the others' less in parts of `lead`.

    Some of it goes by who is likely to win, so that the leader is hit first; the rest to all alike.
    """
    parts = shares(found, spread)
    ours = chance(found, own, spread)
    players = len(found)
    leader, alike = weights.leader, 1.0 - weights.leader
    result = [0.0] * players
    for player in range(players):
        if player in own:
            result[player] = leader * parts[player] / (ours + 1e-9) + alike / len(own)
        else:
            others = leader * parts[player] / (1.0 - ours + 1e-9) + alike / (players - len(own))
            result[player] = -weights.lead * others
    return result
