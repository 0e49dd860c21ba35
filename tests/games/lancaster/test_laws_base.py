"""Section 10: the base laws, each with its arithmetic and its edge."""

import pytest
from tests.games.lancaster.common import stopped

from bosworth.testing.lancaster import scenario


def test_B0a_most_gold_upgrades_a_deployed_knight() -> None:
    game = scenario("blue: 3 gold; red: 3 gold; blue court: 2; stafford: blue 1; norfolk: red 1", law="B0a")
    game.offers_only("raise stafford 1", "decline")
    game.hears("green", "law-winners", law="B0a", players="blue red")
    game.plays("raise stafford 1")
    game.shows("stafford: blue 2; blue reserve: 1 1 1 3 4")
    assert game.actors == ["red"]
    game.plays("decline")
    assert stopped(game)


def test_B0a_nobody_has_gold_or_nobody_is_deployed() -> None:
    assert stopped(scenario("stafford: blue 1", law="B0a"))
    assert stopped(scenario("blue: 1 gold; blue court: 1", law="B0a"))


def test_B0a_without_deployed_knight_there_is_no_bishop_unless_agreed() -> None:
    assert stopped(scenario("blue: 1 gold; blue court: 1", law="B0a", options={"court": "yes"}))
    game = scenario("blue: 1 gold; blue court: 1", law="B0a", options={"court": "yes", "bishop_without_upgrade": "yes"})
    game.offers_only("bishop", "decline")
    game.plays("bishop")
    game.shows("blue: 1 bishops; blue court: 1")
    assert game.state.bishops_left == 6


def test_B0b_most_squires_get_a_knight() -> None:
    game = scenario("blue: 2 squires; green: 1 squires; stafford: green 2 +5", law="B0b")
    game.shows("blue court: 1; green court:")


def test_B0b_ties_all_benefit_and_zero_none_and_the_reserve_is_a_limit() -> None:
    scenario("blue: 2 squires; green: 2 squires", law="B0b").shows("blue court: 1; green court: 1")
    scenario("", law="B0b").shows("blue court:; green court:")
    scenario("blue: 1 squires; blue castle: s1 1, s2 1, s3 1", law="B0b").shows("blue court:")


