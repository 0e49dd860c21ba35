"""Rulings, each held by a test that would fail under the rejected reading; the number stands in the name."""

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.scoring import chivalry, share
from bosworth.games.lancaster.setup import set_up
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import play
from bosworth.testing.lancaster import Table, scenario

COURT = {"court": "yes"}
DISPLEASURE = {"displeasure": "yes"}
QUEENIE = {"queenie": "yes"}
FULL = ", ".join(f"s{n}" for n in range(1, 7))


# --- A: set-up ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("court", "votes"), [("no", 1), ("yes", 2)])
def test_A2_A4_votes_at_the_start(court: str, votes: int) -> None:
    state = GAME.new(INFO.settle({"court": court}), FastDice(1))
    assert state.goods[10:14] == [votes] * 4


def test_A3_noble_piles_are_dealt_at_random_unless_fixed() -> None:
    assert set_up(INFO.settle({"nobles": "fixed"}), FastDice(1)).letter == list(range(9))
    letters = [tuple(set_up(INFO.settle({}), FastDice(seed)).letter) for seed in range(5)]
    assert len(set(letters)) == 5


# --- B: placing --------------------------------------------------------------------------------------------------------------


def test_B03_squires_may_defend_an_empty_province() -> None:
    game = scenario("blue court: 1; blue: 3 squires")
    game.plays("province 1 stafford")
    game.offers_only("squires 0", "squires 1", "squires 2", "squires 3")
    game.plays("squires 3")
    game.shows("stafford: blue 1 +3; blue: 0 squires")


def test_B05_who_is_ousted_is_back_in_the_rotation_at_once() -> None:
    game = scenario("stafford: green 1; blue court: 2 2; red court: 1", seat="blue")
    game.plays("province 2 stafford", "squires 0")
    assert game.actors == ["green"]


def test_B06_the_last_favour_goes_and_then_there_is_none() -> None:
    game = scenario("blue court: 1 1; harfleur: -, -, -; favours: f3")
    game.plays("conflict 1 harfleur", "favour f3")
    game.plays("conflict 1 harfleur")
    assert game.step == "ballot"


def test_B07_a_favour_without_use_must_be_taken_all_the_same() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -; favours: f1; blue: nobles ABCDEFGHI")
    game.plays("conflict 1 harfleur")
    game.offers_only("favour f1")
    game.plays("favour f1")
    assert game.step == "ballot"


def test_B08_knights_in_the_lower_row_are_placed_already() -> None:
    game = scenario("lower harfleur: blue 1, -, -; green court: 1", seat="blue")
    assert game.actors == ["green"]


def test_B10_an_upgrade_in_a_province_keeps_what_stands_beside() -> None:
    game = scenario("stafford: blue 1 +2; blue court: 3; harfleur: -, -, -; favours: f2; green court: 1")
    game.plays("conflict 3 harfleur", "favour f2")
    game.offers("raise stafford 1", "raise harfleur 3")
    game.plays("raise stafford 1")
    game.shows("stafford: blue 2 +2")


def test_B11_no_upgrade_past_the_limit_of_the_dungeon() -> None:
    game = scenario("dungeon: blue 2, red 3; blue: 1 leftover; red court: 1", law="N2b", options=DISPLEASURE)
    assert game.state.law == 2
    fits = scenario("dungeon: blue 2, red 2; blue: 1 leftover", law="N2b", options=DISPLEASURE)
    fits.offers("raise dungeon 2")


def test_B12_a_space_under_an_extension_is_closed() -> None:
    game = scenario("blue court: 1; blue extensions: s1, s2; blue castle: s3 1")
    game.offers_only("castle 1 s4", "castle 1 s5", "castle 1 s6", start="castle")


def test_B15_first_extensions_are_chosen_in_turn_order() -> None:
    game = scenario("blue court: 1; green court: 1", start="extensions", seat="green", round=0)
    for colour in ("green", "yellow", "red", "blue"):
        assert game.actors == [colour]
        game.plays("build s5")
    assert game.state.round == 1
    game.shows("blue extensions: s5; green extensions: s5")


# --- C: parliament -----------------------------------------------------------------------------------------------------------


def vote(game: Table, *votes: str) -> None:
    for colour, text in zip(("blue", "green", "yellow", "red"), votes, strict=False):
        game.plays(text, seat=colour)


