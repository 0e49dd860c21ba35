"""The political turn (11): going home, exile and the reset."""

import pytest
from tests.games.richard3.common import CROWN_GUARDS, homes

from bosworth.games.richard3.tables import BLOCK
from bosworth.testing.richard3 import scenario

FAMILY = {"neville_homes": "family"}


def test_11_a_whole_political_turn() -> None:
    """11: disband, count, York home, Lancaster home, reset: in this order, everybody to his place and at full strength."""
    game = scenario(
        """
        Kent: Henry VI 2, Bristol levy 1, L_bombard 2
        Derby: Beaumont 1, Welsh 1
        Oxford: L_warwick 3
        Essex: L_clarence 2
        Hereford: March 1, Y_kent 2, Rebel 1
        Wilts: Salisbury levy 2, Norfolk 2
        Chester: Irish 1
        pool: French x, L_stanley x
        dead: Y_salisbury
        """,
        step="politics",
    )
    game.hears(None, "no-usurpation", king=4, pretender=3)
    game.shows("pool: Bristol levy, L_bombard, Welsh, Rebel, Salisbury levy; Ireland: Irish; France: French; Scotland: Scots")
    assert game.actors == ["york"]
    assert homes(game, "march") == {"ireland", "calais"}
    assert homes(game, "kent") == {"east_yorks"}
    assert homes(game, "norfolk") == {"caernarvon", "east_anglia", "glamorgan"}
    game.refuses("go norfolk pool", "go march hereford", "go march pool")
    game.plays("go norfolk glamorgan", "go kent east_yorks", "go march calais")
    assert game.actors == ["lancaster"]
    crowns = {"cumbria", "south_yorks", "caernarvon", "chester", "derby", "pembroke", "warwick", "gloucester", "middlesex"}
    assert homes(game, "henry_vi") == crowns | {"sussex", "cornwall", "lancaster", "lincoln"}
    assert homes(game, "clarence") == {"south_yorks", "hereford", "rutland"}
    assert homes(game, "warwick") == {"warwick"}
    assert homes(game, "beaumont") == {"lincoln"}
    game.plays("go henry_vi south_yorks")
    assert homes(game, "clarence") == {"hereford", "rutland"}
    game.rolls("()").plays("go clarence rutland")
    assert (game.state.campaign, game.state.turn) == (2, 1)
    game.shows(
        """
        South Yorks: Henry VI 4; Rutland: L_clarence 3; Warwick: L_warwick 4; Lincoln: Beaumont 3
        Calais: March 3, Y_calais 3, Burgundian 3; East Yorks: Y_kent 3; Glamorgan: Norfolk 4
        Ireland: Irish 4; France: French 4; Scotland: Scots 4; pool: L_stanley 4, Rebel 4, Welsh 3
        """
    )


def test_11_4_blocks_in_exile_stay() -> None:
    """11.4, 11.5: nobody in exile is asked; with nobody on the map the next campaign begins at once."""
    game = scenario("Calais: York, Norfolk; France: Henry VI, Beaumont", step="politics", dice="()")
    game.shows("Calais: York, Norfolk, Y_calais, Burgundian; France: Henry VI, Beaumont, French")
    assert game.state.campaign == 2


def test_11_4_without_a_home_to_the_pool() -> None:
    """11.4: Hastings' only shield is the enemy's, Arundel's is his own: the one goes to the pool, the other stays."""
    game = scenario("Sussex: Arundel; Kent: Hastings; Leicester: L_rivers, Beaumont, Henry VI", step="politics")
    game.shows("pool: Hastings; Sussex: Arundel")
    assert game.actors == ["lancaster"]


def test_11_4_clarence_wants_a_vacant_shield_and_may_stay_on_his_own() -> None:
    """11.4: alone in Rutland he may stay; South Yorks is a friend's, Hereford the enemy's."""
    game = scenario(
        "Rutland: L_clarence; South Yorks: L_york_church; Hereford: March, Hastings",
        step="politics",
        king_side="york",
        king="March",
        pretender="Henry VI",
    )
    game.offers_only("go clarence rutland", "go york_church south_yorks", seat="lancaster")


LANCASTRIANS = "East Yorks: L_northumberland; North Yorks: Clifford; Derby: Henry VI, Beaumont"


def test_11_5_nevilles_whose_shields_are_lost_go_to_the_pool() -> None:
    """11.5: both of Salisbury's shields are the enemy's, and so is Kent's; Warwick has a shield in Calais."""
    game = scenario(f"{LANCASTRIANS}; Chester: Y_kent, Y_salisbury, Y_warwick", step="politics")
    assert homes(game, "kent") == homes(game, "salisbury") == {"pool"}
    assert homes(game, "warwick") == {"warwick", "glamorgan", "calais"}


