"""The emblems of the games, each drawn in a box of 64 by 64."""

from tools.atlas.blazons import ENGLAND
from tools.atlas.heraldry import finish
from tools.atlas.ornaments import (
    BLUE,
    GOLD,
    INK,
    PAPER,
    RED,
    RED_ROSE,
    WHITE_ROSE,
    anchor,
    castle,
    city,
    crown,
    harbour,
    put,
    rose,
    swords,
    town,
)
from tools.atlas.seafaring import lily, ship

STEEL, WOOD, GREEN, DARK = "#c9c5ba", "#8a5a33", "#4d7a42", "#1d1a18"
LINE = f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
PENS = {
    "wall": f'fill="#f0e3c4" stroke="{INK}" stroke-width="1.1"',
    "roof": f'fill="#b2452f" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"',
    "win": f'fill="none" stroke="{INK}" stroke-width="1.3"',
    "hl": 'fill="none" stroke="#55391f" stroke-width="1.25" stroke-linecap="round"',
}
"""The pens of the maps as attributes: a sprite carries no style sheet."""


def inked(drawing: str) -> str:
    """A drawing of the maps without its style sheet."""
    for name, pen in PENS.items():
        drawing = drawing.replace(f'class="{name}" fill="none"', pen).replace(f'class="{name}"', pen)
    return drawing


def shape(path: str, fill: str) -> str:
    """One outlined shape."""
    return f'<path d="{path}" fill="{fill}" {LINE}/>'


def lines(path: str, colour: str = INK, wide: float = 2.2) -> str:
    """Lines without a fill."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, radius: float, fill: str) -> str:
    """An outlined disc."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {LINE}/>'


def middle(drawing: str, scale: float, x: float = 32, y: float = 32) -> str:
    """A drawing around the origin, put into the box."""
    return put(x, y, scale, inked(drawing))


def die(pips: int) -> str:
    """One face of a die."""
    places = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}[pips]
    spots = "".join(
        f'<circle cx="{14 + (int(k) - 1) % 3 * 18}" cy="{14 + (int(k) - 1) // 3 * 18}" r="5.4" fill="{INK}"/>' for k in places
    )
    return f'<rect x="4" y="4" width="56" height="56" rx="11" fill="#f6f1e4" {LINE}/>{spots}'


HELM = "M16 50C13 36 12 22 32 10C52 22 51 36 48 50C40 55 24 55 16 50Z"


def knight(strength: int) -> str:
    """A helmet, with a plume for a strong knight, and as many studs as he is strong."""
    plume = shape("M32 11C34 2 48 0 54 8C48 8 44 12 42 17Z", RED) if strength > 1 else ""
    gold = GOLD if strength == 4 else STEEL
    studs = "".join(dot(32 + 9 * (place - (strength - 1) / 2), 57, 3.4, GOLD) for place in range(strength))
    return (
        plume
        + shape(HELM, gold)
        + lines("M14 30H50M32 30V52", INK, 3)
        + lines("M20 24H28M36 24H44M20 36H27M37 36H44", INK, 1.8)
        + studs
    )


def banner(fill: str, charge: str) -> str:
    """A banner on a pole."""
    cloth = "M14 8C26 4 38 14 56 8C52 18 52 26 56 36C40 42 26 32 14 38Z"
    return lines("M12 4V60", WOOD, 4) + shape(cloth, fill) + charge


def letter() -> str:
    """A sealed letter."""
    sheet_ = shape("M6 16H58V50H6Z", "#f3e7c9") + lines("M6 16L32 36L58 16M6 50L25 31M58 50L39 31")
    return sheet_ + dot(32, 38, 8, RED) + put(32, 38, 0.11, RED_ROSE)


def scroll() -> str:
    """A law: a scroll with a seal."""
    text = lines("M20 20H44M20 27H44M20 34H38", "#6a4a2c", 1.8)
    return (
        shape("M14 8H50C56 8 56 18 50 18H48V52C48 58 40 60 38 54V50H14V18C8 18 8 8 14 8Z", "#f3e7c9")
        + text
        + lines("M14 50H38M48 18H18")
        + dot(42, 44, 6, RED)
    )


