"""The picture of Wars of the Roses: six regions and their sea zones, with the buildings of their places."""

from typing import Any

from shapely import line_merge
from shapely.geometry import box
from shapely.ops import unary_union
from tools.atlas import engraving, wash
from tools.atlas.frame import MARGIN, sheet
from tools.atlas.lines import stroke
from tools.atlas.ornaments import RED_ROSE, WHITE_ROSE, castle, city, harbour, put, town
from tools.atlas.picture import compose
from tools.atlas.places import Label
from tools.atlas.roses import CALAIS, FRAME, SITES, Drawing, site_box
from tools.atlas.seafaring import compass, serpent, ship, whale

TINTS = {
    "nm": "green",
    "ne": "pink",
    "mid": "violet",
    "se": "green",
    "wc": "yellow",
    "wal": "orange",
    "scotland": "buff",
    "ireland": "buff",
    "isle_of_man": "buff",
    "france": "buff",
    "calais": "pink",
}
COMPASS = ((250, 2350), 108)
TITLE = ("Bellum inter", "Rosas", "Domus Lancastriæ &amp; Eboraci", "MCCCCL – MD")
TITLE_AT = (84, 84)
BUILDINGS = {"castle": (castle(), 1.5), "large_town": (city(), 1.55), "town": (town(), 1.75), "port": (harbour(), 1.5)}


def edges(areas: dict[str, Any], land: Any) -> str:
    """The borders between regions, where they do not run along the coast."""
    lines = (
        unary_union([shape.boundary for shape in areas.values()])
        .difference(land.boundary.buffer(1.2))
        .intersection(sheet(MARGIN))
    )
    path = stroke(line_merge(lines))
    return f'<path d="{path}" class="edge0"/><path d="{path}" class="edge"/>'


def scenery(frame: Any, world: Any, labels: list[Label], keep: list[Any], seed: int) -> str:
    """Hills and woods away from names, places and pieces."""
    taken = [room.buffer(5) for label in labels for room in label.boxes]
    drawn = engraving.Scenery(frame, world.land, [*taken, *keep], seed)
    for arc, line in world.arcs:
        if arc.kind == "hills":
            drawn.hills(line, (22, 34), 14)
    drawn.uplands()
    return drawn.svg()


def _sites(drawing: Drawing) -> str:
    drawn = []
    for name, place in SITES.items():
        x, y = FRAME.at(place)
        building, size = BUILDINGS[drawing.kinds[name]]
        drawn.append(put(x, y + 22, size, building))
    return "".join(drawn)


def _at_sea() -> str:
    return (
        put(1780, 270, 0.8, ship(put(3, -52, 0.30, RED_ROSE)), mirror=True)
        + put(1640, 2440, 0.75, ship(put(3, -52, 0.30, WHITE_ROSE)))
        + put(1880, 640, 0.7, whale())
        + put(250, 1340, 0.6, serpent())
    )


def picture(drawing: Drawing) -> Any:
    """The whole map."""
    land = drawing.world.land
    shapes = {**drawing.areas, **drawing.around}
    keep = [site_box(name) for name in SITES] + [box(x - 60, y - 50, x + 60, y + 50) for x, y in CALAIS.values()]
    keep.append(box(TITLE_AT[0] - 10, TITLE_AT[1] - 10, TITLE_AT[0] + 580, TITLE_AT[1] + 350))
    rivers = [line for arc, line in drawing.world.arcs if arc.kind == "river"]
    ink = [
        engraving.rays(land, *COMPASS),
        engraving.hatching(land),
        engraving.coast(land),
        engraving.rivers(FRAME, land, rivers),
        edges(drawing.areas, land),
        "".join(f'<path d="{stroke(line)}" class="zone"/>' for line in drawing.sea_lines),
        scenery(FRAME, drawing.world, list(drawing.labels.values()), keep, 1455),
        _sites(drawing),
        _at_sea(),
        put(*COMPASS[0], 1, compass(COMPASS[1])),
        engraving.title(*TITLE_AT, TITLE, (RED_ROSE, WHITE_ROSE)),
        engraving.border(),
    ]
    return compose(wash.paint(land, shapes, TINTS), ink)
