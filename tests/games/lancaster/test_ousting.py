"""Ousting (6.2): who must give way in a province, and squires."""

from bosworth.testing.lancaster import scenario


def test_W02_a_stronger_party_ousts_a_weaker_one() -> None:
    game = scenario("stafford: blue 2; yellow court: 1; yellow: 2 squires", seat="yellow")
    game.plays("province 1 stafford")
    game.offers_only("squires 2")
    game.plays("squires 2")
    game.shows("stafford: yellow 1 +2; yellow: 0 squires; blue court: 2")
    game.hears("red", "ousted", party="blue", province="stafford")


def test_W02_equal_strength_does_not_oust() -> None:
    game = scenario("stafford: blue 2; yellow court: 1; yellow: 1 squires", seat="yellow")
    game.refuses("province 1 stafford")


def test_W02_nobody_ousts_himself_and_squires_never_make_up_the_minimum() -> None:
    game = scenario("stafford: blue 2; blue court: 3; blue: 5 squires")
    game.refuses("province 3 stafford")
    game.offers("province 3 gloucester")
    other = scenario("blue court: 2; blue: 5 squires")
    other.refuses("province 2 gloucester")


def test_B03_squires_may_defend_an_empty_province() -> None:
    game = scenario("blue court: 1; blue: 3 squires")
    game.plays("province 1 stafford")
    game.offers_only("squires 0", "squires 1", "squires 2", "squires 3")
    game.plays("squires 3")
    game.shows("stafford: blue 1 +3; blue: 0 squires")


def test_B05_who_is_ousted_is_back_in_the_rotation_at_once() -> None:
    game = scenario("stafford: green 1; blue court: 2 2; red court: 1", seat="blue")
    game.plays("province 2 stafford", "squires 0")
    assert game.actors == ["green"]
