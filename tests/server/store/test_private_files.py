"""What a server keeps is for its owner alone: dice secrets, the signing key and hashes of passwords are in it."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bosworth import folder as module
from bosworth.cli.store import Settings, save_settings
from bosworth.server.store.store import Store, _engine, read_url


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def files(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


ALL_CLOSED = {"bosworth.db": 0o600, "bosworth.db-wal": 0o600, "bosworth.db-shm": 0o600}


@pytest.fixture(autouse=True)
def _generous_system() -> Iterator[None]:
    """The system would let everybody read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder; it is not there yet."""
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path / "share" / "bosworth"))
    return tmp_path / "share" / "bosworth"


def test_a_new_database_and_what_lies_beside_it_are_closed(data: Path) -> None:
    store = Store()
    store.open()
    assert files(data) == ALL_CLOSED
    assert mode(data) == 0o700
    store.close()


def test_those_that_were_made_open_are_closed_at_the_next_start(data: Path) -> None:
    store = Store()
    store.open()
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    again = Store()
    again.open()
    assert files(data) == ALL_CLOSED
    assert mode(data) == 0o700
    again.close()
    store.close()


def test_the_folder_of_the_system_is_ours_whatever_else_lies_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOSWORTH_HOME", raising=False)
    monkeypatch.setattr(module, "user_data_path", lambda _name: tmp_path / "bosworth")
    (tmp_path / "bosworth").mkdir(mode=0o755)
    (tmp_path / "bosworth" / "my notes.txt").touch()
    save_settings(Settings())
    assert mode(tmp_path / "bosworth") == 0o700


def test_the_terminal_closes_the_folder_too(data: Path) -> None:
    data.mkdir(parents=True, mode=0o755)
    save_settings(Settings())
    assert mode(data) == 0o700


@pytest.mark.parametrize("is_named_as_home", [False, True])
def test_a_folder_that_is_not_ours_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_named_as_home: bool
) -> None:
    (tmp_path / "somebody else's").touch(0o644)
    tmp_path.chmod(0o755)
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path if is_named_as_home else tmp_path / "other"))
    store = Store(f"sqlite:///{tmp_path / 'bosworth.db'}")
    store.open()
    assert files(tmp_path) == {**ALL_CLOSED, "somebody else's": 0o644}
    assert mode(tmp_path) == 0o755
    store.close()


def test_a_folder_made_for_a_database_elsewhere_is_closed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games' / 'bosworth.db'}")
    store.open()
    assert mode(tmp_path / "games") == 0o700
    store.close()


def test_what_belongs_to_another_is_told_of_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "bosworth.db"
    path.touch(0o644)

    def refuse(_path: Path, _mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    assert str(path) in caplog.text


def test_a_database_in_memory_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _engine(read_url("sqlite:///:memory:"))
    assert list(tmp_path.iterdir()) == []
