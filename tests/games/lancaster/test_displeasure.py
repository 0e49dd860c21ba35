"""Module: The King's Displeasure (12)."""

import pytest
from tests.games.lancaster.common import DISPLEASURE

from bosworth.games.lancaster.scoring import share
from bosworth.testing.lancaster import scenario


def test_W24_the_dungeon_holds_seven() -> None:
    game = scenario("green court: 3; blue court: 3 2; green: 5 dishonour; blue: 1 dishonour", options=DISPLEASURE, seat="green")
    game.plays("dungeon 3")
    game.shows("green: 2 dishonour; dungeon: green 3")
    game.refuses("dungeon 3", seat="blue")
    game.plays("dungeon 2", seat="blue")
    game.shows("blue: 0 dishonour; dungeon: green 3, blue 2")


def test_W25_the_absent_are_dishonoured() -> None:
    game = scenario("rouen: blue 1, green 1, red 1", options=DISPLEASURE, start="conflicts")
    game.shows("yellow: 1 dishonour; blue: 0 dishonour; green: 0 dishonour; red: 0 dishonour")
    assert [game.hits(colour) for colour in ("yellow", "blue", "green", "red")] == [["dishonour"], [], [], []]
    assert game.state.track == [3, 4, 4, 4, 4, 4]


def test_W26_final_dishonour() -> None:
    tokens = "yellow: 4 dishonour; green: 3 dishonour; red: 2 dishonour; blue: 2 dishonour"
    game = scenario(tokens, options=DISPLEASURE, start="final", round=5, track=[0, 0, 3, 4, 4, 4])
    for colour, number in (("yellow", -10), ("green", -6), ("red", -2), ("blue", -2)):
        game.hears(None, "final", kind="dishonour", player=colour, number=number)


@pytest.mark.parametrize(("votes", "points"), [((1, 2, 0), (-9, -6, -1)), ((1, 1, 0), (-7, -7, -1))])
def test_W32_ties_of_dishonour(votes: tuple[int, int, int], points: tuple[int, int, int]) -> None:
    colours = ("blue", "green", "yellow")
    tokens = [3, 3, 1]
    picture = "; ".join(f"{c}: {t} dishonour, {v} votes" for c, t, v in zip(colours, tokens, votes, strict=True))
    game = scenario(picture, players=3, options=DISPLEASURE, start="final", round=5, track=[0, 0, 3, 3, 3, 3])
    for colour, number in zip(colours, points, strict=True):
        game.hears(None, "final", kind="dishonour", player=colour, number=number)


def test_B11_no_upgrade_past_the_limit_of_the_dungeon() -> None:
    game = scenario("dungeon: blue 2, red 3; blue: 1 leftover; red court: 1", law="N2b", options=DISPLEASURE)
    assert game.state.law == 2
    fits = scenario("dungeon: blue 2, red 2; blue: 1 leftover", law="N2b", options=DISPLEASURE)
    fits.offers("raise dungeon 2")


def test_E6_power_may_be_negative() -> None:
    game = scenario("blue: 9 dishonour", start="final", options=DISPLEASURE, round=5)
    assert game.has("blue", "power") < 0


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


def test_E8_E9_nothing_uncovered_and_nobody_without_tokens_is_ranked() -> None:
    game = scenario("blue: 1 dishonour", start="final", options=DISPLEASURE, round=5)
    game.hears(None, "final", kind="dishonour", player="blue", number=-1)
    only = scenario("blue: 1 dishonour", start="final", options=DISPLEASURE, round=5, track=[0, 4, 4, 4, 4, 4])
    only.hears(None, "final", kind="dishonour", player="blue", number=-5)
    only.hears(None, "final", kind="dishonour", player="red", number=0)
    assert share({}, 4, 2) == {}
    assert share({1: (3, 0)}, 4, 2) == {1: 4}


def test_E10_the_second_penalty_goes_to_fewer_votes_or_is_divided() -> None:
    tokens = "blue: 4 dishonour; green: 2 dishonour; yellow: 2 dishonour"
    for votes, green, yellow in ((0, -3, -3), (1, -2, -5)):
        game = scenario(f"{tokens}; green: {votes} votes", options=DISPLEASURE, start="final", round=5, track=[0, 0, 4, 4, 4, 4])
        game.hears(None, "final", kind="dishonour", player="green", number=green)
        game.hears(None, "final", kind="dishonour", player="yellow", number=yellow)


def test_F19_the_dungeon_is_emptied_before_the_provinces() -> None:
    game = scenario("dungeon: blue 2; stafford: blue 1", options=DISPLEASURE, start="offices")
    game.shows("dungeon:; blue court: 2")
    assert game.step == "province"


def test_F20_dishonour_at_each_defeat_and_from_the_reserve_when_the_track_is_empty() -> None:
    game = scenario("lower rouen: -, -, -", options=DISPLEASURE, start="conflicts", track=[0] * 6)
    game.shows("blue: 1 dishonour; red: 1 dishonour")
    assert game.state.track == [0] * 6


def test_F21_tokens_worked_off_never_return_to_the_track() -> None:
    game = scenario("blue court: 2; blue: 3 dishonour", options=DISPLEASURE, track=[0, 2, 4, 4, 4, 4])
    game.plays("dungeon 2")
    game.shows("blue: 1 dishonour")
    assert game.state.track == [0, 2, 4, 4, 4, 4]
