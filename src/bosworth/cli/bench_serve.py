"""`bosworth bench serve`: how many tables a server holds, and how quickly an act reaches the other seat."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer

from bosworth.cli.bench_load import Load, Measured, run_load
from bosworth.cli.common import check_game, open_screen
from bosworth.cli.wishes import Lang, Plain
from bosworth.locale.words import Words
from bosworth.server.run import listen, run
from bosworth.server.settings import Settings
from bosworth.terminal.screen import Screen

SECONDS_TO_START: Final = 60
PERCENTILES: Final = (50, 95, 99)


def bench_serve(  # noqa: PLR0913, PLR0917 - one for each option
    tables: Annotated[int, typer.Option(min=1, max=5000, help="How many tables are played at.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.5, max=3600, help="How long to measure.")] = 10.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds from act to act at a table; 0: as fast as it goes.")] = 3.0,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that make the load.")] = 1,
    game: Annotated[str, typer.Option(help="The game that is played.")] = "richard3",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Start a server on loopback, let programs play at many tables, and measure how long an act takes to the other seat."""
    screen, words = open_screen(lang, plain)
    check_game(game)
    with TemporaryDirectory(prefix="bosworth-bench-") as folder, _server(Path(folder)) as (address, process):
        report = _measure(Load(address, game, tables, seconds, pace, process.pid), min(workers, tables))
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _show(report, screen, words)


@contextmanager
def _server(folder: Path) -> Iterator[tuple[str, Any]]:
    """A server in a process of its own, with a database that is thrown away."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve_for_bench, args=(str(folder), theirs))
    process.start()
    try:
        if not ours.poll(SECONDS_TO_START):
            raise TimeoutError("the server did not start")
        yield ours.recv(), process
    finally:
        process.terminate()
        process.join(15)
        if process.is_alive():
            process.kill()
            process.join()


def serve_for_bench(folder: str, ready: Connection) -> None:
    """Serve until ended, without limits of rate; runs in a process of its own."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(database=f"sqlite:///{folder}/bench.db", port=port, rate_factor=1e6)
    run(settings, listener, lambda _server: ready.send(f"http://127.0.0.1:{port}"))


def _measure(load: Load, workers: int) -> dict[str, Any]:
    """Divide the load among processes, and put together what they measured."""
    shares = [load.tables // workers + (number < load.tables % workers) for number in range(workers)]
    loads = [replace(load, tables=share, number=number) for number, share in enumerate(shares)]
    total = Measured()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for measured in pool.map(run_load, loads):
            total.add(measured)
    return {
        "game": load.game,
        "tables": load.tables,
        "pace": load.pace,
        "workers": workers,
        "seconds": load.seconds,
        "acts": total.acts,
        "acts_per_second": round(total.acts / load.seconds, 1),
        "refused": total.refused,
        "act_to_other_seat_ms": _percentiles(total.arrivals),
        "act_to_answer_ms": _percentiles(total.answers),
        "bytes_per_act_and_seat": round(total.received / max(1, total.acts) / 2),
        "bytes_per_view": round(total.received / max(1, total.views)),
        "server_cpu_percent": _rounded(total.cpu_percent),
        "server_memory_mb": _rounded(total.memory_mb),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


def _percentiles(times: list[float]) -> dict[str, float | None]:
    ranked = sorted(times)
    return {
        f"p{share}": round(1000 * ranked[min(len(ranked) - 1, len(ranked) * share // 100)], 2) if ranked else None
        for share in PERCENTILES
    }


def _show(report: dict[str, Any], screen: Screen, words: Words) -> None:
    screen.title(words("bench-serve-title", game=report["game"], tables=report["tables"], seconds=f"{report['seconds']:g}"))
    pace = words("bench-serve-pace", seconds=f"{report['pace']:g}") if report["pace"] else words("bench-serve-unthrottled")
    rows = [
        (words("bench-serve-load"), pace),
        (words("bench-serve-acts"), f"{report['acts_per_second']:g}"),
        (words("bench-serve-arrival"), _listed(report["act_to_other_seat_ms"])),
        (words("bench-serve-answer"), _listed(report["act_to_answer_ms"])),
        (words("bench-serve-bytes"), str(report["bytes_per_act_and_seat"])),
        (words("bench-serve-cpu"), _or_dash(report["server_cpu_percent"], " %")),
        (words("bench-serve-memory"), _or_dash(report["server_memory_mb"], " MB")),
        (words("bench-serve-refused"), str(report["refused"])),
    ]
    screen.rows(rows)
    if report["server_cpu_percent"] is None:
        screen.say(words("bench-serve-psutil"))


def _listed(times: dict[str, float | None]) -> str:
    return ", ".join(f"{name} {_or_dash(value, ' ms')}" for name, value in times.items())


def _or_dash(value: float | None, unit: str) -> str:
    return "–" if value is None else f"{value:g}{unit}"
