"""Victory (12): the last King, the last heir, resignation."""

import pytest

from bosworth.kernel.action import RESIGN
from bosworth.testing.richard3 import scenario


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


def test_D43_a_side_whose_last_heir_serves_the_enemy_has_lost() -> None:
    picture = "Sussex: Gloucester 1, Oxford; Essex: L_clarence; dead: York, March, Rutland"
    game = scenario(picture, attacker="york", pretender="Gloucester").rolls("1 6 6").plays("fire oxford")
    game.is_over("lancaster")


def test_D43_one_heir_left_beside_him_is_enough() -> None:
    picture = "Sussex: March 1, Oxford; Essex: L_clarence; dead: York, Rutland"
    game = scenario(picture, attacker="york", pretender="March").rolls("1 6 6").plays("fire oxford")
    assert (game.state.winner, game.pretender) == (-1, "Y_gloucester")


def test_D60_of_two_last_heirs_lost_in_one_phase_the_first_loss_decides() -> None:
    picture = "Derby: Richmond 1, Oxford, Pembroke, L_rivers, L_stanley; Chester: Gloucester 1, Arundel, Essex, Norfolk, Suffolk"
    scenario(picture, setup="1480", step="supply").plays("reduce richmond").is_over("york")


def test_B6_resignation_is_open_to_both_at_any_time_and_never_listed() -> None:
    game = scenario(cards="york 2, lancaster 2")
    assert RESIGN not in game.state.legal(1)
    game.plays("resign", seat="lancaster").is_over("york")
