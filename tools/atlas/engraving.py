"""What the pen draws on every map: rays of the compass, the hatched sea, coasts, rivers, hills, woods, frame and title."""

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any

from shapely import prepare
from shapely.geometry import LineString, box
from shapely.ops import unary_union
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH, Frame, Point2, sheet
from tools.atlas.lines import curve, hand_drawn, number, outline, parts, stroke
from tools.atlas.ornaments import INK, RED_ROSE, STYLE, WHITE_ROSE, hill, put, tree
from tools.atlas.terrain import FORESTS, RIVERS, UPLANDS

PENS = f"""{STYLE}
path{{stroke-linejoin:round}}
.rhumb{{fill:none;stroke:{INK};stroke-width:.8;opacity:.20}}.hatch{{fill:none;stroke:#2f4f52;stroke-width:1.05;opacity:.55}}
.shore{{fill:none;stroke:#fbf3dc;stroke-width:5;opacity:.35}}.coast{{fill:none;stroke:{INK};stroke-width:2.5}}
.brook{{fill:none;stroke:#5f8390;stroke-width:2;opacity:.75;stroke-linecap:round}}
.open0{{fill:none;stroke:#f7ecd0;stroke-width:5;opacity:.7}}
.open{{fill:none;stroke:#7a4a20;stroke-width:2.6;stroke-dasharray:10 5 2 5;stroke-linecap:round}}
.river0{{fill:none;stroke:#234a5c;stroke-width:8.5;stroke-linecap:round}}
.river{{fill:none;stroke:#6ea3b4;stroke-width:6;stroke-linecap:round}}
.river1{{fill:none;stroke:#d3e6e4;stroke-width:1.3;stroke-linecap:round;opacity:.9}}
.hills{{fill:none;stroke:#8c2f1f;stroke-width:3.2;stroke-dasharray:1 6;stroke-linecap:round}}
.edge0{{fill:none;stroke:#f7ecd0;stroke-width:9;opacity:.6}}
.edge{{fill:none;stroke:#7d1d17;stroke-width:4;stroke-dasharray:16 6 3 6;stroke-linecap:round}}
.zone{{fill:none;stroke:#234a5c;stroke-width:2.8;stroke-dasharray:16 10;opacity:.6}}
.plate{{fill:#f1e4c3;stroke:{INK};stroke-width:3}}.line{{fill:none;stroke:{INK};stroke-width:1.2}}
.t1{{font:40px im-fell-english-italic;text-anchor:middle;fill:{INK}}}
.t2{{font:96px unifraktur-cook;text-anchor:middle;fill:#7d1d17}}
.t3{{font:27px im-fell-english-italic;text-anchor:middle;fill:{INK}}}
.f1{{fill:none;stroke:{INK};stroke-width:5}}.f2{{fill:none;stroke:{INK};stroke-width:1.3}}.f3{{fill:none;stroke:{INK};stroke-width:3}}
"""


def rays(land: Any, at: Point2, radius: float) -> str:
    """Lines from the compass over the open water."""
    water = sheet(MARGIN).difference(land.buffer(3))
    drawn = []
    for turn in range(32):
        right, up = math.sin(turn * math.pi / 16), math.cos(turn * math.pi / 16)
        ray = LineString([(at[0] + far * right, at[1] - far * up) for far in (radius * 0.9, 4000)])
        drawn.append(stroke(ray.intersection(water)))
    return f'<path d="{"".join(drawn)}" class="rhumb"/>'


def hatching(land: Any) -> str:
    """Short level strokes of uneven length along the coasts."""
    shores = unary_union([piece for piece in parts(land, "Polygon") if piece.area > 60])
    bands = [shores.buffer(reach).simplify(0.8) for reach in (9, 27, 14, 35, 20, 14, 27, 9, 20)]
    for band in [*bands, shores]:
        prepare(band)
    drawn = []
    for place in range(int((HEIGHT - 2 * MARGIN) / 3.6)):
        y = MARGIN + 3 + place * 3.6
        line = LineString([(MARGIN, y), (WIDTH - MARGIN, y)])
        dashes = parts(line.intersection(bands[place % len(bands)]).difference(shores), "LineString")
        drawn += [f"M{dash.coords[0][0]:.0f} {y:.0f}h{dash.length:.0f}" for dash in dashes if dash.length > 1.2]
    return f'<path d="{"".join(drawn)}" class="hatch"/>'


def coast(land: Any) -> str:
    """The line of the coast, with a light shore."""
    line = outline(land.intersection(sheet(MARGIN)))
    return f'<path d="{line}" class="shore"/><path d="{line}" class="coast"/>'


def rivers(frame: Frame, land: Any, borders: Iterable[Any] = ()) -> str:
    """Thin rivers, and those of the borders where borders are drawn otherwise."""
    ground = land.buffer(2).intersection(sheet(MARGIN))
    lines = [hand_drawn(frame.all_at(places), name, 3.2, 20) for name, places in RIVERS.items()]
    return "".join(f'<path d="{stroke(line.intersection(ground))}" class="brook"/>' for line in [*lines, *borders])


