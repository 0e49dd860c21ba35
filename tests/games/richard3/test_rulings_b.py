"""Our further decisions B1–B15, which no source speaks of. The page docs/rulings/richard3.md gives the reasons."""

import pytest

from bosworth.games.richard3.tables import BLOCK_NAMES
from bosworth.kernel.action import RESIGN
from bosworth.testing.richard3 import scenario


@pytest.mark.parametrize(
    ("middlesex", "scores"),
    [
        ("Arundel", [1, 2]),
        ("Arundel, London levy", [1, 2]),
        ("London levy, Y_bombard", [1, 0]),
        ("Arundel, Devon", [2, 1]),
        ("Arundel, Coventry levy", [1, 1]),
        ("London levy, Devon", [2, 0]),
    ],
)
def test_B1_who_has_the_point_for_middlesex(middlesex: str, scores: list[int]) -> None:
    assert scenario(f"Essex: Oxford; Middlesex: {middlesex}").scores == scores


def test_B2_calais_is_no_shield_of_a_dead_warwick() -> None:
    options = {"neville_homes": "family"}
    game = scenario("Sussex: Y_kent; dead: Y_warwick", step="go_home", seat="york", options=options)
    game.offers_only("go kent east_yorks", "go kent warwick", "go kent glamorgan")


def test_B3_equal_cards_are_one_offer() -> None:
    game = scenario()
    assert len(game.state.hands[1]) == 7
    assert len(game.state.legal(1)) == 2
    game.offers_only("play 4", "play 3", seat="york")


def test_B4_of_two_seas_only_the_first_is_offered_in_peace() -> None:
    game = scenario("Calais: March", cards="york piracy, lancaster 2")
    game.offers_only("sea march north_sea kent", start="sea march north_sea kent")
    game.refuses("sea march english_channel kent")


def test_B4_but_both_for_an_attack() -> None:
    game = scenario("Calais: March; Kent: Oxford", cards="york piracy, lancaster 2")
    game.offers("sea march north_sea kent", "sea march english_channel kent")


def test_B5_a_single_battle_begins_without_asking() -> None:
    game = scenario("Sussex: York, Oxford", attacker="york")
    game.offers("fire oxford", seat="lancaster")


def test_B5_a_single_entry_area_is_taken_without_asking() -> None:
    picture = (
        "Cumbria: York; South Yorks: March; Caernarvon: Rutland; Chester: Arundel; Derby: Essex; Pembroke: Hastings;"
        "Warwick: Herbert; Gloucester: Norfolk; Middlesex: Suffolk; Sussex: Worcester"
    )
    scenario(picture, step="supply", pending=[1, 0]).shows("Cornwall: Prince Edward")


def test_B5_homecomings_that_leave_no_choice_are_not_asked() -> None:
    game = scenario("Kent: Arundel, Hastings; Derby: Oxford, Devon", step="politics", dice="()")
    game.shows("Sussex: Arundel; Leicester: Hastings; Essex: Oxford; Cornwall: Devon")


def test_B6_resignation_is_open_to_both_at_any_time_and_never_listed() -> None:
    game = scenario(cards="york 2, lancaster 2")
    assert RESIGN not in game.state.legal(1)
    game.plays("resign", seat="lancaster").is_over("york")


def test_B7_order_of_id_is_alphabetical() -> None:
    assert sorted(BLOCK_NAMES) == BLOCK_NAMES
    game = scenario("Wilts: Wiltshire, Devon, Clifford", cards="york plague, lancaster 2").plays("plague wilts")
    order = [event["block"] for event in game.heard("lancaster", "plague-loss")]
    assert order == ["L_clifford", "L_devon", "L_wiltshire"]


def test_B7_and_settles_which_tied_block_is_meant() -> None:
    game = scenario("Sussex: York 1, Clifford, Beaumont", attacker="york").waits_for("york")
    game.rolls("1 #0").plays("fire york").shows("Sussex: York 1, Clifford 3, Beaumont 2")


def test_B8_a_regroup_is_skipped_when_nobody_can_go_anywhere() -> None:
    picture = "Sussex: Arundel 1, Oxford; Kent: March; Middlesex: York; Oxford: Rutland; Wilts: Norfolk; Dorset: Suffolk"
    game = scenario(picture, attacker="york").rolls("1 6 6").plays("fire oxford")
    assert game.state.turn == 2


def test_B8_otherwise_it_goes_on_until_the_winner_ends_it() -> None:
    game = scenario("Sussex: Arundel 1, Oxford", attacker="york").rolls("1 6 6").plays("fire oxford")
    game.plays("regroup oxford kent").offers_only("end", seat="lancaster")
    assert game.plays("end").state.turn == 2


def test_B9_who_cannot_retreat_in_round_4_falls_without_being_asked() -> None:
    picture = "Sussex: York, Oxford; Kent: Devon; Middlesex: Henry VI; Oxford: Wiltshire; Wilts: Beaumont; Dorset: Somerset"
    game = scenario(picture, attacker="york", round=4).plays("pass oxford")
    game.hears("lancaster", "cut-off", block="Y_york")
    game.shows("dead: York")


@pytest.mark.parametrize(("target", "is_final"), [("middlesex", True), ("sussex", False)])
def test_B10_an_attack_on_middlesex_cannot_be_taken_back(target: str, is_final: bool) -> None:
    game = scenario("Kent: March; Middlesex: Oxford; Sussex: Devon", cards="york 4, lancaster 2")
    before = game.state.barriers
    game.plays(f"move march {target}")
    assert (game.state.barriers > before) == is_final


def test_B11_a_defector_stays_known_while_he_waits() -> None:
    game = scenario("Sussex: York, L_stanley, Devon", attacker="lancaster").rolls("2").plays("treachery york stanley")
    game.shows("Sussex: York, Y_stanley r, Devon")
    game.sees("lancaster", "Sussex: York, Y_stanley, Devon")


def test_B12_a_usurper_and_a_new_pretender_are_named_without_their_area() -> None:
    game = scenario("Sussex: York 1, Oxford; Essex: March", attacker="york").rolls("1 6 6").plays("fire oxford")
    assert game.heard("lancaster", "new-pretender") == [{"block": "Y_march", "side": "york"}]
    game = scenario("Essex: March, Arundel; Kent: Oxford", step="politics", campaign=3)
    assert game.heard("lancaster", "crowned") == [{"block": "Y_york", "side": "york"}]


def test_B13_areas_starve_in_the_order_of_the_map() -> None:
    picture = "Derby: York, March, Rutland, Arundel, Norfolk; Cumbria: Essex, Hastings, Herbert, Suffolk, Worcester"
    game = scenario(picture, step="supply")
    game.offers("reduce essex")
    game.plays("reduce essex").offers("reduce york")


def test_B14_a_block_that_can_go_no_further_stops_by_itself() -> None:
    game = scenario("Derby: March, York", cards="york 2, lancaster 2").plays("move march lancaster")
    game.offers("move york chester", "end")


def test_B15_a_sea_attack_is_over_with_its_battle() -> None:
    game = scenario("Calais: March; Kent: Oxford 1; Sussex: Devon", cards="york piracy, lancaster 2")
    game.plays("sea march english_channel kent", "end", "end", "pass oxford").rolls("1 6 6").plays("fire march")
    game.offers("regroup march calais")
    game.refuses("regroup march middlesex")
    game.plays("end")
    assert not any(game.state.pirate)
