"""More rulings, on points that no worked example and no test of a law holds; the number stands in the name."""

from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.scoring import chivalry, share
from bosworth.games.lancaster.setup import set_up
from bosworth.games.lancaster.tables import LAW_GROUP, LAW_NAMES
from bosworth.kernel.chance import FastDice
from bosworth.testing.lancaster import scenario

COURT = {"court": "yes"}
DISPLEASURE = {"displeasure": "yes"}
BOTH = {**COURT, **DISPLEASURE}
KINGS = {**BOTH, "laws_2": "king", "laws_3": "king"}


# --- A, B: set-up and placing ------------------------------------------------------------------------------------------------


def test_A6_favours_are_turned_up_again_each_round() -> None:
    game = scenario("favours:; blue court: 1", start="end")
    assert game.state.round == 2
    assert game.state.favours.bit_count() == 6


def test_B4_who_can_place_may_not_pass() -> None:
    game = scenario("blue court: 1; harfleur: -, -, -")
    assert {text.split()[0] for text in game.offered()} == {"province", "castle", "conflict"}


def test_B9_knight_archer_and_tudor_bring_one_favour_and_count_as_one_knight() -> None:
    picture = "harfleur: -, -, -; blue court: 1; green court: 1; blue ready: archer tudor; favours: f3 f4"
    game = scenario(picture, options=COURT, lord=[4] * 5)
    game.plays("conflict 1ta harfleur", "favour f3")
    game.shows("harfleur: blue 1 tudor, blue archer, -; favours: f4")
    assert game.actors == ["green"]
    law = scenario("harfleur: blue 1 tudor, blue archer, red 1", law="N4c", options=COURT)
    law.shows("blue: 5 power; red: 5 power")


def test_B13_all_seven_knights_may_be_in_service() -> None:
    game = scenario("blue court: 1 1 2 2 3 4; blue: nobles ABC", law="B3d")
    game.shows("blue court: 1 1 1 2 2 3 4; blue reserve:")


def test_B14_squires_on_the_board_are_open_and_those_behind_the_screen_are_not() -> None:
    game = scenario("stafford: blue 1 +2; blue: 3 squires; green court: 1", seat="green")
    assert game.view("green")["public"]["squires_at"][1] == 2
    assert game.view("green")["squires"] == [None, 0, None, None]


# --- C: parliament -----------------------------------------------------------------------------------------------------------


