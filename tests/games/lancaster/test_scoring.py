"""Final scoring (9)."""

import pytest
from tests.games.lancaster.common import BOTH, COURT

from bosworth.games.lancaster.scoring import chivalry, share
from bosworth.games.lancaster.tables import NOBLE_POINTS
from bosworth.testing.lancaster import scenario


def test_W16_the_noble_table() -> None:
    assert NOBLE_POINTS[1:] == [0, 1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.parametrize(
    ("values", "second", "points"),
    [
        ([14, 14, 9], 4, [6, 6, 0]),
        ([14, 9, 9], 4, [8, 2, 2]),
        ([14, 14, 14], 4, [4, 4, 4]),
        ([14, 9], 0, [8, 0]),
        ([14, 14], 0, [4, 4]),
    ],
)
def test_W17_majorities_and_their_ties(values: list[int], second: int, points: list[int]) -> None:
    found = share({player: (value, 0) for player, value in enumerate(values)}, 8, second)
    assert [found.get(player, 0) for player in range(len(values))] == points


def test_W17_more_squires_break_the_tie_for_chivalry() -> None:
    game = scenario("blue court: 4; green court: 4; yellow court: 1; green: 1 squires", players=3, start="final", round=5)
    game.hears("blue", "final", kind="chivalry", player="green", number=8)
    game.hears("blue", "final", kind="chivalry", player="blue", number=4)
    game.does_not_hear("blue", "final", kind="chivalry", player="yellow")


def test_9_8_ties_share_the_victory() -> None:
    game = scenario("blue: 50 power; red: 58 power; blue court: 4; red court: 3", start="final", round=5)
    assert game.state.returns()[0] + game.state.returns()[3] == 1.0
    assert game.step == "over"


def test_E1_chivalry_is_the_strength_of_knights_in_service() -> None:
    picture = "blue court: 2; stafford: blue 1 +3; harfleur: blue 3, blue archer, -; blue: 5 squires, 2 bishops"
    assert chivalry(scenario(picture, options=COURT).state, 0) == 6


def test_E2_E3_fractions_are_lost() -> None:
    assert share(dict.fromkeys(range(5), (7, 0)), 8, 4) == dict.fromkeys(range(5), 2)
    assert share({0: (7, 0), 1: (5, 0), 2: (5, 0), 3: (5, 0)}, 8, 4) == {0: 8, 1: 1, 2: 1, 3: 1}


def test_E4_more_gold_breaks_the_tie_for_extensions() -> None:
    game = scenario("blue extensions: s1, s2; green extensions: s1, s2; green: 1 gold", start="final", round=5)
    game.hears(None, "final", kind="extensions", player="green", number=8)
    game.hears(None, "final", kind="extensions", player="blue", number=4)


def test_E11_the_lists_are_scored_in_order_and_add_up() -> None:
    picture = "blue court: 2; blue extensions: s1; blue: 3 power, nobles ABC, 2 seals, 1 dishonour"
    game = scenario(picture, options=BOTH, start="final", round=5)
    lists = [event for event in game.heard(None, "final") if event["player"] == "blue"]
    assert [event["kind"] for event in lists] == ["chivalry", "extensions", "nobles", "seals", "dishonour"]
    assert [event["number"] for event in lists] == [8, 8, 3, 2, -1]
    game.shows("blue: 23 power")
