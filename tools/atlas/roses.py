"""The map of Wars of the Roses: six regions, eight sea zones, 24 places with room for what stands there."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shapely.geometry import box
from tools.atlas.fetch import ROOT
from tools.atlas.fonts import width
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.land import World, build, dissolve, shared
from tools.atlas.lines import outline, stroke
from tools.atlas.names import names
from tools.atlas.places import Label, label_at, largest, rounded, slots
from tools.atlas.seas import cut
from tools.atlas.topology import Arc

DATA = ROOT / "src" / "bosworth" / "games" / "roses" / "data"
FRAME = Frame(3.22, 992, 1338)
NOBLE = (92, 104)
FEWEST_NOBLES = 5
NOBLES_INSIDE = (0.94, 0.8, 0.65, 0.5)
"""How far inside his region a noble stands, by preference."""
SITE_LETTERS = 40
SHIP = (146, 122)
"""With its name, which is wider than its hull."""
EDGE = 56
"""How far ships keep from the edge, so that their names are not cut off."""
PLAQUE = (250, 98)
"""Room below the name of a region for votes, points and the Royal House, and below them for the strengths of four players."""
PLAQUE_MIDDLE = 30
"""Where in that room the plaque is: the strengths come after it."""
LONGEST_LINE = 12
"""Longer names of regions stand in two lines."""

REGIONS = {
    "nm": "northumbria cumbria",
    "ne": "north_yorks east_yorks south_yorks lancaster chester lincoln",
    "mid": "derby leicester warwick rutland east_anglia",
    "se": "oxford middlesex essex sussex kent gloucester_east",
    "wc": "cornwall somerset dorset wilts gloucester_west wight",
    "wal": "caernarvon powys pembroke glamorgan hereford",
}
LABELS: dict[str, tuple[Point2, float]] = {
    "nm": ((1436, 404), 38),
    "ne": ((944, 862), 40),
    "mid": ((1395, 1376), 44),
    "se": ((1560, 1796), 38),
    "wc": ((985, 1800), 44),
    "wal": ((729, 1441), 44),
}
"""Where the names of regions stand, and how large they may be: the Northern Marches have room for theirs only at sea."""
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
    "norwich": (1.22, 52.55),
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
SEAS: dict[str, Point2] = {
    "nm_e": (-0.2, 55.35),
    "ne_e": (1.0, 54.2),
    "mid_s": (2.2, 52.6),
    "se_s": (0.4, 50.4),
    "wc_s": (-3.2, 49.9),
    "wal_s": (-5.6, 52.4),
    "ne_w": (-4.2, 53.85),
    "nm_w": (-3.9, 54.5),
}
"""By sea zone, a point in its water."""
SEA_LABELS: dict[str, Point2] = {
    "nm_e": (1640, 150),
    "ne_e": (1760, 560),
    "mid_s": (1880, 1030),
    "se_s": (1590, 2215),
    "wc_s": (1000, 2225),
    "wal_s": (330, 1199),
    "ne_w": (350, 790),
    "nm_w": (430, 590),
}
SEA_LETTERS = 38
NOBLES_NEAR: dict[str, Point2] = {
    "nm": (976, 580),
    "ne": (960, 1090),
    "mid": (1600, 1373),
    "se": (1440, 1530),
    "wc": (1080, 1650),
    "wal": (830, 1340),
}
SHIPS_NEAR: dict[str, Point2] = {
    "nm_e": (1250, 264),
    "ne_e": (1650, 720),
    "mid_s": (1985, 1200),
    "se_s": (1690, 2010),
    "wc_s": (800, 2080),
    "wal_s": (246, 1560),
    "ne_w": (760, 850),
    "nm_w": (660, 580),
}
CALAIS: dict[str, Point2] = {"mid": (1944, 1850), "se": (1944, 1928)}
CALAIS_BOX = (232, 66)
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
    half = max([78, *(width(text, "im-fell-english", SITE_LETTERS) / 2 for text in names("roses", f"card-{name}"))])
    return box(x - half, y - 64, x + (124 if name in CATHEDRALS else half), y + 82)


def _noble_box(place: Sequence[float]) -> Any:
    return box(place[0] - NOBLE[0] / 2, place[1] - NOBLE[1] / 2, place[0] + NOBLE[0] / 2, place[1] + NOBLE[1] / 2)


def _noble_slots(drawing: Drawing, region: str, nobles: Sequence[Any]) -> list[Point2]:
    """Places for nobles, as far inside their region as there is room for enough of them."""
    taken = [room for label in drawing.labels.values() for room in label.boxes]
    taken += [site_box(name) for name in SITES] + [*nobles]
    found: list[Point2] = []
    for inside in NOBLES_INSIDE:
        found = slots(largest(drawing.areas[region]), taken, NOBLE, 9, NOBLES_NEAR[region], inside=inside)
        if len(found) >= FEWEST_NOBLES:
            break
    return found


def _lines(name: str) -> list[str]:
    """A long name in the two lines that differ least in length, as the browser sets it."""
    words = name.split(" ")
    cuts = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(cuts, key=lambda pair: abs(len(pair[0]) - len(pair[1]))) if cuts and len(name) > LONGEST_LINE else [name]


def _label(region: str) -> Label:
    """The name of a region with the room of its widest line, above it that of a first line, below it that of the plaque."""
    (x, y), size = LABELS[region]
    lines = [_lines(name) for name in names("roses", f"area-{region}")]
    found = label_at((x, y), size, [line for each in lines for line in each], PLAQUE)
    if any(len(each) > 1 for each in lines):
        left, top, right, _ = found.boxes[0].bounds
        found.boxes.append(box(left, top - size * 0.95, right, top))
    return found


def _calais_boxes() -> list[Any]:
    across, down = CALAIS_BOX[0] / 2, CALAIS_BOX[1] / 2
    return [box(x - across, y - down, x + across, y + down) for x, y in CALAIS.values()]


def draw() -> Drawing:
    """The geometry of the map."""
    world = build(FRAME, [CUT], CUT_SEEDS, without=("gloucester",))
    areas = dissolve(world, REGIONS)
    around = dissolve(world, {name: name for name in ("scotland", "ireland", "isle_of_man", "france", "calais")})
    seas, lines = cut(FRAME, world.land, SEA_LINES, SEAS)
    found = {region: _label(region) for region in areas}
    kinds = {location["id"]: location["type"] for location in _facts("cards.toml")["location"]}
    return Drawing(world, areas, around, seas, lines, found, kinds)


def _areas(drawing: Drawing) -> dict[str, Any]:
    taken: list[Any] = []
    found: dict[str, Any] = {}
    for region in REGIONS:
        places = _noble_slots(drawing, region, taken)
        taken += [_noble_box(place) for place in places]
        found[region] = _area(drawing.areas[region], drawing.labels[region], places)
    return found


def _area(shape: Any, label: Label, found: list[Point2]) -> dict[str, Any]:
    return {
        "path": outline(shape),
        "label": rounded(label.at),
        "size": label.size,
        "plaque": rounded((label.at[0], label.at[1] + label.size * 0.24 + PLAQUE_MIDDLE)),
        "center": rounded(found[0]),
        "slots": [rounded(place) for place in found],
    }


def _sea(drawing: Drawing, name: str, nobles: list[Any]) -> dict[str, Any]:
    shape, label = drawing.seas[name], label_at(SEA_LABELS[name], SEA_LETTERS, names("roses", f"map-{name}"))
    taken = [site_box(site) for site in SITES] + [room for other in drawing.labels.values() for room in other.boxes]
    water = shape.intersection(sheet(MARGIN + EDGE))
    found = slots(water, [*label.boxes, *taken, *_calais_boxes(), *nobles], SHIP, 6, SHIPS_NEAR[name], inside=0.2)
    return {
        "path": outline(shape),
        "label": rounded(label.at),
        "size": label.size,
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
