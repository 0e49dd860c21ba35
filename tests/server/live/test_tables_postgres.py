"""Two server processes on one PostgreSQL: each sees what is done at the other."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from tests.server.guests import act_first, duel, look, room_of, run, server_at, soon, think

from bosworth.kernel.errors import BosworthError
from bosworth.server.live import tables as live_module
from bosworth.server.live.room import Chatted, Room
from bosworth.server.live.table import LiveTable
from bosworth.server.services import Services
from bosworth.server.store.people import id_of
from bosworth.table.messages import Act, Chat, Rename, Sit, Undo
from bosworth.table.opening import Plan
from bosworth.table.shown import Shown
from bosworth.table.thinking import Job

Story = Callable[[Services, Services], Awaitable[None]]


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[Services, Services]]:
    async with server_at(url, None) as one, server_at(url, None) as two:
        yield one, two


def tell(url: str, story: Story) -> None:
    async def whole() -> None:
        async with two_houses(url) as houses:
            await story(*houses)

    run(whole())


async def get(watch: Any, kind: type, enough: Callable[[Any], bool] = lambda _: True) -> Any:
    """The next news of a kind."""
    return await soon(lambda: next((news for news in watch.news() if isinstance(news, kind) and enough(news)), None))


def test_a_move_at_one_is_seen_at_the_other(postgres_url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        table, ann, bob = await duel(one)
        watch = await two.absence.watch(table, id_of(bob), lambda: None)
        watch.look(1)
        await act_first(one, table, ann, 0, "k1")
        await get(watch, Shown)
        await act_first(two, table, bob, 1, "k2")
        await soon(lambda: one.tables.lives()[0].version == two.tables.lives()[0].version)
        for who, seat in ((ann, 0), (bob, 1)):
            assert await look(one, table, who, seat) == await look(two, table, who, seat)
        await one.tables.do(table, ann, Chat("c", "Hello"))
        assert (await get(watch, Chatted)).lines[0].text == "Hello"
        await one.tables.do(table, ann, Rename("Barnet"))
        assert await get(watch, Room, lambda room: room.name == "Barnet")

    tell(postgres_url, story)


def test_taking_back_and_sitting_down_is_seen_too(postgres_url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        ann, bob = await one.people.create_guest("Ann"), await one.people.create_guest("Bob")
        table = await one.tables.new(ann, Plan("richard3", ["me", "open"], {"scenario": "1480"}))
        assert (await room_of(two, table, bob)).status == "waiting"
        watch = await one.absence.watch(table, id_of(ann), lambda: None)
        watch.look(0)
        await two.tables.do(table, bob, Sit(1))
        assert (await get(watch, Shown)).rev == 1
        await act_first(two, table, bob, 1, "k")
        await two.tables.do(table, bob, Undo("u", 1, 2))
        await act_first(two, table, bob, 1, "k2")
        await act_first(one, table, ann, 0, "k")
        await soon(lambda: {server.tables.lives()[0].table.begun().rev for server in (one, two)} == {2})
        assert (await look(one, table, ann, 0)).log == (await look(two, table, ann, 0)).log

    tell(postgres_url, story)


def test_two_at_once_are_both_heard_or_one_is_stale(postgres_url: str) -> None:
    """Sealed choices at both houses in the same moment are both good; two acts for one position are not."""

    async def story(one: Services, two: Services) -> None:
        for number in range(8):
            table, ann, bob = await duel(one)
            await room_of(two, table, bob)
            await asyncio.gather(act_first(one, table, ann, 0, "k"), act_first(two, table, bob, 1, "k"))
            lives = [await server.tables.get(table) for server in (one, two)]
            await soon(partial(_have_played, 2, lives))
            seat = lives[0].table.begun().state.actors()[0]
            who = (ann, bob)[seat]
            shown = await look(one, table, who, seat)
            works = [
                server.tables.do(table, who, Act(f"{number}-{name}", seat, shown.rev, [shown.offers[0].form]))
                for name, server in (("a", one), ("b", two))
            ]
            answers = await asyncio.gather(*works, return_exceptions=True)
            codes = sorted(answer.code if isinstance(answer, BosworthError) else "done" for answer in answers)
            assert codes == ["done", "stale"]

    tell(postgres_url, story)


def _have_played(number: int, lives: list[LiveTable]) -> bool:
    return all(live.table.begun().rev == number for live in lives)


def test_of_two_who_want_the_same_seat_one_gets_it(postgres_url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        ann = await one.people.create_guest("Ann")
        others = [await one.people.create_guest(name) for name in ("Bob", "Cat")]
        table = await one.tables.new(ann, Plan("richard3", ["me", "open"], {}))
        await room_of(two, table, None)
        works = [server.tables.do(table, who, Sit(1)) for server, who in zip((one, two), others, strict=True)]
        answers = await asyncio.gather(*works, return_exceptions=True)
        assert sorted(answer.code if isinstance(answer, BosworthError) else "done" for answer in answers) == [
            "done",
            "seat_taken",
        ]

    tell(postgres_url, story)


def test_the_same_request_to_both_is_done_once(postgres_url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        table, ann, _ = await duel(one)
        shown = await look(two, table, ann, 0)
        works = [server.tables.do(table, ann, Act("k", 0, shown.rev, [shown.offers[0].form])) for server in (one, two, one, two)]
        await asyncio.gather(*works)
        assert (await look(one, table, ann, 0)).at == (await look(two, table, ann, 0)).at == 1
        assert (await look(two, table, ann, 0)).rev == 2

    tell(postgres_url, story)


def test_the_bots_of_a_table_think_in_one_house_alone(postgres_url: str) -> None:
    async def story() -> None:
        thoughts: list[bytes] = []

        async def remember(job: Job) -> tuple[str, ...]:
            thoughts.append(bytes([job.seat]) + job.seed)
            return await think(job)

        async with server_at(postgres_url, remember) as one, server_at(postgres_url, remember) as two:
            ann = await one.people.create_guest("Ann")
            table = await one.tables.new(ann, Plan("roses", ["bot:random", "bot:random"], {"scenario": "two"}))
            await room_of(two, table, ann)
            await soon(lambda: two.tables.lives()[0].table.status == "over")
        assert len(thoughts) == len(set(thoughts)) > 50

    run(story())


def test_another_house_takes_over_the_bots_of_one_that_is_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bosworth.server.live.absence.ROUND", 0.05)

    async def story() -> None:
        async def never(job: Job) -> str:
            await asyncio.sleep(60)
            return ""

        async with server_at(postgres_url) as two:
            async with server_at(postgres_url, never) as one:
                ann = await one.people.create_guest("Ann")
                table = await one.tables.new(ann, Plan("richard3", ["me", "bot:random"], {}))
                await soon(lambda: one.tables._listener and one.tables._listener._claims.holds(table))
                await two.absence.watch(table, id_of(ann), lambda: None)
                assert not await two.tables.claims_bots(table)
                assert two.tables.lives()[0].table.begun().rev == 0
            await soon(lambda: two.tables.lives()[0].table.begun().rev == 1)

    run(story())


def test_what_was_missed_while_nobody_listened_is_read_afterwards(postgres_url: str) -> None:
    async def story(one: Services, two: Services) -> None:
        table, ann, bob = await duel(one)
        watch = await two.absence.watch(table, id_of(bob), lambda: None)
        watch.look(1)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            row = connection.execute(f"SELECT count(pg_terminate_backend(pid)) {listening}").fetchone()
        assert row == (2,)
        await act_first(one, table, ann, 0, "k")
        await get(watch, Shown)

    tell(postgres_url, story)


def test_a_table_that_others_keep_changing_is_given_up_after_some_tries(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "TRIES", 1)

    async def story(one: Services, two: Services) -> None:
        table, ann, bob = await duel(one)
        await room_of(two, table, bob)
        await one.tables.do(table, ann, Rename("Barnet"))
        await soon(lambda: two.tables.lives()[0].table.name == "Barnet")
        two.tables.lives()[0].version = 1
        with pytest.raises(BosworthError) as refused:
            await two.tables.do(table, bob, Chat("c", "Hello"))
        assert refused.value.code == "stale"

    tell(postgres_url, story)
