"""The coast of the world cut by the hand-drawn borders into named areas."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely import coverage_simplify, line_merge, make_valid
from shapely.geometry import MultiLineString, Point, Polygon, box
from shapely.ops import polygonize, unary_union
from tools.atlas.fetch import package
from tools.atlas.frame import Frame, Point2, sheet
from tools.atlas.lines import hand_drawn, parts, rounded_ring
from tools.atlas.topology import ARCS, NODES, SEEDS, Arc

AROUND = box(-13, 45.5, 6.5, 58.5)
"""The part of the world that any frame may show, in degrees."""
SWAY = {"river": (3.4, 22), "hills": (4.2, 30), "open": (3.0, 34), "closed": (3.0, 30), "water": (0, 1)}
"""By kind of border: how far and how often its line sways."""
NONE: Mapping[str, Point2] = {}
FINEST = 0.7
"""Details below this many units are left out of the outlines."""


@dataclass
class World:
    """Land, its named areas (a coverage: neighbours share their points) and the lines between them."""

    frame: Frame
    land: Any
    areas: dict[str, Any]
    arcs: list[tuple[Arc, Any]]


def _rings() -> Iterator[Any]:
    topology = json.loads((package("world-atlas") / "land-10m.json").read_text(encoding="utf-8"))
    scale, shift = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"]:
            ring: list[Any] = []
            for number in polygon[0]:
                line = arcs[number] if number >= 0 else arcs[~number][::-1]
                ring.extend(line[1:] if ring else line)
            yield ring


def _coast(frame: Frame) -> Any:
    seen = sheet(-80)
    found = []
    for ring in _rings():
        shape = Polygon(ring)
        if not shape.intersects(AROUND):
            continue
        for piece in parts(make_valid(shape).intersection(AROUND), "Polygon"):
            drawn = Polygon(frame.all_at(piece.exterior.coords)).buffer(0)
            if drawn.area >= 14 and drawn.intersects(seen):
                found += [Polygon(rounded_ring(part.exterior.coords)).buffer(0) for part in parts(drawn, "Polygon")]
    return unary_union(found)


def _mended(frame: Frame, land: Any) -> Any:
    """Estuary heads closed where a game has a river border and not the sea, and pointed where they part two areas."""

    def shape(*places: Point2) -> Any:
        return Polygon(frame.all_at(places))

    severn = shape((-2.60, 51.60), (-2.66, 51.625), (-2.60, 51.72), (-2.36, 51.88), (-2.22, 51.86), (-2.44, 51.68)).buffer(1)
    ouse = shape((-0.71, 53.675), (-0.71, 53.72), (-0.95, 53.76), (-0.95, 53.66)).buffer(1)
    land = land.union(severn).union(ouse)
    land = land.difference(shape(NODES["sev"], (-2.70, 51.583), (-2.95, 51.52), (-2.95, 51.48), (-2.70, 51.557)))
    land = land.difference(shape(NODES["hum"], (-0.66, 53.715), (-0.55, 53.708), (-0.55, 53.692), (-0.66, 53.695)))
    return unary_union([Polygon(piece.exterior) for piece in parts(land.intersection(sheet(-60)), "Polygon")])


def _points(frame: Frame, through: list[Point2 | str]) -> list[Point2]:
    return frame.all_at(NODES[point] if isinstance(point, str) else point for point in through)


def _named(faces: list[Any], seeds: dict[str, Any]) -> dict[str, Any]:
    """Faces by the seed they hold; islets without a seed go to the nearest."""
    named: dict[str, list[Any]] = {}
    loose = []
    for face in faces:
        inside = [name for name, seed in seeds.items() if face.contains(seed)]
        if len(inside) > 1:
            raise ValueError(f"one face holds {inside}: a border does not close")
        if inside:
            named.setdefault(inside[0], []).append(face)
        else:
            loose.append(face)
    if missing := set(seeds) - set(named):
        raise ValueError(f"no land at the seeds of {sorted(missing)}")
    homes = {name: faces[0] for name, faces in named.items()}
    for face in loose:
        near = min(face.distance(home) for home in homes.values())
        touching = [name for name, home in homes.items() if face.distance(home) <= near + 1e-9]
        best = max(touching, key=lambda name: face.boundary.intersection(homes[name].boundary).length)
        named[best].append(face)
    return {name: unary_union(faces) for name, faces in named.items()}


def build(
    frame: Frame, more_arcs: Sequence[Arc] = (), more_seeds: Mapping[str, Point2] = NONE, without: Sequence[str] = ()
) -> World:
    """The world in a frame, with the borders and areas that a game has besides the common ones."""
    land = _mended(frame, _coast(frame))
    arcs = [(arc, hand_drawn(_points(frame, arc.through), arc.a + arc.b, *SWAY[arc.kind])) for arc in [*ARCS, *more_arcs]]
    cut = polygonize(unary_union([land.boundary, *(line for _, line in arcs)]))
    faces = [face for face in cut if land.contains(face.representative_point())]
    seeds = {name: Point(frame.at(place)) for name, place in {**SEEDS, **more_seeds}.items() if name not in without}
    areas = _named(faces, {name: seed for name, seed in seeds.items() if sheet(-60).contains(seed)})
    names = list(areas)
    drawn = coverage_simplify([areas[name] for name in names], FINEST)
    return World(frame, unary_union(list(drawn)), dict(zip(names, drawn, strict=True)), arcs)


def dissolve(world: World, groups: dict[str, str]) -> dict[str, Any]:
    """Areas made of smaller ones, named by their ids in one word each."""
    return {name: unary_union([world.areas[part] for part in made_of.split()]) for name, made_of in groups.items()}


def shared(one: Any, other: Any) -> Any:
    """The line along which two areas touch."""
    line = one.boundary.intersection(other.boundary)
    pieces = list(parts(line, "LineString"))
    merged = line_merge(MultiLineString(pieces))
    return merged if merged.geom_type == "LineString" else max(merged.geoms, key=lambda piece: piece.length)
