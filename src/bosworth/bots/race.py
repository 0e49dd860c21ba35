"""A race between proposals: all are tried out on the same samples, and the worse half leaves after each lap."""

from collections.abc import Callable, Collection
from math import ceil, log2, sqrt
from typing import Final, NamedTuple

from bosworth.kernel.thought import Question

GUARD: Final = 1.0
"""Standard errors by which a proposal must be better than the one that looked best at first sight."""
LEAST: Final = 8
"""Samples without which no difference is believed."""


class Runner:
    """A proposal and what its try-outs gave, sample by sample."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.found: list[float] = []

    @property
    def mean(self) -> float:
        """The chance of winning, as far as it was tried out."""
        return sum(self.found) / len(self.found) if self.found else 0.0


class Standing(NamedTuple):
    """How a race ended: the winner, and those that stayed to the end, the winner first.

    Each with its chance of winning, and the standard error of its distance to the winner.
    """

    winner: int = 0
    chances: tuple[tuple[int, float, float], ...] = ()


def race(question: Question, playouts: int, is_late: Callable[[], bool] = lambda: False, kept: Collection[int] = ()) -> Standing:
    """Try the proposals out, at most so many times together; `is_late` may end it early. Some are `kept` to the end."""
    runners = every = [Runner(number) for number in range(len(question.candidates))]
    staying = {0, *kept}
    left = playouts
    laps = max(1, ceil(log2(len(runners))))
    for lap in range(laps):
        samples = left // (laps - lap) // len(runners)
        left -= samples * len(runners)
        _run(question, runners, samples, is_late)
        if lap + 1 < laps:
            runners = _better_half(runners, staying)
    winner = every[question.settle(_winner(runners).number)]
    return _standing(winner, runners)


def _run(question: Question, runners: list[Runner], samples: int, is_late: Callable[[], bool]) -> None:
    for _ in range(samples):
        if is_late():
            return
        for runner in runners:
            runner.found.append(question.trial(runner.number, len(runner.found)))


def _better_half(runners: list[Runner], staying: set[int]) -> list[Runner]:
    """Beside those that stay in any case there is always room for the best of the others."""
    ranked = sorted(runners, key=lambda runner: (runner.number not in staying, -runner.mean))
    return ranked[: max(len(staying) + 1, ceil(len(runners) / 2))]


def _winner(runners: list[Runner]) -> Runner:
    first = next(runner for runner in runners if runner.number == 0)
    best = min(runners, key=lambda runner: -runner.mean)
    return best if _is_better(best, first) else first


def _standing(winner: Runner, runners: list[Runner]) -> Standing:
    ranked = sorted(runners, key=lambda runner: -runner.mean)
    order = [winner, *(runner for runner in ranked if runner is not winner)]
    return Standing(winner.number, tuple((one.number, one.mean, _doubt(one, winner)) for one in order if one.found))


def _is_better(runner: Runner, first: Runner) -> bool:
    """Whether the difference is more than chance would make it."""
    return len(runner.found) >= LEAST and runner.mean - first.mean > GUARD * _doubt(runner, first)


def _doubt(runner: Runner, other: Runner) -> float:
    """The standard error of the difference, from the samples that both were tried out on."""
    differences = [one - another for one, another in zip(runner.found, other.found, strict=False)]
    count = len(differences)
    if count < 2:
        return 0.0 if runner is other else 1.0
    mean = sum(differences) / count
    return sqrt(sum((difference - mean) ** 2 for difference in differences) / (count - 1) / count)
