"""Section 10: the King's laws, each with its arithmetic and its edge; and that every law has its tests."""

import re
from pathlib import Path

import pytest
from tests.games.lancaster.common import KINGS

from bosworth.games.lancaster.tables import LAW_GROUP, LAW_NAMES, LAW_SET
from bosworth.testing.lancaster import Table, scenario


def law(name: str, picture: str, seat: str = "blue", seals_left: int = 24) -> Table:
    return scenario(picture, law=name, options=KINGS, seat=seat, seals_left=seals_left)


def test_K2a_most_squires_and_most_gold_lose_some() -> None:
    game = law("K2a", "blue: 5 squires, 1 gold; red: 1 squires, 4 gold; green: 4 gold")
    game.shows("blue: 3 squires, 1 gold; red: 1 squires, 1 gold; green: 1 gold")


def test_K2a_who_has_less_loses_all_and_nobody_loses_nothing() -> None:
    law("K2a", "blue: 1 squires, 2 gold").shows("blue: 0 squires, 0 gold")
    law("K2a", "").shows("blue: 0 squires, 0 gold")


def test_K2b_the_fewest_tokens_bring_power() -> None:
    law("K2b", "blue: 1 dishonour; green: 2 dishonour; yellow: 1 dishonour; red: 3 dishonour").shows(
        "blue: 5 power; yellow: 5 power; green: 0 power; red: 0 power"
    )


def test_K2b_zero_counts() -> None:
    law("K2b", "blue: 1 dishonour").shows("blue: 0 power; green: 5 power; red: 5 power")


def test_K2c_without_bishop_a_token_may_go() -> None:
    game = law("K2c", "blue: 2 dishonour; green: 1 bishops, 1 dishonour")
    game.offers_only("accept", "decline")
    game.plays("accept")
    game.shows("blue: 1 dishonour")
    assert game.actors == ["yellow"]


def test_K2c_who_has_none_is_asked_all_the_same() -> None:
    game = law("K2c", "")
    game.offers_only("decline")
    game.plays("decline")
    assert game.actors == ["green"]


def test_K2d_seals_for_goods() -> None:
    game = law("K2d", "blue: 2 seals, 1 seal_tiles", seals_left=20)
    game.offers_only("buy 0", "buy 1", "buy 2", "buy 3")
    game.plays("buy 3")
    game.shows("blue: 6 squires, 3 gold, 0 seals, 0 seal_tiles")
    assert game.state.seals_left == 22


def test_K2d_none_are_broken() -> None:
    game = law("K2d", "blue: 2 seals")
    game.plays("buy 0")
    game.shows("blue: 2 seals, 0 gold")
    game.offers_only("buy 0")


def test_K3a_most_votes_left_get_a_seal() -> None:
    law("K3a", "blue: 2 leftover; red: 1 leftover").shows("blue: 1 seals; red: 0 seals")


def test_K3a_the_supply_goes_in_turn_order_and_nobody_without_votes() -> None:
    law("K3a", "blue: 2 leftover; red: 2 leftover", seat="red", seals_left=1).shows("blue: 0 seals; red: 1 seals")
    law("K3a", "").shows("blue: 0 seals")


def test_K3b_most_squires_and_most_gold_bring_power() -> None:
    law("K3b", "blue: 2 squires, 3 gold; red: 3 gold").shows("blue: 6 power; red: 3 power")


def test_K3b_the_winners_are_told_for_each_good() -> None:
    game = law("K3b", "blue: 2 squires; red: 3 gold")
    game.hears("green", "law-winners", law="K3b", good="squires", players="blue")
    game.hears("green", "law-winners", law="K3b", good="gold", players="red")


def test_K3b_nobody_has_anything() -> None:
    law("K3b", "").shows("blue: 0 power; red: 0 power")


@pytest.mark.parametrize(("held", "tokens"), [(0, 4), (1, 4), (2, 3), (5, 2)])
def test_K3c_dishonour_for_provinces_not_held(held: int, tokens: int) -> None:
    names = ("stafford", "norfolk", "surrey", "york", "bedford")
    picture = "; ".join(f"{name}: blue {1 + (n > 2)}" for n, name in enumerate(names[:held]))
    law("K3c", picture).shows(f"blue: {tokens} dishonour")


def test_K3c_the_tokens_come_from_the_track() -> None:
    assert law("K3c", "").state.track == [0, 0, 0, 0, 4, 4]


def test_K3d_power_for_knights_in_the_dungeon() -> None:
    law("K3d", "dungeon: blue 1 1, red 2").shows("blue: 6 power; red: 3 power")


def test_K3d_an_allys_knight_brings_nothing() -> None:
    scenario("dungeon: yellow 2", law="K3d", options=KINGS, players=2).shows("blue: 0 power")


# --- all laws -------------------------------------------------------------------------------------------------------------------


def test_there_are_18_base_laws_18_new_ones_and_8_of_the_kings() -> None:
    assert [LAW_SET.count(number) for number in range(3)] == [18, 18, 8]
    for number, sizes in enumerate(([3, 4, 4, 4, 3], [3, 4, 4, 4, 3], [0, 0, 4, 4, 0])):
        laws = [one for one in range(len(LAW_NAMES)) if LAW_SET[one] == number]
        assert [sum(LAW_GROUP[one] == group for one in laws) for group in range(5)] == sizes


@pytest.mark.parametrize("name", LAW_NAMES)
def test_every_law_has_a_test_of_its_arithmetic_and_one_of_its_edge(name: str) -> None:
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_laws_*.py"))
    assert len(re.findall(rf"def test_{name}_", text)) >= 2
