"""What is cut off in the middle, or comes while something else is under way, breaks nothing and is not missed."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from tests.server.guests import duel, house_at, run, soon

from bosworth.bots import Advice
from bosworth.kernel.errors import BosworthError
from bosworth.server import schema, store_tables
from bosworth.server import workers as module
from bosworth.server.house import House
from bosworth.server.store import Store
from bosworth.server.workers import Thought, Workers
from bosworth.table.thinking import Job


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'bosworth.db'}"


def tell(url: str, story: Callable[[House, House], Awaitable[None]]) -> None:
    """Two houses on one database that do not hear of each other."""

    async def whole() -> None:
        async with house_at(url, None) as one, house_at(url, None) as two:
            await story(one, two)

    run(whole())


class Gate:
    """Holds up the writer until it is opened."""

    def __init__(self, store: Store) -> None:
        self._open, self.is_reached = threading.Event(), threading.Event()
        self.write = store.write(self._wait)
        assert self.is_reached.wait(30)

    def _wait(self, _connection: Connection) -> None:
        self.is_reached.set()
        assert self._open.wait(30)

    def open(self) -> None:
        self._open.set()
        self.write.result(30)


# --- the writer -----------------------------------------------------------------------------------------------------------------


def test_a_write_that_was_called_off_does_not_stop_the_writer(url: str) -> None:
    store = Store(url)
    store.open()
    try:
        gate, done = Gate(store), []
        given_up = store.write(lambda _: done.append("given up"))
        assert given_up.cancel()
        assert not gate.write.cancel(), "it has begun"
        gate.open()
        store.write(lambda _: done.append("next")).result(30)
        assert done == ["next"]
    finally:
        store.close()


def test_what_a_person_asked_for_is_written_although_the_page_is_gone(url: str) -> None:
    async def story() -> None:
        async with house_at(url, None) as house:
            gate = await asyncio.to_thread(Gate, house.store)
            asked = asyncio.create_task(house.people.create_guest("Ann"))
            await asyncio.sleep(0.05)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await asyncio.to_thread(gate.open)
            await house.people.create_guest("Bob")
            names = await house._read(lambda connection: list(connection.scalars(select(schema.people.c.name))))
            assert sorted(names) == ["Ann", "Bob"]

    run(story())


# --- bots -----------------------------------------------------------------------------------------------------------------------


class Patient:
    """Stands for a process that thinks until it may answer."""

    stopped = 0

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def ask(self, _job: Job, _seconds: float) -> Thought:
        await self.may_answer.wait()
        return "pass", Advice(0, "reason-none")

    def stop(self, wait: bool = False) -> None:
        Patient.stopped += 1


def test_whoever_goes_away_while_a_bot_thinks_costs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Worker", Patient)
    monkeypatch.setattr(Patient, "stopped", 0)
    job = Job("richard3", "greedy", 0, {}, (0,), b"seed")

    async def story() -> None:
        workers = Workers(1, 2.0)
        [worker] = workers._all
        asked, waiting = asyncio.create_task(workers.advise(job)), asyncio.create_task(workers.advise(job))
        await asyncio.sleep(0.01)
        asked.cancel(), waiting.cancel()
        await asyncio.gather(asked, waiting, return_exceptions=True)
        assert workers._free.empty(), "it still thinks"
        worker.may_answer.set()  # type: ignore[attr-defined] # it is a Patient
        assert await asyncio.wait_for(workers.decide(job), 10) == "pass"
        assert (Patient.stopped, workers._all) == (0, {worker})

    run(story())


# --- several processes ----------------------------------------------------------------------------------------------------------


def test_what_a_refused_change_found_out_is_shown(url: str) -> None:
    async def story(one: House, two: House) -> None:
        ann, bob, cat = [await one.people.create_guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await one.new_table(ann, "richard3", {"scenario": "1480"}, ["me", "open"])
        told: list[int] = []
        watch = await two.watch(table, ann, lambda: told.append(1))
        watch.look(0)
        await one.sit(table, bob, 1)
        told.clear()
        with pytest.raises(BosworthError) as refused:
            await two.sit(table, cat, 1)
        assert refused.value.code == "seat_taken"
        assert told, "Ann sees at once that Bob has come"
        assert [type(news).__name__ for news in watch.news()] == ["Room", "Shown"]

    tell(url, story)


def test_what_is_written_while_a_table_is_loaded_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has_read, may_go_on, load = threading.Event(), threading.Event(), store_tables.load

    def slow(*given: Any, **named: Any) -> Any:
        found = load(*given, **named)
        has_read.set()
        assert may_go_on.wait(30)
        return found

    async def story(one: House, two: House) -> None:
        table, ann, _ = await duel(one)
        monkeypatch.setattr(store_tables, "load", slow)
        loading = asyncio.create_task(two.room(table, ann))
        await asyncio.to_thread(has_read.wait, 30)
        await one.rename(table, ann, "Barnet")
        two._hall.hear(table, 3)
        may_go_on.set()
        await loading
        await soon(lambda: two._hall.lives()[0].table.name == "Barnet")

    tell(url, story)
