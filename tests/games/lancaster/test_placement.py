"""Placement (6.1): who places, and what is placed already."""

from bosworth.testing.lancaster import scenario


def test_W01_a_free_province_is_taken() -> None:
    game = scenario("blue court: 2; green court: 1", seat="blue")
    game.plays("province 2 stafford", "squires 0")
    game.shows("stafford: blue 2; blue court:")


def test_W33_a_player_without_legal_placement_is_passed_over() -> None:
    spaces = ", ".join(f"s{number}" for number in range(1, 7))
    held = "stafford: red 2; norfolk: red 2"
    game = scenario(f"blue court: 1; blue extensions: {spaces}; {held}; green court: 1", seat="blue")
    assert game.actors == ["green"]
    game.hears(None, "no-placement", party="blue")
    game.plays("castle 1 s1")
    assert game.step == "ballot"
    game.shows("blue court: 1")


def test_B4_who_can_place_may_not_pass() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -")
    assert {text.split()[0] for text in game.offered()} == {"province", "castle", "conflict"}


def test_B08_knights_in_the_lower_row_are_placed_already() -> None:
    game = scenario("lower harfleur: blue 1, -, -; green court: 1", seat="blue")
    assert game.actors == ["green"]
