"""Module: Queenie reward tiles (14)."""

from tests.games.lancaster.common import COURT, DISPLEASURE, QUEENIE

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.options import INFO
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import play
from bosworth.testing.lancaster import scenario


def test_W31_a_reward_tile_replaces_the_printed_reward() -> None:
    game = scenario("somerset: blue 4; blue: 3 gold; tiles: somerset", options={"queenie": "yes"}, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both", "take both_tile")
    game.plays("take both_tile")
    game.shows("blue: 3 gold, 0 power, nobles G")
    assert game.state.tile_on[6] == 0
    kept = scenario("somerset: blue 4; surrey: red 2; tiles: somerset", options={"queenie": "yes"}, start="provinces")
    kept.plays("take reward")
    kept.shows("blue: 5 power")
    assert kept.state.tile_on[6] == 1


def test_14_2_a_tile_comes_each_round() -> None:
    state = GAME.new(INFO.settle({"queenie": "yes"}), FastDice(2))
    for _ in range(4):
        state = play(state, state.active, [state.legal(state.active)[0]], FastDice(0))
    assert sum(state.tile_on) == 1
    assert len(state.bag) == 8


FULL = ", ".join(f"s{n}" for n in range(1, 7))


def test_14_3_a_void_tile_may_be_taken_alone_but_not_inside_both() -> None:
    picture = f"stafford: blue 1; tiles: stafford; blue extensions: {FULL}; blue: 3 gold"
    game = scenario(picture, options=QUEENIE, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both")
    game.plays("take tile")
    assert game.state.tile_on[1] == 0


def test_14_3_at_dorset_the_tile_keeps_the_knight_in_england() -> None:
    game = scenario("dorset: blue 2; tiles: dorset; harfleur: -, -, -; surrey: red 2", options=QUEENIE, start="provinces")
    game.plays("take tile")
    game.shows("blue: 3 squires; blue court: 2; harfleur: -, -, -")
    assert game.state.step == at.PROVINCE


def test_F17_F18_seal_tiles_with_the_court_and_power_tiles_without() -> None:
    with_court = scenario("northumberland: blue 2; tiles: northumberland", options={**QUEENIE, **COURT}, start="provinces")
    with_court.plays("take tile")
    with_court.shows("blue: 1 seal_tiles, 0 power")
    without = scenario("northumberland: blue 2; tiles: northumberland", options={**QUEENIE, **DISPLEASURE}, start="provinces")
    without.plays("take tile")
    without.shows("blue: 3 power, 0 seal_tiles")
