"""The project tests itself: imports go one way, files and functions stay small."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "bosworth"

MAY_USE = {
    "kernel": {"kernel"},
    "locale": {"kernel", "locale"},
    "terminal": {"kernel", "locale", "terminal"},
    "games": {"kernel", "locale", "terminal", "games"},
    "bots": {"kernel", "games", "bots"},
    "testing": {"kernel", "games", "testing"},
    "table": {"kernel", "games", "bots", "table"},
    "web": set(),
    "folder": set(),  # one file: where the data of the user lie
    "server": {"kernel", "folder", "games", "bots", "locale", "table", "web", "server"},
    "cli": {"kernel", "folder", "games", "bots", "locale", "table", "server", "terminal", "cli"},
}
"""Which rooms a room may import from."""


def sources() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def room(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "bosworth" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(SRC)))
def test_imports_go_one_way(path: Path) -> None:
    here = path.relative_to(SRC).parts[0].removesuffix(".py")
    if here == "__init__":
        return
    rooms = {room(name) for name in imported(path)} - {"", "__version__"}
    assert rooms <= MAY_USE[here], f"{path.name} may not import from {rooms - MAY_USE[here]}"


@pytest.mark.parametrize("path", sorted((SRC / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_needs_only_the_standard_library(path: Path) -> None:
    outside = {name.split(".")[0] for name in imported(path)} - {"bosworth"}
    assert outside - ({"mypy_extensions"} if path.name == "compiling.py" else set()) <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", sorted((SRC / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(SRC)))
def test_games_know_nothing_of_each_other_nor_of_random(path: Path) -> None:
    games = {name.split(".")[2] for name in imported(path) if name.startswith("bosworth.games.") and name.count(".") > 1}
    parts = path.relative_to(SRC / "games").parts
    if len(parts) > 1:
        assert games <= {parts[0], "edition", "face"}
    asks_random = {name for name in imported(path) if name.split(".")[0] == "random"}
    assert asks_random <= {"random.Random"}, "rules ask Dice"
    if path.stem not in ("imagine", "arrange", "drawing", "__init__") and "thinking" not in parts:
        assert not asks_random


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(SRC)))
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name not in ("_clear", "_copy"):  # a position has many fields
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < 40, f"{node.name} is too long"


FLOORS = {"http": {"http", "live", "store"}, "live": {"live", "store"}, "store": {"store"}}
"""Which rooms of the server a room of it may import from; all of them its settings, and `http` its services."""


@pytest.mark.parametrize("path", sorted((SRC / "server").glob("*/**/*.py")), ids=lambda path: str(path.relative_to(SRC)))
def test_in_the_server_imports_go_one_way_too(path: Path) -> None:
    here = path.relative_to(SRC / "server").parts[0]
    used = {name.split(".")[2] for name in imported(path) if name.startswith("bosworth.server.")}
    assert used - {"settings"} - ({"services"} if here == "http" else set()) <= FLOORS[here]
