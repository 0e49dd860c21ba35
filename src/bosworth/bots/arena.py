"""Bots against bots: many games, in one process or several, the same results for the same seed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from bosworth.bots import bot_name, make_bot
from bosworth.bots.base import Bot
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import heard
from bosworth.kernel.game import play_steps

Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Bout:
    """One game to play: its number, the bots by seat, and the seed of everything that is random in it."""

    number: int
    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Outcome:
    """How one game went: the seat that won alone (-1 if none did), the decisions of all seats, what went wrong."""

    bout: Bout
    winner: int = -1
    decisions: int = 0
    error: str = ""


@dataclass
class Tally:
    """The results of many games, added up."""

    seats: tuple[str, ...]
    bots: tuple[str, ...]
    finished: int = 0
    decisions: int = 0
    errors: list[str] = field(default_factory=list)
    played_by_seat: dict[str, dict[str, int]] = field(default_factory=dict)
    wins_by_seat: dict[str, dict[str, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for table in (self.played_by_seat, self.wins_by_seat):
            table.update({seat: {} for seat in self.seats})

    def add(self, outcome: Outcome) -> None:
        """Count one game; one that broke counts only among the errors."""
        if outcome.error:
            self.errors = sorted([*self.errors, f"seed {outcome.bout.seed}: {outcome.error}"])
            return
        self.finished += 1
        self.decisions += outcome.decisions
        for number, (seat, bot) in enumerate(zip(self.seats, outcome.bout.bots, strict=True)):
            played, wins = self.played_by_seat[seat], self.wins_by_seat[seat]
            played[bot] = played.get(bot, 0) + 1
            wins[bot] = wins.get(bot, 0) + (number == outcome.winner)

    @property
    def wins(self) -> dict[str, int]:
        """Games won by each bot, whatever its seat."""
        return self._over_seats(self.wins_by_seat)

    @property
    def played(self) -> dict[str, int]:
        """Games played by each bot, one for each seat it held."""
        return self._over_seats(self.played_by_seat)

    def _over_seats(self, table: dict[str, dict[str, int]]) -> dict[str, int]:
        return {bot: sum(row.get(bot, 0) for row in table.values()) for bot in dict.fromkeys(self.bots)}


def bouts(
    game: Edition, options: Mapping[str, str], specs: Sequence[str], *, games: int, seed: int = 0, swap: bool = False
) -> list[Bout]:
    """The games to play. With `swap` the bots change seats from game to game, and each arrangement gets the same deals."""
    settled = game.info.settle(options)
    seats = game.seats(settled)
    if len(specs) != len(seats):
        raise Malformed(f"{game.info.id} has {len(seats)} seats ({', '.join(seats)}), not {len(specs)}")
    if games < 1:
        raise Malformed(f"there must be at least one game, not {games}")
    names = tuple(bot_name(spec) for spec in specs)
    for name in names:
        make_bot(name, game, Random(seed))
    turns = len(seats) if swap else 1
    return [_bout(game, settled, names, number, f"{seed}-{number // turns}", number % turns) for number in range(games)]


def _bout(game: Edition, options: Mapping[str, str], names: tuple[str, ...], number: int, seed: str, turned: int) -> Bout:
    return Bout(number, game.info.id, options, names[turned:] + names[:turned], seed)


def check_jobs(jobs: int) -> None:
    """A number of processes is 1 or more."""
    if jobs < 1:
        raise Malformed(f"there must be at least one job, not {jobs}")


def run(plan: Sequence[Bout], jobs: int = 1) -> Iterator[Outcome]:
    """Play them all; outcomes come as they are ready, in any order if several processes work on them."""
    check_jobs(jobs)
    if jobs == 1:
        yield from map(fight, plan)
        return
    with get_context("spawn").Pool(min(jobs, len(plan))) as pool:
        yield from pool.imap_unordered(fight, plan, chunksize=max(1, min(8, len(plan) // (4 * jobs))))


def fight(bout: Bout) -> Outcome:
    """Play one game to its end; if anything breaks, the outcome says so."""
    try:
        return _fight(bout)
    except Exception as error:  # noqa: BLE001 - one broken game must not stop the others
        return Outcome(bout, error=f"{type(error).__name__}: {error}")


def _fight(bout: Bout) -> Outcome:
    game = find_game(bout.game)
    bots = [make_bot(name, game, Random(f"{bout.seed} {seat} {name}")) for seat, name in enumerate(bout.bots)]
    returns, decisions = contest(game, bout.options, bots, bout.seed)
    winners = [seat for seat, part in enumerate(returns) if part == 1.0]
    return Outcome(bout, winners[0] if winners else -1, decisions)


def contest(game: Edition, options: Mapping[str, str], bots: Sequence[Bot], seed: str) -> tuple[list[float], int]:
    """Play a game between bots: each seat's part of the win, and the decisions of all."""
    dice = FastDice(seed)
    state = game.new(options, dice, telling=any(bot.listens for bot in bots))
    _tell(bots, state)
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        steps = play_steps(state, seat, _ask(game, bots[seat], state, seat), dice)
        for step in steps:  # each position knows only what was told since the one before
            _tell(bots, step.after)
        state = steps[-1].after
        decisions += len(steps)
    return state.returns(), decisions


def _tell(bots: Sequence[Bot], state: Any) -> None:
    for seat, bot in enumerate(bots):
        if bot.listens:
            bot.hear(heard(state.events, seat))


def _ask(game: Edition, bot: Bot, state: Any, seat: int) -> tuple[int, ...]:
    """A bot is shown its view, if it cares to look, and its offers; never the position."""
    return bot.think(game.view(state, seat) if bot.looks else {}, state.legal(seat))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins: honest also near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95 / games
    middle = share + square / 2
    spread = Z95 * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))
