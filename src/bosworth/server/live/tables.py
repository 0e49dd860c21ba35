"""The tables in use. Every change is tried on a copy, committed, and only then shown.

`Tables.do` is the one way in: whatever a page, a program, a form or a bot asks of a table goes through it as a message.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from bosworth.kernel.chance import SECRET_BYTES
from bosworth.kernel.errors import BosworthError, Stale
from bosworth.server.live.errors import Closing, Internal, NotFound
from bosworth.server.live.table import LiveTable
from bosworth.server.store import listing
from bosworth.server.store import tables as stored
from bosworth.server.store.listener import Listener
from bosworth.server.store.people import new_id
from bosworth.server.store.store import LostRace, Store, reason_of
from bosworth.table.chairs import Guest
from bosworth.table.messages import Message, Sit
from bosworth.table.opening import Plan, new_table, rematch
from bosworth.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_LOADED: Final = 500
"""So many tables stay in memory when nobody looks at them; about half a megabyte each."""
TRIES: Final = 30
"""How often a change is tried again when another process was quicker."""
TAKEN_UP: Final = 50
"""So many games that wait for nobody but bots are taken up when the server starts."""


def new_secret() -> bytes:
    """The secret of the dice of a table."""
    return secrets.token_bytes(SECRET_BYTES)


def lasting(work: Callable[Concatenate["Tables", P], Coroutine[Any, Any, T]]) -> Callable[Concatenate["Tables", P], Awaitable[T]]:
    """What is begun is finished, whatever becomes of whoever asked for it; nothing begins when the server is about to stop."""

    async def begun(tables: "Tables", /, *args: P.args, **named: P.kwargs) -> T:
        if tables.is_closing:
            raise Closing("the server is about to stop")
        return await asyncio.shield(tables.spawn(work(tables, *args, **named)))

    return begun


class Tables:
    """Loads tables, lets one change at a time happen to each, and lets go of those that nobody uses."""

    changed: Callable[[LiveTable], None]
    """Called in the event loop after every change and when a table is loaded: bots may be due."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.changed = lambda _live: None
        self._store = store
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._busy: set[asyncio.Task[Any]] = set()
        self._listener: Listener | None = None
        self.is_closing = False

    async def open(self) -> None:
        """Begin to listen to other processes, and take up what waits for bots."""
        if self._store.is_postgres:
            self._listener = Listener(self._store.url, self.hear)
            await self._listener.start()
        for table in (await self._store.query(listing.unfinished_business))[:TAKEN_UP]:
            self.spawn(self.get(table))

    async def drain(self) -> None:
        """Refuse what comes from now on, and finish what has begun."""
        self.is_closing = True
        while self._busy:
            await asyncio.wait(self._busy)
        if self._listener is not None:
            await self._listener.stop()

    def lives(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._lives.values())

    async def claims_bots(self, key: str) -> bool:
        """Whether the bots of a table are this process's to run."""
        return self._listener is None or await self._listener.claim(key)

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

    def _show(self, live: LiveTable) -> None:
        live.thoughts.review()
        live.tell()
        self.changed(live)

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
            with _guarded(key):
                found = await self._store.query(partial(stored.load, key=key, clock=self.clock))
            if found is None:
                raise NotFound("there is no such table")
            live = self._lives[key] = LiveTable(*found)
            self._let_go(key)
        finally:
            del self._loading[key]
        self._show(live)
        return live

    def _let_go(self, newest: str) -> None:
        """Of the tables that nobody uses, those not used for longest; whoever asked for the newest is about to use it."""
        surplus = len(self._lives) - MOST_LOADED
        if surplus > 0:
            idle = [key for key, live in self._lives.items() if live.is_idle and key != newest]
            for key in idle[:surplus]:
                self._drop(key)

    def _drop(self, key: str) -> None:
        if self._lives.pop(key, None) is not None and self._listener is not None:
            self.spawn(self._listener.release(key))  # its bots may be another process's now

    # --- changing ---------------------------------------------------------------------------------------------------------------

    async def do(self, key: str, who: Guest, message: Message) -> None:
        """Carry out a message to a table: when this returns it is on disk, and shown to whoever may see it."""
        await self.change(key, partial(Table.do, who=who, message=message))

    async def new(self, who: Guest, plan: Plan) -> str:
        """Set up a table, its id. It is dealt when all seats are filled."""
        return await self.add(new_table(new_id(), plan, who, new_secret()))

    @lasting
    async def add(self, table: Table) -> str:
        """Keep a new table, its id."""
        table.clock = self.clock
        with _guarded(table.id):
            await self._store.keep(partial(stored.add, table=table), table.id)
        self._take_up(table)
        return table.id

    def _take_up(self, table: Table) -> None:
        """A table that was just written is in use."""
        table.made.clear()
        live = self._lives[table.id] = LiveTable(table, 1)
        self._let_go(table.id)
        self._show(live)

    async def rematch(self, key: str, who: Guest) -> str:
        """The one table at which the game is played again, its id: made if need be, and whoever asks sits down at it."""
        await self.change(key, partial(rematch, key=new_id(), who=who, secret=new_secret()))
        found = (await self.get(key)).table.rematch
        if found is None:
            raise NotFound("the rematch was called off just now")
        await self.do(found.table, who, Sit(None))
        return found.table

    @asynccontextmanager
    async def _held(self, key: str) -> AsyncIterator[LiveTable]:
        """A table while nobody else changes it."""
        while True:
            live = await self.get(key)
            async with live.lock:
                if self._lives.get(key) is live:  # it may have been let go while we waited
                    yield live
                    return

    @lasting
    async def change(self, key: str, do: Callable[[Table], None]) -> None:
        """Let `do` change a copy of the table, keep what it did, then show it; whatever it refuses changes nothing."""
        async with self._held(key) as live:
            for _ in range(TRIES):
                draft = live.table.copy()
                with _guarded(key):  # a crash in a rules module fails what was asked for, and nothing else
                    do(draft)
                if stored.is_same(live.table, draft):
                    return
                try:
                    await self._save(live, draft)
                    break
                except LostRace:
                    await self._refresh(live)
            else:
                raise Stale("others were quicker every time")
        self._show(live)

    async def _save(self, live: LiveTable, draft: Table) -> None:
        save = partial(stored.save, old=live.table, new=draft, version=live.version)
        try:
            with _guarded(draft.id):
                await self._store.keep(save, draft.id)
        except Internal:
            await self._refresh(live)  # it may be written all the same: nobody knows what a broken connection did last
            raise
        born, draft.born = draft.born, None
        draft.made.clear()
        live.table, live.version = draft, live.version + 1
        if born is not None:
            self._take_up(born)

    @lasting
    async def remove(self, key: str, who: Guest) -> None:
        """Do away with a table at which nobody but its owner sits (`seat_taken`)."""
        async with self._held(key) as live:
            live.table.check_removing(who.id)
            with _guarded(key):
                before = await self._store.keep(partial(stored.remove, key=key), key)
            self._forget(live)
        await self.read_again(before)

    def _forget(self, live: LiveTable) -> None:
        """The table is gone: its bots stop, hints are called off, and whoever looks on is told."""
        self._drop(live.table.id)
        live.is_gone = True
        for bot in live.bots.values():
            bot.cancel()
        live.thoughts.end()
        live.tell()

    # --- what others wrote ------------------------------------------------------------------------------------------------------

    def hear(self, key: str, version: int) -> "list[asyncio.Task[None]]":
        """Somebody else wrote to a table; `version` 0 if it is not said which one it has now; without a key, to any."""
        names = [name for name in ([key] if key else [*self._lives, *self._loading]) if self._is_behind(name, version)]
        return [] if self.is_closing else [self.spawn(self._catch_up(name, version)) for name in names]

    async def read_again(self, keys: list[str]) -> None:
        """Tables at which a change of people shows: done when it is shown."""
        await asyncio.gather(*[task for key in keys for task in self.hear(key, 0)])

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
        with _guarded(live.table.id):
            found = await self._store.query(partial(stored.refresh, old=live.table))
        if found is None:
            self._forget(live)
            raise NotFound("there is no such table any more")
        live.table, live.version = found
        self._show(live)


@contextmanager
def _guarded(key: str) -> Iterator[None]:
    """What breaks at a table is written to the log, and told without details."""
    try:
        yield
    except BosworthError:
        raise
    except Exception as error:
        if isinstance(error, SQLAlchemyError):
            log.error("table %s: the database refused: %s", key, reason_of(error))
        else:
            log.exception("table %s: something broke", key)
        raise Internal("something broke; nothing has changed") from error
