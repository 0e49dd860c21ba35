"""The database: its shape, its writer, the URL it is found by."""

import json
import sqlite3
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert, select, text, update
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError
from tests.server.gate import Gate
from tests.server.guests import SECONDS

from bosworth.server.store import schema
from bosworth.server.store.migrate import config
from bosworth.server.store.store import BadDatabase, Store, default_url, read_url
from bosworth.table.chairs import Settings


@pytest.fixture
def store(any_url: str) -> Store:
    found = Store(any_url)
    found.open()
    return found


def add_person(name: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(insert(schema.people).values(id=name, name=name, made=0.0))


def names(connection: Connection) -> list[str]:
    return sorted(connection.scalars(select(schema.people.c.id)))


def test_models_and_migrations_agree(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), schema.metadata))

    assert store.read(differences) == []
    store.close()


def test_every_migration_can_be_taken_back(store: Store) -> None:
    def down_and_up(connection: Connection) -> None:
        command.downgrade(config(connection), "base")
        command.upgrade(config(connection), "head")

    store.write(down_and_up).result()
    assert store.read(names) == []
    store.close()


def test_what_was_agreed_about_leaving_is_found_where_it_is_asked_for_now(store: Store) -> None:
    agreed = json.dumps(Settings(grace=30, absence="bot").as_text())
    texts = dict.fromkeys(("game", "options", "players", "secret", "commitment", "name", "winners"), "")
    numbers = dict.fromkeys(("version", "rules", "moves", "made", "played"), 0)
    row = {**texts, **numbers, "id": "t", "status": "playing", "settings": agreed, "is_listed": True, "has_onlookers": True}

    def story(connection: Connection) -> tuple[object, ...]:
        command.downgrade(config(connection), "0002")
        connection.execute(insert(Table("tables", MetaData(), autoload_with=connection)).values(row))
        command.upgrade(config(connection), "head")
        return tuple(connection.execute(select(schema.tables.c.grace, schema.tables.c.counts_absence)).one())

    assert store.write(story).result() == (30, True)
    store.close()


def test_a_database_is_brought_up_to_date_once(any_url: str) -> None:
    store = Store(any_url)
    for name in ("ann", "bob"):
        store.open()
        store.write(add_person(name)).result()
        store.close()
    store.open()
    assert store.read(names) == ["ann", "bob"]
    store.close()


