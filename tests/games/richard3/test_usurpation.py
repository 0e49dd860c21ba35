"""Usurpation (11.1, 11.2): levies disband, nobles are counted, the crown may change hands."""

import pytest
from tests.games.richard3.common import homes

from bosworth.games.richard3.tables import BLOCK
from bosworth.testing.richard3 import scenario


@pytest.mark.parametrize(("setup", "scores"), [("1460", [10, 0]), ("1470", [1, 11]), ("1480", [2, 8])])
def test_R3_28_the_scores_at_the_start(setup: str, scores: list[int]) -> None:
    """28: Lancaster and York: 10 and 0 in 1460, 1 and 11 in 1470, 2 and 8 in 1480."""
    assert scenario(setup=setup, keep=True).scores == scores


EIGHT_EACH = """
    Lincoln: Henry VI, Somerset, L_exeter, Beaumont
    Essex: Oxford, Clifford, Devon, Pembroke
    Hereford: York, March, Rutland, Norfolk
    Rutland: Hastings, Suffolk, Arundel, Herbert
    """


def test_R3_29_eight_to_eight_is_not_enough() -> None:
    """29: 8 to 8: the King stays."""
    game = scenario(EIGHT_EACH, step="politics")
    assert game.hits("lancaster") == game.hits("york") == []
    game.hears(None, "no-usurpation", king=8, pretender=8)
    assert (game.king, game.pretender) == ("L_henry_vi", "Y_york")


def test_R3_29_nine_to_eight_is() -> None:
    """29: 9 to 8: the Pretender is King, and the former King Pretender."""
    game = scenario(EIGHT_EACH + "Oxford: Worcester", step="politics")
    game.hears(None, "usurpation", king=8, pretender=9)
    assert (game.hits("lancaster"), game.hits("york")) == (["usurpation"], []), "who was King has lost the crown"
    assert (game.king, game.pretender) == ("Y_york", "L_henry_vi")


@pytest.mark.parametrize("more", ["Middlesex: London levy", "Isle of Man: Y_stanley"])
def test_R3_29_what_gives_nothing(more: str) -> None:
    """29: Middlesex held only by the London levy, which has gone home; Stanley on the Isle of Man."""
    game = scenario(EIGHT_EACH + more, step="politics")
    game.hears(None, "no-usurpation", king=8, pretender=8)
    assert (game.king, game.pretender) == ("L_henry_vi", "Y_york")


def test_11_2_usurpation_turns_the_titles_and_the_rebel_round() -> None:
    """11.2: York has more: York is King, Henry VI Pretender, the rebel Lancaster's; and Lancaster goes home first."""
    game = scenario("Kent: York, March; Derby: Henry VI; Chester: Rebel", step="politics")
    game.hears(None, "usurpation", king=1, pretender=2, side="york")
    assert (game.king, game.pretender, game.actors) == ("Y_york", "L_henry_vi", ["lancaster"])
    assert BLOCK["R_rebel"] in game.view("lancaster").named
    assert BLOCK["R_rebel"] not in game.view("york").named
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


def test_D1_levies_disband_before_the_crown_is_counted() -> None:
    game = scenario("Essex: Oxford; Kent: March; Middlesex: London levy", step="politics", dice="()")
    game.hears("york", "no-usurpation", king=1, pretender=1)


def test_D45_the_crown_changes_hands_only_with_strictly_more() -> None:
    even = scenario("Essex: Oxford; Kent: Arundel", step="politics", campaign=3)
    even.is_over("lancaster")
    more = scenario("Essex: Oxford; Kent: Arundel, Norfolk", step="politics", campaign=3)
    more.is_over("york")


def test_D57_both_sides_see_both_scores_at_all_times() -> None:
    game = scenario("Essex: Oxford", cards="york 2, lancaster 2").plays("recruit norfolk east_anglia")
    for seat in ("lancaster", "york", None):
        assert game.view(seat).scores == [1, 1]
        game.hears(seat, "scores", lancaster=1, york=1)
    assert game.plays("recruit norwich_levy east_anglia").scores == [1, 1]


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
