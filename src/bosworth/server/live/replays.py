"""Replays: a part of a game is played again, which takes a while; so few do it at a time, and answers are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from bosworth.server.live.tables import Tables, new_secret
from bosworth.server.store.people import new_id
from bosworth.table import opening
from bosworth.table.chairs import Guest
from bosworth.table.memory import moments
from bosworth.table.shown import Shown

T = TypeVar("T")
Stretch = tuple[str, int | None, int, int]
"""A table, a seat, the first and the last action."""

THREADS: Final = 2
MOST_KEPT: Final = 16
"""Answers kept in memory, of up to a few megabytes each."""


class Replays:
    """Whatever needs a game to be played again, in threads of its own, so that nothing else waits for it.

    `person` is the id of whoever asks, empty for a stranger.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._threads = ThreadPoolExecutor(THREADS, "bosworth-replays")
        self._kept: OrderedDict[Stretch, list[Shown]] = OrderedDict()

    async def moments(self, table: str, person: str, seat: int | None, first: int, last: int) -> list[Shown]:
        """What a seat saw after actions `first` … `last` (at most 64), without offers; of a game that is over, any seat."""
        found = (await self._tables.get(table)).table
        found.check_looking_back(person, seat)
        stretch, match = (table, seat, first, last), found.begun()
        if stretch not in self._kept:
            shown = await self.run(lambda: moments(match, seat, first, last))
            if last > match.settled:
                return shown
            self._kept[stretch] = shown  # where nothing can be taken back any more, it stays so
        self._kept.move_to_end(stretch)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[stretch]

    async def draws(self, table: str, person: str) -> list[list[Any]]:
        """After the end, every draw of chance as [kind, n, outcome]: a die, a pick from 0, a shuffle as positions."""
        found = (await self._tables.get(table)).table
        return await self.run(lambda: found.draws(person))

    async def take_in(self, who: Guest, text: str, name: str = "") -> str:
        """Import a record as a new table; its human seats are mine, its bots stay. `bad_record` names the damaged line."""
        return await self._tables.add(await self.run(lambda: opening.take_in(new_id(), text, who, new_secret(), name)))

    async def branch(self, who: Guest, table: str, number: int, name: str = "") -> str:
        """ "What if": a new table that goes on after action `number`, with dice of its own.

        Of a running game only whoever holds all seats that are not bots' may do this (`not_over`).
        """
        origin = (await self._tables.get(table)).table
        return await self._tables.add(await self.run(lambda: opening.branch(origin, new_id(), number, who, new_secret(), name)))

    async def run(self, work: Callable[[], T]) -> T:
        """Whatever else goes through a whole game."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def stop(self) -> None:
        """Answer no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
