"""Recruiting (6.9): who comes up where."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import Table, scenario


def test_R3_25_lancaster_recruits_in_northumbria() -> None:
    """25: two points in Northumbria raise Northumberland and the Newcastle levy."""
    game = scenario(cards="lancaster 2, york muster").plays("end")
    game.plays("recruit northumberland northumbria", "recruit newcastle_levy northumbria")
    game.shows("Northumbria: L_northumberland 4 *, Newcastle levy 4 *")
    assert game.points == 0


def test_R3_25_york_recruits_in_east_anglia() -> None:
    """25: three points in East Anglia raise Norfolk, Suffolk and the Norwich levy."""
    game = scenario(cards="york 3, lancaster 2")
    game.plays("recruit norfolk east_anglia", "recruit suffolk east_anglia", "recruit norwich_levy east_anglia")
    game.shows("East Anglia: Norfolk 4 *, Suffolk 3 *, Norwich levy 4 *")
    assert game.points == 0


def places(game: Table, block: str) -> set[str]:
    """The areas where a block may be recruited."""
    return {offer.split()[-1] for offer in game.offered(f"recruit {block} ")}


def test_6_9_nobles_church_levies_and_welsh_come_up_at_home() -> None:
    """6.9: where the shield, cathedral or city is, if friendly or vacant; the Welsh anywhere in Wales."""
    game = scenario("Cumbria: Hastings; Somerset: Devon", cards="lancaster 4, york 2")
    assert places(game, "northumberland") == {"northumbria", "east_yorks"}
    assert places(game, "york_church") == places(game, "york_levy") == {"south_yorks"}
    assert places(game, "bristol_levy") == {"somerset"}
    assert places(game, "welsh") == {"caernarvon", "pembroke", "powys", "glamorgan"}


def test_6_9_the_other_five_mercenaries_are_never_recruited() -> None:
    """6.9: the Irish wait in exile and are simply moved; even face-up in the pool they would not be offered."""
    assert places(scenario("Ireland: York; pool: Irish", cards="york 3, lancaster 2"), "irish") == set()


def test_6_9_not_in_a_contested_area() -> None:
    """6.9: Norfolk does not come up in East Anglia while it is fought over."""
    game = scenario("Essex: Beaumont; East Anglia: Suffolk", cards="lancaster 4, york 2")
    game.marches("beaumont", "east_anglia").plays("end")
    assert places(game, "norfolk") == {"caernarvon", "glamorgan"}
    assert places(game, "norwich_levy") == set()


def test_6_9_a_bombard_wants_a_friendly_city() -> None:
    """6.9: any city, of either colour, where the side already stands; a vacant one is not enough."""
    game = scenario("Middlesex: Beaumont; Warwick: Clifford; Derby: Devon; Wilts: Hastings", cards="lancaster 4, york 2")
    assert places(game, "bombard") == {"middlesex", "warwick"}


def test_6_9_the_rebel_rises_in_vacant_areas_for_the_pretender() -> None:
    """6.9: not beside friends, not in exile areas, and never for the King."""
    picture = "Derby: Norfolk; Kent: Beaumont"
    game = scenario(picture, cards="york 4, lancaster 2")
    assert places(game, "rebel") & {"derby", "kent", "scotland", "france", "ireland", "calais"} == set()
    assert len(places(game, "rebel")) == 33 - 6
    assert places(scenario(picture, cards="lancaster 4, york 2"), "rebel") == set()
    assert len(places(scenario(picture, setup="1480", cards="lancaster 4, york 2"), "rebel")) == 33 - 6


def test_6_9_an_heir_of_the_pool_comes_back_by_crown_or_exile() -> None:
    """6.9: the King's heirs at a friendly or vacant crown area, the Pretender's in either exile area."""
    game = scenario("Chester: Hastings; Derby: Beaumont", cards="york 4, lancaster 4")
    assert places(game, "york") == places(game, "march") == {"ireland", "calais"}
    game.plays("end")
    crowns = {
        "cumbria",
        "south_yorks",
        "caernarvon",
        "derby",
        "pembroke",
        "warwick",
        "gloucester",
        "middlesex",
        "sussex",
        "cornwall",
    }
    assert places(game, "henry_vi") == places(game, "somerset") == crowns
    game.plays("recruit somerset derby").shows("Derby: Beaumont, Somerset 3 *")


def test_6_9_recruits_do_not_move_and_the_fallen_do_not_come_back() -> None:
    """6.9: a recruit counts as moved; a face-down block is not offered."""
    game = scenario("pool: Y_canterbury_church x; Oxford: Hastings", cards="york 4, lancaster 2")
    game.marches("hastings", "sussex").plays("recruit suffolk oxford")
    assert game.offered("move suffolk") == set()
    assert places(game, "canterbury_church") == set()


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


@pytest.mark.parametrize(("value", "offered"), [("false", False), ("true", True)])
def test_D25_and_in_recruiting_only_by_the_switch(value: str, offered: bool) -> None:
    options = {"neville_shields_in_battle": value}
    game = scenario("dead: Y_salisbury", cards="lancaster 2, york 4", options=options)
    assert ("recruit kent north_yorks" in game.offered()) == offered


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
