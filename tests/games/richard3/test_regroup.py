"""Regroups (8.12): where the winner goes."""

from tests.games.richard3.common import attack

from bosworth.testing.richard3 import scenario


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


def test_B8_a_regroup_is_skipped_when_nobody_can_go_anywhere() -> None:
    picture = "Sussex: Arundel 1, Oxford; Kent: March; Middlesex: York; Oxford: Rutland; Wilts: Norfolk; Dorset: Suffolk"
    game = scenario(picture, attacker="york").rolls("1 6 6").plays("fire oxford")
    assert game.state.turn == 2


def test_B8_otherwise_it_goes_on_until_the_winner_ends_it() -> None:
    game = scenario("Sussex: Arundel 1, Oxford", attacker="york").rolls("1 6 6").plays("fire oxford")
    game.plays("regroup oxford kent").offers_only("end", seat="lancaster")
    assert game.plays("end").state.turn == 2
