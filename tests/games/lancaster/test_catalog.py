"""The printed board as plain tables."""

import json

from bosworth.games.lancaster.catalog import catalog
from bosworth.games.lancaster.tables import LAW_NAMES, PROVINCE_NAMES


def test_it_is_plain_json_and_small() -> None:
    text = json.dumps(catalog())
    assert json.loads(text) == catalog()
    assert len(text) < 16_000


def test_ids_stand_in_the_order_of_their_numbers() -> None:
    printed = catalog()
    assert [province["id"] for province in printed["provinces"]] == PROVINCE_NAMES
    assert list(printed["laws"]) == LAW_NAMES
    assert [space["id"] for space in printed["spaces"]] == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert [space["id"] for space in printed["ally_spaces"]] == ["as1", "as2"]


def test_it_says_what_is_printed() -> None:
    printed = catalog()
    york = printed["provinces"][2]
    assert (york["letter"], york["least"], york["reward"]) == ("C", 3, [["new_knight", 1], ["votes", 2]])
    assert printed["spaces"][4] == {"id": "s5", "reward": [["new_knight", 1]], "price": 3, "needs_choice": True}
    assert printed["offices"]["chancellor"] == {"tribute": ["votes", 1], "seals": 2, "privilege": "shield"}
    assert printed["figures"]["noble_points"] == [0, 0, 1, 3, 6, 10, 15, 21, 28, 36]


def test_favours_say_with_how_many_players_they_are_in_play() -> None:
    in_play = {number: sum(number in favour["players"] for favour in catalog()["favours"]) for number in ("2", "5")}
    assert in_play["2"] <= in_play["5"] == len(catalog()["favours"])