@pytest.mark.parametrize(("held", "power"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_B0c_power_per_two_provinces(held: int, power: int) -> None:
    names = ("stafford", "norfolk", "surrey", "york")
    scenario("; ".join(f"{name}: blue 1" for name in names[:held]), law="B0c").shows(f"blue: {power} power")


def test_B0c_an_allys_provinces_do_not_count() -> None:
    scenario("stafford: blue 1; norfolk: yellow 1", law="B0c", players=2).shows("blue: 0 power")


def test_B1a_votes_for_gold_are_kept() -> None:
    game = scenario("blue: 2 gold", law="B1a")
    game.offers_only("buy 0", "buy 1", "buy 2")
    game.plays("buy 2")
    game.shows("blue: 0 gold, 2 votes")


def test_B1a_everybody_is_asked_even_with_nothing() -> None:
    game = scenario("", law="B1a")
    for colour in ("blue", "green", "yellow", "red"):
        assert game.actors == [colour]
        game.offers_only("buy 0")
        game.plays("buy 0")
    assert stopped(game)


def test_B1a_the_strict_supply_limits_the_purchase() -> None:
    game = scenario("blue: 5 gold", law="B1a", options={"supply": "strict"}, stock=[30, 30, 2])
    game.offers_only("buy 0", "buy 1", "buy 2")


def test_B1b_three_power_for_gold_and_squire() -> None:
    game = scenario("blue: 3 gold, 2 squires", law="B1b")
    game.offers_only("buy 0", "buy 1", "buy 2")
    game.plays("buy 2")
    game.shows("blue: 1 gold, 0 squires, 6 power")


def test_B1b_one_of_the_two_is_not_enough() -> None:
    scenario("blue: 3 gold", law="B1b").offers_only("buy 0")


FOUR = "harfleur: blue 1, -, -; caen: blue 1, -, -; lower rouen: blue 1, -, -; lower melun: blue 2, -, -"


def test_B1c_an_extension_per_two_conflicts() -> None:
    game = scenario(FOUR + "; blue extensions: s1; blue castle: s4 3", law="B1c")
    game.offers_only("done", "build s2", "build s3", "build s4", "build s5", "build s6")
    game.plays("build s4")
    game.shows("blue court: 3; blue castle:")
    game.offers_only("done", "build s2", "build s3", "build s5", "build s6")
    game.plays("build s6")
    game.shows("blue extensions: s1, s4, s6")
    assert stopped(game)


def test_B1c_tiles_are_named_in_any_order() -> None:
    game = scenario(FOUR, law="B1c")
    game.plays("build s6")
    game.offers_only("done", "build s1", "build s2", "build s3", "build s4", "build s5")
    game.plays("build s1")
    game.shows("blue extensions: s1, s6")
    assert stopped(game)


def test_B1c_may_be_declined_and_needs_two_conflicts() -> None:
    game = scenario(FOUR, law="B1c")
    game.plays("done")
    game.shows("blue extensions:")
    assert stopped(game)
    assert stopped(scenario("harfleur: blue 1, -, -", law="B1c"))
    full = ", ".join(f"s{n}" for n in range(1, 7))
    assert stopped(scenario(FOUR + f"; blue extensions: {full}", law="B1c"))


def test_B1d_a_squire_for_each_deployed_2() -> None:
    scenario("stafford: blue 2; harfleur: blue 2, -, -; norfolk: red 2", law="B1d").shows("blue: 2 squires; red: 1 squires")


def test_B1d_at_court_is_not_deployed() -> None:
    scenario("blue court: 2 2; stafford: blue 1", law="B1d").shows("blue: 0 squires")


def test_B1d_the_dungeon_and_the_lords_company_are_deployed() -> None:
    options = {"court": "yes", "displeasure": "yes"}
    scenario("dungeon: blue 2; chancellor: blue 2", law="B1d", options=options).shows("blue: 2 squires")


def test_B2a_a_set_of_goods_per_two_conflicts() -> None:
    scenario(FOUR, law="B2a").shows("blue: 2 gold, 2 squires, 2 votes")


def test_B2a_one_conflict_brings_nothing() -> None:
    scenario("harfleur: blue 1+2, -, -", law="B2a").shows("blue: 0 gold, 0 squires, 0 votes")


def test_B2b_upgrade_for_those_without_deployed_2() -> None:
    game = scenario("blue court: 1 2; stafford: blue 1; red court: 2; norfolk: red 2", law="B2b")
    game.offers_only("raise court 1", "raise stafford 1", "raise court 2", "decline")
    game.plays("raise court 2")
    game.shows("blue court: 1 3")
    assert stopped(game)


def test_B2b_may_be_declined_and_is_void_without_stronger_knights() -> None:
    game = scenario("blue court: 1", law="B2b")
    game.plays("decline")
    game.shows("blue court: 1")
    assert stopped(scenario("blue court: 2 2 3 4 1", law="B2b"))


def test_B2c_the_3_is_exchanged_for_the_4() -> None:
    game = scenario("harfleur: blue 3, -, -", law="B2c", options={"court": "yes"})
    game.offers_only("accept", "decline")
    game.plays("accept")
    game.shows("harfleur: blue 4, -, -; blue reserve: 1 1 1 2 2 3")
    assert stopped(game)


def test_B2c_declined_or_impossible() -> None:
    game = scenario("harfleur: blue 3, -, -", law="B2c")
    game.plays("decline")
    game.shows("harfleur: blue 3, -, -")
    assert stopped(scenario("blue court: 3", law="B2c"))
    assert stopped(scenario("stafford: blue 3; blue court: 4", law="B2c"))


def test_B2c_not_if_the_dungeon_would_be_too_full() -> None:
    assert stopped(scenario("dungeon: blue 3, red 2", law="B2c", options={"displeasure": "yes"}))
    assert not stopped(scenario("dungeon: blue 3, red 1", law="B2c", options={"displeasure": "yes"}))


def test_B2c_a_dungeon_filled_by_the_first_is_closed_to_the_second() -> None:
    picture = "dungeon: blue 3, green 3; dorset: red 2; blue court: 1; green court: 1"
    game = scenario(picture, players=5, options={"displeasure": "yes"}, law="B2c")
    game.plays("accept")
    game.shows("dungeon: blue 4, green 3; dorset: red 2")
    assert stopped(game)
    other = scenario(picture, players=5, options={"displeasure": "yes"}, law="B2c")
    other.plays("decline")
    assert other.actors == ["green"]
    other.offers_only("accept", "decline")


@pytest.mark.parametrize(("built", "power"), [(4, 0), (5, 5), (6, 5)])
def test_B2d_power_per_five_extensions(built: int, power: int) -> None:
    tiles = ", ".join(f"s{n} flipped" for n in range(1, built + 1))
    scenario(f"blue extensions: {tiles}", law="B2d").shows(f"blue: {power} power")


@pytest.mark.parametrize(("built", "power"), [(2, 0), (3, 5), (6, 10)])
def test_B2d_by_agreement_per_three(built: int, power: int) -> None:
    tiles = ", ".join(f"s{n}" for n in range(1, built + 1))
    scenario(f"blue extensions: {tiles}", law="B2d", options={"extensions_law_per": "3"}).shows(f"blue: {power} power")


def test_B3a_power_for_each_conflict() -> None:
    scenario(FOUR, law="B3a").shows("blue: 12 power; red: 0 power")


def test_B3a_a_stack_counts_once_and_an_archer_not() -> None:
    scenario("harfleur: blue 1+2, blue archer, red 1", law="B3a", options={"court": "yes"}).shows("blue: 3 power; red: 3 power")


@pytest.mark.parametrize(("held", "power"), [(2, 0), (3, 8), (6, 16)])
def test_B3b_power_per_three_provinces(held: int, power: int) -> None:
    names = ("stafford", "norfolk", "surrey", "york", "bedford", "dorset")
    picture = "; ".join(f"{name}: blue {1 + (n > 2)}" for n, name in enumerate(names[:held]))
    scenario(picture, law="B3b").shows(f"blue: {power} power")


def test_B3b_nobody_holds_enough() -> None:
    scenario("stafford: blue 1; norfolk: red 1; surrey: blue 2", law="B3b").shows("blue: 0 power; red: 0 power")


def test_B3c_all_three_1s_deployed() -> None:
    scenario("stafford: blue 1; harfleur: blue 1, -, -; blue castle: s1 1", law="B3c").shows("blue: 5 power")


def test_B3c_one_at_court_is_one_too_few() -> None:
    scenario("stafford: blue 1; harfleur: blue 1, -, -; blue court: 1", law="B3c").shows("blue: 0 power")


def test_B3d_a_knight_per_three_nobles() -> None:
    scenario("blue: nobles ABCDEF; red: nobles ABC", law="B3d").shows("blue court: 1 1; red court: 1")


def test_B3d_two_nobles_or_an_empty_reserve_bring_none() -> None:
    scenario("blue: nobles AB; red: nobles ABC; red castle: s1 1, s2 1, s3 1", law="B3d").shows("blue court:; red court:")


def test_B4a_power_for_gold() -> None:
    game = scenario("blue: 3 gold", law="B4a")
    game.plays("buy 3")
    game.shows("blue: 0 gold, 3 power")


def test_B4a_refused() -> None:
    game = scenario("blue: 3 gold", law="B4a")
    game.refuses("buy 4")
    game.plays("buy 0")
    game.shows("blue: 3 gold, 0 power")


def test_B4b_power_for_squires() -> None:
    game = scenario("blue: 2 squires, 5 gold", law="B4b")
    game.offers_only("buy 0", "buy 1", "buy 2")
    game.plays("buy 1")
    game.shows("blue: 1 squires, 5 gold, 1 power")


def test_B4b_squires_in_provinces_buy_nothing() -> None:
    scenario("stafford: blue 1 +3", law="B4b").offers_only("buy 0")


def test_B4c_a_knight_of_every_strength() -> None:
    scenario("stafford: blue 1; norfolk: blue 2; york: blue 3; harfleur: blue 4, -, -", law="B4c").shows("blue: 6 power")


def test_B4c_one_strength_is_missing() -> None:
    scenario("stafford: blue 1; norfolk: blue 2; york: blue 3; blue court: 4", law="B4c").shows("blue: 0 power")
