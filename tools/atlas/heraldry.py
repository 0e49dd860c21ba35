"""A small engine of heraldry: fields, ordinaries and borders, cut to the shape of the shield.

The shield is drawn in a box of 60 by 72. Everything is cut by geometry and not by the browser, so that a coat of arms may be
shown from a file of its own in any of them.
"""

import math
from typing import Any

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union
from tools.atlas.frame import Point2
from tools.atlas.lines import number, outline

OR, ARGENT, GULES, AZURE, SABLE, VERT = "#e3b23c", "#f4efe2", "#a8232a", "#27508f", "#1d1a18", "#2f6b3f"
INK = "#2a1c10"
WIDE, HIGH = 60, 72


def _bend(a: Point2, b: Point2, c: Point2, d: Point2, steps: int = 16) -> list[Point2]:
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(
            (
                sum(k * p[0] for k, p in zip(w, (a, b, c, d), strict=True)),
                sum(k * p[1] for k, p in zip(w, (a, b, c, d), strict=True)),
            )
        )
    return points


SHIELD = Polygon(
    [(2, 2), (58, 2), (58, 34), *_bend((58, 34), (58, 54), (44, 64), (30, 70)), *_bend((30, 70), (16, 64), (2, 54), (2, 34))]
)


def paint(shape: Any, colour: str) -> str:
    """A shape in one colour, cut to the shield."""
    return f'<path d="{outline(shape.intersection(SHIELD))}" fill="{colour}"/>'


def field(colour: str) -> str:
    """The whole shield in one colour."""
    return paint(SHIELD, colour)


def per_pale(dexter: str, sinister: str) -> str:
    """Divided in the middle from top to bottom."""
    return field(sinister) + paint(box(0, 0, 30, HIGH), dexter)


def quarterly(first: str, second: str) -> str:
    """Four quarters in two colours."""
    return field(second) + paint(box(0, 0, 30, 34), first) + paint(box(30, 34, WIDE, HIGH), first)


def fess(colour: str, top: float = 24, high: float = 18) -> str:
    """A level band."""
    return paint(box(0, top, WIDE, top + high), colour)


def bars(colour: str, count: int, wavy: float = 0) -> str:
    """Level bars, straight or wavy."""
    step = 66 / (2 * count)
    drawn = []
    for bar in range(count):
        top = 2 + step * (2 * bar + 1)
        edge = [(x, top + wavy * math.sin(x / 60 * math.pi * 5)) for x in range(0, 61, 2)]
        drawn.append(Polygon(edge + [(x, y + step) for x, y in reversed(edge)]))
    return paint(unary_union(drawn), colour)


def _engrailed(line: Any, half: float) -> Any:
    """A band whose edges are cut in scallops."""
    band = line.buffer(half, cap_style="flat")
    bites = []
    for side in (half, -half):
        edge = line.offset_curve(side * 1.25)
        count = max(4, round(edge.length / 6))
        bites += [edge.interpolate((k + 0.5) / count, normalized=True).buffer(edge.length / count * 0.54) for k in range(count)]
    return band.difference(unary_union(bites))


def bend(colour: str, wide: float = 15, engrailed: bool = False) -> str:
    """A band from the upper left."""
    line = LineString([(-6, -6), (66, 78)])
    return paint(_engrailed(line, wide / 2) if engrailed else line.buffer(wide / 2), colour)


def bendy(colour: str, count: int = 3) -> str:
    """Several bands from the upper left."""
    return paint(unary_union([LineString([(x, -10), (x + 84, 84)]).buffer(6) for x in range(-54, -54 + count * 32, 32)]), colour)


def saltire(colour: str, wide: float = 13, engrailed: bool = False) -> str:
    """A diagonal cross."""
    lines = [LineString([(-4, -6), (64, 72)]), LineString([(64, -6), (-4, 72)])]
    half = wide / 2
    return paint(unary_union([_engrailed(line, half) if engrailed else line.buffer(half) for line in lines]), colour)


def cross(colour: str, wide: float = 12, engrailed: bool = False) -> str:
    """An upright cross."""
    lines = [LineString([(30, -2), (30, 74)]), LineString([(-2, 31), (62, 31)])]
    half = wide / 2
    return paint(unary_union([_engrailed(line, half) if engrailed else line.buffer(half) for line in lines]), colour)


def chevron(colour: str) -> str:
    """A rafter."""
    return paint(Polygon([(-2, 60), (30, 28), (62, 60), (62, 41), (30, 9), (-2, 41)]), colour)


