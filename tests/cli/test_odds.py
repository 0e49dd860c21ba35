"""`bosworth odds`: what a battle promises, in the terminal."""

import json

import pytest

from bosworth.kernel.text import write_position
from bosworth.testing.richard3 import scenario

from .conftest import Run


@pytest.fixture
def position() -> str:
    """Two Yorkists in Middlesex, one Lancastrian in Kent, York to move."""
    game = scenario("Middlesex: Norfolk, Suffolk; Kent: L_rivers; Calais: York", cards="lancaster 2, york 3")
    return write_position(game.state)


def test_the_odds_are_told_in_sentences_and_as_data(run: Run, position: str) -> None:
    told = run("odds", position, "york", "kent").out
    assert "to win the battle in Kent" in told
    assert "Steps lost, on average" in told
    data = json.loads(run("odds", position, "york", "kent", "--json").out)
    assert sorted(data["blocks"]) == ["Y_norfolk", "Y_suffolk"]
    assert 0.5 < data["win"] <= 1.0
    assert "gagner la bataille" in run("odds", position, "york", "kent", "--lang", "fr").out


def test_so_many_attack_or_those_who_are_named(run: Run, position: str) -> None:
    one = json.loads(run("odds", position, "york", "kent", "--with", "1", "--json").out)
    named = json.loads(run("odds", position, "york", "kent", "--with", "suffolk", "--json").out)
    assert (one["blocks"], named["blocks"]) == (["Y_norfolk"], ["Y_suffolk"])


def test_a_moment_of_a_saved_game_is_taken(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "6", "--name", "g")
    data = json.loads(run("odds", "g", "york", "glamorgan", "--to", "0", "--with", "0", "--json").out or "{}")
    assert data == {} or data["area"] == "glamorgan"
    assert json.loads(run("odds", "g", "york", "leicester", "--to", "0", "--json").out)["win"] > 0.5


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("york", "rome"), "there is no area"),
        (("york", "essex"), "no enemy"),
        (("henry", "kent"), "there is no seat henry"),
        (("york", "kent", "--with", "oxford"), "no block of this seat"),
    ],
)
def test_what_cannot_be_asked_is_one_clear_line(run: Run, position: str, words: tuple[str, ...], told: str) -> None:
    ran = run("odds", position, *words)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert told in ran.err


def test_other_games_have_no_such_battles(run: Run) -> None:
    run("play", "roses", "--seats", "bot:random,bot:random", "--seed", "6", "--name", "r")
    ran = run("odds", "r", "york", "kent")
    assert ran.code == 2
    assert "no battles" in ran.err
