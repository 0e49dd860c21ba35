"""`bosworth backup`: a copy made while somebody writes, whole and checked, or nothing."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.guests import act_first, look, room_of, server_at

from bosworth.server.store import backup
from bosworth.server.store.backup import Damaged, copy_database, look_through
from bosworth.server.store.store import Store, default_url
from bosworth.table.opening import Plan

from .conftest import Run


async def play(acts: int) -> str:
    async with server_at(default_url(), None) as server:
        ann = await server.people.create_guest("Ann")
        table = await server.tables.new(ann, Plan("richard3", ["me", "me"], {}))
        for number in range(acts):
            if (await room_of(server, table, ann)).status == "over":
                table = await server.tables.new(ann, Plan("richard3", ["me", "me"], {}))
            seat = 0 if (await look(server, table, ann, 0)).offers else 1
            await act_first(server, table, ann, seat, f"k{number}")
        return table


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path / "home"))
    asyncio.run(play(2))
    return tmp_path / "home" / "bosworth.db"


def test_a_copy_is_made_and_checked(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    ran = run("backup", str(copy))
    assert (ran.code, ran.err) == (0, "")
    assert f"{copy} holds one table with 3 changes, and is checked." in ran.out
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "home"]
    store = Store(f"sqlite:///{copy}")
    store.open()
    store.close()


def test_without_a_name_it_goes_into_the_players_folder(run: Run, database: Path) -> None:
    assert run("backup", "--lang", "fr").code == 0
    found = list((database.parent / "backups").glob("bosworth-*.db"))
    assert len(found) == 1
    assert look_through(found[0]).changes == 3


def test_a_file_that_is_there_is_kept_unless_asked(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert "already there" in run("backup", str(copy)).err
    assert copy.read_text() == "precious"
    assert run("backup", str(copy), "--yes").code == 0
    assert look_through(copy).tables == 1
    assert run("backup", str(database), "--yes").code == 2


def test_what_cannot_be_copied_is_said(run: Run, database: Path, tmp_path: Path) -> None:
    assert "nowhere.db" in run("backup", "--db", "sqlite:///nowhere.db").err
    assert "pg_dump" in run("backup", "--db", "postgresql://u:secret@h/d").err
    assert "secret" not in run("backup", "--db", "postgresql://u:secret@h/d").err
    assert "cannot be written" in run("backup", str(tmp_path / "no" / "folder.db")).err
    diary = tmp_path / "diary.db"
    diary.write_text("this is no database\n" * 100)
    assert "cannot be used" in run("backup", str(tmp_path / "x.db"), "--db", f"sqlite:///{diary}").err
    assert not (tmp_path / "x.db").exists()


def test_a_damaged_copy_never_takes_the_name(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "look_through", lambda path: (_ for _ in ()).throw(Damaged("page 7")))
    with pytest.raises(Damaged):
        copy_database(database, tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


def test_a_copy_with_a_hole_is_noticed(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy_database(database, copy)
    with copy.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    with pytest.raises(Damaged):
        look_through(copy)
    with closing(sqlite3.connect(copy)) as other:
        other.close()


def test_copies_made_while_somebody_writes_are_all_whole(database: Path, tmp_path: Path) -> None:
    writer = threading.Thread(target=lambda: asyncio.run(play(120)))
    writer.start()
    numbers: list[int] = []
    while writer.is_alive() or len(numbers) < 3:
        numbers.append(copy_database(database, tmp_path / f"copy{len(numbers)}.db").changes)
    writer.join()
    assert numbers == sorted(numbers)
    assert numbers[0] >= 3
