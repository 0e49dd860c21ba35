"""`kill -9` at any moment: no act that was acknowledged is lost, none is applied twice."""

import asyncio
import time
from multiprocessing import get_context
from random import Random

from sqlalchemy import Connection, select
from tests.server import killable
from tests.server.guests import SECONDS, server_at
from tests.server.killable import Request

from bosworth.server.store import schema
from bosworth.server.store import tables as stored
from bosworth.server.store.people import Person
from bosworth.server.store.store import Store
from bosworth.table.opening import Plan

KILLS = 12
TABLES = 4


async def prepare(url: str) -> tuple[Person, list[str]]:
    async with server_at(url, None) as server:
        ann = await server.people.create_guest("Ann")
        tables = [await server.tables.new(ann, Plan("richard3", ["me", "me"], {})) for _ in range(TABLES)]
        return ann, tables


class Killer:
    """Starts the process, lets it work a little while, kills it, and remembers what it said."""

    def __init__(self, url: str, who: Person, tables: list[str]) -> None:
        self.context = get_context("forkserver")
        self.context.set_forkserver_preload(["tests.server.killable"])
        self.url, self.who, self.tables = url, who, tables
        self.asked: dict[str, Request] = {}
        self.done: list[Request] = []

    def run(self, seconds: float, acts: int) -> None:
        """Let it work for so long, and until so many acts are acknowledged: a busy machine may take its time."""
        ours, theirs = self.context.Pipe(duplex=False)
        process = self.context.Process(
            target=killable.play, args=(self.url, self.who, self.tables, list(self.asked.values()), theirs)
        )
        process.start()
        theirs.close()
        assert ours.poll(SECONDS), "the process never began"
        end, enough = time.monotonic() + seconds, len(self.done) + acts
        try:
            while True:
                if time.monotonic() > end and len(self.done) >= enough:
                    process.kill()
                if ours.poll(0.01):
                    self.hear(*ours.recv())
        except EOFError:
            process.join()
        ours.close()

    def hear(self, what: str, request: Request) -> None:
        if what == "ask":
            self.asked[request.key] = request
        else:
            self.done.append(self.asked.pop(request.key))


def kept(url: str, table: str) -> tuple[list[str], list[int]]:
    """The keys and numbers of the changes of a table, which can be read and replayed."""
    store = Store(url)
    store.open()

    def read(connection: Connection) -> tuple[list[str], list[int]]:
        rows = connection.execute(select(schema.changes).where(schema.changes.c.table == table).order_by(schema.changes.c.number))
        found = stored.load(connection, table, time.time)
        assert found is not None
        changes = rows.all()
        assert found[0].number == len(changes)
        return [row.key for row in changes if row.key], [row.number for row in changes]

    try:
        return store.read(read)
    finally:
        store.close()


def test_no_acknowledged_act_is_lost_and_none_is_done_twice(any_url: str) -> None:
    who, tables = asyncio.run(prepare(any_url))
    killer, rng = Killer(any_url, who, tables), Random(9)
    for _ in range(KILLS):
        killer.run(rng.uniform(0.02, 0.25), rng.choice((0, 3, 9)))
    assert len(killer.done) > 2 * KILLS
    for table in tables:
        keys, numbers = kept(any_url, table)
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(set(keys)) == len(keys)
        lost = {f"{who.id}:{request.key}" for request in killer.done if request.table == table} - set(keys)
        assert not lost
        unknown = {f"{who.id}:{request.key}" for request in killer.asked.values()}
        assert set(keys) <= {f"{who.id}:{request.key}" for request in killer.done} | unknown
