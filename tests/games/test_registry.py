"""Games are found by name: our own, and those that other packages announce."""

import subprocess
import sys
from pathlib import Path

import pytest

from bosworth.games import GAMES, OWN, game
from bosworth.kernel.errors import Malformed

PROGRAM = "from bosworth.games import GAMES, game; print(*GAMES, game('bouts').info.id, game('roses').info.id)"


def test_our_own_games_come_first() -> None:
    assert tuple(GAMES)[:3] == OWN == ("richard3", "roses", "lancaster")
    for name in OWN:
        assert game(name).info.id == name
        assert game(name) is game(name)


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="there is no game 'chess'; the games are richard3, roses, lancaster"):
        game("chess")


def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "broken-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[bosworth.games]\nbouts = no_such_module:GAME\n")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {PROGRAM}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "BadData: no_such_module:GAME: bouts: cannot be loaded (No module named 'no_such_module')" in ran.stderr


def test_another_package_announces_its_games_and_does_not_replace_ours(tmp_path: Path) -> None:
    folder = tmp_path / "bouts-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bouts\nVersion: 1.0\n")
    announced = "[bosworth.games]\nbouts = bosworth.games.richard3:GAME\nroses = bosworth.games.richard3:GAME\n"
    (folder / "entry_points.txt").write_text(announced)
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {PROGRAM}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["richard3", "roses", "lancaster", "bouts", "richard3", "roses"]
