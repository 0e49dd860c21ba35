"""The map of Richard III says what the rules say: areas, borders, coasts, cities, shields."""

import pytest
from tests.web.atlas import Box, chart, edges, inside, label_box, points, rings, symbols, touching

from bosworth.games.richard3.tables import FACTS

MAP = chart("richard3")
AREAS = {area.id: area for area in FACTS.areas}
KINDS = {4: "open", 3: "river", 2: "hills"}


def test_every_area_and_sea_is_drawn_and_no_other() -> None:
    assert set(MAP["areas"]) == set(AREAS)
    assert set(MAP["seas"]) == set(FACTS.seas)


def test_the_borders_of_the_map_are_those_of_the_rules() -> None:
    drawn = {(border["a"], border["b"]): border["kind"] for border in MAP["borders"]}
    ruled = {(min(border.between), max(border.between)): KINDS[border.limit] for border in FACTS.borders}
    assert drawn == ruled


def test_areas_touch_where_the_rules_have_a_border() -> None:
    """Calais and France touch besides, since Calais lies in France; no block goes that way."""
    ruled = {frozenset(border.between) for border in FACTS.borders}
    assert touching(MAP["areas"]) == ruled | {frozenset(("calais", "france"))}


def test_areas_touch_the_seas_that_the_rules_give_them() -> None:
    drawn = {
        (area, sea)
        for area, shape in MAP["areas"].items()
        for sea, water in MAP["seas"].items()
        if edges(shape["path"]) & edges(water["path"])
    }
    assert drawn == {(area.id, sea) for area in FACTS.areas for sea in area.seas}


@pytest.mark.parametrize("border", MAP["borders"], ids=lambda border: f"{border['a']}-{border['b']}")
def test_a_border_runs_along_both_its_areas(border: dict[str, str]) -> None:
    line = {point for ring in rings(border["path"]) for point in ring}
    for area in (border["a"], border["b"]):
        assert len(line & points(MAP["areas"][area]["path"])) >= len(line) / 3
    assert len(line) > 2


def test_every_coast_has_its_anchor_and_every_port_a_golden_one() -> None:
    drawn = {(port["area"], port["sea"]): port["major"] for port in MAP["ports"]}
    assert drawn == {(area.id, sea): bool(area.port) for area in FACTS.areas for sea in area.seas}


def test_cities_and_cathedrals_stand_in_their_areas() -> None:
    sites = {name: (site["area"], site["kind"]) for name, site in MAP["sites"].items()}
    ruled = {area.cathedral: (area.id, "cathedral") for area in FACTS.areas if area.cathedral}
    ruled |= {area.city: (area.id, "city") for area in FACTS.areas if area.city}
    assert sites == ruled
    for site in MAP["sites"].values():
        assert inside(MAP["areas"][site["area"]]["path"], site["at"])
    assert "cathedral" in MAP["sites"]["york"]


@pytest.mark.parametrize("name", sorted(AREAS))
def test_crowns_and_shields_stand_where_the_rules_put_them(name: str) -> None:
    place = MAP["areas"][name]
    assert (place["crown"] is not None) == AREAS[name].crown
    assert list(place["shields"]) == list(AREAS[name].shields)
    marks = [mark for mark in [place["crown"], *place["shields"].values()] if mark]
    if name != "isle_of_man":  # its name and its shield lie beside it in the sea
        assert all(inside(place["path"], mark) for mark in marks)
    label = label_box("richard3", "areas", name, place)
    for x, y in place["slots"]:
        assert not any(Box(x, y, 60, 60).overlaps(Box(mark[0], mark[1], 30, 36)) for mark in marks)
        assert not Box(x, y, 60, 60).overlaps(label)


def test_there_is_room_for_a_feudal_host() -> None:
    for name, place in MAP["areas"].items():
        assert len(place["slots"]) >= 2, name
        assert len(place["covering"]) >= 3, name
        assert len(place["tight"]) >= 7, name


def test_every_block_has_its_arms() -> None:
    wanted = {"arms-" + block.id.partition("_")[2] for block in FACTS.blocks}
    wanted |= {f"arms-{shield}" for area in FACTS.areas for shield in area.shields}
    assert wanted <= symbols("arms.svg")
