"""The pulse of a server: it notices that its database cannot be read or written, and costs next to nothing."""

import asyncio
import logging
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.gate import Gate
from tests.server.guests import run
from tests.server.running import RICHARD, Live

from bosworth import __version__
from bosworth.server.store import health
from bosworth.server.store.health import SECONDS_KEPT, Pulse
from bosworth.server.store.store import Store


class Counting:
    """A store that counts what it is asked for, and may be told to fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reads = self.writes = 0
        self.broken = ""

    async def query(self, do: Any) -> Any:
        self.reads += 1
        if self.broken == "reading":
            raise OSError("the disk is gone")
        return await self.store.query(do)

    async def keep(self, do: Any) -> Any:
        self.writes += 1
        if self.broken == "writing":
            raise OSError("the disk is full")
        return await self.store.keep(do)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(any_url: str) -> Iterator[Counting]:
    found = Store(any_url)
    found.open()
    yield Counting(found)
    found.close()


def test_a_healthy_server_says_so(store: Counting) -> None:
    pulse = Pulse(store)  # type: ignore[arg-type]
    assert run(pulse.failing()) == ""
    assert (store.reads, store.writes) == (1, 1)


def test_however_many_ask_the_database_is_asked_once(store: Counting) -> None:
    clock = Clock()
    pulse = Pulse(store, clock)  # type: ignore[arg-type]

    async def many() -> set[str]:
        return set(await asyncio.gather(*[pulse.failing() for _ in range(50)])) | {await pulse.failing()}

    async def later() -> None:
        assert await many() == {""}
        assert store.writes == 1
        clock.now += SECONDS_KEPT
        assert await many() == {""}
        assert store.writes == 2

    run(later())


@pytest.mark.parametrize("broken", ["reading", "writing"])
def test_what_fails_is_told_and_logged_once_without_a_traceback(
    store: Counting, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    pulse = Pulse(store, clock)  # type: ignore[arg-type]

    async def ask() -> str:
        clock.now += SECONDS_KEPT
        return await pulse.failing()

    async def ill_then_well() -> list[str]:
        store.broken = broken
        ill = [await ask() for _ in range(3)]
        store.broken = ""
        return [*ill, await ask()]

    with caplog.at_level(logging.ERROR):
        assert run(ill_then_well()) == [broken, broken, broken, ""]
    assert [(record.exc_info, broken in record.getMessage()) for record in caplog.records] == [(None, True)]


def test_a_database_that_does_not_answer_counts_as_failing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 0.01)
    store = Store(url)
    store.open()

    async def stuck() -> None:
        gate, pulse = Gate(store), Pulse(store)
        assert await pulse.failing() == "writing"
        gate.open()
        monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 60.0)
        assert await pulse.failing() == "", "the same question is answered now"

    run(stuck())
    store.close()


@contextmanager
def _full_disk(database: Path) -> Iterator[None]:
    """No file can grow beyond what the database has written by now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (database.with_name("bosworth.db-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_noticed_and_so_is_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "SECONDS_KEPT", 0.0)
    with Live(tmp_path) as live:
        player = live.person("Alice")
        table = player.table("richard3", "me", "me", options=RICHARD)
        offer = player.shown(table, 0)["offers"][0]["form"]
        assert player.http.get("/healthz").json() == {"status": "ok", "version": __version__}
        with _full_disk(tmp_path / "bosworth.db"):
            assert player.act(table, 0, offer)[0] == 500
            assert player.http.post("/account/name", data={"name": "Bob"}).status_code == 500
            told = player.http.get("/healthz")
        assert (told.status_code, told.json()["fails"]) == (503, "writing")
        assert player.http.get("/healthz").status_code == 200
        assert player.act(table, 0, offer)[0] == 200
    assert [record.exc_info for record in caplog.records] == [None] * 3, "a line each, and no traceback"
