"""Laws in general (10): order, most, and what is left over; each law by itself is in `test_laws_*`."""

import pytest
from tests.games.lancaster.common import BOTH, KINGS

from bosworth.testing.lancaster import scenario


def test_W29_the_arithmetic_of_laws() -> None:
    five = "; ".join(f"{name}: blue 1" for name in ("northumberland", "stafford", "york")) + "; bedford: blue 2; surrey: blue 2"
    for law, power in (("B0c", 6), ("B3b", 8), ("N3a", 10)):
        scenario(five, law=law).shows(f"blue: {power} power")
    scenario(five, law="K3c", options={**BOTH, "laws_3": "king"}).shows("blue: 2 dishonour")
    three = "harfleur: blue 1, -, -; caen: blue 1, -, -; lower rouen: blue 1, -, -"
    scenario(three, law="B3a").shows("blue: 9 power")
    scenario(three, law="N0a").shows("blue: 3 votes")
    scenario(three, law="B2a").shows("blue: 1 gold, 1 squires, 1 votes")
    builder = scenario(three, law="B1c")
    builder.plays("build s2")
    builder.shows("blue extensions: s2")
    assert builder.state.law == 2


def test_W29_extensions_nobles_and_support() -> None:
    tiles = ["s1", "s2", "s3", "s4", "s5", "s6"]
    for count in (5, 6):
        scenario(f"blue extensions: {', '.join(tiles[:count])}", law="B2d").shows("blue: 5 power")
    scenario("blue: nobles ABCDEFG", law="B3d").shows("blue court: 1 1")
    scenario("blue: nobles ABCDEFG; blue castle: s1 1, s2 1", law="B3d").shows("blue court: 1")
    scenario("stafford: blue 1 +3; norfolk: blue 1 +2", law="N3d").shows("blue: 6 power")


def test_W30_votes_left_over() -> None:
    picture = "blue: 2 leftover; red: 2 leftover; blue court: 1; red court: 1; green court: 1; harfleur: green 2, -, -"
    game = scenario(picture, start="laws", laws="N0a N2b B4b")
    game.shows("green: 1 votes")
    game.offers("raise court 1")
    game.plays("raise court 1", "decline")
    assert game.actors == ["blue"]
    game.plays("buy 0", "buy 0", "buy 0", "buy 0")
    game.shows("blue: 0 leftover; blue court: 2")
    assert game.has("green", "votes") == 1 + 1


def test_C5_earlier_laws_matter_for_most() -> None:
    game = scenario("blue: 3 gold; red: 2 gold", start="laws", laws="B4a N0c B4b")
    game.plays("buy 2", "buy 0", "buy 0", "buy 0")
    game.shows("red: 1 squires; blue: 0 squires")


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


@pytest.mark.parametrize(("reveal", "told"), [("winners", None), ("amounts", "3 0 0 1")])
def test_C7_winners_are_announced_and_amounts_only_if_agreed(reveal: str, told: str | None) -> None:
    game = scenario("blue: 3 gold; red: 1 gold", law="N0c", options={"most_law_reveal": reveal})
    (event,) = game.heard("green", f"law-{reveal}")
    assert event.get("amounts") == told
    assert event["players"] == "blue"


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
