"""The picture of Lancaster: nine provinces, the fleet that crosses the Channel, and the conflicts in France."""

from typing import Any

from shapely.geometry import box
from tools.atlas import engraving, wash
from tools.atlas.lancaster import CONFLICTS, FRAME, Drawing, plaque
from tools.atlas.ornaments import RED_ROSE, castle, city, put
from tools.atlas.picture import compose
from tools.atlas.roses_art import edges, scenery
from tools.atlas.seafaring import compass, lily, serpent, ship, whale

TINTS = {
    "northumberland": "green",
    "york": "orange",
    "stafford": "violet",
    "gloucester": "yellow",
    "bedford": "pink",
    "norfolk": "green",
    "somerset": "pink",
    "dorset": "violet",
    "surrey": "yellow",
    "wales": "buff",
    "scotland": "buff",
    "france": "buff",
    "ireland": "buff",
    "isle_of_man": "buff",
}
COMPASS = ((226, 840), 104)
TITLE = ("Henricus", "Quintus", "Rex Angliæ &amp; Heres Franciæ", "MCCCCXIII – MCCCCXXII")
TITLE_AT = (96, 2240)
CITIES = ("rouen", "caen", "meaux", "cherbourg")
"""Conflicts about a large town; the others are castles."""


def _conflicts() -> str:
    drawn = []
    for name, place in CONFLICTS.items():
        x, y = FRAME.at(place)
        drawn.append(put(x, y + 16, 1.15, city() if name in CITIES else castle()))
    return "".join(drawn)


def _at_sea() -> str:
    lions = '<path d="M-20 -74H26V-34H-20Z" fill="#a8232a" stroke="none" opacity=".85"/>' + lily(3, -54, 13, "#e3b23c")
    fleet = ((1010, 1925, 0.62), (1160, 1960, 0.7), (880, 1985, 0.55), (1040, 2025, 0.6))
    return (
        "".join(put(x, y, size, ship(lions)) for x, y, size in fleet)
        + put(1660, 760, 0.9, ship(put(3, -52, 0.30, RED_ROSE)))
        + put(1900, 1120, 0.75, whale())
        + put(1480, 560, 0.6, serpent())
        + put(250, 1560, 0.7, serpent())
    )


def picture(drawing: Drawing) -> Any:
    """The whole map."""
    land = drawing.world.land
    others = {name: shape for name, shape in drawing.world.areas.items() if name in ("ireland", "isle_of_man")}
    shapes = {**drawing.areas, **drawing.around, **others}
    places = [FRAME.at(place) for place in CONFLICTS.values()]
    keep = [box(x - 50, y - 40, x + 50, y + 50) for x, y in places]
    keep.append(box(TITLE_AT[0] - 10, TITLE_AT[1] - 10, TITLE_AT[0] + 600, TITLE_AT[1] + 360))
    rivers = [line for arc, line in drawing.world.arcs if arc.kind == "river"]
    ink = [
        engraving.rays(land, *COMPASS),
        engraving.hatching(land),
        engraving.coast(land),
        engraving.rivers(FRAME, land, rivers),
        edges(drawing.areas, land),
        scenery(FRAME, drawing.world, [], [*keep, *(plaque(centre) for centre in drawing.centres.values())], 1413),
        _conflicts(),
        _at_sea(),
        put(*COMPASS[0], 1, compass(COMPASS[1])),
        engraving.title(*TITLE_AT, TITLE, (RED_ROSE, RED_ROSE)),
        engraving.border(),
    ]
    return compose(wash.paint(land, shapes, TINTS), ink)
