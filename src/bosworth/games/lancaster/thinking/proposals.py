"""What is proposed: whole turns, up to where somebody else learns or decides something; nothing silly among them."""

from random import Random
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.thinking.ballots import Ballot, vote_values
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.policy import STILL, values
from bosworth.games.lancaster.thinking.silly import sensible
from bosworth.games.lancaster.thinking.weights import Weights

SAMPLES: Final = 48
"""Mixtures of the others' votes that a ballot is judged by."""
FOLLOWED: Final = (at.RETINUE, at.COMPANY, at.FAVOUR, at.UPGRADE, at.NOBLE, at.CROSSING, at.LAW, at.CASTLE)
"""Decisions at which more than one way is followed up."""
WAYS: Final = 3
MISJUDGED: Final = 0.55
LEAST_MISJUDGED: Final = 0.35
"""How far a beginner's judgements are off: a part of the spread of the better offers, and some points."""


class Line:
    """A chain of actions, what it looks worth, and the position behind it."""

    def __init__(self, chain: tuple[int, ...], worth: float, after: Position, is_open: bool) -> None:
        self.chain = chain
        self.worth = worth
        self.after = after
        self.is_open = is_open
        """Whether the seat goes on deciding before anybody else learns something."""


class Proposer:
    """Proposes what a seat may do in a position that it imagines."""

    def __init__(self, seat: int, w: Weights, blur: float, rng: Random) -> None:
        self.seat = seat
        self.w = w
        self.blur = blur
        self.rng = rng
        self.ballot: Ballot | None = None

    def propose(self, s: Position, plans: int) -> list[Line]:
        """The best lines, the best first."""
        lines = self._step(s, ())[: max(plans, 1)]
        done: list[Line] = []
        while lines:
            nexts: list[Line] = []
            for line in lines:
                if line.is_open:
                    nexts += self._follow(line)
                else:
                    done.append(line)
            lines = nexts
        done.sort(key=lambda line: -line.worth)
        return done[: max(plans, 1)]

    def _follow(self, line: Line) -> list[Line]:
        """How it goes on: the best way, and a few others that are worth a little less."""
        found = self._step(line.after, line.chain)
        top = found[0].worth
        ways = WAYS if line.after.step in FOLLOWED else 1
        for one in found:
            one.worth += line.worth - top
        return found[:ways]

    def _step(self, s: Position, chain: tuple[int, ...]) -> list[Line]:
        offers = sensible(s, self.seat, s.legal(self.seat))
        if s.step == at.BALLOT:
            self.ballot = Ballot(s, self.w)
            offers = self.ballot.reasonable(self.seat, offers)
        found = self._judged(s, offers)
        lines = [self._line(s, chain, action, worth) for action, worth in zip(offers, found, strict=True)]
        lines.sort(key=lambda line: -line.worth)
        return lines

    def _line(self, s: Position, chain: tuple[int, ...], action: int, worth: float) -> Line:
        after: Position = s.copy()
        after.play(self.seat, action, STILL)
        is_open = after.barriers == s.barriers and self.seat in after.actors()
        return Line((*chain, action), worth, after, is_open)

    def _judged(self, s: Position, offers: list[int]) -> list[float]:
        """What the offers look worth, the less exactly the more it blurs."""
        found = self._votes(s, offers) if s.step == at.BALLOT else values(s, self.seat, offers, self.w)
        if s.step == at.EXTEND:
            found = [worth + 0.5 * self.rng.gauss(0.0, 1.0) for worth in found]
        if not self.blur or len(offers) == 1:
            return found
        top = sorted(found)[-max(2, len(found) // 3) :]
        off = self.blur * (LEAST_MISJUDGED + MISJUDGED * (top[-1] - top[0]))
        return [worth + off * self.rng.gauss(0.0, 1.0) for worth in found]

    def _votes(self, s: Position, offers: list[int]) -> list[float]:
        """A row of the matrix for each vote; near ties are left to chance, so that nobody can count on one."""
        assert self.ballot is not None
        noise = Noise(self.rng.randrange(1 << 16))
        found = vote_values(s, self.ballot, self.seat, offers, noise, SAMPLES)
        return [worth + 0.08 * self.rng.gauss(0.0, 1.0) for worth in found]
