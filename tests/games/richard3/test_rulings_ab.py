"""Rulings D1–D19: the sequence of play, cards, movement, sea, recruiting. The page docs/rulings/richard3.md gives the reasons."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.cards import hand_points
from bosworth.games.richard3.prompt import prompt
from bosworth.games.richard3.tables import BLOCK, LANCASTER, YORK
from bosworth.kernel.chance import LoadedDice
from bosworth.testing.richard3 import Table, scenario

RICH = "7 8 9 10 11 12 13"
POOR = "1 2 3 4 5 6 20"


def dealt(mulligan: str, dice: str) -> Table:
    """A new game with switch `mulligan`, dealt as the dice say: Lancaster's seven, then York's."""
    chance = LoadedDice(dice)
    return Table(GAME, GAME.new(GAME.info.settle({"mulligan": mulligan}), chance, telling=True), chance)


def test_D1_levies_disband_before_the_crown_is_counted() -> None:
    game = scenario("Essex: Oxford; Kent: March; Middlesex: London levy", step="politics", dice="()")
    game.hears("york", "no-usurpation", king=1, pretender=1)


def test_D1_levies_disband_before_anybody_goes_home() -> None:
    game = scenario("Essex: L_bombard; Kent: Essex", step="politics", dice="()")
    game.shows("Essex: Essex; pool: L_bombard")


def test_D2_attackers_fight_three_rounds_and_retreat_in_the_fourth() -> None:
    game = scenario("Kent: Suffolk; Sussex: Oxford", cards="york 3, lancaster 2")
    game.plays("move suffolk sussex", "end", "end")
    for battle_round in (1, 2, 3):
        assert game.state.round == battle_round
        game.plays("pass oxford")
        game.offers("fire suffolk")
        game.plays("pass suffolk")
    game.plays("pass oxford")
    assert game.offered() == game.offered("retreat suffolk")


@pytest.mark.parametrize(
    ("event", "points"), [("force_march", 1), ("surprise", 1), ("treason", 1), ("piracy", 2), ("muster", 0), ("plague", 0)]
)
def test_D3_points_of_the_event_cards(event: str, points: int) -> None:
    game = scenario(cards=f"york {event}, lancaster 4")
    assert (game.actors, game.state.points) == (["york"], points)


def test_D3_no_card_is_drawn_after_the_deal() -> None:
    game = scenario(cards="york 3, lancaster 2").plays("end", "end")
    assert game.state.turn == 2
    assert game.view("york")["hands"] == [6, 6]


def test_D4_by_default_a_poor_hand_stays() -> None:
    game = dealt("none", f"({RICH} {POOR})")
    assert game.actors == ["lancaster", "york"]
    assert hand_points(game.state, YORK) == 7


def test_D4_auto_deals_again_until_both_hands_exceed_thirteen() -> None:
    game = dealt("auto", f"({RICH} {POOR}) ({POOR} {RICH}) (7 8 9 20 21 22 23 10 11 12 13 14 15 16)")
    assert game.actors == ["lancaster", "york"]
    assert [hand_points(game.state, side) for side in (LANCASTER, YORK)] == [20, 24]


def test_D4_once_lets_the_holder_of_a_poor_hand_show_it_for_another() -> None:
    game = dealt("once", f"({RICH} {POOR})")
    game.offers_only("keep", "redeal", seat="york")
    game.plays("redeal").offers_only("keep", "redraw", seat="lancaster")
    game.rolls("(14 15 16 17 18 19 20)").plays("keep")
    assert game.state.hands == [[7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17, 18, 19, 20]]


def test_D4_once_the_other_side_may_give_up_its_hand_too() -> None:
    game = dealt("once", f"({RICH} {POOR})").plays("redeal")
    game.rolls("(20 21 22 23 24 25 7 8 9 10 11 12 13 14)").plays("redraw")
    assert game.state.hands == [[8, 9, 10, 11, 12, 13, 14], [7, 20, 21, 22, 23, 24, 25]]


def test_D4_once_asks_the_pretenders_side_first() -> None:
    game = dealt("once", "(1 2 20 21 22 23 24 3 4 5 6 25 13 14)")
    assert game.actors == ["york"]
    assert game.plays("keep").actors == ["lancaster"]


def test_D4_once_means_once_in_a_campaign() -> None:
    game = dealt("once", f"({RICH} {POOR})").plays("redeal").rolls(f"({POOR})").plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert hand_points(game.state, YORK) == 7


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("york muster, lancaster 4", "york"),
        ("york 3, lancaster 4", "lancaster"),
        ("york treason, lancaster piracy", "lancaster"),
        ("york 3, lancaster 3", "york"),
        ("york force_march, lancaster surprise", "york"),
    ],
)
def test_D5_an_event_beats_an_action_card_then_points_then_the_pretender(cards: str, first: str) -> None:
    assert scenario(cards=cards).actors == [first]


def test_D5_the_pretender_wins_ties_also_as_lancaster() -> None:
    assert scenario(setup="1470", cards="york 3, lancaster 3").actors == ["lancaster"]


@pytest.mark.parametrize(("card", "sails"), [("surprise", True), ("treason", False), ("force_march", False)])
def test_D6_an_event_never_recruits_and_of_one_group_moves_only_surprise_sails(card: str, sails: bool) -> None:
    game = scenario("Kent: Y_warwick", cards=f"york {card}, lancaster 2")
    assert {text.split()[0] for text in game.offered()} == {"end", "move", *(["sea"] if sails else [])}


@pytest.mark.parametrize(("value", "sails"), [("false", False), ("true", True)])
def test_D6_treasons_point_sails_only_by_the_switch(value: str, sails: bool) -> None:
    game = scenario("Kent: Y_warwick", cards="york treason, lancaster 2", options={"treason_sea": value})
    assert bool(game.offered("sea warwick")) == sails
    assert game.state.treason == YORK
    words = ("prompt-actions", "treason_sea" if sails else "treason")
    name, args = prompt(game.view("york"))
    assert (name, args["event"]) == words


def test_D6_an_action_card_recruits() -> None:
    scenario(cards="york 2, lancaster 2").offers("recruit norfolk east_anglia")


def test_D8_a_block_passes_friends_and_stops_at_enemies() -> None:
    game = scenario("Middlesex: March; Kent: York; Sussex: Oxford", cards="york 4, lancaster 2")
    game.plays("move march kent").offers_only("stop", "move march sussex")
    game.plays("move march sussex").refuses("move march dorset", "stop")


def test_D8_a_block_stops_in_a_contested_area() -> None:
    game = scenario("Kent: York, March; Sussex: Oxford", cards="york 4, lancaster 2")
    game.plays("move march sussex", "move york sussex").refuses("move york wilts", "stop")


def test_D8_one_move_a_turn_but_the_activation_stays_open() -> None:
    game = scenario("Middlesex: March, Rutland; Wilts: York", cards="york 2, lancaster 2")
    game.plays("move march kent", "stop", "move york dorset", "stop")
    assert game.state.points == 0
    game.offers("move rutland essex")
    game.refuses("move march sussex", "move york somerset")


def test_D8_no_turning_straight_back() -> None:
    game = scenario("Middlesex: March", cards="york 2, lancaster 2").plays("move march kent")
    game.offers_only("stop", "move march sussex")


def test_D9_both_directions_share_one_count() -> None:
    game = scenario("Cumbria: March; Lancaster: York, Rutland", cards="york 4, lancaster 2")
    game.plays("move march lancaster", "move york cumbria").refuses("move rutland cumbria")


def test_D9_each_player_has_a_count_of_his_own() -> None:
    picture = "Middlesex: March, York, Rutland, Suffolk; Oxford: Henry VI, L_exeter, Somerset, Oxford"
    game = scenario(picture, cards="york 4, lancaster 2")
    for block in ("march", "york", "rutland", "suffolk"):
        game.plays(f"move {block} essex", "stop")
    game.plays("end")
    for block in ("henry_vi", "exeter", "somerset", "oxford"):
        game.plays(f"move {block} middlesex", f"move {block} essex")
    assert len(game.state.blocks_in(LANCASTER, game.state.where[BLOCK["Y_march"]])) == 4


def test_D10_as_many_are_pinned_as_attack_in_front() -> None:
    game = scenario("Derby: March; Warwick: York; Chester: Oxford, Clifford", cards="york 4, lancaster 2")
    game.plays("move march chester", "move york chester", "end")
    game.offers("move oxford powys", "move clifford lancaster")
    game.refuses("move oxford derby", "move oxford warwick")
    game.plays("move oxford powys", "stop").refuses("move clifford lancaster")


def test_D10_reinforcements_free_nobody() -> None:
    game = scenario("Derby: March; Chester: Oxford; Lancaster: Clifford", cards="york 4, lancaster 2")
    game.plays("move march chester", "end", "move clifford chester").refuses("move oxford powys")


def test_D10_the_prisoner_pins_nobody() -> None:
    game = scenario(setup="1470", keep=True, cards="lancaster 4, york 2").plays("end")
    game.offers("move march kent")


def test_D11_three_borders_to_attack() -> None:
    picture = "Leicester: Oxford; Derby: March; Lincoln: York; Rutland: Rutland, Suffolk; Essex: Essex"
    game = scenario(picture, cards="york 4, lancaster 2")
    game.plays("move march leicester", "move york leicester", "move rutland leicester")
    game.refuses("move essex leicester")
    game.offers("move suffolk leicester")


def test_D11_two_borders_to_reinforce() -> None:
    picture = "Derby: March; Leicester: Oxford; Essex: Clifford; Middlesex: Devon, Beaumont; Warwick: Somerset"
    game = scenario(picture, cards="york 4, lancaster 3")
    game.plays("move march leicester", "end", "move clifford leicester", "move devon leicester")
    game.refuses("move somerset leicester")
    game.offers("move beaumont leicester")


def test_D11_a_sea_is_a_border_to_pirates() -> None:
    game = scenario("Kent: Oxford; Calais: Y_warwick, March", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march english_channel kent")
    game.shows("Kent: Oxford, Y_warwick, March r")
    assert not game.state.reserve[BLOCK["Y_warwick"]]


@pytest.mark.parametrize(("first", "second"), [("kent", "wilts"), ("wilts", "kent")])
def test_D12_the_border_crossed_first_is_the_main_attack(first: str, second: str) -> None:
    block = {"kent": "march", "wilts": "york"}
    game = scenario("Sussex: Oxford; Kent: March; Wilts: York", cards="york 4, lancaster 2")
    game.plays(f"move {block[first]} sussex", f"move {block[second]} sussex")
    game.shows(f"Sussex: Oxford, {block[first]}, {block[second]} r")
    assert not game.state.reserve[BLOCK[f"Y_{block[first]}"]]


def test_D13_force_march_goes_three_areas() -> None:
    game = scenario("Middlesex: March; Kent: York", cards="york force_march, lancaster 2")
    game.plays("move march oxford", "move march warwick", "move march chester")
    game.offers_only("end")
    game.shows("Chester: March; Kent: York")


@pytest.mark.parametrize(
    ("picture", "move"),
    [("Derby: March", "move march lancaster"), ("Middlesex: March; Oxford: Clifford", "move march oxford")],
)
def test_D13_red_borders_and_enemies_stop_a_force_march(picture: str, move: str) -> None:
    scenario(picture, cards="york force_march, lancaster 2").plays(move).offers_only("end")


def test_D14_who_is_not_pinned_may_leave_by_sea() -> None:
    game = scenario("Essex: March; East Anglia: Oxford, Clifford", cards="york 2, lancaster 2")
    game.plays("move march east_anglia", "end").offers("sea oxford north_sea lincoln")
    game.plays("sea oxford north_sea lincoln").refuses("sea clifford north_sea lincoln")


def test_D14_no_ship_enters_an_enemy_area_or_an_enemy_exile() -> None:
    game = scenario("Kent: Oxford; Essex: March", cards="york 2, lancaster 4")
    game.offers("sea oxford english_channel france")
    game.refuses("sea oxford north_sea calais", "sea oxford north_sea essex")


def test_D14_land_or_sea_not_both() -> None:
    game = scenario("Sussex: March", cards="york 4, lancaster 2").plays("move march kent", "stop")
    game.refuses("sea march north_sea essex")


@pytest.mark.parametrize(("value", "sails"), [("true", True), ("false", False)])
def test_D15_bombards_go_by_sea_unless_the_switch_forbids(value: str, sails: bool) -> None:
    game = scenario("Kent: Y_bombard, Norwich levy", cards="york 2, lancaster 2", options={"bombard_sea": value})
    assert ("sea bombard north_sea essex" in game.offered()) == sails
    game.refuses("sea norwich_levy north_sea essex")


def test_D16_two_blocks_from_port_to_port_and_no_third() -> None:
    game = scenario("Calais: Y_warwick, March, York", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea kent")
    assert game.state.points == 1
    game.plays("sea york north_sea kent")
    assert game.state.points == 0


def test_D16_the_pair_goes_to_one_port() -> None:
    game = scenario("Calais: Y_warwick, March, York", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea east_anglia")
    assert game.state.points == 0
    game.offers("sea york north_sea kent", "sea york north_sea east_anglia")


def test_D16_the_pair_need_not_sail_together() -> None:
    game = scenario("Calais: Y_warwick, March, York, Rutland", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea york north_sea east_anglia")
    game.offers("sea march north_sea kent", "sea march north_sea east_anglia")
    game.plays("sea march north_sea kent").refuses("sea rutland north_sea kent")
    game.offers("sea rutland north_sea east_anglia")


def test_D16_no_bonus_unless_both_ends_are_major_ports() -> None:
    game = scenario("Calais: Y_warwick, March; Essex: York, Rutland", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea lincoln", "sea york north_sea kent")
    assert game.state.points == 0
    game.refuses("sea march north_sea lincoln", "sea rutland north_sea kent")


def test_D17_of_the_mercenaries_only_the_welsh_are_recruited() -> None:
    game = scenario(cards="york 2, lancaster 3")
    assert not game.offered("recruit french") | game.offered("recruit scots")
    game.offers("recruit welsh powys")


def test_D17_an_heir_in_the_pool_is_recruited_like_an_entering_minor() -> None:
    game = scenario(cards="york 2, lancaster 3")
    game.offers("recruit henry_vi chester")
    game.refuses("recruit henry_vi lincoln")
    game.plays("end")
    game.offers("recruit york ireland", "recruit york calais")
    game.refuses("recruit york hereford")


def test_D17_a_bombard_appears_in_any_friendly_city() -> None:
    game = scenario("Wilts: Oxford", cards="york 2, lancaster 3")
    game.offers("recruit bombard wilts")
    game.refuses("recruit bombard somerset")


def test_D18_a_muster_goes_round_the_enemy() -> None:
    game = scenario("Middlesex: March; Oxford: Clifford", cards="york muster, lancaster 2")
    game.refuses("muster oxford")
    game.plays("muster warwick").offers_only("end", "move march leicester")


def test_D18_a_red_border_ends_a_muster_move() -> None:
    game = scenario("Cumbria: March; Chester: York", cards="york muster, lancaster 2")
    game.plays("muster derby").offers_only("end", "move york derby", "move york warwick", "move york lancaster")


def test_D18_border_limits_hold_in_a_muster() -> None:
    game = scenario("Cumbria: March, York, Rutland", cards="york muster, lancaster 2")
    game.plays("muster lancaster", "move march lancaster", "move york lancaster").offers_only("end")


def test_D18_the_pinned_do_not_muster() -> None:
    game = scenario("Rutland: March; Essex: Oxford", cards="york force_march, lancaster muster")
    game.plays("move march essex", "end").offers_only("end", seat="lancaster")


def test_D19_plague_strikes_a_purely_enemy_city_and_may_be_declined() -> None:
    picture = "Middlesex: Henry VI, Oxford 1; Derby: Clifford; Kent: Devon; Essex: March"
    game = scenario(picture, cards="york plague, lancaster 2")
    game.offers_only("decline", "plague middlesex")
    game.plays("plague middlesex").shows("Middlesex: Henry VI 3; dead: Oxford; Kent: Devon; Essex: March")
    assert game.actors == ["lancaster"]


def test_D19_no_plague_in_a_contested_city() -> None:
    game = scenario("Derby: Clifford; South Yorks: March; Wilts: Oxford", cards="york plague, lancaster force_march")
    game.plays("move clifford south_yorks", "end").offers_only("decline", "plague wilts", seat="york")


def test_D19_the_second_players_plague_strikes_once() -> None:
    game = scenario("Wilts: Oxford", cards="york plague, lancaster force_march").plays("end", "plague wilts")
    assert game.state.turn == 2
    game.shows("Wilts: Oxford 2")


def test_D19_a_plague_that_takes_the_last_heir_ends_the_game() -> None:
    game = scenario("Middlesex: Gloucester 1, Arundel", setup="1480", cards="york 2, lancaster plague")
    game.plays("plague middlesex")
    game.is_over("lancaster")


def test_D19_the_prisoner_does_not_catch_the_plague() -> None:
    game = scenario(setup="1470", keep=True, cards="york 2, lancaster plague").plays("plague middlesex")
    game.shows("Middlesex: March 2; prison: Henry VI 4")
