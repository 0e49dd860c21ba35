"""A frame: which part of the world a map shows, and how degrees become map units."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from pyproj import Transformer
from shapely.geometry import box

Point2 = tuple[float, float]
"""Longitude and latitude, or a point of the map."""

WIDTH = 2120
HEIGHT = 2660
MARGIN = 46
"""The breadth of the drawn frame around the picture."""


@cache
def _projection() -> Any:
    mercator = "+proj=tmerc +lat_0=52.4 +lon_0=-2.35 +k=1 +ellps=WGS84 +units=km"
    return Transformer.from_crs("EPSG:4326", mercator, always_xy=True)


@dataclass(frozen=True)
class Frame:
    """The scale of a map in units a kilometre, and where on it the point 2.35° W 52.4° N lies."""

    scale: float
    x: float
    y: float

    def at(self, place: Point2) -> Point2:
        """Where a place of the world lies on the map."""
        east, north = _projection().transform(*place)
        return (round(self.x + east * self.scale, 2), round(self.y - north * self.scale, 2))

    def all_at(self, places: Iterable[Point2]) -> list[Point2]:
        """Where places of the world lie on the map."""
        return [self.at(place) for place in places]


def sheet(inset: float = 0) -> Any:
    """The sheet as a rectangle, smaller by an inset on every side."""
    return box(inset, inset, WIDTH - inset, HEIGHT - inset)
