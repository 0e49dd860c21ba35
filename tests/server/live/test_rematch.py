"""One rematch for a table, whoever asks, however often, in whatever process; kept with it, and gone with it."""

import asyncio
from functools import partial

import pytest
from tests.server.guests import duel, my_tables, open_tables, room_of, run, server_at, soon

from bosworth.kernel.errors import BosworthError
from bosworth.server.live.room import Again, Room
from bosworth.server.live.table import LiveTable
from bosworth.server.services import Services
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Leave, Resign


async def finished(server: Services) -> tuple[str, Person, Person]:
    """Ann and Bob have played, and Bob has given up."""
    table, ann, bob = await duel(server)
    await server.tables.do(table, bob, Resign("r", 1))
    return table, ann, bob


async def sitting(server: Services, table: str) -> list[tuple[str, str]]:
    return [(place.kind, place.name) for place in (await room_of(server, table, None)).places]


async def again(server: Services, table: str, who: Person) -> Again | None:
    return (await room_of(server, table, who)).rematch


def has_rematch(live: LiveTable) -> bool:
    return live.table.rematch is not None


def test_it_is_there_after_a_restart_and_begins_when_the_other_comes(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url) as server:
            table, ann, bob = await finished(server)
            made = await server.tables.rematch(table, ann)
            assert await sitting(server, made) == [("open", "Bob"), ("person", "Ann")]
        async with server_at(any_url) as server:
            assert await again(server, table, ann) == Again(made, "Ann", is_mine=True)
            assert await again(server, table, bob) == Again(made, "Ann")
            assert (await room_of(server, table, None)).rematch is None
            place = (await room_of(server, made, bob)).places[0]
            assert (place.name, place.is_kept, place.is_for_me, place.is_mine) == ("Bob", True, True, False)
            assert made in [row.id for row in await my_tables(server, bob)]
            assert await open_tables(server) == []
            assert await server.tables.rematch(table, bob) == made
            assert await sitting(server, made) == [("person", "Bob"), ("person", "Ann")]
            assert (await room_of(server, made, bob)).status == "playing"

    run(story())


def test_two_who_ask_at_once_have_the_same_one(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url) as server:
            table, ann, bob = await finished(server)
            made = await asyncio.gather(*[server.tables.rematch(table, who) for who in (ann, bob, ann, bob)])
            assert len(set(made)) == 1
            assert len(await my_tables(server, ann)) == 2
            assert (await room_of(server, made[0], ann)).status == "playing"

    run(story())


def test_two_who_ask_at_two_servers_have_the_same_one(postgres_url: str) -> None:
    async def story() -> None:
        async with server_at(postgres_url) as one, server_at(postgres_url) as two:
            table, ann, bob = await finished(one)
            await room_of(two, table, bob)
            made = await asyncio.gather(one.tables.rematch(table, ann), two.tables.rematch(table, bob))
            assert made[0] == made[1]
            for server in (one, two):
                lives = {live.table.id: live for live in server.tables.lives()}
                await soon(partial(has_rematch, lives[table]))
                assert (await again(server, table, bob) or Again("", "")).table == made[0]
            assert len(await my_tables(one, ann)) == 2

    run(story())


def test_the_other_is_told_at_once(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            table, ann, bob = await finished(server)
            watch = await server.absence.watch(table, id_of(bob), lambda: None)
            watch.look(1)
            made = await server.tables.rematch(table, ann)
            (room,) = [news for news in watch.news() if isinstance(news, Room)]
            assert room.rematch == Again(made, "Ann")

    run(story())


def test_a_rematch_that_is_given_up_may_be_proposed_anew(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url) as server:
            table, ann, bob = await finished(server)
            made = await server.tables.rematch(table, ann)
            await server.tables.remove(made, ann)
            assert await again(server, table, bob) is None
            other = await server.tables.rematch(table, bob)
            assert other != made
            assert await again(server, table, ann) == Again(other, "Bob")

    run(story())


def test_whoever_declined_is_not_seated_by_asking_again(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            table, ann, bob = await finished(server)
            made = await server.tables.rematch(table, ann)
            await server.tables.do(made, bob, Leave())
            assert await server.tables.rematch(table, bob) == made
            assert await sitting(server, made) == [("open", ""), ("person", "Ann")]

    run(story())


def test_whoever_is_forgotten_leaves_the_kept_seat_open(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url) as server:
            table, ann, bob = await finished(server)
            made = await server.tables.rematch(table, ann)
            await server.people.delete(bob.id)
            await soon(lambda: [live.table.chairs[0].person for live in server.tables.lives() if live.table.id == made] == [""])
            assert await sitting(server, made) == [("open", ""), ("person", "Ann")]

    run(story())


def test_strangers_and_whoever_still_plays_are_refused(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            table, ann, bob = await duel(server)
            with pytest.raises(BosworthError) as refused:
                await server.tables.rematch(table, ann)
            assert refused.value.code == "not_over"
            await server.tables.do(table, bob, Resign("r", 1))
            with pytest.raises(BosworthError) as refused:
                await server.tables.rematch(table, await server.people.create_guest("Cat"))
            assert refused.value.code == "not_your_seat"
            assert len(await my_tables(server, ann)) == 1

    run(story())
