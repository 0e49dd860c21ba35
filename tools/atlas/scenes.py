"""Small pictures for the pages: a corner of a map with pieces on it."""

import base64
from io import BytesIO
from pathlib import Path
from typing import Any

from tools.atlas.blazons import ARMS
from tools.atlas.emblems import EMBLEMS
from tools.atlas.heraldry import finish
from tools.atlas.ornaments import INK, RED_ROSE, WHITE_ROSE, put
from tools.atlas.picture import flatten, save

Corner = tuple[float, float, float]
"""Left, top and width of the corner of the map that is shown; its height follows."""


def scene(picture: Any, corner: Corner, size: tuple[int, int], pieces: list[str]) -> Any:
    """A corner of a map with pieces on it, its edges in the shade."""
    left, top, wide = corner
    high = wide * size[1] / size[0]
    buffer = BytesIO()
    picture.crop((int(left), int(top), int(left + wide), int(top + high))).save(buffer, "PNG")
    data = base64.b64encode(buffer.getvalue()).decode()
    shade = '<stop offset=".55" stop-color="#2a1606" stop-opacity="0"/><stop offset="1" stop-color="#2a1606" stop-opacity=".55"/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" width="{size[0]}" height="{size[1]}">'
        f'<defs><radialGradient id="shade" r=".72">{shade}</radialGradient></defs>'
        f'<image href="data:image/png;base64,{data}" x="{left}" y="{top}" width="{wide}" height="{high}" '
        'preserveAspectRatio="none"/>'
        f'{"".join(pieces)}<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="url(#shade)"/></svg>'
    )
    return flatten(svg, size).convert("RGB")


def block(x: float, y: float, face: str, size: float = 66) -> str:
    """A wooden block standing on the map: with arms, or turned away with a rose."""
    wood, inside = {
        "lancaster": ("#9e1b20", put(0, 0, 0.42, RED_ROSE)),
        "york": ("#efe8d6", put(0, 0, 0.42, WHITE_ROSE)),
    }.get(face, ("#f5f0e1", f'<g transform="translate(-20 -25) scale(.67)">{finish(ARMS[face])}</g>' if face in ARMS else ""))
    drawn = (
        '<rect x="-28" y="-22" width="66" height="66" rx="6" fill="#1c0f05" opacity=".35"/>'
        f'<path d="M-30 -30L-22 -38H38V22L30 30Z" fill="{INK}" opacity=".85"/>'
        f'<rect x="-30" y="-30" width="60" height="60" rx="5" fill="{wood}" stroke="{INK}" stroke-width="2"/>{inside}'
    )
    return put(x, y, size / 60, drawn)


def disc(x: float, y: float, arms: str, colour: str, size: float = 90) -> str:
    """A noble on a disc in his owner's colour."""
    drawn = (
        f'<ellipse cx="5" cy="9" rx="46" ry="44" fill="#1c0f05" opacity=".35"/><circle r="44" fill="{colour}" '
        f'stroke="{INK}" stroke-width="3"/>'
        f'<circle r="36" fill="#f3e7c9" stroke="{INK}" stroke-width="1.5"/><g transform="translate(-24 -27) scale(.8)">'
        f"{finish(ARMS[arms])}</g>"
    )
    return put(x, y, size / 88, drawn)


def emblem(x: float, y: float, name: str, size: float = 90) -> str:
    """An emblem on the map, with a shadow."""
    inside = f'<g transform="translate(-32 -32)">{EMBLEMS[name]}</g>'
    return put(x, y, size / 64, f'<ellipse cx="4" cy="26" rx="26" ry="9" fill="#1c0f05" opacity=".35"/>{inside}')


BLUE, GREEN, YELLOW, RED = "#2f5d9b", "#3f7a4a", "#d9a62e", "#a4262c"
CARDS: dict[str, tuple[Corner, list[str]]] = {
    "richard3": (
        (1080, 1340, 900),
        [
            *(block(x, y, face) for x, y, face in ((1440, 1570, "warwick"), (1512, 1570, "march"), (1366, 1630, "norfolk"))),
            *(block(x, y, "lancaster") for x, y in ((1240, 1500), (1312, 1500), (1270, 1574))),
            *(
                block(x, y, face)
                for x, y, face in ((1600, 1720, "buckingham"), (1672, 1720, "lancaster"), (1330, 1790, "arundel"))
            ),
            *(block(x, y, face) for x, y, face in ((1580, 1450, "essex"), (1160, 1700, "wiltshire"), (1140, 1420, "lancaster"))),
        ],
    ),
    "roses": (
        (760, 980, 1000),
        [
            *(disc(x, y, arms, colour) for x, y, arms, colour in ((1050, 1180, "stanley", BLUE), (1330, 1180, "neville", RED))),
            *(
                disc(x, y, arms, colour)
                for x, y, arms, colour in ((1430, 1180, "plantagenet", YELLOW), (1560, 1330, "mowbray", GREEN))
            ),
            *(disc(x, y, arms, colour) for x, y, arms, colour in ((940, 1400, "tudor", RED), (1290, 1480, "de_la_pole", BLUE))),
            emblem(1500, 1480, "bishop"),
            emblem(860, 1180, "levy", 80),
        ],
    ),
    "lancaster": (
        (760, 1480, 1120),
        [
            *(
                emblem(x, y, name, 110)
                for x, y, name in ((1220, 1620, "knight-3"), (1370, 1640, "knight-2"), (930, 1640, "knight-4"))
            ),
            *(
                emblem(x, y, name, 100)
                for x, y, name in ((1640, 2060, "knight-1"), (1740, 2070, "knight-4"), (1430, 2090, "swords"))
            ),
            disc(1080, 1690, "england", RED, 110),
            disc(1690, 1900, "france", BLUE, 110),
        ],
    ),
}
SCENARIOS: dict[str, tuple[Corner, list[str]]] = {
    "1460": (
        (960, 640, 560),
        [
            block(x, y, f, 84)
            for x, y, f in ((1120, 790, "lancaster"), (1210, 790, "lancaster"), (1160, 900, "york"), (1260, 890, "salisbury"))
        ],
    ),
    "1470": (
        (1080, 1300, 560),
        [
            block(x, y, f, 84)
            for x, y, f in ((1290, 1430, "warwick"), (1380, 1430, "lancaster"), (1400, 1560, "march"), (1490, 1555, "york"))
        ],
    ),
    "1480": (
        (960, 1080, 560),
        [
            block(x, y, f, 84)
            for x, y, f in ((1130, 1210, "richmond"), (1220, 1210, "lancaster"), (1300, 1300, "gloucester"), (1390, 1290, "york"))
        ],
    ),
}


def write(game: str, picture: Any, folder: Path) -> None:
    """The card of a game, and the pictures of its scenarios."""
    corner, pieces = CARDS[game]
    save(scene(picture, corner, (960, 600), pieces), folder / "card.webp", 75_000)
    if game == "richard3":
        for name, (corner, pieces) in SCENARIOS.items():
            save(scene(picture, corner, (480, 300), pieces), folder / f"scenario-{name}.webp", 25_000)
