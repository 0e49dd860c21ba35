"""How Lancaster is thought about: whole turns are proposed, and played on in imagined worlds by quick judgements."""

from collections.abc import Mapping
from random import Random
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import ROUNDS
from bosworth.games.lancaster.thinking.belief import Count, counted
from bosworth.games.lancaster.thinking.leaf import Leaf
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.playout import chance, lead_of, play_on
from bosworth.games.lancaster.thinking.proposals import Line, Proposer
from bosworth.games.lancaster.thinking.reasons import REASONS as FIGURES
from bosworth.games.lancaster.thinking.reasons import changes, lead, wish
from bosworth.games.lancaster.thinking.tastes import taste
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.view import View, fill
from bosworth.kernel.chance import FastDice
from bosworth.kernel.thought import NORMAL, Candidate, Occasion, Question, Reason

FULL_GAME_FROM: Final = 4
"""From this round on play-outs go to the end of the game, before it to the end of the round."""
KEPT: Final = 512
"""Worlds that are remembered, so that each is imagined once for all candidates."""
BEST: Final = "reason-best-prospects"
VOTE: Final = "reason-vote"
REASONS: Final = (BEST, VOTE, *FIGURES)
"""Every reason that may be given."""


class Thought(Question):
    """One decision of a seat in Lancaster."""

    def __init__(self, occasion: Occasion, numbers: Mapping[str, float], leaf: Leaf) -> None:
        self.view: View = occasion.view
        seat = occasion.view.seat
        assert seat is not None, "only a seat decides"
        self.seat: int = seat
        w = Weights(numbers, occasion.temper)
        self.theirs = Weights(numbers)
        self.mine = w
        self.leaf = leaf
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
        self.wish: float = proposer.ballot.wishes[seat] if proposer.ballot else 0.0
        self.leads: list[float] = [0.0] * len(lines)
        """By candidate: the leads at the ends of all its try-outs, added up."""
        self.tried: list[int] = [0] * len(lines)
        self.tastes: list[float] = [self._taste(number, occasion.temper) for number in range(len(lines))]
        """By candidate: what a temper likes about it."""

    def world(self, sample: int) -> Position:
        """A world that agrees with all that the seat knows and heard."""
        found = self.worlds.get(sample)
        if found is None:
            found = imagine(self.view, Random(self.seed + sample))
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
        play_on(s, last, dice, Noise(self.seed + sample), self.seat, self.mine, self.theirs)
        lead_there = lead_of(s, self.seat, self.leaf)
        self.leads[candidate] += lead_there
        self.tried[candidate] += 1
        return min(1.0, max(0.0, chance(s, lead_there, self.leaf) + self.tastes[candidate]))

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        """How much more it promised than the second best, then what it changes at once."""
        found: list[Reason] = []
        if candidate != other and self.tried[candidate] and self.tried[other]:
            found = lead(self.leads[candidate] / self.tried[candidate] - self.leads[other] / self.tried[other])
        found += wish(self.wish) if self.world(0).step == at.BALLOT else self._changes(candidate)
        return found or super().reasons(candidate, other)

    def _taste(self, candidate: int, temper: str) -> float:
        return 0.0 if temper == NORMAL else taste(self.world(0), self._after(candidate), self.seat, temper)

    def _changes(self, candidate: int) -> list[Reason]:
        return changes(self.world(0), self._after(candidate), self.seat)

    def _after(self, candidate: int) -> Position:
        """The position when the chain is played, without what follows from it by itself."""
        after: Position = self.world(0).copy()
        chain = self.candidates[candidate].chain
        for action in chain[:-1]:
            after.play(self.seat, action, FastDice(self.seed))
        after.carry_out(self.seat, chain[-1], FastDice(self.seed))
        return after
