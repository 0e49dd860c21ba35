"""The map of Wars of the Roses: six regions, eight sea zones, 24 places with room for what stands there."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shapely.geometry import box
from shapely.ops import unary_union
from tools.atlas.fetch import ROOT
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.land import World, build, dissolve, shared
from tools.atlas.lines import outline, stroke
from tools.atlas.names import names
from tools.atlas.places import Label, label_at, labels, largest, rounded, slots, text_width
from tools.atlas.seas import cut
from tools.atlas.topology import Arc

DATA = ROOT / "src" / "bosworth" / "games" / "roses" / "data"
FRAME = Frame(3.22, 992, 1338)
NOBLE = (96, 110)
SHIP = (110, 122)
PLAQUE = (190, 60)
"""Room for votes, points and the Royal House below the name of a region."""

REGIONS = {
    "nm": "northumbria cumbria",
    "ne": "north_yorks east_yorks south_yorks lancaster chester lincoln",
    "mid": "derby leicester warwick rutland east_anglia",
    "se": "oxford middlesex essex sussex kent gloucester_east",
    "wc": "cornwall somerset dorset wilts gloucester_west wight",
    "wal": "caernarvon powys pembroke glamorgan hereford",
}
AT_SEA: dict[str, tuple[Point2, float]] = {"nm": ((1415, 392), 38)}
"""Names for which the land itself has no room."""
CUT = Arc("gloucester_west", "gloucester_east", "open", ["n20", (-2.0, 51.83), (-1.85, 51.74), "n28"])
"""Four regions meet in one corner, so that neither pair across it adjoins."""
CUT_SEEDS: dict[str, Point2] = {"gloucester_west": (-2.2, 51.68), "gloucester_east": (-1.8, 51.9)}
SITES: dict[str, Point2] = {
    "bamburgh": (-1.80, 55.33),
    "newcastle": (-1.60, 54.91),
    "carlisle": (-3.08, 54.83),
    "berwick": (-2.07, 55.73),
    "pontefract": (-1.55, 53.62),
    "york": (-1.15, 54.02),
    "lincoln": (-0.5406, 53.2307),
    "kingston": (-0.38, 53.82),
    "kenilworth": (-1.72, 52.32),
    "norwich": (1.20, 52.66),
    "leicester": (-1.1398, 52.6369),
    "kings_lynn": (0.44, 52.74),
    "windsor": (-0.85, 51.42),
    "london": (-0.10, 51.55),
    "winchester": (-1.31, 51.06),
    "sandwich": (1.20, 51.27),
    "carisbrooke": (-1.3136, 50.6874),
    "bristol": (-2.55, 51.44),
    "exeter": (-3.50, 50.76),
    "plymouth": (-4.15, 50.45),
    "harlech": (-3.98, 52.82),
    "cardiff": (-3.27, 51.52),
    "bangor": (-4.06, 53.21),
    "pembroke": (-4.86, 51.74),
}
SEA_LINES: list[list[Point2]] = [
    [(-2.10, 55.76), (-1.80, 55.79), (0.4, 56.4)],
    [(-1.18, 54.615), (-1.02, 54.71), (0.3, 54.85), (4.0, 55.2)],
    [(-0.10, 52.79), (0.02, 52.87), (0.10, 52.93), (0.22, 53.02), (0.5, 53.15), (4.0, 53.6)],
    [(1.20, 51.945), (1.5, 51.92), (4.0, 51.9)],
    [(-1.78, 50.78), (-1.66, 50.715), (-1.54, 50.715), (-1.3, 50.79), (-1.02, 50.73), (-0.95, 49.9), (-0.98, 49.2)],
    [(-2.63, 51.61), (-2.70, 51.57), (-2.95, 51.50), (-3.4, 51.33), (-4.4, 51.35), (-8.0, 50.9)],
    [(-3.49, 53.30), (-3.55, 53.50), (-4.2, 53.65), (-6.4, 53.85)],
    [(-2.65, 54.19), (-2.75, 54.17), (-2.84, 54.20), (-3.0, 54.10), (-3.3, 53.99), (-4.0, 54.05), (-4.55, 54.2), (-5.8, 54.3)],
    [(-2.95, 55.05), (-3.22, 54.95), (-3.6, 54.83), (-4.2, 54.8), (-5.0, 54.75), (-5.9, 54.68)],
]
SEAS: dict[str, tuple[Point2, Point2, float]] = {
    "nm_e": ((-0.2, 55.35), (0.75, 55.62), 3),
    "ne_e": ((1.0, 54.2), (1.15, 54.62), 3),
    "mid_s": ((2.2, 52.6), (1.95, 53.22), 3),
    "se_s": ((0.4, 50.4), (0.25, 49.98), 0),
    "wc_s": ((-3.2, 49.9), (-3.35, 49.38), 0),
    "wal_s": ((-5.6, 52.4), (-5.35, 52.75), 0),
    "ne_w": ((-4.2, 53.85), (-4.45, 54.02), 0),
    "nm_w": ((-3.9, 54.5), (-4.25, 54.42), 0),
}
"""By sea zone: a point in its water, the middle of its name and the angle of the name."""
SEA_ROOM = {"nm_e": 640, "ne_e": 620, "mid_s": 460, "se_s": 620, "wc_s": 640, "wal_s": 400, "ne_w": 600, "nm_w": 440}
"""How long the name of a sea may be."""
SHIPS_NEAR: dict[str, Point2] = {
    "nm_e": (-1.15, 55.42),
    "ne_e": (0.75, 54.0),
    "mid_s": (2.1, 52.5),
    "se_s": (0.75, 50.42),
    "wc_s": (-3.9, 49.9),
    "wal_s": (-5.6, 51.75),
    "ne_w": (-3.9, 53.75),
    "nm_w": (-4.4, 54.6),
}
CALAIS: dict[str, Point2] = {"mid": (1958, 1852), "se": (1958, 1932)}
CATHEDRALS = ("carlisle", "york", "norwich", "winchester", "exeter", "bangor")


@dataclass
class Drawing:
    """What the painter needs of this map."""

    world: World
    areas: dict[str, Any]
    around: dict[str, Any]
    seas: dict[str, Any]
    sea_lines: list[Any]
    labels: dict[str, Label]
    kinds: dict[str, str]


def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def site_box(name: str) -> Any:
    """The room of a place: a disc with its name below, and beside a cathedral town its bishop."""
    x, y = FRAME.at(SITES[name])
    return box(x - 78, y - 64, x + (124 if name in CATHEDRALS else 78), y + 82)


def _noble_box(place: Sequence[float]) -> Any:
    return box(place[0] - NOBLE[0] / 2, place[1] - NOBLE[1] / 2, place[0] + NOBLE[0] / 2, place[1] + NOBLE[1] / 2)


def _noble_slots(shape: Any, label: Label, taken: Sequence[Any] = ()) -> list[Point2]:
    sites = [site_box(name) for name in SITES]
    return slots(largest(shape), [*label.boxes, *sites, *taken], NOBLE, 9, inside=0.5)


def _label(region: str, shape: Any) -> Label:
    """The label that leaves the most room for nobles; a larger one before a smaller."""
    if region in AT_SEA:
        return label_at(*AT_SEA[region], names("roses", f"area-{region}"), PLAQUE)
    inner = largest(shape)
    room = inner.buffer(2).difference(unary_union([site_box(name) for name in SITES]))
    best: tuple[float, Label] | None = None
    for size in (46, 42, 38, 34, 30, 27, 25):
        found = list(labels(room, names("roses", f"area-{region}"), size, PLAQUE))
        for label in found[:: max(1, len(found) // 50)]:
            count = len(_noble_slots(shape, label))
            score = min(count, 8) * 24 + size * 2 - abs(label.at[0] - inner.centroid.x) * 0.1
            if best is None or score > best[0]:
                best = (score, label)
    if best is None:
        raise ValueError(f"no room for the name of {region}")
    return best[1]


def draw() -> Drawing:
    """The geometry of the map."""
    world = build(FRAME, [CUT], CUT_SEEDS, without=("gloucester",))
    areas = dissolve(world, REGIONS)
    around = dissolve(world, {name: name for name in ("scotland", "ireland", "isle_of_man", "france", "calais")})
    seas, lines = cut(FRAME, world.land, SEA_LINES, {name: seed for name, (seed, _, _) in SEAS.items()})
    found = {region: _label(region, shape) for region, shape in areas.items()}
    kinds = {location["id"]: location["type"] for location in _facts("cards.toml")["location"]}
    return Drawing(world, areas, around, seas, lines, found, kinds)


def _areas(drawing: Drawing) -> dict[str, Any]:
    taken: list[Any] = []
    found: dict[str, Any] = {}
    for region in REGIONS:
        places = _noble_slots(drawing.areas[region], drawing.labels[region], taken)
        taken += [_noble_box(place) for place in places]
        found[region] = _area(drawing.areas[region], drawing.labels[region], places)
    return found


def _area(shape: Any, label: Label, found: list[Point2]) -> dict[str, Any]:
    return {
        "path": outline(shape),
        "label": rounded(label.at),
        "size": label.size,
        "plaque": rounded((label.at[0], label.at[1] + label.size * 0.24 + PLAQUE[1] / 2)),
        "center": rounded(found[0]),
        "slots": [rounded(place) for place in found],
    }


def sea_label(name: str) -> Label:
    """The name of a sea, small enough for its room in every language."""
    texts = names("roses", f"area-{name}")
    size = min(34, int(34 * SEA_ROOM[name] / text_width(texts, 34)))
    return label_at(FRAME.at(SEAS[name][1]), size, texts)


def _sea(drawing: Drawing, name: str, nobles: list[Any]) -> dict[str, Any]:
    shape, label = drawing.seas[name], sea_label(name)
    near = FRAME.at(SHIPS_NEAR[name])
    taken = [site_box(site) for site in SITES] + [room for other in drawing.labels.values() for room in other.boxes]
    found = slots(shape, [*label.boxes, *taken, *nobles], SHIP, 6, near, inside=0.6)
    return {
        "path": outline(shape),
        "label": rounded(label.at),
        "size": label.size,
        "angle": SEAS[name][2],
        "center": rounded(found[0]),
        "slots": [rounded(place) for place in found],
    }


def _borders(drawing: Drawing) -> list[dict[str, Any]]:
    found = []
    for border in _facts("map.toml")["border"]:
        a, b = sorted(border["between"])
        line = shared(drawing.areas[a], drawing.areas[b])
        half = line.interpolate(0.5, normalized=True)
        found.append({"a": a, "b": b, "kind": "open", "path": stroke(line), "badge": rounded((half.x, half.y))})
    return sorted(found, key=lambda border: (border["a"], border["b"]))


def _sites(drawing: Drawing) -> dict[str, Any]:
    sites: dict[str, Any] = {}
    regions = {location["id"]: location["region"] for location in _facts("cards.toml")["location"]}
    for name, place in SITES.items():
        x, y = FRAME.at(place)
        sites[name] = {
            "at": rounded((x, y)),
            "kind": drawing.kinds[name],
            "area": regions[name],
            "label": rounded((x, y + 66)),
            "size": 36,
        }
    return sites


def _bishops(sites: dict[str, Any]) -> dict[str, Any]:
    bishops: dict[str, Any] = {}
    for bishop in _facts("cards.toml")["bishop"]:
        x, y = sites[bishop["town"]]["at"]
        bishops[bishop["id"]] = {"at": [x + 86, y + 6], "town": bishop["town"]}
    return bishops


def chart(drawing: Drawing) -> dict[str, Any]:
    """The map as the browser reads it."""
    sites, areas = _sites(drawing), _areas(drawing)
    nobles = [_noble_box(place) for area in areas.values() for place in area["slots"]]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "piece": NOBLE,
        "ship": SHIP,
        "areas": areas,
        "seas": {name: _sea(drawing, name, nobles) for name in SEAS},
        "sites": sites,
        "bishops": _bishops(sites),
        "calais": {
            "path": outline(drawing.around["calais"].intersection(sheet(MARGIN))),
            "label": rounded((CALAIS["mid"][0], CALAIS["mid"][1] - 50)),
            **{region: rounded(place) for region, place in CALAIS.items()},
        },
        "borders": _borders(drawing),
    }
