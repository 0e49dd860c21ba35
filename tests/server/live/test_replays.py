"""Looking back takes long: it holds up nothing else, is asked for with moderation, and is answered from memory where possible."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import act_first, duel, record_of, run, server_at
from tests.server.running import RICHARD, Live

from bosworth.server.http.limits import RATES, Rate
from bosworth.server.live import replays as module
from bosworth.server.services import Services
from bosworth.server.store.people import id_of
from bosworth.table import memory, opening
from bosworth.table.opening import Plan


def noted(do: Callable[..., Any], found: list[str]) -> Callable[..., Any]:
    """The same, but the name of the thread is noted in which it is done."""

    def doing(*given: Any) -> Any:
        found.append(threading.current_thread().name)
        return do(*given)

    return doing


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which games were played again."""
    found: list[str] = []
    monkeypatch.setattr(module, "moments", noted(memory.moments, found))
    return found


def tell(url: str, story: Any) -> None:
    async def whole() -> None:
        async with server_at(url, None) as server:
            await story(server)

    run(whole())


async def choose(server: Services) -> tuple[str, Any, Any]:
    table, ann, bob = await duel(server)
    await act_first(server, table, ann, 0, "a")
    await act_first(server, table, bob, 1, "b")
    return table, ann, bob


def test_what_is_settled_is_played_again_once(url: str, replays: list[str]) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await choose(server)
        first = await server.replays.moments(table, id_of(ann), 0, 0, 2)
        assert await server.replays.moments(table, id_of(ann), 0, 0, 2) == first
        assert len(replays) == 1
        assert replays[0].startswith("bosworth-replays")
        assert await server.replays.moments(table, id_of(bob), 1, 0, 2) != first
        await server.replays.moments(table, id_of(None), None, 0, 2)
        assert len(replays) == 3, "every seat has its own"
        refused = await asyncio.gather(server.replays.moments(table, id_of(bob), 0, 0, 2), return_exceptions=True)
        assert [getattr(error, "code", "") for error in refused] == ["not_your_seat"], "also what is remembered"

    tell(url, story)


def test_what_may_be_taken_back_is_not_remembered(url: str, replays: list[str]) -> None:
    async def story(server: Services) -> None:
        table, ann, _ = await duel(server)
        await act_first(server, table, ann, 0, "a")
        for _ in range(2):
            await server.replays.moments(table, id_of(ann), 0, 0, 1)
        assert len(replays) == 2

    tell(url, story)


def test_no_more_is_remembered_than_fits(url: str, replays: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)

    async def story(server: Services) -> None:
        table, ann, _ = await choose(server)
        for last in (0, 1, 2, 2, 1, 0):
            await server.replays.moments(table, id_of(ann), 0, 0, last)
        assert len(replays) == 4
        assert len(server.replays._kept) == 2

    tell(url, story)


def test_records_are_taken_in_and_branched_where_nothing_waits_for_them(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Services) -> None:
        ann = await server.people.create_guest("Ann")
        table = await server.tables.new(ann, Plan("richard3", ["me", "me"], RICHARD))
        text, threads = await record_of(server, table, ann), list[str]()
        for name in ("take_in", "branch"):
            monkeypatch.setattr(opening, name, noted(getattr(opening, name), threads))
        await server.replays.take_in(ann, text)
        await server.replays.branch(ann, table, 0)
        assert [name.startswith("bosworth-replays") for name in threads] == [True, True]

    tell(url, story)


def test_whoever_looks_back_all_the_time_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "replaying", Rate(3, 0.0))  # as if no time passed, however long it takes
    with Live(tmp_path, rate_factor=1.0) as live:
        person = live.person("Ann")
        table = person.table("richard3", "me", "me", options=RICHARD)
        statuses = [person.http.get(f"/api/tables/{table}/moments?seat=0&from=0&to=0").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert person.me()["is_known"], "other things go on"
