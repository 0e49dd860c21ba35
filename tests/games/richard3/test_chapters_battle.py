"""Section 8 beyond the worked examples: turns, the treason token, hits, charges, treachery, retreats, reserves, regroups."""

import pytest

from bosworth.testing.richard3 import Table, scenario


def due(game: Table) -> set[str]:
    """The blocks that may act now."""
    return {offer.split()[1] for offer in game.offered()}


# --- 8.1–8.3 turns --------------------------------------------------------------------------------------------------------------


def test_8_1_player_1_picks_the_next_battle() -> None:
    """8.1: York is Player 1 and picks, though Lancaster attacks; the last battle needs no picking."""
    game = scenario("Derby: Hastings, L_rivers 1; Kent: Norfolk, Beaumont", attacker="lancaster", seat="york")
    assert game.actors == ["york"]
    game.offers_only("battle derby", "battle kent")
    game.plays("battle derby").rolls("1 6 6").plays("fire hastings", "end")
    assert due(game) == {"norfolk"}


def test_8_1_fighters_are_shown_until_the_battle_ends_reserves_when_they_join() -> None:
    """8.1: the enemy sees who fights, not who waits; after the battle everybody is hidden again."""
    game = scenario("Derby: Hastings, Norfolk r, L_rivers 2; Kent: Arundel", attacker="york")
    game.sees("lancaster", "Derby: Hastings 3, 1 white, L_rivers 2; Kent: 1 white")
    game.sees("york", "Derby: Hastings 3, Norfolk 4, L_rivers 2; Kent: Arundel 3")
    game.sees(None, "Derby: Hastings 3, 1 white, L_rivers 2; Kent: 1 white")
    game.waits_for("rivers", in_round=2).sees("lancaster", "Derby: Hastings 3, Norfolk 4, L_rivers 2")
    game.plays("pass rivers").rolls("1 2 6").plays("fire hastings").sees("lancaster", "Derby: 2 white")


def test_8_2_the_owner_orders_his_blocks_of_one_letter() -> None:
    """8.2: Hastings and Norfolk are both B: either may go first; each acts once a round."""
    game = scenario("Derby: Hastings, Norfolk, Beaumont, Newcastle levy", attacker="lancaster")
    assert due(game) == {"hastings", "norfolk"}
    game.plays("pass norfolk")
    assert due(game) == {"hastings"}
    game.plays("pass hastings", "pass beaumont")
    assert due(game) == {"newcastle_levy"}


def test_8_3_nobody_retreats_in_round_1() -> None:
    """8.3: both sides fire or pass; from round 2 on they may retreat."""
    game = scenario("Derby: Hastings, Beaumont", attacker="york", came="york leicester>derby")
    for block in ("beaumont", "hastings"):
        game.offers_only(f"fire {block}", f"pass {block}")
        game.plays(f"pass {block}")
    game.refuses("retreat beaumont leicester")
    game.offers("fire beaumont", "pass beaumont", "retreat beaumont lincoln")


def test_8_3_only_the_senior_heir_in_front_charges() -> None:
    """8.3: March may not charge beside York; he may while York is in reserve."""
    game = scenario("Derby: York, March, Beaumont, Devon", attacker="york")
    assert game.offered("charge") == set()
    game.waits_for("york").offers_only("charge york beaumont", "charge york devon", start="charge")
    scenario("Derby: York r, March, Beaumont", attacker="york").offers("charge march beaumont")


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


# --- 8.4 the treason token ------------------------------------------------------------------------------------------------------


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


def test_8_11_treason_may_end_a_battle_before_it_begins() -> None:
    """8.11: the only defender goes over and nobody is in reserve: York has won."""
    game = scenario("Derby: Hastings, L_stanley 2", attacker="york", treason="york")
    game.rolls("2").plays("treason stanley").shows("Derby: Hastings, Y_stanley 2 *")
    game.hears(None, "battle-won", side="york", area="derby")
    game.offers("end", "regroup stanley warwick", "regroup hastings warwick")


# --- 8.5 hits -------------------------------------------------------------------------------------------------------------------


def test_8_5_with_hit_ties_owner_he_chooses_among_his_strongest() -> None:
    """8.5: the chosen one takes all hits until it dies; what is left goes on."""
    game = scenario("Derby: Rebel, Beaumont 2, Wiltshire 2, Devon 1", attacker="york", options={"hit_ties": "owner"})
    game.rolls("1 1 1 6").plays("fire rebel")
    game.offers_only("hit beaumont", "hit wiltshire", seat="lancaster")
    game.refuses("hit devon")
    game.plays("hit wiltshire").shows("Derby: Rebel, Beaumont 1, Devon 1; dead: Wiltshire")


def test_8_5_with_hit_ties_owner_he_chooses_again_when_hits_carry_over() -> None:
    """8.5: the 2 dies without a question; of the two 1s the owner names who takes the third hit."""
    game = scenario("Derby: Rebel, Beaumont 2, Wiltshire 1, Devon 1", attacker="york", options={"hit_ties": "owner"})
    game.rolls("1 1 1 6").plays("fire rebel").shows("dead: Beaumont")
    game.offers_only("hit wiltshire", "hit devon", seat="lancaster")
    game.plays("hit devon").shows("Derby: Rebel, Wiltshire 1; dead: Beaumont, Devon")
    game.offers_only("fire wiltshire", "pass wiltshire", seat="lancaster")


# --- 8.7, 8.8 charge and treachery ----------------------------------------------------------------------------------------------