def test_C1_ballots_are_sealed_until_all_are_in() -> None:
    game = scenario("blue: 3 votes", start="parliament", proposed="B4a B4b B4c")
    game.plays("yes 3", seat="blue")
    assert game.view("green")["ballots"] == [-1, 0, 0, 0]
    assert game.view("green")["votes"][0] == 3
    game.does_not_hear("green", "ballots")
    game.does_not_hear("green", "ballot")
    game.plays("no 0", seat="red")
    game.plays("no 0", seat="green").plays("no 0", seat="yellow")
    game.hears(None, "ballot", player="blue", vote="yes", number=3)
    game.hears(None, "ballot", player="green", vote="no", number=0)
    game.hears(None, "ballots", law="B4a", adopted=1)
    game.shows("blue: 0 votes")


def test_C4_votes_left_over_go_before_the_laws_unless_one_asks_for_them() -> None:
    game = scenario("blue: 3 votes", start="parliament", laws="B0c B0c B0c", proposed="B4a B4c B4b")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    game.shows("blue: 0 leftover, 0 votes")
    kept = scenario("blue: 3 votes", start="parliament", laws="B0c B0c B0c", proposed="B4a N4c N4b")
    for _ in range(3):
        vote(kept, "yes 0", "yes 0", "yes 0", "yes 0")
    kept.shows("blue: 3 leftover")


def test_C5_earlier_laws_matter_for_most() -> None:
    game = scenario("blue: 3 gold; red: 2 gold", start="laws", laws="B4a N0c B4b")
    game.plays("buy 2", "buy 0", "buy 0", "buy 0")
    game.shows("red: 1 squires; blue: 0 squires")


@pytest.mark.parametrize(("reveal", "told"), [("winners", None), ("amounts", "3 0 0 1")])
def test_C7_winners_are_announced_and_amounts_only_if_agreed(reveal: str, told: str | None) -> None:
    game = scenario("blue: 3 gold; red: 1 gold", law="N0c", options={"most_law_reveal": reveal})
    (event,) = game.heard("green", f"law-{reveal}")
    assert event.get("amounts") == told
    assert event["players"] == "blue"


def test_C17_an_extension_on_an_occupied_space_sends_the_knight_home() -> None:
    game = scenario("bedford: blue 3; blue castle: s3 1", start="provinces")
    game.plays("take reward", "build s3")
    game.shows("blue castle:; blue court: 1 3; blue: 3 votes")


# --- D: rewards --------------------------------------------------------------------------------------------------------------


def test_D3_a_noble_already_owned_or_gone_closes_both() -> None:
    owned = scenario("stafford: blue 1; blue: 3 gold, nobles B", start="provinces")
    owned.offers_only("take nothing", "take reward")
    gone = scenario("stafford: blue 1; blue: 3 gold; nobles stafford: 0", start="provinces")
    gone.offers_only("take nothing", "take reward")


def test_D4_gold_from_the_second_reward_does_not_pay() -> None:
    scenario("surrey: blue 2; blue: 2 gold", start="provinces").offers_only("take nothing", "take noble", "take reward")


def test_D5_york_pays_its_votes_without_a_knight_to_take() -> None:
    game = scenario(
        "york: blue 3; blue castle: s1 1, s2 1; dungeon: blue 1; surrey: red 2", start="provinces", options=DISPLEASURE
    )
    game.plays("take reward")
    game.shows("blue: 2 votes")


def test_D6_surrey_names_even_if_nothing_is_taken() -> None:
    game = scenario("surrey: red 2", start="provinces")
    game.plays("take nothing")
    assert game.step == "surrey"
    nobody = scenario("stafford: blue 1", start="provinces", seat="green")
    nobody.plays("take nothing")
    assert nobody.state.first == 1


def test_D7_the_crossing_joins_the_stack_without_favour() -> None:
    game = scenario("dorset: blue 2 +1; harfleur: red 1, blue 1, green 1; surrey: red 2; favours: f3", start="provinces")
    game.plays("take reward")
    game.offers_only("cross harfleur")
    game.plays("cross harfleur")
    game.shows("harfleur: red 1, blue 1+2, green 1; blue: 0 squires, 0 gold")
    closed = scenario("dorset: blue 2; harfleur: red 1, yellow 1, green 1; nobles dorset: 0; surrey: red 2", start="provinces")
    assert closed.actors == ["red"]


def test_D10_castle_purchases_are_optional_and_need_their_price() -> None:
    game = scenario("blue castle: s6 1; blue: 2 squires", start="castles")
    game.offers_only("done", "collect s6")
    game.plays("done")
    game.shows("blue: 2 squires; blue court: 1")
    poor = scenario("blue castle: s6 1; blue: 1 squires", start="castles")
    poor.offers_only("done")


