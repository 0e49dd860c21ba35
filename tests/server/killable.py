"""A process that plays at several tables of one house as fast as it can, until it is killed."""

import asyncio
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

from tests.server.guests import house_at, look

from bosworth.server.live.house import House
from bosworth.server.store.people import Person


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
    async with house_at(url, None) as house:
        for request in asked:
            await _ask(house, who, request, pipe)
        await asyncio.gather(*[_go_on(house, who, table, pipe) for table in tables])


async def _ask(house: House, who: Person, request: Request, pipe: Connection) -> None:
    pipe.send(("ask", request))
    done = await house.act(request.table, who, request.seat, request.rev, [request.form], key=request.key)
    assert done.id == request.key
    pipe.send(("done", request))


async def _go_on(house: House, who: Person, table: str, pipe: Connection) -> None:
    rng = Random()
    while True:
        await asyncio.sleep(0)  # a game that is over must not hold up the others
        for seat in (0, 1):
            shown = await look(house, table, who, seat)
            if shown.offers:
                form = rng.choice(shown.offers).form
                await _ask(house, who, Request(table, seat, shown.rev, form, f"{rng.getrandbits(64):x}"), pipe)
