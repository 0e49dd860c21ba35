"""Rulings D20–D32 and D35–D37: battles. The page docs/rulings/richard3.md gives the reasons."""

import pytest

from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.tables import AREA, BLOCK
from bosworth.testing.richard3 import Table, scenario


def attack(picture: str, *moves: str, cards: str = "york 4, lancaster 2", reply: str = "end", **options: str) -> Table:
    """Player 1 makes these moves and ends, Player 2 answers; then the battle begins."""
    game = scenario(picture, cards=cards, options=options).plays(*moves, "end")
    return game.plays(*reply.split("; "))


def power(game: Table, block: str) -> int:
    """The firepower of a block in the present battle."""
    return firepower(game.state, BLOCK[block])


# --- D20, D21 hits --------------------------------------------------------------------------------------------------------------

TIE = "Kent: York 2; Sussex: Oxford 3, Wiltshire 3"


@pytest.mark.parametrize(("draw", "after"), [("#0", "Oxford 2, Wiltshire 3"), ("#1", "Oxford 3, Wiltshire 2")])
def test_D20_tied_strongest_block_is_drawn_at_random(draw: str, after: str) -> None:
    game = attack(TIE, "move york sussex").plays("pass oxford", "pass wiltshire")
    game.rolls(f"1 6 {draw}").plays("fire york")
    game.shows(f"Sussex: York 2, {after}")


@pytest.mark.parametrize(("choice", "after"), [("oxford", "Oxford 2, Wiltshire 3"), ("wiltshire", "Oxford 3, Wiltshire 2")])
def test_D20_with_hit_ties_owner_the_owner_chooses(choice: str, after: str) -> None:
    game = attack(TIE, "move york sussex", hit_ties="owner").plays("pass oxford", "pass wiltshire")
    game.rolls("1 6").plays("fire york").offers_only("hit oxford", "hit wiltshire", seat="lancaster")
    game.plays(f"hit {choice}").shows(f"Sussex: York 2, {after}")


def test_D20_no_draw_and_no_question_when_one_is_strongest() -> None:
    picture = TIE.replace("Oxford 3", "Oxford 2")
    for switch in ("random", "owner"):
        game = attack(picture, "move york sussex", hit_ties=switch).plays("pass oxford", "pass wiltshire")
        game.rolls("1 6").plays("fire york").shows("Sussex: York 2, Oxford 2, Wiltshire 2")


def test_D21_all_hits_of_a_shot_stay_on_the_first_victim_until_it_dies() -> None:
    game = attack("Kent: York 4; Sussex: Oxford 3, Wiltshire 3", "move york sussex").plays("pass oxford", "pass wiltshire")
    game.rolls("1 1 6 6 #0").plays("fire york").shows("Sussex: York, Oxford 1, Wiltshire 3")


def test_D21_the_rest_goes_on_to_the_next_and_is_then_lost() -> None:
    game = attack("Kent: York 4; Sussex: Oxford 2, Wiltshire 1", "move york sussex").plays("pass oxford", "pass wiltshire")
    game.rolls("1 1 1 1").plays("fire york").shows("dead: Oxford, Wiltshire")


def test_D21_hits_never_reach_the_reserve() -> None:
    picture = "Kent: York 4; Sussex: Wiltshire 1; Dorset: Somerset"
    game = attack(picture, "move york sussex", reply="move somerset sussex; end")
    game.plays("pass wiltshire").rolls("1 1 1 1").plays("fire york")
    game.shows("dead: Wiltshire; Sussex: York, Somerset 3")


# --- D22 who attacks ------------------------------------------------------------------------------------------------------------

FALLEN_FRONT = "Derby: Hastings; Leicester: Devon 1; Lincoln: L_rivers"
FALLEN_MOVES = ("move hastings leicester",)


def test_D22_who_came_to_attack_stays_the_attacker_when_the_defenders_fall_in_round_1() -> None:
    game = attack(FALLEN_FRONT, *FALLEN_MOVES, reply="move rivers leicester; end").plays("pass devon")
    game.rolls("1 6 6").plays("fire hastings").hears("york", "reserves-early", blocks="L_rivers")
    game.does_not_hear("york", "roles-swapped")
    assert game.attacker == "york"
    assert power(game, "Y_hastings") == 2, "the shield in Leicester is of no use to an attacker"
    assert power(game, "L_rivers") == 3, "he came this turn to defend it"
    game.waits_for("hastings", in_round=4)
    assert game.offered() == game.offered("retreat hastings")


