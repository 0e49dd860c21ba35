"""Bot turns: bots decide wherever one is due, each seat one thought at a time; a thought whose position is gone is called off."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from bosworth.kernel.errors import BosworthError, Illegal, Malformed, NotYourTurn, Stale
from bosworth.server.live.errors import Closing
from bosworth.server.live.table import LiveTable
from bosworth.server.live.tables import Tables
from bosworth.table.chairs import Guest
from bosworth.table.errors import NotYourSeat
from bosworth.table.messages import BotAct
from bosworth.table.thinking import Job

log = logging.getLogger(__name__)

Think = Callable[[Job], Awaitable[Sequence[str]]]
"""Finds what a bot does, in text forms, from what the bot's seat sees; runs elsewhere, never in the event loop."""
SHOWN_AFTER: Final = 0.25
"""Seconds after which it is shown that a bot thinks: most do not take so long."""
PATIENCE: Final = 5.0
"""Seconds until a bot is asked again that could not answer."""
NOBODY: Final = Guest("", "")
"""A bot is no person: it owns nothing, and acts only where a bot plays."""


class BotTurns:
    """The bots of all tables in use."""

    def __init__(self, tables: Tables, think: Think | None) -> None:
        self._tables = tables
        self._think = think
        tables.changed = self.start_due
        self._failed: dict[tuple[str, int], float] = {}  # until when they are not asked again

    def start_due(self, live: LiveTable) -> None:
        """Let every bot of the table think that is to act and does not think yet."""
        if self._think is None or self._tables.is_closing:
            return
        now = asyncio.get_running_loop().time()
        for seat in live.table.bots_due():
            if seat not in live.bots and self._failed.get((live.table.id, seat), 0.0) <= now:
                self._failed.pop((live.table.id, seat), None)
                live.bots[seat] = asyncio.create_task(self._play(live, seat))

    async def stop(self) -> None:
        """Stop all bots."""
        tasks = [task for live in self._tables.lives() for task in live.bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Decide as long as the seat is to act; if another process does, that is asked again on every round."""
        bell = asyncio.get_running_loop().call_later(SHOWN_AFTER, self._show, live, seat)
        is_ours = True
        try:
            while (is_ours := await self._tables.claims_bots(live.table.id)) and seat in live.table.bots_due():
                await self._decide(live, seat)
        except Closing:
            return
        except Exception:
            log.exception("the bot of seat %s at table %s failed", seat, live.table.id)
            self._failed[live.table.id, seat] = asyncio.get_running_loop().time() + PATIENCE
        finally:
            bell.cancel()
            del live.bots[seat]
            if seat in live.thinking:
                live.thinking.discard(seat)
                live.tell()
        if is_ours:
            self.start_due(live)  # it may have become due again in the meantime

    def _show(self, live: LiveTable, seat: int) -> None:
        live.thinking.add(seat)
        live.tell()

    async def _decide(self, live: LiveTable, seat: int) -> None:
        """One thought, and what it leads to up to the next barrier; if the position has moved on meanwhile, it is dropped."""
        table = live.table
        rev, job = table.rev(seat), table.job(seat)
        assert self._think is not None

        def is_wanted() -> bool:
            return seat in live.table.bots_due() and live.table.rev(seat) == rev

        with suppress(Stale, NotYourSeat, NotYourTurn):
            await self._carry_out(live, job, rev, await live.thoughts.wait(self._think(job), is_wanted))

    async def _carry_out(self, live: LiveTable, job: Job, rev: int, forms: Sequence[str]) -> None:
        try:
            await self._tables.do(live.table.id, NOBODY, BotAct(job.seat, rev, list(forms)))
        except (Illegal, Malformed) as error:
            raise BosworthError(f"{job.bot} wants {' · '.join(forms)!r}, which is not offered") from error
