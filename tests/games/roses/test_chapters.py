"""The chapters, paragraph by paragraph: what the worked examples leave out."""

import pytest

from bosworth.games.roses import state as at
from bosworth.games.roses.planning import legal_for
from bosworth.games.roses.tables import CARD, PICKS, SHOWN
from bosworth.testing.roses import Table, scenario


def parliament(picture: str, **fields: object) -> Table:
    """A position whose parliament has sat."""
    return scenario(picture, step="parliament", **fields).resolves("end_of_turn")  # type: ignore[arg-type]


# --- 1.3 limits, 8 draft --------------------------------------------------------------------------------------------------------


def test_1_3_limits_of_a_sheet_count_void_entries_too() -> None:
    """At most 20 troops, the mercenaries held, six cubes of each colour; illegal entries count."""
    persons = "percy, clifford, plantagenet, stanley, mowbray, de_la_pole, stafford"
    game = scenario(f"red: windsor; yellow: {persons}, london", mercs="red 2", cash="red 200")
    game.writes("red", "10 troop windsor", "10 troop york", commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    game.writes("red", "mercenary windsor", "mercenary york", commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    cubes = [f"white {name}" for name in persons.split(", ")[:6]]
    game.writes("red", *cubes, commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    game.writes("red", *(f"black {name}" for name in persons.split(", ")[:6]), commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["commit"]


def test_1_3_a_bid_is_at_most_the_cash() -> None:
    game = scenario(cash="red 4, yellow 0").plays("bid se", seat="red")
    game.offers_only("amount 1", "amount 2", "amount 3", "amount 4", seat="red")
    assert game.offered("bid", seat="yellow") == set()


def test_1_3_a_bid_may_be_larger_than_an_argument_of_an_action() -> None:
    game = scenario(cash="red 300").writes("red", "bid mid 257").resolves("bribery")
    assert game.of("cash", "red") == 43


def test_8_5_a_mercenary_card_brings_counters_and_leaves_the_game() -> None:
    game = scenario("deck: merc_3, merc_1, percy", step="draft", turn=5, order="red yellow blue green")
    game.offers_only("pick merc_3", start="pick merc")
    game.plays("pick merc_3")
    assert (game.of("mercs", "red"), game.state.stack) == (5, 12)
    game.shows("box: merc_3")


def test_8_5_a_short_stack_gives_what_is_left() -> None:
    """B15."""
    game = scenario("deck: merc_1", step="draft", turn=5, stack=2, order="red").plays("pick merc_1")
    assert (game.of("mercs", "red"), game.state.stack) == (2, 0)
    game.hears(None, "mercenaries", player="red", number=2)


@pytest.mark.parametrize(
    ("players", "turn", "sequence"),
    [
        ("four", 1, "RYBG GBYR RYBG"),
        ("four", 3, "RYBG RYBG"),
        ("three", 1, "RYB BYR RYB"),
        ("three", 2, "RYB RYB RYB"),
        ("two", 1, "RY YR RY YR RY YR"),
        ("two", 2, "RY RY RY RY"),
        ("two_royal", 1, "RY YR RY YR RY YR"),
    ],
)
def test_17_draft_by_number_of_players(players: str, turn: int, sequence: str) -> None:
    """8.3, 17.1, 17.2, B31."""
    game = scenario(players=players, step="draft", turn=turn)
    found = ""
    assert len(game.state.display) == SHOWN[game.state.players][turn > 1]
    for _ in range(PICKS[game.state.players][turn > 1] * game.state.players):
        found += game.actors[0][0].upper()
        game.plays(min(game.offered("pick")))
    assert found == sequence.replace(" ", "")
    assert game.state.step != at.DRAFT


def test_8_6_a_boxed_location_stays_neutral() -> None:
    """B44: nobody can attack it, and it scores for nobody."""
    game = scenario("box: london; red: stafford")
    assert "troop london" not in game.can_write("red")


# --- 9 income -------------------------------------------------------------------------------------------------------------------


def test_9_1_income_is_that_of_the_cards() -> None:
    game = scenario("red: london, sh_sandwich, windsor, stafford; yellow: bp_york", step="income", cash=[0] * 4)
    assert [game.of("cash", player) for player in ("red", "yellow", "blue")] == [7 + 4, 4, 0]


def test_9_2_no_aid_in_turn_1_nor_without_the_token() -> None:
    game = scenario(step="aid", turn=1, score="red 1, yellow 9, blue 9, green 9")
    assert game.state.step == at.PLANNING
    game = scenario(step="aid", turn=2, aid="red 0", score="red 1, yellow 9, blue 9, green 9")
    assert game.state.step == at.PLANNING


def test_9_2_who_declines_may_take_it_later() -> None:
    game = scenario(step="aid", turn=2, score="red 1, yellow 9, blue 9, green 9", cash=[0] * 4).plays("decline")
    assert (game.of("aid", "red"), game.of("cash", "red")) == (1, 0)
    game.hears("green", "aid-declined", player="red")


# --- 10 planning ----------------------------------------------------------------------------------------------------------------


def test_10_a_sheet_is_written_part_by_part() -> None:
    game = scenario("red: windsor, stafford, sh_sandwich, bp_winchester; yellow: percy", mercs="red 1")
    game.offers_only("bid mid", "bid se", "next", seat="red")
    game.plays("next", seat="red").offers_only("move stafford mid", "move stafford wc", "stray", "next", seat="red")
    game.plays("move stafford wc", seat="red")
    assert game.offered("move", seat="red") == set(), "a noble moves once, and the order of entries is fixed"
    game.plays("next", seat="red").offers_only(
        *(f"sail sh_sandwich {zone}" for zone in ("ne_e", "mid_s", "wc_s", "wal_s")), "stray", "next", seat="red"
    )
    game.plays("next", seat="red").offers_only("troop windsor", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only("mercenary windsor", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only(
        "white stafford", "white bp_winchester", "white sh_sandwich", "stray", "next", seat="red"
    )
    game.plays("white bp_winchester", seat="red").offers_only("white sh_sandwich", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only("black percy", "stray", "commit", seat="red")
    game.plays("commit", seat="red")
    game.refuses("commit", seat="red")
    assert game.actors == ["yellow", "blue", "green"]


def test_10_void_entries_stand_behind_stray() -> None:
    game = scenario("red: tudor; yellow: herbert").plays("next", "stray", seat="red")
    moves = {f"move tudor {region}" for region in ("nm", "se")}
    assert {text for text in game.offered(seat="red") if "tudor" in text} == moves
    assert len(game.offered("move herbert", seat="red")) == 5
    assert game.offered("next", seat="red") == set()
    game.plays("move tudor se", seat="red").offers("next", seat="red")


def test_10_readiness_is_public_and_nothing_else() -> None:
    game = scenario("red: windsor, stafford", cash="red 12")
    before = game.view("yellow")
    for entry in ("bid se", "amount 2", "move stafford wc", "next", "next", "troop windsor", "next", "next"):
        game.plays(entry, seat="red")
        assert game.view("yellow") == before
        assert game.view(None)["sheets"] == {}
    assert game.events == []
    game.plays("commit", seat="red")
    game.hears("yellow", "committed", player="red")
    assert game.view("yellow")["committed"] == [1, 0, 0, 0]
    assert game.view("yellow")["public"]["cash"] == before["public"]["cash"]


def test_10_3_a_noble_gives_presence_where_he_starts_and_where_he_goes() -> None:
    game = scenario("red: stafford; yellow: windsor, carisbrooke, kenilworth", cash="red 9")
    game.writes("red", "move stafford wc", "troop windsor", "troop carisbrooke", "troop kenilworth").resolves("bribery")
    assert [game.attackers("red", place) for place in ("windsor", "carisbrooke", "kenilworth")] == [1, 1, 0]


def test_10_3_partners_are_other_players() -> None:
    """B27: those of one House may attack and bribe each other."""
    game = scenario("red: stafford, percy; blue: windsor, tudor", lancaster="red blue", cash="red 100")
    assert {"troop windsor", "black tudor"} <= game.can_write("red")


# --- 11 deployment --------------------------------------------------------------------------------------------------------------


def test_11_4_presence_fails_with_the_move_it_hung_on() -> None:
    """B12: Tudor cannot reach the South East, so the attack there is dropped too and its mercenary stays usable (B13)."""
    game = scenario("red: tudor; yellow: windsor", cash="red 9", mercs="red 1", stack=16)
    game.writes("red", "move tudor se", "2 troop windsor", "mercenary windsor").resolves("bribery")
    assert [event["entry"] for event in game.heard(None, "dropped")] == [
        "move tudor se",
        "troop windsor",
        "troop windsor",
        "mercenary windsor",
    ]
    assert (game.of("cash", "red"), game.of("mercs", "red"), game.state.stack) == (9, 1, 16)


def test_11_4_a_piece_of_another_does_not_move() -> None:
    game = scenario("yellow: tudor, sh_pembroke").writes("red", "move tudor wc", "sail sh_pembroke wc_s").resolves("bribery")
    game.shows("yellow: tudor@wal, sh_pembroke@wal_s")


PAYMENTS = [
    # cash, orders, what is bought, why
    (9, ("white percy", "black tudor", "troop windsor"), {"white percy"}, "white before black before troops"),
    (14, ("black tudor", "2 troop windsor"), {"black tudor"}, "black before troops"),
    (8, ("white percy", "white bp_york"), {"white bp_york"}, "too dear is skipped (B8)"),
    (13, ("white percy", "white bp_york"), {"white percy", "white bp_york"}, "nobles before bishops"),
    (9, ("white percy", "white stafford"), {"white percy"}, "nobles by strength"),
    (9, ("white percy", "white plantagenet"), {"white plantagenet"}, "equal nobles by votes of their start"),
    (4, ("white bp_york", "white sh_sandwich"), {"white bp_york"}, "bishops before ships"),
    (4, ("white bp_york", "white bp_norwich"), {"white bp_york"}, "bishops by votes"),
    (3, ("white sh_berwick", "white sh_kingston"), {"white sh_kingston"}, "ships by votes of their home port"),
    (3, ("troop windsor", "troop york"), {"troop windsor"}, "castles before large towns"),
    (3, ("troop york", "troop exeter"), {"troop york"}, "large towns before towns"),
    (3, ("troop exeter", "troop plymouth"), {"troop exeter"}, "towns before ports"),
    (7, ("bid se 4", "white percy", "troop windsor"), {"troop windsor"}, "the bid first of all"),
]


@pytest.mark.parametrize(("cash", "orders", "bought", "why"), PAYMENTS, ids=[row[-1] for row in PAYMENTS])
def test_11_5_payment_order(cash: int, orders: tuple[str, ...], bought: set[str], why: str) -> None:
    persons = "percy, stafford, plantagenet, bp_york, bp_norwich, sh_sandwich, sh_berwick@wc_s, sh_kingston"
    own = f"{persons}, windsor, york, exeter, plymouth"
    game = scenario(f"red: {own}; yellow: tudor", cash=f"red {cash}").writes("red", *orders).resolves("bribery")
    unpaid = {str(event["entry"]) for event in game.heard(None, "unpaid")}
    assert {text.removeprefix("2 ") for text in orders if not text.startswith("bid")} - unpaid == bought, why


# --- 12, 13 ---------------------------------------------------------------------------------------------------------------------


def test_12_4_white_cubes_go_home() -> None:
    game = scenario("red: percy", cash="red 9").writes("red", "white percy").resolves()
    assert game.of("cash", "red") == 0
    assert game.state.turn == 2


def test_13_defenders_stand_with_the_garrison() -> None:
    game = scenario("red: windsor; yellow: stafford", cash="red 3, yellow 12", mercs="red 1", stack=16)
    game.writes("red", "troop windsor", "mercenary windsor").writes("yellow", "4 troop windsor").resolves("parliament")
    game.hears(None, "garrison", player="red", card="windsor", number=3)
    game.hears(None, "battle", player="yellow", victim="red", attackers=4, defenders=5)
    game.shows("red: windsor")
    assert game.defenders("windsor") == 1
    assert game.state.stack == 17


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


# --- 14, 15, 16 -----------------------------------------------------------------------------------------------------------------


def test_14_3_alone_in_a_region_there_is_no_second_place() -> None:
    """B19."""
    game = parliament("red: windsor", players="three")
    assert game.scores() == [7, 0, 0]
    game.hears(None, "region", region="se", first="red", second="none", decided="alone")
    game.hears(None, "region-empty", region="nm")


def test_14_2_the_last_resort_is_turn_order() -> None:
    for order in ("red yellow", "yellow red"):
        game = parliament("red: sh_sandwich; yellow: sh_plymouth@se_s", players="two", order=order)
        game.hears(None, "region", region="se", first=order.split()[0], decided="order")


@pytest.mark.parametrize(
    ("red", "yellow", "decided"),
    [
        ("windsor", "stafford", "noble"),
        ("windsor", "london, sh_sandwich", "castle"),
        ("london", "sandwich, sh_sandwich", "large_town"),
        ("bp_winchester, sandwich", "winchester, sh_sandwich", "bishop"),
        ("winchester, sh_sandwich, sandwich", "bp_winchester, sh_plymouth@se_s, sh_pembroke@se_s", "bishop"),
        ("winchester, sh_sandwich@wal_s", "bristol", "alone"),
        ("sandwich", "sh_sandwich", "port"),
    ],
)
def test_14_2_every_step_of_the_chart(red: str, yellow: str, decided: str) -> None:
    game = parliament(f"red: {red}; yellow: {yellow}", players="two")
    game.hears(None, "region", region="se", decided=decided)


def test_14_4_ships_alone_make_a_region_vote_and_nobody_leaves_it_without() -> None:
    """B20, B19."""
    game = parliament("yellow: sh_berwick")
    assert (game.vote("nm"), game.vote("ne")) == ("york", "none")
    game.resolves("new_turn")
    assert game.vote("ne") == "lancaster", "counters come back Lancaster side up"
    assert game.vote("nm") == "york"


def test_14_4_the_last_resort_is_the_house_of_the_first_player_there() -> None:
    """B22: whoever is first in turn order and has nothing in the region does not count."""
    for order, house in (("green red yellow blue", "lancaster"), ("blue yellow red green", "york")):
        game = parliament("red: sh_sandwich; yellow: sh_plymouth@se_s", order=order)
        assert game.vote("se") == house


def test_14_5_votes_tied() -> None:
    """B21: in turn 1 Lancaster, later the House that reigns; 13 votes each."""
    picture = "red: pontefract, bamburgh; yellow: kenilworth, harlech"
    assert parliament(picture).state.kings[0] == 0
    game = parliament(picture, turn=3, kings=[0, 1, -1, -1, -1])
    game.hears(None, "king", house="york", lancaster=13, york=13)
    assert game.scores() == [9 + 4, 8 + 5 + 5, 0, 5]


def test_14_6_titles_score() -> None:
    game = parliament("red: windsor, harlech", players="three", title=[-1, -1, 0, -1], captain=1, captain_region=2)
    assert game.scores() == [7 + 5 + 4, 8 + 4, 0]


def test_14_7_a_bishop_with_his_cathedral_town() -> None:
    game = parliament("red: bp_york, york; yellow: bp_winchester, london", players="two")
    game.hears(None, "church", player="red", number=3)
    game.does_not_hear(None, "church", player="yellow")


def test_15_the_first_to_have_two_takes_the_title_and_equality_does_not_lose_it() -> None:
    cards = "windsor, harlech, bamburgh, percy, pontefract, tudor, york, kenilworth, herbert, carisbrooke, london, lincoln"
    game = scenario(f"deck: {cards}", step="draft", order="red yellow blue green")
    game.plays("pick windsor", "pick harlech", "pick percy", "pick tudor", "pick york", "pick herbert")
    game.plays("pick bamburgh")
    assert game.holder("constable") == "yellow"
    game.plays("pick pontefract")
    assert game.holder("constable") == "yellow", "equal numbers take nothing (15.3)"
    game.plays("pick kenilworth")
    assert game.holder("constable") == "red", "three beat two"
    game.plays("pick carisbrooke")
    assert game.holder("constable") == "red"


def test_15_a_title_goes_back_to_the_board_when_nobody_has_two() -> None:
    """A7: and may be claimed again."""
    game = scenario("red: sh_berwick, sh_kingston", title=[0, -1, -1, -1], cash="yellow 6")
    game.writes("yellow", "black sh_berwick").resolves("combat")
    assert game.holder("admiral") == "none"
    game.hears(None, "title", title="admiral", player="none", victim="red")


def test_15_hand_over_to_the_most_then_the_earlier_player() -> None:
    """B24: Red loses one of two; Yellow and Green have two each."""
    fleet = "red: sh_berwick, sh_kingston; yellow: sh_sandwich, sh_plymouth; green: sh_pembroke, sh_kings_lynn"
    for order, heir in (("red yellow blue green", "yellow"), ("green red yellow blue", "green")):
        game = (
            scenario(fleet, order=order, title=[0, -1, -1, -1], cash="blue 6")
            .writes("blue", "black sh_berwick")
            .resolves("combat")
        )
        assert game.holder("admiral") == heir


def test_16_1_what_stays_and_what_returns() -> None:
    game = scenario("red: stafford@wc, sh_sandwich@nm_e", cash="red 5", mercs="red 2", stack=15)
    game.writes("red", "bid se 2").resolves()
    game.shows("red: stafford@wc, sh_sandwich@nm_e")
    assert (game.state.turn, game.holder("captain"), game.of("cash", "red"), game.of("mercs", "red")) == (2, "none", 3, 2)


def end(picture: str, **fields: object) -> list[int]:
    game = scenario(picture, step="end_of_turn", turn=5, **fields)  # type: ignore[arg-type]
    game.resolves()
    assert not game.actors
    return list(game.state.winners)


def test_16_2_the_highest_score_wins() -> None:
    assert end("", score="red 9, yellow 11, blue 10, green 3") == [1]


def test_16_2_ties_go_to_the_house_that_reigned_more() -> None:
    tied = "red 9, yellow 9, blue 9, green 3"
    assert end("", score=tied, kings=[0, 1, 1, 0, 1]) == [1]
    assert end("blue: percy", score=tied, kings=[0, 1, 0, 0, 1]) == [2]
    assert end("", score=tied, kings=[0, 1, 0, 0, 1]) == [0, 2], "shared"


@pytest.mark.parametrize(
    ("red", "yellow", "winner"),
    [
        ("percy, herbert", "plantagenet", [0]),
        ("percy", "plantagenet, herbert", [1]),
        ("windsor", "london, york, norwich", [0]),
        ("sh_berwick", "port_none", [0]),
        ("bp_york", "lincoln, exeter, bangor", [0]),
        ("percy", "plantagenet", [0, 1]),
    ],
)
def test_16_2_then_the_chart(red: str, yellow: str, winner: list[int]) -> None:
    """B36: without Houses straight to the chart; equal to the end is shared (B37)."""
    mine = "" if yellow == "port_none" else f"; yellow: {yellow}"
    assert end(f"red: {red}{mine}", players="two", score="red 5, yellow 5", captain=1, captain_region=2) == winner


def test_a_shared_victory_is_shared() -> None:
    game = scenario(step="end_of_turn", turn=5, players="two").resolves()
    assert game.state.returns() == [0.5, 0.5]


def test_resigning_ends_the_game_for_the_best_of_the_others() -> None:
    game = scenario("red: percy", score="red 50, yellow 20, blue 30, green 10")
    game.state.resign(0)
    assert game.state.winners == [2]
    assert game.state.returns() == [0.0, 0.0, 1.0, 0.0]


# --- 17 -------------------------------------------------------------------------------------------------------------------------


def test_17_1_no_houses_with_three() -> None:
    game = parliament("red: windsor; yellow: london", players="three")
    assert game.scores() == [7, 4, 0]
    assert not game.heard(None, "vote") + game.heard(None, "king")


def test_17_3_royal_for_two() -> None:
    game = parliament("red: windsor; yellow: london", players="two_royal", lancaster="yellow")
    game.hears(None, "king", house="york", lancaster=0, york=7)
    assert game.scores() == [7 + 5, 4]


def test_17_3_two_people_play_two_each() -> None:
    """B32: a seat writes the sheets of both its players, one after the other, and wins with either."""
    game = scenario("red: stafford; blue: percy; yellow: tudor", players="two_people", lancaster="red blue", cash=[0] * 4)
    assert game.actors == ["lancaster", "york"]
    game.offers("move stafford wc", seat="lancaster")
    game.plays("next", "next", "next", "next", "commit", seat="lancaster")
    game.offers("move percy ne", seat="lancaster")
    assert set(game.view("lancaster")["sheets"]) == {"0", "2"}
    game.plays("next", "next", "next", "next", "commit", seat="lancaster")
    assert game.actors == ["york"]
    game.state.resign(0)
    assert game.state.returns() == [0.0, 1.0]


def test_cards_are_alike_by_number() -> None:
    """The numbers of nobles, castles and ships are those that the rules count on."""
    assert (CARD["percy"], CARD["bamburgh"], CARD["sh_berwick"], CARD["merc_1"]) == (0, 12, 42, 48)
