"""A decision in Richard III: proposals, each tried out in imagined worlds to the end of a later turn."""

from typing import Final

from bosworth.games.richard3 import state as at
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import TURNS
from bosworth.games.richard3.thinking.aims import PLAIN, TEMPERS, Aim
from bosworth.games.richard3.thinking.light import run
from bosworth.games.richard3.thinking.march import Turn
from bosworth.games.richard3.thinking.proposals import Proposal, propose
from bosworth.games.richard3.thinking.weights import Weights
from bosworth.games.richard3.thinking.worlds import imagine_all
from bosworth.kernel.chance import FastDice
from bosworth.kernel.thought import Occasion, Question

WORLDS: Final = 32
import os

AHEAD: int = int(os.environ.get("AHEAD", "2"))
"""Turns that a plan is followed beyond its own."""


class Thought(Question):
    """The proposals of one decision, and the worlds in which they are tried out."""

    def __init__(self, found: list[Proposal], worlds: list[Position], side: int, weights: Weights, seed: int, ahead: int) -> None:
        super().__init__([proposal.candidate for proposal in found])
        self.found = found
        self.worlds = worlds
        self.side = side
        self.weights = weights
        self.seed = seed
        s = worlds[0]
        self.campaign = s.campaign
        self.turn = s.turn + 1 + ahead
        if s.turn + 1 > TURNS or self.turn > TURNS:
            self.campaign += 1
            self.turn = 1

    def trial(self, candidate: int, sample: int) -> float:
        """Play it out in one world, and see what has become of both sides."""
        proposal = self.found[candidate]
        s = self.worlds[sample % len(self.worlds)].copy()
        dice = FastDice(self.seed + sample)
        for action in proposal.candidate.chain:
            if s.winner < 0:
                s.play(self.side, action, dice)
        if s.winner < 0 and s.step == at.ACTIONS and s.active == self.side:
            Turn(s, self.side, proposal.aim, dice, 0.2, False).run()
        aims: list[Aim] = [PLAIN, PLAIN]
        aims[self.side] = proposal.aim
        run(s, aims, dice, self.campaign, self.turn)
        return self.weights.value(s, self.side)


def ponder(occasion: Occasion) -> Question:
    """Read the occasion: what may be done, and the worlds that it may be done in."""
    side = occasion.view.side
    number = min(WORLDS, max(1, occasion.skill.playouts))
    worlds = imagine_all(occasion.view, occasion.heard, number, occasion.rng)
    aim = TEMPERS[occasion.temper]
    found = propose(occasion, worlds, aim)
    step = worlds[0].step
    ahead = AHEAD if step in (at.CHOOSE_CARD, at.ACTIONS, at.MUSTER_AREA, at.MUSTER_MOVES, at.PLAGUE_AREA) else 0
    return Thought(found, worlds, side, Weights(occasion.weights), occasion.rng.getrandbits(40), ahead)
