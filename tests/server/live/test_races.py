"""Two houses on one database that do not hear of each other: what one does while the other is busy is not missed."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.guests import SECONDS, duel, house_at, run, soon

from bosworth.kernel.errors import BosworthError
from bosworth.server.live.house import House
from bosworth.server.store import tables as store_tables


def tell(url: str, story: Callable[[House, House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with house_at(url, None) as one, house_at(url, None) as two:
            await story(one, two)

    run(whole())


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
        assert may_go_on.wait(SECONDS)
        return found

    async def story(one: House, two: House) -> None:
        table, ann, _ = await duel(one)
        monkeypatch.setattr(store_tables, "load", slow)
        loading = asyncio.create_task(two.room(table, ann))
        await asyncio.to_thread(has_read.wait, SECONDS)
        await one.rename(table, ann, "Barnet")
        two._tables.hear(table, 3)
        may_go_on.set()
        await loading
        await soon(lambda: two._tables.lives()[0].table.name == "Barnet")

    tell(url, story)
