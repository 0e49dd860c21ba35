"""The store: everything that outlives the process, on SQLite or PostgreSQL."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bosworth.folder import close_file, home, make_file, make_folder
from bosworth.kernel.errors import BosworthError
from bosworth.server.store.migrate import UnknownShape, upgrade
from bosworth.server.store.writer import Writer

T = TypeVar("T")
MOST_TRIES: Final = 100
PAUSE: Final = 0.1


class BadDatabase(BosworthError):
    """There is no such database, or it cannot be used."""

    code = "bad_database"


class LostRace(BosworthError):
    """Somebody else wrote to this table first."""

    code = "lost_race"


def reason_of(error: Exception) -> str:
    """Why the database refused, in one line."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def default_url() -> str:
    """`bosworth.db` in the user's data folder."""
    return f"sqlite:///{home() / 'bosworth.db'}"


def read_url(text: str) -> URL:
    """A database by its URL; `postgres://` and `postgresql://` mean psycopg 3."""
    try:
        url = make_url(text or default_url())
    except ArgumentError as error:
        raise BadDatabase(f"{text[:80]!r} is no URL of a database") from error
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(f"the database is SQLite or PostgreSQL, not {url.drivername}")
    return url


class Store:
    """A database by its URL, `sqlite:///path` or `postgresql://…`. `open` first; reads may come from any thread."""

    def __init__(self, url: str = "") -> None:
        """Without a URL: `bosworth.db` in the user's data folder."""
        self.url = read_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._engine: Engine | None = None
        self._writer: Writer | None = None

    def open(self) -> None:
        """Connect, bring the database up to date, start the writer."""
        self._engine = _engine(self.url)
        self._writer = Writer(self._engine.execution_options(begin="BEGIN IMMEDIATE"))
        try:
            self._writer.write(upgrade).result()
        except SQLAlchemyError:
            self.close()
            raise
        except UnknownShape as error:
            self.close()
            raise BadDatabase(f"{self.url.render_as_string()} was made by another version of Bosworth: {error}") from error

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    def write(self, do: Callable[[Connection], T], order: str = "") -> "Future[T]":
        """Do this in a transaction of the one writer; see `Writer.write`."""
        return self._open_writer.write(do, order)

    @property
    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise BadDatabase("the database is closed")
        return self._writer

    async def query(self, do: Callable[[Connection], T]) -> T:
        """Read without holding up the event loop."""
        return await asyncio.to_thread(self.read, do)

    async def keep(self, do: Callable[[Connection], T], order: str = "") -> T:
        """Write, and wait until it lasts; what was asked for is written whatever becomes of whoever asked."""
        return await asyncio.shield(asyncio.wrap_future(self._open_writer.write(do, order)))

    def read(self, do: Callable[[Connection], T]) -> T:
        """Do this on one unchanging picture of the database."""
        if self._engine is None:
            raise BadDatabase("the database is closed")
        engine = self._engine.execution_options(isolation_level="REPEATABLE READ") if self.is_postgres else self._engine
        with engine.connect() as connection, connection.begin():
            return do(connection)


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            raise BadDatabase("PostgreSQL needs psycopg: install bosworth[postgres]") from error
    if url.database and not url.database.startswith((":", "file:")):
        _make_private(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": 10})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _make_private(path: Path) -> None:
    """The secrets of dice, the key of the links and passwords are in it; what SQLite lays beside it is as closed as it is."""
    make_folder(path.parent)
    make_file(path)
    for beside in ("-wal", "-shm", "-journal"):
        close_file(path.with_name(path.name + beside))


def _prepare(connection: Any, _record: Any) -> None:
    """A commit lasts when it returns, readers do not wait for the writer; transactions are begun by `_begin`."""
    connection.isolation_level = None
    _change_mode(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _change_mode(connection: Any) -> None:
    """SQLite does not wait by itself if another process opens a new database at the same moment."""
    for tries in range(MOST_TRIES):
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError:
            if tries == MOST_TRIES - 1:
                raise
            time.sleep(PAUSE)
        else:
            return


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
