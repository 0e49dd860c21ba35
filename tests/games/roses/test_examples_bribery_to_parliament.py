"""The worked examples E17 to E30: bribery, combat, parliament."""

import pytest

from bosworth.games.roses import GAME
from bosworth.games.roses.deployment import price
from bosworth.testing.roses import Table, scenario


def south_at_war() -> Table:
    """E16: Red and Blue attack Winchester, Red also Carisbrooke; Blue's Neville is bribed."""
    picture = "red: windsor, stafford; yellow: bp_winchester, carisbrooke, winchester; blue: neville"
    game = scenario(picture, order="blue yellow green red", cash="red 60, blue 9", mercs="red 1", stack=16)
    game.writes(
        "red",
        "3 troop winchester",
        "move stafford wc",
        "4 troop carisbrooke",
        "mercenary windsor",
        "white stafford",
        "black neville",
    )
    return game.writes("blue", "move neville se", "3 troop winchester")


def parliament(picture: str, **fields: object) -> Table:
    """A position whose parliament has sat."""
    return scenario(picture, step="parliament", **fields).resolves("end_of_turn")  # type: ignore[arg-type]


def test_E17_neville_changes_sides_where_he_stands() -> None:
    game = south_at_war().resolves("combat")
    game.shows("red: neville@se")
    game.hears(None, "bribe-won", player="red", victim="blue", card="neville")
    assert game.attackers("blue", "winchester") == 3, "the attack he made possible goes on (12.3)"


def test_E18_the_battles_of_the_south() -> None:
    game = south_at_war().resolves("parliament")
    game.hears(None, "battle", player="red", card="winchester", attackers=3, defenders=2)
    game.hears(None, "battle", player="red", card="carisbrooke", attackers=4, defenders=3)
    game.hears(None, "battle", player="blue", card="winchester", attackers=3, defenders=1)
    game.shows("red: carisbrooke, windsor; blue: winchester")
    assert game.defenders("winchester") == 2
    assert (game.state.stack, game.of("mercs", "red"), game.of("hired", "red")) == (17, 0, 0)


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


def test_E24_ships_count_where_they_are() -> None:
    game = parliament("red: sandwich, sh_sandwich, sh_plymouth@se_s; yellow: london")
    game.hears(None, "region", region="se", first="red", second="yellow", strengths="red:6 yellow:4", decided="cp")
    assert game.scores("red", "yellow") == [7 + 2 + 5, 4]  # region, trade, King; region


def test_E25_ships_give_no_presence() -> None:
    game = scenario("red: sh_berwick; yellow: lincoln", cash="red 20")
    assert "troop lincoln" not in game.can_write("red")
    game.writes("red", "sail sh_berwick ne_e", "3 troop lincoln").resolves("bribery")
    game.shows("red: sh_berwick@ne_e")
    assert (game.of("cash", "red"), game.attackers("red", "lincoln")) == (20, 0)
    game.resolves("end_of_turn").hears(None, "region", region="ne", first="yellow", second="red", strengths="yellow:3 red:2")


@pytest.mark.parametrize(("noble", "cost"), [("percy", 18), ("neville", 20)])
def test_E26_what_a_black_cube_costs(noble: str, cost: int) -> None:
    game = scenario(f"yellow: {noble}", cash=f"red {cost}")
    assert price(game.state, GAME.parse(f"black {noble}", 0)) == cost
    game.writes("red", f"black {noble}").resolves("combat")
    game.shows(f"red: {noble}")
    assert game.of("cash", "red") == 0


def test_E27_trade_wherever_the_ship_is() -> None:
    game = parliament("red: sandwich, sh_sandwich@nm_w")
    game.hears(None, "trade", player="red", number=2)


def test_E28_a_white_cube_saves_once() -> None:
    game = scenario("red: percy", order="red yellow blue green", cash="red 9, blue 18, green 18")
    game.writes("red", "white percy").writes("green", "black percy").writes("blue", "black percy").resolves("combat")
    game.hears(None, "bribe-failed", player="green", victim="red", card="percy")
    game.shows("blue: percy")


def test_E29_the_last_briber_keeps_him() -> None:
    game = scenario("red: percy", order="red yellow blue green", cash="yellow 18, green 18")
    game.writes("green", "black percy").writes("yellow", "black percy").resolves("combat")
    game.hears(None, "bribe-won", player="yellow", victim="green", card="percy")
    game.shows("yellow: percy")


def test_E30_a_location_nobody_holds_goes_to_the_next_attacker() -> None:
    picture = "red: windsor; blue: stafford; green: fitzalan"
    game = (
        scenario(picture, order="red yellow blue green", cash="blue 3, green 9")
        .writes("green", "3 troop windsor")
        .resolves("parliament")
    )
    game.shows("neutral: windsor; face_up: windsor")
    game = scenario(picture, order="red yellow blue green", cash="blue 3, green 9")
    game.writes("green", "3 troop windsor").writes("blue", "troop windsor").resolves("parliament")
    game.shows("blue: windsor")
    assert not game.state.face_up
