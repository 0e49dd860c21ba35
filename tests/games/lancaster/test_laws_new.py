"""Section 10: the new laws, each with its arithmetic and its edge."""

import pytest
from tests.games.lancaster.common import stopped

from bosworth.testing.lancaster import scenario

TWO = "harfleur: blue 1, -, -; lower rouen: blue 1, red 2, -"


def test_N0a_a_vote_for_each_conflict() -> None:
    scenario(TWO, law="N0a").shows("blue: 2 votes; red: 1 votes; green: 0 votes")


def test_N0a_nobody_is_at_war() -> None:
    scenario("stafford: blue 1", law="N0a").shows("blue: 0 votes")


def test_N0b_most_squires_get_gold_and_vote() -> None:
    game = scenario("blue: 2 squires; red: 1 squires", law="N0b")
    game.shows("blue: 1 gold, 1 votes; red: 0 gold, 0 votes")


def test_N0b_ties_and_zero() -> None:
    scenario("blue: 2 squires; red: 2 squires", law="N0b").shows("blue: 1 gold, 1 votes; red: 1 gold, 1 votes")
    scenario("", law="N0b").shows("blue: 0 gold; red: 0 gold")


def test_N0c_most_gold_get_squire_and_vote() -> None:
    scenario("blue: 2 gold; red: 1 gold", law="N0c").shows("blue: 1 squires, 1 votes; red: 0 squires, 0 votes")


def test_N0c_ties_and_zero() -> None:
    scenario("green: 1 gold; red: 1 gold", law="N0c").shows("green: 1 squires; red: 1 squires; blue: 0 squires")
    scenario("", law="N0c").shows("blue: 0 votes; red: 0 votes")


def test_N1a_goods_for_those_without_nobles() -> None:
    scenario("blue: nobles A", law="N1a").shows("green: 1 gold, 1 squires, 1 votes")


def test_N1a_one_noble_is_enough_to_get_nothing() -> None:
    scenario("blue: nobles A", law="N1a").shows("blue: 0 gold, 0 squires, 0 votes")


def test_N1b_squires_may_all_go_to_one_conflict() -> None:
    game = scenario(TWO + "; blue: 3 squires", law="N1b")
    game.offers_only("done", "send harfleur", "send rouen")
    game.plays("send harfleur")
    game.offers_only("done", "send harfleur", "send rouen")
    game.plays("send harfleur")
    game.offers_only("done")
    game.plays("done")
    game.shows("blue: 1 squires")
    assert game.actors == ["red"]


def test_N1b_squires_are_sent_in_any_order() -> None:
    game = scenario(TWO + "; blue: 3 squires", law="N1b")
    game.plays("send harfleur", "send rouen", "done")
    other = scenario(TWO + "; blue: 3 squires", law="N1b")
    other.plays("send rouen", "send harfleur", "done")
    assert game.state.law_squires == other.state.law_squires
    assert sum(game.state.law_squires) == 2


def test_N1b_without_squires_one_is_asked_all_the_same() -> None:
    game = scenario(TWO, law="N1b")
    game.offers_only("done")
    game.plays("done", "done")
    assert stopped(game)


def test_N1b_law_squires_count_and_go_back_after_a_french_victory() -> None:
    squires = [0] * 20
    squires[2 * 5] = 2
    game = scenario("harfleur: red 2, blue 1, -", start="conflicts", law_squires=squires)
    game.shows("harfleur: gone; blue: 4 power; red: 2 power")
    lost = scenario("rouen: red 2, blue 1, -", start="conflicts", law_squires=squires)
    lost.shows("lower rouen: red 2, blue 1, -; blue: 4 power; red: 2 power")
    assert sum(lost.state.law_squires) == 0


def test_N1c_a_squire_for_each_deployed_1() -> None:
    scenario("stafford: blue 1; norfolk: blue 1; blue castle: s1 1", law="N1c").shows("blue: 3 squires")


def test_N1c_at_court_is_not_deployed() -> None:
    scenario("blue court: 1 1; stafford: blue 2", law="N1c").shows("blue: 0 squires")


def test_N1d_extensions_for_four_gold_each() -> None:
    game = scenario("blue: 9 gold; blue extensions: s1", law="N1d")
    game.plays("build s3", "build s5")
    game.shows("blue: 1 gold; blue extensions: s1, s3, s5")
    game.offers_only("done")


def test_N1d_too_poor_or_all_built() -> None:
    scenario("blue: 3 gold", law="N1d").offers_only("done")
    full = ", ".join(f"s{n}" for n in range(1, 7))
    game = scenario(f"blue: 9 gold; blue extensions: {full}", law="N1d")
    assert game.actors == ["green"]


def test_N1d_tiles_are_named_in_any_order() -> None:
    game = scenario("blue: 9 gold", law="N1d")
    game.plays("build s6", "build s1")
    game.shows("blue: 1 gold; blue extensions: s1, s6")
    game.offers_only("done")


def test_N1d_after_the_last_tile_there_is_no_more_to_ask() -> None:
    built = ", ".join(f"s{n}" for n in range(2, 7))
    game = scenario(f"blue: 9 gold; blue extensions: {built}", law="N1d")
    game.plays("build s1")
    assert game.actors == ["green"]


def test_N2a_power_for_knights_in_the_castle() -> None:
    scenario("blue castle: s1 1, s4 2", law="N2a").shows("blue: 6 power")


def test_N2a_extensions_are_no_knights_and_the_allys_castle_does_not_count() -> None:
    scenario("blue extensions: s1; yellow castle: as1 2", law="N2a", players=2).shows("blue: 0 power")


