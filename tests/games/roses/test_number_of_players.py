"""Number of players (17): two, three, Houses and people."""

from tests.games.roses.common import parliament

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
