"""The catalog is plain data, complete, and agrees with the tables."""

import json

from bosworth.games.roses import tables
from bosworth.games.roses.catalog import catalog


def test_the_catalog_is_plain_data() -> None:
    assert json.loads(json.dumps(catalog())) == catalog()


def test_things_stand_in_the_order_of_the_chart_and_of_scoring() -> None:
    found = catalog()
    assert [card["id"] for card in found["cards"]] == tables.CARD_NAMES[: tables.ASSET_COUNT]
    assert [region["id"] for region in found["regions"]] == tables.REGION_NAMES
    assert [zone["id"] for zone in found["zones"]] == tables.ZONE_NAMES
    assert found["kinds"] == ["noble", "castle", "large_town", "bishop", "town", "port", "ship"]


def test_neighbours_go_both_ways_and_homes_are_cards() -> None:
    found = catalog()
    near = {region["id"]: region["near"] for region in found["regions"]}
    assert all(here in near[there] for here in near for there in near[here])
    reach = {zone["id"]: zone["reach"] for zone in found["zones"]}
    assert sorted(reach["mid_s"]) == ["ne_e", "nm_e", "se_s", "wc_s"]
    ids = {card["id"] for card in found["cards"]}
    assert all(card["home"] in ids for card in found["cards"] if card["kind"] in ("bishop", "ship"))


def test_prices_limits_and_points_are_those_of_the_rule_book() -> None:
    numbers = catalog()["numbers"]
    assert (numbers["troops"], numbers["white"], numbers["black"]) == (20, 6, 6)
    assert (numbers["troop_price"], numbers["white_price"], numbers["black_price"]) == (3, 1, 2)
    assert numbers["calais"] == ["mid", "se"]
    assert numbers["mercenaries"] == tables.MERC_VALUE
