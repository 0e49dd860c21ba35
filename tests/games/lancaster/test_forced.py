"""Questions with one answer: which of them a page may leave out, so that nobody learns what is behind a screen."""

import pytest
from tests.games.lancaster.common import SET_UPS, moments

from bosworth.games.lancaster.forced import is_forced
from bosworth.games.lancaster.state import FAVOUR
from bosworth.testing.lancaster import scenario


def test_the_last_favour_need_not_be_asked_for() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -; favours: f1").plays("conflict 1 harfleur")
    assert game.state.step == FAVOUR
    assert is_forced(game.view("blue"))


def test_one_of_two_favours_is_asked_for() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -; favours: f1 f2").plays("conflict 1 harfleur")
    assert not is_forced(game.view("blue"))


def test_whoever_cannot_ransom_a_knight_is_asked_all_the_same_behind_a_screen() -> None:
    picture = "lower harfleur: blue 1, -, -; blue: 0 gold"
    assert not is_forced(scenario(picture, start="conflicts").view("blue"))
    assert is_forced(scenario(picture, start="conflicts", players=2).view("blue"))


@pytest.mark.parametrize("options", SET_UPS)
def test_nothing_is_forced_that_has_two_answers(options: dict[str, str]) -> None:
    found = [(is_forced(view), len(offers)) for view, offers in moments(options, 3)]
    assert any(forced for forced, _ in found)
    assert all(number == 1 for forced, number in found if forced)
