"""Reserves (8.10): when they join, and who attacks then."""

from tests.games.richard3.common import attack, due, power

from bosworth.testing.richard3 import Table, scenario


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


def test_D64_reserves_are_called_when_the_last_in_front_defects() -> None:
    game = scenario("Sussex: York, L_rivers, Devon r", attacker="york").plays("pass rivers")
    game.rolls("2").plays("treachery york rivers")
    game.hears("york", "reserves-early", blocks="L_devon")
    assert game.actors == ["lancaster"], "Devon acts in round 2"


def test_D64_or_retreats() -> None:
    game = scenario("Sussex: York, Y_rivers, Henry VI 1, L_bombard 1", attacker="york", round=2)
    game.rolls("2 2").plays("treachery henry_vi rivers")
    game.rolls("1 6 6 6 #1").plays("fire york", "retreat bombard wilts")
    game.hears("york", "reserves-early", blocks="L_rivers")
