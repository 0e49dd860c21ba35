"""What no sensible player does, at whatever level: positions as text, and the moves that are never made there."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.trials import LADDER
from bosworth.games.lancaster import GAME
from bosworth.testing.lancaster import Table, scenario

pytestmark = pytest.mark.no_cover

COURT = {"court": "yes"}
BOTH = {**COURT, "displeasure": "yes"}


def plays(game: Table, level: str, seed: int) -> list[str]:
    """What a bot of a level does in the position, up to where somebody else learns something."""
    seat = game.state.actors()[0]
    bot = make_bot(level, GAME, Random(seed))
    return [GAME.write(action) for action in bot.think(GAME.view(game.state, seat), game.state.legal(seat))]


def never(game: Table, *silly: str) -> None:
    """No level does any of these things, or anything that begins so, as its first act."""
    for level in LADDER:
        for seed in range(4 if level in LADDER[:3] else 1):
            act = plays(game, level, seed)[0]
            assert not any(act.startswith(one) for one in silly), f"{level} plays {act}"


# --- placing ------------------------------------------------------------------------------------------------------------------


def test_a_lord_does_not_go_to_an_empty_treasury_while_an_office_is_vacant() -> None:
    game = scenario("blue: 1 gold, 1 squires, 1 votes; touques: -, -, -", options=COURT, lord=[0, 0, 0, 0, -1])
    game.offers("treasury", "office chancellor")
    never(game, "treasury")


def test_nobody_asks_for_the_office_he_holds_when_no_other_lord_can_come() -> None:
    picture = "blue: 2 votes, 1 squires, 1 gold; officer chancellor: blue; treasury: 1 gold"
    game = scenario(picture, options=COURT, lord=[0, 4, 4, 4, -1])
    game.offers("office chancellor")
    never(game, "office chancellor")


def test_knights_do_not_go_with_a_lord_whom_nobody_can_outdo() -> None:
    game = scenario("blue: 2 votes; blue court: 1 4", options=COURT, lord=[0, 4, 4, 4, -1])
    game.plays("office chancellor")
    never(game, "support")


def test_nobody_does_penance_without_dishonour() -> None:
    game = scenario("blue court: 1 2; touques: -, -, -", options=BOTH, lord=[4, 4, 4, 4, -1])
    game.offers("dungeon 1")
    never(game, "dungeon")


def test_a_knight_does_not_stand_where_there_is_nothing_to_be_had() -> None:
    picture = "blue court: 1; nobles stafford: 0; nobles norfolk: 0; blue reserve: 4; touques: -, -, -; favours: f3"
    game = scenario(picture, laws="B0a B0b B1d", proposed="B4a B4b B4c", round=3)
    game.state.reserve[:5] = [0, 0, 0, 0, 1]
    game.offers("province 1 norfolk")
    never(game, "province 1 norfolk", "province 1 stafford")


def test_no_squires_stand_guard_when_no_knight_is_left_to_fear() -> None:
    game = scenario("blue court: 2; blue: 5 squires; touques: -, -, -", laws="B0a B0b B1d", proposed="B4a B4b B4c")
    game.plays("province 2 stafford")
    never(game, "squires 1", "squires 2", "squires 3", "squires 4", "squires 5")


def test_a_knight_is_not_sent_to_a_space_that_cannot_be_paid() -> None:
    game = scenario("blue court: 1; touques: -, -, -; favours: f3", laws="B0a B0b B1d")
    game.offers("castle 1 s5", "castle 1 s6")
    never(game, "castle 1 s5", "castle 1 s6")


def test_a_knight_for_france_takes_a_favour_that_does_something() -> None:
    game = scenario("blue court: 4; touques: -, -, -; favours: f2 f3")
    game.state.reserve[:5] = [0, 3, 2, 1, 0]
    game.plays("conflict 4 touques")
    game.offers("favour f2")
    never(game, "favour f2")


# --- parliament ---------------------------------------------------------------------------------------------------------------


def test_no_token_is_spent_on_a_law_that_concerns_nobody() -> None:
    game = scenario("blue: 3 votes; red: 2 votes", start="parliament", laws="B3a B0b N0a", proposed="N0a B4c B4b")
    never(game, *(f"{side} {number}" for side in ("yes", "no") for number in (1, 2, 3)))


def test_nobody_spends_more_tokens_than_all_others_can_answer() -> None:
    picture = "stafford: blue 1; norfolk: blue 1; surrey: blue 2; blue: 9 votes"
    game = scenario(picture, start="parliament", laws="B0b B0a N0a", proposed="B3b B4c B4b")
    never(game, *(f"{side} {number}" for side in ("yes", "no") for number in range(5, 10)))


def test_nobody_votes_against_eight_points_of_his_own() -> None:
    picture = "stafford: blue 1; norfolk: blue 1; surrey: blue 2; blue: 2 votes"
    game = scenario(picture, start="parliament", laws="B0b B0a N0a", proposed="B3b B4c B4b")
    never(game, "no")


def test_gold_buys_power_at_the_end_when_there_is_nothing_else_to_buy() -> None:
    game = scenario("blue: 9 gold", law="B4a", round=5)
    never(game, *(f"buy {number}" for number in range(9)))


def test_squires_buy_power_at_the_end_when_there_is_nothing_else_to_buy() -> None:
    game = scenario("blue: 7 squires", law="B4b", round=5)
    never(game, *(f"buy {number}" for number in range(7)))


def test_nobody_buys_votes_in_the_last_round() -> None:
    game = scenario("blue: 4 gold", law="B1a", round=5)
    never(game, "buy 1", "buy 2", "buy 3", "buy 4")


def test_a_free_extension_is_built() -> None:
    game = scenario("touques: blue 1, -, -; caen: blue 1, -, -", law="B1c", round=2)
    game.offers("done")
    never(game, "done")


def test_a_knight_is_exchanged_for_a_stronger_one() -> None:
    game = scenario("somerset: blue 3", law="B2c", round=2)
    never(game, "decline")


def test_no_seals_are_broken_at_the_very_end_for_goods_of_no_use() -> None:
    game = scenario("blue: 3 seals, 2 bishops", options=BOTH | {"laws_2": "king"}, law="K2d", round=5)
    never(game, "buy 1", "buy 2", "buy 3")


# --- rewards ------------------------------------------------------------------------------------------------------------------


def test_nobody_leaves_a_province_with_empty_hands() -> None:
    never(scenario("somerset: blue 4", start="provinces", round=3), "take nothing")


def test_the_ninth_noble_is_worth_more_than_a_new_knight_at_the_end() -> None:
    never(scenario("norfolk: blue 1; blue: nobles ABCDEGHI", start="provinces", round=5), "take reward", "take nothing")


def test_an_upgrade_is_not_declined() -> None:
    game = scenario("stafford: blue 1", start="provinces", round=2)
    game.plays("take reward")
    never(game, "decline")


def test_no_bishop_is_taken_at_the_end_without_seals() -> None:
    game = scenario("stafford: blue 1", start="provinces", round=5, options=COURT)
    game.plays("take reward")
    game.offers("bishop")
    never(game, "bishop", "decline")


def test_squires_are_not_kept_at_the_end_when_they_pay_for_a_knight() -> None:
    game = scenario("blue castle: s5 1; blue: 4 squires", start="castles", round=5)
    game.offers("done", "collect s5")
    never(game, "done")


def test_the_squires_are_collected_before_what_they_pay_for() -> None:
    game = scenario("blue castle: s1 1; blue extensions: s5; blue: 1 squires", start="castles", round=2)
    for level in LADDER:
        assert plays(game, level, 1)[-1] in ("collect s5", "collect s1"), level
        assert plays(game, level, 1)[0] == "collect s1", level


def test_a_captive_is_ransomed_while_there_is_use_for_him() -> None:
    never(scenario("lower rouen: blue 3, -, -; blue: 5 gold", start="conflicts", round=2), "done")
