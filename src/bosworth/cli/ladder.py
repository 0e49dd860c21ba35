"""`bosworth ladder`: every level of the bots against every other, and how far apart they are."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bosworth.bots import LEVELS
from bosworth.bots.arena import Bout, check_jobs
from bosworth.bots.ladder import Result, as_json, pairings, play_all, ratings, result_of
from bosworth.cli.common import read_options
from bosworth.games import game as find_game


def ladder(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
    game: Annotated[str, typer.Argument(help="The game, such as richard3.")],
    bots: Annotated[str, typer.Option(help="The bots, divided by commas.")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option(help="How many games each pair plays.")] = 100,
    far: Annotated[
        int | None, typer.Option(help="How many, of those who are no neighbours in the list; as many if not given.")
    ] = None,
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A set-up option as name=value; may be repeated.")] = None,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes to play in.")] = 1,
    out: Annotated[Path | None, typer.Option(help="A file of results: what stands there already is not played again.")] = None,
    as_object: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Let every level of the bots play every other, and rate them."""
    check_jobs(jobs)
    rules = find_game(game)
    plan = pairings(rules, read_options(option or [], scenario), bots.split(","), games, seed, far)
    results = _play(plan, out, jobs)
    report = {"game": game, "options": dict(plan[0].options), **as_json(ratings(results), results)}
    if as_object:
        typer.echo(json.dumps(report))
    else:
        _show(report)


def _play(plan: list[Bout], out: Path | None, jobs: int) -> list[Result]:
    """Play all games; a bar on the error stream shows how far it is and the time left."""
    played = track(play_all(plan, out, jobs), "Playing", total=len(plan), console=Console(stderr=True), transient=True)
    return [result_of(bout, winner) for bout, winner in played]


def _show(report: dict[str, Any]) -> None:
    table = Table(title=f"{report['game']}: {report['games']} games")
    for heading in ("bot", "rating", "95 % interval", "games", "against the next", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for rung, next_one in zip(report["ladder"], [*report["neighbours"], None], strict=True):
        table.add_row(*_cells(rung, next_one))
    Console().print(table)


def _cells(rung: dict[str, Any], next_one: dict[str, Any] | None) -> tuple[str, ...]:
    cells = (rung["bot"], str(rung["rating"]), f"{rung['low']} – {rung['high']}", str(rung["games"]))
    if next_one is None:
        return *cells, "", ""
    low, high = next_one["interval"]
    return *cells, f"{next_one['share']:.0%} of {next_one['games']}", f"{low:.0%} – {high:.0%}"
