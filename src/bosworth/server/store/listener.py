"""Several server processes on one PostgreSQL: each hears what the others write, and each table's bots belong to one of them."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import URL

from bosworth.server.store.tables import CHANNEL

log = logging.getLogger(__name__)

BREATH: Final = 0.5
"""Seconds after which the listener looks up to see whether it should stop, or tries to connect again."""


class Listener:
    """Listens in a thread of its own; `hear` is called in the event loop with a table and its version, both empty after a gap."""

    def __init__(self, url: URL, hear: Callable[[str, int], object]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._is_stopped = threading.Event()
        self._is_listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="bosworth-listener", daemon=True)
        self._claims = Claims(self._dsn)

    async def start(self) -> None:
        """Begin to listen; done when nothing more can be missed."""
        self._thread.start()
        await asyncio.to_thread(self._is_listening.wait, 30)

    async def stop(self) -> None:
        """Listen no more, and give up all claims."""
        self._is_stopped.set()
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._claims.close)

    async def claim(self, key: str) -> bool:
        """Whether the bots of a table are ours to run; once they are, they stay ours until they are released."""
        return self._claims.holds(key) or await asyncio.to_thread(self._claims.take, key)

    async def release(self, key: str) -> None:
        """Leave the bots of a table to whichever process uses it."""
        if self._claims.holds(key):
            await asyncio.to_thread(self._claims.release, key)

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - only on PostgreSQL

        while not self._is_stopped.is_set():
            try:
                with psycopg.connect(self._dsn, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._is_listening.set()
                    self._tell("", 0)
                    while not self._is_stopped.is_set():
                        for news in connection.notifies(timeout=BREATH):
                            key, _, version = news.payload.rpartition(":")
                            if version.isdecimal():
                                self._tell(key, int(version))
            except psycopg.Error:
                log.warning("the connection that listens to other servers is lost; trying again")
                self._is_stopped.wait(BREATH)

    def _tell(self, key: str, version: int) -> None:
        with suppress(RuntimeError):  # the loop may close at this very moment
            self._loop.call_soon_threadsafe(self._hear, key, version)


class Claims:
    """Locks in the database, by the names of tables; they are gone when the process is."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._held: set[str] = set()
        self._lock = threading.Lock()

    def holds(self, key: str) -> bool:
        """Whether a table is ours already."""
        return key in self._held

    def take(self, key: str) -> bool:
        """Try to make a table ours."""
        with self._lock:
            if key not in self._held and self._ask("pg_try_advisory_lock", key):
                self._held.add(key)
            return key in self._held

    def release(self, key: str) -> None:
        """Give up a table."""
        with self._lock:
            if key in self._held:
                self._held.discard(key)
                self._ask("pg_advisory_unlock", key)

    def _ask(self, function: str, key: str) -> bool:
        import psycopg  # noqa: PLC0415 - only on PostgreSQL

        try:
            if self._connection is None:
                self._connection = psycopg.connect(self._dsn, autocommit=True)
            return bool(self._connection.execute(f"SELECT {function}(hashtextextended(%s, 1485))", [key]).fetchone()[0])
        except psycopg.Error:
            self._drop()
            return False

    def close(self) -> None:
        """Give up everything."""
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
