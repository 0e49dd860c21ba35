"""`bosworth fuzz`: random games with every check of the kernel at every step."""

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from bosworth.bots.trials import ALL, chooser
from bosworth.cli.common import read_options
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.conformance import Chooser, Ordeal, variants
from bosworth.kernel.errors import Malformed

BOUND = 20_000
"""More decisions than any game can have."""


def fuzz(
    game: Annotated[str, typer.Argument(help="The game, such as richard3.")],
    games: Annotated[int, typer.Option(min=1, help="How many games, spread over scenarios, options and presets.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="Pin an option as name=value; may be repeated.")] = None,
    out: Annotated[Path, typer.Option(help="Folder for the records of failing games.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
) -> None:
    """Play random games and check every promise of the kernel at every step."""
    if not out.is_dir():
        raise Malformed(f"there is no folder {out}")
    rules = find_game(game)
    plan = _plan(rules, read_options(option or []), games)
    started = time.perf_counter()
    report = _run(rules, plan, seed, out, quiet=as_json)
    report["seconds"] = round(time.perf_counter() - started, 3)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        typer.echo(f"{report['games']} games, {report['decisions']} decisions, {len(report['failures'])} failures")
    raise typer.Exit(1 if report["failures"] else 0)


def _plan(rules: Edition, pinned: dict[str, str], games: int) -> list[dict[str, str]]:
    """The set-up of each game: all variants in turn, with what is pinned."""
    rules.info.settle(pinned)
    found: list[dict[str, str]] = []
    for variant in variants(rules.info):
        options = {**variant, **pinned}
        with suppress(Malformed):  # what is pinned may not go with the rest
            rules.info.settle(options)
            if options not in found:
                found.append(options)
    return [found[number % len(found)] for number in range(games)]


def _run(rules: Edition, plan: list[dict[str, str]], seed: int, out: Path, quiet: bool) -> dict[str, Any]:
    report: dict[str, Any] = {"game": rules.info.id, "games": len(plan), "seed": seed, "decisions": 0, "failures": []}
    choosers = [chooser(name, rules) for name in ALL]
    console = Console(stderr=True)
    for number, options in enumerate(track(plan, "Fuzzing", console=console, disable=quiet or not console.is_terminal)):
        failure = _one(rules, options, seed + number, out, choosers, report)
        if failure:
            report["failures"].append(failure)
            if not quiet:
                typer.echo(f"seed {failure['seed']}, {failure['options']}: {failure['error']}; record: {failure['record']}")
    return report


def _one(
    rules: Edition, options: dict[str, str], seed: int, out: Path, choosers: list[Chooser], report: dict[str, Any]
) -> dict[str, Any] | None:
    """Play one game; None if all is well, else what failed and where its record is."""
    ordeal = Ordeal(rules, options, seed, BOUND, choosers)
    try:
        report["decisions"] += ordeal.run()
    except Exception as error:  # noqa: BLE001 - a crash in the rules is what fuzzing is for
        path = out / f"fuzz-{rules.info.id}-{seed}.record"
        path.write_text(ordeal.match.record.write(), encoding="utf-8")
        return {"seed": seed, "options": options, "error": f"{type(error).__name__}: {error}", "record": str(path)}
    return None
