"""`bosworth simulate`: many games between bots, and who wins them."""

import json
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bosworth.bots.arena import Bout, Tally, bouts, check_jobs, run, wilson
from bosworth.cli.common import read_options
from bosworth.games import game as find_game


def simulate(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
    game: Annotated[str, typer.Argument(help="The game, such as richard3.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="The bots by seat, divided by commas.")] = "bot:random,bot:greedy",
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A set-up option as name=value; may be repeated.")] = None,
    swap: Annotated[bool, typer.Option("--swap", help="Exchange the seats from game to game.")] = False,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes to play in.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Let bots play each other and count who wins."""
    rules = find_game(game)
    check_jobs(jobs)
    plan = bouts(rules, read_options(option or [], scenario), seats.split(","), games=games, seed=seed, swap=swap)
    started = time.perf_counter()
    tally = _play(plan, rules.seats(plan[0].options), jobs)
    report = make_report(plan, tally, time.perf_counter() - started)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _show(report)
    raise typer.Exit(1 if tally.errors else 0)


def _play(plan: list[Bout], seats: tuple[str, ...], jobs: int) -> Tally:
    """Play all games; a bar on the error stream shows how far it is and the time left."""
    tally = Tally(seats, plan[0].bots)
    console = Console(stderr=True)
    for outcome in track(run(plan, jobs), "Playing", total=len(plan), console=console, transient=True):
        tally.add(outcome)
    return tally


def make_report(plan: list[Bout], tally: Tally, seconds: float) -> dict[str, Any]:
    """All that was counted, as plain data."""
    return {
        "game": plan[0].game,
        "scenario": plan[0].options.get("scenario"),
        "options": dict(plan[0].options),
        "games": len(plan),
        "finished": tally.finished,
        "errors": len(tally.errors),
        "broken": tally.errors,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "seats": dict(zip(tally.seats, tally.bots, strict=True)),
        "wins": tally.wins,
        "played": tally.played,
        "wins_by_seat": tally.wins_by_seat,
        "played_by_seat": tally.played_by_seat,
    }


def _show(report: dict[str, Any]) -> None:
    table = Table(title=f"{report['game']} {report['scenario'] or ''}: {report['finished']} games")
    for heading in ("bot", "seat", "games", "won", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("bot", "seat") else "right")
    for bot, wins in report["wins"].items():
        table.add_row(bot, "all", *_share(wins, report["played"][bot]), style="bold")
        for seat, row in report["wins_by_seat"].items():
            if bot in row:
                table.add_row("", seat, *_share(row[bot], report["played_by_seat"][seat][bot]))
    console = Console()
    console.print(table)
    mean = report["decisions"] / max(1, report["finished"])
    console.print(f"{mean:.0f} decisions a game, {report['decisions_per_second']:.0f} decisions a second")
    for error in report["broken"]:
        console.print(f"broke: {error}", markup=False)


def _share(wins: int, games: int) -> tuple[str, str, str, str]:
    low, high = wilson(wins, games)
    return str(games), str(wins), f"{wins / max(1, games):.1%}", f"{low:.1%} – {high:.1%}"
