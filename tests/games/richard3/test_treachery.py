"""Treachery (8.4, 8.8): the treason token, and the rolls of King, Pretender and Warwick."""

import pytest
from tests.games.richard3.common import attack, due

from bosworth.testing.richard3 import scenario


def test_R3_18_all_dice_even_and_he_defects() -> None:
    """18: Lancastrian Northumberland takes two dice; 2 and 6 win him over."""
    game = scenario("Derby: York, L_northumberland 3, Newcastle levy", attacker="york").waits_for("york")
    game.rolls("2 6").plays("treachery york northumberland")
    game.shows("Derby: York, Y_northumberland 3 r, Newcastle levy; offboard: L_northumberland")
    game.hears(None, "defects", block="Y_northumberland", side="york", other="lancaster")
    assert (game.hits("lancaster"), game.hits("york")) == (["defects"], [])


def test_R3_18_one_odd_die_and_he_stays() -> None:
    """18: 2 and 3 do not win Northumberland over."""
    game = scenario("Derby: York, L_northumberland 3, Newcastle levy", attacker="york").waits_for("york")
    game.rolls("2 3").plays("treachery york northumberland")
    game.shows("Derby: York, L_northumberland 3, Newcastle levy; offboard: Y_northumberland")


def test_R3_18_rivers_is_won_more_easily_from_lancaster() -> None:
    """18: Rivers takes one die as a Lancastrian, two as a Yorkist."""
    game = scenario("Derby: York, L_rivers, Newcastle levy", attacker="york").waits_for("york")
    game.rolls("4").plays("treachery york rivers").shows("Derby: York, Y_rivers r, Newcastle levy")
    game = scenario("Derby: Henry VI, Y_rivers, Norwich levy", attacker="lancaster").waits_for("henry_vi")
    game.rolls("4 4").plays("treachery henry_vi rivers").shows("Derby: Henry VI, L_rivers r, Norwich levy")


def test_R3_18_warwick_knows_his_kin() -> None:
    """18: Kent takes two dice for the King and one for Warwick."""
    game = scenario("Derby: Henry VI, L_warwick, Y_kent, Norwich levy", attacker="lancaster").waits_for("henry_vi")
    game.rolls("4 5").plays("treachery henry_vi kent").shows("Derby: Henry VI, L_warwick, Y_kent, Norwich levy")
    game.rolls("6").plays("treachery warwick kent").shows("Derby: Henry VI, L_warwick, L_kent r, Norwich levy")


def test_R3_19_three_rolls_on_one_block() -> None:
    """19: Stanley faces the treason token, the Pretender and Warwick; once won over he is not rolled for again."""
    game = scenario("Derby: York, Y_warwick, L_stanley, Henry VI, Newcastle levy", attacker="york", treason="york")
    game.rolls("1").plays("treason stanley").waits_for("york")
    game.rolls("3").plays("treachery york stanley").shows("Derby: York, Y_warwick, L_stanley, Henry VI, Newcastle levy")
    game.rolls("2").plays("treachery warwick stanley").shows("Derby: York, Y_warwick, Y_stanley r, Henry VI, Newcastle levy")
    game.waits_for("henry_vi", in_round=2).shows("Derby: York, Y_warwick, Y_stanley, Henry VI, Newcastle levy")
    game.offers_only("treachery henry_vi warwick", start="treachery")


def test_8_4_a_token_declined_is_kept_for_a_later_battle() -> None:
    """8.4: not used in Derby, it is offered again in Kent, and spent by the roll, won or lost."""
    game = scenario("Derby: Hastings, L_rivers 1; Kent: Norfolk, L_stanley, L_kent", attacker="york", treason="york")
    game.plays("battle derby").offers_only("decline", "treason rivers")
    game.plays("decline", "pass rivers").rolls("1 6 6").plays("fire hastings", "end")
    game.offers_only("decline", "treason stanley", "treason kent")
    game.rolls("2 1").plays("treason kent").shows("Kent: Norfolk, L_stanley, L_kent")
    game.hears(None, "treachery-fails", block="treason", target="L_kent", dice="2 1")
    assert game.state.treason == -1


