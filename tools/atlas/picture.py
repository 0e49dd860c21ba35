"""Ink over wash: an SVG is flattened by a browser, and saved as WebP."""

import base64
import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from tools.atlas.engraving import PENS
from tools.atlas.fonts import face_rules
from tools.atlas.frame import HEIGHT, WIDTH

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def _browser() -> str:
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    raise SystemExit("The atlas flattens its drawings with Chromium, which is not installed.")


def flatten(svg: str, size: tuple[int, int]) -> Any:
    """What a browser shows of an SVG document, as an image."""
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--default-background-color=00000000"]
    with TemporaryDirectory() as folder:
        source, shot = Path(folder) / "drawing.svg", Path(folder) / "shot.png"
        source.write_text(svg, encoding="utf-8")
        command = [_browser(), *flags, f"--screenshot={shot}", f"--window-size={size[0]},{size[1]}", str(source)]
        subprocess.run(command, check=True, capture_output=True, cwd=folder)  # noqa: S603 - our own words
        return Image.open(shot).convert("RGBA").crop((0, 0, *size))


def compose(wash: Any, ink: list[str]) -> Any:
    """The whole sheet, one pixel a map unit."""
    buffer = BytesIO()
    wash.save(buffer, "PNG")
    data = base64.b64encode(buffer.getvalue()).decode()
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"<defs><style>{face_rules()}{PENS}</style></defs>"
        f'<image href="data:image/png;base64,{data}" width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="none"/>'
        f"{''.join(ink)}</svg>"
    )
    return flatten(svg, (WIDTH, HEIGHT)).convert("RGB")


def save(image: Any, file: Path, most: int) -> None:
    """An image as WebP, in the best quality that stays below so many bytes."""
    for quality in range(86, 20, -4):
        image.save(file, "WEBP", quality=quality, method=6)
        if file.stat().st_size <= most:
            return
    raise ValueError(f"{file.name} does not fit into {most} bytes")


def save_map(image: Any, folder: Path) -> None:
    """A map in its two sizes."""
    save(image, folder / "map@2x.webp", 500_000)
    save(image.resize((WIDTH // 2, HEIGHT // 2), Image.Resampling.LANCZOS), folder / "map.webp", 240_000)