def test_11_5_by_switch_kent_and_salisbury_lodge_in_calais_then() -> None:
    """11.5: both of Salisbury's shields are the enemy's, and so is Kent's: to Calais; Warwick always may."""
    game = scenario(f"{LANCASTRIANS}; Chester: Y_kent, Y_salisbury, Y_warwick", step="politics", options=FAMILY)
    assert homes(game, "kent") == homes(game, "salisbury") == {"calais"}
    assert homes(game, "warwick") == {"warwick", "glamorgan", "calais"}


def test_11_5_one_free_shield_is_enough_to_bar_calais() -> None:
    """11.5: North Yorks is free: Salisbury goes there, Kent to Calais."""
    game = scenario(
        "East Yorks: L_northumberland; Derby: Henry VI, Beaumont, Clifford; Chester: Y_kent, Y_salisbury, Y_warwick",
        step="politics",
        options=FAMILY,
    )
    assert homes(game, "salisbury") == {"north_yorks"}
    assert homes(game, "kent") == {"calais"}


def test_11_5_calais_has_room_for_four() -> None:
    """11.5: three lodge there: one of the two finds room, the other goes to the pool; it matters who goes first."""
    picture = f"{LANCASTRIANS}; Calais: York, March, Norfolk; Chester: Y_kent, Y_salisbury"
    game = scenario(picture, step="politics", options=FAMILY)
    game.offers_only("go kent calais", "go salisbury calais")
    game.plays("go salisbury calais").shows("Calais: York, March, Norfolk, Y_salisbury, Y_calais, Burgundian; pool: Y_kent")


def test_11_5_lancastrian_nevilles_never_lodge_in_calais() -> None:
    """11.5: Kent's shield is York's: he goes to the pool; Warwick has his own two."""
    game = scenario("East Yorks: Y_northumberland; Derby: L_kent, L_warwick, Henry VI", step="politics")
    game.plays("go northumberland east_yorks")
    assert game.actors == ["lancaster"]
    assert homes(game, "kent") == {"pool"}
    assert homes(game, "warwick") == {"warwick", "glamorgan"}


def test_11_5_without_a_vacant_shield_clarence_goes_to_the_pool() -> None:
    """11.5: a companion in Rutland, the church in South Yorks, a Lancastrian in Hereford: nothing is vacant."""
    picture = "Rutland: L_clarence, Henry VI; South Yorks: L_york_church; Hereford: Somerset"
    game = scenario(picture, step="politics")
    assert homes(game, "clarence") == {"pool"}
    game.plays("go henry_vi derby")
    assert homes(game, "clarence") == {"rutland"}


def test_11_5_a_named_shield_is_open_to_others_only_when_its_owner_is_dead() -> None:
    """11.5: Dorset is Somerset's; Henry VI may go there once he is dead."""
    game = scenario("Kent: Henry VI, Somerset", step="politics")
    assert "dorset" in homes(game, "somerset")
    assert "dorset" not in homes(game, "henry_vi")
    assert "dorset" in homes(scenario("Kent: Henry VI; dead: Somerset", step="politics"), "henry_vi")


FIVE_IN_IRELAND = "Ireland: York, March, Rutland, Norfolk; France: Beaumont"


def test_11_6_all_that_exile_cannot_hold_go_to_the_pool() -> None:
    """11.6: four in Ireland: two go, the Pretender himself if his side likes; Lancaster's areas are in order."""
    game = scenario(FIVE_IN_IRELAND, step="politics")
    game.offers_only("banish york", "banish march", "banish rutland", "banish norfolk", seat="york")
    game.plays("banish york").rolls("()").plays("banish norfolk")
    game.shows("Ireland: March, Rutland, Irish; pool: York, Norfolk")
    assert (game.state.campaign, game.pretender) == (2, "Y_york")


def test_11_6_by_the_switch_only_one_goes() -> None:
    """11.6: with `exile_excess` one, three stay in Ireland."""
    game = scenario(FIVE_IN_IRELAND, step="politics", options={"exile_excess": "one"})
    game.rolls("()").plays("banish norfolk").shows("Ireland: York, March, Rutland, Irish; pool: Norfolk")
    assert game.state.campaign == 2


def test_D1_levies_disband_before_anybody_goes_home() -> None:
    game = scenario("Essex: L_bombard; Kent: Essex", step="politics", dice="()")
    game.shows("Essex: Essex; pool: L_bombard")


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


def test_B2_calais_is_no_shield_of_a_dead_warwick() -> None:
    options = {"neville_homes": "family"}
    game = scenario("Sussex: Y_kent; dead: Y_warwick", step="go_home", seat="york", options=options)
    game.offers_only("go kent east_yorks", "go kent warwick", "go kent glamorgan")


def test_B5_homecomings_that_leave_no_choice_are_not_asked() -> None:
    game = scenario("Kent: Arundel, Hastings; Derby: Oxford, Devon", step="politics", dice="()")
    game.shows("Sussex: Arundel; Leicester: Hastings; Essex: Oxford; Cornwall: Devon")