def test_N2b_most_votes_left_upgrade() -> None:
    game = scenario("blue: 2 leftover; red: 1 leftover; blue court: 1; red court: 1", law="N2b")
    game.plays("raise court 1")
    game.shows("blue court: 2; red court: 1")
    assert stopped(game)


def test_N2b_nobody_has_any_left() -> None:
    assert stopped(scenario("blue court: 1", law="N2b"))


def test_N2c_both_2s_deployed() -> None:
    scenario("stafford: blue 2; harfleur: blue 2, -, -", law="N2c").shows("blue: 3 power")


def test_N2c_one_is_not_enough() -> None:
    scenario("stafford: blue 2; blue court: 2", law="N2c").shows("blue: 0 power")


def test_N2d_pay_or_take_the_knight_back() -> None:
    game = scenario("stafford: blue 1 +2; york: blue 3 tudor shield; blue: 1 gold", law="N2d", options={"court": "yes"})
    game.offers_only("pay", "recall")
    game.plays("pay")
    game.shows("blue: 0 gold; stafford: blue 1 +2")
    game.offers_only("recall")
    game.plays("recall")
    game.shows("york:; blue court: 3")
    assert stopped(game)


def test_N2d_squires_go_to_the_supply() -> None:
    game = scenario("stafford: blue 1 +2; blue: 1 gold", law="N2d", options={"supply": "strict"}, stock=[30, 30, 30])
    game.plays("recall")
    game.shows("blue: 0 squires, 1 gold; stafford:")
    assert game.state.stock == [30, 32, 30]


def test_N2d_nobody_holds_anything() -> None:
    assert stopped(scenario("blue court: 1", law="N2d"))


@pytest.mark.parametrize(("held", "power"), [(1, 0), (2, 5), (5, 10)])
def test_N3a_power_per_two_provinces(held: int, power: int) -> None:
    names = ("stafford", "norfolk", "surrey", "york", "bedford")
    picture = "; ".join(f"{name}: blue {1 + (n > 2)}" for n, name in enumerate(names[:held]))
    scenario(picture, law="N3a").shows(f"blue: {power} power")


def test_N3a_every_party_counts_for_itself() -> None:
    scenario("stafford: blue 1; norfolk: red 1", law="N3a").shows("blue: 0 power; red: 0 power")


def test_N3b_return_a_squire_or_flip() -> None:
    game = scenario("blue extensions: s1, s3; blue: 1 squires", law="N3b")
    game.offers_only("pay", "flip")
    game.plays("pay")
    game.offers_only("flip")
    game.plays("flip")
    game.shows("blue extensions: s1, s3 flipped; blue: 0 squires")
    assert stopped(game)


def test_N3b_a_flipped_tile_pays_nothing_and_is_turned_back() -> None:
    game = scenario("blue extensions: s1 flipped, s2", start="castles")
    game.shows("blue: 2 gold, 0 squires; blue extensions: s1, s2")


def test_N3b_without_extension_nobody_is_asked() -> None:
    assert stopped(scenario("blue: 1 squires", law="N3b"))


def test_N3c_gold_for_squires_then_squires_for_gold() -> None:
    game = scenario("blue: 4 gold, 1 squires", law="N3c")
    game.offers_only("buy 0", "buy 1", "buy 2")
    game.plays("buy 1")
    game.shows("blue: 2 gold, 2 squires")
    game.offers_only("buy 0", "buy 1")
    game.plays("buy 1")
    game.shows("blue: 3 gold, 0 squires")
    assert game.actors == ["green"]


def test_N3c_one_of_each_is_not_enough() -> None:
    game = scenario("blue: 1 gold, 1 squires", law="N3c")
    game.offers_only("buy 0")
    game.plays("buy 0")
    game.offers_only("buy 0")


@pytest.mark.parametrize(("squires", "power"), [((1, 0), 0), ((1, 1), 3), ((3, 2), 6)])
def test_N3d_power_per_two_squires_in_provinces(squires: tuple[int, int], power: int) -> None:
    scenario(f"stafford: blue 1 +{squires[0]}; norfolk: blue 1 +{squires[1]}", law="N3d").shows(f"blue: {power} power")


def test_N3d_squires_behind_the_screen_do_not_count() -> None:
    scenario("stafford: blue 1; blue: 6 squires", law="N3d").shows("blue: 0 power")


def test_N4a_power_for_provinces_without_noble() -> None:
    scenario("stafford: blue 1; norfolk: blue 1; nobles stafford: 0", law="N4a").shows("blue: 3 power")


def test_N4a_a_noble_is_left_or_the_province_is_not_held() -> None:
    scenario("norfolk: blue 1; nobles stafford: 0; nobles norfolk: 1", law="N4a").shows("blue: 0 power")


def test_N4b_a_petition_costs_a_vote_left_over() -> None:
    game = scenario("blue: 2 gold, 3 squires, 2 leftover, 4 votes", law="N4b")
    game.offers_only("buy 0", "buy 1", "buy 2")
    game.plays("buy 2")
    game.shows("blue: 0 gold, 1 squires, 0 leftover, 4 votes, 6 power")
    assert stopped(game)


def test_N4b_only_those_with_votes_left_over_are_asked() -> None:
    assert stopped(scenario("blue: 2 gold, 3 squires, 5 votes", law="N4b"))


def test_N4c_most_knights_in_conflicts() -> None:
    scenario("harfleur: blue 1+1, red 4, -", law="N4c").shows("blue: 5 power; red: 0 power")


def test_N4c_ties_all_benefit_and_nobody_without_knights() -> None:
    scenario("harfleur: blue 1, red 4, -", law="N4c").shows("blue: 5 power; red: 5 power; green: 0 power")
    scenario("stafford: blue 1", law="N4c").shows("blue: 0 power; green: 0 power")
