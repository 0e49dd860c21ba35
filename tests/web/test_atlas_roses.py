"""The map of Wars of the Roses says what the rules say: regions, sea zones, places."""

from math import cos, sin

from tests.web.atlas import Box, chart, edges, inside, points, symbols, touching

from bosworth.games.roses.tables import FACTS

MAP = chart("roses")
PLACES = {asset.id: asset for asset in FACTS.assets if asset.kind in ("castle", "large_town", "town", "port")}


def test_every_region_and_sea_zone_is_drawn_and_no_other() -> None:
    assert list(MAP["areas"]) == [region.id for region in FACTS.regions]
    assert set(MAP["seas"]) == {sea.id for sea in FACTS.seas}


def test_regions_touch_where_the_rules_have_a_border() -> None:
    ruled = {frozenset(border.between) for border in FACTS.borders}
    assert touching(MAP["areas"]) == ruled
    assert {frozenset((border["a"], border["b"])) for border in MAP["borders"]} == ruled


def test_four_regions_meet_in_one_corner() -> None:
    """Neither pair across it adjoins, unless the option makes the Midlands and the West Country neighbours."""
    corner = set.intersection(*(points(MAP["areas"][region]["path"]) for region in ("mid", "se", "wc", "wal")))
    assert len(corner) == 1


def test_sea_zones_touch_where_ships_may_pass() -> None:
    assert touching(MAP["seas"]) == {frozenset(link.between) for link in FACTS.links}


def test_each_sea_zone_washes_its_region() -> None:
    for sea in FACTS.seas:
        assert edges(MAP["seas"][sea.id]["path"]) & edges(MAP["areas"][sea.region]["path"]), sea.id


def test_every_place_lies_in_its_region() -> None:
    assert set(MAP["sites"]) == set(PLACES)
    for name, site in MAP["sites"].items():
        assert (site["kind"], site["area"]) == (PLACES[name].kind, PLACES[name].region)
        assert [region for region, area in MAP["areas"].items() if inside(area["path"], site["at"])] == [site["area"]], name


def test_every_bishop_stands_beside_his_town() -> None:
    ruled = {asset.id: asset.home for asset in FACTS.assets if asset.kind == "bishop"}
    assert {name: bishop["town"] for name, bishop in MAP["bishops"].items()} == ruled
    for bishop in MAP["bishops"].values():
        x, y = MAP["sites"][bishop["town"]]["at"]
        assert abs(bishop["at"][0] - x) < 100
        assert abs(bishop["at"][1] - y) < 20


def test_nobles_and_ships_leave_the_places_free() -> None:
    """A place is a disc of 62 with its name below."""
    sites = [Box(site["at"][0], site["at"][1] + 9, 140, 142) for site in MAP["sites"].values()]
    nobles = [Box(x, y, *MAP["piece"]) for area in MAP["areas"].values() for x, y in area["slots"]]
    ships = [Box(x, y, *MAP["ship"]) for sea in MAP["seas"].values() for x, y in sea["slots"]]
    for piece in [*nobles, *ships]:
        assert not any(piece.overlaps(site) for site in sites)
    for ship in ships:
        assert sum(Box(ship.x, ship.y, ship.wide - 2, ship.high - 2).overlaps(noble) for noble in nobles) == 0


def test_nobles_stand_inside_their_region() -> None:
    """Not on its border: most of the disc on which a noble stands is in it, on all sides."""
    for region, area in MAP["areas"].items():
        for x, y in area["slots"]:
            around = [[x + 28 * cos(turn), y + 28 * sin(turn)] for turn in (0.4, 1.6, 2.9, 4.1, 5.4)]
            assert all(inside(area["path"], point) for point in around), f"{region}: {x}, {y}"


def test_there_is_room_for_nobles_and_ships() -> None:
    assert all(len(area["slots"]) >= 5 for area in MAP["areas"].values())
    assert all(len(sea["slots"]) >= 4 for sea in MAP["seas"].values())


def test_calais_has_a_box_for_each_region_that_its_captain_may_serve() -> None:
    assert all(inside(MAP["calais"]["path"], MAP["calais"][region]) for region in FACTS.calais_regions)


def test_every_noble_has_his_arms() -> None:
    assert {f"arms-{asset.id}" for asset in FACTS.assets if asset.kind == "noble"} <= symbols("arms.svg")
