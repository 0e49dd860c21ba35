"""Several processes on one database: whoever is at one is away at none, and bots are played where the table is in use."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.guests import duel, look, room_of, run, server_at, soon, think

from bosworth.server.live import absence
from bosworth.server.live import tables as live_module
from bosworth.server.live.presence import abandoned
from bosworth.server.live.table import LiveTable
from bosworth.server.services import Services
from bosworth.server.store import schema
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Act, Agree, Leave
from bosworth.table.opening import Plan


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def _no_rounds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are looked after only when a test says so: the clock of these tests leaps."""
    if "claims" not in request.node.name:
        monkeypatch.setattr(absence, "ROUND", 3600.0)


def live_of(server: Services, table: str) -> LiveTable:
    [found] = [live for live in server.tables.lives() if live.table.id == table]
    return found


async def go_round(server: Services, table: str) -> list[str]:
    """One round of the tables, and who sits at the table then."""
    await server.absence.visit(live_of(server, table))
    return [chair.kind for chair in live_of(server, table).table.chairs]


def tell(url: str, story: Callable[[Services, Services, Clock], Awaitable[None]]) -> None:
    async def whole() -> None:
        clock = Clock()
        async with server_at(url, None, clock) as one, server_at(url, None, clock) as two:
            await story(one, two, clock)

    run(whole())


async def absent_minded(server: Services) -> tuple[str, Person, Person]:
    table, ann, bob = await duel(server)
    await server.tables.do(table, ann, Agree({"absence": "bot", "grace": "60"}))
    return table, ann, bob


async def play_until(server: Services, table: str, who: Person, wanted: Callable[[], bool]) -> None:
    """Play the first seat of a table, the bot the other, until something is so."""
    for number in range(40):
        await soon(lambda: wanted() or 0 in live_of(server, table).table.begun().state.actors())
        if wanted():
            return
        shown = await look(server, table, who, 0)
        await server.tables.do(table, who, Act(f"k{number}", 0, shown.rev, [shown.offers[-1].form]))
    raise AssertionError("it never was")


def test_whoever_is_at_another_process_is_not_away(any_url: str) -> None:
    async def story(one: Services, two: Services, clock: Clock) -> None:
        table, ann, bob = await absent_minded(one)
        here = await one.absence.watch(table, id_of(bob), lambda: None)
        await two.absence.watch(table, id_of(ann), lambda: None)
        for _ in range(10):
            clock.now += 20
            assert (await go_round(one, table))[1] == "person"
            await one.people.create_guest("x")  # what was noted before is written
            assert await go_round(two, table) == ["person", "person"]
            await two.people.create_guest("x")
        here.close()
        await one.people.create_guest("x")
        clock.now += 59
        assert await go_round(two, table) == ["person", "person"]
        clock.now += 10
        assert await go_round(two, table) == ["person", "away"], "now Bob is nowhere"

    tell(any_url, story)


def test_where_being_away_does_not_matter_nothing_is_noted(tmp_path: Path) -> None:
    async def story(one: Services, _two: Services, clock: Clock) -> None:
        table, ann, bob = await duel(one)
        for who in (ann, bob):
            await one.absence.watch(table, id_of(who), lambda: None)
        clock.now += 60
        await go_round(one, table)
        await one.people.create_guest("x")
        assert await one.store.query(lambda connection: list(connection.scalars(select(schema.seats.c.seen)))) == [None, None]

    tell(f"sqlite:///{tmp_path / 'bosworth.db'}", story)


def test_tables_that_nobody_has_open_are_found_when_time_is_up(any_url: str) -> None:
    async def story(one: Services, two: Services, clock: Clock) -> None:
        await duel(one)
        absent, _, _ = await absent_minded(one)
        left, ann, _ = await duel(one)
        await one.tables.do(left, ann, Leave())
        search = partial(abandoned, two.store)
        clock.now += 59
        assert await search(clock.now, "") == []
        clock.now += 2
        assert await search(clock.now, "") == sorted([absent, left])
        assert await search(clock.now, min(absent, left)) == [max(absent, left)]
        await two.absence._search()
        await soon(lambda: {live.table.id for live in two.tables.lives()} == {absent, left})
        assert await go_round(two, left) == ["away", "person"]
        assert await go_round(two, absent) == ["away", "away"], "nobody has come since this process began"
        assert await search(clock.now, "") == []

    tell(any_url, story)


def test_a_table_that_is_let_go_claims_no_bots_any_more(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server_at(postgres_url, think) as one, server_at(postgres_url, think) as two:
            ann = await one.people.create_guest("Ann")
            table = await one.tables.new(ann, Plan("richard3", ["me", "bot:random"], {"scenario": "1480"}))
            assert one.tables._listener is not None
            claims = one.tables._listener._claims
            await soon(lambda: claims.holds(table) and live_of(one, table).is_idle)
            monkeypatch.setattr(live_module, "MOST_LOADED", 0)
            await one.tables.new(ann, Plan("richard3", ["me", "open"], {}))
            monkeypatch.undo()
            await room_of(two, table, ann)
            assert table not in [live.table.id for live in one.tables.lives()]
            await soon(lambda: not claims.holds(table))
            listener = two.tables._listener
            await play_until(two, table, ann, lambda: listener is not None and listener._claims.holds(table))

    run(story())
