"""Pen-and-ink ornaments drawn by code: hills, trees, buildings, crowns, roses, anchors, swords."""

import math
import random

from tools.atlas.lines import number as n

INK = "#3a2817"
PAPER = "#efe0bb"
GOLD = "#dba73a"
RED = "#a8232a"
BLUE = "#27508f"

STYLE = f"""
.hf{{fill:#e6d2a2}}.hs{{fill:#8a6238;opacity:.38}}.hl{{fill:none;stroke:#55391f;stroke-width:1.25;stroke-linecap:round}}
.tf{{fill:#8b9c62;stroke:#3d4a26;stroke-width:1.1}}
.wall{{fill:#f0e3c4;stroke:{INK};stroke-width:1.1}}
.roof{{fill:#b2452f;stroke:{INK};stroke-width:1.1;stroke-linejoin:round}}
.win{{stroke:{INK};stroke-width:1.3}}
"""
"""The pens that hills, trees and buildings are drawn with."""


def put(x: float, y: float, scale: float, inside: str, turn: float = 0, mirror: bool = False) -> str:
    """A drawing moved to its place, and scaled."""
    across = -scale if mirror else scale
    turned = f" rotate({n(turn)})" if turn else ""
    return f'<g transform="translate({n(x)} {n(y)}){turned} scale({across:.3f} {scale:.3f})">{inside}</g>'


def hill(x: float, y: float, wide: float, high: float, rng: random.Random) -> str:
    """A hill with its foot in the middle at (x, y), lit from the left."""
    peak, left, right = x + rng.uniform(-0.10, 0.06) * wide, x - wide / 2, x + wide / 2
    up = f"C{n(left + wide * 0.14)} {n(y - high * 0.10)} {n(peak - wide * 0.22)} {n(y - high * 0.93)} {n(peak)} {n(y - high)}"
    down = f"C{n(peak + wide * 0.16)} {n(y - high * 0.96)} {n(right - wide * 0.20)} {n(y - high * 0.16)} {n(right)} {n(y)}"
    foot = f"C{n(right - wide * 0.18)} {n(y + high * 0.05)} {n(peak + wide * 0.18)} {n(y + high * 0.04)} "
    foot += f"{n(peak + wide * 0.08)} {n(y)}"
    fold = f"C{n(peak + wide * 0.12)} {n(y - high * 0.4)} {n(peak)} {n(y - high * 0.6)} {n(peak)} {n(y - high)}Z"
    strokes = ""
    count = max(3, int(wide / 6))
    for place in range(count):
        t = (place + 0.6) / count
        sx, sy = peak + (right - peak) * t * 0.92, y - high * (1 - t) ** 1.25 * 0.97
        length = high * (0.46 - 0.22 * t) * rng.uniform(0.75, 1.1)
        strokes += f"M{n(sx)} {n(sy + 1)}q{n(-wide * 0.02)} {n(length * 0.5)} {n(wide * 0.015)} {n(length)}"
    edge = f"M{n(left)} {n(y)}{up}{down}"
    shade = f"M{n(peak)} {n(y - high)}{down}{foot}{fold}"
    return f'<path d="{edge}Z" class="hf"/><path d="{shade}" class="hs"/><path d="{edge}{strokes}" class="hl"/>'


def tree(x: float, y: float, size: float, rng: random.Random) -> str:
    """A round tree standing at (x, y)."""
    lean = rng.uniform(-0.1, 0.1)

    def at(right: float, up: float) -> str:
        return f"{n(x + size * right)} {n(y - size * up)}"

    crown = (
        f"M{at(-0.42, 0.42)}C{at(-0.62, 0.75)} {at(-0.3, 1.25)} {at(lean, 1.25)}C{at(0.38, 1.25)} {at(0.6, 0.7)} {at(0.4, 0.42)}"
        f"C{at(0.2, 0.3)} {at(-0.2, 0.3)} {at(-0.42, 0.42)}Z"
    )
    leaves = f"M{at(0.1, 0.5)}Q{at(0.3, 0.55)} {at(0.35, 0.8)}M{at(0.05, 0.75)}Q{at(0.25, 0.77)} {at(0.27, 0.97)}"
    return f'<path d="M{at(0, 0)}V{n(y - size * 0.5)}" class="hl"/><path d="{crown}" class="tf"/><path d="{leaves}" class="hl"/>'


