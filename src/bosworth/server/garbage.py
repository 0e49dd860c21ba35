"""Tidying up: a full garbage collection every few minutes, when nobody notices.

Collections that come by themselves are rare here, as each one stops all tables; without full ones, what the connections that
have ended leave behind would stay for ever.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

ROUND: Final = 1.0
"""Seconds from one look round to the next."""
EVERY: Final = 180.0
"""Seconds after which it is time to tidy up, as soon as there is a quiet moment."""
LATEST: Final = 600.0
"""Seconds after which it is done even if there is none."""


class Tidying:
    """Tidies up in quiet moments; `activity` is a number that grows with everything that is done."""

    def __init__(
        self,
        activity: Callable[[], int],
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._activity = activity
        self._collect = collect
        self._clock = clock
        self._last = clock()
        self._known = activity()

    async def run(self) -> None:
        """Look round for ever."""
        while True:
            await asyncio.sleep(ROUND)
            self.look_round()

    def look_round(self) -> None:
        """Tidy up if it is time and nothing was done since the last look, or if it cannot wait any longer."""
        now, waited = self._activity(), self._clock() - self._last
        is_quiet, self._known = now == self._known, now
        if waited >= LATEST or (waited >= EVERY and is_quiet):
            self._collect()
            self._last = self._clock()
