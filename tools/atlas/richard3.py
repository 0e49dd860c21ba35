"""The map of Richard III: 33 areas, three seas, 62 borders, the places for blocks."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from shapely.affinity import scale
from shapely.geometry import Point, box
from shapely.ops import unary_union
from tools.atlas.fetch import ROOT
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.land import World, build, dissolve, shared
from tools.atlas.lines import outline, stroke
from tools.atlas.names import names
from tools.atlas.places import Label, label_at, labels, largest, middle, rounded, slots
from tools.atlas.seas import cut

DATA = ROOT / "src" / "bosworth" / "games" / "richard3" / "data"
FRAME = Frame(3.22, 992, 1338)
PIECE = (60, 60)
TIGHT = (42, 42)
MOST = 12
KINDS = {"yellow": "open", "blue": "river", "red": "hills"}
LARGE = ("ireland", "scotland", "france")
AT_SEA: dict[str, tuple[Point2, float]] = {"isle_of_man": ((676, 610), 22)}
"""Names for which the land itself has no room."""

CITIES: dict[str, Point2] = {
    "newcastle": (-1.66, 54.985),
    "york": (-1.10, 53.955),
    "coventry": (-1.50, 52.40),
    "norwich": (1.30, 52.63),
    "london": (-0.13, 51.525),
    "bristol": (-2.58, 51.455),
    "salisbury": (-1.84, 51.08),
    "canterbury": (1.07, 51.26),
}
PORTS: dict[str, dict[str, Point2]] = {
    "irish_sea": {
        "ireland": (-6.10, 53.33),
        "isle_of_man": (-4.42, 54.10),
        "scotland": (-4.62, 54.72),
        "cumbria": (-3.60, 54.62),
        "lancaster": (-3.0, 53.95),
        "chester": (-3.25, 53.38),
        "caernarvon": (-4.38, 53.13),
        "pembroke": (-5.12, 51.68),
        "glamorgan": (-3.25, 51.36),
        "somerset": (-2.95, 51.42),
        "cornwall": (-4.35, 51.05),
        "france": (-3.64, 48.93),
    },
    "north_sea": {
        "scotland": (-2.00, 55.87),
        "northumbria": (-1.36, 55.02),
        "east_yorks": (-0.40, 54.30),
        "lincoln": (0.32, 53.35),
        "rutland": (0.22, 52.86),
        "east_anglia": (1.78, 52.62),
        "essex": (1.12, 51.76),
        "middlesex": (0.66, 51.505),
        "kent": (1.44, 51.42),
        "calais": (2.15, 51.06),
    },
    "english_channel": {
        "cornwall": (-4.15, 50.28),
        "dorset": (-2.45, 50.55),
        "sussex": (-0.85, 50.70),
        "kent": (1.12, 51.00),
        "calais": (1.54, 50.78),
        "france": (0.08, 49.56),
    },
}
SEA_LINES: list[list[Point2]] = [
    [(-5.62, 50.12), (-5.60, 49.7), (-4.6, 49.2), (-3.7, 49.05), (-3.15, 48.88), (-3.1, 48.5)],
    [(1.30, 51.15), (1.42, 51.13), (1.62, 51.03), (1.80, 50.93), (1.9, 50.9)],
]
SEA_SEEDS: dict[str, Point2] = {"irish_sea": (-5.3, 53.7), "north_sea": (1.2, 54.2), "english_channel": (-1.0, 50.2)}
SEA_LABELS: dict[str, tuple[Point2, float, float]] = {
    "irish_sea": ((352, 812), 58, -62),
    "north_sea": ((1832, 1010), 62, 0),
    "english_channel": ((1130, 2215), 58, -5),
}


@dataclass
class Drawing:
    """What the painter needs of this map."""

    world: World
    areas: dict[str, Any]
    seas: dict[str, Any]
    sea_lines: list[Any]
    labels: dict[str, Label]
    facts: dict[str, dict[str, Any]]

    def sites_in(self, name: str) -> list[Any]:
        """The room that cities take in an area."""
        return [taken for taken in _site_boxes().values() if taken.intersects(self.areas[name])]


def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def _world() -> tuple[World, dict[str, Any]]:
    world = build(FRAME)
    groups = {name: name for name in world.areas if name != "wight"} | {"sussex": "sussex wight"}
    areas = dissolve(world, groups)
    # Drawn larger, as old maps did, so that blocks find room on it.
    areas["isle_of_man"] = scale(areas["isle_of_man"], 1.75, 1.75, origin="centroid").simplify(0.7)
    world.land = unary_union(list(areas.values()))
    return world, areas


def _site_boxes() -> dict[str, Any]:
    boxes = {}
    for name, place in CITIES.items():
        x, y = FRAME.at(place)
        boxes[name] = box(x - 36, y - 44, x + (64 if name == "york" else 36), y + 22)
    return boxes


def _marks(area: dict[str, Any]) -> Point2:
    """The width and height of the row of a crown and shields below a name."""
    wide = 36 * len(area.get("shields", [])) + (38 if area.get("crown") else 0)
    return (wide, 44 if wide else 0)


def _label(name: str, shape: Any, area: dict[str, Any], sites: list[Any]) -> Label:
    """The label that leaves the most room for blocks; a larger one before a smaller."""
    texts = names("richard3", f"area-{name}")
    if name in AT_SEA:
        return label_at(*AT_SEA[name], texts, _marks(area))
    inner = largest(shape.intersection(sheet(MARGIN + 14)))
    room = inner.buffer(-4).difference(unary_union(sites)) if sites else inner.buffer(-4)
    best: tuple[float, Label] | None = None
    for size in (46, 42) if name in LARGE else (34, 31, 28, 25, 22, 20):
        found = sorted(labels(room, texts, size, _marks(area)), key=lambda label: _ease(label, inner))
        for label in found[:: max(1, len(found) // 24)]:
            count = len(slots(inner, [*label.boxes, *sites], PIECE, MOST))
            score = min(count, 7) * 24 + size * 6 - _ease(label, inner) * 0.2
            if best is None or score > best[0]:
                best = (score, label)
    if best is None:
        raise ValueError(f"no room for the name of {name}")
    return best[1]


def _ease(label: Label, inner: Any) -> float:
    """Names stand high and in the middle."""
    return float(label.at[1] - inner.bounds[1] + abs(label.at[0] - inner.centroid.x))


def draw() -> Drawing:
    """The geometry of the map."""
    world, areas = _world()
    facts = {area["id"]: area for area in _facts("areas.toml")["area"]}
    seas, lines = cut(FRAME, world.land, SEA_LINES, SEA_SEEDS)
    drawing = Drawing(world, areas, seas, lines, {}, facts)
    for name, area in facts.items():
        drawing.labels[name] = _label(name, areas[name], area, drawing.sites_in(name))
    return drawing


def marks(label: Label, area: dict[str, Any]) -> Iterator[tuple[str, Point2]]:
    """The crown and the shields below a name, with the middle of each."""
    x = label.at[0] - _marks(area)[0] / 2
    y = label.at[1] + label.size * 0.24 + 22
    if area.get("crown"):
        yield "crown", (x + 19, y)
        x += 38
    for place, shield in enumerate(area.get("shields", [])):
        yield shield, (x + 18 + 36 * place, y)


def _area(drawing: Drawing, name: str) -> dict[str, Any]:
    shape = drawing.areas[name].intersection(sheet(MARGIN))
    inner = largest(shape.intersection(sheet(MARGIN + 14)))
    label = drawing.labels[name]
    placed = dict(marks(label, drawing.facts[name]))
    clear = slots(inner, [*label.boxes, *drawing.sites_in(name)], PIECE, MOST)
    return {
        "path": outline(shape),
        "label": rounded(label.at),
        "size": label.size,
        "center": rounded(clear[0]),
        "slots": [rounded(place) for place in clear],
        "covering": [rounded(place) for place in slots(inner, [], PIECE, MOST)],
        "tight": [rounded(place) for place in slots(inner, [], TIGHT, 20)],
        "crown": rounded(placed.pop("crown")) if "crown" in placed else None,
        "shields": {shield: rounded(place) for shield, place in placed.items()},
    }


def _sea(drawing: Drawing, name: str) -> dict[str, Any]:
    at, size, angle = SEA_LABELS[name]
    shape = drawing.seas[name]
    return {
        "path": outline(shape),
        "label": rounded(at),
        "size": size,
        "angle": angle,
        "center": rounded(middle(shape)),
        "slots": [rounded(place) for place in slots(shape, [], PIECE, MOST)],
    }


def _borders(drawing: Drawing) -> list[dict[str, Any]]:
    kinds = {frozenset(border["between"]): KINDS[border["colour"]] for border in _facts("borders.toml")["border"]}
    found = []
    for arc, _ in drawing.world.arcs:
        kind = kinds.get(frozenset((arc.a, arc.b)))
        if arc.kind in KINDS.values() and kind != arc.kind:
            raise ValueError(f"{arc.a} and {arc.b}: drawn {arc.kind}, ruled {kind}")
        if kind:
            line = shared(drawing.areas[arc.a], drawing.areas[arc.b]).intersection(sheet(MARGIN))
            middle_of = line.interpolate(0.5, normalized=True)
            a, b = sorted((arc.a, arc.b))
            found.append({"a": a, "b": b, "kind": kind, "path": stroke(line), "badge": rounded((middle_of.x, middle_of.y))})
    return sorted(found, key=lambda border: (border["a"], border["b"]))


def port_at(drawing: Drawing, sea: str, area: str) -> Point2:
    """Where the anchor of an area in a sea is drawn."""
    x, y = FRAME.at(PORTS[sea][area])
    if area == "isle_of_man":
        shore = drawing.areas[area].boundary
        near = shore.interpolate(shore.project(Point(x + 60, y + 40)))
        return (near.x + 12, near.y + 10)
    return (x, y)


def _sites(facts: dict[str, dict[str, Any]]) -> dict[str, Any]:
    sites: dict[str, Any] = {}
    for area in facts.values():
        for kind in ("cathedral", "city"):
            if name := area.get(kind):
                x, y = FRAME.at(CITIES[name])
                site = {"at": rounded((x, y - 12)), "kind": kind, "area": area["id"], "label": rounded((x, y + 17)), "size": 20}
                if name in sites:
                    site["cathedral"] = rounded((x + 36, y - 12))
                sites[name] = site
    return sites


def chart(drawing: Drawing) -> dict[str, Any]:
    """The map as the browser reads it."""
    ports = [
        {"area": area, "sea": sea, "at": rounded(port_at(drawing, sea, area)), "major": "port" in drawing.facts[area]}
        for sea, places in PORTS.items()
        for area in places
    ]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "piece": PIECE[0],
        "tight": TIGHT[0],
        "areas": {name: _area(drawing, name) for name in drawing.facts},
        "seas": {name: _sea(drawing, name) for name in drawing.seas},
        "sites": _sites(drawing.facts),
        "ports": ports,
        "borders": _borders(drawing),
    }
