"""Combat (13): attackers, defenders, garrisons."""

from tests.games.roses.common import south_at_war

from bosworth.testing.roses import scenario


def test_E18_the_battles_of_the_south() -> None:
    game = south_at_war().resolves("parliament")
    game.hears(None, "battle", player="red", card="winchester", attackers=3, defenders=2)
    game.hears(None, "battle", player="red", card="carisbrooke", attackers=4, defenders=3)
    game.hears(None, "battle", player="blue", card="winchester", attackers=3, defenders=1)
    game.shows("red: carisbrooke, windsor; blue: winchester")
    assert game.defenders("winchester") == 2
    assert (game.state.stack, game.of("mercs", "red"), game.of("hired", "red")) == (17, 0, 0)


def test_E30_a_location_nobody_holds_goes_to_the_next_attacker() -> None:
    picture = "red: windsor; blue: stafford; green: fitzalan"
    game = (
        scenario(picture, order="red yellow blue green", cash="blue 3, green 9")
        .writes("green", "3 troop windsor")
        .resolves("parliament")
    )
    game.shows("neutral: windsor; face_up: windsor")
    game = scenario(picture, order="red yellow blue green", cash="blue 3, green 9")
    game.writes("green", "3 troop windsor").writes("blue", "troop windsor").resolves("parliament")
    game.shows("blue: windsor")
    assert not game.state.face_up


def test_13_defenders_stand_with_the_garrison() -> None:
    game = scenario("red: windsor; yellow: stafford", cash="red 3, yellow 12", mercs="red 1", stack=16)
    game.writes("red", "troop windsor", "mercenary windsor").writes("yellow", "4 troop windsor").resolves("parliament")
    game.hears(None, "garrison", player="red", card="windsor", number=3)
    game.hears(None, "battle", player="yellow", victim="red", attackers=4, defenders=5)
    game.shows("red: windsor")
    assert game.defenders("windsor") == 1
    assert game.state.stack == 17


def test_13_an_owner_is_told_what_came_of_the_battle_for_his_location() -> None:
    """He holds it against fewer, loses it to more, and against as many it is nobody's; who has lost it is told no more of it."""
    picture = "red: windsor; yellow: stafford; blue: fitzalan"
    for troops, outcome in ((2, "repelled"), (3, "neutral"), (4, "conquered")):
        game = scenario(picture, cash="yellow 12").writes("yellow", f"{troops} troop windsor").resolves("parliament")
        game.hears(None, outcome, player="yellow", victim="red", card="windsor", attackers=troops, defenders=3)
        assert (game.hits("red"), game.hits("yellow")) == ([outcome], [])
    game = scenario(picture, order="red yellow blue green", cash="yellow 6, blue 12")
    game.writes("blue", "4 troop windsor").writes("yellow", "2 troop windsor").resolves("parliament")
    assert (game.hits("red"), game.hits("blue")) == (["conquered"], ["conquered"])


def test_13_later_attackers_meet_only_survivors() -> None:
    """13.2a: the garrison is called once."""
    game = scenario("red: windsor; yellow: stafford; blue: fitzalan", order="red yellow blue green", cash="yellow 6, blue 6")
    game.writes("blue", "2 troop windsor").writes("yellow", "2 troop windsor").resolves("parliament")
    game.shows("yellow: windsor")
    assert len(game.heard(None, "garrison")) == 1


def test_13_5_unattacked_counters_are_spent() -> None:
    """B14."""
    game = scenario("red: windsor", cash="red 3", mercs="red 2", stack=15).writes("red", "troop windsor", "mercenary windsor")
    game.resolves("parliament")
    assert (game.of("cash", "red"), game.of("mercs", "red"), game.state.stack) == (0, 1, 16)


def test_B16_garrisons_do_not_use_troops() -> None:
    game = scenario("red: windsor, harlech; yellow: stafford", cash="red 60, yellow 9")
    game.writes("red", "20 troop harlech").writes("yellow", "2 troop windsor").resolves("parliament")
    game.hears(None, "battle", attackers=2, defenders=3)


def test_B26_a_location_made_neutral_is_taken_unopposed_with_all_counters() -> None:
    game = scenario("red: windsor; blue: stafford; green: fitzalan", order="red yellow blue green", cash="blue 6, green 9")
    game.writes("green", "3 troop windsor").writes("blue", "2 troop windsor").resolves("parliament")
    game.hears(None, "battle", player="blue", victim="none", attackers=2, defenders=0)
    game.hears(None, "conquered", player="blue", victim="none")
    assert game.defenders("windsor") == 2
