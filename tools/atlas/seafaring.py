"""What sails and swims on the maps: ships, sea serpents, whales, and the compass."""

import math

from tools.atlas.lines import number as n
from tools.atlas.ornaments import INK, RED

HULL = "#8a5a33"
CASTLE = "#9c6a3f"


def ship(charge: str = "", sail: str = "#f1e6cb") -> str:
    """A carrack sailing to the right, about 120 wide, with a charge on its main sail."""
    main = "M-27 -78C-4 -84 12 -82 28 -76C24 -58 26 -42 32 -24C14 -32 -8 -32 -28 -22C-20 -42 -22 -60 -27 -78Z"
    mizzen = "M-54 -54C-44 -58 -36 -56 -29 -52C-32 -44 -32 -38 -30 -30C-38 -35 -46 -34 -54 -30C-50 -38 -50 -46 -54 -54Z"
    fore = "M34 -50C42 -54 50 -52 57 -48C54 -42 54 -36 57 -28C49 -33 42 -32 35 -27C38 -35 38 -42 34 -50Z"
    flags = "M0 -92C8 -96 14 -90 22 -94C18 -98 20 -102 22 -104C14 -100 8 -106 0 -102ZM-40 -58l12 -4l-12 -4zM44 -54l12 -4l-12 -4z"
    waves = (
        "M-64 22C-52 16 -44 26 -32 22C-22 18 -14 27 -2 23C10 19 18 27 30 23C42 18 50 26 64 20"
        "M-52 29C-42 25 -34 31 -24 28M10 30C20 26 30 32 42 28"
    )
    return (
        f'<g stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none">'
        f'<path d="M-46 -6C-40 16 -26 22 0 22C26 22 40 16 50 -10L36 -6C22 0 -22 2 -34 -4Z" fill="{HULL}"/>'
        '<path d="M-40 5C-20 11 24 11 42 3M-36 12C-18 17 22 17 38 10" stroke-width="1"/>'
        f'<path d="M-48 -6L-52 -24H-26L-30 -3M-52 -24v-5h5v3h4v-3h5v3h4v-3h5v5M32 -5L34 -20H56L50 -10" fill="{CASTLE}"/>'
        f'<path d="M34 -20v-4h5v2.5h4v-2.5h5v2.5h4v-2.5h4v4" fill="{CASTLE}"/>'
        '<path d="M0 0V-92M-40 -22V-58M44 -20V-54" stroke-width="2.4"/>'
        f'<path d="{main}" fill="{sail}"/>'
        f'<path d="M-22 -68C0 -74 14 -72 27 -67M-19 -44C0 -50 14 -50 27 -45" stroke-width=".7" opacity=".6"/>{charge}'
        f'<path d="{mizzen}{fore}" fill="{sail}"/><path d="{flags}" fill="{RED}"/>'
        '<path d="M0 -88L-46 -24M0 -88L48 -22M0 -60L-20 0M0 -60L22 0" stroke-width=".6"/>'
        f'<path d="{waves}" stroke-width="1.2" opacity=".8"/></g>'
    )


def serpent() -> str:
    """A sea serpent in three coils, looking left, about 200 wide."""
    coils = (
        "M-70 10C-70 -30 -44 -44 -30 -20C-24 -8 -22 2 -20 10H-30C-32 0 -36 -14 -44 -16C-54 -16 -58 0 -58 10Z"
        "M-12 10C-10 -18 8 -30 20 -12C26 -2 28 4 29 10H19C18 4 14 -6 8 -6C2 -6 0 4 -1 10Z"
        "M38 10C42 -4 52 -8 58 0C62 4 64 -4 72 -8C68 -2 72 2 78 2C70 6 62 12 56 10C52 8 48 6 46 10Z"
    )
    head = (
        "M-70 10C-74 -20 -86 -34 -78 -52C-88 -50 -100 -46 -108 -40C-104 -50 -98 -56 -88 -60C-90 -66 -88 -72 -82 -74"
        "C-82 -70 -80 -68 -76 -68C-62 -68 -54 -54 -58 -36C-60 -22 -58 -4 -58 10Z"
    )
    fins = "M-66 -64l8 -6l-2 10l8 -2l-5 9l7 1l-6 8M-38 -26l7 -8l1 9l8 -3l-4 9M12 -16l6 -8l2 8l8 -2l-4 8"
    water = "M-92 14" + "q6 -5 12 0t12 0" * 8
    return (
        f'<g stroke="{INK}" stroke-width="1.5" fill="#8fa48c" stroke-linejoin="round"><path d="{coils}"/><path d="{head}"/>'
        f'<circle cx="-80" cy="-61" r="2.2" fill="{INK}"/><path d="{fins}" fill="#c9a25a"/>'
        f'<path d="M-108 -40l-10 2M-106 -38l-6 6" stroke="{RED}"/><path d="{water}" fill="none" stroke-width="1.2"/></g>'
    )