def back(fill: str, charge: str) -> str:
    """The back of a card."""
    frame = f'<rect x="9" y="3" width="46" height="58" rx="5" fill="{fill}" {LINE}/>'
    return frame + f'<rect x="13" y="7" width="38" height="50" rx="3" fill="none" stroke="{GOLD}" stroke-width="1.4"/>' + charge


def pattern(path: str) -> str:
    """A pattern in the colour of the text, to tell seats apart without hue."""
    return f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="5"/>'


def _dots() -> str:
    rows = [(x + 8 * (row % 2), 8 + 16 * row) for row in range(4) for x in range(8, 64, 16)]
    return "".join(f'<circle cx="{x}" cy="{y}" r="4.4" fill="currentColor"/>' for x, y in rows)


PATTERNS = {
    "pattern-stripes": pattern("".join(f"M{x} 68L{x + 72} -4" for x in range(-64, 64, 16))),
    "pattern-dots": _dots(),
    "pattern-hatch": pattern("".join(f"M{x} -4L{x + 72} 68M{x} 68L{x + 72} -4" for x in range(-64, 64, 24))),
    "pattern-chevrons": pattern("".join(f"M-2 {y}L32 {y - 18}L66 {y}" for y in range(8, 92, 16))),
    "pattern-plain": "",
}
PLACES = {
    "castle": middle(castle(), 1.24, 32, 60),
    "large-town": middle(city(), 1.45, 32, 50),
    "town": middle(town(), 1.9, 32, 50),
    "port": middle(harbour(), 1.35, 30, 46),
    "anchor": middle(anchor(True), 2.2),
    "ship": middle(ship(lily(3, -52, 11, RED)), 0.5, 32, 50),
}
ROSES = {
    "rose-red": middle(RED_ROSE, 0.6),
    "rose-white": middle(WHITE_ROSE, 0.6),
    "rose-black": middle(rose("#4a4440", line="#1d1a18"), 0.6),
    "rose-tudor": middle(rose("#b2252c", "#f6f1e4"), 0.6),
}
PEOPLE = {
    "bishop": shape("M10 56C6 36 16 16 32 6C48 16 58 36 54 56Z", "#f4efe2")
    + shape("M9 44H55V56H9Z", GOLD)
    + lines("M32 14V42M22 28H42", RED, 4),
    "noble": shape("M6 50V26L18 38L32 20L46 38L58 26V50Z", GOLD)
    + shape("M6 50H58V57H6Z", "#f4efe2")
    + "".join(dot(x, y, 4, "#f4efe2") for x, y in ((6, 23), (32, 16), (58, 23)))
    + lines("M14 53.5h.1M26 53.5h.1M38 53.5h.1M50 53.5h.1", INK, 3.4),
    "squire": dot(32, 17, 11, "#e9c9a4")
    + shape("M20 14C20 2 44 2 44 14C38 10 26 10 20 14Z", "#7a4a20")
    + shape("M12 58C12 38 20 30 32 30C44 30 52 38 52 58Z", GREEN)
    + lines("M32 32V58M24 44H40", PAPER, 2),
    "captain": shape("M14 58V40L8 34L20 28L32 8L44 28L56 34L50 40V58Z", "#f4efe2") + lines("M32 16V54M14 40H50", RED, 5),
    "troop": lines("M46 4V60", WOOD, 4)
    + shape("M42 16L46 2L50 16Z", STEEL)
    + shape("M10 58V44C10 34 16 28 24 28C32 28 38 34 38 44V58Z", "#7a6a55")
    + shape("M12 22C12 8 36 8 36 22L40 25H8Z", STEEL),
    "levy": lines("M18 60L40 10M44 60L24 12", WOOD, 4)
    + shape("M36 14L40 2L46 12Z", STEEL)
    + lines("M24 12C14 6 6 12 6 26", STEEL, 5)
    + lines("M24 12C14 6 6 12 6 26", INK, 1.4),
    "mercenary": banner("#e3b23c", lines("M20 14L48 32M48 14L20 32", RED, 5)),
    "banner": banner(RED, lily(34, 22, 11, GOLD)),
    **{f"knight-{strength}": knight(strength) for strength in (1, 2, 3, 4)},
}
THINGS = {
    "crown": middle(crown(), 2.0, 32, 34),
    "coronet": shape("M8 48L4 20L20 34L32 14L44 34L60 20L56 48Z", STEEL) + shape("M8 48H56V56H8Z", "#9b978c"),
    "swords": middle(swords(), 2.35, 32, 34),
    "axe": lines("M20 60L44 8", WOOD, 5) + shape("M38 12C52 2 62 14 58 30C50 22 42 24 34 26Z", STEEL),
    "shield": shape("M8 6H56V32C56 46 44 54 32 60C20 54 8 46 8 32Z", "#f1e4c3") + lines("M32 6V60M8 28H56", "#7d1d17", 3),
    "bombard": shape("M6 42L48 14L58 26L18 54Z", "#55524c")
    + lines("M14 36L26 48M34 23L44 35", INK, 3)
    + dot(24, 50, 10, WOOD)
    + lines("M24 40V60M14 50H34", INK, 1.8)
    + shape("M50 14L58 10L62 18L58 26Z", "#3d3b37"),
    "coin": dot(32, 32, 26, GOLD)
    + f'<circle cx="32" cy="32" r="20" fill="none" stroke="{INK}" stroke-width="1.3"/>'
    + lily(32, 32, 14, "#8a6a2a"),
    "vote": shape("M10 30H54V58H10Z", WOOD)
    + lines("M20 30H44", INK, 5)
    + shape("M22 6H42V28H22Z", "#f3e7c9")
    + lines("M26 15L31 20L39 9", GREEN, 3.4),
    "law": scroll(),
    "favour": letter(),
    "extension": middle(castle(), 1.2, 26, 60) + lines("M54 14V30M46 22H62", GREEN, 5),
    "dungeon": shape("M8 60V28A24 24 0 0 1 56 28V60Z", "#7a746a")
    + shape("M16 60V30A16 16 0 0 1 48 30V60Z", DARK)
    + lines("M24 20V60M32 16V60M40 20V60M16 40H48", STEEL, 2.6),
    "seal": lines("M24 40L16 60L26 54M40 40L48 60L38 54", RED, 5)
    + dot(32, 28, 22, "#8c1d22")
    + middle(rose("#b2252c", line="#4d0f12"), 0.33, 32, 28),
    "hourglass": shape("M12 6H52V12H12ZM12 52H52V58H12Z", WOOD)
    + shape("M16 12H48C48 24 38 28 35 32C38 36 48 40 48 52H16C16 40 26 36 29 32C26 28 16 24 16 12Z", "#e7efe9")
    + f'<path d="M21 20H43C40 26 35 28 32 32C29 28 24 26 21 20ZM20 51C22 44 28 42 32 40C36 42 42 44 44 51Z" fill="{GOLD}"/>',
    "cube": shape("M32 6L56 18V44L32 58L8 44V18Z", "#e0cb99") + lines("M8 18L32 31L56 18M32 31V58"),
    "church": lines("M32 4V22M24 11H40", INK, 4)
    + shape("M14 60V36L32 20L50 36V60Z", "#f0e3c4")
    + shape("M26 60V48A6 6 0 0 1 38 48V60Z", WOOD)
    + dot(32, 36, 4, BLUE),
    "back-richard3": back("#7d1d17", middle(rose("#b2252c", "#f6f1e4"), 0.3)),
    "back-roses": back("#27508f", middle(WHITE_ROSE, 0.19, 32, 20) + middle(RED_ROSE, 0.19, 32, 44)),
    "back-lancaster": back("#2f6b3f", f'<g transform="translate(17 14) scale(.5)">{finish(ENGLAND)}</g>'),
    **{f"die-{pips}": die(pips) for pips in range(1, 7)},
}
EMBLEMS = {**ROSES, **PLACES, **PEOPLE, **THINGS, **PATTERNS}
"""By symbol id."""