def chief(colour: str, high: float = 20, indented: bool = False) -> str:
    """The top of the shield, with a straight or a toothed edge."""
    if not indented:
        return paint(box(0, 0, WIDE, high), colour)
    teeth = [(x, high + (12 if place % 2 else -2)) for place, x in enumerate((60, 50, 40, 30, 20, 10, 0))]
    return paint(Polygon([(0, 0), (60, 0), *teeth]), colour)


def canton(colour: str, wide: float = 24, high: float = 27) -> str:
    """A square in the upper left corner."""
    return paint(box(0, 0, wide, high), colour)


def chequy(one: str, other: str, count: int = 6) -> str:
    """A chessboard."""
    side = 56 / count
    squares = [
        box(2 + side * x, 2 + side * y, 2 + side * (x + 1), 2 + side * (y + 1))
        for x in range(count)
        for y in range(count + 2)
        if (x + y) % 2
    ]
    return field(one) + paint(unary_union(squares), other)


def fusils(colour: str, count: int = 5, middle: float = 33, high: float = 14, span: Point2 = (2, 58)) -> str:
    """Lozenges side by side across the shield."""
    half = (span[1] - span[0]) / count / 2
    shapes = []
    for place in range(count):
        x = span[0] + half * (2 * place + 1)
        shapes.append(Polygon([(x, middle - high), (x + half, middle), (x, middle + high), (x - half, middle)]))
    return paint(unary_union(shapes), colour)


def bordure(colour: str, wide: float = 7, second: str = "", parts: int = 16) -> str:
    """An edge all round, in one colour or in pieces of two."""
    ring = SHIELD.difference(SHIELD.buffer(-wide))
    drawn = paint(ring, colour)
    if second:
        sectors = []
        for place in range(0, parts, 2):
            angles = (place * 2 * math.pi / parts, (place + 1) * 2 * math.pi / parts)
            rays = [(30 + 90 * math.sin(a), 33 - 90 * math.cos(a)) for a in angles]
            sectors.append(Polygon([(30, 33), *rays]))
        drawn += paint(ring.intersection(unary_union(sectors)), second)
    return drawn


def tressure(colour: str) -> str:
    """Two thin lines along the edge."""
    rings = [SHIELD.buffer(-inset).difference(SHIELD.buffer(-inset - 1.5)) for inset in (4, 7)]
    return paint(unary_union(rings), colour)


def label(colour: str, marks: str = "") -> str:
    """The bar with three points that marks a son."""
    bar = unary_union([box(6, 8, 54, 13), *(box(x - 3.2, 12, x + 3.2, 22) for x in (13, 30, 47))])
    return f'<path d="{outline(bar)}" fill="{colour}" stroke="{INK}" stroke-width=".7"/>{marks}'


def roundel(x: float, y: float, radius: float, colour: str) -> str:
    """A disc."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'


def around(count: int, inset: float) -> list[Point2]:
    """Points along the edge of the shield, for the charges of a bordure."""
    ring = SHIELD.buffer(-inset).exterior
    start = ring.project(Point(30, 2 + inset))
    found = [ring.interpolate((start + ring.length * place / count) % ring.length) for place in range(count)]
    return [(point.x, point.y) for point in found]


def quarters(first: str, second: str) -> str:
    """Two colours in four quarters, and the lines between them."""
    lines = unary_union([box(29.6, 0, 30.4, HIGH), box(0, 33.6, WIDE, 34.4)])
    return quarterly(first, second) + f'<path d="{outline(lines.intersection(SHIELD))}" fill="{INK}" opacity=".35"/>'


def saltire_in(colour: str, left: float, top: float, wide: float = 9) -> str:
    """A diagonal cross in a quarter whose corner is here."""
    room = box(left, top, left + 30, top + 36)
    lines = [LineString([(left - 4, top - 4), (left + 34, top + 40)]), LineString([(left + 34, top - 4), (left - 4, top + 40)])]
    return paint(unary_union([line.buffer(wide / 2) for line in lines]).intersection(room), colour)


def finish(coat: str) -> str:
    """A coat of arms with the light on the shield and its edge."""
    light = Polygon(
        [(2, 2), (22, 2), *_bend((22, 2), (14, 20), (12, 50), (30, 70)), *_bend((30, 70), (16, 64), (2, 54), (2, 34))]
    )
    return (
        f'{coat}<path d="{outline(light)}" fill="#fff" opacity=".12"/>'
        f'<path d="{outline(SHIELD)}" fill="none" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
