"""The catalog is plain data and agrees with the tables that the rules work on."""

import json

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.catalog import catalog
from bosworth.games.richard3.tables import AREA, AREA_NAMES, BLOCK_NAMES, BORDER_ENDS, KIND_NAMES
from bosworth.testing.richard3 import scenario


def test_it_survives_json() -> None:
    found = catalog()
    assert json.loads(json.dumps(found)).keys() == found.keys()
    assert len(json.dumps(found)) < 40_000


def test_all_that_is_printed_is_there_by_its_id() -> None:
    found = catalog()
    assert list(found["areas"]) == AREA_NAMES
    assert list(found["blocks"]) == BLOCK_NAMES
    assert list(found["cards"]) == KIND_NAMES
    assert [tuple(AREA[name] for name in border["between"]) for border in found["borders"].values()] == BORDER_ENDS


def test_of_the_nobles_warwick_alone_may_try_treachery() -> None:
    assert catalog()["rolls"] == ["L_warwick", "Y_warwick"]


def test_borders_are_called_as_in_a_view() -> None:
    game = scenario("Kent: March", cards="york 4, lancaster 2").plays("move march sussex")
    crossed = GAME.show(game.view("york"))["crossed"]
    assert crossed == {"york.kent.sussex": 1}
    assert catalog()["borders"]["kent.sussex"]["between"] == ("kent", "sussex")


def test_nothing_tells_where_a_fact_comes_from() -> None:
    assert "source" not in json.dumps(catalog())
