"""A process that plays at several tables of one server as fast as it can, until it is killed."""

import asyncio
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

from tests.server.guests import look, server_at

from bosworth.server.services import Services
from bosworth.server.store.people import Person
from bosworth.table.messages import Act


@dataclass(frozen=True)
class Request:
    """An act as it was asked for: if nobody knows whether it was done, it is asked for again in the same words."""

    table: str
    seat: int
    rev: int
    form: str
    key: str


def play(url: str, who: Person, tables: list[str], asked: list[Request], pipe: Connection) -> None:
    """Ask again for what nobody knows about, then play on; what is about to be asked and what was answered goes into the pipe."""
    asyncio.run(_play(url, who, tables, asked, pipe))


async def _play(url: str, who: Person, tables: list[str], asked: list[Request], pipe: Connection) -> None:
    async with server_at(url, None) as server:
        for request in asked:
            await _ask(server, who, request, pipe)
        await asyncio.gather(*[_go_on(server, who, table, pipe) for table in tables])


async def _ask(server: Services, who: Person, request: Request, pipe: Connection) -> None:
    pipe.send(("ask", request))
    await server.tables.do(request.table, who, Act(request.key, request.seat, request.rev, [request.form]))
    pipe.send(("done", request))


async def _go_on(server: Services, who: Person, table: str, pipe: Connection) -> None:
    rng = Random()
    while True:
        await asyncio.sleep(0)  # a game that is over must not hold up the others
        for seat in (0, 1):
            shown = await look(server, table, who, seat)
            if shown.offers:
                form = rng.choice(shown.offers).form
                await _ask(server, who, Request(table, seat, shown.rev, form, f"{rng.getrandbits(64):x}"), pipe)
