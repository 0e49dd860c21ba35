"""Looking back: a game is played again from its deal, which takes a while; so few do it at a time, and answers are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from bosworth.kernel.match import Match
from bosworth.table.memory import moments
from bosworth.table.shown import Shown

T = TypeVar("T")
Stretch = tuple[str, int | None, int, int]
"""A table, a seat, the first and the last action."""

THREADS: Final = 2
MOST_KEPT: Final = 16
"""Answers kept in memory, of up to a few megabytes each."""


class Replays:
    """Answers questions about earlier moments in threads of its own, so that nothing else waits for them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "bosworth-replays")
        self._kept: OrderedDict[Stretch, list[Shown]] = OrderedDict()

    async def moments(self, table: str, match: Match, seat: int | None, first: int, last: int) -> list[Shown]:
        """What a seat saw after actions `first` … `last`; where nothing can be taken back any more, that stays so."""
        stretch = table, seat, first, last
        if stretch in self._kept:
            self._kept.move_to_end(stretch)
            return self._kept[stretch]
        found = await self.run(lambda: moments(match, seat, first, last))
        if last <= match.settled:
            self._keep(stretch, found)
        return found

    def _keep(self, stretch: Stretch, found: list[Shown]) -> None:
        self._kept[stretch] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that takes long."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def stop(self) -> None:
        """Answer no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
