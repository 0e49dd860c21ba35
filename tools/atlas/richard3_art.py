"""The picture of Richard III: borders drawn as what they are, with cities, shields, crowns and anchors."""

from typing import Any

from shapely.geometry import Point, box
from tools.atlas import engraving, wash
from tools.atlas.blazons import ARMS
from tools.atlas.frame import MARGIN, sheet
from tools.atlas.heraldry import finish
from tools.atlas.lines import number, stroke
from tools.atlas.ornaments import GOLD, INK, RED_ROSE, WHITE_ROSE, anchor, city, crown, minster, put
from tools.atlas.picture import compose
from tools.atlas.richard3 import CITIES, FRAME, PORTS, Drawing, marks, port_at
from tools.atlas.seafaring import compass, serpent, ship, whale

TINTS = {"ireland": "green", "scotland": "buff", "france": "buff", "calais": "pink", "isle_of_man": "pink"}
COMPASS = ((262, 2420), 116)
TITLE = ("Regnum", "Angliæ", "inter Rosam Albam &amp; Rubram", "MCCCCLX – MCCCCLXXXV")


def _borders(drawing: Drawing) -> str:
    strokes: dict[str, str] = {"open": "", "river": "", "hills": ""}
    for arc, line in drawing.world.arcs:
        kind = "open" if arc.kind == "closed" else arc.kind
        if kind in strokes:
            strokes[kind] += stroke(line.intersection(drawing.world.land).intersection(sheet(MARGIN)))
    pens = {"open": ("open0", "open"), "river": ("river0", "river", "river1"), "hills": ("hills",)}
    return "".join(f'<path d="{strokes[kind]}" class="{pen}"/>' for kind, used in pens.items() for pen in used)


def _shield(name: str, x: float, y: float) -> str:
    return f'<g transform="translate({number(x - 16)} {number(y - 19)}) scale(.533)">{finish(ARMS[name])}</g>'


def _marks(drawing: Drawing) -> str:
    drawn = []
    for name, area in drawing.facts.items():
        for mark, (x, y) in marks(drawing.labels[name], area):
            drawn.append(put(x, y, 1.05, crown()) if mark == "crown" else _shield(mark, x, y))
    return "".join(drawn)


def _cities() -> str:
    drawn = []
    for name, place in CITIES.items():
        x, y = FRAME.at(place)
        drawn.append(put(x, y, 1.15, minster() if name == "canterbury" else city()))
        if name == "york":
            drawn.append(put(x + 36, y, 1.0, minster()))
    return "".join(drawn)


def _ports(drawing: Drawing) -> str:
    drawn = []
    for sea, places in PORTS.items():
        for area in places:
            x, y = port_at(drawing, sea, area)
            if drawing.world.land.buffer(-4).contains(Point(x, y)):
                raise ValueError(f"the port of {area} in {sea} lies on land")
            drawn.append(put(x, y, 1.15, anchor("port" in drawing.facts[area])))
    return "".join(drawn)


def _scenery(drawing: Drawing) -> str:
    keep = [room.buffer(5) for label in drawing.labels.values() for room in label.boxes]
    keep += [room for name in drawing.facts for room in drawing.sites_in(name)]
    keep.append(box(1540, 2440, 1980, 2580))
    scenery = engraving.Scenery(FRAME, drawing.world.land, keep, 1461)
    for arc, line in drawing.world.arcs:
        if arc.kind == "hills":
            scenery.hills(line, (22, 36), 13)
    scenery.uplands()
    return scenery.svg()


def _at_sea() -> str:
    cross = '<path d="M3 -70V-34M-15 -54H21" stroke="#a8232a" stroke-width="6"/>'
    return (
        put(1700, 800, 0.95, ship(put(3, -52, 0.30, RED_ROSE)))
        + put(640, 2320, 0.95, ship(put(3, -52, 0.30, WHITE_ROSE)), mirror=True)
        + put(250, 1630, 0.85, ship(cross))
        + put(360, 1200, 0.8, serpent())
        + put(1945, 1480, 0.75, whale())
        + put(1480, 2240, 0.6, serpent(), mirror=True)
    )


def _ruler(x: float, y: float) -> str:
    """A scale of five times five leagues with a pair of dividers."""
    league = 5 * 4.828 * FRAME.scale
    drawn = []
    for place in range(5):
        for row in range(2):
            fill = INK if (place + row) % 2 == 0 else "#efe0bb"
            drawn.append(
                f'<rect x="{number(place * league)}" y="{row * 7}" width="{number(league)}" height="7" fill="{fill}" '
                f'stroke="{INK}"/>'
            )
    middle = 2.5 * league
    legs = f"M{number(middle - 62)} -12L{number(middle)} -86L{number(middle + 62)} -12"
    arc = f"M{number(middle - 44)} -34C{number(middle - 20)} -46 {number(middle + 20)} -46 {number(middle + 44)} -34"
    drawn.append(
        f'<path d="{legs}" fill="none" stroke="{INK}" stroke-width="3"/><path d="{arc}" fill="none" stroke="#8a6a2a" '
        'stroke-width="3"/>'
        f'<circle cx="{number(middle)}" cy="-89" r="8" fill="{GOLD}" stroke="{INK}" stroke-width="1.6"/>'
    )
    return put(x, y, 1, "".join(drawn))


def picture(drawing: Drawing) -> Any:
    """The whole map."""
    land = drawing.world.land
    tints = wash.choose_tints(wash.neighbours(drawing.areas), TINTS)
    disc = Point(COMPASS[0]).buffer(COMPASS[1])
    ink = [
        engraving.rays(land, *COMPASS),
        engraving.hatching(land),
        engraving.coast(land),
        engraving.rivers(FRAME, land),
        _borders(drawing),
        "".join(f'<path d="{stroke(line.difference(disc))}" class="zone"/>' for line in drawing.sea_lines),
        _scenery(drawing),
        _cities(),
        _marks(drawing),
        _at_sea(),
        _ports(drawing),
        _ruler(1560, 2550),
        put(*COMPASS[0], 1, compass(COMPASS[1])),
        engraving.title(1460, 100, TITLE, (WHITE_ROSE, RED_ROSE)),
        engraving.border(),
    ]
    return compose(wash.paint(land, drawing.areas, tints), ink)
