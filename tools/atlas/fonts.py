"""The typefaces: how wide a text is, and the files that the browser gets."""

import base64
import shutil
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont
from tools.atlas.fetch import package

FACES = {
    "im-fell-english": ("@fontsource/im-fell-english", "im-fell-english-latin-400-normal"),
    "im-fell-english-italic": ("@fontsource/im-fell-english", "im-fell-english-latin-400-italic"),
    "im-fell-english-sc": ("@fontsource/im-fell-english-sc", "im-fell-english-sc-latin-400-normal"),
    "unifraktur-cook": ("@fontsource/unifrakturcook", "unifrakturcook-latin-700-normal"),
}
"""What maps and pages are lettered in: the file that the browser gets, and where it comes from."""
TEXT_FACES = {
    "source-serif-4": ("@fontsource-variable/source-serif-4", "source-serif-4-latin-wght-normal"),
    "source-serif-4-italic": ("@fontsource-variable/source-serif-4", "source-serif-4-latin-wght-italic"),
    "source-sans-3": ("@fontsource-variable/source-sans-3", "source-sans-3-latin-wght-normal"),
    "source-sans-3-italic": ("@fontsource-variable/source-sans-3", "source-sans-3-latin-wght-italic"),
}
"""What is read at small sizes, on pages alone; all weights are in one file."""


def _source(face: str) -> Path:
    name, file = (FACES | TEXT_FACES)[face]
    return package(name) / "files" / f"{file}.woff2"


@cache
def _metrics(face: str) -> tuple[dict[int, str], dict[str, tuple[int, int]], int]:
    font = TTFont(_source(face))
    return font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm


def width(text: str, face: str, size: float, spacing: float = 0) -> float:
    """How wide a text is in a face of this size."""
    glyphs, metrics, em = _metrics(face)
    return sum(metrics[glyphs.get(ord(letter), ".notdef")][0] for letter in text) * size / em + spacing * len(text)


def face_rules() -> str:
    """CSS that carries the faces inside it, for pictures that are drawn from a single file."""
    rules = []
    for face in FACES:
        data = base64.b64encode(_source(face).read_bytes()).decode()
        rules.append(f"@font-face{{font-family:{face};src:url(data:font/woff2;base64,{data})}}")
    return "".join(rules)


def _licence(face: str, name: str) -> str:
    """The licence of a package, under the notice that its face carries, which the package leaves out."""
    notice = TTFont(_source(face))["name"].getDebugName(0)
    return f"{notice}\n\n" + (package(name) / "LICENSE").read_text(encoding="utf-8")


def write(folder: Path) -> None:
    """The faces as they were published (a cut one of a reserved name would need another name), and their licences."""
    folder.mkdir(parents=True, exist_ok=True)
    for face, (name, _) in (FACES | TEXT_FACES).items():
        shutil.copyfile(_source(face), folder / f"{face}.woff2")
        licence = folder / f"{name.rpartition('/')[2]}-LICENSE.txt"
        if not face.endswith("-italic"):
            licence.write_text(_licence(face, name), encoding="utf-8")
