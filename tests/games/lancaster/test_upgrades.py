"""Knights and upgrades."""

from bosworth.testing.lancaster import scenario


def test_B10_an_upgrade_in_a_province_keeps_what_stands_beside() -> None:
    game = scenario("stafford: blue 1 +2; blue court: 3; harfleur: -, -, -; favours: f2; green court: 1")
    game.plays("conflict 3 harfleur", "favour f2")
    game.offers("raise stafford 1", "raise harfleur 3")
    game.plays("raise stafford 1")
    game.shows("stafford: blue 2 +2")


def test_B13_all_seven_knights_may_be_in_service() -> None:
    game = scenario("blue court: 1 1 2 2 3 4; blue: nobles ABC", law="B3d")
    game.shows("blue court: 1 1 1 2 2 3 4; blue reserve:")