def tower(x: float, y: float, wide: float, high: float, roof: bool = True) -> str:
    """A tower with its lower left corner at (x, y), with a roof or with battlements."""
    wall = f'<rect x="{n(x)}" y="{n(y - high)}" width="{n(wide)}" height="{n(high)}" class="wall"/>'
    if roof:
        top = f"M{n(x - 1)} {n(y - high)}L{n(x + wide / 2)} {n(y - high - wide * 1.15)}L{n(x + wide + 1)} {n(y - high)}Z"
        wall += f'<path d="{top}" class="roof"/>'
    else:
        quarter = n(wide / 4)
        edge = n(wide / 4 + 0.5)
        top = f"M{n(x - 1)} {n(y - high)}v-3h{edge}v2h{quarter}v-2h{quarter}v2h{edge}v1Z"
        wall += f'<path d="{top}" class="wall"/>'
    return wall + f'<path d="M{n(x + wide / 2)} {n(y - high * 0.62)}v{n(high * 0.22)}" class="win"/>'


def city() -> str:
    """A walled city with its foot in the middle at the origin, 40 wide."""
    merlons = "".join(f"M{x} -9v-2.6h3v2.6" for x in (-16, -10, -4, 2, 8))
    return (
        f"{tower(-20, 0, 8, 13)}{tower(12, 0, 8, 13)}{tower(-9, -2, 7, 19)}{tower(3, -2, 6, 15)}"
        f'<rect x="-16" y="-9" width="32" height="9" class="wall"/><path d="{merlons}" class="hl"/>'
        f'<path d="M-3 0v-4a3 3 0 0 1 6 0v4z" fill="{INK}"/>'
    )


def minster() -> str:
    """A cathedral with its foot at the origin."""
    return (
        '<rect x="-6" y="-12" width="24" height="12" class="wall"/><path d="M-7 -12L-3 -19H15L19 -12Z" class="roof"/>'
        f'{tower(-14, 0, 8, 20)}<path d="M-10 -36v8M-12.5 -33h5" class="hl"/><path d="M0 -2v-5M5 -2v-5M10 -2v-5M15 -2v-5" '
        'class="win"/>'
    )


def castle() -> str:
    """A castle with battlements and a banner, its foot in the middle at the origin."""
    return (
        f"{tower(-17, 0, 9, 22, False)}{tower(8, 0, 9, 22, False)}{tower(-6, -1, 12, 30, False)}"
        '<rect x="-12" y="-13" width="24" height="13" class="wall"/><path d="M-12 -13v-3h4v3M-4 -13v-3h4v3M4 -13v-3h4v3" '
        'class="hl"/>'
        f'<path d="M-4 0v-6a4 4 0 0 1 8 0v6z" fill="{INK}"/>'
        f'<path d="M0 -34v-12l11 3.5l-11 3.5" fill="{RED}" stroke="{INK}" stroke-width="1"/>'
    )


def town() -> str:
    """Two houses and a church, their foot in the middle at the origin."""
    houses = "".join(
        f'<rect x="{x}" y="-8" width="8" height="8" class="wall"/><path d="M{x - 1} -8L{x + 4} -14L{x + 9} -8Z" class="roof"/>'
        for x in (-14, 6)
    )
    return houses + tower(-4, 0, 7, 14)


def harbour() -> str:
    """A crane, a quay and a mast, their foot in the middle at the origin."""
    return (
        f'<rect x="-20" y="-3" width="26" height="5" class="wall"/>{tower(-19, -3, 9, 13)}'
        '<path d="M-4 -3V-19L10 -23M-4 -13L4 -21M10 -23V-14" class="win" fill="none"/><rect x="8" y="-14" width="4.5" '
        'height="4.5" class="roof"/>'
        f'<path d="M6 -2C8 3 20 3 23 -4L18 -2H9Z" fill="#8a5a33" stroke="{INK}" stroke-width="1"/>'
        f'<path d="M14 -2V-13M14 -13C19 -12 20 -8 19 -5H14" fill="#f1e6cb" stroke="{INK}" stroke-width="1"/>'
    )


