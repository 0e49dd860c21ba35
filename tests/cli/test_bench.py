"""`bosworth bench`: every game and scenario beside the yardstick, as figures and as a table."""

import json
import sys

import pytest
from tests.cli.conftest import Run

QUICK = ("bench", "--seconds", "0.05")


def test_every_scenario_is_measured_beside_the_yardstick(run: Run) -> None:
    result = run(*QUICK, "--json")
    assert result.code == 0
    report = json.loads(result.out)
    assert report["yardstick"]["name"] == "python-chess"
    assert report["yardstick"]["plies_per_second"] > 0
    rows = {(row["game"], row["scenario"]): row for row in report["games"]}
    assert {("richard3", "1460"), ("richard3", "1470"), ("richard3", "1480")} <= set(rows)
    for row in rows.values():
        assert row["ratio"] == pytest.approx(row["decisions_per_second"] / report["yardstick"]["plies_per_second"], rel=0.02)
        assert min(row["playouts_per_second"], row["bytes_per_state"], row["copy_microseconds"]) > 0


def test_the_table_names_what_it_measures(run: Run) -> None:
    result = run(*QUICK)
    assert result.code == 0
    for word in ("richard3", "1470", "decisions/s", "× chess", "Yardstick"):
        assert word in result.out


def test_without_the_yardstick_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = run(*QUICK)
    assert result.code == 0
    assert "bosworth[bench]" in result.out
    assert json.loads(run(*QUICK, "--json").out)["games"][0]["ratio"] is None


def test_the_thoughts_of_bots_are_measured(run: Run) -> None:
    arguments = ("bench", "bots", "--game", "roses", "--bots", "greedy,steady", "--memory")
    report = json.loads(run(*arguments, "--json").out)
    assert [(row["game"], row["bot"]) for row in report["bots"]] == [("roses", "greedy"), ("roses", "steady")]
    for row in report["bots"]:
        assert row["thoughts"] > 20
        assert 0 <= row["mean"] <= row["longest"]
        assert row["p95"] <= row["longest"]
        assert min(row["megabytes"]) > 1
    assert "decis" in run(*arguments[:-1]).out


@pytest.mark.parametrize(("arguments", "words"), [(["--game", "risk"], "risk"), (["--bots", "clever"], "clever")])
def test_what_cannot_be_measured_is_refused(run: Run, arguments: list[str], words: str) -> None:
    result = run("bench", "bots", *arguments)
    assert result.code == 2
    assert words in result.err
