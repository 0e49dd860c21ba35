"""The build: pure Python, or with the hot modules compiled when BOSWORTH_COMPILE=1. The rest is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import setup

KERNEL = ("action", "chance", "event", "playout", "position", "sequence", "view")
HOT = [f"kernel/{name}.py" for name in KERNEL] + ["games/*/*.py"]
"""Under src/bosworth."""
EXCLUDE = [
    "__init__.py",
    "facts.py",
    "fields.py",
    "prompt.py",
    "touch.py",
    "outlook.py",
    "forecast.py",
    "refusal.py",
    "catalog.py",
    "face.py",
    "vocabulary.py",
    "drawing.py",
    "drawing_parliament.py",
    "drawing_sheet.py",
]
"""File names that stay interpreted: they run once, or once a prompt."""


def hot_files() -> list[str]:
    """Return the files that a compiled build compiles, relative to the root of the project."""
    root = Path(__file__).resolve().parent
    found = (path for pattern in HOT for path in (root / "src/bosworth").glob(pattern))
    return sorted(path.relative_to(root).as_posix() for path in found if path.name not in EXCLUDE)


if __name__ == "__main__":
    extensions = []
    if os.environ.get("BOSWORTH_COMPILE") == "1":
        from mypyc.build import mypycify

        extensions = mypycify(hot_files(), opt_level="3", group_name="bosworth")
    setup(ext_modules=extensions)