def test_D22_by_the_switch_their_reserves_are_attackers() -> None:
    game = attack(FALLEN_FRONT, *FALLEN_MOVES, reply="move rivers leicester; end", role_swap="true").plays("pass devon")
    game.rolls("1 6 6").plays("fire hastings").hears("york", "roles-swapped", side="lancaster")
    assert (game.attacker, power(game, "Y_hastings")) == ("lancaster", 3)
    game.waits_for("rivers", in_round=4)
    assert game.offered() == game.offered("retreat rivers")


def test_D22_by_the_switch_too_they_stay_when_it_happens_later() -> None:
    moves = ("move york sussex", "move stanley sussex")
    game = attack("Kent: York, Y_stanley; Sussex: Henry VI 1", *moves, role_swap="true").waits_for(in_round=2)
    game.rolls("2 1 6 6 6").plays("treachery henry_vi stanley", "fire york")
    game.shows("dead: Henry VI; Sussex: York, L_stanley")
    game.hears("york", "reserves-early", blocks="L_stanley")
    game.does_not_hear("york", "roles-swapped")
    assert game.actors == ["lancaster"], "Stanley defends, so he is first in round 3"


# --- D23, D24, D25 bonuses ------------------------------------------------------------------------------------------------------


TWO_HEIRS = "Derby: Oxford; South Yorks: York, March"


@pytest.mark.parametrize(("options", "second"), [({}, 4), ({"heir_shield_all": "false"}, 3)])
def test_D23_every_heir_present_has_the_shield_unless_the_switch_says_one(options: dict[str, str], second: int) -> None:
    game = attack(TWO_HEIRS, "move oxford south_yorks", cards="lancaster 4, york 2", **options)
    assert (power(game, "Y_york"), power(game, "Y_march")) == (4, second)


def test_D23_the_crown_helps_one_heir_the_senior() -> None:
    game = attack("Kent: York; Sussex: Prince Edward, Somerset", "move york sussex")
    assert (power(game, "L_prince_edward"), power(game, "L_somerset")) == (2, 2)


@pytest.mark.parametrize(("options", "expected"), [({}, 2), ({"crown_adds": "true"}, 3)])
def test_D23_crown_and_shield_give_one_and_add_up_only_by_the_switch(options: dict[str, str], expected: int) -> None:
    game = attack("Somerset: York; Cornwall: L_exeter", "move york cornwall", **options)
    assert power(game, "L_exeter") == expected


def test_D23_the_crown_helps_only_the_kings_side() -> None:
    game = attack("Leicester: Oxford; Warwick: March", "move oxford warwick", cards="lancaster 4, york 2")
    assert power(game, "Y_march") == 3


def test_D23_an_heir_in_reserve_is_not_present() -> None:
    picture = "Derby: Oxford; South Yorks: March; East Yorks: York"
    reply = "move york south_yorks; end"
    game = attack(picture, "move oxford south_yorks", cards="lancaster 4, york 2", reply=reply, heir_shield_all="false")
    assert power(game, "Y_march") == 4
    game.waits_for(in_round=2)
    assert (power(game, "Y_york"), power(game, "Y_march")) == (4, 3)


def test_D23_with_both_every_heir_has_the_shield_but_one_the_crown() -> None:
    options = {"heir_shield_all": "true", "crown_adds": "true"}
    game = scenario(TWO_HEIRS, cards="lancaster 4, york 2", options=options, king="York", king_side="york", pretender="Henry VI")
    game.plays("move oxford south_yorks", "end", "end")
    assert (power(game, "Y_york"), power(game, "Y_march")) == (5, 4)


def test_D24_a_named_shield_is_always_its_owners() -> None:
    game = attack("Wilts: York; Dorset: Henry VI, Somerset", "move york dorset")
    assert (power(game, "L_somerset"), power(game, "L_henry_vi")) == (3, 2)


def test_D24_others_use_it_only_when_its_owner_is_dead() -> None:
    game = attack("Wilts: York; Dorset: Henry VI; dead: Somerset", "move york dorset")
    assert power(game, "L_henry_vi") == 3


@pytest.mark.parametrize("where", ["minor: Richmond", "Essex: Y_exeter"])
def test_D24_a_minor_or_a_defector_is_not_dead(where: str) -> None:
    area, origin = ("pembroke", "glamorgan") if "Richmond" in where else ("cornwall", "somerset")
    game = attack(f"{origin}: York; {area}: Prince Edward; {where}", f"move york {area}")
    assert power(game, "L_prince_edward") == 2, "the crown alone"


