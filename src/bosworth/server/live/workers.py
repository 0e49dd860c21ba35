"""Bots think in processes of their own, never in the one that serves pages: a slow or broken bot cannot hold up a table.

Every worker is an executor with one process, so that a process which hangs or dies is replaced without disturbing the others.
Whoever decides at first sight does not wait for those who think long: these never have all processes.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_longlong
from dataclasses import replace
from itertools import count
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Final, TypeVar

from bosworth.bots import BOTS, Advice, make_bot
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.edition import Prospect
from bosworth.table.thinking import Foresight, Job, Thought, advise, foretell

T = TypeVar("T")
log = logging.getLogger(__name__)

SIMPLE_BOT: Final = "greedy"
"""Who plays when the bot that should has failed twice."""
SECONDS_TO_START: Final = 30.0
"""How long a new process may take until it is ready to think."""
LEAST: Final = 2
"""Processes without which a long thought would hold up the quick ones."""


# --- in the process -------------------------------------------------------------------------------------------------------------


class Mind:
    """What a process that thinks shares with the server."""

    called_off = c_longlong(0)
    """The number of the last thought that nobody waits for any more."""


def begin(called_off: c_longlong) -> None:
    """What a process does first."""
    Mind.called_off = called_off
    end_with_parent()


def think(job: Job, number: int) -> Thought:
    """What the bot would do; it comes to an end when the thought of this number is called off."""
    return advise(job, lambda: Mind.called_off.value >= number)


def end_with_parent() -> None:
    """End this process when the server is gone, however it went: nobody would ever ask anything again."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def warm_up() -> None:
    """Load games and bots before the first question comes."""
    for name in GAMES:
        for bot in BOTS:
            make_bot(bot, find_game(name), Random(0))


# --- in the server --------------------------------------------------------------------------------------------------------------


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._called_off: c_longlong = context.RawValue(c_longlong, 0)
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin, initargs=(self._called_off,))
        self._ready = self._pool.submit(warm_up)

    async def ask(self, job: Job, number: int, seconds: float) -> Thought:
        """The answer, in time; otherwise `TimeoutError`, or whatever went wrong in the process."""
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._ready)), SECONDS_TO_START)
        thought = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(think, job, number)), seconds)
        if thought.advice.action not in job.offers:
            raise ValueError(f"{job.bot} chose {thought.forms[0]}, which is not offered")
        return thought

    async def foretell(self, question: Foresight, seconds: float) -> Prospect:
        """What a battle promises, in time."""
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._ready)), SECONDS_TO_START)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(foretell, question)), seconds)

    def call_off(self, number: int) -> None:
        """Nobody waits for this thought any more: it ends as soon as it looks up."""
        self._called_off.value = number

    def stop(self, wait: bool = False) -> None:
        """End the process at once, whatever it does."""
        for process in list((self._pool._processes or {}).values()):  # a pool cannot be told to stop thinking
            process.kill()
        self._pool.shutdown(wait=wait, cancel_futures=True)


class Workers:
    """The processes that think, each asked one thing at a time."""

    def __init__(self, number: int, seconds: float) -> None:
        number = max(LEAST, number)
        self._seconds = seconds
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._places = {True: asyncio.Semaphore(number), False: asyncio.Semaphore(number - 1)}
        """How many may think at a time, of those who are quick and of those who are not."""
        self._numbers = count(1)
        self._all: set[Worker] = set()
        self._is_stopped = False
        for _ in range(number):
            self._add()

    def _add(self) -> None:
        worker = Worker()
        self._all.add(worker)
        self._free.put_nowait(worker)

    async def decide(self, job: Job) -> tuple[str, ...]:
        """What the bot does, in its text form."""
        return (await self.advise(job)).forms

    async def advise(self, job: Job) -> Thought:
        """What the bot would do: it is asked twice, then a simpler one, so that there is always an answer.

        If whoever asks goes away, the thought is called off.
        """
        for bot in (job.bot, job.bot, SIMPLE_BOT):
            try:
                return await self._ask(replace(job, bot=bot))
            except Exception:
                log.exception("bot %s failed in %s", bot, job.game)
        action = Random(job.seed).choice(job.offers)
        return Thought((find_game(job.game).write(action),), Advice(action, "reason-none"))

    async def foretell(self, question: Foresight) -> Prospect:
        """What a battle promises."""
        return await self._with_worker(True, lambda worker, _: worker.foretell(question, self._seconds))

    async def _ask(self, job: Job) -> Thought:
        return await self._with_worker(job.is_quick, lambda worker, number: worker.ask(job, number, self._seconds))

    async def _with_worker(self, is_quick: bool, ask: Callable[[Worker, int], Awaitable[T]]) -> T:
        """Whoever asks may go away meanwhile: the process ends its thought, and is then asked by others."""
        places = self._places[is_quick]
        await places.acquire()
        try:
            worker = await self._free.get()
        except asyncio.CancelledError:
            places.release()
            raise
        number = next(self._numbers)
        thinking = asyncio.create_task(self._think(worker, ask(worker, number)))
        thinking.add_done_callback(lambda _done: places.release())
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            worker.call_off(number)
            raise

    async def _think(self, worker: Worker, answer: Awaitable[T]) -> T:
        is_well = True  # also if the bot fails: its process is fine
        try:
            return await answer
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            is_well = False
            raise
        finally:
            self._give_back(worker, is_well)

    def _give_back(self, worker: Worker, is_well: bool) -> None:
        if is_well and not self._is_stopped:
            self._free.put_nowait(worker)
            return
        worker.stop()
        self._all.discard(worker)
        if not self._is_stopped:
            self._add()

    def stop(self) -> None:
        """End all processes."""
        self._is_stopped = True
        for worker in self._all:
            worker.stop(wait=True)
