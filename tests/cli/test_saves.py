"""Saved games: listing, renaming, deleting, exporting, importing; names that are none; writing whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from bosworth.cli import store
from bosworth.cli.store import Save
from bosworth.folder import home
from bosworth.terminal.trouble import Trouble

from .conftest import Run, Script


@pytest.fixture
def _game(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--seed", "1", "--name", "bosworth field")


def test_no_saves_is_said_with_the_folder(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path / "home") in run("saves").out


@pytest.mark.usefixtures("_game")
def test_saves_are_listed_with_what_they_are(run: Run) -> None:
    for arguments in (("saves",), ("saves", "list")):
        out = run(*arguments).out
        assert "bosworth field: richard3 1480, lancaster human, york bot (steady), 1 action, 20" in out


@pytest.mark.usefixtures("_game")
def test_a_damaged_save_is_listed_as_damaged(run: Run) -> None:
    Save("broken").path.write_text("nonsense\n")
    assert "broken: damaged record, line 1" in run("saves").out


@pytest.mark.usefixtures("_game")
def test_renaming_takes_the_secret_along(run: Run) -> None:
    assert run("saves", "rename", "bosworth field", "redemore").code == 0
    assert not Save("bosworth field").exists()
    assert Save("redemore").secret_path.exists()
    assert run("resume", "redemore").code == 0


@pytest.mark.usefixtures("_game")
def test_deleting_asks_first(run: Run) -> None:
    assert "is kept" in run("saves", "delete", "bosworth field", player=Script("no")).out
    assert Save("bosworth field").exists()
    assert run("saves", "delete", "bosworth field", "--yes").code == 0
    assert not list((home() / "saves").iterdir())


@pytest.mark.usefixtures("_game")
def test_what_is_exported_can_be_imported(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    assert run("saves", "export", "bosworth field", str(file)).code == 0
    assert "already there" in run("saves", "export", "bosworth field", str(file)).err
    assert run("saves", "export", "bosworth field", str(file), "--yes").code == 0
    assert run("saves", "import", str(file)).code == 0
    assert run("saves", "import", str(file), "--name", "second").code == 0
    assert "already a saved game game" in run("saves", "import", str(file)).err
    assert Save("game").path.read_text() == Save("second").path.read_text() == file.read_text()
    assert not Save("game").secret_path.exists()


@pytest.mark.usefixtures("_game")
def test_a_damaged_record_is_not_taken_in(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    text = Save("bosworth field").path.read_text()
    file.write_text(text.replace("york: play", "york: pray"))
    ran = run("saves", "import", str(file))
    assert ran.code == 2
    assert "damaged record, line " in ran.err
    assert not Save("game").exists()


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../x", "a/b", "a\\b", ".hidden", "a..b", "x" * 61, "con", "NUL.txt", "a\n", " a", "a*"]
)
def test_names_that_could_lead_astray_are_refused(run: Run, name: str) -> None:
    with pytest.raises(Trouble):
        store.named(name)
    ran = run("play", "richard3", "--name", name)
    assert (ran.code, ran.out) == (2, "")
    assert not home().exists()


@pytest.mark.parametrize("name", ["a", "Élisabeth", "my game 2", "x.y-z", "x" * 60])
def test_plain_names_are_welcome(name: str) -> None:
    assert store.named(name).path.parent == home() / "saves"


def test_an_interrupted_writing_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.record"
    store.write_whole(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Trouble, match="trouble-write"):
        store.write_whole(path, "new")
    assert path.read_text() == "old"


def test_a_text_is_on_disk_before_it_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    replace = Path.replace

    def noted(self: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", lambda handle: steps.append("sync"))
    monkeypatch.setattr(Path, "replace", noted)
    store.write_whole(tmp_path / "x", "text")
    assert steps == ["sync", "replace", "sync"]


def test_a_folder_that_cannot_be_written_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path / "file"))
    ran = run("play", "richard3")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "cannot be written" in ran.err


def start(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--seats", "human,bot:random", "--name", "g", player=Script("4"))


@pytest.mark.parametrize("words", [("delete", "g", "--yes"), ("rename", "g", "h")])
def test_what_the_system_refuses_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    start(run)

    def refuse(*args: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    for method in ("unlink", "replace"):
        monkeypatch.setattr(Path, method, refuse)
    ran = run("saves", *words)
    assert ran.code == 2
    assert "Permission denied" in ran.err
    monkeypatch.undo()


def test_a_renamed_game_keeps_its_secret(run: Run) -> None:
    start(run)
    secret = Save("g").secret_path.read_text()
    assert run("saves", "rename", "g", "h").code == 0
    assert not Save("g").secret_path.exists()
    assert Save("h").secret_path.read_text() == secret
    assert stat.S_IMODE(Save("h").secret_path.stat().st_mode) == 0o600


def test_an_export_makes_no_folders(run: Run, tmp_path: Path) -> None:
    start(run)
    ran = run("saves", "export", "g", str(tmp_path / "nowhere" / "g.record"))
    assert ran.code == 2
    assert not (tmp_path / "nowhere").exists()


def test_a_record_with_an_unknown_player_is_not_taken_up(run: Run) -> None:
    start(run)
    path = Save("g").path
    path.write_text(path.read_text().replace("york=bot:random", "york=alien"))
    ran = run("resume", "g")
    assert ran.code == 2
    assert "alien" in ran.err
