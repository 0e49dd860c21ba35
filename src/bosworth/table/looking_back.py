"""The analysis of a game that is over, as it is put before whoever looks back: plain data of fixed shape."""

from collections.abc import Sequence

import msgspec

from bosworth.bots.analysis import Decision, Judgement, turning_points
from bosworth.games.edition import Edition
from bosworth.table.showing import say
from bosworth.table.shown import Say

Judged = tuple[Decision, Judgement]


class Point(msgspec.Struct):
    """What a seat could hope for when it decided: the chance of winning of what it did."""

    at: int
    """The number of the last action before."""
    seat: int
    chance: float


class Way(msgspec.Struct):
    """Something that could be done: its first action in words, all of it in text forms, and its chance of winning."""

    say: Say
    forms: list[str]
    chance: float


class TurningPoint(msgspec.Struct):
    """Where most was given away: what was done, what would have been better, and why."""

    at: int
    seat: int
    done: Way
    better: Way
    reasons: list[Say]


class Analysis(msgspec.Struct):
    """How far a game has been judged: so many decisions of so many; without an end before it is known how many there are."""

    judged: int
    of: int | None
    points: list[Point]
    turning_points: list[TurningPoint]


def look_back_at(game: Edition, found: Sequence[Judged], judged: int, of: int | None) -> Analysis:
    """What is known so far."""
    points = [Point(one.number, one.seat, round(one.chance_done, 4)) for _, one in found]
    decided = {id(one): decision for decision, one in found}
    turns = [_turning_point(game, decided[id(one)], one) for one in turning_points(one for _, one in found)]
    return Analysis(judged, of, points, turns)


def _turning_point(game: Edition, decision: Decision, one: Judgement) -> TurningPoint:
    done, better = _way(game, decision, one.done, one.chance_done), _way(game, decision, one.best, one.chance_best)
    return TurningPoint(one.number, one.seat, done, better, [say(game, reason.name, reason.args) for reason in one.reasons])


def _way(game: Edition, decision: Decision, chain: tuple[int, ...], chance: float) -> Way:
    return Way(say(game, *game.face.offer(decision.view, chain[0])), [game.write(action) for action in chain], round(chance, 4))
