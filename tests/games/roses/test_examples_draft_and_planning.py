"""The worked examples E1 to E16: turn order, draft, aid, Calais, orders, money, deployment."""

import pytest

from bosworth.games.roses.draft import picker
from bosworth.games.roses.tables import PLAYERS
from bosworth.testing.roses import Table, scenario

SOUTH = "red: windsor, stafford; yellow: bp_winchester, carisbrooke; blue: neville"
"""E12: the south of England; Winchester is neutral."""
ORDERS = ("3 troop winchester", "move stafford wc", "4 troop carisbrooke", "mercenary windsor", "white stafford", "black neville")
"""E13: Red's orders."""


def south_at_war() -> Table:
    """E13, E16: as E12, and Yellow owns Winchester; Blue comes before Red in turn order, so Red resolves first (A29)."""
    game = scenario(
        f"{SOUTH}; yellow: bp_winchester, carisbrooke, winchester",
        order="blue yellow green red",
        cash="red 60, blue 9",
        mercs="red 1",
        stack=16,
    )
    return game.writes("red", *ORDERS).writes("blue", "move neville se", "3 troop winchester")


def test_E01_the_lowest_score_plays_first() -> None:
    game = scenario(step="new_turn", turn=1, score="red 10, yellow 12, green 13, blue 16").resolves("draft")
    assert game.order == "red yellow green blue"


def test_E02_tied_players_keep_their_places() -> None:
    """Red was before Yellow; had Yellow been before Red, Yellow would stay there."""
    for before in ("red yellow blue green", "yellow red blue green"):
        game = scenario(step="new_turn", turn=2, order=before, score="red 30, yellow 30, blue 33, green 31").resolves("draft")
        assert game.order == f"{before[:10]} green blue"


def test_E03_two_face_up_cards_make_a_display_of_ten() -> None:
    """8.1, 8.6: eight of ten cards are picked, two leave the game."""
    deck = "percy, tudor, herbert, york, bristol, exeter, bangor, berwick"
    game = scenario(f"face_up: windsor, london; deck: {deck}", step="draft", turn=2)
    assert len(game.state.display) == 10
    game.plays(*(f"pick {card}" for card in deck.split(", ")))
    game.shows("box: windsor, london; neutral: windsor, london")
    assert len(game.state.box) == 2
    assert not game.state.display


@pytest.mark.parametrize(("turn", "player", "wanted"), [(1, 0, [1, 8, 9]), (2, 0, [1, 5]), (1, 3, [4, 5, 12]), (5, 3, [4, 8])])
def test_E04_who_picks_when(turn: int, player: int, wanted: list[int]) -> None:
    game = scenario(step="draft", turn=turn, order="red yellow blue green")
    state = game.state
    found: list[int] = []
    for number in range(12 if turn == 1 else 8):
        state.picks = number
        if picker(state) == player:
            found.append(number + 1)
    assert found == wanted


def test_E05_what_is_picked_is_owned_at_once() -> None:
    shown = "stafford, neville, winchester, bp_winchester, windsor, carisbrooke"
    game = scenario(
        f"deck: {shown}, london, york, percy, tudor, herbert, bristol",
        players="four",
        step="draft",
        order="red yellow blue green",
    )
    game.plays("pick stafford", "pick neville", "pick london", "pick york", "pick percy", "pick tudor")
    game.plays("pick winchester", "pick bp_winchester", "pick windsor", "pick carisbrooke")
    game.shows("red: stafford@se, bp_winchester, windsor; yellow: neville, winchester, carisbrooke")
    game.plays("pick herbert", "pick bristol")
    assert "move stafford wc" in game.can_write("red")
    assert "move stafford wc" not in game.can_write("yellow")


def test_E06_french_aid_makes_up_for_points() -> None:
    game = scenario(step="aid", turn=2, order="red yellow blue green", score="red 30, yellow 33, blue 38, green 38", cash=[0] * 4)
    assert game.actors == ["red"]
    game.offers_only("aid", "decline")
    game.plays("aid", seat="red").plays("aid", seat="yellow")
    assert [game.of("cash", player) for player in PLAYERS] == [8, 5, 0, 0]
    assert game.of("aid", "red") == game.of("aid", "yellow") == 0
    assert len(game.actors) == 4, "the leaders are not asked (B34)"


def test_E06_french_aid_is_at_most_25() -> None:
    game = scenario(step="aid", turn=3, score="red 30, yellow 60, blue 60, green 60", cash=[0] * 4).plays("aid", seat="red")
    assert game.of("cash", "red") == 25


def test_E07_the_captain_of_calais_is_a_noble_of_four() -> None:
    game = scenario("yellow: london", cash="red 1").writes("red", "bid se 1").resolves("end_of_turn")
    assert game.holder("captain") == "red"
    game.hears(None, "region", region="se", first="red", second="yellow", strengths="red:4 yellow:4", decided="noble")
    assert game.scores("red", "yellow") == [7 + 4 + 5, 4]  # region, title, King


@pytest.mark.parametrize("order", ["red yellow blue green", "yellow red blue green"])
def test_E08_equal_bids_go_to_the_earlier_player_and_all_pay(order: str) -> None:
    game = (
        scenario(order=order, cash="red 6, yellow 7").writes("red", "bid mid 5").writes("yellow", "bid se 5").resolves("bribery")
    )
    assert game.holder("captain") == order.split(maxsplit=1)[0]
    assert (game.of("cash", "red"), game.of("cash", "yellow")) == (1, 2)


def test_E09_the_ship_of_kings_lynn() -> None:
    game = scenario("red: sh_kings_lynn")
    zones = {f"sail sh_kings_lynn {zone}" for zone in ("ne_e", "nm_e", "se_s", "wc_s")}
    assert {text for text in game.can_write("red") if text.startswith("sail")} == zones
    game.writes("red", "sail sh_kings_lynn ne_w").resolves("bribery")
    game.shows("red: sh_kings_lynn@mid_s")
    game.hears(None, "dropped", player="red", entry="sail sh_kings_lynn ne_w")


def test_E10_the_ship_of_plymouth() -> None:
    game = scenario("red: sh_plymouth")
    zones = {f"sail sh_plymouth {zone}" for zone in ("wal_s", "ne_w", "se_s", "mid_s")}
    assert {text for text in game.can_write("red") if text.startswith("sail")} == zones


def test_E11_no_way_from_wales_to_the_south_east() -> None:
    game = scenario("red: tudor")
    assert "move tudor se" not in game.can_write("red")
    game.writes("red", "move tudor se").resolves("bribery").shows("red: tudor@wal")


def test_E12_who_may_attack_whom() -> None:
    game = scenario(SOUTH)
    attacks = {
        player: {text.split()[1] for text in game.can_write(player) if text.startswith("troop")}
        for player in ("red", "yellow", "blue")
    }
    assert attacks == {"red": {"windsor"}, "yellow": {"carisbrooke", "windsor"}, "blue": {"carisbrooke"}}
    game.writes("blue", "move neville se", "troop windsor", "troop carisbrooke").resolves("bribery")
    assert (game.attackers("blue", "windsor"), game.attackers("blue", "carisbrooke")) == (1, 1)


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
