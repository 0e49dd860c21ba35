"""Whether a server is well: its database can be read, and written to."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select, text

from bosworth.server.store import schema
from bosworth.server.store.store import Store, reason_of

log = logging.getLogger(__name__)

SECONDS_KEPT: Final = 5.0
"""So long an answer is given again: however often somebody asks, the database is not asked more often."""
SECONDS_TO_ANSWER: Final = 3.0
"""A database that has not answered by then does not work."""
READING: Final = "reading"
WRITING: Final = "writing"


class Pulse:
    """Tries out whether the database works, by reading from it and writing one line that means nothing."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._task: asyncio.Task[str] | None = None
        self._tried = 0.0
        self._last = ""

    async def failing(self) -> str:
        """What does not work, `reading` or `writing`; nothing if all is well."""
        if self._task is None or (self._task.done() and self._clock() >= self._tried + SECONDS_KEPT):
            self._task = asyncio.create_task(self._try_out())
        try:
            return await asyncio.wait_for(asyncio.shield(self._task), SECONDS_TO_ANSWER)
        except TimeoutError:
            return WRITING

    async def _try_out(self) -> str:
        step, failing = READING, ""
        try:
            await self._store.query(lambda connection: connection.execute(select(schema.keys.c.name).limit(1)).first())
            step = WRITING
            await self._store.keep(_write)
        except Exception as error:  # noqa: BLE001 - whatever it is, it does not work
            failing = step
            if failing != self._last:
                log.error("the database fails at %s: %s", failing, reason_of(error))
        self._last, self._tried = failing, self._clock()
        return failing


def _write(connection: Connection) -> None:
    """Note the time in a line of its own."""
    note = text("INSERT INTO keys (name, value) VALUES ('pulse', :now) ON CONFLICT (name) DO UPDATE SET value = :now")
    connection.execute(note, {"now": str(time.time())})
