"""Ships: where they sail, and what they count for."""

from tests.games.roses.common import parliament

from bosworth.testing.roses import scenario


def test_E09_the_ship_of_kings_lynn() -> None:
    game = scenario("red: sh_kings_lynn")
    zones = {f"sail sh_kings_lynn {zone}" for zone in ("ne_e", "nm_e", "se_s", "wc_s")}
    assert {text for text in game.can_write("red") if text.startswith("sail")} == zones
    game.writes("red", "sail sh_kings_lynn ne_w").resolves("bribery")
    game.shows("red: sh_kings_lynn@mid_s")
    game.hears(None, "dropped", player="red", entry="sail sh_kings_lynn ne_w")


def test_E10_the_ship_of_plymouth() -> None:
    game = scenario("red: sh_plymouth")
    zones = {f"sail sh_plymouth {zone}" for zone in ("wal_s", "ne_w", "se_s", "mid_s")}
    assert {text for text in game.can_write("red") if text.startswith("sail")} == zones


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


def test_E27_trade_wherever_the_ship_is() -> None:
    game = parliament("red: sandwich, sh_sandwich@nm_w")
    game.hears(None, "trade", player="red", number=2)


def test_B41_ships_name_a_zone_and_count_in_its_region() -> None:
    game = scenario("red: sh_pembroke")
    assert "sail sh_pembroke nm_e" not in game.can_write("red")
    game.writes("red", "sail sh_pembroke nm_w").resolves("end_of_turn")
    game.hears(None, "region", region="nm", first="red")


def test_B42_ships_go_two_links_past_anybody() -> None:
    game = scenario("red: sh_pembroke; yellow: sh_plymouth@ne_w")
    assert "sail sh_pembroke nm_w" in game.can_write("red")
