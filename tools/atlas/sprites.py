"""The sprites: all coats of arms in one file, all emblems in another."""

from pathlib import Path

from tools.atlas.blazons import ARMS
from tools.atlas.emblems import EMBLEMS, THINGS
from tools.atlas.heraldry import finish


def symbol(name: str, view: str, drawing: str) -> str:
    """One picture of a sprite."""
    return f'<symbol id="{name}" viewBox="{view}">{drawing}</symbol>'


def sprite(symbols: list[str]) -> str:
    """Many pictures in one file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def write_arms(file: Path) -> None:
    """The coats of arms, and the cannon that stands for one on the bombards."""
    symbols = {f"arms-{name}": symbol(f"arms-{name}", "0 0 60 72", finish(coat)) for name, coat in ARMS.items()}
    symbols["arms-bombard"] = symbol("arms-bombard", "0 -4 64 72", THINGS["bombard"])
    file.write_text(sprite([symbols[name] for name in sorted(symbols)]), encoding="utf-8")


def write_emblems(file: Path) -> None:
    """The emblems."""
    file.write_text(sprite([symbol(name, "0 0 64 64", drawing) for name, drawing in EMBLEMS.items()]), encoding="utf-8")
