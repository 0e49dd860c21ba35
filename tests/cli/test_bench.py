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
