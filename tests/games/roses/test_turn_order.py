"""Turn order (7)."""

from bosworth.testing.roses import scenario


def test_E01_the_lowest_score_plays_first() -> None:
    game = scenario(step="new_turn", turn=1, score="red 10, yellow 12, green 13, blue 16").resolves("draft")
    assert game.order == "red yellow green blue"


def test_E02_tied_players_keep_their_places() -> None:
    """Red was before Yellow; had Yellow been before Red, Yellow would stay there."""
    for before in ("red yellow blue green", "yellow red blue green"):
        game = scenario(step="new_turn", turn=2, order=before, score="red 30, yellow 30, blue 33, green 31").resolves("draft")
        assert game.order == f"{before[:10]} green blue"
