"""The supply of goods (16, 17): without limit, or strict."""

from bosworth.testing.lancaster import scenario


def test_17_strict_goods_are_taken_until_the_supply_is_empty() -> None:
    game = scenario("blue extensions: s2; green extensions: s2", start="castles", options={"supply": "strict"}, stock=[3, 9, 9])
    game.shows("blue: 2 gold; green: 1 gold")


def test_C22_the_supply_limits_nothing_unless_agreed() -> None:
    scenario("blue extensions: s2", start="castles", stock=[0, 0, 0]).shows("blue: 2 gold")
