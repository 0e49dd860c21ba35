"""Charges (8.7): the heir who rides at an enemy, and the reply."""

import pytest
from tests.games.richard3.common import attack

from bosworth.testing.richard3 import scenario


def test_R3_17_a_charge_that_kills_has_no_reply() -> None:
    """17: Gloucester, B3 at strength 3, charges Rivers at 2 with 1, 3, 6: two hits, Rivers dies without a reply."""
    game = scenario("Derby: Y_gloucester 3, L_rivers 2, Beaumont", attacker="lancaster")
    game.rolls("1 3 6").plays("charge gloucester rivers")
    game.shows("Derby: Y_gloucester 3, Beaumont; pool: L_rivers x")


@pytest.mark.parametrize(("reply", "left"), [(2, 2), (3, 3)])
def test_R3_17_who_outlives_the_charge_fires_back(reply: int, left: int) -> None:
    """17: with 1, 5, 6 Rivers is left at 1 and replies with one die, which hits Gloucester up to 2; his own turn is still his."""
    game = scenario("Derby: Y_gloucester 3, L_rivers 2", attacker="lancaster")
    game.rolls(f"1 5 6 {reply}").plays("charge gloucester rivers")
    game.shows(f"Derby: Y_gloucester {left}, L_rivers 1")
    game.offers("fire rivers", seat="lancaster")


def test_8_3_only_the_senior_heir_in_front_charges() -> None:
    """8.3: March may not charge beside York; he may while York is in reserve."""
    game = scenario("Derby: York, March, Beaumont, Devon", attacker="york")
    assert game.offered("charge") == set()
    game.waits_for("york").offers_only("charge york beaumont", "charge york devon", start="charge")
    scenario("Derby: York r, March, Beaumont", attacker="york").offers("charge march beaumont")


def test_8_7_an_attacker_replies_to_a_charge_in_round_4_too() -> None:
    """8.7: he may not fire any more, but he fires back, with his printed firepower."""
    game = scenario("Derby: Henry VI, Hastings", attacker="york", round=4)
    game.rolls("4 4 4 4 2 3 3").plays("charge henry_vi hastings").shows("Derby: Henry VI 3, Hastings 3")
    assert game.offered() == game.offered("retreat hastings")


def test_8_7_surplus_hits_of_a_charge_are_lost() -> None:
    """8.7: four hits on Rivers at 1: nobody else is touched."""
    game = scenario("Derby: York, L_rivers 1, Beaumont", attacker="lancaster")
    game.rolls("1 1 1 1").plays("charge york rivers").shows("Derby: York, Beaumont 3; pool: L_rivers x")


def test_D27_each_side_has_one_who_may_charge() -> None:
    game = attack("Kent: March, Rutland; Sussex: Henry VI, Somerset", "move march sussex", "move rutland sussex")
    game.refuses("charge somerset march")
    game.plays("pass somerset").offers("charge march somerset")
    game.plays("pass march").offers("charge henry_vi rutland")
    game.plays("pass henry_vi").offers_only("fire rutland", "pass rutland")


def test_D27_the_reply_uses_the_strength_left_and_the_bonus_but_not_the_turn() -> None:
    game = attack("Kent: March 2; Sussex: Prince Edward 3", "move march sussex")
    game.rolls("1 6 2 6").plays("charge march prince_edward")
    game.hears("york", "reply", dice="2 6", power=2, hits=1)
    game.shows("Sussex: March 1, Prince Edward 2")
    game.offers("fire prince_edward", seat="lancaster")


def test_D27_who_dies_does_not_reply() -> None:
    game = attack("Kent: March; Sussex: Prince Edward 2, Devon", "move march sussex").rolls("1 1 1")
    game.plays("charge march prince_edward").shows("dead: Prince Edward; Sussex: March, Devon 2")


def test_D27_an_heir_in_reserve_does_not_outrank() -> None:
    game = attack("Kent: March; Dorset: York; Sussex: Oxford", "move march sussex", "move york sussex")
    game.plays("pass oxford").offers("charge march oxford")


def test_D27_no_charge_by_attackers_in_round_4() -> None:
    game = attack("Kent: March; Sussex: Oxford", "move march sussex").waits_for(in_round=4).plays("pass oxford")
    game.refuses("charge march oxford")
