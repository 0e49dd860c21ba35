"""Parliament (14): who leads a region, votes, the King, what scores."""

import pytest
from tests.games.roses.common import parliament

from bosworth.testing.roses import scenario


def test_E19_bishop_before_town() -> None:
    game = parliament("red: percy@ne, bp_york; yellow: plantagenet, lincoln", order="yellow red")
    game.hears(None, "region", region="ne", first="red", second="yellow", strengths="red:12 yellow:12", decided="bishop")


def test_E20_noble_before_castle() -> None:
    """With Neville's other strength (A3)."""
    game = parliament(
        "yellow: neville@ne, kingston; red: pontefract, york", order="red yellow", options={"neville_strength": "8"}
    )
    game.hears(None, "region", region="ne", first="yellow", second="red", strengths="yellow:10 red:10", decided="noble")
    assert game.scores("yellow", "red") == [9 + 5, 6]


def test_E21_a_second_noble_before_a_large_town() -> None:
    game = parliament("red: percy@ne, york; yellow: plantagenet, herbert@ne", order="red yellow")
    game.hears(None, "region", region="ne", first="yellow", second="red", strengths="yellow:13 red:13", decided="noble")


def test_E22_houses_compare_their_pooled_assets() -> None:
    picture = "red: pontefract, york; blue: lincoln; yellow: neville@ne, bp_york; green: kingston"
    game = parliament(picture, order="red blue yellow green", options={"neville_strength": "8"})
    game.hears(None, "vote", region="ne", house="york", lancaster=13, york=13, decided="noble")
    assert game.vote("ne") == "york"


def test_E23_twenty_votes_make_a_lancastrian_king() -> None:
    game = parliament("red: bamburgh, pontefract; blue: windsor; yellow: kenilworth, carisbrooke; green: harlech")
    game.hears(None, "king", house="lancaster", lancaster=20, york=19)
    assert game.scores() == [4 + 9 + 5, 8 + 6, 7 + 5, 5]


def test_14_2_the_last_resort_is_turn_order() -> None:
    for order in ("red yellow", "yellow red"):
        game = parliament("red: sh_sandwich; yellow: sh_plymouth@se_s", players="two", order=order)
        game.hears(None, "region", region="se", first=order.split()[0], decided="order")


@pytest.mark.parametrize(
    ("red", "yellow", "decided"),
    [
        ("windsor", "stafford", "noble"),
        ("windsor", "london, sh_sandwich", "castle"),
        ("london", "sandwich, sh_sandwich", "large_town"),
        ("bp_winchester, sandwich", "winchester, sh_sandwich", "bishop"),
        ("winchester, sh_sandwich, sandwich", "bp_winchester, sh_plymouth@se_s, sh_pembroke@se_s", "bishop"),
        ("winchester, sh_sandwich@wal_s", "bristol", "alone"),
        ("sandwich", "sh_sandwich", "port"),
    ],
)
def test_14_2_every_step_of_the_chart(red: str, yellow: str, decided: str) -> None:
    game = parliament(f"red: {red}; yellow: {yellow}", players="two")
    game.hears(None, "region", region="se", decided=decided)


def test_14_3_alone_in_a_region_there_is_no_second_place() -> None:
    """B19."""
    game = parliament("red: windsor", players="three")
    assert game.scores() == [7, 0, 0]
    game.hears(None, "region", region="se", first="red", second="none", decided="alone")
    game.hears(None, "region-empty", region="nm")


def test_14_4_ships_alone_make_a_region_vote_and_nobody_leaves_it_without() -> None:
    """B20, B19."""
    game = parliament("yellow: sh_berwick")
    assert (game.vote("nm"), game.vote("ne")) == ("york", "none")
    game.resolves("new_turn")
    assert game.vote("ne") == "lancaster", "counters come back Lancaster side up"
    assert game.vote("nm") == "york"


def test_14_4_the_last_resort_is_the_house_of_the_first_player_there() -> None:
    """B22: whoever is first in turn order and has nothing in the region does not count."""
    for order, house in (("green red yellow blue", "lancaster"), ("blue yellow red green", "york")):
        game = parliament("red: sh_sandwich; yellow: sh_plymouth@se_s", order=order)
        assert game.vote("se") == house


def test_14_5_votes_tied() -> None:
    """B21: in turn 1 Lancaster, later the House that reigns; 13 votes each."""
    picture = "red: pontefract, bamburgh; yellow: kenilworth, harlech"
    assert parliament(picture).state.kings[0] == 0
    game = parliament(picture, turn=3, kings=[0, 1, -1, -1, -1])
    game.hears(None, "king", house="york", lancaster=13, york=13)
    assert game.scores() == [9 + 4, 8 + 5 + 5, 0, 5]


def test_14_6_titles_score() -> None:
    game = parliament("red: windsor, harlech", players="three", title=[-1, -1, 0, -1], captain=1, captain_region=2)
    assert game.scores() == [7 + 5 + 4, 8 + 4, 0]


def test_14_7_a_bishop_with_his_cathedral_town() -> None:
    game = parliament("red: bp_york, york; yellow: bp_winchester, london", players="two")
    game.hears(None, "church", player="red", card="york", number=3)
    game.does_not_hear(None, "church", player="yellow")


def test_B21_with_the_option_tied_votes_make_no_king() -> None:
    game = scenario(
        "red: pontefract, bamburgh; yellow: kenilworth, harlech", step="parliament", options={"tied_votes": "no_king"}
    ).resolves("end_of_turn")
    assert game.state.kings[0] == -1
    assert game.scores() == [13, 13, 0, 0]


def test_B21_without_any_votes_nobody_is_king() -> None:
    """Nobody has anything in any region: no House has most votes."""
    for tied_votes in ("reigning", "no_king"):
        game = scenario(step="parliament", turn=1, options={"tied_votes": tied_votes}).resolves("end_of_turn")
        game.hears(None, "king", house="none", lancaster=0, york=0)
        assert (game.state.kings[0], game.scores()) == (-1, [0, 0, 0, 0])


def test_B21_after_a_turn_without_a_king_a_tie_goes_to_the_house_that_reigned_last() -> None:
    picture = "red: pontefract, bamburgh; yellow: kenilworth, harlech"
    for kings, king in (([0, 1, -1, -1, -1], "york"), ([-1, -1, -1, -1, -1], "lancaster")):
        game = scenario(picture, step="parliament", turn=4, kings=kings).resolves("end_of_turn")
        game.hears(None, "king", house=king, lancaster=13, york=13)


def test_B22_the_last_resort_between_houses_is_the_first_player_who_is_there() -> None:
    """Red is first in turn order and has nothing in South East England; of those who have, Yellow comes first."""
    game = scenario(
        "blue: sh_sandwich; yellow: sh_plymouth@se_s", step="parliament", order="red yellow blue green", lancaster="red blue"
    ).resolves("end_of_turn")
    game.hears(None, "region", region="se", first="yellow", second="blue", decided="order")
    assert game.vote("se") == "york"


def test_B39_a_neutral_location_scores_for_nobody() -> None:
    game = scenario("face_up: windsor; red: fitzalan", players="two", step="parliament").resolves("end_of_turn")
    game.hears(None, "region", region="se", strengths="red:5")
