"""The browser's side of Wars of the Roses: order sheets and plans, and what the theatre makes of the log."""

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.web.node import run_node_test

from bosworth.games.roses import GAME
from bosworth.games.roses.catalog import catalog
from bosworth.games.roses.options import COUNT
from bosworth.games.roses.state import Position
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import play

Cases = dict[str, Any]


def test_the_browser_keeps_sheets_and_folds_the_log_as_the_rules_do(tmp_path: Path) -> None:
    cases: Cases = {"catalog": catalog(), "moments": []}
    for seed, name in enumerate(COUNT):
        play_game(cases, name, seed)
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    run_node_test("roses", BOSWORTH_CASES=str(file))


def play_game(cases: Cases, scenario: str, seed: int) -> None:
    """A random game: each action that was told, with the views around it."""
    rng, dice = Random(seed), FastDice(seed)
    options = {
        "scenario": scenario,
        "captain_presence": rng.choice(["true", "false"]),
        "cubes_per_person": rng.choice(["one", "several"]),
    }
    state: Position = GAME.new(GAME.info.settle(options), dice, telling=True)
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        after = play(state, seat, [action], dice)
        if after.events:
            lines = [{"at": 0, "say": [f"event-{event.name}", args_of(event.args)]} for event in after.events]
            cases["moments"].append({"before": GAME.view(state, seat), "lines": lines, "after": GAME.view(after, seat)})
        state = after


def args_of(args: dict[str, int | str]) -> dict[str, Any]:
    """Arguments as they go over the wire: the entries of a sheet as a list."""
    return {name: [] if name == "entry" else value for name, value in args.items()}
