"""A connection lasts no longer than the cookie or token it came with, and costs no more than others may have."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.live import Live, Player, Socket, key
from websockets.sync.client import connect

from bosworth.server import limits, live, sockets
from bosworth.server.hall import Closing
from bosworth.server.limits import Limits

RICHARD = {"scenario": "1480"}
PASSWORD = "a horse, a horse"  # noqa: S105 - for tests


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Live]:
    with Live(folder) as found:
        yield found


def table_of(person: Player) -> str:
    return person.table("richard3", "me", "me", options=RICHARD)


# --- who looks ------------------------------------------------------------------------------------------------------------------


def test_logging_out_closes_the_pages_of_this_browser_alone(server: Live) -> None:
    here, there = server.person("Anne").enter(), server.person()
    here.http.post("/account/claim", data={"name": "Anne", "password": PASSWORD})
    there.http.post("/account/login", data={"name": "Anne", "password": PASSWORD})
    table = table_of(here)
    with here.socket(table, 0) as mine, there.socket(table, 1) as other:
        mine.quiet(), other.quiet()
        assert here.http.post("/account/logout").status_code == 303
        assert mine.end_code() == sockets.NO_IDENTITY
        other.quiet()
        change = {"old": PASSWORD, "new": "another password"}
        assert there.http.post("/account/password", data=change).status_code == 303
        assert other.end_code() == sockets.NO_IDENTITY


def test_a_revoked_token_acts_no_more(server: Live) -> None:
    owner = server.person("Owner").enter()
    token, table = owner.http.post("/api/tokens", json={"name": "bot"}).json(), table_of(owner)
    url = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(url, additional_headers={"authorization": f"Bearer {token['token']}"}, proxy=None) as connection:
        connection.send('{"type": "look", "seat": 0}')
        connection.recv(20)
        owner.http.delete(f"/api/tokens/{token['id']}")
        assert Socket(connection).end_code() == sockets.NO_IDENTITY


def test_what_another_process_ended_is_noticed_in_time(server: Live, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS_OF_TRUST", 0.2)
    person = server.person("Clarence").enter()
    with person.socket(table_of(person), 0) as socket:
        socket.quiet()
        with sqlite3.connect(folder / "bosworth.db", timeout=20) as database:
            database.execute("DELETE FROM sessions")
        database.close()
        assert socket.end_code() == sockets.NO_IDENTITY


# --- how much -------------------------------------------------------------------------------------------------------------------


def test_whoever_only_looks_is_limited_too(tmp_path: Path) -> None:
    with Live(tmp_path, rate_factor=0.1) as server:
        table = table_of(server.person("Alice"))
        with server.person().socket(table) as socket:
            for _ in range(40):
                socket.send(type="look", seat=None)
            while (message := socket.receive())["type"] != "refused":
                pass
            assert message["code"] == "too_many"


def test_a_connection_is_charged_once(tmp_path: Path) -> None:
    with Live(tmp_path, rate_factor=0.1) as server:
        table = table_of(server.person("Alice"))
        for _ in range(4):  # six may come at once
            with server.person().socket(table) as socket:
                assert socket.receive()["type"] == "room"


def test_an_address_has_so_many_connections_at_a_time(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2 / server.settings.rate_factor)
    person = server.person("Alice").enter()
    table = table_of(person)
    with person.socket(table, 0) as one, person.socket(table, 1) as two:
        one.quiet(), two.quiet()
        with person.socket(table, look=False) as third:
            assert third.receive()["code"] == "too_many"
            assert third.end_code() == sockets.TOO_MANY


def test_connections_that_have_ended_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    found = Limits()
    assert [found.enter("a"), found.enter("a"), found.enter("a"), found.enter("b")] == [True, True, False, True]
    found.leave("a")
    assert found.enter("a")
    for who in ("a", "a", "b"):
        found.leave(who)
    assert not found._open


def test_of_a_long_chat_the_end_is_sent(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_SAID", 3)
    person = server.person("Alice")
    table = table_of(person)
    for number in range(5):
        person.send(table, type="chat", id=key(), text=f"line {number}")
    with person.socket(table, 0) as socket:
        chat = socket.until("chat")
    assert (chat["since"], [line["text"] for line in chat["lines"]]) == (2, ["line 2", "line 3", "line 4"])


# --- how it ends ----------------------------------------------------------------------------------------------------------------


def test_what_may_go_better_later_is_not_final(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closing(*_: Any) -> None:
        raise Closing("the server is about to stop")

    person = server.person("Alice")
    table = table_of(person)
    monkeypatch.setattr("bosworth.server.house.House.watch", closing)
    with person.socket(table, look=False) as socket:
        assert socket.receive()["code"] == "closing"
        assert socket.end_code() == sockets.TRY_LATER
