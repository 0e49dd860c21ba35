"""Plans of known worth: a game of these tests thinks about them instead of its own."""

from collections.abc import Sequence
from random import Random

import pytest

from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import play
from bosworth.kernel.thought import Candidate, Occasion, Question, Reason, Skill
from bosworth.kernel.tuning import Tuning

SHARES = (0.25, 0.75, 0.5)
"""How often each plan wins: the second is best, and is tried out against what looks best at first sight."""
REASONS = [Reason("reason-only-choice", {}), Reason("reason-none", {})]


class Plans(Question):
    """Three chains, each of which wins as often as is said."""

    def __init__(self, candidates: list[Candidate], shares: tuple[float, ...]) -> None:
        super().__init__(candidates)
        self.shares = shares

    def trial(self, candidate: int, _sample: int) -> float:
        return self.shares[candidate]

    def reasons(self, candidate: int, _other: int) -> list[Reason]:
        return REASONS if candidate == 1 else []


def teach(monkeypatch: pytest.MonkeyPatch, name: str = "richard3", shares: tuple[float, ...] = SHARES) -> Edition:
    """Let masters of a game race three plans."""
    game = find_game(name)
    monkeypatch.setattr(game, "ponder", lambda occasion: Plans(_candidates(game, occasion), shares))
    monkeypatch.setattr(game, "tuning", Tuning(skills={"master": Skill(playouts=60, plans=3)}))
    return game


def teach_nothing(monkeypatch: pytest.MonkeyPatch, name: str = "richard3") -> None:
    """Let all levels of a game decide at first sight."""
    game = find_game(name)
    monkeypatch.setattr(game, "ponder", None)
    monkeypatch.setattr(game, "tuning", Tuning())


def _candidates(game: Edition, occasion: Occasion) -> list[Candidate]:
    chains = [_chain(game, occasion, offer) for offer in occasion.offers[: len(SHARES)]]
    return [Candidate(chain, 1.0, "reason-none") for chain in chains]


def _chain(game: Edition, occasion: Occasion, offer: int) -> tuple[int, ...]:
    """An offer, and what can be done after it if nothing is learned by it."""
    seat: int = occasion.view.seat
    world = game.imagine(occasion.view, Random(1))
    after = play(world, seat, [offer], FastDice(1))
    goes_on = after.barriers == world.barriers and seat in after.actors()
    more: Sequence[int] = after.legal(seat)[:1] if goes_on else ()
    return (offer, *more)
