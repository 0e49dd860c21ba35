"""Random play without checks, as fast as the game allows: for measuring, simulation and search."""

from bosworth.kernel.chance import Dice
from bosworth.kernel.position import Frame


def play_out(state: Frame, dice: Dice) -> int:
    """Play a position to its end, every decision at random; the number of decisions."""
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        offers = state.offers(seat)
        state.play(seat, offers[dice.pick(len(offers))], dice)
        decisions += 1
        actors = state.actors()
    return decisions
