"""Deployment (11): void entries, and what is paid in which order."""

import pytest
from tests.games.roses.common import south_at_war

from bosworth.games.roses import GAME
from bosworth.testing.roses import scenario


def test_E13_the_orders_of_red_are_legal_and_cost_47() -> None:
    game = south_at_war().resolves("bribery")
    assert not game.heard(None, "dropped")
    assert not game.heard(None, "unpaid")
    assert game.of("cash", "red") == 60 - 47


@pytest.mark.parametrize(("cash", "pontefract", "kenilworth"), [(6, 2, 0), (9, 2, 1)])
def test_E14_money_goes_to_the_region_with_more_votes_first(cash: int, pontefract: int, kenilworth: int) -> None:
    game = scenario("red: pontefract, kenilworth", cash=f"red {cash}")
    game.writes("red", "2 troop pontefract", "2 troop kenilworth").resolves("bribery")
    assert (game.defenders("pontefract"), game.defenders("kenilworth")) == (pontefract, kenilworth)


def test_E15_illegal_orders_are_void_and_free() -> None:
    game = scenario("red: percy, herbert; yellow: tudor", cash="red 50")
    void = ("black mowbray", "white tudor", "black herbert", "troop london", "move percy mid")
    game.writes("red", *void).resolves("bribery")
    assert {str(event["entry"]) for event in game.heard(None, "dropped")} == set(void)
    assert game.of("cash", "red") == 50
    game.shows("red: percy@nm")


def test_E16_the_board_after_deployment() -> None:
    game = south_at_war().resolves("bribery")
    game.shows("red: stafford@wc; blue: neville@se")
    assert game.state.whites[6] == 1
    assert (game.attackers("red", "winchester"), game.attackers("blue", "winchester")) == (3, 3)
    assert game.attackers("red", "carisbrooke") == 4
    assert (game.defenders("windsor"), game.of("hired", "red"), game.of("mercs", "red")) == (1, 1, 0)
    told = [event["player"] for event in game.heard(None, "attackers") if event["card"] == "winchester"]
    assert told == ["red", "blue"], "Red's counters stand before Blue's"


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
    unpaid = {entry for event in game.heard(None, "unpaid") for entry in str(event["entry"]).split("; ")}
    assert {text.removeprefix("2 ") for text in orders if not text.startswith("bid")} - unpaid == bought, why


def test_A4_his_start_decides_who_is_paid_first() -> None:
    """11.5: Neville of 8 and Mowbray of 8, by the votes of their start regions."""
    for start, kept in (("ne", "neville"), ("wc", "mowbray")):
        options = {"neville_start": start, "neville_strength": "8"}
        game = scenario("red: neville@se, mowbray@se", cash="red 8", options=options)
        game.writes("red", "white neville", "white mowbray").resolves("bribery")
        assert [name for name in ("neville", "mowbray") if game.state.whites[GAME.parse(f"pick {name}", 0) >> 6]] == [kept]


def test_B8_with_the_option_payment_stops_at_the_first_thing_too_dear() -> None:
    for shortage, left in (("skip", 1), ("stop", 7)):
        game = scenario("red: percy, windsor", cash="red 7", options={"shortage": shortage})
        game.writes("red", "white percy", "2 troop windsor").resolves("bribery")
        assert game.of("cash", "red") == left


def test_B10_equal_nobles_of_one_region_go_by_name() -> None:
    """Stafford of the South East and Stanley have 6; of equal votes there are none, so Stanley's region comes first."""
    game = scenario("red: stafford, stanley, de_la_pole", cash="red 12")
    game.writes("red", "white stafford", "white stanley", "white de_la_pole").resolves("bribery")
    game.hears(None, "unpaid", entry="white stafford")


def test_B13_mercenaries_of_a_void_entry_stay_with_their_player() -> None:
    game = scenario("red: windsor", mercs="red 3").writes("red", "mercenary windsor", "mercenary york").resolves("parliament")
    assert game.of("mercs", "red") == 2


@pytest.mark.parametrize(
    ("ships", "orders", "cash"),
    [
        ("red: sh_berwick@ne_e, sh_sandwich", ("white sh_berwick", "white sh_sandwich"), 4),
        ("yellow: sh_pembroke@ne_w, sh_sandwich", ("black sh_pembroke", "black sh_sandwich"), 8),
    ],
)
def test_B45_ships_away_are_paid_by_the_votes_of_their_home(ships: str, orders: tuple[str, str], cash: int) -> None:
    """Sandwich has 7 votes: her ship is paid before those of Berwick (4) and Pembroke (5), though these lie off a region of 9."""
    game = scenario(ships, cash=f"red {cash}").writes("red", *orders).resolves("combat")
    assert [event["entry"] for event in game.heard(None, "unpaid")] == [orders[0]]
    assert game.of("cash", "red") == 0
