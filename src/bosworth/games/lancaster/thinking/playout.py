"""A position played on by quick, slightly noisy judgements to a horizon, and the chance of winning there."""

from math import exp
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.thinking.ballots import Ballot
from bosworth.games.lancaster.thinking.leaf import Leaf
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.policy import values
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.kernel.chance import Dice

BLUR: Final = 0.5
"""How far judgements in play-outs are off, in points."""
BEST_RIVAL: Final = 0.6
LAST_BEST_RIVAL: Final = 0.9
"""How much the best rival counts against the mean of all: before the end, and there."""
LAST_SCALE: Final = 3.0
"""By how many points one must lead at the end of a play-out to be likely to win."""
CERTAIN: Final = 30.0


def play_on(s: Position, last: int, dice: Dice, noise: Noise, me: int, mine: Weights, theirs: Weights) -> None:
    """Everybody plays on until a round is over."""
    while s.winners < 0 and s.round <= last:
        if s.step == at.BALLOT:
            vote(s, dice, noise, theirs)
        else:
            seat = s.active
            s.play(seat, chosen(s, seat, noise, mine if seat == me else theirs), dice)


def vote(s: Position, dice: Dice, noise: Noise, w: Weights) -> None:
    """All who have not voted yet do."""
    ballot = Ballot(s, w)
    number = s.ballot
    for player in range(s.players):
        if s.step == at.BALLOT and s.ballot == number and not s.ballots[player]:
            s.play(player, ballot.cast(player, noise), dice)


def chosen(s: Position, seat: int, noise: Noise, w: Weights) -> int:
    """What looks best, more or less."""
    offers = s.offers(seat)
    if len(offers) == 1:
        return offers[0]
    found = values(s, seat, offers, w)
    best = offers[0]
    most = -1e9
    for number in range(len(offers)):
        worth = found[number] + BLUR * noise.next()
        if worth > most:
            most = worth
            best = offers[number]
    return best


def lead_of(s: Position, seat: int, leaf: Leaf) -> float:
    """By how many points the seat will lead in the end, seen from the start of a round or from there."""
    if s.winners >= 0:
        found: list[float] = [float(s.power[player]) for player in range(s.players)]
        return ahead(found, seat, LAST_BEST_RIVAL)
    return ahead(leaf.points(s), seat, BEST_RIVAL)


def chance(s: Position, lead: float, leaf: Leaf) -> float:
    """How likely such a lead wins from there."""
    many = lead / (LAST_SCALE if s.winners >= 0 else leaf.scale[s.round])
    if many > CERTAIN:
        return 1.0
    return 1.0 / (1.0 + exp(-many)) if many > -CERTAIN else 0.0


def ahead(points: list[float], seat: int, best_counts: float) -> float:
    """How far so many points are ahead of the others', of whom the best counts most."""
    best = -1e9
    total = 0.0
    for player in range(len(points)):
        if player != seat:
            best = max(best, points[player])
            total += points[player]
    return points[seat] - best_counts * best - (1.0 - best_counts) * total / (len(points) - 1)
