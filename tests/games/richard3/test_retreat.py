"""Retreats (8.9): when, and where to."""

import pytest
from tests.games.richard3.common import attack

from bosworth.testing.richard3 import scenario


@pytest.mark.parametrize("first", ["york", "lancaster"])
def test_R3_21_a_border_used_by_both_is_open_to_player_2_only(first: str) -> None:
    """21: both entered Essex from Rutland: only Player 2 may retreat over that border."""
    second = {"york": "lancaster", "lancaster": "york"}[first]
    game = scenario(
        "Essex: Hastings, Beaumont",
        attacker=first,
        came=f"{first} rutland>essex, {second} rutland>essex",
        seat=first,
        round=2,
    )
    block = {"york": "hastings", "lancaster": "beaumont"}
    game.waits_for(block[second]).offers(f"retreat {block[second]} rutland")
    game.waits_for(block[first]).refuses(f"retreat {block[first]} rutland")
    game.offers(f"retreat {block[first]} middlesex")


def test_8_3_an_attacker_who_cannot_retreat_in_round_4_is_lost() -> None:
    """8.3: the enemy holds everything around Powys: Hastings is eliminated without being asked."""
    around = "Caernarvon: Devon; Chester: Clifford; Hereford: Oxford; Glamorgan: Wiltshire; Pembroke: Pembroke"
    game = scenario(f"Powys: Hastings, Beaumont; {around}", attacker="york", round=4).plays("pass beaumont")
    game.shows("dead: Hastings; Powys: Beaumont")


def test_8_3_a_full_border_cuts_off_the_last_attacker() -> None:
    """8.3: only the red border to North Yorks is open: two of three get away, the third is eliminated."""
    game = scenario(
        "Cumbria: Hastings, Norfolk, Arundel, Newcastle levy; Northumbria: Clifford; Lancaster: Devon", attacker="york", round=4
    )
    game.plays("retreat norfolk north_yorks", "retreat hastings north_yorks")
    game.shows("North Yorks: Norfolk, Hastings; dead: Arundel; Cumbria: Newcastle levy")


def test_8_9_retreats_count_afresh_each_round() -> None:
    """8.9: two over a red border in round 2, the third in round 3; never by the border the enemy came over."""
    game = scenario(
        "Cumbria: Beaumont, Wiltshire, Devon, Norwich levy; North Yorks: Hastings",
        attacker="york",
        came="york northumbria>cumbria",
        round=2,
    )
    assert {offer.split()[-1] for offer in game.offered("retreat")} == {"lancaster", "scotland"}
    game.plays("retreat beaumont lancaster", "retreat wiltshire lancaster")
    game.refuses("retreat devon lancaster", "retreat devon northumbria", "retreat devon north_yorks")
    game.offers("retreat devon scotland")
    game.waits_for("devon", in_round=3).plays("retreat devon lancaster")
    game.shows("Lancaster: Beaumont *, Wiltshire *, Devon *; Cumbria: Norwich levy")


def test_8_9_not_into_an_enemy_exile_area() -> None:
    """8.9: Yorkists do not retreat to Scotland, vacant as it is."""
    game = scenario("Cumbria: Hastings, Beaumont", attacker="lancaster", round=2)
    assert {offer.split()[-1] for offer in game.offered("retreat")} == {"lancaster", "north_yorks", "northumbria"}


def test_D28_no_retreat_into_an_enemy_exile_area() -> None:
    game = attack("Cumbria: March; Northumbria: L_northumberland", "move march northumbria")
    game.waits_for(in_round=2).offers("retreat march cumbria", "retreat march east_yorks")
    game.refuses("retreat march scotland")


def test_D28_a_border_used_by_the_enemy_is_barred() -> None:
    game = attack("Kent: York; Sussex: Oxford", "move york sussex")
    game.waits_for(in_round=2).offers("retreat oxford middlesex")
    game.refuses("retreat oxford kent")


def test_D28_a_border_used_by_both_is_open_to_player_2_alone() -> None:
    picture = "Middlesex: March; Leicester: York; Essex: Wiltshire; Oxford: Clifford"
    game = scenario(picture, cards="york 4, lancaster 2").plays("move march essex", "move york rutland", "move york essex", "end")
    game = game.plays("move clifford middlesex", "move clifford essex", "end")
    game.waits_for(in_round=2)
    game.refuses("retreat march middlesex")
    game.plays("pass clifford").refuses("retreat march middlesex")
    game.plays("pass march").offers("retreat wiltshire middlesex")
    game.refuses("retreat wiltshire rutland")


def test_B9_who_cannot_retreat_in_round_4_falls_without_being_asked() -> None:
    picture = "Sussex: York, Oxford; Kent: Devon; Middlesex: Henry VI; Oxford: Wiltshire; Wilts: Beaumont; Dorset: Somerset"
    game = scenario(picture, attacker="york", round=4).plays("pass oxford")
    game.hears("lancaster", "cut-off", block="Y_york")
    game.shows("dead: York")
