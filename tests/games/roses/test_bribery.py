"""Bribery (12): black and white cubes."""

import pytest
from tests.games.roses.common import south_at_war

from bosworth.games.roses import GAME
from bosworth.games.roses.deployment import price
from bosworth.testing.roses import scenario


def test_E17_neville_changes_sides_where_he_stands() -> None:
    game = south_at_war().resolves("combat")
    game.shows("red: neville@se")
    game.hears(None, "bribe-won", player="red", victim="blue", card="neville")
    assert game.attackers("blue", "winchester") == 3, "the attack he made possible goes on (12.3)"


def test_a_victim_hears_where_he_stands_now() -> None:
    game = scenario("yellow: percy, carlisle; blue: clifford", cash="red 18, green 20")
    game.writes("red", "black percy").resolves("combat")
    game.hears(None, "bribe-won", victim="yellow", card="percy", region="nm", place=3)
    game = scenario("yellow: percy", cash="red 18").writes("red", "black percy").resolves("combat")
    game.hears(None, "bribe-won", victim="yellow", card="percy", region="nm", place=0)


@pytest.mark.parametrize(("noble", "cost"), [("percy", 18), ("neville", 20)])
def test_E26_what_a_black_cube_costs(noble: str, cost: int) -> None:
    game = scenario(f"yellow: {noble}", cash=f"red {cost}")
    assert price(game.state, GAME.parse(f"black {noble}", 0)) == cost
    game.writes("red", f"black {noble}").resolves("combat")
    game.shows(f"red: {noble}")
    assert game.of("cash", "red") == 0


def test_E28_a_white_cube_saves_once() -> None:
    game = scenario("red: percy", order="red yellow blue green", cash="red 9, blue 18, green 18")
    game.writes("red", "white percy").writes("green", "black percy").writes("blue", "black percy").resolves("combat")
    game.hears(None, "bribe-failed", player="green", victim="red", card="percy")
    game.shows("blue: percy")
    assert (game.hits("green"), game.hits("red"), game.hits("blue")) == (["bribe-failed"], ["bribe-won"], [])


def test_E29_the_last_briber_keeps_him() -> None:
    game = scenario("red: percy", order="red yellow blue green", cash="yellow 18, green 18")
    game.writes("green", "black percy").writes("yellow", "black percy").resolves("combat")
    game.hears(None, "bribe-won", player="yellow", victim="green", card="percy")
    game.shows("yellow: percy")


def test_12_4_white_cubes_go_home() -> None:
    game = scenario("red: percy", cash="red 9").writes("red", "white percy").resolves()
    assert game.of("cash", "red") == 0
    assert game.state.turn == 2


def test_A3_nevilles_strength_is_an_option() -> None:
    for options, cost in (({}, 20), ({"neville_strength": "8"}, 16)):
        game = scenario("yellow: neville", cash="red 20", options=options).writes("red", "black neville").resolves("combat")
        assert game.of("cash", "red") == 20 - cost


def test_B6_one_cube_of_a_colour_on_a_person() -> None:
    game = scenario("red: percy; yellow: tudor").plays("next", "next", "next", "next", "white percy", seat="red")
    assert "white percy" not in game.offered(seat="red")


def test_B6_with_the_option_two_white_cubes_save_twice() -> None:
    options = {"cubes_per_person": "several"}
    game = scenario("red: percy", cash="red 18, yellow 36", options=options)
    game.writes("red", "2 white percy").writes("yellow", "2 black percy").resolves("combat")
    game.shows("red: percy")
    game = scenario("red: percy", cash="red 9, yellow 54", options=options)
    game.writes("red", "white percy").writes("yellow", "3 black percy").resolves("combat")
    game.shows("yellow: percy")
    assert game.of("cash", "yellow") == 0, "the third cube is spent for nothing"


def test_B25_own_bribes_go_by_region_then_rank() -> None:
    game = scenario("yellow: percy, clifford, bp_carlisle, sh_berwick, tudor, plantagenet", cash="red 200")
    targets = ("tudor", "sh_berwick", "bp_carlisle", "clifford", "percy", "plantagenet")
    game.writes("red", *(f"black {name}" for name in targets)).resolves("combat")
    won = [event["card"] for event in game.heard(None, "bribe-won")]
    assert won == ["percy", "clifford", "bp_carlisle", "sh_berwick", "plantagenet", "tudor"]
