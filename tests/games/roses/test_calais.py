"""Calais: bids for the captaincy."""

import pytest

from bosworth.testing.roses import scenario


def test_E07_the_captain_of_calais_is_a_noble_of_four() -> None:
    game = scenario("yellow: london", cash="red 1").writes("red", "bid se 1").resolves("end_of_turn")
    assert game.holder("captain") == "red"
    game.hears(None, "region", region="se", first="red", second="yellow", strengths="red:4 yellow:4", decided="noble")
    assert game.scores("red", "yellow") == [7 + 4 + 5, 4]  # region, title, King


@pytest.mark.parametrize("order", ["red yellow blue green", "yellow red blue green"])
def test_E08_equal_bids_go_to_the_earlier_player_and_all_pay(order: str) -> None:
    game = (
        scenario(order=order, cash="red 6, yellow 7").writes("red", "bid mid 5").writes("yellow", "bid se 5").resolves("bribery")
    )
    assert game.holder("captain") == order.split(maxsplit=1)[0]
    assert (game.of("cash", "red"), game.of("cash", "yellow")) == (1, 2)


def test_1_3_a_bid_is_at_most_the_cash() -> None:
    game = scenario(cash="red 4, yellow 0").plays("bid se", seat="red")
    game.offers_only("amount 1", "amount 2", "amount 3", "amount 4", seat="red")
    assert game.offered("bid", seat="yellow") == set()


def test_1_3_a_bid_may_be_larger_than_an_argument_of_an_action() -> None:
    game = scenario(cash="red 300").writes("red", "bid mid 257").resolves("bribery")
    assert game.of("cash", "red") == 43


def test_B3_the_captain_gives_no_presence() -> None:
    game = scenario("yellow: windsor", cash="red 5")
    game.writes("red", "bid se 2", "troop windsor").resolves("bribery")
    assert (game.attackers("red", "windsor"), game.of("cash", "red")) == (0, 3)


@pytest.mark.parametrize(("rival", "attackers", "cash"), [(1, 1, 0), (3, 0, 3)])
def test_B3_with_the_option_the_winner_may_attack_where_he_lands(rival: int, attackers: int, cash: int) -> None:
    game = scenario("yellow: windsor", cash="red 5, green 3", options={"captain_presence": "true"})
    game.writes("red", "bid se 2", "troop windsor").writes("green", f"bid mid {rival}").resolves("bribery")
    assert (game.attackers("red", "windsor"), game.of("cash", "red")) == (attackers, cash)


def test_B4_one_bid_only() -> None:
    game = scenario(cash="red 5").plays("bid mid", "amount 2", seat="red")
    assert not game.offered("bid", seat="red")


def test_B5_a_bid_is_at_least_one_pound() -> None:
    game = scenario(cash="red 5").plays("bid mid", seat="red")
    assert "amount 0" not in game.offered(seat="red")
    assert scenario().resolves("bribery").holder("captain") == "none"