def test_8_4_a_token_not_used_lapses_with_the_turn() -> None:
    """8.4: at the start of the next turn it is gone."""
    game = scenario("Derby: Hastings, L_rivers 1", attacker="york", treason="york").plays("decline", "pass rivers")
    assert game.state.treason == 1
    game.rolls("1 6 6").plays("fire hastings", "end")
    assert (game.state.turn, game.state.treason) == (2, -1)


def test_8_4_without_a_target_nobody_is_asked() -> None:
    """8.4: Beaumont is loyal, Stanley in reserve: the token is kept."""
    game = scenario("Derby: Hastings, Beaumont, L_stanley r", attacker="york", treason="york")
    assert due(game) == {"beaumont"}
    assert game.state.treason == 1


@pytest.mark.parametrize("target", ["northumberland", "westmoreland", "kent", "salisbury"])
def test_8_4_the_token_needs_two_dice_for_nevilles_and_percies(target: str) -> None:
    """8.4: Kent and Salisbury take two dice, Northumberland and Westmoreland may be tried, all by the defender as well."""
    game = scenario(f"Derby: Hastings, L_{target}, Beaumont", attacker="lancaster", treason="york")
    game.rolls("2 4").plays(f"treason {target}").shows(f"Derby: Hastings, Y_{target} r, Beaumont")


def test_8_8_the_king_rolls_once_in_a_battle() -> None:
    """8.8: the roll is his turn; in round 2 it is not offered again."""
    game = scenario("Derby: Henry VI, Y_rivers, Hastings", attacker="york")
    game.rolls("1 1").plays("treachery henry_vi rivers")
    assert game.actors == ["york"]
    game.waits_for("henry_vi", in_round=2).offers("fire henry_vi", "charge henry_vi rivers")
    assert game.offered("treachery") == set()


@pytest.mark.parametrize("has_rolled", [True, False])
def test_8_8_a_pretender_who_succeeds_gets_no_second_roll(has_rolled: bool) -> None:
    """8.8: York falls, March is Pretender: he may roll in round 2 only if York has not."""
    game = scenario("Derby: York 1, March, L_stanley, Henry VI", attacker="lancaster").waits_for("york")
    game = game.rolls("1").plays("treachery york stanley") if has_rolled else game.plays("pass york")
    game.rolls("1 6 6 6").plays("charge henry_vi york")
    assert game.pretender == "Y_march"
    game.waits_for("march", in_round=2)
    assert game.offered("treachery") == (set() if has_rolled else {"treachery march stanley"})


def test_8_8_warwick_has_one_roll_whichever_side_he_is_on() -> None:
    """8.8: he rolled as a Yorkist and is then won over: as a Lancastrian he does not roll."""
    game = scenario("Derby: Y_warwick, Y_rivers, L_stanley, Henry VI", attacker="lancaster")
    game.plays("pass rivers").rolls("1").plays("treachery warwick stanley")
    game.rolls("2 4 6").plays("treachery henry_vi warwick").waits_for("warwick", in_round=2)
    game.shows("Derby: L_warwick, Y_rivers, L_stanley, Henry VI")
    assert game.actors == ["lancaster"]
    assert game.offered("treachery warwick") == set()


def test_8_8_the_king_and_the_pretender_are_no_targets() -> None:
    """8.8: Exeter, the King, and Clarence, the Pretender, have loyalty numbers and cannot be tried."""
    game = scenario("Derby: L_exeter, Y_clarence, L_stanley, Y_rivers", attacker="york", king="L_exeter", pretender="Y_clarence")
    game.offers_only("treachery exeter rivers", start="treachery")
    game.waits_for("clarence").offers_only("treachery clarence stanley", start="treachery")


def test_8_11_treason_may_end_a_battle_before_it_begins() -> None:
    """8.11: the only defender goes over and nobody is in reserve: York has won."""
    game = scenario("Derby: Hastings, L_stanley 2", attacker="york", treason="york")
    game.rolls("2").plays("treason stanley").shows("Derby: Hastings, Y_stanley 2 *")
    game.hears(None, "battle-won", side="york", other="lancaster", area="derby")
    assert game.hits("lancaster") == ["defects", "battle-won"]
    game.offers("end", "regroup stanley warwick", "regroup hastings warwick")


