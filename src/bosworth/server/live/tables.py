"""The tables in use. Here every change is tried on a copy, committed, and only then shown."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from bosworth.kernel.errors import BosworthError, Stale
from bosworth.server.live.table import LiveTable
from bosworth.server.store import tables as store_tables
from bosworth.server.store.store import LostRace, Store, reason_of
from bosworth.table.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_LOADED: Final = 500
"""So many tables stay in memory when nobody looks at them; about half a megabyte each."""
TRIES: Final = 30
"""How often a change is tried again when another process was quicker."""


class NotFound(BosworthError):
    """There is no such table."""

    code = "not_found"


class Internal(BosworthError):
    """Something broke that nobody at the table can help; nothing has changed."""

    code = "internal"


class Closing(BosworthError):
    """The server is about to stop."""

    code = "closing"


class Tables:
    """Loads tables, lets one change at a time happen to each, and lets go of those that nobody uses."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        changed: Callable[[LiveTable], None],
        let_go: Callable[[str], None],
    ) -> None:
        """`changed` is called in the event loop after every change and when a table is loaded, `let_go` when it is let go."""
        self._store = store
        self._clock = clock
        self._changed = changed
        self._left = let_go
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._busy: set[asyncio.Task[Any]] = set()
        self.is_closing = False

    def lives(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._lives.values())

    async def drain(self) -> None:
        """Refuse what comes from now on, and finish what has begun."""
        self.is_closing = True
        while self._busy:
            await asyncio.wait(self._busy)

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Do something that is finished whatever becomes of whoever asked for it."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    # --- loading ----------------------------------------------------------------------------------------------------------------

    async def get(self, key: str) -> LiveTable:
        """A table, loaded if need be."""
        while (live := self._lives.get(key)) is None:
            if key not in self._loading:
                self._loading[key] = self.spawn(self._load(key))
            await asyncio.shield(self._loading[key])  # and by the time we go on it may have been let go again
        self._lives.move_to_end(key)
        return live

    async def _load(self, key: str) -> LiveTable:
        try:
            read = partial(store_tables.load, key=key, clock=self._clock)
            found = await self._guarded(asyncio.to_thread(self._store.read, read))
            if found is None:
                raise NotFound("there is no such table")
            live = self._lives[key] = LiveTable(*found)
            self._let_go(key)
        finally:
            del self._loading[key]
        self._changed(live)
        return live

    def _let_go(self, newest: str) -> None:
        """Of the tables that nobody uses, those not used for longest; whoever asked for the newest is about to use it."""
        surplus = len(self._lives) - MOST_LOADED
        if surplus > 0:
            idle = [key for key, live in self._lives.items() if live.is_idle and key != newest]
            for key in idle[:surplus]:
                self._drop(key)

    def _drop(self, key: str) -> None:
        if self._lives.pop(key, None) is not None:
            self._left(key)

    async def _guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """What breaks is written to the log, and told without details."""
        try:
            return await work
        except BosworthError:
            raise
        except SQLAlchemyError as error:
            log.error("the database refused: %s", reason_of(error))
            raise Internal("something broke; nothing has changed") from error
        except Exception as error:
            log.exception("a table cannot be read or written")
            raise Internal("something broke; nothing has changed") from error

    # --- changing ---------------------------------------------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """A new table."""
        if self.is_closing:
            raise Closing("the server is about to stop")
        work = self.spawn(self._add(table))
        await asyncio.shield(work)

    async def _add(self, table: Table) -> None:
        write = self._store.write(partial(store_tables.add, table=table), table.id)
        await self._guarded(_settled(write))
        table.made.clear()
        live = self._lives[table.id] = LiveTable(table, 1)
        self._let_go(table.id)
        self._changed(live)

    async def change(self, key: str, do: Callable[[Table], T]) -> T:
        """Let `do` change a copy of the table, keep what it did, then show it; whatever it refuses changes nothing."""
        if self.is_closing:
            raise Closing("the server is about to stop")
        return await asyncio.shield(self.spawn(self._change(key, do)))

    @asynccontextmanager
    async def _held(self, key: str) -> AsyncIterator[LiveTable]:
        """A table while nobody else changes it."""
        while True:
            live = await self.get(key)
            async with live.lock:
                if self._lives.get(key) is live:  # it may have been let go while we waited
                    yield live
                    return

    async def _change(self, key: str, do: Callable[[Table], T]) -> T:
        async with self._held(key) as live:
            for _ in range(TRIES):
                draft = live.table.copy()
                result = _tried(do, draft)
                if store_tables.is_same(live.table, draft):
                    return result
                try:
                    await self._save(live, draft)
                    break
                except LostRace:
                    await self._refresh(live)
            else:
                raise Stale("others were quicker every time")
        self._changed(live)
        return result

    async def _save(self, live: LiveTable, draft: Table) -> None:
        save = partial(store_tables.save, old=live.table, new=draft, version=live.version)
        try:
            await self._guarded(_settled(self._store.write(save, draft.id)))
        except Internal:
            await self._refresh(live)  # it may be written all the same: nobody knows what a broken connection did last
            raise
        draft.made.clear()
        live.table, live.version = draft, live.version + 1

    async def remove(self, key: str, check: Callable[[Table], None]) -> None:
        """Do away with a table."""
        async with self._held(key) as live:
            check(live.table)
            await self._guarded(_settled(self._store.write(partial(store_tables.remove, key=key), key)))
            self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """The table is done away with: its bots rest, and whoever looks on is told."""
        self._drop(live.table.id)
        live.is_gone = True
        for bot in live.bots.values():
            bot.cancel()
        live.tell()

    # --- what others wrote ------------------------------------------------------------------------------------------------------

    def hear(self, key: str, version: int) -> "list[asyncio.Task[None]]":
        """Somebody else wrote to a table; `version` 0 if it is not said which one it has now; without a key, to any."""
        names = [name for name in ([key] if key else [*self._lives, *self._loading]) if self._is_behind(name, version)]
        return [] if self.is_closing else [self.spawn(self._catch_up(name, version)) for name in names]

    def _is_behind(self, key: str, version: int) -> bool:
        """Whether a table in use may be older than that; one that is just being loaded may be."""
        live = self._lives.get(key)
        return key in self._loading if live is None else not version or version > live.version

    async def _catch_up(self, key: str, version: int) -> None:
        async with self._held(key) as live:
            if not version or version > live.version:
                await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> None:
        """Read what others have written, and show it."""
        read = partial(store_tables.refresh, old=live.table)
        found = await self._guarded(asyncio.to_thread(self._store.read, read))
        if found is None:
            self._forget(live)
            raise NotFound("there is no such table any more")
        live.table, live.version = found
        self._changed(live)


def _tried(do: Callable[[Table], T], draft: Table) -> T:
    """A crash in a rules module fails what was asked for, and nothing else."""
    try:
        return do(draft)
    except BosworthError:
        raise
    except Exception as error:
        log.exception("something broke at table %s", draft.id)
        raise Internal("something broke; nothing has changed") from error


async def _settled(write: Any) -> Any:
    return await asyncio.wrap_future(write)
