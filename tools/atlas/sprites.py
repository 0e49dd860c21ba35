"""The sprites: all coats of arms in one file, all emblems in another."""

from pathlib import Path

from tools.atlas.blazons import ARMS
from tools.atlas.heraldry import finish


def symbol(name: str, view: str, drawing: str) -> str:
    """One picture of a sprite."""
    return f'<symbol id="{name}" viewBox="{view}">{drawing}</symbol>'


def sprite(symbols: list[str]) -> str:
    """Many pictures in one file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def write_arms(file: Path) -> None:
    """The coats of arms."""
    file.write_text(sprite([symbol(f"arms-{name}", "0 0 60 72", finish(coat)) for name, coat in sorted(ARMS.items())]), encoding="utf-8")