def test_8_7_an_attacker_replies_to_a_charge_in_round_4_too() -> None:
    """8.7: he may not fire any more, but he fires back, with his printed firepower."""
    game = scenario("Derby: Henry VI, Hastings", attacker="york", round=4)
    game.rolls("4 4 4 4 2 3 3").plays("charge henry_vi hastings").shows("Derby: Henry VI 3, Hastings 3")
    assert game.offered() == game.offered("retreat hastings")


def test_8_7_surplus_hits_of_a_charge_are_lost() -> None:
    """8.7: four hits on Rivers at 1: nobody else is touched."""
    game = scenario("Derby: York, L_rivers 1, Beaumont", attacker="lancaster")
    game.rolls("1 1 1 1").plays("charge york rivers").shows("Derby: York, Beaumont 3; pool: L_rivers x")


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


def test_8_6_a_defector_defends_with_his_own_shield() -> None:
    """8.6: Rivers goes over in Leicester and from round 2 on hits on 3 for his new side, which defends."""
    game = scenario("Leicester: Henry VI, Y_rivers 2, Hastings", attacker="york")
    game.rolls("2 2").plays("treachery henry_vi rivers").waits_for("rivers", in_round=2)
    game.rolls("3 4").plays("fire rivers").shows("Leicester: Henry VI, L_rivers, Hastings 2")


# --- 8.9 retreats ---------------------------------------------------------------------------------------------------------------


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


# --- 8.10 reserves --------------------------------------------------------------------------------------------------------------


def fallen(**options: str) -> Table:
    """Clifford has killed Hastings, who defended Leicester alone, in round 1; Norfolk was in reserve."""
    game = scenario("Leicester: Hastings 1, Norfolk r, Clifford, Oxford", attacker="lancaster", options=options)
    return game.rolls("1 1 6").plays("fire clifford")


def test_8_10_reserves_of_a_fallen_defender_join_at_once() -> None:
    """8.10: the surplus hit is lost, the next shot may hit them, and they act only from round 2."""
    game = fallen()
    game.shows("Leicester: Norfolk 4, Clifford, Oxford; dead: Hastings")
    game.rolls("1 6 6").plays("fire oxford").shows("Leicester: Norfolk 3, Clifford, Oxford")
    assert game.state.round == 2


def test_8_10_they_still_defend() -> None:
    """8.10: Clifford and Oxford, who came to attack, must retreat in round 4; Norfolk stays and has won."""
    game = fallen()
    assert game.attacker == "lancaster"
    game.plays("pass oxford").waits_for("clifford", in_round=4)
    assert (game.actors, game.offered()) == (["lancaster"], game.offered("retreat"))
    game.plays("retreat clifford derby", "retreat oxford derby").hears(None, "battle-won", side="york", area="leicester")


def test_8_10_by_switch_they_are_the_attackers_now() -> None:
    """8.10: Norfolk must retreat in round 4, in which Clifford and Oxford, defenders now, may still fire."""
    game = fallen(role_swap="true")
    assert game.attacker == "york"
    game.plays("pass oxford").waits_for(in_round=4)
    game.offers("fire clifford", "fire oxford", "pass clifford")
    game.plays("pass clifford", "pass oxford")
    assert (game.actors, game.offered()) == (["york"], game.offered("retreat norfolk"))
    game.plays("retreat norfolk oxford").hears(None, "battle-won", side="lancaster", area="leicester")


def test_8_10_no_swap_when_the_attackers_reserves_are_called() -> None:
    """8.10: the attacker's front is lost in round 1: his reserves join, and he still attacks."""
    game = scenario("Leicester: Hastings 1, Norfolk r, Clifford", attacker="york").rolls("1 6 6").plays("fire clifford")
    game.shows("Leicester: Norfolk, Clifford")
    assert (game.attacker, game.state.round) == ("york", 2)


def test_8_10_no_swap_after_round_1() -> None:
    """8.10: Henry VI wins Rivers over and falls, in round 2: Rivers joins at once, defends still, and acts from round 3."""
    game = scenario("Leicester: Henry VI 1, Y_rivers, York, Hastings", attacker="york", round=2)
    game.rolls("2 2").plays("treachery henry_vi rivers").rolls("1 6 6 6").plays("fire york")
    game.shows("Leicester: L_rivers, York, Hastings; dead: Henry VI")
    assert (game.attacker, game.actors) == ("york", ["york"])
    game.plays("pass hastings")
    assert (game.state.round, due(game)) == (3, {"rivers"})


# --- 8.12 regroups --------------------------------------------------------------------------------------------------------------


def test_8_12_the_winner_regroups_within_the_limits() -> None:
    """8.12: two over a red border, once each, to friendly or vacant areas, over the enemy's entry border too."""
    game = scenario(
        "Cumbria: Hastings, Norfolk, Arundel, L_rivers 1; Northumbria: Clifford",
        attacker="lancaster",
        came="lancaster lancaster>cumbria",
    )
    game.rolls("1 6 6").plays("fire hastings")
    assert {offer.split()[-1] for offer in game.offered("regroup")} == {"lancaster", "north_yorks"}
    game.plays("regroup hastings lancaster", "regroup norfolk lancaster")
    game.refuses("regroup arundel lancaster", "regroup hastings cumbria")
    game.plays("end").shows("Cumbria: Arundel; Lancaster: Hastings, Norfolk")
    assert game.state.turn == 2
