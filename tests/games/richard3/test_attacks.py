"""Attacks and pinning (6.4 to 6.6): main force and reserve, how many borders, and who may leave."""

import pytest

from bosworth.games.richard3.tables import BLOCK
from bosworth.testing.richard3 import scenario


def test_R3_06_three_attackers_pin_three() -> None:
    """6: five in Chester, attacked by three from Derby and one from Warwick: two may leave, by neither of these borders."""
    game = scenario(
        "Derby: York, March, Rutland; Warwick: Hastings; Chester: Henry VI, Beaumont, Clifford, Pembroke, L_stanley",
        cards="york 3, lancaster 2",
    )
    for block in ("york", "march", "rutland"):
        game.marches(block, "chester")
    game.marches("hastings", "chester").plays("end")
    game.offers_only(*(f"move clifford {to}" for to in ("caernarvon", "hereford", "lancaster", "powys")), start="move clifford")
    game.refuses("move clifford derby", "move clifford warwick")
    game.marches("clifford", "powys").marches("pembroke", "hereford")
    assert game.offered("move") == set()
    game.shows("Chester: York, March, Rutland, Hastings r, Henry VI, Beaumont, L_stanley")


def test_R3_07_the_first_group_is_the_main_force() -> None:
    """7: four from Kent, then two from Wilts: the four are the main force, the two are reserve."""
    game = scenario(
        "Kent: York, March, Rutland, Norfolk; Wilts: Hastings, Suffolk; Sussex: Beaumont", cards="york 2, lancaster 2"
    )
    for block in ("york", "march", "rutland", "norfolk", "hastings", "suffolk"):
        game.marches(block, "sussex")
    game.shows("Sussex: York, March, Rutland, Norfolk, Hastings r, Suffolk r, Beaumont")


def test_R3_07_in_the_other_order_the_two_are_the_main_force() -> None:
    """7: two from Wilts, then four from Kent: the two are the main force."""
    game = scenario(
        "Kent: York, March, Rutland, Norfolk; Wilts: Hastings, Suffolk; Sussex: Beaumont", cards="york 2, lancaster 2"
    )
    for block in ("hastings", "suffolk", "york", "march", "rutland", "norfolk"):
        game.marches(block, "sussex")
    game.shows("Sussex: York r, March r, Rutland r, Norfolk r, Hastings, Suffolk, Beaumont")


def test_R3_08_three_groups_over_one_border() -> None:
    """8: from Middlesex, Oxford and Gloucester over Oxford–Sussex: one border, all main force; a fourth is refused."""
    game = scenario(
        "Middlesex: York; Oxford: March, Hastings; Gloucester: Rutland; Sussex: Beaumont", cards="york 3, lancaster 2"
    )
    game.marches("york", "oxford", "sussex").marches("march", "sussex").marches("rutland", "oxford", "sussex")
    game.shows("Sussex: York, March, Rutland, Beaumont")
    assert game.points == 0
    game.offers("move hastings wilts")
    game.refuses("move hastings sussex")


def test_6_5_three_borders_for_an_attack() -> None:
    """6.5: a fourth border into the same battle is refused, one already used is still open."""
    game = scenario(
        "Kent: York; Middlesex: March, Hastings; Oxford: Rutland; Wilts: Norfolk; Sussex: Beaumont", cards="york 4, lancaster 2"
    )
    for block in ("york", "march", "rutland"):
        game.marches(block, "sussex")
    game.refuses("move norfolk sussex")
    game.marches("hastings", "sussex").shows("Sussex: York, March r, Rutland r, Hastings r, Beaumont")


def test_6_5_two_borders_for_reinforcements() -> None:
    """6.5: Player 2 reinforces over two borders at most; all who come are reserve, by whatever border."""
    game = scenario(
        "Kent: York; Sussex: Beaumont; Middlesex: Clifford, Devon; Oxford: Oxford; Wilts: Wiltshire", cards="york 4, lancaster 4"
    )
    game.marches("york", "sussex").plays("end").marches("clifford", "sussex").marches("oxford", "sussex")
    game.refuses("move wiltshire sussex")
    game.marches("devon", "sussex").shows("Sussex: York, Beaumont, Clifford r, Devon r, Oxford r")


