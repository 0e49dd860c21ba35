"""`bosworth ladder`: ratings as a table or one JSON object, taken up again from its file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
SMALL = ("ladder", "roses", "--scenario", "two", "--bots", "random,greedy", "--games", "2")


def test_the_better_bot_stands_above(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    report = json.loads(run(*SMALL, "--out", str(path), "--json").out)
    assert (report["game"], report["options"]["scenario"], report["games"]) == ("roses", "two", 2)
    assert [rung["bot"] for rung in report["ladder"]] == ["greedy", "random"]
    assert report["neighbours"][0]["share"] == 1.0
    before = path.read_text(encoding="utf-8")
    assert json.loads(run(*SMALL, "--out", str(path), "--json").out) == report
    assert path.read_text(encoding="utf-8") == before


def test_the_table_names_everybody(run: Run) -> None:
    out = run(*SMALL).out
    assert "greedy" in out
    assert "100% of 2" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["risk"], "no game 'risk'"),
        (["roses", "--bots", "greedy"], "two different bots"),
        (["roses", "--bots", "greedy,clever"], "no bot 'clever'"),
        (["roses", "--games", "0"], "at least one game"),
        (["roses", "--jobs", "0"], "at least one job"),
        (["roses", "--option", "x=1"], "no option 'x'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(run: Run, arguments: list[str], words: str) -> None:
    ran = run("ladder", *arguments)
    assert ran.code == 2
    assert words in ran.err
