"""Piracy (7.1, 7.2): attacks by sea, and how pirates leave."""

import pytest
from tests.games.richard3.common import ends

from bosworth.games.richard3.refusal import refusals
from bosworth.games.richard3.tables import BLOCK, YORK
from bosworth.testing.richard3 import Table, scenario


def pirates(picture: str, *moves: str) -> Table:
    """York plays Piracy and makes these moves, Lancaster nothing; then the battle begins."""
    return scenario(picture, cards="york piracy, lancaster 2").plays(*moves, "end", "end")


def test_7_1_kent_is_attacked_from_two_seas() -> None:
    """7.1: a sea is a border: who comes by the second one is reserve."""
    game = scenario("Calais: York, March; Kent: Beaumont", cards="york piracy, lancaster 2")
    assert game.offered("move") | game.offered("recruit") == set()
    game.offers("sea york north_sea kent", "sea york english_channel kent")
    game.plays("sea york north_sea kent", "sea march english_channel kent").shows("Kent: York, March r, Beaumont")


def test_7_1_two_pirates_of_one_sea_are_both_main_force() -> None:
    """7.1: a contested area may be entered too, at the full price."""
    game = scenario("Calais: York, March, Rutland; Kent: Beaumont", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent")
    assert game.points == 1
    game.plays("sea march north_sea kent").shows("Kent: York, March, Beaumont")
    game.offers_only("end")


def test_7_1_only_the_attack_loses_the_port_bonus() -> None:
    """7.1: a voyage to a vacant port leaves a credit, an attack neither leaves nor uses one."""
    game = scenario("Calais: York, March, Rutland; Kent: Beaumont", cards="york piracy, lancaster 2")
    game.plays("sea york english_channel sussex", "sea march north_sea kent")
    assert game.points == 0
    game.offers_only("end", "sea rutland english_channel sussex")


def test_7_1_no_piracy_against_an_exile_area() -> None:
    """7.1: Lancaster's pirates do not enter Calais or Ireland."""
    game = scenario("France: Somerset; Calais: York; Ireland: March; Sussex: Hastings", cards="lancaster piracy, york 2")
    assert {"calais", "ireland"} & ends(game, "sea somerset") == set()
    game.offers("sea somerset english_channel sussex")


def test_7_1_pirates_pin_but_leave_their_sea_open() -> None:
    """7.1: one pirate pins one of two; the other may leave by land, or by the very sea the pirate used."""
    game = scenario("Calais: York; Kent: Beaumont, Clifford", cards="york piracy, lancaster 4")
    game.plays("sea york north_sea kent", "end").offers("sea clifford north_sea essex", "move clifford middlesex")
    game.plays("sea clifford north_sea essex")
    assert game.offered("move beaumont") | game.offered("sea beaumont") == set()


def test_7_2_pirates_retreat_by_the_sea_they_came_by() -> None:
    """7.2: to friendly or vacant coasts of the North Sea, not to Scotland, not over land, not by the Channel."""
    game = scenario("Calais: York; Kent: Beaumont; Lincoln: Clifford", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent", "end", "end").waits_for("york", in_round=2)
    coasts = {"northumbria", "east_yorks", "rutland", "east_anglia", "middlesex", "essex", "calais"}
    assert ends(game, "retreat york") == coasts
    game.plays("retreat york essex").shows("Essex: York *; Kent: Beaumont")


def test_7_2_their_own_exile_area_is_always_a_haven() -> None:
    """7.2: every other coast of the Irish Sea is the enemy's: the Irish can still go home."""
    held = "Isle of Man: Devon; Cumbria: Clifford; Lancaster: Oxford; Caernarvon: Wiltshire; Pembroke: Pembroke"
    more = "Glamorgan: L_buckingham; Somerset: Somerset; Cornwall: L_exeter; Chester: Beaumont"
    game = scenario(f"Ireland: Irish; {held}; {more}", cards="york piracy, lancaster 2")
    game.plays("sea irish irish_sea chester", "end", "end").waits_for("irish", in_round=2)
    assert ends(game, "retreat irish") == {"ireland"}


def test_7_2_pirates_regroup_by_sea_only() -> None:
    """7.2: having won, a pirate goes on to coasts of his sea; who is no pirate goes over land."""
    game = scenario("Calais: York; Kent: L_rivers 1; Lincoln: Clifford", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent", "end", "end").waits_for("york").rolls("1 6 6 6").plays("fire york")
    coasts = {"northumbria", "east_yorks", "rutland", "east_anglia", "middlesex", "essex", "calais"}
    assert ends(game, "regroup york") == coasts
    assert game.offered() == {"end"} | game.offered("regroup york")


@pytest.mark.parametrize("to", ["essex", "lincoln"])
def test_7_2_a_coast_without_a_major_port_takes_one_pirate(to: str) -> None:
    """7.2: Warwick and March may not both leave Kent for Essex in one round; Calais, a major port like Kent, takes both."""
    picture = "Calais: Y_warwick, March; Kent: Oxford"
    game = scenario(picture, cards="york piracy, lancaster 4").plays("sea warwick north_sea kent", "sea march north_sea kent")
    game.plays("end", "end").waits_for("march", in_round=2).plays(f"retreat march {to}")
    game.offers("retreat warwick calais", *(f"retreat warwick {area}" for area in {"essex", "lincoln"} - {to}))
    game.refuses(f"retreat warwick {to}")


def test_7_2_a_turncoat_pirate_goes_by_land() -> None:
    """8.8: a pirate who defects is no pirate any more: he retreats over land."""
    game = scenario("Calais: Y_stanley, York; Kent: Henry VI, Newcastle levy", cards="york piracy, lancaster 2")
    game.plays("sea stanley north_sea kent", "sea york north_sea kent", "end", "end").waits_for("henry_vi")
    game.rolls("2").plays("treachery henry_vi stanley").waits_for("stanley", in_round=2)
    assert ends(game, "retreat stanley") == {"middlesex", "sussex"}


def test_7_2_a_pirate_who_falls_is_no_pirate_any_more() -> None:
    """1.8: eliminated, he lies in the pool without a trace of what he did this turn."""
    game = scenario("Calais: Y_stanley 1, York; Kent: Clifford, Henry VI", cards="york piracy, lancaster 2")
    game.plays("sea stanley north_sea kent", "end", "end").rolls("1 6 6").plays("fire clifford")
    game.shows("pool: Y_stanley 4 x; Calais: York; Kent: Clifford, Henry VI")
    assert not any(game.state.pirate)


def test_D11_a_sea_is_a_border_to_pirates() -> None:
    game = scenario("Kent: Oxford; Calais: Y_warwick, March", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march english_channel kent")
    game.shows("Kent: Oxford, Y_warwick, March r")
    assert not game.state.reserve[BLOCK["Y_warwick"]]


def test_D33_a_peaceful_voyage_keeps_the_port_bonus_under_piracy() -> None:
    game = scenario("Calais: Y_warwick, March, York; Kent: Oxford", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea east_anglia", "sea march north_sea east_anglia")
    assert game.state.points == 1


def test_D33_an_attack_has_no_port_bonus() -> None:
    game = scenario("Calais: Y_warwick, March, York; Kent: Oxford", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea kent").offers_only("end")


def test_D34_pirates_retreat_by_their_sea_and_never_to_an_enemy_exile_area() -> None:
    game = pirates("Calais: Y_warwick; Kent: Oxford", "sea warwick english_channel kent")
    game.waits_for(in_round=2).plays("pass oxford")
    ways = [f"retreat warwick {area}" for area in ("calais", "sussex", "dorset", "cornwall")]
    game.offers_only(*ways, start="retreat")


TWO_PIRATES = ("sea march north_sea kent", "sea kent north_sea kent")


def test_D34_in_a_round_one_pirate_goes_to_a_coast() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 4).plays("retreat march essex")
    game.refuses("retreat kent essex")
    game.offers("retreat kent lincoln", "retreat kent calais")


def test_D34_from_major_port_to_major_port_two() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 4).plays("retreat march calais").offers("retreat kent calais")


def test_D34_the_next_round_counts_afresh() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 2).plays("retreat march essex")
    game.waits_for("kent", 3).offers("retreat kent essex")


def test_D34_the_same_limit_holds_for_a_regroup() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon 1", *TWO_PIRATES)
    game.rolls("1 6 6").plays("fire march", "regroup march essex")
    game.refuses("regroup kent essex")
    game.offers("regroup kent lincoln", "regroup kent calais")


def test_D34_the_other_winners_regroup_by_land() -> None:
    game = scenario("Essex: March; Rutland: Devon 1", cards="york piracy, lancaster 2").plays("end", "move devon essex", "end")
    game.rolls("1 6 6").plays("fire march").offers("regroup march middlesex", "regroup march rutland")


def test_D34_whoever_plays_piracy_is_player_1() -> None:
    for event in ("force_march", "surprise", "treason", "muster", "plague"):
        assert scenario(cards=f"york {event}, lancaster piracy").actors == ["lancaster"]


def test_B4_but_both_for_an_attack() -> None:
    game = scenario("Calais: March; Kent: Oxford", cards="york piracy, lancaster 2")
    game.offers("sea march north_sea kent", "sea march english_channel kent")


def test_B15_a_sea_attack_is_over_with_its_battle() -> None:
    game = scenario("Calais: March; Kent: Oxford 1; Sussex: Devon", cards="york piracy, lancaster 2")
    game.plays("sea march english_channel kent", "end", "end", "pass oxford").rolls("1 6 6").plays("fire march")
    game.offers("regroup march calais")
    game.refuses("regroup march middlesex")
    game.plays("end")
    assert not any(game.state.pirate)


def test_B16_more_points_with_piracy_sail_but_only_two_blocks_attack() -> None:
    picture = "Calais: York, March, Rutland; Kent: Oxford"
    game = scenario(picture, cards="york piracy, lancaster 2", options={"favoured": "york", "favour": "two"})
    game.plays("sea york north_sea kent", "sea march english_channel kent")
    assert game.points == 2
    assert "kent" not in ends(game, "sea rutland")
    found = refusals(game.view("york"), game.state.legal(YORK))
    assert (["block:Y_rutland", "area:kent"], ("refused-pirates", {"area": "kent"})) in found
    game.plays("sea rutland north_sea essex").shows("Kent: York, March r, Oxford; Essex: Rutland *")
