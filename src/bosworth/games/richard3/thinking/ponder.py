"""A decision in Richard III: proposals, each tried out in imagined worlds to the start of a later turn."""

from typing import Final

from bosworth.games.richard3 import state as at
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, TURNS
from bosworth.games.richard3.thinking.aims import PLAIN, TEMPERS, Aim
from bosworth.games.richard3.thinking.light import run, step_on
from bosworth.games.richard3.thinking.march import Turn
from bosworth.games.richard3.thinking.proposals import Proposal, propose
from bosworth.games.richard3.thinking.tally import Start, Tally, reasons_of, steps_of
from bosworth.games.richard3.thinking.weights import Weights
from bosworth.games.richard3.thinking.worlds import imagine_all
from bosworth.kernel.chance import FastDice
from bosworth.kernel.thought import Occasion, Question, Reason

WORLDS: Final = 48
AHEAD: Final = 3
"""Turns that a plan is followed beyond its own."""
FAR: Final = (at.CHOOSE_CARD, at.ACTIONS, at.MOVING, at.MUSTER_AREA, at.MUSTER_MOVES, at.PLAGUE_AREA)
"""Decisions that are followed so far; the others only to the end of their own turn and one more."""


class Thought(Question):
    """The proposals of one decision, and the worlds in which they are tried out."""

    def __init__(self, found: list[Proposal], worlds: list[Position], occasion: Occasion, aim: Aim) -> None:
        super().__init__([proposal.candidate for proposal in found])
        self.found = found
        self.worlds = worlds
        self.side: int = occasion.view.side
        self.aim = aim
        self.weights = Weights(occasion.weights)
        self.seed = occasion.rng.getrandbits(40)
        self.tallies = [Tally() for _ in found]
        s = worlds[0]
        self.campaign = s.campaign
        self.turn = s.turn + (1 + AHEAD if s.step in FAR else 1)
        if s.turn >= TURNS or self.turn > TURNS:
            self.campaign += 1
            self.turn = 1

    def trial(self, candidate: int, sample: int) -> float:
        """Play it out in one world, and see what has become of both sides."""
        proposal = self.found[candidate]
        tally = self.tallies[candidate]
        world = self.worlds[sample % len(self.worlds)]
        s = world.copy()
        start = Start(world, self.side)
        dice = FastDice(self.seed + sample)
        self._begin(s, proposal, dice)
        aims: list[Aim] = [PLAIN, PLAIN]
        aims[self.side] = proposal.aim
        self._fight(s, start, tally, aims, dice)
        run(s, aims, dice, self.campaign, self.turn)
        tally.note_end(start, s)
        value = self.weights.value(s, self.side) + self._liking(start, s)
        return min(1.0, max(0.0, value))

    def _begin(self, s: Position, proposal: Proposal, dice: FastDice) -> None:
        for action in proposal.candidate.chain:
            if s.winner < 0:
                s.play(self.side, action, dice)
        if s.winner < 0 and s.step == at.ACTIONS and s.active == self.side:
            Turn(s, self.side, proposal.aim, dice, 0.2, False).run()

    def _fight(self, s: Position, start: Start, tally: Tally, aims: list[Aim], dice: FastDice) -> None:
        """To the end of the turn, with an eye on the battle that is being fought."""
        turn = s.turn
        while s.winner < 0 and start.battle >= 0 and s.battle == start.battle and s.round > 0:
            step_on(s, aims, dice)
        if start.battle >= 0:
            tally.note_battle(s.count[(1 - self.side) * AREA_COUNT + start.battle] == 0)
        if s.winner < 0 and s.turn == turn:
            run(s, aims, dice, s.campaign, turn + 1 if turn < TURNS else TURNS + 1)
        tally.note_fight(start, s)

    def _liking(self, start: Start, s: Position) -> float:
        """What a temper sees in the steps that both sides have lost."""
        if self.aim.bold == self.aim.care == 0.0:
            return 0.0
        lost = start.steps[self.side] - steps_of(s, self.side)
        taken = start.steps[1 - self.side] - steps_of(s, 1 - self.side)
        return self.aim.bold * taken - self.aim.care * lost

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        """What it brings more than the other, or costs less, in figures."""
        found = reasons_of(self.tallies[candidate], self.tallies[other], self.worlds[0].battle >= 0)
        return found or super().reasons(candidate, other)


def ponder(occasion: Occasion) -> Question:
    """Read the occasion: what may be done, and the worlds that it may be done in."""
    number = min(WORLDS, max(1, occasion.skill.playouts // 2))
    worlds = imagine_all(occasion.view, occasion.heard, number, occasion.rng)
    aim = TEMPERS[occasion.temper]
    return Thought(propose(occasion, worlds, aim), worlds, occasion, aim)
