"""Why something cannot be done: never said of an offer, and said in every language."""

import pytest
from tests.games.lancaster.common import SET_UPS, WORDS, moments

from bosworth.games.lancaster.refusal import refusals
from bosworth.games.lancaster.touch import path
from bosworth.testing.lancaster import Table, scenario


@pytest.mark.parametrize("options", SET_UPS)
def test_no_offer_is_refused_and_every_reason_can_be_said(options: dict[str, str]) -> None:
    for view, offers in moments(options, 13):
        offered = [path(view, action) for action in offers]
        found = refusals(view, offers)
        assert len({tuple(where) for where, _ in found}) == len(found) <= 60
        for where, why in found:
            assert where not in offered
            assert all(words.say(*why) for words in WORDS)


def reasons(game: Table, seat: str = "blue") -> dict[tuple[str, ...], str]:
    """What is refused to a seat, with the name of the reason."""
    found = refusals(game.view(seat), game.state.legal(game.seat(seat)))
    return {tuple(where): name for where, (name, _) in found}


def test_placing() -> None:
    game = scenario("stafford: red 4 +2; york: blue 3; caen: red 1, green 1, yellow 1; blue court: 1 2; blue castle: s1 1")
    found = reasons(game)
    assert found["area:stafford",] == "refusal-total"
    assert found["area:york",] == "refusal-own"
    assert found["area:somerset",] == "refusal-least"
    assert found["knight:1", "area:dorset"] == "refusal-least"
    assert ("knight:2", "area:dorset") not in found
    assert found["card:caen",] == "refusal-conflict"
    assert found["space:s1",] == "refusal-space"


def test_lords_and_dungeon() -> None:
    henry = {"court": "yes", "displeasure": "yes"}
    game = scenario("chancellor: red 4; dungeon: red 3; blue court: 1 3; blue: 1 votes", options=henry)
    found = reasons(game)
    assert found["lord:own", "area:constable"] == "refusal-tribute"
    assert found["knight:3", "area:dungeon"] == "refusal-dungeon"
    assert ("lord:own", "area:chancellor") in found


def test_captured_knights_are_refused_for_want_of_gold_alone() -> None:
    game = scenario("lower rouen: blue 1+2+3, -, -; blue: 3 gold", start="conflicts")
    game.plays("ransom 1")
    assert reasons(game) == {("piece:rouen.3",): "refusal-ransom"}


def test_an_ally_trades_only_knights_that_could_be_upgraded() -> None:
    picture = "stafford: yellow 1; yellow court: 1 4; surrey: green 2"
    game = scenario(picture, players=2, start="provinces", options={"court": "yes"})
    game.plays("take reward")
    found = reasons(game)
    assert found["bishop:supply", "knight:ally4"] == found["knight:ally4",] == "refusal-strongest"
    assert ("bishop:supply", "knight:ally1") not in found


def test_nobody_else_is_refused_anything() -> None:
    game = scenario("blue court: 1")
    assert refusals(game.view("red"), []) == []
