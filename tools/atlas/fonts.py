"""The typefaces: how wide a text is, and the small files that the browser gets."""

import base64
import shutil
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from tools.atlas.fetch import package

FACES = {
    "im-fell-english": ("@fontsource/im-fell-english", "im-fell-english-latin-400-normal"),
    "im-fell-english-italic": ("@fontsource/im-fell-english", "im-fell-english-latin-400-italic"),
    "im-fell-english-sc": ("@fontsource/im-fell-english-sc", "im-fell-english-sc-latin-400-normal"),
    "unifraktur-cook": ("@fontsource/unifrakturcook", "unifrakturcook-latin-700-normal"),
}
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—\N{LEFT SINGLE QUOTATION MARK}’“”…†‡•−×€ﬁﬂ"
"""All that English, French and Italian need, and the names of their players."""


def _source(face: str) -> Path:
    name, file = FACES[face]
    return package(name) / "files" / f"{file}.woff2"


@cache
def _metrics(face: str) -> tuple[dict[int, str], dict[str, tuple[int, int]], int]:
    font = TTFont(_source(face))
    return font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm


def width(text: str, face: str, size: float, spacing: float = 0) -> float:
    """How wide a text is in a face of this size."""
    glyphs, metrics, em = _metrics(face)
    return sum(metrics[glyphs.get(ord(letter), ".notdef")][0] for letter in text) * size / em + spacing * len(text)


def _subset(face: str) -> bytes:
    font: Any = TTFont(_source(face))
    options = Options()
    options.layout_features = ["*"]
    small = Subsetter(options)
    small.populate(text=LETTERS)
    small.subset(font)
    font.flavor = "woff2"
    out = BytesIO()
    font.save(out)
    return out.getvalue()


def face_rules() -> str:
    """CSS that carries the faces inside it, for pictures that are drawn from a single file."""
    rules = []
    for face in FACES:
        data = base64.b64encode(_subset(face)).decode()
        rules.append(f"@font-face{{font-family:{face};src:url(data:font/woff2;base64,{data})}}")
    return "".join(rules)


def write(folder: Path) -> None:
    """The faces as the browser gets them, each with its licence."""
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        (folder / f"{face}.woff2").write_bytes(_subset(face))
    for name in sorted({name for name, _ in FACES.values()}):
        shutil.copyfile(package(name) / "LICENSE", folder / f"{name.rpartition('/')[2]}-LICENSE.txt")
