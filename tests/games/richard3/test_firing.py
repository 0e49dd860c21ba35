"""Firing (8.5, 8.6): hits, firepower, shields and crowns."""

import pytest
from tests.games.richard3.common import attack, power

from bosworth.testing.richard3 import Table, scenario


def hits_up_to(game: Table, block: str, power: int) -> None:
    """The block, at strength 2 and due, hits the only enemy with a die of `power` and misses with the next higher number."""
    (enemy,) = (b for b in game.state.fighters(1 - game.state.active, game.state.battle))
    before = game.state.strength[enemy]
    game.rolls(f"{power} {power + 1}").plays(f"fire {block}")
    assert before - game.state.strength[enemy] == 1


def test_R3_10_each_die_up_to_the_firepower_is_a_hit() -> None:
    """10: Stanley (B2) at strength 3 rolls 1, 2 and 5: two hits."""
    game = scenario("Chester: L_stanley 3, Norfolk 4", attacker="lancaster").plays("pass norfolk")
    game.rolls("1 2 5").plays("fire stanley").shows("Chester: L_stanley 3, Norfolk 2")
    game.hears(None, "fire", block="L_stanley", power=2, hits=2)


@pytest.mark.parametrize(
    ("draw", "after"),
    [("#0", "Devon 1, L_rivers 2"), ("#1", "Devon 2, L_rivers 1")],
)
def test_R3_12_the_strongest_is_hit_until_it_dies(draw: str, after: str) -> None:
    """12: four hits on 3, 2, 2: the 3 dies and one of the 2s, by lot, loses a step."""
    game = scenario("Derby: Rebel, Beaumont 3, Devon 2, L_rivers 2", attacker="york")
    game.rolls(f"1 1 2 2 {draw}").plays("fire rebel")
    game.shows(f"Derby: Rebel, {after}; dead: Beaumont")


def test_R3_12_four_hits_kill_three() -> None:
    """12: four hits on 2, 1, 1: all three die."""
    game = scenario("Derby: Rebel, Beaumont 2, Devon 1, L_rivers 1", attacker="york")
    game.rolls("1 1 2 2 #0").plays("fire rebel")
    game.shows("Derby: Rebel; dead: Beaumont, Devon; pool: L_rivers 2 x")


@pytest.mark.parametrize(
    ("draw", "after"),
    [("#0", "Beaumont 1, Wiltshire 3"), ("#1", "Beaumont 3, Wiltshire 1")],
)
def test_R3_12_both_hits_strike_the_same_block(draw: str, after: str) -> None:
    """12: two hits on 3, 3, 2: both on the same 3."""
    game = scenario("Derby: Rebel, Beaumont 3, Wiltshire 3, Devon 2", attacker="york")
    game.rolls(f"1 2 3 4 {draw}").plays("fire rebel")
    game.shows(f"Derby: Rebel, {after}, Devon 2")


@pytest.mark.parametrize(
    ("picture", "attacker", "block", "power"),
    [
        ("Leicester: Hastings 2, Beaumont", "lancaster", "hastings", 3),
        ("Leicester: Hastings 2, Beaumont", "york", "hastings", 2),
        ("Middlesex: London levy 2, Beaumont", "lancaster", "london_levy", 4),
        ("East Anglia: Norwich levy 2, Beaumont", "lancaster", "norwich_levy", 3),
        ("Powys: Welsh 2, Hastings", "york", "welsh", 3),
        ("South Yorks: March 2, Beaumont", "lancaster", "march", 4),
    ],
)
def test_R3_13_defenders_at_home_hit_more_easily(picture: str, attacker: str, block: str, power: int) -> None:
    """13: a noble at his shield, a levy in its city, the Welsh in Wales, the senior York heir in South Yorks; not attackers."""
    game = scenario(picture, attacker=attacker).waits_for(block)
    hits_up_to(game, block, power)


ADDS = pytest.mark.parametrize(("options", "extra"), [({}, 0), ({"crown_adds": "true"}, 1)])


@ADDS
def test_R3_13_shield_and_crown_add_up_only_by_switch(options: dict[str, str], extra: int) -> None:
    """13: March in South Yorks hits on 4, also when York's side is King's; with `crown_adds` then on 5."""
    picture = "South Yorks: March 2, Beaumont"
    game = scenario(picture, attacker="lancaster", options=options, king_side="york", king="March", pretender="Henry VI")
    hits_up_to(game, "march", 4 + extra)


@ADDS
def test_R3_14_exeter_alone_has_shield_and_crown(options: dict[str, str], extra: int) -> None:
    """14: Exeter, A1, alone for the King's side in Cornwall hits on 2; with `crown_adds` on 3."""
    hits_up_to(scenario("Cornwall: L_exeter 2, Hastings", attacker="york", options=options), "exeter", 2 + extra)


def test_R3_14_beside_henry_exeter_has_his_shield_only() -> None:
    """14: with Henry VI there Exeter hits on 2, and Henry, with the crown, on 3."""
    game = scenario("Cornwall: L_exeter 2, Henry VI 2, Hastings", attacker="york")
    hits_up_to(game, "exeter", 2)
    hits_up_to(game, "henry_vi", 3)


def test_R3_15_the_king_has_the_crown_but_nothing_of_the_city() -> None:
    """15: Henry VI, B2, defending Middlesex hits on 3."""
    hits_up_to(scenario("Middlesex: Henry VI 2, Hastings", attacker="york"), "henry_vi", 3)


@ADDS
def test_R3_38_a_dead_exeters_shield_serves_the_king(options: dict[str, str], extra: int) -> None:
    """38: Exeter was killed as a Yorkist: Henry VI defending Cornwall has shield and crown: he hits on 3, or on 4."""
    picture = "dead: Y_exeter; Cornwall: Henry VI 2, Hastings"
    hits_up_to(scenario(picture, attacker="york", options=options), "henry_vi", 3 + extra)


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


def test_8_6_a_defector_defends_with_his_own_shield() -> None:
    """8.6: Rivers goes over in Leicester and from round 2 on hits on 3 for his new side, which defends."""
    game = scenario("Leicester: Henry VI, Y_rivers 2, Hastings", attacker="york")
    game.rolls("2 2").plays("treachery henry_vi rivers").waits_for("rivers", in_round=2)
    game.rolls("3 4").plays("fire rivers").shows("Leicester: Henry VI, L_rivers, Hastings 2")


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


def test_B7_and_settles_which_tied_block_is_meant() -> None:
    game = scenario("Sussex: York 1, Clifford, Beaumont", attacker="york").waits_for("york")
    game.rolls("1 #0").plays("fire york").shows("Sussex: York 1, Clifford 3, Beaumont 2")
