"""The build: pure Python, or with the hot modules compiled when BOSWORTH_COMPILE=1. The rest is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import setup

KERNEL = ("action", "chance", "event", "playout", "position", "sequence", "thought", "view")
HOT = [f"kernel/{name}.py" for name in KERNEL] + ["games/*/*.py", "games/*/values/*.py", "games/*/thinking/*.py"]
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


def groups_of(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Kernel and games, each compiled by itself: at the same time, and only those again that were changed."""
    found: dict[str, list[str]] = {}
    for file in files:
        room, _, rest = file.removeprefix("src/bosworth/").partition("/")
        found.setdefault(rest.partition("/")[0] if room == "games" else room, []).append(file)
    return [(members, name) for name, members in found.items()]


if __name__ == "__main__":
    extensions = []
    if os.environ.get("BOSWORTH_COMPILE") == "1":
        from mypyc.build import mypycify

        files = hot_files()
        extensions = mypycify(files, opt_level="3", separate=groups_of(files))
    setup(ext_modules=extensions)
