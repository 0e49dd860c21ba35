"""Number of players (17): two, three, Houses and people."""

import pytest
from tests.games.roses.common import parliament

from bosworth.games.roses.options import COUNT, INFO, seats_of
from bosworth.kernel.errors import Malformed
from bosworth.testing.roses import scenario


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
    assert game.view("lancaster").own == [0, 2]
    game.plays("next", "next", "next", "next", "commit", seat="lancaster")
    assert game.actors == ["york"]
    game.state.resign(0)
    assert game.state.returns() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("players", "seat", "needed"),
    [
        ("two", "blue", "four or three"),
        ("three", "green", "four"),
        ("two_people", "red", "four or three or two or two_royal"),
        ("four", "york", "two_people"),
    ],
)
def test_C6_only_a_seat_of_this_table_is_favoured(players: str, seat: str, needed: str) -> None:
    with pytest.raises(Malformed, match=f"favoured={seat} needs scenario={needed}$"):
        INFO.settle({"scenario": players, "favoured": seat})


@pytest.mark.parametrize("players", COUNT)
def test_C6_every_seat_of_a_table_may_be_favoured(players: str) -> None:
    for seat in seats_of({"scenario": players}):
        assert INFO.settle({"scenario": players, "favoured": seat})["favoured"] == seat
