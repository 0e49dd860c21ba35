"""Moves by sea (6.7, 6.8): coasts, ports and the second block."""

import pytest

from bosworth.testing.richard3 import Table, scenario


def landfalls(game: Table, block: str) -> set[str]:
    """The areas that a block may reach by sea."""
    return {offer.split()[-1] for offer in game.offered(f"sea {block} ")}


def test_R3_22_a_sea_move_carries_one_block() -> None:
    """22: from Ireland, a major port, to Caernarvon, which has none: one block for a point."""
    game = scenario("Ireland: York, Rutland, Irish", cards="york 2, lancaster 2")
    game.plays("sea york irish_sea caernarvon")
    assert game.points == 1
    game.plays("sea rutland irish_sea caernarvon")
    assert game.points == 0
    game.refuses("sea irish irish_sea caernarvon")


FIVE_IN_CALAIS = "Calais: March, Rutland, Y_warwick, Y_kent, Y_salisbury"


def test_R3_22_between_major_ports_it_carries_two() -> None:
    """22: from Calais to Kent two blocks for a point, four for two; not a fifth."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    for block, left in (("march", 1), ("rutland", 1), ("warwick", 0), ("kent", 0)):
        game.plays(f"sea {block} north_sea kent")
        assert game.points == left
    game.shows("Kent: March, Rutland, Y_warwick, Y_kent; Calais: Y_salisbury")
    assert landfalls(game, "salisbury") == set()


def test_R3_22_two_to_one_port_and_two_to_another() -> None:
    """22: with two points, two blocks from Calais to one port and two to another."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    game.plays("sea march north_sea kent", "sea rutland north_sea kent")
    game.plays("sea warwick english_channel sussex", "sea kent english_channel sussex")
    game.shows("Kent: March, Rutland; Sussex: Y_warwick, Y_kent")
    assert landfalls(game, "salisbury") == set()


def test_R3_22_two_to_a_port_and_one_elsewhere() -> None:
    """22: with two points, two blocks from Calais to a port and one to a coast without."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    game.plays("sea march north_sea kent", "sea rutland north_sea kent", "sea warwick north_sea essex")
    game.shows("Kent: March, Rutland; Essex: Y_warwick")
    assert landfalls(game, "salisbury") == landfalls(game, "kent") == set()


ENGLISH_CHANNEL = "sussex kent cornwall dorset france calais"
IRISH_SEA = "ireland isle_of_man scotland cumbria lancaster caernarvon chester pembroke glamorgan somerset cornwall france"
NORTH_SEA = "scotland northumbria east_yorks lincoln rutland east_anglia middlesex essex kent calais"


@pytest.mark.parametrize(
    ("area", "block", "coasts"),
    [
        ("cornwall", "york", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("cornwall", "somerset", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("kent", "york", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("kent", "somerset", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("scotland", "somerset", f"{NORTH_SEA} {IRISH_SEA}"),
        ("calais", "york", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("france", "somerset", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("middlesex", "york", NORTH_SEA),
        ("middlesex", "somerset", NORTH_SEA),
        ("hereford", "york", ""),
        ("gloucester", "york", ""),
        ("south_yorks", "somerset", ""),
    ],
)
def test_R3_23_which_seas_an_area_touches(area: str, block: str, coasts: str) -> None:
    """23: Cornwall, Kent, Scotland, Calais and France touch two seas, Middlesex one; there is no coast inland."""
    foreign = {"york": {"scotland", "france"}, "somerset": {"ireland", "calais"}}[block]
    game = scenario(f"{area}: {block}", cards="york 2, lancaster 2").plays(*(["end"] if block == "somerset" else []))
    assert landfalls(game, block) == set(coasts.split()) - foreign - {area}


def test_R3_23_no_sea_joins_calais_and_ireland() -> None:
    """23: from Calais to Ireland there is no way by sea, over whichever one."""
    game = scenario("Calais: York; Ireland: Rutland", cards="york 4, lancaster 2")
    for sea in ("irish_sea", "north_sea", "english_channel"):
        game.refuses(f"sea york {sea} ireland", f"sea rutland {sea} calais")


def test_6_7_who_cannot_sail() -> None:
    """6.7: Scots, Welsh and city levies stay on land; so does the rebel."""
    game = scenario("Chester: Scots, Welsh, Bristol levy, York levy, Beaumont", cards="lancaster 4, york 2")
    assert {offer.split()[1] for offer in game.offered("sea")} == {"beaumont"}
    game = scenario("Chester: Rebel, London levy, Irish, Norfolk", cards="york 4, lancaster 2")
    assert {offer.split()[1] for offer in game.offered("sea")} == {"irish", "norfolk"}


def test_6_7_a_sea_move_is_a_whole_move() -> None:
    """6.7: who has sailed does not march, also from an activated area; who has marched does not sail."""
    game = scenario("Kent: York, March; Sussex: Hastings", cards="york 4, lancaster 2")
    game.marches("york", "sussex").plays("sea hastings english_channel kent")
    game.offers("move march sussex")
    assert game.offered("move hastings") | game.offered("sea york") == set()


def test_6_7_no_landing_where_the_enemy_is() -> None:
    """6.7: neither in an enemy nor in a contested area."""
    game = scenario("Kent: York; Calais: Y_warwick; Sussex: Beaumont; Dorset: Somerset", cards="york 4, lancaster 2")
    game.marches("york", "sussex")
    assert {offer.split()[-1] for offer in game.offered("sea warwick english_channel")} == {"cornwall"}


def test_6_8_several_credits_are_kept_apart() -> None:
    """6.8: two open credits, used in the other order and between other actions; each carries one block that very way."""
    game = scenario("Calais: York, March, Rutland, Y_warwick, Y_kent; Sussex: Arundel, Hastings", cards="york 3, lancaster 2")
    game.plays("sea york north_sea kent", "sea march english_channel sussex").marches("arundel", "wilts")
    assert game.points == 0
    game.offers_only(
        "sea rutland north_sea kent",
        "sea rutland english_channel sussex",
        "sea warwick north_sea kent",
        "sea warwick english_channel sussex",
        "sea kent north_sea kent",
        "sea kent english_channel sussex",
        start="sea",
    )
    game.plays("sea rutland english_channel sussex")
    assert {offer.split()[-1] for offer in game.offered("sea")} == {"kent"}
    game.plays("sea warwick north_sea kent")
    assert game.offered("sea") == set()
    game.shows("Kent: York, Y_warwick; Sussex: March, Rutland, Hastings; Calais: Y_kent")


def test_6_8_a_credit_is_for_one_way_and_one_direction() -> None:
    """6.8: the credit Calais–Kent serves neither Kent–Calais nor Kent–Sussex, and two paid moves leave two credits."""
    game = scenario("Calais: York, March; Kent: Hastings, Norfolk", cards="york 2, lancaster 2")
    game.plays("sea york north_sea kent", "sea hastings north_sea calais")
    assert game.points == 0
    game.offers_only("sea march north_sea kent", "sea norfolk north_sea calais", start="sea")


def test_6_8_a_credit_ends_with_the_player_turn() -> None:
    """6.8: what York did not use is gone when York's turn ends."""
    game = scenario("Calais: York, March", cards="york 2, lancaster 2").plays("sea york north_sea kent")
    assert len(game.view().known.credits) == 1
    assert game.plays("end").view().known.credits == []


