"""The rule book's worked examples on battles: 9–21, 35, 38."""

import pytest

from bosworth.testing.richard3 import Table, scenario


def hits_up_to(game: Table, block: str, power: int) -> None:
    """The block, at strength 2 and due, hits the only enemy with a die of `power` and misses with the next higher number."""
    (enemy,) = (b for b in game.state.fighters(1 - game.state.active, game.state.battle))
    before = game.state.strength[enemy]
    game.rolls(f"{power} {power + 1}").plays(f"fire {block}")
    assert before - game.state.strength[enemy] == 1


# --- who fights, and when -------------------------------------------------------------------------------------------------------


def test_R3_09_reserves_join_in_the_second_round() -> None:
    """9: York attacks Essex with 3 from Rutland, then 2 from Middlesex; Lancaster sends 3 to the 2 there: 3 to 2, then 5 to 5."""
    game = scenario(
        """
        Rutland: York, March, Norfolk
        Middlesex: Hastings, Arundel
        Essex: L_oxford, Beaumont
        East Anglia: Wiltshire, Clifford, Devon
        """,
        cards="york 2, lancaster 2",
    )
    for block in ("york", "march", "norfolk", "hastings", "arundel"):
        game.marches(block, "essex")
    game.plays("end")
    for block in ("wiltshire", "clifford", "devon"):
        game.marches(block, "essex")
    game.plays("end")
    game.shows("Essex: York, March, Norfolk, Hastings r, Arundel r, L_oxford, Beaumont, Wiltshire r, Clifford r, Devon r")
    assert (game.state.round, game.attacker) == (1, "york")
    game.waits_for(in_round=2)
    game.shows("Essex: York, March, Norfolk, Hastings, Arundel, L_oxford, Beaumont, Wiltshire, Clifford, Devon")


def test_R3_10_each_die_up_to_the_firepower_is_a_hit() -> None:
    """10: Stanley (B2) at strength 3 rolls 1, 2 and 5: two hits."""
    game = scenario("Chester: L_stanley 3, Norfolk 4", attacker="lancaster").plays("pass norfolk")
    game.rolls("1 2 5").plays("fire stanley").shows("Chester: L_stanley 3, Norfolk 2")
    game.hears(None, "fire", block="L_stanley", power=2, hits=2)


def test_R3_11_letters_first_then_the_defender() -> None:
    """11: Herbert (A2) and Clarence (B2) attack Rivers (B2): Herbert acts, then Rivers, then Clarence."""
    game = scenario("Derby: Herbert, Y_clarence, L_rivers", attacker="york")
    for side, block in (("york", "herbert"), ("lancaster", "rivers"), ("york", "clarence"), ("york", "herbert")):
        assert game.actors == [side]
        assert {offer.split()[1] for offer in game.offered()} == {block}
        game.plays(f"pass {block}")


def test_R3_16_a_bombard_opens_the_battle_and_then_comes_last() -> None:
    """16: it acts in A in round 1 and in D from round 2, with firepower 3 throughout."""
    game = scenario("Chester: Y_bombard, Essex, Norwich levy, Clifford 3", attacker="lancaster")
    assert {offer.split()[1] for offer in game.offered()} == {"bombard"}
    game.rolls("3 4 6").plays("fire bombard").shows("Chester: Y_bombard, Essex, Norwich levy, Clifford 2")
    game.plays("pass clifford", "pass essex", "pass norwich_levy")
    game.plays("pass clifford", "pass essex", "pass norwich_levy")
    assert game.state.round == 2
    game.rolls("3 4 6").plays("fire bombard").shows("Chester: Y_bombard, Essex, Norwich levy, Clifford 1")


def test_R3_16_a_bombard_in_reserve_never_acts_in_a() -> None:
    """16: entering as reserve it has no turn in round 1 and comes in D from round 2."""
    game = scenario("Chester: Y_bombard r, Essex, Beaumont", attacker="york")
    for block in ("beaumont", "essex", "beaumont", "essex"):
        game.plays(f"pass {block}")
    assert {offer.split()[1] for offer in game.offered()} == {"bombard"}
    assert game.state.round == 2


def test_R3_20_in_round_4_a_defender_fires_before_the_attacker_can_leave() -> None:
    """20: a defender who comes earlier fires once more; the attacker cannot fire, only retreat."""
    game = scenario("Derby: Hastings, Clifford", attacker="york", came="york leicester>derby", round=4)
    assert game.actors == ["lancaster"]
    game.rolls("1 6 6").plays("fire clifford").shows("Derby: Hastings 2, Clifford")
    game.refuses("fire hastings", "pass hastings")
    areas = ("chester", "lancaster", "leicester", "lincoln", "south_yorks", "warwick")
    game.offers_only(*(f"retreat hastings {area}" for area in areas))


def test_R3_20_in_round_4_an_attacker_who_comes_earlier_gets_away() -> None:
    """20: an attacker who precedes the defender has retreated before he can be fired at."""
    game = scenario("Derby: Herbert, Beaumont", attacker="york", came="york leicester>derby", round=4)
    assert game.actors == ["york"]
    game.plays("retreat herbert leicester").shows("Leicester: Herbert; Derby: Beaumont")


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


# --- fire -----------------------------------------------------------------------------------------------------------------------


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


# --- charge ---------------------------------------------------------------------------------------------------------------------


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


# --- treachery ------------------------------------------------------------------------------------------------------------------


def test_R3_18_all_dice_even_and_he_defects() -> None:
    """18: Lancastrian Northumberland takes two dice; 2 and 6 win him over."""
    game = scenario("Derby: York, L_northumberland 3, Newcastle levy", attacker="york").waits_for("york")
    game.rolls("2 6").plays("treachery york northumberland")
    game.shows("Derby: York, Y_northumberland 3 r, Newcastle levy; offboard: L_northumberland")


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


def bereft(**options: str) -> Table:
    """35: Treason has won over Stanley, who defended Leicester alone; Beaumont was coming to help."""
    picture = "Oxford: Hastings; Lincoln: Beaumont; Leicester: L_stanley"
    game = scenario(picture, cards="york treason, lancaster 2", options=options)
    game.marches("hastings", "leicester").plays("end").marches("beaumont", "leicester").plays("end")
    game.shows("Leicester: Hastings, L_stanley, Beaumont r")
    assert game.attacker == "york"
    game.rolls("4").plays("treason stanley").shows("Leicester: Hastings, Y_stanley r, Beaumont")
    return game


def test_R3_35_treason_takes_the_only_defender() -> None:
    """35: Player 2's reserves then join and cannot act in round 1; Hastings still attacks, and must leave in round 4."""
    game = bereft()
    assert (game.attacker, game.state.round) == ("york", 1)
    assert {offer.split()[1] for offer in game.offered()} == {"hastings"}
    game.rolls("3 4 4").plays("fire hastings").shows("Leicester: Hastings, Y_stanley, Beaumont 3")
    game.waits_for("hastings", in_round=4)
    assert game.offered() == game.offered("retreat")


def test_R3_35_by_switch_the_reserves_have_become_the_attackers() -> None:
    """35: with `role_swap` Hastings defends his shield, and Beaumont must leave in round 4."""
    game = bereft(role_swap="true")
    assert (game.attacker, game.state.round) == ("lancaster", 1)
    assert {offer.split()[1] for offer in game.offered()} == {"hastings"}
    game.rolls("3 4 4").plays("fire hastings").shows("Leicester: Hastings, Y_stanley, Beaumont 2")
    assert (game.state.round, game.actors) == (2, ["york"])
    game.waits_for("beaumont", in_round=4)
    assert game.offered() == game.offered("retreat")
