"""A house for the tests, and those who come to it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import select

from bosworth.server.live.bot_turns import Think
from bosworth.server.live.house import House
from bosworth.server.store import schema
from bosworth.server.store.people import Person
from bosworth.server.store.store import Store
from bosworth.table.shown import Shown
from bosworth.table.thinking import Job, advise

T = TypeVar("T")

SECONDS = 120.0
"""How long a test waits for something that should come at once: a machine may be slow, and have other things to do."""


async def think(job: Job) -> str:
    """Bots think at once and where they are: good enough for a test."""
    return advise(job)[0]


@asynccontextmanager
async def house_at(url: str, mind: Think | None = think, clock: Callable[[], float] | None = None) -> AsyncIterator[House]:
    house = House(Store(url), mind, clock) if clock is not None else House(Store(url), mind)
    await house.open()
    try:
        yield house
    finally:
        await house.drain()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def duel(house: House) -> tuple[str, Person, Person]:
    """Ann and Bob at a table of Richard III."""
    ann, bob = await house.people.create_guest("Ann"), await house.people.create_guest("Bob")
    table = await house.new_table(ann, "richard3", {"scenario": "1480"}, ["me", "open"])
    await house.sit(table, bob, 1)
    return table, ann, bob


async def names(house: House) -> list[str]:
    """Everybody whom the house knows."""
    return await house._read(lambda connection: sorted(connection.scalars(select(schema.people.c.name))))


async def look(house: House, table: str, who: Person | None, seat: int | None) -> Shown:
    shown = await house.shown(table, who, seat)
    assert shown is not None
    return shown


async def act_first(house: House, table: str, who: Person, seat: int, key: str) -> str:
    """Take the first offer, by its text form."""
    shown = await look(house, table, who, seat)
    await house.act(table, who, seat, shown.rev, [shown.offers[0].form], key=key)
    return shown.offers[0].form


async def soon(wanted: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    async with asyncio.timeout(SECONDS):
        while not (found := wanted()):
            await asyncio.sleep(0.005)
    return found
