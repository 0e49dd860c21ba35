"""Screens (3): what is open and what is hidden."""

from tests.games.lancaster.common import COURT

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.thinking.belief import counted
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.testing.lancaster import scenario


def test_B14_squires_on_the_board_are_open_and_those_behind_the_screen_are_not() -> None:
    game = scenario("stafford: blue 1 +2; blue: 3 squires; green court: 1", seat="green")
    assert game.view("green").known.squires_at[1] == 2
    assert game.view("green").squires == [-1, 0, -1, -1]


def test_H6_totals_of_seals_and_dishonour_are_open_and_the_strict_supply_too() -> None:
    options = {**COURT, "displeasure": "yes"}
    picture = "blue: 2 seals, 3 gold; red: 1 seals, 2 dishonour; green court: 1"
    shown = GAME.show(scenario(picture, options=options, seat="green").view("green"))
    assert shown["totals"] == {"seals": 3, "seal_tiles": 0, "dishonour": 2}
    assert shown["stock"] == {}
    strict = scenario(picture, options={**options, "supply": "strict"}, seat="green", stock=[34, 37, 37])
    shown = GAME.show(strict.view("green"))
    assert shown["totals"]["gold"] == 3
    assert shown["stock"] == {"gold": 34, "squires": 37, "votes": 37}


def test_H7_at_the_end_all_screens_are_lifted() -> None:
    game = scenario("blue: 3 gold; red: 2 squires", start="final", round=5)
    assert game.view(None).gold == [3, 0, 0, 0]
    game.hears(None, "screen", player="red", squires=2)


def test_H16_what_a_favoured_player_has_is_hidden_behind_his_screen_but_that_he_is_favoured_is_not() -> None:
    options = {"favoured": "red"}
    game = scenario("red: 6 gold; green court: 1", options=options, seat="green")
    shown = GAME.show(game.view("green"))
    assert (shown["options"]["favoured"], shown["options"]["favour"]) == ("red", "one")
    assert game.view("green").gold[3] == -1


def test_H16_who_counts_from_the_start_knows_what_a_favoured_player_began_with() -> None:
    match = Match.start(GAME, {"favoured": "red", "favour": "two"}, {}, FastDice(1))
    count = counted(match.view(1), match.heard(1, -1))
    assert (count["gold"], count["squires"]) == ([2, 2, 2, 6], [2, 2, 2, 4])
