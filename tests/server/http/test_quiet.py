"""A table that has agreed on no chat while the rules forbid talk: over the wire, on the pages, and in the database."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, select, update
from tests.server.guests import act_first, look, room_of, run, server_at
from tests.server.running import Live, Player, Socket, key

from bosworth.kernel.errors import BosworthError
from bosworth.server.services import Services
from bosworth.server.store import schema
from bosworth.server.store.people import Person
from bosworth.table.messages import Chat
from bosworth.table.opening import Plan

TWO = {"scenario": "two"}


def pick(table: str, players: tuple[Player, Player]) -> None:
    """Draft the cards of a turn, each player the first one offered, until sheets are written."""
    while (shown := players[0].shown(table, None))["step"] == "draft":
        [seat] = shown["actors"]
        player = players[seat]
        assert player.act(table, seat, player.shown(table, seat)["offers"][0]["form"])[0] == 200


def commit(player: Player, table: str, seat: int) -> None:
    """Hand in an empty sheet."""
    while "commit" not in (forms := [offer["form"] for offer in player.shown(table, seat)["offers"]]):
        assert "next" in forms
        assert player.act(table, seat, "next")[0] == 200
    assert player.act(table, seat, "commit")[0] == 200


def news_of(socket: Socket) -> list[bool]:
    """Whether the table is quiet, as often as that is told."""
    return [message.get("is_quiet", False) for message in socket.quiet() if message["type"] == "room"]


@pytest.fixture
def pair(live: Live) -> tuple[Player, Player, str]:
    """Alice and Bob at a table that has agreed on it."""
    alice, bob = live.person("Alice"), live.person("Bob")
    table = alice.table("roses", "me", "open", options=TWO, talk="pauses")
    bob.sit(table, 1)
    return alice, bob, table


def test_the_room_tells_when_the_chat_closes_and_opens(live: Live, pair: tuple[Player, Player, str]) -> None:
    alice, bob, table = pair
    with bob.socket(table, 1) as player, live.person().socket(table) as onlooker:
        assert set(news_of(player)) == {False}
        onlooker.quiet()
        pick(table, (alice, bob))
        assert news_of(player)[-1:] == [True]
        assert news_of(onlooker)[-1:] == [True]
        commit(alice, table, 0)
        assert True not in news_of(player)
        commit(bob, table, 1)
        assert news_of(player)[-1:] == [False]
        assert news_of(onlooker)[-1:] == [False]


def test_what_is_said_meanwhile_is_refused_and_heard_by_nobody(pair: tuple[Player, Player, str]) -> None:
    alice, bob, table = pair
    pick(table, (alice, bob))
    with bob.socket(table, 1) as socket:
        socket.quiet()
        status, answer = alice.send(table, type="chat", id=key(), text="Attack him in London")
        assert (status, answer["type"], answer["code"]) == (409, "refused", "chat_closed")
        socket.send(type="chat", id="late", text="With pleasure")
        refused = socket.until("refused")
        assert (refused["id"], refused["code"]) == ("late", "chat_closed")
        assert [message for message in socket.quiet() if message["type"] == "chat"] == []
        commit(alice, table, 0)
        commit(bob, table, 1)
        socket.quiet()
        socket.send(type="chat", id="late", text="With pleasure")
        assert [line["text"] for line in socket.until("chat")["lines"]] == ["With pleasure"]


def test_it_is_agreed_on_the_page_of_a_new_table(live: Live) -> None:
    alice = live.person("Alice")
    assert 'name="is_quiet"' in alice.http.get("/new?game=roses").text
    for game in ("richard3", "lancaster"):
        assert 'name="is_quiet"' not in alice.http.get(f"/new?game={game}").text
    form = {"game": "roses", "option-scenario": "two", "seat-red": "me", "seat-yellow": "open", "player": "Alice"}
    for ticked, talk in (({"is_quiet": "yes"}, "pauses"), ({}, "free")):
        table = alice.http.post("/new", data={**form, **ticked}).headers["location"].rsplit("/", 1)[1]
        assert alice.http.get(f"/api/tables/{table}").json()["settings"]["talk"] == talk
        assert ("closed while orders are written" in alice.http.get(f"/table/{table}").text) == bool(ticked)


def test_a_game_tells_programs_whether_it_can_be_agreed(live: Live) -> None:
    person = live.person()
    steps = {card["id"]: card["quiet_steps"] for card in person.http.get("/api/games").json()}
    assert steps == {"richard3": [], "roses": ["planning"], "lancaster": []}
    wish: dict[str, Any] = {"game": "richard3", "seats": ["me", "open"], "settings": {"talk": "pauses"}, "player": "Ann"}
    answer = person.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# --- the database ---------------------------------------------------------------------------------------------------------------


async def planning(server: Services) -> tuple[str, Person]:
    """A table with this agreement at which Ann, who plays both seats, is to write her sheets."""
    ann = await server.people.create_guest("Ann")
    table = await server.tables.new(ann, Plan("roses", ["me", "me"], TWO, settings={"talk": "pauses"}))
    number = 0
    while (shown := await look(server, table, ann, None)).step == "draft":
        number += 1
        await act_first(server, table, ann, shown.actors[0], f"k{number}")
    return table, ann


def test_the_agreement_lasts_and_a_table_without_it_is_free(any_url: str) -> None:
    async def whole() -> None:
        async with server_at(any_url) as server:
            table, ann = await planning(server)
        async with server_at(any_url) as server:
            assert (await room_of(server, table, ann)).is_quiet
            with pytest.raises(BosworthError) as refused:
                await server.tables.do(table, ann, Chat("c", "Hm"))
            assert refused.value.code == "chat_closed"
            server.store.write(forget_talk).result()
        async with server_at(any_url) as server:
            room = await room_of(server, table, ann)
            assert (room.settings["talk"], room.is_quiet) == ("free", False)
            await server.tables.do(table, ann, Chat("c", "Hm"))

    run(whole())


def forget_talk(connection: Connection) -> None:
    """As a table was kept before there was anything to agree on about talk."""
    agreed = json.loads(connection.execute(select(schema.tables.c.settings)).scalar_one())
    del agreed["talk"]
    connection.execute(update(schema.tables).values(settings=json.dumps(agreed)))