def test_6_6_reinforcements_do_not_free_the_pinned() -> None:
    """6.6: two against two: nobody may leave, also when a third has come, neither by land nor by sea."""
    game = scenario("Derby: York, March; Chester: Beaumont, Clifford; Powys: Pembroke", cards="york 4, lancaster 4")
    game.marches("york", "chester").marches("march", "chester").plays("end")
    assert game.offered("move clifford") | game.offered("sea clifford") == set()
    game.marches("pembroke", "chester")
    for block in ("clifford", "beaumont", "pembroke"):
        assert game.offered(f"move {block}") | game.offered(f"sea {block}") == set()


def test_6_6_one_of_three_may_leave_by_sea() -> None:
    """6.6: two against three: one, whichever, may sail; then nobody."""
    game = scenario("Derby: York, March; Chester: Beaumont, Clifford, Devon", cards="york 4, lancaster 4")
    game.marches("york", "chester").marches("march", "chester").plays("end")
    game.offers("sea beaumont irish_sea lancaster", "sea clifford irish_sea lancaster", "sea devon irish_sea lancaster")
    game.plays("sea devon irish_sea lancaster")
    assert game.offered("sea") | game.offered("move clifford") | game.offered("move beaumont") == set()


def test_6_6_an_attackers_reserve_does_not_pin_but_bars_its_border() -> None:
    """6.6: one from Derby and two from Warwick pin one; the others leave, over neither border, and may attack elsewhere."""
    game = scenario(
        "Derby: York; Warwick: March, Hastings; Hereford: Norfolk; Chester: Beaumont, Clifford, Devon",
        cards="york 4, lancaster 4",
    )
    for block in ("york", "march", "hastings"):
        game.marches(block, "chester")
    game.plays("end").refuses("move clifford derby", "move clifford warwick")
    game.marches("clifford", "hereford").marches("devon", "lancaster")
    game.shows("Hereford: Clifford, Norfolk; Chester: York, March r, Hastings r, Beaumont; Lancaster: Devon")
    game.refuses("move beaumont powys")


def test_D10_as_many_are_pinned_as_attack_in_front() -> None:
    game = scenario("Derby: March; Warwick: York; Chester: Oxford, Clifford", cards="york 4, lancaster 2")
    game.plays("move march chester", "move york chester", "end")
    game.offers("move oxford powys", "move clifford lancaster")
    game.refuses("move oxford derby", "move oxford warwick")
    game.plays("move oxford powys", "stop").refuses("move clifford lancaster")


def test_D10_reinforcements_free_nobody() -> None:
    game = scenario("Derby: March; Chester: Oxford; Lancaster: Clifford", cards="york 4, lancaster 2")
    game.plays("move march chester", "end", "move clifford chester").refuses("move oxford powys")


def test_D11_three_borders_to_attack() -> None:
    picture = "Leicester: Oxford; Derby: March; Lincoln: York; Rutland: Rutland, Suffolk; Essex: Essex"
    game = scenario(picture, cards="york 4, lancaster 2")
    game.plays("move march leicester", "move york leicester", "move rutland leicester")
    game.refuses("move essex leicester")
    game.offers("move suffolk leicester")


def test_D11_two_borders_to_reinforce() -> None:
    picture = "Derby: March; Leicester: Oxford; Essex: Clifford; Middlesex: Devon, Beaumont; Warwick: Somerset"
    game = scenario(picture, cards="york 4, lancaster 3")
    game.plays("move march leicester", "end", "move clifford leicester", "move devon leicester")
    game.refuses("move somerset leicester")
    game.offers("move beaumont leicester")


@pytest.mark.parametrize(("first", "second"), [("kent", "wilts"), ("wilts", "kent")])
def test_D12_the_border_crossed_first_is_the_main_attack(first: str, second: str) -> None:
    block = {"kent": "march", "wilts": "york"}
    game = scenario("Sussex: Oxford; Kent: March; Wilts: York", cards="york 4, lancaster 2")
    game.plays(f"move {block[first]} sussex", f"move {block[second]} sussex")
    game.shows(f"Sussex: Oxford, {block[first]}, {block[second]} r")
    assert not game.state.reserve[BLOCK[f"Y_{block[first]}"]]


@pytest.mark.parametrize(("target", "is_final"), [("middlesex", True), ("sussex", False)])
def test_B10_an_attack_on_middlesex_cannot_be_taken_back(target: str, is_final: bool) -> None:
    game = scenario("Kent: March; Middlesex: Oxford; Sussex: Devon", cards="york 4, lancaster 2")
    before = game.state.barriers
    game.plays(f"move march {target}")
    assert (game.state.barriers > before) == is_final