def test_C2_nobody_abstains() -> None:
    game = scenario("", start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    game.offers_only("yes 0", "no 0", seat="blue")
    for colour in ("blue", "green", "yellow"):
        game.plays("no 0", seat=colour)
    assert game.actors == ["red"]
    game.does_not_hear(None, "ballots")


NOTHING = {"most_of_nothing": "everyone"}


def test_C6_by_option_all_who_have_none_are_tied() -> None:
    scenario("", law="B0b", options=NOTHING).shows("blue court: 1; green court: 1; yellow court: 1; red court: 1")
    scenario("", law="N0b", options=NOTHING).shows("blue: 1 gold, 1 votes; red: 1 gold, 1 votes")
    scenario("", law="N0c", options=NOTHING).shows("blue: 1 squires, 1 votes; red: 1 squires, 1 votes")
    scenario("", law="N4c", options=NOTHING).shows("blue: 5 power; red: 5 power")
    scenario("", law="K3a", options={**KINGS, **NOTHING}).shows("blue: 1 seals; red: 1 seals")
    scenario("", law="K3b", options={**KINGS, **NOTHING}).shows("blue: 6 power; red: 6 power")
    placed = scenario("stafford: blue 1; norfolk: red 1", law="B0a", options=NOTHING)
    placed.plays("decline", seat="blue").plays("decline", seat="red")
    votes = scenario("blue court: 1; red court: 1", law="N2b", options=NOTHING)
    votes.plays("decline", seat="blue").plays("decline", seat="red")


def test_C6_by_option_nobody_loses_what_he_has_not() -> None:
    game = scenario("blue: 1 gold; red: 1 gold", law="K2a", options={**KINGS, **NOTHING})
    game.shows("blue: 0 gold, 0 squires; red: 0 gold; green: 0 squires")
    game.does_not_hear(None, "loses", good="squires")


def test_C8_knights_left_in_france_are_placed() -> None:
    scenario("lower harfleur: blue 2, -, -", law="B1d").shows("blue: 1 squires")


def test_C13_a_law_that_names_no_order_asks_from_the_first_player() -> None:
    courts = "; ".join(f"{colour} court: 1" for colour in ("blue", "green", "yellow", "red"))
    for law, answers in (("B2b", ("decline",)), ("N1d", ("done",)), ("N3c", ("buy 0", "buy 0"))):
        game = scenario(courts, law=law, seat="yellow")
        for colour in ("yellow", "red", "blue", "green"):
            assert game.actors == [colour]
            game.plays(*answers)
        assert game.state.law == 2


def test_C16_a_tile_built_after_the_law_pays() -> None:
    game = scenario("blue extensions: s1 flipped; bedford: blue 3", start="provinces")
    game.plays("take reward")
    game.refuses("build s1")
    game.plays("build s2")
    game.shows("blue: 2 gold, 0 squires; blue extensions: s1, s2")


def test_C20_what_is_done_with_tokens_and_seals_is_open() -> None:
    tokens = scenario("blue: 2 dishonour", law="K2c", options=KINGS)
    tokens.plays("accept")
    tokens.hears("green", "dishonour-returned", party="blue", number=1)
    seals = scenario("blue: 2 seals", law="K2d", options=KINGS)
    seals.plays("buy 2")
    seals.hears("green", "seals-broken", party="blue", number=2)
    assert seals.actors == ["green"]


def test_C21_each_group_is_of_one_set() -> None:
    choices = {option.name: option.choices for option in INFO.options}
    for group in range(5):
        assert ("king" in choices[f"laws_{group}"]) == (group in (2, 3))
    state = set_up(INFO.settle({**BOTH, "laws_1": "new", "laws_2": "king"}), FastDice(1))
    laws = [*state.in_force, *state.proposed, *state.law_pile]
    assert [{LAW_NAMES[law][0] for law in laws if LAW_GROUP[law] == group} for group in range(5)] == [
        {"B"},
        {"N"},
        {"K"},
        {"B"},
        {"B"},
    ]


def test_C22_the_supply_limits_nothing_unless_agreed() -> None:
    scenario("blue extensions: s2", start="castles", stock=[0, 0, 0]).shows("blue: 2 gold")


# --- D: rewards --------------------------------------------------------------------------------------------------------------


def test_D1_rewards_come_in_the_order_of_the_book() -> None:
    front = "lower rouen: -, -, -; lower caen: -, -, -; harfleur: -, -, -; melun: -, -, -"
    castles = "blue extensions: s2; green extensions: s2"
    game = scenario(
        f"chancellor: blue 2; norfolk: red 1; stafford: blue 1; {castles}; {front}", options=COURT, start="offices", seat="green"
    )
    game.plays("take nothing", "take nothing")
    told = [event for event in game.events if event.name in ("office", "takes", "collects", "conflict")]
    seen = [event.args.get("province") or event.args.get("card") or event.args["party"] for event in told]
    assert seen == ["blue", "stafford", "norfolk", "green", "blue", "rouen", "caen", "harfleur", "melun"]


def test_D2_nothing_may_be_taken() -> None:
    game = scenario("dorset: blue 2; nobles dorset: 0; harfleur: -, -, -; surrey: red 2", start="provinces")
    game.offers_only("take nothing", "take reward")
    game.plays("take nothing")
    game.shows("blue court: 2; harfleur: -, -, -")


def test_D8_no_archer_crosses_from_dorset() -> None:
    game = scenario("dorset: blue 2; harfleur: -, -, -; blue ready: archer; surrey: red 2", options=COURT, start="provinces")
    game.plays("take reward")
    game.offers_only("cross harfleur")
    game.plays("cross harfleur")
    game.shows("harfleur: blue 2, -, -; blue ready: archer")


STRICT = {"supply": "strict", "queenie": "yes"}


def test_D19_the_gold_for_both_is_in_the_supply_before_anything_is_taken() -> None:
    picture = "somerset: blue 4; tiles: somerset; surrey: red 2; blue: 3 gold; red: 3 gold"
    game = scenario(picture, options=STRICT, start="provinces", stock=[0, 0, 37])
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both", "take both_tile")
    game.plays("take both_tile")
    game.shows("blue: 3 gold, nobles G; tiles:")
    game.offers_only("take nothing", "take noble", "take both", seat="red")
    game.plays("take both")
    game.shows("red: 2 gold, 0 squires, nobles I")
    assert game.state.stock == [1, 0, 37]


def test_D19_the_second_reward_is_judged_after_the_noble() -> None:
    gone = "; ".join(f"nobles {name}: 0" for name in ("northumberland", "stafford", "york", "gloucester", "bedford"))
    gone += "; nobles norfolk: 0; nobles somerset: 0; nobles dorset: 0"
    game = scenario(f"surrey: blue 2; tiles: surrey; blue: 3 gold; {gone}", options={"queenie": "yes"}, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both")


def test_D20_what_was_paid_for_cannot_be_declined() -> None:
    castle = scenario("blue castle: s6 1; blue: 2 squires", start="castles")
    castle.plays("collect s6")
    castle.offers_only("raise court 1")
    both = scenario("stafford: blue 1; blue: 3 gold", start="provinces")
    both.plays("take both")
    both.offers_only("raise stafford 1")
    free = scenario("stafford: blue 1; blue: 3 gold", start="provinces")
    free.plays("take reward")
    free.offers_only("raise stafford 1", "decline")
    tile = scenario("surrey: blue 2; tiles: surrey; blue: 3 gold", options={"queenie": "yes"}, start="provinces")
    tile.plays("take both_tile")
    assert "decline" not in tile.offered()


def test_D20_where_votes_come_along_the_upgrade_may_be_declined() -> None:
    game = scenario("gloucester: blue 3; surrey: red 2; blue: 3 gold", start="provinces")
    game.plays("take both", "decline")
    game.shows("blue: 0 gold, 2 votes, nobles D; blue court: 3")


def test_D20_a_law_after_the_castle_may_be_declined_again() -> None:
    game = scenario("blue court: 1", law="B2b", paid=1)
    game.offers_only("raise court 1", "decline")


def test_D9_knights_and_extensions_come_in_any_order_and_the_table_last() -> None:
    game = scenario("blue castle: s3 1; blue extensions: s2, s5; blue: 3 squires", start="castles")
    game.offers_only("collect s2", "collect s3", "collect s5")
    game.plays("collect s5")
    gains = [event["number"] for event in game.heard(None, "gain") if event["player"] == "blue" and event["good"] == "votes"]
    assert gains == [2, 1]


def test_D16_ransom_is_paid_in_turn_order() -> None:
    game = scenario("lower rouen: blue 1, green 1, red 1; blue: 1 gold; red: 1 gold", start="conflicts", seat="red")
    for colour in ("red", "blue", "green"):
        assert game.actors == [colour]
        game.plays("done")
    game.shows("red court:; blue court:; blue: 1 gold")


def test_D17_after_a_first_defeat_knights_count_and_after_a_second_only_those_freed() -> None:
    picture = "lower rouen: green 3, yellow 4, -; harfleur: blue 2, -, -; yellow: 4 gold"
    game = scenario(picture, start="conflicts", round=5)
    game.plays("done", seat="green").plays("ransom 4", seat="yellow")
    game.hears(None, "final", kind="chivalry", player="yellow", number=8)
    game.hears(None, "final", kind="chivalry", player="blue", number=4)
    game.does_not_hear(None, "final", kind="chivalry", player="green")


def test_D18_law_squires_are_not_ransomed() -> None:
    squires = [0] * 20
    squires[0] = 2
    options = {"supply": "strict"}
    game = scenario(
        "lower rouen: blue 1, -, -; blue: 9 gold", start="conflicts", options=options, law_squires=squires, stock=[9, 9, 9]
    )
    game.offers_only("done", "ransom 1")
    game.plays("ransom 1")
    game.shows("blue: 8 gold, 0 squires; blue court: 1")
    assert game.state.stock == [10, 11, 9]


# --- E: final scoring --------------------------------------------------------------------------------------------------------


def test_E1_chivalry_is_the_strength_of_knights_in_service() -> None:
    picture = "blue court: 2; stafford: blue 1 +3; harfleur: blue 3, blue archer, -; blue: 5 squires, 2 bishops"
    assert chivalry(scenario(picture, options=COURT).state, 0) == 6


def test_E2_E3_fractions_are_lost() -> None:
    assert share(dict.fromkeys(range(5), (7, 0)), 8, 4) == dict.fromkeys(range(5), 2)
    assert share({0: (7, 0), 1: (5, 0), 2: (5, 0), 3: (5, 0)}, 8, 4) == {0: 8, 1: 1, 2: 1, 3: 1}


def test_E7_then_fewer_squires_are_worse() -> None:
    game = scenario(
        "blue: 3 dishonour, 1 squires; green: 3 dishonour", options=DISPLEASURE, start="final", round=5, track=[0, 0, 4, 4, 4, 4]
    )
    game.hears(None, "final", kind="dishonour", player="green", number=-9)
    game.hears(None, "final", kind="dishonour", player="blue", number=-6)


def test_E7_by_option_more_votes_are_worse() -> None:
    picture = "blue: 3 dishonour, 1 votes; green: 3 dishonour; red: 2 dishonour, 1 squires; yellow: 2 dishonour"
    options = {**DISPLEASURE, "dishonour_ties": "more_votes"}
    game = scenario(picture, options=options, start="final", round=5, track=[0, 0, 4, 4, 4, 4])
    game.hears(None, "final", kind="dishonour", player="blue", number=-9)
    game.hears(None, "final", kind="dishonour", player="green", number=-6)


def test_E10_the_second_penalty_goes_to_fewer_votes_or_is_divided() -> None:
    tokens = "blue: 4 dishonour; green: 2 dishonour; yellow: 2 dishonour"
    for votes, green, yellow in ((0, -3, -3), (1, -2, -5)):
        game = scenario(f"{tokens}; green: {votes} votes", options=DISPLEASURE, start="final", round=5, track=[0, 0, 4, 4, 4, 4])
        game.hears(None, "final", kind="dishonour", player="green", number=green)
        game.hears(None, "final", kind="dishonour", player="yellow", number=yellow)


def test_E11_the_lists_are_scored_in_order_and_add_up() -> None:
    picture = "blue court: 2; blue extensions: s1; blue: 3 power, nobles ABC, 2 seals, 1 dishonour"
    game = scenario(picture, options=BOTH, start="final", round=5)
    lists = [event for event in game.heard(None, "final") if event["player"] == "blue"]
    assert [event["kind"] for event in lists] == ["chivalry", "extensions", "nobles", "seals", "dishonour"]
    assert [event["number"] for event in lists] == [8, 8, 3, 2, -1]
    game.shows("blue: 23 power")


# --- F: the King's court and his displeasure ---------------------------------------------------------------------------------


def test_F1_a_lord_must_be_placed_and_the_treasury_takes_all() -> None:
    game = scenario("", options=COURT)
    for colour in ("blue", "green", "yellow", "red"):
        assert game.actors == [colour]
        game.offers_only("treasury")
        game.plays("treasury")
    assert game.step == "ballot"


def test_F4_a_tudor_in_an_ousted_company_is_lost() -> None:
    game = scenario("chancellor: red 1 tudor; blue court: 4; blue: 1 votes", options=COURT)
    game.plays("office chancellor", "support 4", "apply")
    game.shows("chancellor: blue 4; red court: 1; red ready:")
    assert sum(game.state.support_tudors) == 0


def test_F13_an_old_office_is_kept_while_another_is_won() -> None:
    game = scenario("officer chancellor: red; constable: red 1", options=COURT, start="offices")
    game.shows("officer chancellor: red; officer constable: red; red: 3 seals; red ready: shield archer")
    busy = scenario("constable: red 1; red court: 1; red: 1 votes", options=COURT, seat="red")
    busy.offers_only(start="office")


def test_F21_tokens_worked_off_never_return_to_the_track() -> None:
    game = scenario("blue court: 2; blue: 3 dishonour", options=DISPLEASURE, track=[0, 2, 4, 4, 4, 4])
    game.plays("dungeon 2")
    game.shows("blue: 1 dishonour")
    assert game.state.track == [0, 2, 4, 4, 4, 4]
