"""Room on the map: a place for each name, for the marks below it, and as many places for pieces as fit."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from shapely import maximum_inscribed_circle, prepare
from shapely.geometry import LineString, box
from shapely.ops import unary_union
from tools.atlas.fonts import width
from tools.atlas.frame import Point2
from tools.atlas.lines import parts

SPACING = 0.10
"""Between the letters of a name, in font sizes."""


@dataclass
class Label:
    """A name on the map: the middle of its base line, its size, and the room it takes with the marks below."""

    at: Point2
    size: float
    boxes: list[Any] = field(default_factory=list)


def largest(shape: Any) -> Any:
    """The largest polygon of a geometry."""
    return max(parts(shape, "Polygon"), key=lambda piece: piece.area)


def middle(shape: Any) -> Point2:
    """The centre of the largest circle inside a geometry."""
    x, y = maximum_inscribed_circle(largest(shape), tolerance=1).coords[0]
    return (x, y)


def text_width(texts: Sequence[str], size: float) -> float:
    """How wide the widest of several names in small capitals is."""
    return max(width(text, "im-fell-english-sc", size, size * SPACING) for text in texts)


def label_at(at: Point2, size: float, texts: Sequence[str], marks: Point2 = (0, 0)) -> Label:
    """A name at this place, with the room that it takes and below it marks of a width and height."""
    (x, y), wide = at, text_width(texts, size)
    boxes = [box(x - wide / 2, y - size * 0.74, x + wide / 2, y + size * 0.16)]
    if marks[0]:
        under = y + size * 0.24
        boxes.append(box(x - marks[0] / 2, under, x + marks[0] / 2, under + marks[1]))
    return Label((float(x), float(y)), size, boxes)


def labels(room: Any, texts: Sequence[str], size: float, marks: Point2) -> Iterator[Label]:
    """Where a name of this size, and below it marks of a width and height, find room."""
    wide = text_width(texts, size)
    left, top, right, bottom = room.bounds
    prepare(room)
    for y in np.arange(top + size * 0.75, bottom - marks[1] + 1, 6):
        for x in np.arange(left + wide / 2, right - wide / 2 + 1, 6):
            label = label_at((x, y), size, texts, marks)
            if all(room.contains(taken) for taken in label.boxes):
                yield label


def _row(room: Any, y: float, pitch: float) -> list[Point2]:
    left, _, right, _ = room.bounds
    found: list[Point2] = []
    for line in parts(LineString([(left - 1, y), (right + 1, y)]).intersection(room), "LineString"):
        start, end = line.coords[0][0], line.coords[-1][0]
        count = int((end - start) / pitch) + 1
        first = (start + end - (count - 1) * pitch) / 2
        found += [(first + pitch * place, y) for place in range(count)]
    return found


def _rows(room: Any, start: float, size: Point2) -> list[Point2]:
    found: list[Point2] = []
    for y in np.arange(start, room.bounds[3], size[1] + 2):
        for place in _row(room, float(y), size[0] + 2):
            if all(abs(place[0] - x) >= size[0] or abs(place[1] - other) >= size[1] for x, other in found):
                found.append(place)
    return found


def slots(
    area: Any, taken: Sequence[Any], size: Point2, most: int, centre: Point2 | None = None, inside: float = 0.9
) -> list[Point2]:
    """Places for pieces in rows that do not overlap, the nearest to the centre first.

    `inside` tells how much of half a piece must be in the area: with 0 only its middle.
    """
    across, down = size[0] / 2, size[1] / 2
    kept = [box(x0 - across, y0 - down, x1 + across, y1 + down) for x0, y0, x1, y1 in (shape.bounds for shape in taken)]
    room = area.buffer(-min(across, down) * inside).difference(unary_union(kept))
    if room.is_empty:
        return []
    centre = centre or middle(room)
    found: list[Point2] = []
    while not room.is_empty and len(found) < most:
        more = _grid(room, size, most - len(found), centre)
        if not more:
            break
        found += more
        room = room.difference(unary_union([box(x - 2 * across, y - 2 * down, x + 2 * across, y + 2 * down) for x, y in more]))
    return sorted(found, key=lambda place: math.dist(place, centre))


def _grid(room: Any, size: Point2, most: int, centre: Point2) -> list[Point2]:
    """The rows of pieces that hold the most, the nearest to the centre first."""
    _, top, _, bottom = room.bounds
    best: tuple[float, list[Point2]] = (-math.inf, [])
    for start in np.arange(top + 0.5, max(top + 1, min(bottom, top + size[1] + 2)), 4):
        found = sorted(_rows(room, float(start), size), key=lambda place: math.dist(place, centre))[:most]
        best = max(best, (1000 * len(found) - sum(math.dist(place, centre) for place in found), found))
    return best[1]


def rounded(point: Point2) -> list[float]:
    """A point in whole units."""
    return [round(point[0]), round(point[1])]
