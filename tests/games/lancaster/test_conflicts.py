"""Conflicts in France (6.4, 8.4): stacks, victory and defeat, ransom."""

from bosworth.games.lancaster.tables import CARD
from bosworth.testing.lancaster import scenario


def test_W04_a_second_knight_joins_the_stack() -> None:
    game = scenario("harfleur: blue 2, green 1, -; green court: 2; red court: 1; favours: f3 f4", seat="green")
    game.plays("conflict 2 harfleur")
    game.offers_only("favour f3", "favour f4")
    game.plays("favour f4")
    game.shows("harfleur: blue 2, green 1+2, -; green: 2 squires")
    game.plays("conflict 1 harfleur")
    game.shows("harfleur: blue 2, green 1+2, red 1")


def test_W04_a_full_card_is_closed_to_newcomers_only() -> None:
    game = scenario("harfleur: blue 2, green 1, red 1; yellow court: 1; blue court: 1", seat="yellow")
    game.offers_only(start="conflict")
    game.plays("castle 1 s1")
    game.offers("conflict 1 harfleur")


def test_W11_england_wins() -> None:
    game = scenario("harfleur: blue 2, green 1, red 2", start="conflicts")
    game.shows("red: 4 power; blue: 2 power; green: 1 power; harfleur: gone; red court: 2; blue court: 2; green court: 1")


def test_W12_france_wins_the_first_attempt() -> None:
    game = scenario("harfleur: blue 2, green 1, -", start="conflicts")
    game.shows("blue: 2 power; green: 1 power; lower harfleur: blue 2, green 1, -; blue court:")


def test_W13_a_second_attempt_is_won() -> None:
    game = scenario("lower harfleur: blue 1+2, green 1, yellow 1", start="conflicts")
    game.shows("blue: 4 power; yellow: 2 power; green: 1 power; harfleur: gone; blue court: 1 2")


def test_W14_a_second_defeat_and_ransom() -> None:
    game = scenario("lower harfleur: blue 2+1, green 1, -; blue: 2 gold", start="conflicts")
    game.shows("blue: 2 power; green: 1 power")
    game.offers_only("done", "ransom 1", "ransom 2")
    game.plays("ransom 2")
    game.shows("blue: 0 gold; blue court: 2")
    game.offers_only("done")
    game.plays("done")
    game.offers_only("done", seat="green")
    game.plays("done", seat="green")
    game.shows("blue court: 2; blue reserve: 1 1 1 2 3 4; green reserve: 1 1 1 2 2 3 4; harfleur: gone")


def test_W15_an_empty_conflict_slides_down_and_goes() -> None:
    game = scenario("harfleur: -, -, -", start="conflicts")
    game.shows("lower harfleur: -, -, -")
    assert sum(game.state.power) == 0
    again = scenario("lower harfleur: -, -, -", start="conflicts")
    again.shows("harfleur: gone")


def test_a_conflict_tells_its_ranks_and_why_equals_stand_as_they_do() -> None:
    game = scenario("rouen: blue 2, green 2, red 3", start="conflicts")
    game.hears(None, "conflict", card="rouen", english=7, french=9, won=0, ranks="red:3 green:2 blue:2", tie=1)
    game = scenario("harfleur: blue 4, green 2, -", start="conflicts")
    game.hears(None, "conflict", card="harfleur", won=1, ranks="blue:4 green:2", tie=0)
    game.hears(None, "homecoming", card="harfleur")


def test_knights_that_nobody_frees_are_told_as_captured() -> None:
    game = scenario("lower rouen: blue 1+2, green 1, -; green: 1 gold", start="conflicts")
    game.plays("done", seat="blue").plays("ransom 1", seat="green")
    game.hears(None, "captured", party="blue", number=2, card="rouen")
    game.does_not_hear(None, "captured", party="green")
    assert (game.hits("blue"), game.hits("green")) == (["captured"], [])


def test_D13_of_equals_the_lower_space_ranks_higher() -> None:
    scenario("rouen: blue 2, green 2, red 2", start="conflicts").shows("red: 4 power; green: 2 power; blue: 0 power")


def test_D16_ransom_is_paid_in_turn_order() -> None:
    game = scenario("lower rouen: blue 1, green 1, red 1; blue: 1 gold; red: 1 gold", start="conflicts", seat="red")
    for colour in ("red", "blue", "green"):
        assert game.actors == [colour]
        game.plays("done")
    game.shows("red court:; blue court:; blue: 1 gold")


def test_D17_after_a_first_defeat_knights_count_and_after_a_second_only_those_freed() -> None:
    picture = "lower rouen: green 3, yellow 4, -; harfleur: blue 2, -, -; yellow: 4 gold"
    game = scenario(picture, start="conflicts", round=5)
    game.plays("done", seat="green").plays("ransom 4", seat="yellow")
    game.hears(None, "final", kind="chivalry", player="yellow", number=8)
    game.hears(None, "final", kind="chivalry", player="blue", number=4)
    game.does_not_hear(None, "final", kind="chivalry", player="green")


def test_D18_law_squires_are_not_ransomed() -> None:
    squires = [0] * 20
    squires[0] = 2
    options = {"supply": "strict"}
    game = scenario(
        "lower rouen: blue 1, -, -; blue: 9 gold", start="conflicts", options=options, law_squires=squires, stock=[9, 9, 9]
    )
    game.offers_only("done", "ransom 1")
    game.plays("ransom 1")
    game.shows("blue: 8 gold, 0 squires; blue court: 1")
    assert game.state.stock == [10, 11, 9]


def test_H5_a_lost_card_slides_to_the_slot_beneath_it() -> None:
    game = scenario("harfleur: red 4+2, -, -; rouen: blue 1, -, -", start="conflicts")
    assert game.state.cards[:2] == [-1, CARD["rouen"]]
    game.shows("lower rouen: blue 1, -, -")


def test_H14_knights_are_freed_in_any_order() -> None:
    for order in ((1, 2), (2, 1)):
        game = scenario("lower rouen: blue 1+2, -, -; blue: 3 gold", start="conflicts")
        game.offers_only("done", "ransom 1", "ransom 2")
        game.plays(*(f"ransom {strength}" for strength in order))
        game.shows("blue court: 1 2; blue: 0 gold")
