"""Sections 11, 12 and 16 beyond the worked examples: the political turn, victory, the scenarios and the prisoner."""

from typing import Any

import pytest

from bosworth.games.richard3.tables import BLOCK
from bosworth.testing.richard3 import Table, scenario


def homes(game: Table, block: str) -> set[str]:
    """The places where a block may go home to."""
    return {offer.split()[-1] for offer in game.offered(f"go {block} ")}


# --- 11 the political turn ------------------------------------------------------------------------------------------------------


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


def test_11_2_usurpation_turns_the_titles_and_the_rebel_round() -> None:
    """11.2: York has more: York is King, Henry VI Pretender, the rebel Lancaster's; and Lancaster goes home first."""
    game = scenario("Kent: York, March; Derby: Henry VI; Chester: Rebel", step="politics")
    game.hears(None, "usurpation", king=1, pretender=2, side="york")
    assert (game.king, game.pretender, game.actors) == ("Y_york", "L_henry_vi", ["lancaster"])
    assert str(BLOCK["R_rebel"]) in game.view("lancaster")["blocks"]
    assert str(BLOCK["R_rebel"]) not in game.view("york")["blocks"]
    assert homes(game, "henry_vi") == {"france", "scotland"}


def test_11_2_the_senior_heir_is_crowned_not_the_pretender() -> None:
    """11.2: Rutland was Pretender; March, more senior, becomes King."""
    game = scenario("Kent: Rutland; Calais: March; dead: York; Sussex: Arundel", step="politics", pretender="Rutland")
    assert (game.king, game.pretender) == ("Y_march", "L_henry_vi")


def test_11_2_middlesex_is_worth_one() -> None:
    """11.2: one noble each, York's in London: York has more."""
    game = scenario("Middlesex: Norfolk; Derby: Beaumont", step="politics")
    game.hears(None, "usurpation", king=1, pretender=2)


@pytest.mark.parametrize(("holder", "scores"), [("L_clarence", [1, 0]), ("Y_exeter", [0, 1]), ("Scots", [0, 0])])
def test_11_2_captive_heirs_count_for_their_holder(holder: str, scores: list[int]) -> None:
    """11.2: Clarence as a Lancastrian, Exeter as a Yorkist; mercenaries count for nobody."""
    assert scenario(f"Derby: {holder}", step="choose_card").scores == scores


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


FAMILY = {"neville_homes": "family"}
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


# --- 12 victory -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("york", "winner"), [("Hastings", "lancaster"), ("Hastings, Norfolk", "york")])
def test_12_2_after_the_last_campaign_the_king_has_won(york: str, winner: str) -> None:
    """12.2: 1 to 1 leaves Lancaster King, 1 to 2 makes York's side King's: it wins, and nobody goes home."""
    game = scenario(f"Derby: Beaumont; Kent: {york}", step="politics", campaign=3)
    game.is_over(winner)
    game.shows(f"Derby: Beaumont; Kent: {york}")


@pytest.mark.parametrize(("loser", "winner"), [("york", "lancaster"), ("lancaster", "york")])
def test_12_3_a_side_may_resign_at_any_time(loser: str, winner: str) -> None:
    """12.3: whether it is its turn or not."""
    game = scenario(cards="york 4, lancaster 2")
    game.plays("resign", seat=loser).is_over(winner)


def test_12_1_the_last_heir_may_starve() -> None:
    """12.1: Richmond dies in the attrition of 1480: York has won."""
    game = scenario("Derby: L_richmond 1, Oxford, Pembroke, L_buckingham, L_rivers", setup="1480", step="supply")
    game.plays("reduce richmond").is_over("york")


def test_12_1_the_last_heir_may_be_cut_off() -> None:
    """12.1: in round 4 Gloucester finds no way out of Powys: Lancaster has won."""
    around = "Caernarvon: Oxford; Chester: L_richmond; Hereford: L_rivers; Glamorgan: L_buckingham; Pembroke: Pembroke"
    game = scenario(f"Powys: Y_gloucester, Welsh; {around}", setup="1480", attacker="york", round=4)
    game.plays("pass welsh").is_over("lancaster")


def test_12_1_the_last_heir_may_fall_by_the_reply_to_his_charge() -> None:
    """12.1: Gloucester, at 1, charges Rivers and is shot: Lancaster has won."""
    game = scenario("Derby: Y_gloucester 1, L_rivers", setup="1480", attacker="lancaster")
    game.rolls("6 1 6").plays("charge gloucester rivers").is_over("lancaster")


@pytest.mark.parametrize(
    "rest",
    ["minor: Y_clarence; dead: March, Rutland, Y_gloucester", "pool: March; dead: Rutland, Y_clarence, Y_gloucester"],
)
def test_12_1_minors_and_heirs_in_the_pool_count(rest: str) -> None:
    """12.1: the last heir on the map falls, but Clarence is a minor; or March is in the pool."""
    game = scenario(f"{rest}; Warwick: York 1", cards="lancaster plague, york 2").plays("plague warwick")
    game.shows("dead: York")
    game.goes_on()


def test_12_1_lancaster_loses_when_exeter_serves_york() -> None:
    """12.1: all others are dead and Exeter is a Yorkist: Somerset was the last."""
    game = scenario(
        "dead: Henry VI, Prince Edward, L_richmond; Kent: Y_exeter; Warwick: Somerset 1",
        cards="york plague, lancaster 2",
        king="Somerset",
    )
    game.plays("plague warwick").is_over("york")


# --- 16 scenarios ---------------------------------------------------------------------------------------------------------------


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