@pytest.mark.parametrize(("value", "expected"), [("false", 2), ("true", 3)])
def test_D25_a_dead_nevilles_shield_helps_in_battle_only_by_the_switch(value: str, expected: int) -> None:
    picture = "South Yorks: Oxford; North Yorks: Y_kent; dead: Y_salisbury"
    game = attack(picture, "move oxford north_yorks", cards="lancaster 4, york 2", neville_shields_in_battle=value)
    assert power(game, "Y_kent") == expected


@pytest.mark.parametrize(("value", "offered"), [("false", False), ("true", True)])
def test_D25_and_in_recruiting_only_by_the_switch(value: str, offered: bool) -> None:
    options = {"neville_shields_in_battle": value}
    game = scenario("dead: Y_salisbury", cards="lancaster 2, york 4", options=options)
    assert ("recruit kent north_yorks" in game.offered()) == offered


# --- D26, D27 Bombards and heirs ------------------------------------------------------------------------------------------------


def test_D26_a_bombard_is_first_in_round_1_and_last_afterwards() -> None:
    game = attack("Kent: York; Sussex: L_bombard, Devon", "move york sussex")
    assert power(game, "L_bombard") == 3
    game.offers_only("fire bombard", "pass bombard")
    game.waits_for(in_round=2).plays("pass devon", "pass york").offers("fire bombard")
    assert power(game, "L_bombard") == 3


def test_D26_a_bombard_from_the_reserve_is_never_first() -> None:
    game = attack("Kent: March; Sussex: Wiltshire; Wilts: L_bombard", "move march sussex", reply="move bombard sussex; end")
    game.waits_for(in_round=2)
    game.offers("fire march")
    game.plays("pass march", "pass wiltshire").offers("fire bombard")


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


# --- D28, D29 retreats ----------------------------------------------------------------------------------------------------------


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


def test_D29_attackers_in_round_4_roll_no_treachery() -> None:
    picture = "Kent: Y_warwick; Sussex: L_rivers, Devon"
    game = attack(picture, "move warwick sussex").plays("pass rivers", "pass devon")
    game.offers("treachery warwick rivers")
    game.waits_for(in_round=4).plays("pass rivers", "pass devon")
    assert game.offered() == game.offered("retreat")


# --- D30, D31, D32 treachery ----------------------------------------------------------------------------------------------------


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


# --- D35, D36, D37 --------------------------------------------------------------------------------------------------------------

RED_ATTACK = "Derby: March, York, Rutland; Lancaster: Clifford"


def test_D35_surprise_widens_borders_for_the_move_only() -> None:
    moves = ["move march lancaster", "move york lancaster", "move rutland lancaster"]
    game = attack(RED_ATTACK, *moves, cards="york surprise, lancaster 2")
    game.waits_for(in_round=2).plays("pass clifford")
    game.plays("retreat march derby", "retreat york derby").refuses("retreat rutland derby")


def test_D35_without_surprise_the_third_is_refused() -> None:
    game = scenario(RED_ATTACK, cards="york 2, lancaster 2").plays("move march lancaster", "move york lancaster")
    game.refuses("move rutland lancaster")


def test_D36_regroups_have_fresh_limits_but_no_enemy_exile() -> None:
    game = attack("Northumbria: York, March; Cumbria: Devon 1", "move york cumbria", "move march cumbria")
    game.rolls("1 6 6").plays("fire march").refuses("regroup york scotland")
    game.plays("regroup york northumbria").offers("regroup march northumbria", "regroup march lancaster")


def test_D36_retreats_of_the_last_round_do_not_count_against_them() -> None:
    game = scenario("Lancaster: March, York, Rutland, Devon 1", attacker="lancaster", round=2)
    game.plays("retreat march derby", "retreat york derby").rolls("1 6 6").plays("fire rutland")
    game.offers("regroup rutland derby")


def test_D36_the_enemys_entry_border_is_open_to_the_winner() -> None:
    game = attack("Kent: York 1; Sussex: Oxford", "move york sussex").rolls("1 6 6").plays("fire oxford")
    game.offers("regroup oxford kent", seat="lancaster")


def test_D37_reserves_stay_hidden_until_they_join() -> None:
    game = attack("Kent: March; Dorset: York; Sussex: Oxford", "move march sussex", "move york sussex")
    blocks = game.view("lancaster")["blocks"]
    assert str(BLOCK["Y_march"]) in blocks
    assert str(BLOCK["Y_york"]) not in blocks
    game.hears("lancaster", "battle-line", blocks="Y_march")
    game.waits_for(in_round=2).hears("lancaster", "reserves", blocks="Y_york")
    assert game.view("lancaster")["blocks"][str(BLOCK["Y_york"])][0] == AREA["sussex"]
