"""The catalog is plain data and agrees with the tables that the rules work on."""

import json

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.catalog import HIDDEN_FIELDS, catalog
from bosworth.games.richard3.tables import AREA, AREA_NAMES, BLOCK_NAMES, BORDER_ENDS, GATE_AT, KIND_NAMES, KIND_OF
from bosworth.kernel.chance import FastDice


def test_it_survives_json() -> None:
    found = catalog()
    assert json.loads(json.dumps(found)).keys() == found.keys()
    assert len(json.dumps(found)) < 40_000


def test_ids_stand_in_the_order_of_their_numbers() -> None:
    found = catalog()
    assert [area["id"] for area in found["areas"]] == AREA_NAMES
    assert [block["id"] for block in found["blocks"]] == BLOCK_NAMES
    assert [card["id"] for card in found["cards"]] == KIND_NAMES
    assert found["kind_of"] == KIND_OF
    assert [tuple(AREA[name] for name in border["between"]) for border in found["borders"]] == BORDER_ENDS


def test_gates_are_the_bits_of_mains_and_entered() -> None:
    for area, gates in enumerate(catalog()["gates"]):
        for number, neighbour in enumerate(gates):
            assert GATE_AT[AREA[neighbour] * len(AREA_NAMES) + area] == 1 << number


def test_rows_of_a_view_have_the_fields_it_names() -> None:
    found = catalog()
    view = GAME.view(GAME.new(GAME.info.settle({}), FastDice(1)), 0)
    assert all(len(row) == len(found["block_fields"]) for row in view["blocks"].values())
    assert all(len(row) == len(HIDDEN_FIELDS) for row in view["hidden"])


def test_nothing_tells_where_a_fact_comes_from() -> None:
    assert "source" not in json.dumps(catalog())
