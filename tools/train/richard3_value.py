"""Learn what a position of Richard III is worth from games that the light policy plays against itself.

    python tools/train/richard3_value.py 3000

prints the sets of weights for src/bosworth/games/richard3/data/weights.toml.
"""

import sys
from math import exp
from random import Random

from bosworth.games import game
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import TURNS
from bosworth.games.richard3.thinking.aims import AIMS, PLAIN, Aim
from bosworth.games.richard3.thinking.light import run
from bosworth.games.richard3.thinking.value import FIGURES, figures
from bosworth.kernel.chance import FastDice

SETS = ("last", "next", "first")
"""By the campaigns that follow: none, one, two."""
PASSES = 40
SHRINK = 2e-4

Sample = tuple[list[float], float]


def main() -> None:
    """Play, fit, print."""
    games = int(sys.argv[1])
    samples: dict[str, list[Sample]] = {name: [] for name in SETS}
    for number in range(games):
        play(number, samples)
    for name in SETS:
        weights = fit(samples[name])
        show(name, weights, len(samples[name]), games)


def play(number: int, samples: dict[str, list[Sample]]) -> None:
    """One game between two aims: what stood at the start of each turn, and whether its King’s side won in the end."""
    rng = Random(number)
    dice = FastDice(number)
    edition = game("richard3")
    state: Position = edition.new(edition.info.settle({"scenario": ("1460", "1470", "1480", "1460")[number % 4]}), dice)
    aims: list[Aim] = [rng.choice([PLAIN, *AIMS[int(side == state.king_side)]]) for side in (0, 1)]
    seen: list[tuple[str, int, list[float]]] = []
    while state.winner < 0:
        part = (state.turn - 1) / (TURNS - 1)
        found = figures(state)
        row = [figure * (1 - part) for figure in found] + [figure * part for figure in found]
        seen.append((SETS[state.campaigns - state.campaign], state.king_side, row))
        turn = state.turn + 1 if state.turn < TURNS else 1
        run(state, aims, dice, state.campaign + (turn == 1), turn)
    for name, king_side, row in seen:
        samples[name].append((row, float(state.winner == king_side)))


def fit(samples: list[Sample]) -> list[float]:
    """Logistic regression by gradient steps whose length each weight finds for itself."""
    size = 2 * len(FIGURES)
    weights, steps = [0.0] * size, [1e-6] * size
    rng = Random(1)
    for _ in range(PASSES):
        rng.shuffle(samples)
        for row, won in samples:
            error = won - 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i, x in enumerate(row):
                if x:
                    slope = error * x - SHRINK * weights[i]
                    steps[i] += slope * slope
                    weights[i] += 0.3 * slope / steps[i] ** 0.5
    return weights


def show(name: str, weights: list[float], number: int, games: int) -> None:
    """A set as it stands in the file."""
    print(f"[weights.{name}]  # {number} positions")
    print(f'made_by = "python tools/train/richard3_value.py {games}"')
    for i, figure in enumerate(FIGURES):
        print(f"{figure} = {weights[i]:.3f}\n{figure}_late = {weights[i + len(FIGURES)]:.3f}")
    print()


if __name__ == "__main__":
    main()