def test_D14_who_is_not_pinned_may_leave_by_sea() -> None:
    game = scenario("Essex: March; East Anglia: Oxford, Clifford", cards="york 2, lancaster 2")
    game.plays("move march east_anglia", "end").offers("sea oxford north_sea lincoln")
    game.plays("sea oxford north_sea lincoln").refuses("sea clifford north_sea lincoln")


def test_D14_no_ship_enters_an_enemy_area_or_an_enemy_exile() -> None:
    game = scenario("Kent: Oxford; Essex: March", cards="york 2, lancaster 4")
    game.offers("sea oxford english_channel france")
    game.refuses("sea oxford north_sea calais", "sea oxford north_sea essex")


def test_D14_land_or_sea_not_both() -> None:
    game = scenario("Sussex: March", cards="york 4, lancaster 2").plays("move march kent", "stop")
    game.refuses("sea march north_sea essex")


@pytest.mark.parametrize(("value", "sails"), [("true", True), ("false", False)])
def test_D15_bombards_go_by_sea_unless_the_switch_forbids(value: str, sails: bool) -> None:
    game = scenario("Kent: Y_bombard, Norwich levy", cards="york 2, lancaster 2", options={"bombard_sea": value})
    assert ("sea bombard north_sea essex" in game.offered()) == sails
    game.refuses("sea norwich_levy north_sea essex")


def test_D16_two_blocks_from_port_to_port_and_no_third() -> None:
    game = scenario("Calais: Y_warwick, March, York", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea kent")
    assert game.state.points == 1
    game.plays("sea york north_sea kent")
    assert game.state.points == 0


def test_D16_the_pair_goes_to_one_port() -> None:
    game = scenario("Calais: Y_warwick, March, York", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea east_anglia")
    assert game.state.points == 0
    game.offers("sea york north_sea kent", "sea york north_sea east_anglia")


def test_D16_the_pair_need_not_sail_together() -> None:
    game = scenario("Calais: Y_warwick, March, York, Rutland", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea york north_sea east_anglia")
    game.offers("sea march north_sea kent", "sea march north_sea east_anglia")
    game.plays("sea march north_sea kent").refuses("sea rutland north_sea kent")
    game.offers("sea rutland north_sea east_anglia")


def test_D16_no_bonus_unless_both_ends_are_major_ports() -> None:
    game = scenario("Calais: Y_warwick, March; Essex: York, Rutland", cards="york 2, lancaster 2")
    game.plays("sea warwick north_sea lincoln", "sea york north_sea kent")
    assert game.state.points == 0
    game.refuses("sea march north_sea lincoln", "sea rutland north_sea kent")


def test_B4_of_two_seas_only_the_first_is_offered_in_peace() -> None:
    game = scenario("Calais: March", cards="york piracy, lancaster 2")
    game.offers_only("sea march north_sea kent", start="sea march north_sea kent")
    game.refuses("sea march english_channel kent")