def whale() -> str:
    """A spouting whale, looking left, about 150 wide."""
    body = (
        "M-70 8C-74 -14 -58 -34 -30 -34C0 -34 24 -18 40 -8C50 -2 58 -6 62 -18C56 -20 50 -26 50 -32C58 -30 66 -28 70 -22"
        "C76 -28 84 -30 90 -28C88 -20 82 -14 74 -14C72 -2 64 8 52 10Z"
    )
    spout = "M-36 -36C-36 -50 -46 -56 -52 -50M-36 -36C-34 -52 -24 -58 -18 -50M-36 -36V-56M-56 -46q-4 2 -4 7M-14 -46q4 2 4 7"
    water = "M-92 12" + "q6 -5 12 0t12 0" * 8
    return (
        f'<g stroke="{INK}" stroke-width="1.5" fill="#93a6a4" stroke-linejoin="round" stroke-linecap="round"><path d="{body}"/>'
        f'<path d="M-66 -4C-54 2 -42 0 -36 -8" fill="none"/><circle cx="-44" cy="-16" r="2.2" fill="{INK}"/>'
        '<path d="M-16 2C-10 12 2 14 8 8C4 4 -2 0 -6 -6Z" fill="#7f9594"/><path d="M-58 -22l6 -4M-50 -28l6 -3M-8 -30l8 3M6 '
        '-25l8 4" fill="none"/>'
        f'<path d="{spout}" fill="none" stroke="#4f7480" stroke-width="1.8"/><path d="{water}" fill="none" '
        'stroke-width="1.2"/></g>'
    )


def lily(x: float, y: float, size: float, colour: str) -> str:
    """A fleur-de-lis; size is half its height."""
    side = "M1.6 3C2.4 -2 4.6 -5.4 7.4 -4.6C10 -3.8 9.6 .4 6.6 .2C7.4 -1.6 6 -2.4 5 -.8C4.2 .6 3.8 2 3.6 3Z"
    foot = "M-1.2 5.2H1.2L2.6 9L0 10.4L-2.6 9Z"
    toe = "M3.6 5.2C4.4 6.4 5 7 6 7.4L4 8.2L2.4 5.2Z"
    return (
        f'<g transform="translate({n(x)} {n(y)}) scale({size / 10:.3f})" fill="{colour}">'
        '<path d="M0 -10C3.4 -6 3.2 -2 1.2 2.6H-1.2C-3.2 -2 -3.4 -6 0 -10Z"/>'
        f'<path d="{side}{toe}"/><path transform="scale(-1 1)" d="{side}{toe}"/><path d="{foot}M-4.6 3H4.6V5H-4.6Z"/></g>'
    )


def _ray(radius: float, angle: float, side: float, colours: tuple[str, str], sizes: tuple[float, float]) -> str:
    length, breadth = sizes
    tip = (length * radius * math.sin(angle), -length * radius * math.cos(angle))
    drawn = ""
    for turn, colour in ((-side, colours[0]), (side, colours[1])):
        base = (breadth * 1.4 * radius * math.sin(angle + turn), -breadth * 1.4 * radius * math.cos(angle + turn))
        edge = f"M0 0L{n(base[0])} {n(base[1])}L{n(tip[0])} {n(tip[1])}Z"
        drawn += f'<path d="{edge}" fill="{colour}" stroke="{INK}" stroke-width=".7"/>'
    return drawn


def compass(radius: float) -> str:
    """A compass rose around the origin with a lily to the north."""
    drawn = [
        f'<circle r="{n(radius * 0.82)}" fill="#efe0bb99" stroke="{INK}" stroke-width="1.4"/>',
        *(f'<circle r="{n(radius * r)}" fill="none" stroke="{INK}" stroke-width=".8"/>' for r in (0.76, 0.44)),
    ]
    for mark in range(64):
        angle = mark * math.pi / 32
        inner, outer = radius * 0.76, radius * (0.82 if mark % 2 else 0.79)
        drawn.append(
            f'<path d="M{n(inner * math.sin(angle))} {n(-inner * math.cos(angle))}'
            f'L{n(outer * math.sin(angle))} {n(-outer * math.cos(angle))}" stroke="{INK}" stroke-width=".8"/>'
        )
    for count, first, sizes, colours in (
        (8, 22.5, (0.62, 0.09), ("#9fb3a6", "#5d7f7e")),
        (4, 45, (0.80, 0.12), ("#d9b25a", "#8a6a2a")),
        (4, 0, (1.0, 0.15), ("#b3413a", "#5d1c1a")),
    ):
        angles = [math.radians(first + place * 360 / count) for place in range(count)]
        drawn += [_ray(radius, angle, math.pi / max(4, count), colours, sizes) for angle in angles]
    drawn.append(
        f'<circle r="{n(radius * 0.07)}" fill="#e0b23c" stroke="{INK}"/>' + lily(0, -radius * 1.16, radius * 0.17, "#b3413a")
    )
    return "".join(drawn)
