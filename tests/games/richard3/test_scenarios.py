"""Scenarios (16): how they begin, and how long they last."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import BLOCK, DECK
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import scenario


def turns_played(setup: str) -> int:
    """The turns of a game in which nobody stirs."""
    dice = FastDice(1)
    state = GAME.new(GAME.info.settle({"scenario": setup}), dice)
    turns = set()
    while state.actors():
        turns.add((state.campaign, state.turn))
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0], dice)
    return len(turns)


def test_R3_33_the_length_of_a_game() -> None:
    """33: three campaigns are 21 turns, two are 14, one is 7."""
    assert [turns_played(setup) for setup in ("1460", "1470", "1480")] == [21, 14, 7]


@pytest.mark.parametrize(
    ("setup", "titles"),
    [
        ("1460", ("L_henry_vi", "Y_york")),
        ("1470", ("Y_march", "L_prince_edward")),
        ("1480", ("Y_gloucester", "L_richmond")),
    ],
)
def test_16_king_and_pretender_at_the_start(setup: str, titles: tuple[str, str]) -> None:
    """16.1–16.3: Henry VI and York; March and Prince Edward; Gloucester and Richmond."""
    game = scenario(setup=setup, keep=True)
    assert (game.king, game.pretender) == titles


def test_16_1_three_heirs_each_and_four_minors() -> None:
    """16.1: Prince Edward, Richmond, Clarence and Gloucester are too young in 1460."""
    game = scenario(keep=True)
    game.shows("minor: Prince Edward, L_richmond, Y_clarence, Y_gloucester")
    game.shows("Middlesex: Henry VI; Cornwall: L_exeter, Devon; Dorset: Somerset; Ireland: York, Rutland, Irish")


def test_16_4_blocks_not_listed_are_dead() -> None:
    """16.4: the generation before is gone in 1480; each side has one heir."""
    scenario(setup="1480", keep=True).shows(
        "dead: Henry VI, Prince Edward, Somerset, L_exeter, Y_exeter, York, March, Rutland, Y_clarence, Y_warwick, L_warwick"
    )


@pytest.mark.parametrize(
    ("scenario", "campaigns", "king", "pretender"),
    [("1460", 3, "L_henry_vi", "Y_york"), ("1480", 1, "Y_gloucester", "L_richmond")],
)
def test_scenarios_begin_as_printed(scenario: str, campaigns: int, king: str, pretender: str) -> None:
    state = GAME.new(GAME.info.settle({"scenario": scenario}), FastDice(0))
    assert (state.campaigns, state.king, state.pretender) == (campaigns, BLOCK[king], BLOCK[pretender])
    assert sorted([*state.hands[0], *state.hands[1]]) == sorted(set(state.hands[0]) | set(state.hands[1]))
    assert set(state.hands[0]) | set(state.hands[1]) < set(DECK)


@pytest.mark.parametrize(("setup", "campaigns"), [("1460", 3), ("1470", 2), ("1480", 1)])
def test_D52_three_two_and_one_campaigns(setup: str, campaigns: int) -> None:
    assert scenario(setup=setup).state.campaigns == campaigns


def test_D52_by_the_switch_1470_has_one() -> None:
    game = scenario("Essex: Arundel, Norfolk", setup="1470", options={"campaigns_1470": "1"}, step="politics")
    game.is_over("york")


def test_D53_prince_edward_is_pretender_until_henry_vi_is_rescued() -> None:
    game = scenario("Essex: Oxford", setup="1470", cards="lancaster 4, york 2")
    assert game.pretender == "L_prince_edward"
    game.plays("move oxford middlesex", "stop")
    assert game.pretender == "L_henry_vi"


def test_D53_by_the_switch_henry_vi_is_pretender_from_the_start() -> None:
    assert scenario(setup="1470", options={"pretender_1470": "henry_vi"}).pretender == "L_henry_vi"


def test_D55_the_scenario_of_1483_is_called_1480() -> None:
    assert GAME.info.settle({"scenario": "1480"})["scenario"] == "1480"
    with pytest.raises(Malformed, match="1483"):
        GAME.info.settle({"scenario": "1483"})


def test_D56_the_set_ups_of_1470_and_1480_are_the_board_games() -> None:
    game = scenario(setup="1470", keep=True)
    game.shows("France: French, L_warwick, L_clarence, Prince Edward, L_exeter, Oxford; Middlesex: March; prison: Henry VI")
    assert game.scores == [1, 11]
    game = scenario(setup="1480", keep=True)
    game.shows("France: French, Richmond, Oxford, Pembroke; Leicester: L_rivers; Glamorgan: L_buckingham; Middlesex: Gloucester")
    assert game.scores == [2, 8]
