"""Random play without checks, as fast as the game allows: for measuring, simulation and search."""

from typing import Any

from bosworth.kernel.chance import Dice


def play_out(state: Any, dice: Dice) -> int:
    """Play a position to its end, every decision at random; the number of decisions."""
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[dice.pick(len(legal))], dice)
        decisions += 1
        actors = state.actors()
    return decisions
