"""What is kept outlives the code: a game whose code was tidied, but whose rules are the same, opens every record of before.

Each game is copied with a field added to its position, all its steps renumbered and some of its tables in another order. The
golden records, with their fingerprints, are as valid there as here.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bosworth.games import GAMES, game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import Game
from bosworth.kernel.record import read_record, replay
from bosworth.kernel.text import write_position

SOURCE = Path(__file__).parents[2] / "src/bosworth/games"
REORDERED = {
    "richard3": (("blocks.toml", "block"), ("areas.toml", "area"), ("areas.toml", "sea")),
    "roses": (("map.toml", "sea"),),
    "lancaster": (("laws.toml", "law"), ("conflicts.toml", "conflict")),
}
"""By game: tables whose order no rule speaks of."""


def add_a_field(folder: Path) -> None:
    edit(folder / "state.py", r"(    def _clear\(self\) -> None:\n)", r"\1        self.spare: int = 0\n")
    edit(folder / "state.py", r"(    def _copy\(self.*\n(?:        \"\"\".*\n)?)", r"\1        self.spare = model.spare\n")


def renumber_the_steps(folder: Path) -> None:
    file = folder / "state.py"
    text = file.read_text(encoding="utf-8")
    start = text.index("# The decisions, and the stages")
    end = text.index("\n\n", start)
    steps = re.findall(r"^(\w+): Final = (\d+)$", text[start:end], re.MULTILINE)
    assert len(steps) > 10
    lines = [f"{name}: Final = {len(steps) + 1 - int(number)}" for name, number in steps]
    file.write_text(text[:start] + "\n".join(lines) + text[end:], encoding="utf-8")


def reorder(path: Path, table: str) -> None:
    """Write the entries of a table backwards."""
    pieces = re.split(r"(?m)^(?=\[)", path.read_text(encoding="utf-8"))
    places = [place for place, piece in enumerate(pieces) if piece.startswith(f"[[{table}]]")]
    assert len(places) > 2
    backwards = [pieces[place] for place in reversed(places)]
    for place, piece in zip(places, backwards, strict=True):
        pieces[place] = piece.rstrip("\n") + "\n\n"
    path.write_text("".join(pieces), encoding="utf-8")


def edit(path: Path, pattern: str, replacement: str) -> None:
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"))
    assert count == 1, f"{path.name}: {pattern}"
    path.write_text(text, encoding="utf-8")


@pytest.fixture(params=sorted(GAMES))
def tidied(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The same game, its code tidied."""
    name, package = request.param, f"tidied_{request.param}"
    folder = tmp_path / package
    shutil.copytree(SOURCE / name, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in folder.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(f"bosworth.games.{name}", package), encoding="utf-8")
    add_a_field(folder)
    renumber_the_steps(folder)
    for file, table in REORDERED[name]:
        reorder(folder / "data" / file, table)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module(package).GAME
    for module in [module for module in sys.modules if module.split(".")[0] == package]:
        del sys.modules[module]


def test_every_golden_record_is_as_valid_as_before(tidied: Game) -> None:
    paths = sorted((Path(__file__).parent / tidied.info.id / "records").glob("*.record"))
    assert paths
    for path in paths:
        record = read_record(path.read_text(encoding="utf-8"))
        steps = [step for _, step in replay(record, tidied)]
        assert len(steps) == len(record.entries)
        assert not steps[-1].after.actors()


def test_the_tidied_game_is_another_inside(tidied: Game) -> None:
    """So that the test above holds for a reason."""
    now = game(tidied.info.id).sequence
    then = tidied.sequence
    assert sorted(now.names) == sorted(then.names)
    assert now.names[1:] == then.names[:0:-1]
    assert then.blank(tidied.info.settle({})).spare == 0


def test_positions_written_by_one_are_read_by_the_other(tidied: Game) -> None:
    original = game(tidied.info.id)
    state = original.new(original.info.settle({}), FastDice(7))
    dice = FastDice(8)
    for number in range(60):
        seat = state.actors()[0]
        offers = state.legal(seat)
        state.play(seat, offers[number % len(offers)], dice)
        text = write_position(state)
        there = tidied.read(text)
        assert write_position(there) == text
        here = {original.write(action) for action in state.legal(seat)}
        assert {tidied.write(action) for action in there.legal(seat)} == here
