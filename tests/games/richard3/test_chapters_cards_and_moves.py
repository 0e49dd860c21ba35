"""Sections 5 and 6 beyond the worked examples: the mulligan, border limits, pinning, port credits, recruiting."""

import pytest

from bosworth.testing.richard3 import Table, scenario

# Card numbers: 1 Force March, 2 Muster, 3 Piracy, 4 Plague, 5 Surprise, 6 Treason, 7–12 are 4s, 13–19 are 3s, 20–25 are 2s.
POOR = "20 21 22 23 24 25 1"  # 13 points
FAIR = "20 21 22 23 24 25 3"  # 14 points
RICH = "7 8 9 10 11 12 13"
POOR_TOO = "2 3 4 5 6 13 14"  # 10 points


def deal(mulligan: str, *shuffles: str) -> Table:
    """A campaign dealt from these shuffles: Lancaster's seven cards, then York's."""
    return scenario(step="new_campaign", options={"mulligan": mulligan}, dice=" ".join(f"({cards})" for cards in shuffles))


def hand(game: Table, seat: str) -> list[int]:
    """The numbers of the cards in a hand."""
    return list(game.state.hands[game.seat(seat)])


def numbers(cards: str) -> list[int]:
    """Card numbers in order."""
    return sorted(map(int, cards.split()))


# --- 5 cards --------------------------------------------------------------------------------------------------------------------


def test_5_1_cards_are_chosen_in_secret_and_points_do_not_carry_over() -> None:
    """5.1: nobody learns the first card before the second is chosen; a new turn begins with the new card's points."""
    game = scenario("Derby: Norfolk")
    game.plays("play 4", seat="york")
    assert game.actors == ["lancaster"]
    assert game.view("lancaster")["chosen"] == [0, 1]
    assert game.view("lancaster")["card"] == 0
    game.does_not_hear("lancaster", "cards")
    game.plays("play 2", seat="lancaster").hears("lancaster", "cards", york="4", lancaster="2")
    assert game.points == 4
    game.plays("end", "end", "play 2", "play 3")
    assert (game.actors, game.points) == (["york"], 3)


@pytest.mark.parametrize("shuffle", [f"{POOR} {RICH}", f"{RICH} {POOR}"])
def test_5_3_auto_deals_again_until_both_hands_are_good_enough(shuffle: str) -> None:
    """5.3: a hand of 13 is dealt again as often as it comes, one of 14 is kept; events count their points."""
    game = deal("auto", shuffle, shuffle, f"{FAIR} {RICH}")
    assert hand(game, "lancaster") == numbers(FAIR)
    assert game.actors == ["lancaster", "york"]


def test_5_3_none_deals_once() -> None:
    """5.3: by default a poor hand stays."""
    assert hand(deal("none", f"{POOR} {RICH}"), "lancaster") == numbers(POOR)


def test_5_3_once_asks_nobody_with_fourteen_points() -> None:
    """5.3: 14 points are no poor hand."""
    assert deal("once", f"{FAIR} {RICH}").actors == ["lancaster", "york"]


def test_5_3_once_asks_the_pretender_first_and_both_may_keep() -> None:
    """5.3: both hands are poor: York, the Pretender's side, is asked, then Lancaster."""
    game = deal("once", f"{POOR} {POOR_TOO}")
    assert game.actors == ["york"]
    game.offers_only("keep", "redeal")
    game.plays("keep")
    assert game.actors == ["lancaster"]
    game.plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert (hand(game, "lancaster"), hand(game, "york")) == (numbers(POOR), numbers(POOR_TOO))


def test_5_3_once_a_new_hand_comes_from_the_cards_that_are_not_kept() -> None:
    """5.3: Lancaster shows its hand; York keeps its own; Lancaster's new one may have old cards in it, but none of York's."""
    game = deal("once", f"{POOR} {RICH}").plays("redeal")
    assert game.actors == ["york"]
    game.hears("york", "hand-shown", side="lancaster", cards="force_march 2 2 2 2 2 2")
    game.offers_only("keep", "redraw")
    game.rolls("(20 14 15 16 17 18 19)").plays("keep")
    assert (hand(game, "lancaster"), hand(game, "york")) == ([14, 15, 16, 17, 18, 19, 20], numbers(RICH))
    assert game.actors == ["lancaster", "york"]