def crown() -> str:
    """A crown around the origin, 28 wide."""
    jewels = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}" stroke="{INK}" stroke-width=".7"/>'
        for x, y, r, c in ((-14, -7, 1.8, RED), (0, -10, 2, BLUE), (14, -7, 1.8, RED))
    )
    return (
        f'<path d="M-12 6L-14 -6L-7 0L0 -9L7 0L14 -6L12 6Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.3" '
        'stroke-linejoin="round"/>'
        f'<path d="M-12 6H12V9H-12Z" fill="#b8862b" stroke="{INK}" stroke-width="1.1"/>{jewels}'
    )


def rose(petal: str, inner: str = "", line: str = INK) -> str:
    """A heraldic rose around the origin, 100 wide: five petals, five barbs, gold seeds."""
    outer = (
        "M0 -4C-12 -14 -29 -24 -26 -38C-24 -47 -12 -50 -6 -45C-3 -42 -1 -42 0 -41"
        "C1 -42 3 -42 6 -45C12 -50 24 -47 26 -38C29 -24 12 -14 0 -4Z"
    )
    rolled = "M-19 -36C-16 -42 -9 -42 -5 -38M19 -36C16 -42 9 -42 5 -38"
    small = "M0 -2C-7 -8 -15 -14 -13 -22C-11 -28 -4 -27 0 -23C4 -27 11 -28 13 -22C15 -14 7 -8 0 -2Z"
    drawn = [f'<g stroke="{line}" stroke-width="2" stroke-linejoin="round">']
    barbs, petals = range(36, 396, 72), range(0, 360, 72)
    drawn += [f'<path transform="rotate({turn})" d="M-7 -30L0 -53L7 -30Z" fill="#4d7a42"/>' for turn in barbs]
    whole = f'<path d="{outer}" fill="{petal}"/><path d="{rolled}" fill="none" stroke-width="1.4"/>'
    drawn += [f'<g transform="rotate({turn})">{whole}</g>' for turn in petals]
    drawn += [f'<path transform="rotate({turn})" d="{small}" fill="{inner or petal}" stroke-width="1.6"/>' for turn in barbs]
    seeds = "".join(
        f'<circle cx="{4 * math.cos(a * 1.2566):.1f}" cy="{4 * math.sin(a * 1.2566):.1f}" r="1" fill="{line}" stroke="none"/>'
        for a in range(5)
    )
    return "".join(drawn) + f'<circle r="8.5" fill="#e0b23c" stroke-width="1.6"/>{seeds}</g>'


WHITE_ROSE = rose("#f6f1e4")
RED_ROSE = rose("#b2252c")


def anchor(major: bool) -> str:
    """An anchor on a disc around the origin; golden where there is a port."""
    disc = f'<circle r="{13 if major else 10.5}" fill="{GOLD if major else PAPER}" stroke="{INK}" stroke-width="1.6"/>'
    ring = f'<circle r="10.6" fill="none" stroke="{INK}" stroke-width=".7"/>' if major else ""
    iron = "M0 -6V7M-4 -3H4M-6.5 2C-6 6 -3 7.5 0 7.5C3 7.5 6 6 6.5 2M-8 3.5L-6.5 1L-4.6 3M8 3.5L6.5 1L4.6 3"
    return (
        f'{disc}{ring}<path d="{iron}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        f'<circle cy="-7.2" r="1.7" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    )


def swords() -> str:
    """Two crossed swords around the origin, 20 wide."""
    blade = (
        f'<path d="M-.9 -11L0 -14L.9 -11V4H-.9Z" fill="#d8d2c4" stroke="{INK}" stroke-width=".7"/>'
        '<path d="M-4 4H4M0 4V9" stroke="#6a4a2c" stroke-width="1.6"/><circle cy="9.5" r="1.3" fill="#6a4a2c"/>'
    )
    return f'<g transform="rotate(40)">{blade}</g><g transform="rotate(-40)">{blade}</g>'
