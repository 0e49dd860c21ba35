"""The ladder: every level against every other, and how far apart they are."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations, pairwise
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bosworth.bots import BOTS, LEVELS, bot_name
from bosworth.bots.arena import Bout, Outcome, run, wilson
from bosworth.bots.levels import read_spec, skill_of
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed

SCALE: Final = 400 / log(10)
"""Points of rating for a ratio of e: with 400 points more one wins ten times as often as the other."""
SAMPLES: Final = 400
"""How often the games are drawn again, to see how far a rating may be off."""
ROUNDS: Final = 200
"""Enough for ratings to settle."""
LEAST: Final = 0.5
"""Wins that everybody is lent against everybody, so that whoever has lost all games has a rating."""


class Result(NamedTuple):
    """How a game between two bots went: 1 if the first won, 0 if the second did, in between if they share it."""

    first: str
    second: str
    score: float


class Rung(NamedTuple):
    """A bot on the ladder: its rating, the lowest being 0, with its 95 % interval, and its games."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def pairings(
    game: Edition, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int, far: int | None = None
) -> list[Bout]:
    """Every bot against every other, so many games each: they sit in turn, and change places on the same deal.

    Those who are no neighbours among the bots named may play another number of games (`far`).
    """
    settled = game.info.settle(options)
    seats = len(game.seats(settled))
    names = [bot_name(bot) for bot in bots]
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise Malformed(f"a ladder needs at least two different bots, not {', '.join(names)}")
    for number in (games, games if far is None else far):
        if number < 1:
            raise Malformed(f"there must be at least one game, not {number}")
    near = set(pairwise(names))
    pairs = [(pair, games if far is None or pair in near else far) for pair in combinations(names, 2)]
    return [
        Bout(number, game.info.id, settled, _seated(pair, seats, number), f"{seed}-{number // 2}")
        for number in range(max(played for _, played in pairs))
        for pair, played in pairs
        if number < played
    ]


def _seated(pair: tuple[str, str], seats: int, number: int) -> tuple[str, ...]:
    return tuple(pair[(seat + number) % 2] for seat in range(seats))


# --- results that outlive the run -----------------------------------------------------------------------------------------------


def key_of(bout: Bout) -> str:
    """What makes one game the same as another: played again, it would go the same way, unless the code has changed."""
    return json.dumps(
        [bout.game, sorted(bout.options.items()), bout.bots, [_thinks(bout.game, bot) for bot in bout.bots], bout.seed]
    )


@cache
def _thinks(game: str, bot: str) -> str:
    """How a bot thinks in a game: its skill, and what all that think go by."""
    spec, edition = read_spec(bot, BOTS), find_game(game)
    if spec.name not in LEVELS:
        return ""
    numbers = json.dumps(edition.tuning.weights, sort_keys=True).encode()
    return f"{'-'.join(map(str, skill_of(edition, spec)))} {blake2b(numbers, digest_size=6).hexdigest()}"


