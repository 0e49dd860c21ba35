"""The map of Lancaster: nine provinces with their places, and the conflicts in France."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely import prepare
from shapely.geometry import box
from shapely.ops import unary_union
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.land import World, build, dissolve
from tools.atlas.lines import outline
from tools.atlas.names import names
from tools.atlas.places import largest, rounded, text_width

FRAME = Frame(2.985, 838, 1196)
PIECE = 84
PLAQUE = (350, 170)
"""Room for the knight's space, the strength, the reward and the nobles of a province."""
NAME = 100
"""The base line of a province's name stands so far above the middle of its plaque."""
LETTERS = 50
"""The size of a province's name."""
AROUND_ALL = 16
"""How much of the sea is shown around all provinces."""

PROVINCES = {
    "northumberland": "northumbria cumbria",
    "stafford": "chester derby",
    "york": "north_yorks east_yorks south_yorks lancaster",
    "gloucester": "gloucester hereford warwick",
    "bedford": "leicester oxford rutland lincoln",
    "norfolk": "east_anglia essex",
    "somerset": "somerset cornwall",
    "dorset": "dorset wilts",
    "surrey": "sussex kent middlesex wight",
}
AROUND = {"wales": "caernarvon powys pembroke glamorgan", "scotland": "scotland", "france": "france calais"}
CONFLICTS: dict[str, Point2] = {
    "touques": (0.10, 49.36),
    "pontoise": (2.10, 49.05),
    "falaise": (-0.20, 48.89),
    "dreux": (1.37, 48.74),
    "cherbourg": (-1.62, 49.62),
    "harfleur": (0.24, 49.53),
    "caen": (-0.37, 49.18),
    "montereau": (2.95, 48.39),
    "melun": (2.66, 48.54),
    "meaux": (2.88, 48.96),
    "rouen": (1.10, 49.44),
    "azincourt": (2.13, 50.46),
}
ABOVE = ("harfleur", "melun")
"""Conflicts whose names stand above them."""
ORDER = ("dorset", "gloucester", "stafford", "somerset", "bedford", "surrey", "norfolk", "york", "northumberland")
"""Provinces, those with the least room first."""


@dataclass
class Drawing:
    """What the painter needs of this map."""

    world: World
    areas: dict[str, Any]
    around: dict[str, Any]
    centres: dict[str, Point2]


def plaque(centre: Point2) -> Any:
    """The room of a province's plaque and of its name above."""
    (x, y), (wide, high) = centre, PLAQUE
    return box(x - wide / 2, y - NAME - LETTERS + 12, x + wide / 2, y + high / 2)


def _place(shape: Any, others: Any, taken: list[Any]) -> Point2:
    """Where a plaque covers the most of its province and the least of the others."""
    inner = largest(shape.intersection(sheet(MARGIN)))
    left, top, right, bottom = inner.bounds
    prepare(others)
    best: tuple[float, Point2] = (-math.inf, (0, 0))
    for x in np.arange(left + 20, right, 8):
        for y in np.arange(top + 20, bottom, 8):
            room = plaque((x, y))
            if any(room.intersects(other) for other in taken) or not sheet(MARGIN).contains(room):
                continue
            score = inner.intersection(room).area - 2.5 * others.intersection(room).area
            score = score / room.area - math.dist((x, y + 20), inner.centroid.coords[0]) / 2000
            best = max(best, (score, (float(x), float(y))))
    return best[1]


def draw() -> Drawing:
    """The geometry of the map."""
    world = build(FRAME)
    areas = dissolve(world, PROVINCES)
    around = dissolve(world, {name: made_of for name, made_of in AROUND.items() if set(made_of.split()) <= set(world.areas)})
    world.land = unary_union(list(world.areas.values()))
    centres: dict[str, Point2] = {}
    for province in ORDER:
        others = unary_union([shape for name, shape in areas.items() if name != province])
        centres[province] = _place(areas[province], others, [plaque(centre).buffer(6) for centre in centres.values()])
    return Drawing(world, areas, around, centres)


def _area(drawing: Drawing, province: str) -> dict[str, Any]:
    x, y = drawing.centres[province]
    texts = names("lancaster", f"area-{province}")
    size = min(LETTERS, int(LETTERS * PLAQUE[0] / text_width(texts, LETTERS)))
    return {
        "path": outline(drawing.areas[province].intersection(sheet(MARGIN))),
        "label": rounded((x, y - NAME)),
        "size": size,
        "center": rounded((x, y)),
        "plaque": [*rounded((x - PLAQUE[0] / 2, y - PLAQUE[1] / 2)), *PLAQUE],
        "slots": [rounded((x, y))],
    }


def _site(name: str) -> dict[str, Any]:
    x, y = FRAME.at(CONFLICTS[name])
    below = -28 if name in ABOVE else 44
    return {"at": rounded((x, y)), "kind": "conflict", "label": rounded((x, y + below)), "size": 24}


def _frame(drawing: Drawing) -> list[float]:
    """The part of the map in which all provinces and their plaques lie: left, top, right, bottom."""
    everything = unary_union([*drawing.areas.values(), *(plaque(centre) for centre in drawing.centres.values())])
    left, top, right, bottom = everything.buffer(AROUND_ALL).intersection(sheet(MARGIN)).bounds
    return [*rounded((left, top)), *rounded((right, bottom))]


def chart(drawing: Drawing) -> dict[str, Any]:
    """The map as the browser reads it."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "frame": _frame(drawing),
        "piece": PIECE,
        "areas": {province: _area(drawing, province) for province in PROVINCES},
        "seas": {},
        "sites": {conflict: _site(conflict) for conflict in CONFLICTS},
        "borders": [],
    }