def test_D29_attackers_in_round_4_roll_no_treachery() -> None:
    picture = "Kent: Y_warwick; Sussex: L_rivers, Devon"
    game = attack(picture, "move warwick sussex").plays("pass rivers", "pass devon")
    game.offers("treachery warwick rivers")
    game.waits_for(in_round=4).plays("pass rivers", "pass devon")
    assert game.offered() == game.offered("retreat")


def test_D30_a_defector_keeps_his_strength_and_waits_a_round() -> None:
    game = attack(
        "Sussex: York; Kent: L_stanley 2, Devon", "move stanley sussex", "move devon sussex", cards="lancaster 4, york 2"
    )
    game.rolls("2").plays("treachery york stanley").shows("Sussex: York, Devon, Y_stanley 2 r")
    game.plays("pass devon").offers("fire stanley", "fire york", seat="york")
    assert game.state.round == 2


def test_D30_no_second_roll_on_a_defector_in_the_same_battle() -> None:
    game = attack("Kent: L_warwick; Sussex: York, Y_rivers", "move warwick sussex", cards="lancaster 4, york 2")
    game.plays("pass york", "pass rivers").rolls("2 2").plays("treachery warwick rivers")
    game.shows("Sussex: L_warwick, York, L_rivers")
    game.offers("treachery york warwick", seat="york")
    game.refuses("treachery york rivers", seat="york")


def test_D30_not_the_king_nor_the_pretender_nor_reserves() -> None:
    picture = "Kent: Y_warwick; Sussex: L_exeter, Devon; Wilts: L_rivers"
    game = scenario(picture, cards="york 4, lancaster 2", king="L_exeter")
    game.plays("move warwick sussex", "end", "move rivers sussex", "end", "pass exeter", "pass devon")
    game.offers_only("fire warwick", "pass warwick")


@pytest.mark.parametrize(("options", "offered"), [({}, True), ({"warwick_barred": "true"}, False)])
def test_D31_warwick_rolls_for_anybody_unless_the_switch_bars_two(options: dict[str, str], offered: bool) -> None:
    picture = "North Yorks: Y_warwick, York; Northumbria: L_northumberland, L_westmoreland"
    game = attack(picture, "move warwick northumbria", "move york northumbria", **options)
    game.plays("pass northumberland", "pass westmoreland")
    for target in ("northumberland", "westmoreland"):
        assert (f"treachery warwick {target}" in game.offered()) == offered
        game.offers(f"treachery york {target}")


def test_D32_the_treason_token_declined_waits_for_a_later_battle_of_the_turn() -> None:
    picture = "Kent: March, York; Sussex: L_rivers; Middlesex: L_stanley"
    game = attack(picture, "move march sussex", "move york middlesex", cards="york treason, lancaster 2")
    game.plays("battle sussex").offers_only("decline", "treason rivers")
    game.plays("decline", "pass march", "pass rivers", "pass march", "retreat rivers wilts", "end")
    game.offers_only("decline", "treason stanley")
    game.rolls("1").plays("treason stanley")
    assert game.state.treason == -1


def test_D61_the_roll_of_a_title_is_made_once_a_battle_whoever_holds_it() -> None:
    game = scenario("Sussex: York, Y_exeter, Y_rivers, Somerset", attacker="york", king="Somerset")
    game.rolls("2").plays("treachery somerset exeter")
    assert game.king == "L_exeter"
    game.waits_for("exeter", in_round=2)
    assert not game.offered("treachery exeter")


def test_B11_a_defector_stays_known_while_he_waits() -> None:
    game = scenario("Sussex: York, L_stanley, Devon", attacker="lancaster").rolls("2").plays("treachery york stanley")
    game.shows("Sussex: York, Y_stanley r, Devon")
    game.sees("lancaster", "Sussex: York, Y_stanley, Devon")