def prison(picture: str, **more: Any) -> Table:
    """1470, with Henry VI in the Tower."""
    return scenario(picture, setup="1470", **more)


def test_16_2_a_move_that_ends_in_london_frees_him_and_he_may_still_move() -> None:
    """16.2: he is Pretender, at full strength, unmoved: with another point he may march out."""
    game = prison("Essex: Oxford", cards="lancaster 2, york plague").plays("decline").marches("oxford", "middlesex")
    game.shows("Middlesex: Oxford *, Henry VI 4")
    assert (game.pretender, game.points) == ("L_henry_vi", 1)
    game.marches("henry_vi", "oxford").shows("Oxford: Henry VI")
    assert game.points == 0


def test_16_2_a_sea_move_frees_him() -> None:
    """16.2: Oxford sails from Essex to London."""
    game = prison("Essex: Oxford", cards="lancaster 4, york 2").plays("sea oxford north_sea middlesex")
    game.shows("Middlesex: Oxford, Henry VI")


def test_16_2_the_rebel_raised_in_london_frees_him() -> None:
    """16.2: a recruit is enough, the rebel too."""
    game = prison("", cards="lancaster 4, york 2").plays("recruit rebel middlesex")
    game.shows("Middlesex: Rebel, Henry VI")
    assert game.pretender == "L_henry_vi"


def test_16_2_a_retreat_into_london_frees_him() -> None:
    """16.2: Oxford retreats from Essex to vacant Middlesex."""
    game = prison("Essex: Oxford, Hastings", attacker="york", came="york rutland>essex").waits_for("oxford", in_round=2)
    game.plays("retreat oxford middlesex").shows("Middlesex: Oxford, Henry VI")


def test_16_2_a_regroup_into_london_frees_him() -> None:
    """16.2: having won in Essex, Oxford goes on to Middlesex."""
    game = prison("Essex: Oxford, Y_rivers 1", attacker="york").rolls("1 6 6").plays("fire oxford", "regroup oxford middlesex")
    game.shows("Middlesex: Oxford, Henry VI")


def test_16_2_a_battle_for_london_frees_him_in_time_to_regroup() -> None:
    """16.2: he takes no part in the battle, is free when it is won, and may leave at once."""
    game = prison("Middlesex: Oxford, Y_rivers 2", attacker="lancaster", came="lancaster essex>middlesex")
    assert game.offered() == {"fire oxford", "pass oxford"}
    game.rolls("1 2 6").plays("fire oxford").shows("Middlesex: Oxford, Henry VI 4")
    assert game.pretender == "L_henry_vi"
    game.plays("regroup henry_vi essex").shows("Essex: Henry VI")


def test_16_2_when_the_last_yorkist_retreats_from_london_he_is_free() -> None:
    """16.2: Rivers leaves the field: the battle is over and Henry VI free."""
    game = prison("Middlesex: Oxford, Y_rivers", attacker="lancaster").waits_for("rivers", in_round=2)
    game.plays("retreat rivers kent").shows("Middlesex: Oxford, Henry VI")


def test_16_2_he_does_not_occupy_london() -> None:
    """16.2: York's London levy comes up there, and a Yorkist enters without a battle."""
    game = prison("Kent: Hastings", cards="york 4, lancaster 2")
    game.offers("recruit london_levy middlesex")
    game.marches("hastings", "middlesex").plays("end", "end")
    assert game.state.turn == 2


def test_16_2_he_is_passed_over_while_there_is_another_heir() -> None:
    """16.2: Prince Edward dies: Exeter is Pretender, not the prisoner; after Exeter and Richmond there is only he."""
    game = prison("Warwick: Prince Edward 1; France: L_exeter", cards="york plague, lancaster 2").plays("plague warwick")
    assert game.pretender == "L_exeter"
    game = prison("Warwick: Prince Edward 1; dead: L_exeter, L_richmond", cards="york plague, lancaster 2").plays(
        "plague warwick"
    )
    assert game.pretender == "L_henry_vi"
    game.goes_on()


def test_16_2_he_is_killed_if_york_is_king_at_the_end() -> None:
    """16.2: after the first campaign; Lancaster has an heir to come."""
    game = prison("Kent: Hastings, Norfolk; France: Prince Edward", step="politics")
    game.hears(None, "no-usurpation", king=2, pretender=1)
    game.shows("dead: Henry VI; minor: L_richmond")
    assert game.state.pending == [1, 0]
    assert (game.king, game.pretender) == ("Y_march", "L_prince_edward")
    game.goes_on()


def test_16_2_his_death_ends_the_game_if_he_was_the_last() -> None:
    """16.2, 12.1: no other Lancastrian heir is alive: York has won after the first campaign."""
    prison("Kent: March; dead: Prince Edward, L_exeter, L_richmond", step="politics", pretender="Henry VI").is_over("york")


def test_16_2_if_lancaster_usurps_he_is_king_and_free_when_york_has_gone_home() -> None:
    """16.2: he counts 1, is King though Prince Edward is free, and leaves the Tower as soon as York's side is home."""
    game = prison("Middlesex: Hastings, Norfolk; Derby: Oxford, Pembroke, Prince Edward", step="politics")
    game.hears(None, "usurpation", king=3, pretender=4)
    assert (game.king, game.pretender, game.actors) == ("L_henry_vi", "Y_march", ["york"])
    game.shows("prison: Henry VI")
    game.plays("go norfolk east_anglia").shows("Middlesex: Henry VI 4; Leicester: Hastings")
    assert game.actors == ["lancaster"]
    assert {"middlesex", "lancaster", "lincoln"} <= homes(game, "henry_vi")
