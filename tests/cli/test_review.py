"""Mistakes that were made once and shall not come back."""

import io
import stat
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.cli.conftest import Run, Script

from bosworth.cli.screen import Screen
from bosworth.cli.store import Save
from bosworth.locale import Words


class Terminal(io.StringIO):
    """An input that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def start(run: Run, name: str = "g", *more: str) -> None:
    run("play", "richard3", "--scenario", "1480", "--seats", "human,bot:random", "--name", name, *more, player=Script("4"))


def test_the_line_editor_keeps_no_history_that_the_next_player_could_call_back(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = ModuleType("readline")
    asked: list[bool] = []
    monkeypatch.setattr(editor, "set_auto_history", asked.append, raising=False)
    monkeypatch.setitem(sys.modules, "readline", editor)
    monkeypatch.setattr(sys, "stdin", Terminal())
    Screen(Words("en"))
    assert asked == [False]


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


def test_language_and_plain_may_stand_before_the_command(run: Run) -> None:
    assert (
        "Campagne" in run("--lang", "fr", "games", "richard3").out or "campagne" in run("--lang", "fr", "games", "richard3").out
    )
    assert run("--lang", "fr", "games", "--lang", "it").out == run("games", "--lang", "it").out
    assert run("games").out == run("games", "--lang", "en").out


@pytest.mark.parametrize("spelling", [("--lang", "fr"), ("--lang=fr",)])
def test_errors_speak_the_language_asked_for(run: Run, spelling: tuple[str, ...]) -> None:
    assert run("play", "nope", *spelling).err == run("play", "nope", "--lang", "fr").err != run("play", "nope").err


def test_a_log_of_nothing_is_empty(run: Run) -> None:
    args = ("play", "richard3", "--scenario", "1480", "--seats", "human,bot:random", "--seed", "1")
    nothing = run(*args, "--name", "a", player=Script("log 0", "quit")).out
    something = run(*args, "--name", "b", player=Script("log 3", "quit")).out
    assert something.count("·") == nothing.count("·") + 3


def test_a_record_with_an_unknown_player_is_not_taken_up(run: Run) -> None:
    start(run)
    path = Save("g").path
    path.write_text(path.read_text().replace("york=bot:random", "york=alien"))
    ran = run("resume", "g")
    assert ran.code == 2
    assert "alien" in ran.err


def test_a_missing_folder_for_failing_records_is_said_before_the_games(run: Run, tmp_path: Path) -> None:
    ran = run("fuzz", "richard3", "--games", "1", "--out", str(tmp_path / "nowhere"))
    assert ran.code == 2
    assert "nowhere" in ran.err