class Scenery:
    """Hills and woods, set where nothing else needs the room."""

    def __init__(self, frame: Frame, land: Any, keep: Sequence[Any], seed: int) -> None:
        self.frame = frame
        self.ground = land.intersection(sheet(MARGIN))
        self.keep = unary_union(list(keep))
        self.rng = random.Random(seed)
        self.drawn: list[tuple[float, str]] = []
        prepare(self.ground)
        prepare(self.keep)

    def _free(self, x: float, y: float, wide: float, high: float) -> bool:
        room = box(x - wide / 2 - 2, y - high - 2, x + wide / 2 + 2, y + 3)
        return bool(self.ground.contains(room) and not self.keep.intersects(room))

    def hills(self, line: Any, sizes: Point2, spread: float) -> None:
        """Hills on both sides of a line."""
        for part in parts(line, "LineString"):
            along = 7.0
            while along < part.length:
                here, there = part.interpolate(along), part.interpolate(min(part.length, along + 1))
                for off in (self.rng.uniform(-0.3, 0.3), self.rng.choice((-1, 1)) * self.rng.uniform(0.7, 1.2)):
                    x = here.x - (there.y - here.y) * off * spread + self.rng.uniform(-2, 2)
                    y = here.y + (there.x - here.x) * off * spread + self.rng.uniform(-2, 3)
                    wide = self.rng.uniform(*sizes)
                    high = wide * self.rng.uniform(0.50, 0.68)
                    if self._free(x, y, wide, high):
                        self.drawn.append((y, hill(x, y, wide, high, self.rng)))
                along += 17 * self.rng.uniform(0.8, 1.2)

    def uplands(self) -> None:
        """The hills that lie on no border, and the woods."""
        for chain in UPLANDS:
            self.hills(LineString(curve(self.frame.all_at(chain))), (18, 30), 15)
        for place, size in FORESTS:
            x, y = self.frame.at(place)
            for _ in range(size * 2):
                tx, ty = x + self.rng.gauss(0, 6 + 3 * size), y + self.rng.gauss(0, 4 + 1.6 * size)
                if self._free(tx, ty, 10, 15):
                    self.drawn.append((ty, tree(tx, ty, self.rng.uniform(9, 13), self.rng)))

    def svg(self) -> str:
        """All of it, the farther behind the nearer."""
        return "".join(drawing for _, drawing in sorted(self.drawn))


def plate(x: float, y: float, wide: float, high: float) -> str:
    """A sheet of parchment with hollow corners and a shadow."""

    def shape(inset: float, corner: float) -> str:
        left, top, right, bottom = x + inset, y + inset, x + wide - inset, y + high - inset
        c, k = corner, corner * 0.45
        return (
            f"M{left + c} {top}H{right - c}C{right - c + 3} {top + k} {right - k} {top + c - 3} {right} {top + c}"
            f"V{bottom - c}C{right - k} {bottom - c + 3} {right - c + 3} {bottom - k} {right - c} {bottom}"
            f"H{left + c}C{left + c - 3} {bottom - k} {left + k} {bottom - c + 3} {left} {bottom - c}"
            f"V{top + c}C{left + k} {top + c - 3} {left + c - 3} {top + k} {left + c} {top}Z"
        )

    shadow = f'<rect x="{x + 14}" y="{y + 16}" width="{wide}" height="{high}" rx="30" fill="#2a1c10" opacity=".22"/>'
    return f'{shadow}<path d="{shape(0, 40)}" class="plate"/><path d="{shape(12, 36)}" class="line"/>'


def title(x: float, y: float, lines: Sequence[str], roses: tuple[str, str]) -> str:
    """The cartouche, 560 by 330, with its four lines between two roses."""
    middle = x + 280
    heights = (84, 184, 246, 290)
    texts = "".join(
        f'<text x="{middle}" y="{y + high}" class="{style}">{line}</text>'
        for line, high, style in zip(lines, heights, ("t1", "t2", "t3", "t3"), strict=True)
    )
    return plate(x, y, 560, 330) + texts + put(x + 66, y + 160, 0.76, roses[0]) + put(x + 494, y + 160, 0.76, roses[1])


def border() -> str:
    """The graduated frame of the sheet with a rose in each corner."""
    drawn = [
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" class="{pen}"/>'
        for inset, pen in ((14, "f1"), (22, "f2"), (MARGIN - 6, "f2"), (MARGIN, "f3"))
    ]
    across, down = (WIDTH - 2 * MARGIN) / 36, (HEIGHT - 2 * MARGIN) / 42
    bars: list[tuple[float, float, float, float]]
    bars = [(MARGIN + across * k, y, across, 18.0) for k in range(0, 36, 2) for y in (22, HEIGHT - 40)]
    bars += [(x, MARGIN + down * k, 18.0, down) for k in range(0, 42, 2) for x in (22, WIDTH - 40)]
    drawn += [
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" fill="{INK}" opacity=".82"/>'
        for x, y, w, h in bars
    ]
    corners = (
        (34, 34, RED_ROSE),
        (WIDTH - 34, 34, WHITE_ROSE),
        (34, HEIGHT - 34, WHITE_ROSE),
        (WIDTH - 34, HEIGHT - 34, RED_ROSE),
    )
    for x, y, flower in corners:
        drawn.append(f'<rect x="{x - 24}" y="{y - 24}" width="48" height="48" fill="#e9d7ab" stroke="{INK}" stroke-width="2"/>')
        drawn.append(put(x, y, 0.42, flower))
    return "".join(drawn)
