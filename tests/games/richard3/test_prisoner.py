"""The prisoner in the Tower (16.2)."""

from typing import Any

from tests.games.richard3.common import homes

from bosworth.testing.richard3 import Table, scenario


def test_R3_36_passing_through_does_not_free_the_prisoner() -> None:
    """36: 1470: from Essex through vacant Middlesex to Oxford: Henry VI stays a prisoner."""
    game = scenario("Essex: L_oxford", setup="1470", cards="lancaster 4, york 2")
    game.marches("oxford", "middlesex", "oxford")
    game.shows("Oxford: L_oxford; prison: Henry VI; Middlesex:")
    assert game.pretender == "L_prince_edward"


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


def test_D10_the_prisoner_pins_nobody() -> None:
    game = scenario(setup="1470", keep=True, cards="lancaster 4, york 2").plays("end")
    game.offers("move march kent")


def test_D44_the_prisoner_neither_eats_nor_starves() -> None:
    game = scenario("Middlesex: March, Gloucester, Arundel, Essex, Norfolk", setup="1470", step="supply")
    assert game.state.turn == 2


def test_D45_the_prisoner_counts_for_lancaster() -> None:
    game = scenario("Essex: Oxford; Kent: Arundel", setup="1470", step="politics", campaign=2)
    game.hears("york", "usurpation", king=1, pretender=2)
    game.is_over("lancaster")


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