def test_5_3_once_the_other_side_may_give_up_its_hand_as_well() -> None:
    """5.3: all 25 cards are dealt anew: seven to the side that asked, then seven to the other."""
    game = deal("once", f"{POOR} {RICH}").plays("redeal")
    game.rolls(f"({RICH} {FAIR})").plays("redraw")
    assert (hand(game, "lancaster"), hand(game, "york")) == (numbers(RICH), numbers(FAIR))


def test_5_3_once_nobody_asks_twice_in_a_campaign() -> None:
    """5.3: York's new hand is as poor as the old: it stays; Lancaster, whose turn to ask has not come yet, may still ask."""
    game = deal("once", f"{POOR} {POOR_TOO}").plays("redeal")
    game.rolls("(2 3 4 5 6 13 15)").plays("keep")
    assert game.actors == ["lancaster"]
    game.offers_only("keep", "redeal")
    game.plays("redeal")
    assert game.actors == ["york"]
    game.rolls("(7 8 9 10 11 12 16)").plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert hand(game, "york") == [2, 3, 4, 5, 6, 13, 15]


def test_5_3_once_keeping_a_poor_hand_does_not_use_up_the_right_to_ask() -> None:
    """5.3: York keeps a poor hand, then gives it up when Lancaster asks; the new one is poor again, and York may now ask."""
    game = deal("once", f"{POOR} {POOR_TOO}").plays("keep").plays("redeal")
    assert game.actors == ["york"]
    game.rolls(f"(7 8 9 10 11 12 16 {POOR_TOO})").plays("redraw")
    assert game.actors == ["york"]
    game.offers_only("keep", "redeal")
    game.plays("keep")
    assert game.actors == ["lancaster", "york"]


def test_5_3_once_means_once_in_every_campaign() -> None:
    """5.3: in the next campaign a side that has asked may ask again."""
    game = scenario(step="politics", options={"mulligan": "once"}, asked=3, dice=f"({POOR} {RICH})")
    assert (game.state.campaign, game.actors) == (2, ["lancaster"])
    game.offers_only("keep", "redeal")


# --- 6.2–6.6 land moves ---------------------------------------------------------------------------------------------------------


def test_6_2_one_activation_serves_all_blocks_each_on_its_own_path() -> None:
    """6.2: blocks of one area go different ways, between other actions, for one point; nobody moves twice."""
    game = scenario("Oxford: York, March, Rutland; Kent: Hastings", cards="york 2, lancaster 2")
    game.marches("york", "warwick", "derby").marches("hastings", "sussex").marches("march", "wilts")
    assert game.points == 0
    game.marches("rutland", "gloucester").shows("Derby: York *; Sussex: Hastings *; Wilts: March *; Gloucester: Rutland *")
    game.offers_only("end")


def test_6_3_both_directions_share_a_border() -> None:
    """6.3: two blocks go north and one south over a blue border: it is full, in both directions."""
    game = scenario("Oxford: York, March, Hastings; Sussex: Rutland, Norfolk", cards="york 2, lancaster 2")
    game.marches("york", "sussex").marches("march", "sussex").marches("rutland", "oxford")
    game.refuses("move hastings sussex", "move norfolk oxford")


def test_6_3_a_block_in_passing_fills_a_border_too() -> None:
    """6.3: three blocks pass Oxford on the way to Sussex: nobody else can cross there."""
    game = scenario("Middlesex: York, March, Rutland; Oxford: Hastings", cards="york 2, lancaster 2")
    for block in ("york", "march", "rutland"):
        game.marches(block, "oxford", "sussex")
    game.refuses("move hastings sussex")


def test_6_3_no_turning_straight_back() -> None:
    """6.3: a block that has gone to Oxford may go on, but not back to Middlesex."""
    game = scenario("Middlesex: York", cards="york 2, lancaster 2").plays("move york oxford")
    assert game.offered() == {
        "stop",
        *(f"move york {area}" for area in ("gloucester", "leicester", "sussex", "warwick", "wilts")),
    }


def test_6_3_an_enemy_stops_a_block() -> None:
    """6.3: a block stops where the enemy is; friends and vacant areas it passes."""
    game = scenario("Middlesex: York; Oxford: Hastings; Warwick: Beaumont; Leicester: Clifford", cards="york 2, lancaster 2")
    assert game.reach("york") == {
        "essex",
        "east_anglia",
        "rutland",
        "kent",
        "sussex",
        "dorset",
        "wilts",
        "oxford",
        "gloucester",
    } | {
        "leicester",
        "warwick",
    }
    game.plays("move york leicester").shows("Leicester: York, Clifford")
    game.offers("end")


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


