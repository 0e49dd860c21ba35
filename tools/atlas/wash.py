"""Paper, the wash of the sea and the tints of the areas: the soft picture under the ink."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage
from tools.atlas.frame import HEIGHT, MARGIN, WIDTH
from tools.atlas.lines import parts

SCALE = 0.75
"""The wash is soft: it is painted smaller than the sheet."""
ACROSS, DOWN = int(WIDTH * SCALE), int(HEIGHT * SCALE)
TINTS = {
    "pink": (208, 122, 104),
    "yellow": (219, 178, 74),
    "green": (132, 158, 92),
    "violet": (156, 122, 158),
    "orange": (212, 140, 72),
    "buff": (186, 158, 112),
}
PAPER, DARK, LIGHT = np.array([238, 223, 190.0]), np.array([214, 188, 140.0]), np.array([247, 238, 214.0])


def _noise(cells: int, octaves: int, seed: int) -> Any:
    """Clouds between 0 and 1."""
    rng = np.random.default_rng(seed)
    clouds, height, total = np.zeros((DOWN, ACROSS)), 1.0, 0.0
    for octave in range(octaves):
        count = max(2, cells * 2**octave)
        grid = rng.random((int(count * DOWN / ACROSS) + 2, count + 2)).astype("f4")
        clouds += height * np.asarray(Image.fromarray(grid).resize((ACROSS, DOWN), Image.Resampling.BICUBIC))
        total += height
        height *= 0.55
    return clouds / total


def _mask(shape: Any) -> Any:
    image = Image.new("L", (ACROSS, DOWN), 0)
    pen = ImageDraw.Draw(image)
    for piece in parts(shape, "Polygon"):
        pen.polygon([(x * SCALE, y * SCALE) for x, y in piece.exterior.coords], fill=255)
        for ring in piece.interiors:
            pen.polygon([(x * SCALE, y * SCALE) for x, y in ring.coords], fill=0)
    return np.asarray(image) > 127


def choose_tints(near: Mapping[str, set[str]], fixed: Mapping[str, str]) -> dict[str, str]:
    """A tint for every area, so that neighbours differ."""
    chosen = dict(fixed)
    used = {tint: 0 for tint in TINTS if tint != "buff"}
    for name in sorted(near, key=lambda area: (-len(near[area]), area)):
        if name not in chosen:
            free = [tint for tint in used if all(chosen.get(other) != tint for other in near[name])]
            chosen[name] = min(free, key=lambda tint: used[tint])
            used[chosen[name]] += 1
    return chosen


def neighbours(areas: Mapping[str, Any]) -> dict[str, set[str]]:
    """Which areas touch along a line."""
    near: dict[str, set[str]] = {name: set() for name in areas}
    names = sorted(areas)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            if areas[one].intersects(areas[other]) and areas[one].boundary.intersection(areas[other].boundary).length > 2:
                near[one].add(other)
                near[other].add(one)
    return near


def _paper(clouds: Any, smoke: Any) -> Any:
    shade = ((clouds - 0.5) * 1.5 + (smoke - 0.5) * 0.5)[..., None]
    lighter = (LIGHT - PAPER) * np.clip(shade, 0, 1) * 1.3
    darker = (DARK - PAPER) * np.clip(-shade, 0, 1) * 1.5
    return PAPER + np.where(shade > 0, lighter, darker)


def _sea(paper: Any, land: Any, clouds: Any, smoke: Any) -> Any:
    """Blue-green, strongest against the coast, with the shadow of the land upon it."""
    away = ndimage.distance_transform_edt(~land) / SCALE
    strength = 0.70 * np.exp(-away / 26) + 0.26 * np.exp(-away / 120) + 0.40
    strength = np.clip(strength * (0.86 + 0.5 * (smoke - 0.5) + 0.35 * (clouds - 0.5)), 0, 0.92)[..., None]
    near, far = np.array([118, 152, 152.0]), np.array([158, 180, 168.0])
    sea = paper * (1 - strength) + (far + (near - far) * np.exp(-away / 60)[..., None]) * strength
    shadow = np.roll(ndimage.gaussian_filter(land.astype("f4"), 5 * SCALE), (int(5 * SCALE), int(4 * SCALE)), (0, 1))
    return sea * (1 - 0.20 * shadow[..., None])


def _tint(ground: Any, shape: Any, tint: str, smoke: Any, grain: Any) -> None:
    """One area, its colour gathered along its edge."""
    mask = _mask(shape)
    rows, columns = np.nonzero(mask)
    if not len(rows):
        return
    part = (slice(max(0, rows.min() - 2), rows.max() + 3), slice(max(0, columns.min() - 2), columns.max() + 3))
    inside = mask[part]
    depth = ndimage.distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1] / SCALE
    strength = 0.62 * np.exp(-depth / 9) + 0.30 * np.exp(-depth / 34) + 0.17
    strength *= 0.80 + 0.8 * (smoke[part] - 0.5) + 0.5 * (grain[part] - 0.5)
    strength = (np.clip(strength, 0, 0.95) * inside)[..., None]
    colour = np.array(TINTS[tint], float)
    ground[part] = ground[part] * (1 - strength) + (ground[part] * colour / 255 * 0.55 + colour * 0.45) * strength


def _age(picture: Any, grain: Any, clouds: Any, folds: Sequence[float]) -> Any:
    """Grain, fibres, folds, stains and the dark of the edges."""
    rng = np.random.default_rng(5)
    picture = picture + (grain - 0.5)[..., None] * 16 + rng.normal(0, 1.3, (DOWN, ACROSS, 1))
    picture += (ndimage.gaussian_filter(rng.random((DOWN, ACROSS)), (0.5, 6)) - 0.5)[..., None] * 16
    for fold in folds:
        for length, axis in ((ACROSS, (None, slice(None), None)), (DOWN, (slice(None), None, None))):
            crease = np.exp(-(((np.arange(length) - length * fold) / (7 * SCALE)) ** 2)) * 0.05
            picture *= (1 - crease)[axis]
    picture *= (1 - 0.34 * np.exp(-_edge() / 70) * (0.6 + clouds))[..., None]
    stains = np.clip(_noise(5, 3, 9) - 0.62, 0, 1) * 1.6
    return picture * (1 - stains[..., None] * np.array([0.10, 0.16, 0.26]))


def _edge() -> Any:
    """How far each point is from the edge of the sheet."""
    rows, columns = np.mgrid[0:DOWN, 0:ACROSS]
    return np.minimum(np.minimum(columns, ACROSS - 1 - columns), np.minimum(rows, DOWN - 1 - rows)) / SCALE


def paint(land: Any, areas: Mapping[str, Any], tints: Mapping[str, str]) -> Any:
    """The picture under the ink."""
    clouds, smoke, grain = _noise(3, 5, 1), _noise(24, 4, 2), _noise(220, 3, 3)
    paper = _paper(clouds, smoke)
    mask = _mask(land)
    ground = paper * 0.45 + LIGHT * 0.55
    for name, shape in areas.items():
        _tint(ground, shape, tints[name], smoke, grain)
    picture = np.where(mask[..., None], ground, _sea(paper, mask, clouds, smoke))
    picture = np.where((_edge() < MARGIN)[..., None], paper * 0.8 + LIGHT * 0.2, picture)
    picture = _age(picture, grain, clouds, (1 / 3, 2 / 3))
    return Image.fromarray(np.clip(picture, 0, 255).astype("u1"))
