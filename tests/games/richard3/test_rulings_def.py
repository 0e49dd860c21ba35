"""Rulings D38–D56: deaths, supply, the political turn, scenarios. docs/rulings/richard3.md gives the reasons."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import BLOCK
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import scenario

CROWN_GUARDS = (
    "Cumbria: York; South Yorks: March; Caernarvon: Rutland; Chester: Arundel; Derby: Essex; Pembroke: Hastings;"
    "Warwick: Herbert; Gloucester: Norfolk; Middlesex: Suffolk; Sussex: Worcester; Cornwall: Y_warwick;"
)

FAMILY = {"neville_homes": "family"}

# --- D38–D43 deaths and succession ----------------------------------------------------------------------------------------------


def test_D38_a_dead_mercenary_lies_in_the_pool_and_cannot_come_back() -> None:
    game = scenario("Sussex: York, French 1", attacker="lancaster")
    game.rolls("1 6 6 6").plays("fire york")
    game.shows("pool: French x")
    game = scenario("pool: French x", cards="lancaster 4, york 2")
    assert not game.offered("recruit french")


def test_D38_dead_mercenaries_go_home_in_the_political_turn() -> None:
    game = scenario("pool: French x, Scots x, Welsh x", step="politics", dice="()")
    game.shows("France: French 4; Scotland: Scots 4; pool: Welsh")


def test_D39_a_dead_king_is_succeeded_in_the_next_supply_phase() -> None:
    game = scenario("Sussex: York, Henry VI 1; Essex: Prince Edward", attacker="york").plays("pass henry_vi")
    game.rolls("1 6 6 6").plays("fire york")
    assert (game.king, game.state.king_side) == ("none", 0)
    game.plays("end")
    assert game.king == "L_prince_edward"
    game.hears("york", "new-king", block="L_prince_edward", area="essex")


def test_D39_without_a_king_his_heirs_keep_the_crown_and_nobody_rolls_for_him() -> None:
    game = scenario("Sussex: York, Prince Edward, Y_stanley", attacker="york", king=-1)
    assert not game.offered("treachery")
    game.rolls("6 6 6").plays("fire prince_edward")
    game.hears("york", "fire", block="L_prince_edward", power=2)


def test_D39_in_turn_7_the_succession_comes_before_the_usurpation() -> None:
    picture = "Derby: Henry VI 1, Oxford, Clifford, Devon, Beaumont; Essex: Somerset"
    game = scenario(picture, step="supply", turn=7).plays("reduce henry_vi")
    names = [event.name for event in game.events]
    assert names.index("king-dead") < names.index("new-king-away") < names.index("no-usurpation")
    assert game.king == "L_prince_edward"


def test_D40_a_dead_pretender_is_succeeded_at_once() -> None:
    game = scenario("Sussex: York 1, Oxford; Essex: Rutland; Calais: March", attacker="york")
    game.rolls("1 6 6").plays("fire oxford")
    assert game.pretender == "Y_march"


def test_D40_he_may_be_a_minor_who_is_not_yet_on_the_map() -> None:
    picture = "Sussex: York, Henry VI 1, Somerset; Cornwall: L_exeter"
    game = scenario(picture, attacker="lancaster", king_side="york", king="York", pretender="Henry VI")
    game.waits_for("york").rolls("1 6 6 6").plays("charge york henry_vi").shows("minor: Prince Edward; dead: Henry VI")
    assert game.pretender == "L_prince_edward"


def test_D41_a_royal_minor_enters_at_a_friendly_or_vacant_crown() -> None:
    game = scenario("Middlesex: York; Chester: Oxford", step="supply", pending=[1, 0])
    areas = (
        "cumbria",
        "south_yorks",
        "caernarvon",
        "chester",
        "derby",
        "pembroke",
        "warwick",
        "gloucester",
        "sussex",
        "cornwall",
    )
    game.offers_only(*(f"enter {area}" for area in areas), seat="lancaster")


def test_D41_a_minor_of_the_pretender_enters_in_exile() -> None:
    scenario(step="supply", pending=[0, 1]).offers_only("enter ireland", "enter calais", seat="york")


def test_D41_without_a_crown_area_he_waits() -> None:
    game = scenario(CROWN_GUARDS, step="supply", pending=[1, 0])
    game.shows("minor: Prince Edward")
    assert game.state.pending == [1, 0]


def test_D42_one_minor_for_each_heir_killed() -> None:
    game = scenario(step="supply", pending=[0, 1]).plays("enter calais")
    game.shows("Calais: Y_clarence; minor: Gloucester")
    game = scenario(step="supply", pending=[0, 2]).plays("enter calais", "enter ireland")
    game.shows("Calais: Y_clarence; Ireland: Gloucester")


@pytest.mark.parametrize("area", ["Essex", "Calais"])
def test_D43_exeter_may_be_executed_wherever_he_stands(area: str) -> None:
    game = scenario(f"{area}: Y_exeter", step="supply")
    game.offers_only("spare", "execute", seat="york")
    game.plays("execute").shows("dead: L_exeter, Y_exeter")
    assert game.state.pending == [1, 0]


def test_D43_not_in_the_pool() -> None:
    game = scenario("pool: Y_exeter", step="supply")
    assert game.state.turn == 2


def test_D43_killed_as_an_enemy_noble_he_is_dead_and_his_old_side_gets_a_minor() -> None:
    game = scenario("Sussex: York, L_clarence 1", attacker="york").plays("pass clarence").rolls("1 6 6 6").plays("fire york")
    game.shows("dead: L_clarence, Y_clarence")
    assert game.state.pending == [0, 1]


def test_D43_a_side_whose_last_heir_serves_the_enemy_has_lost() -> None:
    picture = "Sussex: Gloucester 1, Oxford; Essex: L_clarence; dead: York, March, Rutland"
    game = scenario(picture, attacker="york", pretender="Gloucester").rolls("1 6 6").plays("fire oxford")
    game.is_over("lancaster")


def test_D43_one_heir_left_beside_him_is_enough() -> None:
    picture = "Sussex: March 1, Oxford; Essex: L_clarence; dead: York, Rutland"
    game = scenario(picture, attacker="york", pretender="March").rolls("1 6 6").plays("fire oxford")
    assert (game.state.winner, game.pretender) == (-1, "Y_gloucester")


# --- D44–D51 supply and the political turn --------------------------------------------------------------------------------------


def test_D44_only_local_mercenaries_eat_nothing() -> None:
    assert scenario("Ireland: Irish, York, March", step="supply").state.turn == 2
    scenario("Ireland: Y_calais, York, March", step="supply").offers_only(
        "reduce calais", "reduce york", "reduce march", seat="york"
    )


def test_D44_the_pretenders_side_starves_first() -> None:
    picture = "Derby: Henry VI, Oxford, Clifford, Devon, Beaumont; Chester: York, March, Rutland, Arundel, Norfolk"
    game = scenario(picture, step="supply")
    assert game.actors == ["york"]
    assert game.plays("reduce york").actors == ["lancaster"]


def test_D44_the_prisoner_neither_eats_nor_starves() -> None:
    game = scenario("Middlesex: March, Gloucester, Arundel, Essex, Norfolk", setup="1470", step="supply")
    assert game.state.turn == 2


def test_D45_the_crown_changes_hands_only_with_strictly_more() -> None:
    even = scenario("Essex: Oxford; Kent: Arundel", step="politics", campaign=3)
    even.is_over("lancaster")
    more = scenario("Essex: Oxford; Kent: Arundel, Norfolk", step="politics", campaign=3)
    more.is_over("york")


def test_D45_the_prisoner_counts_for_lancaster() -> None:
    game = scenario("Essex: Oxford; Kent: Arundel", setup="1470", step="politics", campaign=2)
    game.hears("york", "usurpation", king=1, pretender=2)
    game.is_over("lancaster")


@pytest.mark.parametrize(("value", "banished"), [("all", 2), ("one", 1)])
def test_D46_all_that_exile_cannot_hold_go_to_the_pool(value: str, banished: int) -> None:
    game = scenario("Ireland: York, March, Rutland, Arundel", step="politics", options={"exile_excess": value})
    game.rolls("()").plays(*["banish arundel", "banish york"][:banished])
    assert game.state.campaign == 2


def test_D47_the_pretenders_heirs_go_to_exile_not_to_their_shields() -> None:
    game = scenario("Hereford: March; Essex: Oxford", step="politics")
    game.offers_only("go march ireland", "go march calais", seat="york")


def test_D48_a_lancastrian_warwick_does_not_lodge_in_calais() -> None:
    scenario("Kent: L_warwick", step="politics").offers_only("go warwick warwick", "go warwick glamorgan", seat="lancaster")


def test_D48_a_yorkist_warwick_may() -> None:
    game = scenario("Kent: Y_warwick; Essex: Oxford", step="politics")
    game.offers_only("go warwick warwick", "go warwick glamorgan", "go warwick calais", seat="york")


def test_D48_a_neville_whose_shields_the_enemy_holds_goes_to_the_pool() -> None:
    picture = "Derby: Y_kent, March; East Yorks: Henry VI, Devon, Clifford; Ireland: York"
    game = scenario(picture, step="politics")
    assert game.offered("go kent") == {"go kent pool"}
    scenario("Kent: Y_salisbury; North Yorks: Clifford; East Yorks: Devon", step="politics").shows("pool: Y_salisbury")


def test_D48_a_dead_nevilles_shield_is_no_home() -> None:
    game = scenario("Kent: Y_kent; Essex: Oxford; dead: Y_salisbury", step="politics", dice="()")
    game.shows("East Yorks: Y_kent")


def test_D48_by_the_switch_salisbury_lodges_in_calais_when_all_his_shields_are_taken() -> None:
    one = scenario("Kent: Y_salisbury; North Yorks: Clifford", step="politics", options=FAMILY)
    one.shows("East Yorks: Y_salisbury")
    both = scenario("Kent: Y_salisbury; North Yorks: Clifford; East Yorks: Devon", step="politics", options=FAMILY)
    both.shows("Calais: Y_salisbury, Burgundian, Calais")


def test_D48_and_only_when_there_is_room() -> None:
    picture = "Kent: Y_salisbury; North Yorks: Clifford; East Yorks: Devon; Calais: York, March, Rutland, Arundel"
    scenario(picture, step="politics", options=FAMILY).shows("pool: Y_salisbury")


def test_D48_by_the_switch_a_neville_may_use_a_dead_nevilles_shield() -> None:
    game = scenario("Kent: Y_kent; Essex: Oxford; dead: Y_salisbury", step="politics", options=FAMILY)
    game.offers_only("go kent east_yorks", "go kent north_yorks", seat="york")


def test_D49_a_king_without_a_shield_or_crown_goes_to_the_pool() -> None:
    game = scenario(CROWN_GUARDS + "Lancaster: Y_stanley; Lincoln: Y_rivers; Kent: Henry VI", step="go_home", seat="lancaster")
    game.offers_only("go henry_vi pool")


def test_D49_otherwise_he_has_the_choice_of_all() -> None:
    game = scenario(CROWN_GUARDS + "Kent: Henry VI", step="go_home", seat="lancaster")
    game.offers_only("go henry_vi lancaster", "go henry_vi lincoln")


def test_D50_exeter_goes_home_to_cornwall_as_a_yorkist_too() -> None:
    scenario("Kent: Y_exeter; Essex: Oxford", step="politics", dice="()").shows("Cornwall: Y_exeter")
    scenario("Kent: Y_exeter; Cornwall: Devon", step="politics", dice="()").shows("pool: Y_exeter")


def test_D50_clarence_as_a_lancastrian_wants_a_vacant_york_shield() -> None:
    game = scenario("Kent: L_clarence; Rutland: Oxford", step="go_home", seat="lancaster")
    game.offers_only("go clarence south_yorks", "go clarence hereford", start="go clarence")
    alone = scenario("Rutland: L_clarence; Essex: Oxford", step="go_home", seat="lancaster")
    alone.offers("go clarence rutland")
    none = scenario("Kent: L_clarence; Rutland: Oxford; Hereford: Devon; South Yorks: Clifford", step="go_home", seat="lancaster")
    none.offers_only("go clarence pool", start="go clarence")


def test_D51_a_reset_restores_strength_and_turns_up_the_eliminated() -> None:
    picture = "Calais: March 1; Sussex: Arundel 1; Essex: Oxford 1; pool: L_rivers x, Scots x"
    game = scenario(picture, step="politics", dice="()")
    game.shows("Sussex: Arundel 3; Essex: Oxford 3; pool: L_rivers; Scotland: Scots")
    assert game.state.strength[BLOCK["Y_march"]] == 3
    assert (game.state.campaign, game.state.turn) == (2, 1)


# --- D52–D56 scenarios ----------------------------------------------------------------------------------------------------------


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


def test_D54_the_prisoner_is_freed_when_lancaster_stays_in_middlesex() -> None:
    game = scenario("Essex: Oxford, Devon", setup="1470", cards="lancaster 4, york 2")
    game.marches("oxford", "middlesex", "kent").shows("prison: Henry VI")
    game.marches("devon", "middlesex").shows("Middlesex: Devon, Henry VI")
    game.offers("move henry_vi kent")


def test_D54_he_is_killed_when_york_is_king_after_the_first_campaign() -> None:
    game = scenario("Essex: Arundel, Norfolk", setup="1470", step="politics")
    game.shows("dead: Henry VI")
    assert game.state.pending == [1, 0]


def test_D54_he_is_king_when_lancaster_usurps_and_free_when_the_yorkists_have_gone() -> None:
    game = scenario("Essex: Oxford, Devon, Beaumont; Middlesex: March", setup="1470", step="politics")
    assert game.king == "L_henry_vi"
    game.shows("prison: Henry VI; Middlesex: March")
    game.plays("go march calais").shows("Middlesex: Henry VI")


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
