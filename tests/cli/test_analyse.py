"""`bosworth analyse`: the chances of winning over a game, and what would have been better."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bosworth.bots import LEVELS
from bosworth.cli.store import Save
from bosworth.games import game as find_game
from bosworth.kernel.thought import Candidate, Occasion, Question, Skill
from bosworth.kernel.tuning import Tuning

Run = Callable[..., Any]
GAME = find_game("richard3")


class Hindsight(Question):
    """What was played is worth less the later it was played; the first offer is always worth a half."""

    def __init__(self, occasion: Occasion) -> None:
        chains: list[tuple[int, ...]] = [(occasion.offers[0],)]
        chains += [] if occasion.also in chains else [occasion.also]
        super().__init__([Candidate(chain, 0.0, "reason-end") for chain in chains])
        self.share = max(0.0, 0.5 - 0.01 * len(occasion.heard))

    def trial(self, candidate: int, sample: int) -> float:
        return self.share if candidate else 0.5


@pytest.fixture
def game(run: Run, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a finished game between bots."""
    run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "6", "--name", "g")
    monkeypatch.setattr(GAME, "ponder", Hindsight)
    monkeypatch.setattr(GAME, "tuning", Tuning({}, dict.fromkeys(LEVELS, Skill(40, 4, 0.0))))
    return "g"


def test_it_draws_a_curve_for_each_seat_and_tells_the_turning_points(run: Run, game: str) -> None:
    out = run("analyse", game).out
    assert "The chances of Lancaster, as it could judge them" in out
    assert "The chances of York, as it could judge them" in out
    assert "42% █████████████████\n" in out
    assert out.count("Turning point: action ") == 3
    assert out.count("Played: ") == out.count("Better: ") == 3
    assert "[" not in out
    assert re.findall(r"end: +(\d+)%", out) in (["100", "0"], ["0", "100"]), "every curve ends with the result"


def test_a_seat_is_judged_alone(run: Run, game: str) -> None:
    out = run("analyse", game, "--as", "york", "--lang", "it").out
    assert "Le possibilità di York" in out
    assert "Lancaster, come" not in out


def test_json_has_every_decision(run: Run, game: str) -> None:
    report = json.loads(run("analyse", game, "--json").out)
    assert report["game"] == "richard3"
    assert {"action", "seat", "done", "best", "chance_done", "chance_best", "doubt"} == report["decisions"][0].keys()
    assert {one["seat"] for one in report["decisions"]} == {"lancaster", "york"}


def test_a_game_that_tries_nothing_out_says_so(run: Run, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "ponder", None)
    monkeypatch.setattr(GAME, "tuning", Tuning())
    assert "Nothing can be judged" in run("analyse", game).out


def test_what_is_still_secret_is_not_judged(run: Run) -> None:
    run("play", "richard3", "--name", "going")
    ran = run("analyse", "going")
    assert ran.code == 2
    assert "not over" in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"), [(["nowhere"], "nowhere"), (["g", "--as", "kent"], "no seat kent"), (["g", "--level", "x"], "'x'")]
)
def test_a_mistake_is_one_line_and_exit_code_2(run: Run, game: str, arguments: list[str], words: str) -> None:
    ran = run("analyse", *arguments)
    assert ran.code == 2
    assert words in ran.err
    assert Path(Save(game).path).exists()
