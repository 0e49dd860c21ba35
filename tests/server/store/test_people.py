"""People, their cookies and tokens; what becomes of their tables when they change."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select
from tests.server.gate import Gate
from tests.server.guests import chat_of, duel, look, my_tables, names, note_of, room_of, run, server_at, shown_of

from bosworth.kernel.errors import Malformed
from bosworth.server.live.room import Room
from bosworth.server.services import Services
from bosworth.server.store import schema
from bosworth.server.store.people import HasAccount, NameTaken, NoSuchPerson, id_of
from bosworth.table.errors import NotYourSeat
from bosworth.table.messages import Agree, Chat, Leave, Note, Sit
from bosworth.table.opening import Plan

Story = Callable[[Services], Awaitable[None]]


def tell(url: str, story: Story) -> None:
    async def whole() -> None:
        async with server_at(url) as server:
            await story(server)

    run(whole())


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def test_a_guest_is_known_by_a_cookie_until_it_runs_out(any_url: str) -> None:
    async def story(server: Services) -> None:
        people = server.people
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
    async def story(server: Services) -> None:
        people = server.people
        ann, eve = await people.create_guest("Ann"), await people.create_guest("Eve")
        account = await people.make_account(ann.id, "Anne", "hash-1")
        assert (account.id, account.name, account.is_guest) == (ann.id, "Anne", False)
        assert await people.by_name("  ANNE ") == (account, "hash-1")
        assert await people.by_name("Eve") is None
        with pytest.raises(NameTaken):
            await people.make_account(eve.id, "anne", "hash-2")
        with pytest.raises(HasAccount):
            await people.make_account(ann.id, "Anna", "hash-2")
        await people.rename(eve.id, "Anne")  # guests may share a name
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
    async def story(server: Services) -> None:
        people = server.people
        ann, bob = await people.create_guest("Ann"), await people.create_guest("Bob")
        token = await people.add_token(ann.id, hashed("t"), "my bot")
        assert await people.by_token(hashed("t")) == ann
        assert [(found.id, found.name) for found in await people.tokens(ann.id)] == [(token, "my bot")]
        await people.drop_token(bob.id, token)
        assert await people.by_token(hashed("t")) == ann
        await people.drop_token(ann.id, token)
        assert await people.by_token(hashed("t")) is None

    tell(any_url, story)


def test_the_key_of_the_server_is_made_once(any_url: str) -> None:
    keys: list[bytes] = []

    async def story(server: Services) -> None:
        keys.append(await server.people.signing_key())

    tell(any_url, story)
    tell(any_url, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


def test_a_new_name_is_seen_at_the_table(any_url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        watch = await server.absence.watch(table, id_of(ann), lambda: None)
        watch.look(0)
        await server.people.rename(bob.id, "Robert")
        assert [type(news) for news in watch.news()] == [Room]
        assert [place.name for place in (await room_of(server, table, ann)).places] == ["Ann", "Robert"]

    tell(any_url, story)


def test_an_account_claims_the_games_of_a_guest(any_url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, _ = await duel(server)
        await server.tables.do(table, ann, Chat("c", "Hello"))
        await server.tables.do(table, ann, Note("n", 0, "my plan"))
        account = await server.people.make_account((await server.people.create_guest("Z")).id, "Zoe", "hash")
        shared = await server.tables.new(account, Plan("richard3", ["me", "open"], {}))
        await server.tables.do(shared, ann, Sit(1))
        for who, seat in ((account, 0), (ann, 1)):
            await server.tables.do(shared, who, Note("n", seat, f"plan {seat}"))
        await server.people.claim(ann.id, account.id)
        assert [await note_of(server, shared, account, seat) for seat in (0, 1)] == ["plan 0", "plan 1"]
        assert await names(server) == ["Bob", "Zoe"]
        for gone in (ann.id, account.id):
            await server.people.claim(gone, account.id)
        assert await names(server) == ["Bob", "Zoe"], "an account is nobody's to claim"
        assert {listing.id for listing in await my_tables(server, account)} == {table, shared}
        assert await my_tables(server, ann) == []
        assert (await room_of(server, table, account)).places[0].is_mine
        assert (await look(server, table, account, 0)).offers
        assert await note_of(server, table, account, 0) == "my plan"
        assert (await room_of(server, table, account)).is_owner
        with pytest.raises(NotYourSeat):
            await shown_of(server, table, ann, 0)

    tell(any_url, story)


def test_whoever_is_forgotten_leaves_no_trace_but_the_game(any_url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        await server.tables.do(table, ann, Agree({"away": "random"}))
        waiting = await server.tables.new(bob, Plan("richard3", ["me", "open"], {}))
        visited = await server.tables.new(ann, Plan("lancaster", ["me", "open", "open"], {"players": "3"}))
        await server.tables.do(visited, bob, Sit(1))
        for where in (table, visited):
            await server.tables.do(where, bob, Chat("c", "Hello"))
        await server.tables.do(visited, bob, Leave())
        await server.tables.do(table, bob, Note("n", 1, "my plan"))
        await server.people.open_session(bob.id, hashed("s"), lifetime=60)
        await server.people.add_token(bob.id, hashed("t"), "bot")
        await server.people.delete(bob.id)
        assert await names(server) == ["Ann"]
        assert await server.people.by_session(hashed("s")) is None
        assert await server.people.by_token(hashed("t")) is None
        room = await room_of(server, table, ann)
        assert [(place.kind, place.name) for place in room.places] == [("person", "Ann"), ("bot", "random")]
        for where in (table, visited):
            assert [line.who for line in (await chat_of(server, where)).lines] == [""]
        said = select(schema.chat.c.name, schema.chat.c.person)
        kept = await server.store.query(lambda connection: connection.execute(said).all())
        assert {tuple(row) for row in kept} == {("", None)}
        assert await server.store.query(lambda connection: connection.scalar(select(schema.notes.c.text))) is None
        assert [place.kind for place in (await room_of(server, waiting, ann)).places] == ["open", "open"]

    tell(any_url, story)


def test_what_a_person_asked_for_is_written_although_the_page_is_gone(url: str) -> None:
    async def story() -> None:
        async with server_at(url, None) as server:
            gate = await asyncio.to_thread(Gate, server.store)
            asked = asyncio.create_task(server.people.create_guest("Ann"))
            await asyncio.sleep(0)  # now it waits behind the gate
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await asyncio.to_thread(gate.open)
            await server.people.create_guest("Bob")
            assert await names(server) == ["Ann", "Bob"]

    run(story())
