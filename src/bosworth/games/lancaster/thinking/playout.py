"""A position played on by quick, slightly noisy judgements to a horizon, and the chance of winning there."""

from math import exp
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.conflicts import UPPER
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import ROUNDS
from bosworth.games.lancaster.thinking import value
from bosworth.games.lancaster.thinking.ballots import Ballot
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.policy import values
from bosworth.games.lancaster.thinking.war import stake
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.kernel.chance import Dice

BLUR: Final = 0.5
"""How far judgements in play-outs are off, in points."""
BEST_RIVAL: Final = 0.6
"""How much the best rival counts against the mean of all."""
FIRST_SCALE: Final = 3.0
SCALE_A_ROUND: Final = 2.2
"""By how many points one must lead to be likely to win, at the end and for each round before it."""


def play_on(s: Position, last: int, dice: Dice, noise: Noise, w: Weights) -> None:
    """Everybody plays on until a round is over."""
    while s.winners < 0 and s.round <= last:
        if s.step == at.BALLOT:
            vote(s, dice, noise, w)
        else:
            seat = s.active
            s.play(seat, chosen(s, seat, noise, w), dice)


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


def totals(s: Position, w: Weights) -> list[float]:
    """By player: what he has and may expect when the rounds are over."""
    found = value.majorities(s, w)
    for player in range(s.players):
        found[player] += value.holdings(s, player, w)
        for slot in range(UPPER):
            if s.cards[slot] >= 0 and s.seat_of(slot, player) >= 0:
                found[player] += 0.8 * stake(s, slot, player, 0, False, True, w)
    return found


def chance(s: Position, seat: int, w: Weights) -> float:
    """How likely the seat wins from here."""
    if s.winners >= 0:
        found: list[float] = [float(s.power[player]) for player in range(s.players)]
        weight = 0.9
    else:
        found = totals(s, w)
        weight = BEST_RIVAL
    best = -1e9
    total = 0.0
    for player in range(s.players):
        if player != seat:
            best = max(best, found[player])
            total += found[player]
    rivals = weight * best + (1.0 - weight) * total / (s.players - 1)
    scale = FIRST_SCALE + SCALE_A_ROUND * (ROUNDS - s.round)
    lead = (found[seat] - rivals) / scale
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0