def test_two_servers_may_start_at_the_same_time(any_url: str) -> None:
    stores = [Store(any_url) for _ in range(4)]
    threads = [threading.Thread(target=store.open) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        assert store.read(names) == []
        store.close()


def test_sqlite_makes_every_commit_last(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'bosworth.db'}")
    store.open()

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    assert store.read(pragmas) == ["wal", 2, 1]
    assert store.write(pragmas).result() == ["wal", 2, 1]
    store.close()


# --- the writer -----------------------------------------------------------------------------------------------------------------


def test_what_waits_is_written_together_and_what_fails_fails_alone(store: Store) -> None:
    gate = Gate(store)
    futures = [store.write(add_person(name)) for name in ("ann", "bob", "ann", "cat")]
    broken = store.write(lambda connection: (add_person("dan")(connection), 1 // 0))
    assert not any(future.done() for future in futures)
    gate.open()
    for name, future in zip(("ann", "bob", "ann", "cat"), futures, strict=True):
        if future is futures[2]:
            with pytest.raises(IntegrityError):
                future.result()
        else:
            future.result()
            assert name in store.read(names)
    with pytest.raises(ZeroDivisionError):
        broken.result()
    assert store.read(names) == ["ann", "bob", "cat"]
    store.close()


def test_a_write_that_was_called_off_does_not_stop_the_writer(url: str) -> None:
    store = Store(url)
    store.open()
    try:
        gate, done = Gate(store), []
        given_up = store.write(lambda _: done.append("given up"))
        assert given_up.cancel()
        assert not gate.write.cancel(), "it has begun"
        gate.open()
        store.write(lambda _: done.append("next")).result(SECONDS)
        assert done == ["next"]
    finally:
        store.close()


def test_what_was_asked_for_before_closing_is_written(any_url: str) -> None:
    store = Store(any_url)
    store.open()
    futures = [store.write(add_person(f"p{number}")) for number in range(200)]
    store.close()
    assert all(future.done() and not future.exception() for future in futures)
    with pytest.raises(BadDatabase):
        store.read(names)
    with pytest.raises(BadDatabase):
        store.write(add_person("late"))
    store.open()
    assert len(store.read(names)) == 200
    store.close()


def _note(done: list[int], number: int, connection: Connection) -> None:
    done.append(number)


def test_writes_to_one_table_keep_their_order(store: Store) -> None:
    done: list[int] = []
    gate = Gate(store)
    futures = [store.write(partial(_note, done, n), order="ba"[n % 2]) for n in range(20)]
    gate.open()
    for future in futures:
        future.result()
    assert done == [*range(1, 20, 2), *range(0, 20, 2)]
    store.close()


def test_a_lost_connection_is_told_and_the_next_write_goes_through(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.open()
    gate = Gate(store)
    before = store.write(add_person("ann"))
    killed = store.write(lambda connection: connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")))
    gate.open()
    with pytest.raises(DBAPIError):
        killed.result()
    before.result()
    store.write(add_person("bob")).result()
    assert store.read(names) == ["ann", "bob"]
    store.close()


def test_two_processes_that_wait_for_each_other_both_get_through(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(2)]
    for store in stores:
        store.open()
    for name in ("ann", "bob"):
        stores[0].write(add_person(name)).result()
    meeting, met = threading.Barrier(2), set()

    def write(mine: str, yours: str, connection: Connection) -> None:
        people = schema.people
        connection.execute(update(people).where(people.c.id == mine).values(made=people.c.made + 1))
        if mine not in met:
            met.add(mine)
            meeting.wait(SECONDS)
        connection.execute(update(people).where(people.c.id == yours).values(made=people.c.made + 1))

    pairs = zip(stores, (("ann", "bob"), ("bob", "ann")), strict=True)
    for future in [store.write(partial(write, *names)) for store, names in pairs]:
        future.result(SECONDS)
    assert stores[0].read(lambda connection: set(connection.scalars(select(schema.people.c.made)))) == {2.0}
    for store in stores:
        store.close()


def test_without_its_driver_postgresql_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadDatabase, match=r"bosworth\[postgres\]"):
        Store("postgresql://u@h/d").open()


# --- addresses ------------------------------------------------------------------------------------------------------------------


def test_the_database_lies_in_the_players_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path / 'bosworth.db'}"
    assert Store().url.database == str(tmp_path / "bosworth.db")
    monkeypatch.delenv("BOSWORTH_HOME")
    assert default_url().endswith("bosworth.db")


@pytest.mark.parametrize("text", ["postgres://u@h/d", "postgresql://u@h/d", "postgresql+psycopg://u@h/d"])
def test_postgresql_is_spoken_to_by_psycopg(text: str) -> None:
    assert read_url(text).drivername == "postgresql+psycopg"


@pytest.mark.parametrize("text", ["not a url", "mysql://h/d", "oracle://h/d"])
def test_other_databases_are_refused(text: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(text)


def test_a_database_of_something_else_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "bosworth.db"
    path.write_text("this is no database, but a diary\n" * 100)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(DatabaseError):
        store.open()
    with pytest.raises(sqlite3.DatabaseError), sqlite3.connect(path) as connection:
        connection.execute("SELECT 1 FROM people")


def test_a_database_of_a_later_version_is_not_touched(any_url: str) -> None:
    store = Store(any_url)
    store.open()
    store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result()
    store.close()
    with pytest.raises(BadDatabase, match="another version"):
        store.open()