def test_D12_castle_votes_are_paid_in_the_last_round() -> None:
    scenario("blue extensions: s3", start="castles", round=5).shows("blue: 2 votes")


def test_D13_of_equals_the_lower_space_ranks_higher() -> None:
    scenario("rouen: blue 2, green 2, red 2", start="conflicts").shows("red: 4 power; green: 2 power; blue: 0 power")


# --- E: final scoring --------------------------------------------------------------------------------------------------------


def test_E4_more_gold_breaks_the_tie_for_extensions() -> None:
    game = scenario("blue extensions: s1, s2; green extensions: s1, s2; green: 1 gold", start="final", round=5)
    game.hears(None, "final", kind="extensions", player="green", number=8)
    game.hears(None, "final", kind="extensions", player="blue", number=4)


def test_E6_power_may_be_negative() -> None:
    game = scenario("blue: 9 dishonour", start="final", options=DISPLEASURE, round=5)
    assert game.has("blue", "power") < 0


def test_E8_E9_nothing_uncovered_and_nobody_without_tokens_is_ranked() -> None:
    game = scenario("blue: 1 dishonour", start="final", options=DISPLEASURE, round=5)
    game.hears(None, "final", kind="dishonour", player="blue", number=-1)
    only = scenario("blue: 1 dishonour", start="final", options=DISPLEASURE, round=5, track=[0, 4, 4, 4, 4, 4])
    only.hears(None, "final", kind="dishonour", player="blue", number=-5)
    only.hears(None, "final", kind="dishonour", player="red", number=0)
    assert share({}, 4, 2) == {}
    assert share({1: (3, 0)}, 4, 2) == {1: 4}


def test_9_8_ties_share_the_victory() -> None:
    game = scenario("blue: 50 power; red: 58 power; blue court: 4; red court: 3", start="final", round=5)
    assert game.state.returns()[0] + game.state.returns()[3] == 1.0
    assert game.step == "over"


# --- F: the King's court and his displeasure ---------------------------------------------------------------------------------


def test_F2_F3_a_company_is_gathered_in_one_order_and_must_be_stronger() -> None:
    game = scenario("blue court: 2 1; blue: 1 gold, 1 bishops; chamberlain: red 2", options=COURT)
    game.plays("office chamberlain")
    game.offers_only("support 2")
    game.plays("support 2")
    game.offers_only("support 1", "bishop")
    game.refuses("apply")
    game.plays("bishop")
    game.offers_only("apply")


def test_F5_a_tudor_needs_a_knight() -> None:
    game = scenario("blue: 1 gold; blue ready: tudor", options=COURT)
    game.plays("office chamberlain")
    game.offers_only("apply")


def test_F7_an_archer_may_come_with_a_reinforcement() -> None:
    game = scenario("harfleur: blue 1, -, -; blue court: 1; blue ready: archer", options=COURT, favours=0)
    game.plays("conflict 1a harfleur")
    game.shows("harfleur: blue 1+1, blue archer, -")


def test_F8_F9_an_archer_fights_and_has_its_own_rank() -> None:
    game = scenario("harfleur: blue 3, blue archer, -", options=COURT, start="conflicts")
    game.shows("blue: 6 power; harfleur: gone")
    assert sum(game.state.archer_on) == 0


def test_F11_what_is_not_used_goes_back() -> None:
    game = scenario("blue ready: shield; green court: 1", options=COURT, start="end")
    game.shows("blue ready:")


def test_F12_an_office_without_candidate_stays_with_its_holder() -> None:
    game = scenario("officer constable: red", options=COURT, start="offices")
    game.shows("red: 1 seals; red ready: archer")


def test_F12_no_shield_and_no_archer_in_the_last_round_but_a_tudor() -> None:
    officers = "officer chancellor: red; officer constable: red; officer chamberlain: red"
    game = scenario(officers, options=COURT, start="offices", round=5)
    game.shows("red: 3 seals; red ready: tudor")


def test_F14_the_treasury_is_kept_between_rounds_and_seals_run_out() -> None:
    game = scenario("treasury: 2 gold; officer chancellor: red", options=COURT, start="offices", seals_left=1)
    game.shows("treasury: 2 gold; red: 1 seals")


def test_F15_a_bishop_instead_of_an_upgrade_at_its_price() -> None:
    game = scenario("blue extensions: s6; blue: 2 squires; blue court: 1", options=COURT, start="castles")
    game.plays("collect s6")
    game.offers_only("raise court 1", "bishop")
    game.plays("bishop")
    game.shows("blue: 1 bishops, 0 squires; blue court: 1")
    full = scenario("blue extensions: s6; blue: 2 squires, 3 bishops; blue court: 1", options=COURT, start="castles")
    full.plays("collect s6")
    full.offers_only("raise court 1")