def read_results(path: Path) -> dict[str, int]:
    """The games that were played already, with the seat that won; a last line cut off by a killed run is left out."""
    if not path.exists():
        return {}
    found: dict[str, int] = {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        if not line.endswith("\n"):
            break
        try:
            entry = json.loads(line)
            found[entry["bout"]] = int(entry["winner"])
        except (ValueError, TypeError, KeyError) as error:
            raise Malformed(f"{path.name}, line {number}: this is no result of a ladder") from error
    return found


def play_all(bouts: Sequence[Bout], path: Path | None, jobs: int) -> Iterator[tuple[Bout, int]]:
    """Play what was not played yet; each result is written down as it comes. `Malformed` names a game that broke."""
    known = {} if path is None else read_results(path)
    yield from ((bout, known[key_of(bout)]) for bout in bouts if key_of(bout) in known)
    left = [bout for bout in bouts if key_of(bout) not in known]
    if path is not None and path.exists():
        _mend(path)
    for outcome in run(left, jobs) if left else ():
        if outcome.error:
            raise Malformed(f"the game of {' and '.join(outcome.bout.bots)} with seed {outcome.bout.seed} broke: {outcome.error}")
        if path is not None:
            _write(path, outcome)
        yield outcome.bout, outcome.winner


def _mend(path: Path) -> None:
    """Cut off a last line that is not whole."""
    content = path.read_text(encoding="utf-8")
    if content and not content.endswith("\n"):
        path.write_text(content[: content.rfind("\n") + 1], encoding="utf-8")


def _write(path: Path, outcome: Outcome) -> None:
    line = json.dumps({"bout": key_of(outcome.bout), "winner": outcome.winner, "decisions": outcome.decisions})
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


# --- ratings --------------------------------------------------------------------------------------------------------------------


def result_of(bout: Bout, winner: int) -> Result:
    """What a game says of its two bots: who won it, whatever the seat; half for each if nobody won it alone."""
    first, second = sorted(set(bout.bots))
    return Result(first, second, 0.5 if winner < 0 else float(bout.bots[winner] == first))


def ratings(results: Sequence[Result]) -> list[Rung]:
    """The ratings of all, the strongest first, on the scale of Bradley and Terry; intervals from games drawn again."""
    bots = sorted({bot for result in results for bot in result[:2]})
    found = _strengths(results, bots)
    rng = Random(0)
    again = [_strengths(rng.choices(results, k=len(results)), bots) for _ in range(SAMPLES)]
    lowest = min(bots, key=lambda bot: found[bot])
    return sorted((_rung(bot, lowest, found, again, results) for bot in bots), key=lambda rung: -rung.rating)


def _rung(bot: str, lowest: str, found: dict[str, float], again: list[dict[str, float]], results: Sequence[Result]) -> Rung:
    drawn = sorted(sample[bot] - sample[lowest] for sample in again)
    low, high = drawn[int(0.025 * SAMPLES)], drawn[int(0.975 * SAMPLES)]
    games = sum(bot in result[:2] for result in results)
    return Rung(bot, SCALE * (found[bot] - found[lowest]), SCALE * low, SCALE * high, games)


def _strengths(results: Iterable[Result], bots: Sequence[str]) -> dict[str, float]:
    """The logarithms of the strengths that make these results most likely."""
    won = {(one, other): LEAST for one in bots for other in bots if one != other}
    for first, second, score in results:
        won[first, second] += score
        won[second, first] += 1.0 - score
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for one in bots:
            wins = sum([won[one, other] for other in bots if other != one])
            met = [(won[one, other] + won[other, one]) / (strength[one] + strength[other]) for other in bots if other != one]
            strength[one] = wins / sum(met)
    return {bot: log(value) for bot, value in strength.items()}


def share_of(results: Sequence[Result], one: str, other: str) -> tuple[float, int, tuple[float, float]]:
    """How much of their games one bot won against another, how many they were, and the 95 % interval."""
    scores = [result.score if result.first == one else 1.0 - result.score for result in results if {one, other} == {*result[:2]}]
    wins = sum(scores)
    return wins / max(1, len(scores)), len(scores), wilson(round(wins), len(scores))


def as_json(rungs: Sequence[Rung], results: Sequence[Result]) -> dict[str, Any]:
    """All that was found out, as plain data."""
    return {
        "games": len(results),
        "ladder": [
            {"bot": rung.bot, "rating": round(rung.rating), "low": round(rung.low), "high": round(rung.high), "games": rung.games}
            for rung in rungs
        ],
        "neighbours": [_neighbours(results, upper.bot, lower.bot) for upper, lower in pairwise(rungs)],
    }


def _neighbours(results: Sequence[Result], upper: str, lower: str) -> dict[str, Any]:
    share, games, interval = share_of(results, upper, lower)
    return {"upper": upper, "lower": lower, "share": round(share, 4), "games": games, "interval": [round(x, 4) for x in interval]}
