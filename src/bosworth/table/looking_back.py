"""The analysis of a game that is over, as it is put before whoever looks back: plain data of fixed shape."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from bosworth.bots.analysis import Decision, Judgement, turning_points
from bosworth.games.edition import Edition
from bosworth.table.showing import say
from bosworth.table.shown import Say
from bosworth.table.thinking import Step, steps_of

Judged = tuple[Decision, Judgement]


class Point(msgspec.Struct):
    """What a seat could hope for when it decided: the chance of winning of what it did."""

    at: int
    """The number of the last action before."""
    seat: int
    chance: float


class WayStep(msgspec.Struct):
    """An action of a way: its text form, its words, the things that a hand touches for it."""

    form: str
    say: Say
    path: list[str]


class Way(msgspec.Struct):
    """Something that could be done: what sets it apart from the other way, all of it, and its chance of winning."""

    told: list[Say]
    acts: list[WayStep]
    chance: float


class TurningPoint(msgspec.Struct):
    """Where most was given away: what was done, what would have been better, and why."""

    at: int
    seat: int
    both: list[Say]
    """The last that the two ways have in common before they part, if they do not part at once."""
    done: Way
    better: Way
    reasons: list[Say]


class Analysis(msgspec.Struct):
    """How far a game has been judged: so many decisions of so many; without an end before it is known how many there are."""

    judged: int
    of: int | None
    points: list[Point]
    turning_points: list[TurningPoint]
    end: int
    """The number of the last action."""
    result: list[float]
    """How the game ended, by seat: 1 for the winner, shared among winners."""


class Outcome(NamedTuple):
    """How a game ended: after how many actions, and with what for each seat."""

    end: int
    result: list[float]


def look_back_at(game: Edition, found: Sequence[Judged], judged: int, of: int | None, outcome: Outcome) -> Analysis:
    """What is known so far."""
    points = [Point(one.number, one.seat, round(one.chance_done, 4)) for _, one in found]
    decided = {id(one): decision for decision, one in found}
    turns = [_turning_point(game, decided[id(one)], one) for one in turning_points(one for _, one in found)]
    return Analysis(judged, of, points, turns, *outcome)


def _turning_point(game: Edition, decision: Decision, one: Judgement) -> TurningPoint:
    parted = part(game, decision, one)
    done, better = _way(game, parted.done, one.chance_done), _way(game, parted.better, one.chance_best)
    reasons = [say(game, reason.name, reason.args) for reason in one.reasons]
    return TurningPoint(one.number, one.seat, [say(game, *step.words) for step in parted.both], done, better, reasons)


def _way(game: Edition, branch: "Branch", chance: float) -> Way:
    acts = [WayStep(step.form, say(game, *step.words), step.path) for step in branch.steps]
    return Way([say(game, *step.words) for step in branch.told], acts, round(chance, 4))


# --- where two ways part --------------------------------------------------------------------------------------------------------


class Branch(NamedTuple):
    """One of two ways: what of it is told beside the other, and all of it."""

    told: list[Step]
    steps: list[Step]


class Parting(NamedTuple):
    """Two ways beside each other, and what both have done last before they part."""

    both: list[Step]
    done: Branch
    better: Branch


def part(game: Edition, decision: Decision, one: Judgement) -> Parting:
    """What was done beside what would have been better, told from where they part, without what only goes on."""
    done, better = (list(steps_of(game, decision.view, decision.seat, chain)) for chain in (one.done, one.best))
    alike = len(list(takewhile(_is_alike, zip(done[:-1], better[:-1], strict=False))))
    both = [step for step in done[:alike] if _says_something(game, step)][-1:]
    told = [_apart(game, mine[alike:], other[alike:]) for mine, other in ((done, better), (better, done))]
    return Parting(both, Branch(told[0], done), Branch(told[1], better))


def _is_alike(pair: tuple[Step, Step]) -> bool:
    return pair[0].form == pair[1].form


def _apart(game: Edition, mine: Sequence[Step], other: Sequence[Step]) -> list[Step]:
    """What the other way has not, in its order; if that is nothing, what is done instead of it."""
    common = Counter(step.form for step in mine) & Counter(step.form for step in other)
    found: list[Step] = []
    for step in mine:
        if common[step.form]:
            common[step.form] -= 1
        elif _says_something(game, step):
            found.append(step)
    return found or list(mine[:1])


def _says_something(game: Edition, step: Step) -> bool:
    return step.form.split()[0] not in game.face.passes
