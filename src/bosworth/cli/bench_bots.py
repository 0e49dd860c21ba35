"""`bosworth bench bots`: how long each level thinks in each game, and whether its memory stays flat."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from bosworth.bots import LEVELS, Bot, make_bot
from bosworth.bots.arena import contest
from bosworth.cli.common import check_game
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel import playout
from bosworth.kernel.event import Event
from bosworth.kernel.view import View

YARDSTICK: Final = "greedy"
"""Whoever takes what looks best now: its time in the same run tells how fast the machine is."""


@dataclass
class Thoughts:
    """The thoughts of a level in a game: the processor time of each, and the decisions they led to."""

    seconds: list[float] = field(default_factory=list)
    decisions: int = 0

    def quantile(self, share: float) -> float:
        """So much of the thoughts took no longer."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]


class Timed(Bot):
    """A bot whose thoughts are timed, where there is a choice."""

    def __init__(self, bot: Bot, thoughts: Thoughts) -> None:
        super().__init__(bot.game, bot.rng, bot.spec)
        self.bot = bot
        self.thoughts = thoughts
        self.looks = bot.looks
        self.listens = bot.listens

    def hear(self, events: Sequence[Event]) -> None:
        """Listen as the bot does."""
        self.bot.hear(events)

    def think(self, view: View, offers: Sequence[int]) -> tuple[int, ...]:
        """Think as the bot does."""
        started = time.process_time()
        chain = self.bot.think(view, offers)
        if len(offers) > 1:
            self.thoughts.seconds.append(time.process_time() - started)
            self.thoughts.decisions += len(chain)
        return chain


def bench_bots(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    bots: Annotated[str, typer.Option(help="The bots, divided by commas.")] = ",".join((YARDSTICK, *LEVELS)),
    games: Annotated[int, typer.Option(min=1, help="How many games each bot plays against itself.")] = 1,
    memory: Annotated[bool, typer.Option("--memory", help="Also measure what the process holds before and after.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Measure how long each level of the bots thinks in each game."""
    names = [check_game(name) for name in game or GAMES]
    rows = [_row(find_game(name), bot, games, memory) for name in names for bot in bots.split(",")]
    compiled = not str(playout.__file__).endswith(".py")
    if as_json:
        typer.echo(json.dumps({"compiled": compiled, "bots": rows}))
    else:
        _show(rows, "compiled" if compiled else "interpreted", memory)


def _row(game: Edition, bot: str, games: int, memory: bool) -> dict[str, Any]:
    thoughts = Thoughts()
    before = _megabytes() if memory else 0.0
    options = game.info.settle({})
    for number in range(games):
        seats = range(len(game.seats(options)))
        players = [Timed(make_bot(bot, game, Random(f"{number} {seat}")), thoughts) for seat in seats]
        contest(game, options, players, str(number))
    return {
        "game": game.info.id,
        "bot": bot,
        "thoughts": len(thoughts.seconds),
        "decisions_per_second": round(thoughts.decisions / max(1e-9, sum(thoughts.seconds)), 1),
        "mean": round(sum(thoughts.seconds) / len(thoughts.seconds), 5),
        "p95": round(thoughts.quantile(0.95), 5),
        "longest": round(max(thoughts.seconds), 5),
        "megabytes": [round(before, 1), round(_megabytes(), 1)] if memory else None,
    }


def _megabytes() -> float:
    """What the process holds in memory now."""
    import psutil  # noqa: PLC0415 - only with the extra `bench`

    return float(psutil.Process().memory_info().rss) / 1e6


def _show(rows: list[dict[str, Any]], way: str, memory: bool) -> None:
    table = Table(title=f"Thoughts, {way}, processor time")
    heads = [
        "game",
        "bot",
        "thoughts",
        "decisions/s",
        "mean ms",
        "p95 ms",
        "longest ms",
        *(["MB before", "after"] if memory else []),
    ]
    for head in heads:
        table.add_column(head, justify="left" if head in ("game", "bot") else "right")
    for row in rows:
        times = (f"{1000 * row[name]:,.1f}" for name in ("mean", "p95", "longest"))
        held = map(str, row["megabytes"] or ())
        table.add_row(row["game"], row["bot"], str(row["thoughts"]), f"{row['decisions_per_second']:,}", *times, *held)
    Console().print(table)
