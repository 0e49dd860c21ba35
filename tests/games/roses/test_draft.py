"""Draft (8): the display, who picks when, mercenaries."""

import pytest

from bosworth.games.roses import state as at
from bosworth.games.roses.draft import picker
from bosworth.games.roses.tables import PICKS, SHOWN
from bosworth.testing.roses import scenario


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


def test_8_6_a_boxed_location_stays_neutral() -> None:
    """B44: nobody can attack it, and it scores for nobody."""
    game = scenario("box: london; red: stafford")
    assert "troop london" not in game.can_write("red")


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


@pytest.mark.parametrize("start", ["wc", "se", "ne"])
def test_A4_where_neville_starts_is_an_option(start: str) -> None:
    game = scenario("deck: neville", step="draft", options={"neville_start": start}).plays("pick neville")
    game.shows(f"red: neville@{start}")


def test_B17_more_than_fifteen_assets_may_be_owned() -> None:
    places = "bamburgh, pontefract, kenilworth, windsor, carisbrooke, harlech, newcastle, york, norwich, london, bristol, cardiff"
    game = scenario(f"red: {places}, carlisle, lincoln, leicester, winchester", players="two", step="draft", turn=2)
    game.plays(min(game.offered("pick")))
    assert game.state.held[0].bit_count() >= 16


def test_B28_a_card_drafted_this_turn_may_be_lost_this_turn() -> None:
    shown = "percy, windsor, london, york, norwich, bristol, cardiff, lincoln"
    game = scenario(f"deck: {shown}", step="draft", turn=2, order="red yellow blue green", cash="yellow 99")
    game.plays(*(f"pick {name}" for name in shown.split(", ")))
    game.writes("yellow", "black percy").resolves("combat")
    game.shows("yellow: percy")


def test_B30_a_pick_is_never_declined() -> None:
    game = scenario(step="draft")
    assert {text.split()[0] for text in game.offered()} == {"pick"}
