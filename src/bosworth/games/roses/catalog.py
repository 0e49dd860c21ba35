"""The printed game as plain data: what a browser needs to draw a view."""

from typing import Any

from bosworth.games.roses import tables
from bosworth.games.roses.facts import KINDS
from bosworth.games.roses.tables import ASSET_COUNT, FACTS, REGION_NAMES, ZONE_NAMES, members
from bosworth.kernel.handicap import SIZES


def catalog() -> dict[str, Any]:
    """Printed values, neighbours, prices and limits; cards and kinds in the order of the control chart, regions as they score."""
    return {
        "regions": [_region(region) for region in range(tables.REGION_COUNT)],
        "zones": [_zone(zone) for zone in range(tables.ZONE_COUNT)],
        "cards": [_card(card) for card in range(ASSET_COUNT)],
        "kinds": list(KINDS),
        "titles": [{"id": title.id, "counts": title.counts} for title in FACTS.titles],
        "numbers": _numbers(),
    }


def _region(region: int) -> dict[str, Any]:
    return {
        "id": REGION_NAMES[region],
        "votes": tables.VOTES[region],
        "first": tables.FIRST_PLACE[region],
        "second": tables.SECOND_PLACE[region],
        "near": [REGION_NAMES[other] for other in members(tables.NEAR[0][region])],
        "zones": [name for zone, name in enumerate(ZONE_NAMES) if tables.ZONE_REGION[zone] == region],
    }


def _zone(zone: int) -> dict[str, Any]:
    return {
        "id": ZONE_NAMES[zone],
        "region": REGION_NAMES[tables.ZONE_REGION[zone]],
        "reach": [ZONE_NAMES[other] for other in members(tables.SAIL_TO[zone])],
    }


def _card(card: int) -> dict[str, Any]:
    """What is printed on a card; `home` is the town of a bishop and the port of a ship, `zone` where a ship begins."""
    asset = FACTS.assets[card]
    found = {"id": asset.id, "kind": asset.kind, "region": asset.region, "cp": asset.cp, "income": asset.income}
    return {**found, "garrison": tables.GARRISON[card], "home": asset.home, "zone": asset.sea}


def _numbers() -> dict[str, Any]:
    return {
        "turns": tables.TURNS,
        "troops": tables.TROOP_LIMIT,
        "white": tables.WHITE_LIMIT,
        "black": tables.BLACK_LIMIT,
        "troop_price": tables.TROOP_PRICE,
        "white_price": tables.WHITE_PRICE,
        "black_price": tables.BLACK_PRICE,
        "mercenaries": tables.MERC_VALUE,
        "mercenary_counters": tables.MERC_COUNTERS,
        "calais": [REGION_NAMES[region] for region in tables.CALAIS_REGIONS],
        "calais_cp": tables.CALAIS_CP,
        "title_points": tables.TITLE_POINTS,
        "king_points": tables.KING_POINTS,
        "trade_points": tables.TRADE_POINTS,
        "church_points": tables.CHURCH_POINTS,
        "aid_from": tables.AID_FROM,
        "aid_most": tables.AID_MOST,
        "favour": dict(zip(SIZES, tables.MORE_INCOME, strict=True)),
        "picks": {str(count): picks for count, picks in tables.PICKS.items()},
        "shown": {str(count): shown for count, shown in tables.SHOWN.items()},
    }
