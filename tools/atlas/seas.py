"""The water of a map cut by lines into named seas."""

from typing import Any

from shapely.geometry import LineString, Point
from shapely.ops import polygonize, unary_union
from tools.atlas.frame import MARGIN, Frame, Point2, sheet
from tools.atlas.lines import curve


def cut(frame: Frame, land: Any, lines: list[list[Point2]], seeds: dict[str, Point2]) -> tuple[dict[str, Any], list[Any]]:
    """The seas by name, and the lines between them as far as they run over water."""
    picture = sheet(MARGIN)
    drawn = [LineString(curve(frame.all_at(line))) for line in lines]
    shores = land.intersection(picture).boundary
    faces = [
        face
        for face in polygonize(unary_union([shores, picture.boundary, *drawn]))
        if not land.contains(face.representative_point())
    ]
    seas: dict[str, Any] = {}
    for name, place in seeds.items():
        holding = [face for face in faces if face.contains(Point(frame.at(place)))]
        if not holding:
            raise ValueError(f"no water at the seed of {name}")
        seas[name] = holding[0]
    return seas, [line.difference(land).intersection(picture) for line in drawn]
