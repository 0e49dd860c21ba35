"""Curves: smoothing, hand-drawn wiggles, and the text of SVG paths."""

import hashlib
import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from shapely.geometry import LineString
from tools.atlas.frame import Point2


def parts(shape: Any, kind: str) -> Iterator[Any]:
    """The pieces of a geometry that are of one kind."""
    for piece in getattr(shape, "geoms", [shape]):
        if piece.geom_type == kind and not piece.is_empty:
            yield piece


def rounded_ring(ring: Any, times: int = 1) -> Any:
    """A ring with its corners cut off, as Chaikin does it."""
    points = np.asarray(ring, float)
    for _ in range(times):
        here, there = points[:-1], points[1:]
        cut = np.empty((2 * len(here), 2))
        cut[0::2] = 0.75 * here + 0.25 * there
        cut[1::2] = 0.25 * here + 0.75 * there
        points = np.vstack([cut, cut[:1]])
    return points


def curve(points: Sequence[Point2], step: float = 4.0) -> Any:
    """A smooth line through points: a centripetal Catmull-Rom spline, which never loops."""
    through = np.array(points, float)
    if len(through) == 2:
        count = max(3, int(math.dist(*through) / step))
        return np.array([through[0] + (through[1] - through[0]) * t for t in np.linspace(0, 1, count)])
    through = np.vstack([2 * through[0] - through[1], through, 2 * through[-1] - through[-2]])
    found: list[Any] = []
    for first in range(1, len(through) - 2):
        found += _stretch(through[first - 1 : first + 3], step)
    found.append(through[-2])
    found[0] = through[1]
    return np.array(found)


def _stretch(four: Any, step: float) -> list[Any]:
    knots = [0.0]
    for one, other in pairwise(four):
        knots.append(knots[-1] + max(1e-6, float(np.hypot(*(other - one))) ** 0.5))
    count = max(2, int(np.hypot(*(four[2] - four[1])) / step))

    def blend(points: list[Any], apart: int, t: float) -> list[Any]:
        return [
            ((knots[i + apart] - t) * points[i] + (t - knots[i]) * points[i + 1]) / (knots[i + apart] - knots[i])
            for i in range(len(points) - 1)
        ]

    found = []
    for t in np.linspace(knots[1], knots[2], count, endpoint=False):
        outer = blend(list(four), 1, t)
        middle = blend(outer, 2, t)
        found.append(((knots[2] - t) * middle[0] + (t - knots[1]) * middle[1]) / (knots[2] - knots[1]))
    return found


def wiggle(points: Any, key: str, height: float, length: float) -> Any:
    """A line swaying as a hand sways, always alike for the same key; its ends stay."""
    rng = random.Random(hashlib.sha256(key.encode()).digest())
    points = np.asarray(points)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    total = along[-1]
    if total < 1 or not height:
        return points
    away = np.zeros(len(points))
    for octave in range(3):
        count = max(2, int(total / (length / 2**octave)) + 2)
        values = np.array([rng.uniform(-1, 1) for _ in range(count + 2)])
        where = along / total * (count - 1)
        index = np.clip(where.astype(int), 0, count - 2)
        part = where - index
        part = part * part * (3 - 2 * part)
        away += height / 1.9**octave * (values[index] * (1 - part) + values[index + 1] * part)
    away *= np.minimum(1, np.minimum(along, total - along) / (length * 0.6))
    slope = np.gradient(points, axis=0)
    slope /= np.maximum(1e-9, np.hypot(slope[:, 0], slope[:, 1]))[:, None]
    return points + np.c_[-slope[:, 1], slope[:, 0]] * away[:, None]


def hand_drawn(points: Sequence[Point2], key: str, height: float, length: float) -> Any:
    """A smooth, swaying line through points."""
    return LineString(wiggle(curve(points), key, height, length))


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path_of(points: Sequence[Point2], closed: bool = False) -> str:
    """Path data in steps from point to point, which takes half the bytes of positions."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    text = f"M{tenths[0][0] / 10:g} {tenths[0][1] / 10:g}l"
    last = tenths[0]
    steps = []
    for here in tenths[1:]:
        right, down = here[0] - last[0], here[1] - last[1]
        if right or down:
            steps.append(f"{right / 10:g}" + ("" if down < 0 else " ") + f"{down / 10:g}")
        last = here
    for place, step in enumerate(steps):
        text += step if not place or step[0] == "-" else " " + step
    return text + ("z" if closed else "")


def outline(shape: Any) -> str:
    """Path data of the polygons of a geometry."""
    rings = [ring for piece in parts(shape, "Polygon") for ring in (piece.exterior, *piece.interiors)]
    return "".join(path_of(list(ring.coords)[:-1], closed=True) for ring in rings)


def stroke(shape: Any, tolerance: float = 0.3) -> str:
    """Path data of the lines of a geometry."""
    return "".join(path_of(list(line.simplify(tolerance).coords)) for line in parts(shape, "LineString") if line.length > 1)
