"""Analyses: games that are over are judged, decision by decision, by the processes that think for bots."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bosworth.bots.analysis import ANALYST, Decision, decisions, judgement
from bosworth.server.live.replays import Replays
from bosworth.server.live.tables import Tables
from bosworth.table.errors import NotOver
from bosworth.table.looking_back import Analysis, Judged, Outcome, look_back_at
from bosworth.table.table import Table
from bosworth.table.thinking import Job, Thought

log = logging.getLogger(__name__)

Advise = Callable[[Job], Awaitable[Thought]]
"""Finds what a bot would do and what it promises; runs elsewhere, never in the event loop."""
MOST_KEPT: Final = 16
"""Games whose analysis is kept when it is complete."""
AT_ONCE: Final = 1
"""Games that are judged at a time, one decision after the other: bots that somebody plays against come in between."""


class _Work:
    """The analysis of one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.found: list[Judged] = []
        self.judged = 0
        self.of: int | None = None
        self.trouble: Exception | None = None
        """Why the game cannot be judged."""
        self.task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to judge."""
        return self.trouble is not None or self.judged == self.of


class Analyses:
    """The games that are, or have been, judged since the server started; the last ones are kept."""

    def __init__(self, tables: Tables, replays: Replays, advise: Advise | None) -> None:
        self._tables = tables
        self._replays = replays
        self._advise = advise
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def of(self, table: str, person: str, seat: int | None) -> Analysis:
        """How far a game has been judged from the eyes of a seat (None: of all); whoever asks first has it begun."""
        found = (await self._tables.get(table)).table
        found.check_looking_back(person, seat)
        if found.status != "over":
            raise NotOver("what each seat knew stays its own until the game is over")
        work, match = self._work(table, found), found.begun()
        if work.trouble is not None:
            raise work.trouble
        seen = [one for one in work.found if seat in (None, one[0].seat)]
        return look_back_at(found.game, seen, work.judged, work.of, Outcome(match.rev, match.state.returns()))

    def _work(self, key: str, table: Table) -> _Work:
        if key not in self._works:
            self._works[key] = _Work(table)
            self._works[key].task = asyncio.create_task(self._judge(self._works[key]))
        self._works.move_to_end(key)
        done = [key for key, work in self._works.items() if work.is_done]
        for oldest in done[:-MOST_KEPT]:
            del self._works[oldest]
        return self._works[key]

    async def _judge(self, work: _Work) -> None:
        """All decisions in turn; one that cannot be judged is passed over."""
        game, match = work.table.game, work.table.begun()
        async with self._turn:
            try:
                chosen = await self._replays.run(lambda: list(decisions(game, match.record)))
            except Exception as trouble:
                log.exception("table %s could not be judged", work.table.id)
                work.trouble = trouble
                return
            work.of = len(chosen)
            for decision in chosen:
                await self._judge_one(work, decision)
                work.judged += 1

    async def _judge_one(self, work: _Work, decision: Decision) -> None:
        if self._advise is None:
            return
        try:
            thought = await self._advise(_job(work.table, decision))
        except Exception:
            log.exception("action %s of table %s could not be judged", decision.number, work.table.id)
            return
        found = judgement(decision, thought.advice)
        if found is not None:
            work.found.append((replace(decision, heard=()), found))  # words need no more than the view

    async def stop(self) -> None:
        """Judge no more."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _job(table: Table, decision: Decision) -> Job:
    seed = f"{decision.seat}:{decision.number}".encode()
    return Job(table.game.info.id, ANALYST, decision.seat, decision.view, decision.offers, decision.heard, seed, decision.chain)
