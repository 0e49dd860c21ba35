"""The rule book's worked examples on supply, succession and politics: 27–32, 37."""

import pytest

from bosworth.testing.richard3 import Table, scenario

SIX = "Oxford, Beaumont, Wiltshire, Clifford, Devon, Pembroke"
SIX_NAMES = ("oxford", "beaumont", "wiltshire", "clifford", "devon", "pembroke")


def next_supply_phase(game: Table) -> None:
    """Both sides play a plain card and do nothing, up to the next supply phase."""
    game.plays("play 2", seat="lancaster").plays("play 4", seat="york").plays("end", "end")


# --- supply ---------------------------------------------------------------------------------------------------------------------


def test_R3_27_six_in_a_plain_area_lose_two_steps() -> None:
    """27: six blocks in Chester, which has no city: two of the owner's choice lose a step, not the same one twice."""
    game = scenario(f"Chester: {SIX}", step="supply")
    game.offers_only(*(f"reduce {name}" for name in SIX_NAMES), seat="lancaster")
    game.plays("reduce clifford").refuses("reduce clifford")
    game.plays("reduce oxford")
    game.shows("Chester: Oxford 2, Beaumont 3, Wiltshire 3, Clifford 2, Devon 2, Pembroke 3")
    assert game.state.turn == 2


def test_R3_27_six_in_a_city_area_lose_one_step() -> None:
    """27: six blocks in Warwick, with the city of Coventry: one loses a step."""
    game = scenario(f"Warwick: {SIX}", step="supply").plays("reduce clifford")
    game.shows("Warwick: Oxford 3, Beaumont 3, Wiltshire 3, Clifford 2, Devon 2, Pembroke 3")
    assert game.state.turn == 2


def test_R3_27_five_in_a_city_area_lose_nothing() -> None:
    """27: five blocks in Warwick lose nothing."""
    game = scenario("Warwick: Oxford, Beaumont, Wiltshire, Clifford, Devon", step="supply")
    game.shows("Warwick: Oxford 3, Beaumont 3, Wiltshire 3, Clifford 3, Devon 2")
    assert game.state.turn == 2


def test_R3_27_three_exiles_in_ireland_wear_one_down_each_time() -> None:
    """27: three Yorkists in Ireland without the Irish: one loses a step in every supply phase."""
    game = scenario("Ireland: York, March, Rutland; Chester: Irish", step="supply")
    game.offers_only("reduce york", "reduce march", "reduce rutland", seat="york")
    game.plays("reduce march").shows("Ireland: York 4, March 2, Rutland 3")
    next_supply_phase(game)
    game.offers_only("reduce york", "reduce march", "reduce rutland", seat="york")
    game.plays("reduce march").shows("Ireland: York 4, March 1, Rutland 3")


def test_R3_27_at_the_reset_one_of_three_leaves_ireland() -> None:
    """27: at the reset one of the three goes to the pool; the Irish, home again, do not count."""
    game = scenario("Ireland: York, March 1, Rutland; Chester: Irish 2", step="politics")
    game.offers_only("banish york", "banish march", "banish rutland", seat="york")
    game.rolls("()").plays("banish rutland").shows("Ireland: York 4, March 3, Irish 4; pool: Rutland")
    assert game.state.campaign == 2


def test_R3_27_the_mercenaries_of_calais_do_not_count() -> None:
    """27: four blocks in Calais beside both its mercenaries lose nothing."""
    game = scenario("Calais: March, Y_warwick, Y_kent, Y_salisbury, Y_calais, Burgundian", step="supply")
    game.shows("Calais: March 3, Y_warwick 4, Y_kent 3, Y_salisbury 3, Y_calais 3, Burgundian 3")
    assert game.state.turn == 2


def test_R3_37_the_french_do_not_starve_for_their_guests() -> None:
    """37: five nobles and heirs in France beside the French: one of the five loses a step, not the French."""
    game = scenario("France: Henry VI, Somerset, L_exeter, Oxford, Devon, French", step="supply")
    game.offers_only("reduce henry_vi", "reduce somerset", "reduce exeter", "reduce oxford", "reduce devon", seat="lancaster")
    game.refuses("reduce french")
    game.plays("reduce devon").shows("France: Henry VI 4, Somerset 3, L_exeter 3, Oxford 3, Devon 1, French 4")
    assert game.state.turn == 2


