"""`bosworth simulate`: one JSON object or a table, and clear refusals."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bosworth.bots import BOTS
from bosworth.bots.random import RandomBot

Run = Callable[..., Any]
KEYS = {
    "game",
    "scenario",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "seats",
    "wins",
    "wins_by_seat",
}


def test_json_is_one_object_with_everything_counted(run: Run) -> None:
    ran = run(
        "simulate", "richard3", "--games", "4", "--scenario", "1480", "--seats", "bot:greedy,bot:random", "--swap", "--json"
    )
    assert ran.code == 0
    report = json.loads(ran.out)
    assert report.keys() >= KEYS
    assert (report["game"], report["scenario"], report["games"], report["finished"]) == ("richard3", "1480", 4, 4)
    assert report["errors"] == 0
    assert report["seats"] == {"lancaster": "greedy", "york": "random"}
    assert sum(report["wins"].values()) == 4
    assert set(report["wins"]) == {"greedy", "random"}
    assert report["played_by_seat"]["york"] == {"random": 2, "greedy": 2}


def test_the_same_seed_gives_the_same_report(run: Run) -> None:
    arguments = ("simulate", "richard3", "--games", "3", "--scenario", "1480", "--seed", "5", "--json")
    reports = [json.loads(run(*arguments).out) for _ in range(2)]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_options_reach_the_game(run: Run) -> None:
    ran = run("simulate", "richard3", "--games", "1", "--option", "hit_ties=owner", "--option", "scenario=1480", "--json")
    options = json.loads(ran.out)["options"]
    assert (options["hit_ties"], options["scenario"]) == ("owner", "1480")


def test_the_table_shows_wins_by_seat(run: Run) -> None:
    ran = run("simulate", "richard3", "--games", "2", "--scenario", "1480", "--seats", "random,random")
    assert ran.code == 0
    for word in ("random", "lancaster", "york", "95 % interval", "decisions a second"):
        assert word in ran.out


def test_broken_games_are_shown_and_give_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        name = "broken"

        def choose(self, view: object, offers: object) -> int:
            raise ZeroDivisionError("oh")

    monkeypatch.setitem(BOTS, "broken", Broken)
    ran = run("simulate", "richard3", "--games", "2", "--seats", "broken,random")
    assert ran.code == 1
    assert "seed 0-1: ZeroDivisionError: oh" in ran.out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["chess"], "chess"),
        (["richard3", "--seats", "bot:random,bot:clever"], "bot:clever"),
        (["richard3", "--seats", "bot:random"], "2 seats"),
        (["richard3", "--scenario", "1066"], "1066"),
        (["richard3", "--option", "weather=rain"], "weather"),
        (["richard3", "--option", "weather"], "name=value"),
        (["richard3", "--games", "0"], "at least one game"),
        (["richard3", "--jobs", "0"], "at least one job"),
        (["richard3", "--games", "many"], "--games"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, arguments: list[str], text: str) -> None:
    ran = run("simulate", *arguments)
    assert ran.code == 2
    assert text in ran.err
    assert ran.out == ""
