"""Learns the numbers of Lancaster from games of its own quick judgement, and prints them as sections of its `data/weights.toml`.

    python tools/train/lancaster.py weights 4
    python tools/train/lancaster.py endings 4 --games 3000

`weights`: one seat plays with weights a little off those found so far, the others with these; what wins more is followed.
`endings`: what players had when a round began is held against the points they had in the end (least squares, by round).
A game takes a few milliseconds when compiled, so that thousands of them are a matter of a minute.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any, Final

from bosworth.bots.arena import wilson
from bosworth.games.lancaster import GAME
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.tables import ROUNDS
from bosworth.games.lancaster.thinking import BY_PLAYERS, TUNING
from bosworth.games.lancaster.thinking.ballots import Ballot
from bosworth.games.lancaster.thinking.leaf import SIGNS, prizes_of, signs
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.playout import BEST_RIVAL, ahead, chosen
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.kernel.chance import FastDice

Row = tuple[list[list[float]], list[int]]
"""What was to be seen of each player when a round began, and the points they had in the end."""
PRESETS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"preset": "big_box"},
    {},
    {"preset": "new_laws"},
    {"preset": "big_box"},
    {"preset": "henry_v"},
)
"""The games that are played, in turn: with modules and without."""
SPREAD: Final = 0.25
VECTORS: Final = 60
GAMES: Final = 12
COMPARED: Final = 1200
SOFT: Final = 5.0
RANDOM_MOVES: Final = 0.06
RIDGE: Final = 0.0006
SCALES: Final = (3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20)


def vote(s: Any, weights: Sequence[Weights], dice: FastDice, noise: Noise) -> None:
    """One ballot, each seat by its own weights."""
    number = s.ballot
    for player in range(s.players):
        if s.step == at.BALLOT and s.ballot == number and not s.ballots[player]:
            s.play(player, Ballot(s, weights[player]).cast(player, noise), dice)


def step(s: Any, weights: Sequence[Weights], dice: FastDice, noise: Noise) -> None:
    """One decision, or one ballot."""
    if s.step == at.BALLOT:
        vote(s, weights, dice, noise)
    else:
        s.play(s.active, chosen(s, s.active, noise, weights[s.active]), dice)


# --- weights ------------------------------------------------------------------------------------------------------------------


def played(options: Mapping[str, str], weights: Sequence[Weights], seed: int) -> Any:
    """The end of a game in which each seat goes by its own weights."""
    dice, noise = FastDice(str(seed)), Noise(seed)
    s = GAME.new(options, dice)
    while s.winners < 0:
        step(s, weights, dice, noise)
    return s


def margin(s: Any, me: int) -> float:
    """How far ahead a seat ended, from 0 to 1."""
    return 1 / (1 + exp(-ahead([float(one) for one in s.power[: s.players]], me, BEST_RIVAL) / SOFT))


def tables(players: int) -> list[dict[str, str]]:
    """The options of the games that are played in turn."""
    return [GAME.info.settle({"players": str(players), **preset}) for preset in PRESETS]


def against(players: int, mine: Weights, others: Weights, games: int, first: int) -> Iterator[tuple[Any, int]]:
    """Games of one seat, another in each, against all others on the same modules: how they end, and which seat it was."""
    options = tables(players)
    for game in range(games):
        me = (game + game // len(options)) % players
        seats = [mine if seat == me else others for seat in range(players)]
        yield played(options[game % len(options)], seats, first + game), me


def learn_weights(players: int, generations: int, seed: int) -> dict[str, float]:
    """Follow what wins more, a generation at a time, from plain sense on; in the end, the mean of the last third."""
    way: list[dict[str, float]] = []
    current: dict[str, float] = {name: getattr(Weights({}), name) for name in TUNING.weights[BY_PLAYERS[players]]}
    rng, count = Random(seed), seed * 1_000_003
    for generation in range(generations):
        tried: list[tuple[list[float], float]] = []
        for _ in range(VECTORS):
            off = [rng.gauss(0, 1) for _ in current]
            mine = Weights({name: value * exp(SPREAD * by) for (name, value), by in zip(current.items(), off, strict=True)})
            total = sum(margin(s, me) for s, me in against(players, mine, Weights(current), GAMES, count))
            tried.append((off, total / GAMES))
            count += GAMES
        current = followed(current, tried)
        way.append(current)
        print(f"# generation {generation}: {' '.join(f'{name}={value:.2f}' for name, value in current.items())}", flush=True)
    last = way[-max(1, generations // 3) :]
    return {name: exp(sum(log(weights[name]) for weights in last) / len(last)) for name in current}


def followed(current: Mapping[str, float], tried: Sequence[tuple[list[float], float]]) -> dict[str, float]:
    """Each weight moved by how surely it matters, at most by the spread."""
    mean = sum(value for _, value in tried) / len(tried)
    error = (sum((value - mean) ** 2 for _, value in tried) / len(tried) / len(tried)) ** 0.5
    found: dict[str, float] = {}
    for number, (name, value) in enumerate(current.items()):
        slope = sum((result - mean) * off[number] for off, result in tried) / len(tried)
        found[name] = value * exp(SPREAD * max(-1.0, min(1.0, slope / error / 3)))
    return found


def compare(players: int, weights: Mapping[str, float]) -> str:
    """How one seat with new weights does against the old ones, on fresh deals."""
    new, old = Weights(weights), Weights(TUNING.weights[BY_PLAYERS[players]])
    won = sum(s.returns()[me] for s, me in against(players, new, old, COMPARED, 1_000_000_007))
    low, high = wilson(round(won), COMPARED)
    return f"# one against the old weights: {won / COMPARED:.1%} ({low:.1%} to {high:.1%}; equal would be {1 / players:.1%})"


# --- endings ------------------------------------------------------------------------------------------------------------------


def watch(players: int, games: int, seed: int) -> dict[int, list[Row]]:
    """By round: what was to be seen when it began, and how the game ended."""
    rng = Random(seed)
    base = TUNING.weights[BY_PLAYERS[players]]
    rows: dict[int, list[Row]] = {number: [] for number in range(2, ROUNDS + 1)}
    for game in range(games):
        options = tables(players)[game % len(PRESETS)]
        weights = [Weights({name: value * exp(rng.gauss(0, SPREAD)) for name, value in base.items()}) for _ in range(players)]
        dice, noise = FastDice(f"fit{seed}-{game}"), Noise(rng.randrange(1 << 20))
        s = GAME.new(options, dice)
        seen: dict[int, list[list[float]]] = {}
        while s.winners < 0:
            if s.step != at.BALLOT and rng.random() < RANDOM_MOVES:
                s.play(s.active, rng.choice(s.legal(s.active)), dice)
            else:
                step(s, weights, dice, noise)
            if s.round > 1 and s.round not in seen and s.winners < 0:
                seen[s.round] = [signs(s, player, prizes_of(s)) for player in range(players)]
        for number, found in seen.items():
            rows[number].append((found, s.power[:players]))
    return rows


def learn_endings(players: int, games: int, seed: int) -> dict[str, float]:
    """By round and sign: how many points it brings by the end; and the lead that is likely to win."""
    found: dict[str, float] = {}
    for number, rows in watch(players, games, seed).items():
        known, fresh = rows[: len(rows) * 9 // 10], rows[len(rows) * 9 // 10 :]
        factors = fit(known)
        scale = min(SCALES, key=lambda one: surprise(factors, fresh, one))
        print(f"# round {number}: scale {scale}, surprise {surprise(factors, fresh, scale):.3f}", flush=True)
        found |= {f"r{number}_{name}": value for name, value in zip(SIGNS, factors, strict=True) if abs(value) >= 0.005}
        found[f"r{number}_scale"] = float(scale)
    return found


def fit(rows: Sequence[Row]) -> list[float]:
    """Least squares, drawn a little towards what is known beforehand: a point is a point."""
    size = len(SIGNS)
    matrix, right = [[0.0] * size for _ in range(size)], [0.0] * size
    for seen, points in rows:
        for sign, point in zip(seen, points, strict=True):
            there = [number for number in range(size) if sign[number]]
            for one in there:
                right[one] += sign[one] * point
                for other in there:
                    matrix[one][other] += sign[one] * sign[other]
    ridge = RIDGE * len(rows) * len(rows[0][1]) + 1.5
    for number in range(1, size):
        matrix[number][number] += ridge
        right[number] += ridge if SIGNS[number] == "power" else 0.0
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for number in range(size):
        best = max(range(number, size), key=lambda row: abs(rows[row][number]))
        rows[number], rows[best] = rows[best], rows[number]
        for other in range(size):
            if other != number and rows[number][number]:
                part = rows[other][number] / rows[number][number]
                rows[other] = [x - part * y for x, y in zip(rows[other], rows[number], strict=True)]
    return [rows[number][size] / rows[number][number] for number in range(size)]


def surprise(factors: Sequence[float], rows: Sequence[Row], scale: float) -> float:
    """How badly chances of winning made of the factors foresee who wins."""
    total, count = 0.0, 0
    for seen, points in rows:
        guessed = [sum(x * y for x, y in zip(factors, sign, strict=True)) for sign in seen]
        for player in range(len(points)):
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, ahead(guessed, player, BEST_RIVAL) / scale))))
            has_won = points[player] == max(points)
            total -= log(max(0.001, chance if has_won else 1 - chance))
            count += 1
    return total / count


def main() -> None:
    """Learn, and print the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("weights", "endings"))
    parser.add_argument("players", type=int, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=3000, help="from which endings are learned")
    parser.add_argument("--generations", type=int, default=30, help="of weights")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    name, command = BY_PLAYERS[asked.players], f"python tools/train/lancaster.py {asked.what} {asked.players}"
    if asked.what == "weights":
        found = learn_weights(asked.players, asked.generations, asked.seed)
        print(f'[weights.{name}]\nmade_by = "{command} --generations {asked.generations}"')
        print(compare(asked.players, found))
    else:
        found = learn_endings(asked.players, asked.games, asked.seed)
        print(f'[weights.leaf_{name}]\nmade_by = "{command} --games {asked.games}"')
    print("\n".join(f"{key} = {value:.3f}" for key, value in found.items()))


if __name__ == "__main__":
    main()
