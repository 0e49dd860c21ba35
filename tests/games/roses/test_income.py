"""Income and French Aid (9)."""

import pytest

from bosworth.games.roses import state as at
from bosworth.games.roses.tables import PLAYERS
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.testing.roses import scenario


def test_E06_french_aid_makes_up_for_points() -> None:
    game = scenario(step="aid", turn=2, order="red yellow blue green", score="red 30, yellow 33, blue 38, green 38", cash=[0] * 4)
    assert game.actors == ["red"]
    game.offers_only("aid", "decline")
    game.plays("aid", seat="red").plays("aid", seat="yellow")
    assert [game.of("cash", player) for player in PLAYERS] == [8, 5, 0, 0]
    assert game.of("aid", "red") == game.of("aid", "yellow") == 0
    assert len(game.actors) == 4, "the leaders are not asked (B34)"


def test_E06_french_aid_is_at_most_25() -> None:
    game = scenario(step="aid", turn=3, score="red 30, yellow 60, blue 60, green 60", cash=[0] * 4).plays("aid", seat="red")
    assert game.of("cash", "red") == 25


def test_9_1_income_is_that_of_the_cards() -> None:
    game = scenario("red: london, sh_sandwich, windsor, stafford; yellow: bp_york", step="income", cash=[0] * 4)
    assert [game.of("cash", player) for player in ("red", "yellow", "blue")] == [7 + 4, 4, 0]


def test_9_2_no_aid_in_turn_1_nor_without_the_token() -> None:
    game = scenario(step="aid", turn=1, score="red 1, yellow 9, blue 9, green 9")
    assert game.state.step == at.PLANNING
    game = scenario(step="aid", turn=2, aid="red 0", score="red 1, yellow 9, blue 9, green 9")
    assert game.state.step == at.PLANNING


def test_9_2_who_declines_may_take_it_later() -> None:
    game = scenario(step="aid", turn=2, score="red 1, yellow 9, blue 9, green 9", cash=[0] * 4).plays("decline")
    assert (game.of("aid", "red"), game.of("cash", "red")) == (1, 0)
    game.hears("green", "aid-declined", player="red")


def test_B34_nobody_tied_for_the_lead_is_offered_aid() -> None:
    game = scenario(step="aid", turn=2, score="red 30, yellow 30, blue 29, green 30")
    assert game.actors == ["blue"]
    assert len(game.plays("decline").actors) == 4, "nobody else is asked"


@pytest.mark.parametrize("players", ["two", "three", "two_royal"])
def test_B35_aid_is_the_same_for_every_number_of_players(players: str) -> None:
    game = scenario(step="aid", turn=2, players=players, score="red 10, yellow 18", cash="red 0").plays("aid", seat="red")
    assert game.of("cash", "red") == 8


@pytest.mark.parametrize(("favour", "more"), [("one", 5), ("two", 10)])
def test_C6_a_favoured_player_has_more_in_each_income_phase(favour: str, more: int) -> None:
    options = {"favoured": "red", "favour": favour}
    game = scenario("red: london; yellow: bp_york", step="income", cash=[0] * 4, options=options)
    assert [game.of("cash", player) for player in PLAYERS] == [7 + more, 4, 0, 0]
    game.hears("green", "income", player="red", number=7 + more)
    again = scenario("yellow: bp_york", step="income", turn=5, cash=[0] * 4, options=options)
    assert [again.of("cash", player) for player in PLAYERS] == [more, 4, 0, 0]


def test_C6_if_a_house_is_favoured_both_its_players_are() -> None:
    options = {"favoured": "york"}
    game = scenario(players="two_people", lancaster="red green", step="income", cash=[0] * 4, options=options)
    assert [game.of("cash", player) for player in PLAYERS] == [0, 5, 5, 0]


def test_C6_bots_reckon_with_it() -> None:
    game = scenario("red: london", options={"favoured": "red"})
    assert Ledger(Setting(game.state)).income == [12, 0, 0, 0]
