"""People, their cookies and tokens; what becomes of their tables when they change."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select
from tests.server.gate import Gate
from tests.server.guests import duel, house_at, look, names, run

from bosworth.kernel.errors import Malformed
from bosworth.server.http.messages import Room
from bosworth.server.live.house import House
from bosworth.server.store import schema
from bosworth.server.store.people import HasAccount, NameTaken, NoSuchPerson
from bosworth.table.errors import NotYourSeat

Story = Callable[[House], Awaitable[None]]


def tell(url: str, story: Story) -> None:
    async def whole() -> None:
        async with house_at(url) as house:
            await story(house)

    run(whole())


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def test_a_guest_is_known_by_a_cookie_until_it_runs_out(any_url: str) -> None:
    async def story(house: House) -> None:
        people = house.people
        ann = await people.create_guest("  Ann   of York ")
        assert (ann.name, ann.is_guest) == ("Ann of York", True)
        await people.open_session(ann.id, hashed("a"), lifetime=60)
        await people.open_session(ann.id, hashed("b"), lifetime=60)
        assert await people.by_session(hashed("a")) == ann
        assert await people.by_session(hashed("c")) is None
        await people.close_session(hashed("a"))
        assert await people.by_session(hashed("a")) is None
        await people.open_session(ann.id, hashed("old"), lifetime=-1)
        assert await people.by_session(hashed("old")) is None
        with pytest.raises(NoSuchPerson):
            await people.open_session("nobody", hashed("x"), lifetime=60)
        with pytest.raises(Malformed):
            await people.create_guest("x" * 61)

    tell(any_url, story)


def test_a_guest_becomes_an_account_of_a_name_that_is_free(any_url: str) -> None:
    async def story(house: House) -> None:
        people = house.people
        ann, eve = await people.create_guest("Ann"), await people.create_guest("Eve")
        account = await people.make_account(ann.id, "Anne", "hash-1")
        assert (account.id, account.name, account.is_guest) == (ann.id, "Anne", False)
        assert await people.by_name("  ANNE ") == (account, "hash-1")
        assert await people.by_name("Eve") is None
        with pytest.raises(NameTaken):
            await people.make_account(eve.id, "anne", "hash-2")
        with pytest.raises(HasAccount):
            await people.make_account(ann.id, "Anna", "hash-2")
        assert (await people.rename(eve.id, "Anne")).is_guest  # guests may share a name
        await people.make_account(eve.id, "Eve", "hash-2")
        with pytest.raises(NameTaken):
            await people.rename(eve.id, "ANNE")
        await people.set_password(ann.id, "hash-3")
        found = await people.by_name("anne")
        assert found is not None
        assert found[1] == "hash-3"
        with pytest.raises(NoSuchPerson):
            await people.rename("nobody", "X")

    tell(any_url, story)


def test_a_program_is_known_by_its_token(any_url: str) -> None:
    async def story(house: House) -> None:
        people = house.people
        ann, bob = await people.create_guest("Ann"), await people.create_guest("Bob")
        token = await people.add_token(ann.id, hashed("t"), "my bot")
        assert await people.by_token(hashed("t")) == ann
        assert [(key, label) for key, label, _ in await people.tokens(ann.id)] == [(token, "my bot")]
        await people.drop_token(bob.id, token)
        assert await people.by_token(hashed("t")) == ann
        await people.drop_token(ann.id, token)
        assert await people.by_token(hashed("t")) is None

    tell(any_url, story)


def test_the_key_of_the_server_is_made_once(any_url: str) -> None:
    keys: list[bytes] = []

    async def story(house: House) -> None:
        keys.append(await house.people.signing_key())

    tell(any_url, story)
    tell(any_url, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


def test_a_new_name_is_seen_at_the_table(any_url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        watch = await house.watch(table, ann, lambda: None)
        watch.look(0)
        await house.people.rename(bob.id, "Robert")
        assert [type(news) for news in watch.news()] == [Room]
        assert [place.name for place in (await house.room(table, ann)).places] == ["Ann", "Robert"]

    tell(any_url, story)


def test_an_account_claims_the_games_of_a_guest(any_url: str) -> None:
    async def story(house: House) -> None:
        table, ann, _ = await duel(house)
        await house.chat(table, ann, "Hello", key="c")
        await house.write_note(table, ann, 0, "my plan")
        account = await house.people.make_account((await house.people.create_guest("Z")).id, "Zoe", "hash")
        shared = await house.new_table(account, "richard3", {}, ["me", "open"])
        await house.sit(shared, ann, 1)
        for who, seat in ((account, 0), (ann, 1)):
            await house.write_note(shared, who, seat, f"plan {seat}")
        await house.people.claim(ann.id, account.id)
        assert [(await house.note(shared, account, seat)).text for seat in (0, 1)] == ["plan 0", "plan 1"]
        assert await names(house) == ["Bob", "Zoe"]
        for gone in (ann.id, account.id):
            await house.people.claim(gone, account.id)
        assert await names(house) == ["Bob", "Zoe"], "an account is nobody's to claim"
        assert {listing.id for listing in await house.my_tables(account)} == {table, shared}
        assert await house.my_tables(ann) == []
        assert (await house.room(table, account)).places[0].is_mine
        assert (await look(house, table, account, 0)).offers
        assert (await house.note(table, account, 0)).text == "my plan"
        assert (await house.room(table, account)).is_owner
        with pytest.raises(NotYourSeat):
            await house.shown(table, ann, 0)

    tell(any_url, story)


def test_whoever_is_forgotten_leaves_no_trace_but_the_game(any_url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        await house.set_settings(table, ann, {"away": "random"})
        waiting = await house.new_table(bob, "richard3", {}, ["me", "open"])
        visited = await house.new_table(ann, "lancaster", {"players": "3"}, ["me", "open", "open"])
        await house.sit(visited, bob, 1)
        for where in (table, visited):
            await house.chat(where, bob, "Hello", key="c")
        await house.leave(visited, bob)
        await house.write_note(table, bob, 1, "my plan")
        await house.people.open_session(bob.id, hashed("s"), lifetime=60)
        await house.people.add_token(bob.id, hashed("t"), "bot")
        await house.people.delete(bob.id)
        assert await names(house) == ["Ann"]
        assert await house.people.by_session(hashed("s")) is None
        assert await house.people.by_token(hashed("t")) is None
        room = await house.room(table, ann)
        assert [(place.kind, place.name) for place in room.places] == [("person", "Ann"), ("bot", "random")]
        for where in (table, visited):
            assert [line.who for line in (await house.chat_lines(where, ann)).lines] == [""]
        kept = await house._read(lambda connection: connection.execute(select(schema.chat.c.name, schema.chat.c.person)).all())
        assert {tuple(row) for row in kept} == {("", None)}
        assert await house._read(lambda connection: connection.scalar(select(schema.notes.c.text))) is None
        assert [place.kind for place in (await house.room(waiting, ann)).places] == ["open", "open"]

    tell(any_url, story)


def test_what_a_person_asked_for_is_written_although_the_page_is_gone(url: str) -> None:
    async def story() -> None:
        async with house_at(url, None) as house:
            gate = await asyncio.to_thread(Gate, house.store)
            asked = asyncio.create_task(house.people.create_guest("Ann"))
            await asyncio.sleep(0)  # now it waits behind the gate
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await asyncio.to_thread(gate.open)
            await house.people.create_guest("Bob")
            assert await names(house) == ["Ann", "Bob"]

    run(story())
