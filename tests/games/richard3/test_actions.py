"""Actions (6.1, 6.2): what the points of a card buy, and a whole turn."""

import pytest

from bosworth.testing.richard3 import scenario


@pytest.mark.parametrize(
    "actions",
    [
        ["move march middlesex; stop", "move rutland oxford; stop", "sea york irish_sea caernarvon"],
        ["move march middlesex; stop", "sea york irish_sea caernarvon", "recruit hastings leicester"],
        ["move march middlesex; stop", "recruit arundel sussex", "recruit hastings leicester"],
        ["recruit arundel sussex", "recruit hastings leicester", "recruit suffolk east_anglia"],
    ],
)
def test_R3_03_three_points_are_three_actions(actions: list[str]) -> None:
    """3: three points are 3 moves, 2 moves and a recruit, a move and 2 recruits, or 3 recruits; a fourth is refused."""
    picture = "Kent: March; Wilts: Rutland; Ireland: York, Irish; Derby: Norfolk"
    game = scenario(picture, cards="york 3, lancaster 2")
    for left, action in zip((2, 1, 0), actions, strict=True):
        game.offers("end")
        game.plays(*action.split("; "))
        assert game.points == left
    game.refuses("move norfolk leicester", "sea irish irish_sea caernarvon", "recruit herbert glamorgan")
    game.offers_only("end")


def test_R3_34_a_first_turn() -> None:
    """34: 3 against 3, York first: a landing and two recruits; Lancaster gathers in London; then the scores are 10 and 3."""
    game = scenario(keep=True, cards="york 3, lancaster 3")
    assert game.actors == ["york"]
    game.plays("sea warwick north_sea east_anglia", "sea salisbury north_sea east_anglia")
    assert game.points == 2
    game.plays("recruit norfolk east_anglia", "recruit norwich_levy east_anglia")
    assert game.points == 0
    game.plays("end").marches("oxford", "middlesex").marches("beaumont", "leicester", "middlesex")
    game.plays("recruit bombard middlesex")
    assert game.points == 0
    game.plays("end")
    assert game.actors == ["lancaster", "york"]
    assert game.state.turn == 2
    game.shows("East Anglia: Y_warwick, Y_salisbury, Norfolk, Norwich levy; Middlesex: Henry VI, Oxford, Beaumont, L_bombard")
    game.does_not_hear(None, "battle")
    for seat in ("lancaster", "york"):
        game.does_not_hear(seat, "starve")
    assert game.scores == [10, 3]


def test_6_2_one_activation_serves_all_blocks_each_on_its_own_path() -> None:
    """6.2: blocks of one area go different ways, between other actions, for one point; nobody moves twice."""
    game = scenario("Oxford: York, March, Rutland; Kent: Hastings", cards="york 2, lancaster 2")
    game.marches("york", "warwick", "derby").marches("hastings", "sussex").marches("march", "wilts")
    assert game.points == 0
    game.marches("rutland", "gloucester").shows("Derby: York *; Sussex: Hastings *; Wilts: March *; Gloucester: Rutland *")
    game.offers_only("end")


def test_D6_an_action_card_recruits() -> None:
    scenario(cards="york 2, lancaster 2").offers("recruit norfolk east_anglia")


@pytest.mark.parametrize(("favour", "points"), [("one", 4), ("two", 5)])
def test_B16_a_favoured_side_has_more_points_in_each_of_its_turns(favour: str, points: int) -> None:
    options = {"favoured": "york", "favour": favour}
    game = scenario("Kent: March; Derby: Norfolk; Wilts: Clifford", cards="york 3, lancaster 2", options=options)
    assert game.points == points
    game.hears("lancaster", "player-turn", side="york", card="3", points=points)
    game.marches("march", "middlesex").marches("norfolk", "leicester")
    game.plays("recruit arundel sussex", "recruit hastings leicester")
    assert game.points == points - 4
    game.plays("end")
    assert (game.actors, game.points) == (["lancaster"], 2)


def test_B16_nobody_is_favoured_unless_the_table_says_so() -> None:
    assert scenario(cards="york 3, lancaster 2").points == 3
    assert scenario(cards="york 3, lancaster 2", options={"favour": "two"}).points == 3
