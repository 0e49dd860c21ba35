"""A server for the tests, and those who come to it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import select

from bosworth.server.live.analyses import Advise
from bosworth.server.live.bot_turns import Think
from bosworth.server.live.room import Chatted, Room
from bosworth.server.services import Services
from bosworth.server.settings import Settings
from bosworth.server.store import listing, schema
from bosworth.server.store.listing import TableRow
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Act, Sit
from bosworth.table.opening import Plan
from bosworth.table.shown import Shown
from bosworth.table.thinking import Job, advise

T = TypeVar("T")

SECONDS = 120.0
"""How long a test waits for something that should come at once: a machine may be slow, and have other things to do."""


async def think(job: Job) -> tuple[str, ...]:
    """Bots think at once and where they are: good enough for a test."""
    return advise(job).forms


@asynccontextmanager
async def server_at(
    url: str, mind: Think | None = think, clock: Callable[[], float] | None = None, advise: Advise | None = None
) -> AsyncIterator[Services]:
    server = Services(Settings(url), mind, clock or time.time, advise)
    await server.open()
    try:
        yield server
    finally:
        await server.drain()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def duel(server: Services) -> tuple[str, Person, Person]:
    """Ann and Bob at a table of Richard III."""
    ann, bob = await server.people.create_guest("Ann"), await server.people.create_guest("Bob")
    table = await server.tables.new(ann, Plan("richard3", ["me", "open"], {"scenario": "1480"}))
    await server.tables.do(table, bob, Sit(1))
    return table, ann, bob


async def names(server: Services) -> list[str]:
    """Everybody whom the server knows."""
    return await server.store.query(lambda connection: sorted(connection.scalars(select(schema.people.c.name))))


async def room_of(server: Services, table: str, who: Person | None) -> Room:
    return (await server.tables.get(table)).room(id_of(who))


async def shown_of(server: Services, table: str, who: Person | None, seat: int | None) -> Shown | None:
    return (await server.tables.get(table)).shown_to(id_of(who), seat)


async def look(server: Services, table: str, who: Person | None, seat: int | None) -> Shown:
    shown = await shown_of(server, table, who, seat)
    assert shown is not None
    return shown


async def chat_of(server: Services, table: str) -> Chatted:
    return (await server.tables.get(table)).chatted()


async def note_of(server: Services, table: str, who: Person, seat: int) -> str:
    return (await server.tables.get(table)).table.note(who.id, seat)


async def record_of(server: Services, table: str, who: Person | None) -> str:
    return (await server.tables.get(table)).table.export(id_of(who))


async def hint_of(server: Services, table: str, who: Person, seat: int, rev: int) -> Job:
    return (await server.tables.get(table)).table.hint_job(who.id, seat, rev)


async def open_tables(server: Services, game: str = "") -> list[TableRow]:
    return await server.store.query(partial(listing.open_tables, game=game))


async def live_tables(server: Services) -> list[TableRow]:
    return await server.store.query(listing.live_tables)


async def my_tables(server: Services, who: Person) -> list[TableRow]:
    return await server.store.query(partial(listing.my_tables, person=who.id))


async def next_table(server: Services, who: Person, after: str = "") -> str | None:
    return await server.store.query(partial(listing.next_table, person=who.id, after=after))


async def act_first(server: Services, table: str, who: Person, seat: int, key: str) -> str:
    """Take the first offer, by its text form."""
    shown = await look(server, table, who, seat)
    await server.tables.do(table, who, Act(key, seat, shown.rev, [shown.offers[0].form]))
    return shown.offers[0].form


async def soon(wanted: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    async with asyncio.timeout(SECONDS):
        while not (found := wanted()):
            await asyncio.sleep(0.005)
    return found
