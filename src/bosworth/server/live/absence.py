"""Absence: who is at a table, and bots that take over from those who have left."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from bosworth.server.live import presence
from bosworth.server.live.bot_turns import BotTurns
from bosworth.server.live.table import LiveTable
from bosworth.server.live.tables import Tables
from bosworth.server.live.watch import Check, Watch
from bosworth.server.store.store import Store
from bosworth.table.chairs import PERSON
from bosworth.table.table import Table

log = logging.getLogger(__name__)

ROUND: Final = 1.0
"""Seconds from one round through the tables to the next."""
SEARCH: Final = 30.0
"""Seconds from one search for tables that nobody uses, and at which somebody's time is up, to the next."""


class Absence:
    """Admits pages to tables, and goes round them once a second."""

    def __init__(self, tables: Tables, bot_turns: BotTurns, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._bot_turns = bot_turns
        self._clock = clock = tables.clock
        self._task: asyncio.Task[None] | None = None
        self._began = self._searched = clock()
        self._last_found = ""

    def start(self) -> None:
        """Begin to go round."""
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """Go round no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def watch(self, table: str, person: str, callback: Callable[[], None], check: Check = lambda _room: None) -> Watch:
        """A page is opened: `callback` runs in the event loop whenever there may be news. Close it when the page goes."""
        live = await self._tables.get(table)
        live.table.check_looking(person, None)
        watch = Watch(live, person, callback, check, lambda gone: self._closed(live, gone))
        live.tell()  # before the new one is among them: it is about to look anyway
        live.watches.add(watch)
        for seat in live.table.seats_of(person):
            live.absent.pop(seat, None)
        self._bot_turns.start_due(live)
        return watch

    def _closed(self, live: LiveTable, watch: Watch) -> None:
        live.watches.discard(watch)
        if not live.is_here(watch.person) and not self._tables.is_closing:
            seats = live.table.seats_of(watch.person)
            live.absent.update(dict.fromkeys(seats, self._clock()))
            presence.note(self._store, live, seats, self._clock())
        live.tell()

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            for live in self._tables.lives():
                try:
                    await self.visit(live)
                except Exception:
                    log.exception("something broke on the way round, at table %s", live.table.id)
            if self._searched + SEARCH <= self._clock():
                await self._search()

    async def _search(self) -> None:
        """Load the tables that nobody uses and at which somebody's time is up: on the next round they are visited."""
        self._searched = self._clock()
        try:
            found = await presence.abandoned(self._store, self._searched, self._last_found)
        except Exception:
            log.exception("tables that were left cannot be looked for now")
            return
        self._last_found = found[-1] if len(found) >= presence.MOST_FOUND else ""
        for table in found:
            self._tables.spawn(self._tables.get(table))

    async def visit(self, live: LiveTable) -> None:
        """Hand over the seats whose time is up, and remind the bots."""
        if live.table.status != "playing":
            return
        presence.note_waiting(self._store, live, self._clock())
        for seat in range(len(live.table.chairs)):
            if await self._is_gone(live, seat):
                await self._tables.change(live.table.id, partial(self._hand_over, live, seat))
        self._bot_turns.start_due(live)

    async def _is_gone(self, live: LiveTable, seat: int) -> bool:
        """Whether the time of a seat is up, and no other process has seen its owner since."""
        if self._is_up(live, live.table, seat) and live.table.overdue(seat) is None:
            since = live.absent.get(seat, self._began)
            live.absent[seat] = max(since, await presence.last_seen(self._store, live, seat))
        return self._is_up(live, live.table, seat)

    def _hand_over(self, live: LiveTable, seat: int, draft: Table) -> None:
        if self._is_up(live, draft, seat):
            draft.hand_over(seat)

    def _is_up(self, live: LiveTable, table: Table, seat: int) -> bool:
        """Whether the owner has left for longer than was agreed; or, if that was agreed, is away from the page while due."""
        now, overdue, chair = self._clock(), table.overdue(seat), table.chairs[seat]
        if overdue is not None:
            return overdue <= now
        if table.settings.absence != "bot" or chair.kind != PERSON or chair.due is None or live.is_here(chair.person):
            return False
        return max(live.absent.get(seat, self._began), chair.due) + table.settings.grace <= now
