"""What nobody uses any more does not stay for ever: cookies, tokens, and guests who cannot come back."""

import time

from sqlalchemy import Connection, update
from tests.server.guests import duel, my_tables, names, run, server_at

from bosworth.server.services import Services
from bosworth.server.store import schema
from bosworth.server.store.expiry import A_DAY, LONGEST_UNUSED, sweep


async def age(server: Services, seconds: float) -> None:
    """Everything was made and used so long ago."""

    def write(connection: Connection) -> None:
        then = time.time() - seconds
        connection.execute(update(schema.people).values(made=then))
        for table in (schema.sessions, schema.tokens):
            connection.execute(update(table).values(made=then, used=then))

    await server.store.keep(write)


async def swept(server: Services, later: float = 0.0) -> None:
    await server.store.keep(lambda connection: sweep(connection, time.time() + later))


def test_what_is_not_used_for_half_a_year_ends(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url, None) as server:
            people = server.people
            ann, bob, cat = [await people.create_guest(name) for name in ("Ann", "Bob", "Cat")]
            for who in (ann, bob):
                await people.open_session(who.id, who.name, lifetime=10 * LONGEST_UNUSED)
            await people.make_account(cat.id, "Cat", "hash")
            await people.add_token(cat.id, "token", "bot")
            await age(server, LONGEST_UNUSED - A_DAY)
            await swept(server)
            assert await people.by_session("Ann") == ann, "and so it is used"
            await swept(server, 2 * A_DAY)
            assert await people.by_session("Bob") is None
            assert await people.by_token("token") is None
            assert await people.by_session("Ann") == ann
            assert await names(server) == ["Ann", "Cat"], "an account has its password"
            await age(server, LONGEST_UNUSED + A_DAY)
            assert await people.by_session("Ann") is None, "also before the next sweep"

    run(story())


def test_only_guests_who_left_nothing_are_forgotten(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url, None) as server:
            _, _, bob = await duel(server)
            await server.people.create_guest("Nobody")
            await swept(server)
            assert await names(server) == ["Ann", "Bob", "Nobody"], "who has just come may still get a cookie"
            await age(server, 2 * A_DAY)
            await swept(server)
            assert await names(server) == ["Ann", "Bob"]
            assert len(await my_tables(server, bob)) == 1

    run(story())


def test_a_server_sweeps_when_it_starts(any_url: str) -> None:
    async def story() -> None:
        async with server_at(any_url, None) as server:
            await server.people.create_guest("Nobody")
            await age(server, 2 * A_DAY)
        async with server_at(any_url, None) as server:
            await server.people.create_guest("Ann")
            assert await names(server) == ["Ann"]

    run(story())
