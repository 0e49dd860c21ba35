"""The map of Lancaster: nine provinces with their places, and the conflicts in France."""

import tomllib
from dataclasses import dataclass
from typing import Any

from shapely.ops import unary_union

from tools.atlas.fetch import ROOT
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.land import World, build, dissolve
from tools.atlas.lines import outline
from tools.atlas.names import names
from tools.atlas.places import Label, labels, largest, rounded

DATA = ROOT / "src" / "bosworth" / "games" / "lancaster" / "data"
FRAME = Frame(2.985, 838, 1196)
KNIGHT = 84
@dataclass(frozen=True)
class Plaque:
    """How the places of a province lie below its name: width and height, then the middle of each place."""

    size: Point2
    knight: Point2
    strength: Point2
    reward: Point2
    nobles: Point2


WIDE = Plaque((236, 88), (44, 44), (84, 10), (128, 44), (200, 44))
SQUARE = Plaque((168, 156), (44, 44), (84, 10), (128, 44), (84, 120))
TALL = Plaque((92, 244), (46, 44), (84, 10), (46, 124), (46, 204))

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
CARDS: dict[str, list[list[int]]] = {
    "upper": [[80, 2126, 410, 222], [506, 2126, 410, 222]],
    "lower": [[80, 2364, 410, 222], [506, 2364, 410, 222]],
}
"""Where the cards of the open conflicts lie: left, top, width and height, two in a row."""


@dataclass
class Drawing:
    """What the painter needs of this map."""

    world: World
    areas: dict[str, Any]
    around: dict[str, Any]
    labels: dict[str, tuple[Label, Plaque]]
    facts: dict[str, dict[str, Any]]


def _facts(name: str, table: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in tomllib.loads((DATA / name).read_text(encoding="utf-8"))[table]}


def _label(province: str, shape: Any) -> tuple[Label, Plaque]:
    """A label in the middle of its province, as large as there is room for, and the shape of what lies below it."""
    inner = largest(shape.intersection(sheet(MARGIN + 10)))
    texts = names("lancaster", f"area-{province}")
    for room in (inner.buffer(-6), inner, inner.buffer(6), inner.buffer(12), inner.buffer(20)):
        for plaque in (WIDE, SQUARE, TALL):
            x, y = inner.centroid.x, inner.centroid.y - plaque.size[1] / 2
            for size in (44, 40, 36, 32):
                found = list(labels(room, texts, size, plaque.size))
                if found:
                    return min(found, key=lambda label: abs(label.at[0] - x) + abs(label.at[1] - y)), plaque  # noqa: B023 - used at once
    raise ValueError(f"no room for the name of {province}")


def draw() -> Drawing:
    """The geometry of the map."""
    world = build(FRAME)
    areas = dissolve(world, PROVINCES)
    around = dissolve(world, {name: made_of for name, made_of in AROUND.items() if set(made_of.split()) <= set(world.areas)})
    world.land = unary_union(list(world.areas.values()))
    found = {province: _label(province, shape) for province, shape in areas.items()}
    return Drawing(world, areas, around, found, _facts("provinces.toml", "province"))


def _area(drawing: Drawing, province: str) -> dict[str, Any]:
    label, plaque = drawing.labels[province]
    x, y = label.at[0] - plaque.size[0] / 2, label.at[1] + label.size * 0.24

    def place(within: Point2) -> list[float]:
        return rounded((x + within[0], y + within[1]))

    return {
        "path": outline(drawing.areas[province].intersection(sheet(MARGIN))),
        "label": rounded(label.at),
        "size": label.size,
        "center": place((plaque.size[0] / 2, plaque.size[1] / 2)),
        "plaque": [*rounded((x, y)), *plaque.size],
        "knight": place(plaque.knight),
        "strength": place(plaque.strength),
        "reward": place(plaque.reward),
        "nobles": place(plaque.nobles),
        "slots": [place(plaque.knight)],
    }


def _site(name: str) -> dict[str, Any]:
    x, y = FRAME.at(CONFLICTS[name])
    below = -28 if name in ABOVE else 44
    return {"at": rounded((x, y)), "kind": "conflict", "label": rounded((x, y + below)), "size": 24}


def chart(drawing: Drawing) -> dict[str, Any]:
    """The map as the browser reads it."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "piece": KNIGHT,
        "areas": {province: _area(drawing, province) for province in PROVINCES},
        "seas": {},
        "sites": {conflict: _site(conflict) for conflict in CONFLICTS},
        "cards": CARDS,
        "borders": [],
    }
