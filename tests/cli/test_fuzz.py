"""`bosworth fuzz`: finds nothing in a sound game, and says what it finds in a broken one."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from bosworth.games.richard3 import GAME
from bosworth.kernel.record import read_record


def test_it_finds_nothing_and_counts_what_it_did(run: Run) -> None:
    result = run("fuzz", "richard3", "--games", "2", "--seed", "7", "--option", "scenario=1480", "--json")
    assert result.code == 0
    report = json.loads(result.out)
    assert (report["game"], report["games"], report["seed"], report["failures"]) == ("richard3", 2, 7, [])
    assert report["decisions"] > 40
    assert report["seconds"] > 0


def test_without_json_it_says_so_in_a_line(run: Run) -> None:
    result = run("fuzz", "richard3", "--games", "1", "--option", "scenario=1480")
    assert result.code == 0
    assert result.out.startswith("1 games, ")
    assert result.out.rstrip().endswith("0 failures")


def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*args: object) -> None:
        raise ZeroDivisionError("a bug in the rules")

    monkeypatch.setattr(GAME, "read", read)


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_failure_is_named_and_its_record_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, json_too: list[str]
) -> None:
    broken(monkeypatch)
    result = run(
        "fuzz", "richard3", "--games", "1", "--seed", "3", "--option", "scenario=1460", "--out", str(tmp_path), *json_too
    )
    assert result.code == 1
    path = tmp_path / "fuzz-richard3-3.record"
    assert "ZeroDivisionError: a bug in the rules" in result.out
    assert path.name in result.out
    assert read_record(path.read_text()).options["scenario"] == "1460"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["ricard3"], "no game 'ricard3'"),
        (["richard3", "--option", "x=1"], "no option 'x'"),
        (["richard3", "--option", "scenario"], "name=value"),
        (["richard3", "--games", "0"], ""),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(run: Run, args: list[str], words: str) -> None:
    result = run("fuzz", *args)
    assert result.code == 2
    assert words in result.err
    assert "Traceback" not in result.err


def test_a_missing_folder_for_failing_records_is_said_before_the_games(run: Run, tmp_path: Path) -> None:
    ran = run("fuzz", "richard3", "--games", "1", "--out", str(tmp_path / "nowhere"))
    assert ran.code == 2
    assert "nowhere" in ran.err
