"""Bots think in processes of their own; one that fails, hangs or dies never holds up a table."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from tests.server.guests import SECONDS, soon

from bosworth.bots import BOTS, Advice, Bot
from bosworth.games import game as find_game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.view import View
from bosworth.server.live import workers as module
from bosworth.server.live.workers import Worker, Workers
from bosworth.table.thinking import Job, Thought, advise


def a_job(bot: str = "greedy") -> Job:
    game = find_game("richard3")
    state = game.new(game.info.settle({"scenario": "1480"}), FastDice(1))
    seat = state.actors()[0]
    return Job("richard3", bot, seat, game.view(state, seat), tuple(state.legal(seat)), (), b"seed")


@contextmanager
def processes(number: int = 1, seconds: float = SECONDS) -> Iterator[Workers]:
    workers = Workers(number, seconds)
    try:
        yield workers
    finally:
        workers.stop()


class Stubborn(Worker):
    """Stands for a process in which experts fail, and masters never come to an end."""

    asked: list[str] = []  # noqa: RUF012 - all of them, to look at afterwards

    async def ask(self, job: Job, number: int, seconds: float) -> Thought:
        Stubborn.asked.append(job.bot)
        if job.bot == "expert":
            raise ValueError("no idea")
        if job.bot == "master":
            await asyncio.wait_for(asyncio.sleep(60), seconds)
        return await super().ask(job, number, seconds)


def test_a_bot_in_another_process_decides_as_it_would_here() -> None:
    async def run() -> None:
        with processes() as workers:
            job = a_job()
            assert await workers.decide(job) == advise(job).forms
            thought = await workers.advise(job)
            assert thought.advice.action in job.offers
            assert thought.advice.reason
            assert thought.forms[0] == find_game("richard3").write(thought.advice.action)

    asyncio.run(run())


def test_a_process_that_dies_is_replaced_and_the_answer_comes() -> None:
    async def run() -> None:
        with processes() as workers:
            await workers.decide(a_job())
            before = set(workers._all)
            for process in [process for worker in before for process in worker._pool._processes.values()]:
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            assert await workers.decide(a_job()) == advise(a_job()).forms
            assert workers._all != before
            assert len(workers._all) == len(before)

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["expert", "master"])
def test_a_bot_that_fails_is_asked_again_then_a_simple_one_plays(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Worker", Stubborn)
    Stubborn.asked.clear()

    async def run() -> None:
        with processes(seconds=0.5) as workers:
            job = a_job(bot)
            thought = await workers.advise(job)
            assert thought.advice.action in job.offers
            assert thought.forms[0] == find_game("richard3").write(thought.advice.action)
        assert Stubborn.asked == [bot, bot, "greedy"]

    asyncio.run(run())


def test_when_every_process_fails_any_offer_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Worker, job: Job, number: int, seconds: float) -> Thought:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(Worker, "ask", fail)

    async def run() -> None:
        with processes() as workers:
            [form] = await workers.decide(a_job())
            game = find_game("richard3")
            assert game.parse(form, a_job().seat) in a_job().offers

    asyncio.run(run())


def test_a_choice_that_is_not_offered_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "advise", lambda job, is_called_off: Thought(("dance",), Advice(-1, "reason-none")))
    with ThreadPoolExecutor(1) as pool:
        monkeypatch.setattr(module, "ProcessPoolExecutor", lambda *_, **__: pool)
        with pytest.raises(ValueError, match="greedy chose dance"):
            asyncio.run(Worker().ask(a_job(), 1, SECONDS))


def test_many_questions_wait_their_turn() -> None:
    async def run() -> None:
        with processes(2) as workers:
            jobs = [replace(a_job("random"), seed=bytes([number])) for number in range(20)]
            forms = await asyncio.gather(*(workers.decide(job) for job in jobs))
            assert forms == [advise(job).forms for job in jobs]

    asyncio.run(run())


class Patient:
    """Stands for a process that thinks until it may answer, or its thought is called off."""

    stopped = 0

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked: list[str] = []
        self.called_off: list[int] = []

    async def ask(self, job: Job, _number: int, _seconds: float) -> Thought:
        self.asked.append(job.bot)
        await self.may_answer.wait()
        return Thought(("pass",), Advice(0, "reason-none"))

    def call_off(self, number: int) -> None:
        self.called_off.append(number)
        self.may_answer.set()

    def stop(self, wait: bool = False) -> None:
        Patient.stopped += 1


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Worker", Patient)
    monkeypatch.setattr(Patient, "stopped", 0)
    monkeypatch.setattr("bosworth.table.thinking.tries_out", lambda bot, _game: bot == "master")


def asks_of(workers: Workers) -> list[str]:
    return [bot for worker in workers._all for bot in cast("Patient", worker).asked]


def nothing_to_see(bot: str) -> Job:
    return Job("richard3", bot, 0, View(0, None), (0,), (), b"seed")


@pytest.mark.usefixtures("patient")
def test_whoever_goes_away_calls_the_thought_off_and_costs_no_process() -> None:
    async def story() -> None:
        workers = Workers(2, SECONDS)
        everyone = set(workers._all)
        asked = asyncio.create_task(workers.advise(nothing_to_see("master")))
        waiting = asyncio.create_task(workers.advise(nothing_to_see("master")))
        await soon(lambda: asks_of(workers) == ["master"])
        waiting.cancel()
        asked.cancel()
        await asyncio.gather(asked, waiting, return_exceptions=True)
        assert [number for worker in everyone for number in cast("Patient", worker).called_off] == [1]
        await soon(lambda: workers._free.qsize() == 2)
        for worker in everyone:
            cast("Patient", worker).may_answer.set()
        assert await asyncio.wait_for(workers.decide(nothing_to_see("master")), SECONDS) == ("pass",)
        assert (Patient.stopped, workers._all) == (0, everyone)

    asyncio.run(story())


@pytest.mark.usefixtures("patient")
def test_whoever_decides_at_first_sight_never_waits_behind_long_thoughts() -> None:
    async def story() -> None:
        workers = Workers(3, SECONDS)
        long = [asyncio.create_task(workers.decide(nothing_to_see("master"))) for _ in range(5)]
        await soon(lambda: asks_of(workers) == ["master", "master"])
        quick = asyncio.create_task(workers.decide(nothing_to_see("gentle")))
        await soon(lambda: sorted(asks_of(workers)) == ["gentle", "master", "master"])
        for worker in workers._all:
            cast("Patient", worker).may_answer.set()
        await asyncio.gather(quick, *long)

    asyncio.run(story())


def endless(job: Job, is_called_off: Callable[[], bool]) -> Thought:
    """Thinks until its thought is called off."""
    while not is_called_off():
        time.sleep(0.001)
    return Thought((job.bot,), Advice(job.offers[0], "reason-none"))


def test_a_thought_that_is_called_off_ends_in_its_process_and_the_next_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "advise", endless)

    async def story() -> None:
        with ThreadPoolExecutor(1) as pool:
            monkeypatch.setattr(module, "ProcessPoolExecutor", lambda *_, **__: pool)
            worker = Worker()
            monkeypatch.setattr(module.Mind, "called_off", worker._called_off)
            first = asyncio.create_task(worker.ask(a_job("master"), 1, SECONDS))
            second = asyncio.create_task(worker.ask(a_job("gentle"), 2, SECONDS))
            worker.call_off(1)
            assert (await first).forms == ("master",)
            assert not second.done()
            worker.call_off(2)
            assert (await second).forms == ("gentle",)

    asyncio.run(story())


def test_the_server_and_its_process_share_what_is_called_off() -> None:
    """The process is given a number, and sees what the server writes there."""

    async def story() -> None:
        worker = Worker()
        try:
            await asyncio.wrap_future(worker._ready)
            seen = [worker._pool.submit(last_called_off).result(SECONDS)]
            worker.call_off(7)
            seen.append(worker._pool.submit(last_called_off).result(SECONDS))
            assert seen == [0, 7]
        finally:
            worker.stop(wait=True)

    asyncio.run(story())


def last_called_off() -> int:
    """What the process knows."""
    return module.Mind.called_off.value


def test_the_simple_bot_exists() -> None:
    assert module.SIMPLE_BOT in BOTS
    assert issubclass(BOTS[module.SIMPLE_BOT], Bot)


def test_when_the_server_is_killed_its_processes_end_too(tmp_path: Path) -> None:
    script = (
        "import asyncio, os\n"
        "from bosworth.server.live.workers import Workers\n"
        "from tests.server.live.test_workers import a_job\n"
        "async def main():\n"
        "    workers = Workers(1, 120)\n"
        "    await workers.decide(a_job())\n"
        "    worker = next(worker for worker in workers._all if worker._pool._processes)\n"
        "    print(list(worker._pool._processes)[0], flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    path = tmp_path / "server.py"
    path.write_text(script)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    ran = subprocess.run(
        [sys.executable, str(path)], env=environment, capture_output=True, text=True, check=False, timeout=2 * SECONDS
    )
    worker = int(ran.stdout)  # the pipe is closed: it was the last to hold it
    assert ran.returncode == -signal.SIGKILL
    deadline = time.monotonic() + SECONDS
    while _is_there(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _is_there(worker)


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
