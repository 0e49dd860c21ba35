"""What nobody uses any more does not stay for ever: cookies, tokens, and guests who cannot come back."""

import time

from sqlalchemy import Connection, update
from tests.server.guests import duel, house_at, names, run

from bosworth.server.live.house import House
from bosworth.server.store import schema
from bosworth.server.store.expiry import A_DAY, LONGEST_UNUSED, sweep


async def age(house: House, seconds: float) -> None:
    """Everything was made and used so long ago."""

    def write(connection: Connection) -> None:
        then = time.time() - seconds
        connection.execute(update(schema.people).values(made=then))
        for table in (schema.sessions, schema.tokens):
            connection.execute(update(table).values(made=then, used=then))

    await house.people._write(write)


async def swept(house: House, later: float = 0.0) -> None:
    await house.people._write(lambda connection: sweep(connection, time.time() + later))


def test_what_is_not_used_for_half_a_year_ends(any_url: str) -> None:
    async def story() -> None:
        async with house_at(any_url, None) as house:
            people = house.people
            ann, bob, cat = [await people.create_guest(name) for name in ("Ann", "Bob", "Cat")]
            for who in (ann, bob):
                await people.open_session(who.id, who.name, lifetime=10 * LONGEST_UNUSED)
            await people.make_account(cat.id, "Cat", "hash")
            await people.add_token(cat.id, "token", "bot")
            await age(house, LONGEST_UNUSED - A_DAY)
            await swept(house)
            assert await people.by_session("Ann") == ann, "and so it is used"
            await swept(house, 2 * A_DAY)
            assert await people.by_session("Bob") is None
            assert await people.by_token("token") is None
            assert await people.by_session("Ann") == ann
            assert await names(house) == ["Ann", "Cat"], "an account has its password"
            await age(house, LONGEST_UNUSED + A_DAY)
            assert await people.by_session("Ann") is None, "also before the next sweep"

    run(story())


def test_only_guests_who_left_nothing_are_forgotten(any_url: str) -> None:
    async def story() -> None:
        async with house_at(any_url, None) as house:
            _, _, bob = await duel(house)
            await house.people.create_guest("Nobody")
            await swept(house)
            assert await names(house) == ["Ann", "Bob", "Nobody"], "who has just come may still get a cookie"
            await age(house, 2 * A_DAY)
            await swept(house)
            assert await names(house) == ["Ann", "Bob"]
            assert len(await house.my_tables(bob)) == 1

    run(story())


def test_a_server_sweeps_when_it_starts(any_url: str) -> None:
    async def story() -> None:
        async with house_at(any_url, None) as house:
            await house.people.create_guest("Nobody")
            await age(house, 2 * A_DAY)
        async with house_at(any_url, None) as house:
            await house.people.create_guest("Ann")
            assert await names(house) == ["Ann"]

    run(story())
