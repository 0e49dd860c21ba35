"""`bosworth bench`: speed and size of every game, beside a yardstick measured in the same run."""

import json
import sys
import time
import timeit
from collections.abc import Callable
from random import Random
from typing import Annotated, Any, ClassVar

import typer
from rich.console import Console
from rich.table import Table

from bosworth.cli.lazy import LazyGroup
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel import playout
from bosworth.kernel.chance import FastDice
from bosworth.kernel.playout import play_out
from bosworth.kernel.position import fields_of


class Benches(LazyGroup):
    """What else can be measured."""

    table: ClassVar[dict[str, tuple[str, str]]] = {
        "bots": ("bosworth.cli.bench_bots:bench_bots", "Measure how long each level of the bots thinks in each game."),
        "serve": (
            "bosworth.cli.bench_serve:bench_serve",
            "Start a server on loopback, let programs play at many tables, and measure how long an act takes to the other seat.",
        ),
    }


app = typer.Typer(cls=Benches, invoke_without_command=True)

SLICES = 8
"""The run is cut into slices, in each of which everything is measured in turn: so a noisy machine disturbs all alike."""


class Meter:
    """Counts what a repeated task does, and the time it takes."""

    def __init__(self, task: Callable[[], int]) -> None:
        self.task = task
        self.runs = 0
        self.count = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Repeat the task for about so long."""
        started = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            self.count += self.task()
            self.runs += 1
            spent = time.perf_counter() - started
        self.seconds += spent

    @property
    def rate(self) -> float:
        """What is counted, per second."""
        return self.count / self.seconds


@app.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each thing.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Measure decisions and playouts per second, bytes per position and copy time, beside python-chess."""
    if context.invoked_subcommand is not None:
        return
    meters = _meters()
    for _ in range(SLICES):
        for meter in meters.values():
            meter.run(seconds / SLICES)
    report = _report(meters)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _show(report)


def _meters() -> dict[tuple[str, str], Meter]:
    yardstick = _yardstick()
    meters = {} if yardstick is None else {("python-chess", ""): Meter(yardstick)}
    for name in GAMES:
        choices = {option.name: option.choices for option in find_game(name).info.options}
        for scenario in choices.get("scenario", ("",)):
            meters[name, scenario] = Meter(_playouts(name, scenario))
    return meters


def _deal(name: str, scenario: str, dice: FastDice) -> Any:
    rules = find_game(name)
    return rules.new(rules.info.settle({"scenario": scenario} if scenario else {}), dice)


def _playouts(name: str, scenario: str) -> Callable[[], int]:
    dice = FastDice("bench")
    return lambda: play_out(_deal(name, scenario, dice), dice)


def _yardstick() -> Callable[[], int] | None:
    """Random games of chess played to their end with python-chess; None if it is not installed."""
    try:
        import chess  # noqa: PLC0415 - only with the extra `bench`
    except ModuleNotFoundError:
        return None
    rng = Random("bench")

    def one_game() -> int:
        board = chess.Board()
        plies = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return one_game


def _report(meters: dict[tuple[str, str], Meter]) -> dict[str, Any]:
    chess_meter = meters.get(("python-chess", ""))
    report: dict[str, Any] = {"compiled": not str(playout.__file__).endswith(".py"), "python": sys.version.split()[0]}
    report["yardstick"] = {"name": "python-chess", "plies_per_second": round(chess_meter.rate) if chess_meter else None}
    report["games"] = [
        _row(name, scenario, meter, chess_meter) for (name, scenario), meter in meters.items() if name != "python-chess"
    ]
    return report


def _row(name: str, scenario: str, meter: Meter, yardstick: Meter | None) -> dict[str, Any]:
    size, copy_time = _weigh(name, scenario)
    return {
        "game": name,
        "scenario": scenario,
        "decisions_per_second": round(meter.rate),
        "playouts_per_second": round(meter.runs / meter.seconds, 1),
        "ratio": round(meter.rate / yardstick.rate, 2) if yardstick else None,
        "bytes_per_state": size,
        "copy_microseconds": round(copy_time * 1e6, 2),
    }


def _weigh(name: str, scenario: str) -> tuple[int, float]:
    """Bytes of a position (the object and its lists) and seconds for a copy, the best of many."""
    state = _deal(name, scenario, FastDice(0))
    lists = [value for value in fields_of(state).values() if isinstance(value, list)]
    inner = [item for value in lists for item in value if isinstance(item, list)]
    size = sys.getsizeof(state) + sum(sys.getsizeof(value) for value in (*lists, *inner))
    return size, min(timeit.repeat(state.copy, number=200, repeat=20)) / 200


def _show(report: dict[str, Any]) -> None:
    console = Console()
    way = "compiled" if report["compiled"] else "interpreted"
    plies = report["yardstick"]["plies_per_second"]
    table = Table(title=f"Random play, {way}, Python {report['python']}")
    for head in ("game", "scenario", "decisions/s", "games/s", "× chess", "bytes", "copy µs"):
        table.add_column(head, justify="left" if head in ("game", "scenario") else "right")
    for row in report["games"]:
        ratio = "–" if row["ratio"] is None else f"{row['ratio']:.2f}"
        rates = f"{row['decisions_per_second']:,}", f"{row['playouts_per_second']:,}"
        table.add_row(row["game"], row["scenario"], *rates, ratio, f"{row['bytes_per_state']:,}", str(row["copy_microseconds"]))
    console.print(table)
    if plies is None:
        console.print("The yardstick python-chess is not installed: install bosworth[bench] to see the ratio.", markup=False)
    else:
        console.print(f"Yardstick: random games of python-chess, {plies:,} plies/s in the same run.")