def test_F15_no_bishop_where_no_upgrade_is_possible_unless_agreed() -> None:
    picture = "stafford: blue 4; blue extensions: s6; blue: 2 squires"
    game = scenario(picture, options=COURT, start="provinces")
    game.offers_only("take nothing", "take noble")
    game.plays("take nothing")
    game.offers_only("done")
    agreed = scenario(picture, options={**COURT, "bishop_without_upgrade": "yes"}, start="provinces")
    agreed.plays("take reward")
    agreed.offers_only("bishop", "decline")
    agreed.plays("bishop", "collect s6", "bishop")
    agreed.shows("blue: 2 bishops, 0 squires")


def test_F15_gloucester_then_brings_its_votes_alone() -> None:
    game = scenario("gloucester: blue 4; surrey: red 2", options=COURT, start="provinces")
    game.plays("take reward")
    game.shows("blue: 2 votes, 0 bishops; blue court: 4")
    assert game.actors == ["red"]


def test_F16_tudors_count_for_chivalry_at_the_end() -> None:
    game = scenario("blue ready: tudor; lower rouen: red 1 tudor, -, -; blue court: 1", options=COURT)
    assert [chivalry(game.state, player) for player in (0, 3)] == [3, 3]


def test_F17_F18_seal_tiles_with_the_court_and_power_tiles_without() -> None:
    with_court = scenario("northumberland: blue 2; tiles: northumberland", options={**QUEENIE, **COURT}, start="provinces")
    with_court.plays("take tile")
    with_court.shows("blue: 1 seal_tiles, 0 power")
    without = scenario("northumberland: blue 2; tiles: northumberland", options={**QUEENIE, **DISPLEASURE}, start="provinces")
    without.plays("take tile")
    without.shows("blue: 3 power, 0 seal_tiles")


def test_F19_the_dungeon_is_emptied_before_the_provinces() -> None:
    game = scenario("dungeon: blue 2; stafford: blue 1", options=DISPLEASURE, start="offices")
    game.shows("dungeon:; blue court: 2")
    assert game.step == "province"


def test_F20_dishonour_at_each_defeat_and_from_the_reserve_when_the_track_is_empty() -> None:
    game = scenario("lower rouen: -, -, -", options=DISPLEASURE, start="conflicts", track=[0] * 6)
    game.shows("blue: 1 dishonour; red: 1 dishonour")
    assert game.state.track == [0] * 6


# --- §14 and §17 -------------------------------------------------------------------------------------------------------------


def test_14_2_a_tile_comes_each_round() -> None:
    state = GAME.new(INFO.settle({"queenie": "yes"}), FastDice(2))
    for _ in range(4):
        state = play(state, state.active, [state.legal(state.active)[0]], FastDice(0))
    assert sum(state.tile_on) == 1
    assert len(state.bag) == 8


def test_14_3_a_void_tile_may_be_taken_alone_but_not_inside_both() -> None:
    picture = f"stafford: blue 1; tiles: stafford; blue extensions: {FULL}; blue: 3 gold"
    game = scenario(picture, options=QUEENIE, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both")
    game.plays("take tile")
    assert game.state.tile_on[1] == 0


def test_17_strict_goods_are_taken_until_the_supply_is_empty() -> None:
    game = scenario("blue extensions: s2; green extensions: s2", start="castles", options={"supply": "strict"}, stock=[3, 9, 9])
    game.shows("blue: 2 gold; green: 1 gold")


@pytest.mark.parametrize("seed", range(6))
def test_17_random_law_sets_are_those_permitted(seed: int) -> None:
    options = dict.fromkeys(("laws_0", "laws_1", "laws_2", "laws_3", "laws_4"), "random")
    assert max(set_up(INFO.settle(options), FastDice(seed)).law_sets) < 2
    kings = [set_up(INFO.settle({"preset": "big_box"}), FastDice(6 * seed + n)).law_sets for n in range(6)]
    assert any(2 in sets for sets in kings)
    assert not any(sets[group] == 2 for sets in kings for group in (0, 1, 4))


def test_14_3_at_dorset_the_tile_keeps_the_knight_in_england() -> None:
    game = scenario("dorset: blue 2; tiles: dorset; harfleur: -, -, -; surrey: red 2", options=QUEENIE, start="provinces")
    game.plays("take tile")
    game.shows("blue: 3 squires; blue court: 2; harfleur: -, -, -")
    assert game.state.step == at.PROVINCE
