"""How Lancaster is thought about: whole turns are proposed, and played on in imagined worlds by quick judgements."""

from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import ROUNDS
from bosworth.games.lancaster.thinking.belief import Count, counted
from bosworth.games.lancaster.thinking.leaf import Leaf
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.playout import chance, play_on
from bosworth.games.lancaster.thinking.proposals import Line, Proposer
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.view import View, fill
from bosworth.kernel.chance import FastDice
from bosworth.kernel.thought import Candidate, Occasion, Question

FULL_GAME_FROM: Final = 4
"""From this round on play-outs go to the end of the game, before it to the end of the round."""
KEPT: Final = 512
"""Worlds that are remembered, so that each is imagined once for all candidates."""
BEST: Final = "reason-best-prospects"
VOTE: Final = "reason-vote"


class Thought(Question):
    """One decision of a seat in Lancaster."""

    def __init__(self, occasion: Occasion, w: Weights, leaf: Leaf) -> None:
        self.view: View = occasion.view
        seat = occasion.view.seat
        assert seat is not None, "only a seat decides"
        self.seat: int = seat
        self.w = w
        self.leaf = leaf
        self.rng = occasion.rng
        self.count: Count = counted(self.view, occasion.heard)
        self.seed: int = occasion.rng.randrange(1 << 30)
        self.worlds: dict[int, Position] = {}
        first = self.world(0)
        proposer = Proposer(self.seat, w, occasion.skill.blur, occasion.rng)
        lines = proposer.propose(first, occasion.skill.plans if occasion.skill.playouts else 1)
        if occasion.also and all(line.chain != occasion.also for line in lines):
            lines.append(Line(occasion.also, lines[-1].worth, first, False))
        reason = VOTE if first.step == at.BALLOT else BEST
        super().__init__([Candidate(line.chain, line.worth, reason) for line in lines])

    def world(self, sample: int) -> Position:
        """A world that agrees with all that the seat knows and heard."""
        found = self.worlds.get(sample)
        if found is None:
            found = imagine(self.view, self.rng)
            for name in SECRETS:
                if name in self.count:
                    fill(found, name, self.count[name][:])
            if found.step == at.BALLOT:
                for player in range(found.players):
                    if player != self.seat:
                        found.ballots[player] = 0
            if sample < KEPT:
                self.worlds[sample] = found
        return found

    def trial(self, candidate: int, sample: int) -> float:
        """The proposal is carried out, and everybody plays on to the horizon."""
        s: Position = self.world(sample).copy()
        dice = FastDice(self.seed + sample)
        for action in self.candidates[candidate].chain:
            s.play(self.seat, action, dice)
        last = ROUNDS if s.round >= FULL_GAME_FROM else max(1, s.round)
        play_on(s, last, dice, Noise(self.seed + sample), self.w)
        return chance(s, self.seat, self.leaf)