# --- the count ------------------------------------------------------------------------------------------------------------------


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
    game.hears(None, "no-usurpation", king=8, pretender=8)
    assert (game.king, game.pretender) == ("L_henry_vi", "Y_york")


def test_R3_29_nine_to_eight_is() -> None:
    """29: 9 to 8: the Pretender is King, and the former King Pretender."""
    game = scenario(EIGHT_EACH + "Oxford: Worcester", step="politics")
    game.hears(None, "usurpation", king=8, pretender=9)
    assert (game.king, game.pretender) == ("Y_york", "L_henry_vi")


@pytest.mark.parametrize("more", ["Middlesex: London levy", "Isle of Man: Y_stanley"])
def test_R3_29_what_gives_nothing(more: str) -> None:
    """29: Middlesex held only by the London levy, which has gone home; Stanley on the Isle of Man."""
    game = scenario(EIGHT_EACH + more, step="politics")
    game.hears(None, "no-usurpation", king=8, pretender=8)
    assert (game.king, game.pretender) == ("L_henry_vi", "Y_york")


# --- deaths ---------------------------------------------------------------------------------------------------------------------


def test_R3_30_the_king_falls_and_his_heir_enters() -> None:
    """30: Henry VI dies in battle: there is no King until the supply phase; then it is Prince Edward, a minor, who enters."""
    crowns = ("caernarvon", "chester", "cornwall", "cumbria", "derby", "gloucester", "middlesex", "pembroke", "south_yorks")
    game = scenario("Warwick: Henry VI 1, March; Sussex: Hastings; Chester: Beaumont", attacker="york")
    game.rolls("1 6 6").plays("fire march")
    assert game.king == "none"
    game.offers("end", seat="york")
    game.plays("end")
    assert game.king == "L_prince_edward"
    game.hears("york", "new-king-away", block="L_prince_edward")
    game.offers_only(*(f"enter {area}" for area in crowns), seat="lancaster")
    game.plays("enter gloucester").shows("Gloucester: Prince Edward 3")


def test_R3_31_clarence_is_executed() -> None:
    """31: held by Lancaster and executed: York has an heir to come; Gloucester, a minor, enters in the next supply phase."""
    game = scenario("Kent: L_clarence; Calais: March", step="supply")
    game.offers_only("execute", "spare", seat="lancaster")
    game.plays("execute").shows("dead: L_clarence, Y_clarence; minor: Y_gloucester")
    assert game.state.pending == [0, 1]
    assert game.state.turn == 2
    next_supply_phase(game)
    game.offers_only("enter ireland", "enter calais", seat="york")
    game.plays("enter ireland").shows("Ireland: Y_gloucester 3")
    assert game.state.pending == [0, 0]


def test_R3_32_york_has_no_heir_left() -> None:
    """32: York, March and Rutland are dead and Clarence serves Lancaster; Gloucester falls: Lancaster wins at once."""
    game = scenario(
        "dead: York, March, Rutland; Kent: L_clarence; Derby: Y_gloucester 1, Hastings 1, Clifford",
        attacker="lancaster",
        pretender="Y_gloucester",
    )
    game.goes_on()
    game.rolls("1 6 6 #0").plays("fire clifford").shows("Derby: Hastings 1, Clifford; dead: Y_gloucester")
    game.is_over("lancaster")


def test_R3_32_york_loses_its_last_heir_by_treachery() -> None:
    """32: the four are dead, King March just now; Clarence, not yet King, goes over: Lancaster wins at once."""
    game = scenario(
        "dead: York, March, Rutland, Y_gloucester; Derby: Y_clarence, Hastings, Henry VI",
        attacker="lancaster",
        king_side="york",
        king=-1,
        pretender="Henry VI",
    )
    game.waits_for("henry_vi").rolls("2").plays("treachery henry_vi clarence")
    game.is_over("lancaster")
