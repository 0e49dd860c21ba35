"""End of turn and end of game (16)."""

import pytest

from bosworth.testing.roses import scenario


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