# --- 6.7, 6.8 sea moves ---------------------------------------------------------------------------------------------------------


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
    assert len(game.view()["public"]["credits"]) == 1
    assert game.plays("end").view()["public"]["credits"] == []


# --- 6.9 recruiting -------------------------------------------------------------------------------------------------------------


def places(game: Table, block: str) -> set[str]:
    """The areas where a block may be recruited."""
    return {offer.split()[-1] for offer in game.offered(f"recruit {block} ")}


def test_6_9_nobles_church_levies_and_welsh_come_up_at_home() -> None:
    """6.9: where the shield, cathedral or city is, if friendly or vacant; the Welsh anywhere in Wales."""
    game = scenario("Cumbria: Hastings; Somerset: Devon", cards="lancaster 4, york 2")
    assert places(game, "northumberland") == {"northumbria", "east_yorks"}
    assert places(game, "york_church") == places(game, "york_levy") == {"south_yorks"}
    assert places(game, "bristol_levy") == {"somerset"}
    assert places(game, "welsh") == {"caernarvon", "pembroke", "powys", "glamorgan"}


def test_6_9_the_other_five_mercenaries_are_never_recruited() -> None:
    """6.9: the Irish wait in exile and are simply moved; even face-up in the pool they would not be offered."""
    assert places(scenario("Ireland: York; pool: Irish", cards="york 3, lancaster 2"), "irish") == set()


def test_6_9_not_in_a_contested_area() -> None:
    """6.9: Norfolk does not come up in East Anglia while it is fought over."""
    game = scenario("Essex: Beaumont; East Anglia: Suffolk", cards="lancaster 4, york 2")
    game.marches("beaumont", "east_anglia").plays("end")
    assert places(game, "norfolk") == {"caernarvon", "glamorgan"}
    assert places(game, "norwich_levy") == set()


def test_6_9_a_bombard_wants_a_friendly_city() -> None:
    """6.9: any city, of either colour, where the side already stands; a vacant one is not enough."""
    game = scenario("Middlesex: Beaumont; Warwick: Clifford; Derby: Devon; Wilts: Hastings", cards="lancaster 4, york 2")
    assert places(game, "bombard") == {"middlesex", "warwick"}


def test_6_9_the_rebel_rises_in_vacant_areas_for_the_pretender() -> None:
    """6.9: not beside friends, not in exile areas, and never for the King."""
    picture = "Derby: Norfolk; Kent: Beaumont"
    game = scenario(picture, cards="york 4, lancaster 2")
    assert places(game, "rebel") & {"derby", "kent", "scotland", "france", "ireland", "calais"} == set()
    assert len(places(game, "rebel")) == 33 - 6
    assert places(scenario(picture, cards="lancaster 4, york 2"), "rebel") == set()
    assert len(places(scenario(picture, setup="1480", cards="lancaster 4, york 2"), "rebel")) == 33 - 6


def test_6_9_an_heir_of_the_pool_comes_back_by_crown_or_exile() -> None:
    """6.9: the King's heirs at a friendly or vacant crown area, the Pretender's in either exile area."""
    game = scenario("Chester: Hastings; Derby: Beaumont", cards="york 4, lancaster 4")
    assert places(game, "york") == places(game, "march") == {"ireland", "calais"}
    game.plays("end")
    crowns = {
        "cumbria",
        "south_yorks",
        "caernarvon",
        "derby",
        "pembroke",
        "warwick",
        "gloucester",
        "middlesex",
        "sussex",
        "cornwall",
    }
    assert places(game, "henry_vi") == places(game, "somerset") == crowns
    game.plays("recruit somerset derby").shows("Derby: Beaumont, Somerset 3 *")


def test_6_9_recruits_do_not_move_and_the_fallen_do_not_come_back() -> None:
    """6.9: a recruit counts as moved; a face-down block is not offered."""
    game = scenario("pool: Y_canterbury_church x; Oxford: Hastings", cards="york 4, lancaster 2")
    game.marches("hastings", "sussex").plays("recruit suffolk oxford")
    assert game.offered("move suffolk") == set()
    assert places(game, "canterbury_church") == set()
