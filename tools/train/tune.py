"""Tunes the weights of a game by self-play, and prints them as the section of its `data/weights.toml`.

    python tools/train/tune.py lancaster four --option players=4 --games 800 --generations 3 --out build/tune.jsonl

In every game each seat plays with weights of its own, a little off those found so far; whatever the winners have more of than the
others, the next generation has more of. At the end the found weights play the old ones on fresh deals. What was played stands in
the file of `--out`: a run that was cut off goes on where it was, and the same command gives the same weights.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from bosworth.bots.arena import contest, wilson
from bosworth.bots.levels import LEVELS, Spec
from bosworth.bots.thinker import Thinker
from bosworth.games import game as find_game

Weights = Mapping[str, float]
TEST: Final = "test"
"""The generation in which old and new weights meet."""


@dataclass(frozen=True)
class Task:
    """A game to play: its set-up, what each seat has for a set of weights, and its seed."""

    game: str
    options: Mapping[str, str]
    level: str
    set: str
    weights: tuple[Weights, ...]
    seed: str


@dataclass(frozen=True)
class Run:
    """What was asked for."""

    game: str
    options: Mapping[str, str]
    level: str
    set: str
    games: int
    spread: float
    seed: int
    jobs: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(find_game(self.game).seats(self.options))


def play(task: Task) -> list[float]:
    """Each seat's part of the win."""
    game = find_game(task.game)
    spec = Spec(task.level)
    bots = [Thinker(game, Random(f"{task.seed} {seat}"), spec, {task.set: weights}) for seat, weights in enumerate(task.weights)]
    return contest(game, task.options, bots, task.seed)[0]


class Journal:
    """The results so far, by generation and number: those that stand in the file are not played again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[str, list[float]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else ():
            entry = json.loads(line)
            self.known[entry["seed"]] = entry["parts"]

    def results(self, tasks: Sequence[Task], jobs: int) -> list[list[float]]:
        """What came of each game, in order."""
        left = [task for task in tasks if task.seed not in self.known]
        for task, parts in zip(left, _played(left, jobs), strict=True):
            self.known[task.seed] = parts
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"seed": task.seed, "parts": parts}) + "\n")
        return [self.known[task.seed] for task in tasks]


def _played(tasks: Sequence[Task], jobs: int) -> Iterator[list[float]]:
    if jobs == 1 or not tasks:
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks, chunksize=4)


def factors(names: Sequence[str], seed: str) -> list[float]:
    """How far each weight is off, as the logarithm of a factor in units of the spread: the same for the same seed."""
    rng = Random(seed)
    return [rng.gauss(0.0, 1.0) for _ in names]


def moved(weights: Weights, steps: Sequence[float]) -> dict[str, float]:
    """Weights, each times a factor given by its logarithm."""
    return {name: value * exp(step) for (name, value), step in zip(weights.items(), steps, strict=True)}


def next_generation(run: Run, weights: Weights, number: int, journal: Journal) -> dict[str, float]:
    """Weights a step towards what the winners had; the surest of them moves by the whole spread."""
    names = list(weights)
    offs = [[factors(names, f"{run.seed} {number} {game} {seat}") for seat in range(run.seats)] for game in range(run.games)]
    tasks = [_disturbed(run, weights, off, f"{run.seed}-{number}-{game}") for game, off in enumerate(offs)]
    slopes = [0.0] * len(names)
    for off, parts in zip(offs, journal.results(tasks, run.jobs), strict=True):
        for row, part in zip(off, parts, strict=True):
            for index, value in enumerate(row):
                slopes[index] += value * (part - 1.0 / run.seats)
    steepest = max(map(abs, slopes)) or 1.0
    return moved(weights, [run.spread * slope / steepest for slope in slopes])


def _disturbed(run: Run, weights: Weights, off: Sequence[Sequence[float]], seed: str) -> Task:
    rows = tuple(moved(weights, [run.spread * value for value in row]) for row in off)
    return Task(run.game, run.options, run.level, run.set, rows, seed)


def compare(run: Run, old: Weights, new: Weights, journal: Journal) -> tuple[float, int]:
    """The games in which one seat with the new weights, each in its turn, beat those with the old ones."""
    tasks = []
    for number in range(run.games):
        seat = number % run.seats
        weights = tuple(new if other == seat else old for other in range(run.seats))
        tasks.append(Task(run.game, run.options, run.level, run.set, weights, f"{run.seed}-{TEST}-{number // run.seats}-{seat}"))
    parts = journal.results(tasks, run.jobs)
    return sum(row[number % run.seats] for number, row in enumerate(parts)), run.games


def section(name: str, weights: Weights, command: str) -> str:
    """The section of `weights.toml`."""
    lines = [f"[weights.{name}]", f'made_by = "{command}"']
    return "\n".join([*lines, *(f"{key} = {value:.4g}" for key, value in weights.items())])


def main() -> None:
    """Tune, compare, print."""
    asked = _arguments()
    game = find_game(asked.game)
    if asked.set not in game.tuning.weights:
        sys.exit(f"{asked.game} has no weights {asked.set!r}; it has {', '.join(game.tuning.weights) or 'none'}")
    options = game.info.settle(dict(pair.split("=", 1) for pair in asked.option))
    run = Run(asked.game, options, asked.level, asked.set, asked.games, asked.spread, asked.seed, asked.jobs)
    old = game.tuning.weights[asked.set]
    journal = Journal(asked.out)
    weights = dict(old)
    for number in range(asked.generations):
        weights = next_generation(run, weights, number, journal)
        print(f"# generation {number + 1} of {asked.generations}", file=sys.stderr)
    won, games = compare(run, old, weights, journal)
    low, high = wilson(round(won), games)
    print(section(asked.set, weights, "python " + " ".join(sys.argv)))
    print(f"# one against the old weights: {won:g} of {games} ({low:.1%} to {high:.1%}; equal would be {1 / run.seats:.1%})")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("set", help="the section of weights.toml to begin with")
    parser.add_argument("--option", action="append", default=[], help="a set-up option as name=value; may be repeated")
    parser.add_argument("--level", default="steady", choices=LEVELS)
    parser.add_argument("--games", type=int, default=400, help="in each generation, and in the comparison")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--spread", type=float, default=0.25, help="the logarithm of the factor by which weights are disturbed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of results, to go on where a run was cut off")
    return parser.parse_args()


if __name__ == "__main__":
    main()
