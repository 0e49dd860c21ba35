"""Tuning by self-play: weights move to what winners had, and a run that was cut off goes on where it was."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bosworth.kernel.tuning import read_tuning

SCRIPT = Path(__file__).parents[2] / "tools" / "train" / "tune.py"
OLD = {"courage": 2.0, "shoes": -0.5, "luck": 1.0}


@pytest.fixture(scope="module")
def tune() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tune", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["tune"] = module
    spec.loader.exec_module(module)
    return module


def bravest(task: Any) -> list[float]:
    """A game that is won by whoever has most courage, and in which nothing else counts."""
    best = max(weights["courage"] for weights in task.weights)
    return [float(weights["courage"] == best) for weights in task.weights]


def a_run(tune: ModuleType, games: int = 200) -> Any:
    return tune.Run("richard3", {"scenario": "1480"}, "steady", "last", games, 0.2, 1, 1)


def test_what_wins_grows_and_what_does_not_matter_stays(tune: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "play", bravest)
    found = tune.next_generation(a_run(tune), OLD, 0, tune.Journal(None))
    assert found["courage"] == pytest.approx(2.0 * 1.2214, rel=1e-3)  # the surest moves by the whole spread
    assert found["shoes"] == pytest.approx(-0.5, rel=0.08)
    assert found["luck"] == pytest.approx(1.0, rel=0.08)


def test_each_seat_in_turn_tries_the_new_weights(tune: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "play", bravest)
    won, games = tune.compare(a_run(tune, 10), OLD, {**OLD, "courage": 3.0}, tune.Journal(None))
    assert (won, games) == (10.0, 10)


def test_what_was_played_is_not_played_again(tune: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[str] = []

    def count(task: Any) -> list[float]:
        played.append(task.seed)
        return bravest(task)

    monkeypatch.setattr(tune, "play", count)
    path = tmp_path / "tune.jsonl"
    whole = tune.next_generation(a_run(tune, 20), OLD, 0, tune.Journal(path))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:15]), encoding="utf-8")
    played.clear()
    assert tune.next_generation(a_run(tune, 20), OLD, 0, tune.Journal(path)) == whole
    assert len(played) == 5


def test_what_it_prints_can_stand_in_the_file_of_weights(tune: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(tune.section("base", OLD, "python tools/train/tune.py") + "\n", encoding="utf-8")
    assert read_tuning(path).weights == {"base": OLD}


def test_a_game_is_played_with_the_weights_of_each_seat(tune: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Sequence[Any]] = []

    def contest(game: Any, options: Any, bots: Sequence[Any], seed: str) -> tuple[list[float], int]:
        seen.append([bot.weights for bot in bots])
        return [1.0, 0.0], 7

    monkeypatch.setattr(tune, "contest", contest)
    task = tune.Task("richard3", {"scenario": "1480"}, "steady", "last", (OLD, {"courage": 1.0}), "0-0-0")
    assert tune.play(task) == [1.0, 0.0]
    assert seen == [[{"last": OLD}, {"last": {"courage": 1.0}}]]
