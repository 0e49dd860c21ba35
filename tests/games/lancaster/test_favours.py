"""Favours (6.4): what a knight sent to France brings at once."""

from bosworth.testing.lancaster import scenario


def test_W03_a_knight_sent_to_a_conflict_brings_a_favour() -> None:
    game = scenario("harfleur: blue 2, -, -; green court: 1; red court: 1; favours: f1 f3", seat="green")
    game.plays("conflict 1 harfleur")
    game.shows("harfleur: blue 2, green 1, -")
    game.offers_only("favour f1", "favour f3")
    game.plays("favour f1")
    game.offers("noble stafford", "noble surrey", "decline")
    game.plays("noble stafford")
    game.shows("green: nobles B; nobles stafford: 2; favours: f3")


def test_A6_favours_are_turned_up_again_each_round() -> None:
    game = scenario("favours:; blue court: 1", start="end")
    assert game.state.round == 2
    assert game.state.favours.bit_count() == 6


def test_B06_the_last_favour_goes_and_then_there_is_none() -> None:
    game = scenario("blue court: 1 1; harfleur: -, -, -; favours: f3")
    game.plays("conflict 1 harfleur", "favour f3")
    game.plays("conflict 1 harfleur")
    assert game.step == "ballot"


def test_B07_a_favour_without_use_must_be_taken_all_the_same() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -; favours: f1; blue: nobles ABCDEFGHI")
    game.plays("conflict 1 harfleur")
    game.offers_only("favour f1")
    game.plays("favour f1")
    assert game.step == "ballot"


def test_H10_one_of_two_equal_favours_is_offered() -> None:
    game = scenario("blue court: 1; green court: 1; harfleur: -, -, -; favours: f3 f5 f6")
    game.plays("conflict 1 harfleur")
    (twin,) = game.offered("favour") - {"favour f3"}
    game.plays(twin, "conflict 1 harfleur")
    assert len(game.offered("favour")) == 2
