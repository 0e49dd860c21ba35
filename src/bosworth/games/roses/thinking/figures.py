"""Why something is better, in figures: points, what a rival loses, income, money."""

from typing import Final, NamedTuple

from bosworth.games.roses.tables import PLAYERS
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.games.roses.thinking.weights import Weights
from bosworth.kernel.thought import Reason

REASONS: Final = ("reason-points", "reason-against", "reason-income", "reason-saves", "reason-sum", "reason-denies")
"""Every reason in figures that may be given."""


class Account(NamedTuple):
    """By player: points of the parliament that follows, income, and cash left; on the average."""

    points: list[float]
    income: list[float]
    cash: list[float]


def account(ledgers: list[Ledger]) -> Account:
    """The average of several positions."""
    players = ledgers[0].setting.players
    found = Account([0.0] * players, [0.0] * players, [0.0] * players)
    for ledger in ledgers:
        points = ledger.points()
        for player in range(players):
            found.points[player] += points[player] / len(ledgers)
            found.income[player] += ledger.income[player] / len(ledgers)
            found.cash[player] += ledger.cash[player] / len(ledgers)
    return found


def figures(setting: Setting, weights: Weights, own: list[int], one: Account, other: Account) -> list[Reason]:
    """What is better in one account than in another, the weightiest first; what rounds to nothing is not told."""
    points = _more(one.points, other.points, own)
    income = _more(one.income, other.income, own)
    saved = _more(one.cash, other.cash, own)
    horizon = 1.0 + weights.fading * setting.later
    found = [
        (points * horizon, Reason("reason-points", {"number": round(points)}), points),
        (income * weights.yielding(setting.later), Reason("reason-income", {"number": round(income)}), income),
        (saved * weights.saving(setting.later - 1), Reason("reason-saves", {"number": round(saved)}), saved),
    ]
    for rival in range(setting.players):
        if rival not in own:
            less = other.points[rival] - one.points[rival]
            told = Reason("reason-against", {"player": PLAYERS[rival], "number": round(less)})
            found.append((0.5 * less * horizon, told, less))
    good = [(worth, reason) for worth, reason, number in found if round(number) > 0 and worth > 0.0]
    good.sort(key=_least_first)
    return [reason for _, reason in good[::-1]]


def _more(one: list[float], other: list[float], own: list[int]) -> float:
    total = 0.0
    for player in own:
        total += one[player] - other[player]
    return total


def _least_first(pair: tuple[float, Reason]) -> float:
    return pair[0]
