"""The supply of goods (16, 17): without limit, or strict."""

import pytest

from bosworth.games import game as find_game
from bosworth.games.lancaster.goods import SOURCES
from bosworth.locale import LANGUAGES
from bosworth.testing.lancaster import scenario


def test_17_strict_goods_are_taken_until_the_supply_is_empty() -> None:
    game = scenario("blue extensions: s2; green extensions: s2", start="castles", options={"supply": "strict"}, stock=[3, 9, 9])
    game.shows("blue: 2 gold; green: 1 gold")


@pytest.mark.parametrize("language", LANGUAGES)
def test_16_it_is_said_for_what_power_is_scored(language: str) -> None:
    words = find_game("lancaster").words(language)
    said = {words.say("event-power", {"player": "red", "number": 7, "source": source}) for source in SOURCES}
    assert len(said) == len(SOURCES)


def test_C22_the_supply_limits_nothing_unless_agreed() -> None:
    scenario("blue extensions: s2", start="castles", stock=[0, 0, 0]).shows("blue: 2 gold")
