"""Two houses on one database that do not hear of each other: what one does while the other is busy is not missed."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.guests import SECONDS, duel, room_of, run, server_at, soon

from bosworth.kernel.errors import BosworthError
from bosworth.server.services import Services
from bosworth.server.store import tables as stored
from bosworth.server.store.people import id_of
from bosworth.table.messages import Rename, Sit
from bosworth.table.opening import Plan


def tell(url: str, story: Callable[[Services, Services], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with server_at(url, None) as one, server_at(url, None) as two:
            await story(one, two)

    run(whole())


def test_what_a_refused_change_found_out_is_shown(url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        ann, bob, cat = [await one.people.create_guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await one.tables.new(ann, Plan("richard3", ["me", "open"], {"scenario": "1480"}))
        told: list[int] = []
        watch = await two.absence.watch(table, id_of(ann), lambda: told.append(1))
        watch.look(0)
        await one.tables.do(table, bob, Sit(1))
        told.clear()
        with pytest.raises(BosworthError) as refused:
            await two.tables.do(table, cat, Sit(1))
        assert refused.value.code == "seat_taken"
        assert told, "Ann sees at once that Bob has come"
        assert [type(news).__name__ for news in watch.news()] == ["Room", "Shown"]

    tell(url, story)


def test_what_is_written_while_a_table_is_loaded_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has_read, may_go_on, load = threading.Event(), threading.Event(), stored.load

    def slow(*given: Any, **named: Any) -> Any:
        found = load(*given, **named)
        has_read.set()
        assert may_go_on.wait(SECONDS)
        return found

    async def story(one: Services, two: Services) -> None:
        table, ann, _ = await duel(one)
        monkeypatch.setattr(stored, "load", slow)
        loading = asyncio.create_task(room_of(two, table, ann))
        await asyncio.to_thread(has_read.wait, SECONDS)
        await one.tables.do(table, ann, Rename("Barnet"))
        two.tables.hear(table, 3)
        may_go_on.set()
        await loading
        await soon(lambda: two.tables.lives()[0].table.name == "Barnet")

    tell(url, story)
