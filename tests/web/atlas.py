"""Reads the maps that are committed, with nothing but the standard library."""

import json
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[2] / "src" / "bosworth" / "web" / "static"
ATLAS = STATIC / "atlas"
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")

FOLDED_FROM = 12
"""Names of regions that are longer stand in two lines."""

Spot = tuple[int, int]
"""A point in tenths of a map unit, so that equal points are equal."""


@dataclass(frozen=True)
class Box:
    """A rectangle by its middle, its width and its height."""

    x: float
    y: float
    wide: float
    high: float

    def overlaps(self, other: "Box") -> bool:
        """Whether they share more than an edge."""
        apart = abs(self.x - other.x) >= (self.wide + other.wide) / 2 or abs(self.y - other.y) >= (self.high + other.high) / 2
        return not apart


def chart(game: str) -> dict[str, Any]:
    """The geometry of a map."""
    loaded: dict[str, Any] = json.loads((ATLAS / game / "map.json").read_text(encoding="utf-8"))
    return loaded


def rings(path: str) -> list[list[Spot]]:
    """The points of the lines of a path, which are written as steps from one to the next."""
    found = []
    for piece in path.split("M")[1:]:
        numbers = [round(float(text) * 10) for text in NUMBER.findall(piece)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for right, down in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + right, y + down
            ring.append((x, y))
        found.append(ring)
    return found


def edges(path: str) -> set[frozenset[Spot]]:
    """The sides of the polygons of a path."""
    return {frozenset(pair) for ring in rings(path) for pair in pairwise([*ring, ring[0]]) if pair[0] != pair[1]}


def points(path: str) -> set[Spot]:
    """The corners of the polygons of a path."""
    return {point for ring in rings(path) for point in ring}


def touching(shapes: dict[str, Any]) -> set[frozenset[str]]:
    """Which polygons have a side in common."""
    sides = {name: edges(shape["path"]) for name, shape in shapes.items()}
    names = sorted(sides)
    return {
        frozenset((one, other)) for place, one in enumerate(names) for other in names[place + 1 :] if sides[one] & sides[other]
    }


def inside(path: str, at: list[float]) -> bool:
    """Whether a point lies in the polygons of a path, by the even-odd rule."""
    x, y = at[0] * 10, at[1] * 10
    crossings = 0
    for ring in rings(path):
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                crossings += 1
    return crossings % 2 == 1


def webp_size(file: Path) -> tuple[int, int]:
    """Width and height of a WebP picture, read off its header."""
    head = file.read_bytes()[:30]
    assert head[:4] == b"RIFF"
    assert head[8:12] == b"WEBP"
    if head[12:16] == b"VP8X":
        return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
    assert head[12:16] == b"VP8 "
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def symbols(sprite: str) -> set[str]:
    """The ids of the pictures of a sprite."""
    return set(re.findall(r'<symbol id="([^"]+)" viewBox="[^"]+">', (ATLAS / sprite).read_text(encoding="utf-8")))


def names(game: str, message: str) -> list[str]:
    """What a plain message says in each language."""
    found = []
    for file in sorted((STATIC.parents[1] / "locale").glob(f"*/{game}.ftl")):
        match = re.search(rf"^{message} = (\S.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert match, f"{file}: {message}"
        found.append(match[1])
    return found


def label_box(game: str, kind: str, name: str, place: dict[str, Any]) -> Box:
    """About the room that a name takes in the language where it is longest."""
    is_folded = (game, kind) == ("roses", "areas")
    texts = names(game, f"map-{name}" if (game, kind) == ("roses", "seas") else f"area-{name}")
    folded = [fold(text) if is_folded else [text] for text in texts]
    wide, rows = max(len(line) for lines in folded for line in lines), max(map(len, folded))
    size, (x, y) = place["size"], place["label"]
    return Box(x, y - size * (0.29 + 0.475 * (rows - 1)), wide * size * 0.55, size * (0.8 + 0.95 * (rows - 1)))


def fold(name: str) -> list[str]:
    """The lines in which the name of a region stands: long ones in two, the last of them at its place."""
    words = name.split(" ")
    cuts = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(len, lines))) if cuts and len(name) > FOLDED_FROM else [name]
