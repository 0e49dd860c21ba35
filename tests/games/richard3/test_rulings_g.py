"""Rulings D57–D65: information, titles and the rest. docs/rulings/richard3.md gives the reasons."""

import re
from pathlib import Path
from random import Random

import pytest

from bosworth.bots import BOTS, make_bot
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.imagine import imagine
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import scenario

PAGE = Path(__file__).parents[3] / "docs/rulings/richard3.md"


def test_D57_both_sides_see_both_scores_at_all_times() -> None:
    game = scenario("Essex: Oxford", cards="york 2, lancaster 2").plays("recruit norfolk east_anglia")
    for seat in ("lancaster", "york", None):
        assert game.view(seat)["scores"] == [1, 1]
        game.hears(seat, "scores", lancaster=1, york=1)
    assert game.plays("recruit norwich_levy east_anglia").scores == [1, 1]


def test_D58_the_engine_itself_withholds_what_a_seat_may_not_know() -> None:
    game = scenario(keep=True)
    named = {int(block) for block in game.view("york")["blocks"]}
    hidden = {block for block, place in enumerate(game.state.where) if place <= 33 and game.state.side_of(block) == 0}
    assert hidden
    assert not named & hidden
    game.sees("york", "Cornwall: 2 red; Middlesex: 1 red")


def test_D59_the_bots_are_those_the_page_names() -> None:
    text = PAGE.read_text(encoding="utf-8").split("### D59 ")[1].split("### ")[0]
    assert set(re.findall(r"`bot:(\w+)`", text)) == set(BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_D59_no_bot_has_an_advantage(name: str) -> None:
    """It plays the same in every world that looks the same to its seat: it knows no more than a human there."""
    game = scenario("Kent: York, March; Sussex: Oxford, L_rivers", cards="york 3, lancaster 2")
    view, offers = game.view("york"), game.state.legal(1)
    for seed in range(5):
        twin = imagine(view, Random(seed))
        assert twin.legal(1) == offers
        chosen = [make_bot(name, GAME, Random(7)).choose(GAME.view(world, 1), offers) for world in (game.state, twin)]
        assert chosen[0] == chosen[1]


def test_D60_of_two_last_heirs_lost_in_one_phase_the_first_loss_decides() -> None:
    picture = "Derby: Richmond 1, Oxford, Pembroke, L_rivers, L_stanley; Chester: Gloucester 1, Arundel, Essex, Norfolk, Suffolk"
    scenario(picture, setup="1480", step="supply").plays("reduce richmond").is_over("york")


CLAIMS = pytest.mark.parametrize(("options", "moves"), [({}, True), ({"senior_title": "false"}, False)])


@CLAIMS
def test_D61_a_more_senior_heir_who_comes_back_is_king_unless_the_switch_says_no(options: dict[str, str], moves: bool) -> None:
    game = scenario("Sussex: York, Y_exeter, Somerset", attacker="york", king="Somerset", options=options)
    game.rolls("2").plays("treachery somerset exeter").shows("Sussex: York, L_exeter r, Somerset")
    assert game.king == ("L_exeter" if moves else "L_somerset")
    if moves:
        game.hears("york", "new-king", block="L_exeter", area="sussex")


@CLAIMS
def test_D61_or_pretender(options: dict[str, str], moves: bool) -> None:
    picture = "dead: York, March, Rutland; Sussex: Gloucester, L_clarence, Henry VI"
    game = scenario(picture, attacker="lancaster", pretender="Gloucester", options=options)
    game.waits_for("gloucester").rolls("2").plays("treachery gloucester clarence")
    assert game.pretender == ("Y_clarence" if moves else "Y_gloucester")
    game.refuses("treachery henry_vi clarence", seat="lancaster")


@CLAIMS
def test_D61_and_one_who_enters(options: dict[str, str], moves: bool) -> None:
    picture = "Essex: Somerset; dead: Henry VI"
    game = scenario(picture, step="supply", pending=[1, 0], king="Somerset", options=options).plays("enter derby")
    game.shows("Derby: Prince Edward")
    assert game.king == ("L_prince_edward" if moves else "L_somerset")


def test_D61_a_junior_heir_takes_nothing() -> None:
    game = scenario("Sussex: York, Y_exeter, Henry VI", attacker="york")
    game.waits_for("henry_vi").rolls("2").plays("treachery henry_vi exeter").shows("Sussex: York, L_exeter r, Henry VI")
    assert game.king == "L_henry_vi"


def test_D61_the_roll_of_a_title_is_made_once_a_battle_whoever_holds_it() -> None:
    game = scenario("Sussex: York, Y_exeter, Y_rivers, Somerset", attacker="york", king="Somerset")
    game.rolls("2").plays("treachery somerset exeter")
    assert game.king == "L_exeter"
    game.waits_for("exeter", in_round=2)
    assert not game.offered("treachery exeter")


def test_D62_the_area_is_northumbria_and_northumberland_the_earl() -> None:
    game = scenario(cards="lancaster 4, york 2")
    game.offers("recruit northumberland northumbria", "recruit newcastle_levy northumbria")
    with pytest.raises(Malformed, match="'northumberland' is not an area"):
        GAME.parse("recruit northumberland northumberland", 0)


def test_D63_blocks_are_recruited_in_vacant_areas_too() -> None:
    scenario(cards="york 3, lancaster 2").offers("recruit norfolk east_anglia")
    scenario("East Anglia: Oxford", cards="york 3, lancaster 2").refuses("recruit norfolk east_anglia")


def test_D63_not_in_contested_ones() -> None:
    game = scenario("East Anglia: Suffolk; Essex: Oxford", cards="lancaster 4, york 2")
    game.plays("move oxford east_anglia", "end").refuses("recruit norfolk east_anglia", seat="york")


def test_D64_reserves_are_called_when_the_last_in_front_defects() -> None:
    game = scenario("Sussex: York, L_rivers, Devon r", attacker="york").plays("pass rivers")
    game.rolls("2").plays("treachery york rivers")
    game.hears("york", "reserves-early", blocks="L_devon")
    assert game.actors == ["lancaster"], "Devon acts in round 2"


def test_D64_or_retreats() -> None:
    game = scenario("Sussex: York, Y_rivers, Henry VI 1, L_bombard 1", attacker="york", round=2)
    game.rolls("2 2").plays("treachery henry_vi rivers")
    game.rolls("1 6 6 6 #1").plays("fire york", "retreat bombard wilts")
    game.hears("york", "reserves-early", blocks="L_rivers")


def test_D65_an_executed_heir_is_replaced_in_the_next_supply_phase() -> None:
    game = scenario("Essex: L_clarence", step="supply").plays("execute")
    game.shows("minor: Gloucester")
    assert game.state.turn == 2
    game.plays("play 2", seat="lancaster").plays("play 4", seat="york").plays("end", "end")
    game.offers_only("enter ireland", "enter calais", seat="york")
