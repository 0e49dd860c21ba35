"""A connection lasts no longer than the cookie or token it came with, and costs no more than others may have."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import SECONDS
from tests.server.running import PASSWORD, RICHARD, Live, Player, Socket, connected, key, still
from websockets.exceptions import InvalidStatus

from bosworth.server.http import limits, sockets
from bosworth.server.http.limits import RATES, Limits, Rate
from bosworth.server.live import table as module
from bosworth.server.live.errors import Closing


def table_of(person: Player) -> str:
    return person.table("richard3", "me", "me", options=RICHARD, listed="yes")


# --- who looks ------------------------------------------------------------------------------------------------------------------


def test_logging_out_closes_the_pages_of_this_browser_alone(live: Live) -> None:
    here, there = live.person("Anne").enter(), live.person()
    assert (here.claim("Anne"), there.login("Anne")) == (303, 303)
    table = table_of(here)
    with here.socket(table, 0) as mine, there.socket(table, 1) as other:
        still(mine, other)
        assert here.http.post("/account/logout").status_code == 303
        assert mine.end_code() == sockets.NO_IDENTITY
        other.quiet()
        change = {"old": PASSWORD, "new": "another password"}
        assert there.http.post("/account/password", data=change).status_code == 303
        assert other.end_code() == sockets.NO_IDENTITY


def test_a_revoked_token_acts_no_more(live: Live) -> None:
    owner = live.person("Owner").enter()
    token, table = owner.http.post("/api/tokens", json={"name": "bot"}).json(), table_of(owner)
    url = f"{live.address.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connected(url, headers={"authorization": f"Bearer {token['token']}"}) as connection:
        connection.send('{"type": "look", "seat": 0}')
        connection.recv(SECONDS)
        owner.http.delete(f"/api/tokens/{token['id']}")
        assert Socket(connection).end_code() == sockets.NO_IDENTITY


def test_what_another_process_ended_is_noticed_in_time(live: Live, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS_OF_TRUST", 0.2)
    person = live.person("Clarence").enter()
    with person.socket(table_of(person), 0) as socket:
        socket.quiet()
        with sqlite3.connect(folder / "bosworth.db", timeout=SECONDS) as database:
            database.execute("DELETE FROM sessions")
        database.close()
        assert socket.end_code() == sockets.NO_IDENTITY


# --- how much -------------------------------------------------------------------------------------------------------------------


def test_what_an_address_may_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many messages also of those who only look, so many connections in all, and so many at a time."""
    monkeypatch.setitem(RATES, "acting", Rate(5, 0.0))  # as if no time passed, however long it takes
    monkeypatch.setitem(RATES, "connecting", Rate(4, 0.0))
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    with Live(tmp_path, rate_factor=1.0) as live:
        table = table_of(live.person("Alice"))
        with live.person().socket(table) as one, live.person().socket(table, look=False) as two:
            for _ in range(5):
                one.send(type="look", seat=None)
            assert one.until("refused")["code"] == "too_many"
            two.send(type="ping")
            assert two.receive()["code"] == "too_many", "it has the same address"
            with live.person().socket(table, look=False) as third:
                assert third.receive()["code"] == "too_many"
                assert third.end_code() == sockets.TOO_MANY
        with live.person().socket(table, look=False):
            pass  # each was charged once
        with pytest.raises(InvalidStatus), live.person().socket(table, look=False):
            pass


def test_connections_that_have_ended_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    found = Limits()
    assert [found.enter("a"), found.enter("a"), found.enter("a"), found.enter("b")] == [True, True, False, True]
    found.leave("a")
    assert found.enter("a")
    for who in ("a", "a", "b"):
        found.leave(who)
    assert not found._open


def test_of_a_long_chat_the_end_is_sent(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SAID", 3)
    person = live.person("Alice")
    table = table_of(person)
    for number in range(5):
        person.send(table, type="chat", id=key(), text=f"line {number}")
    with person.socket(table, 0) as socket:
        chat = socket.until("chat")
    assert (chat["since"], [line["text"] for line in chat["lines"]]) == (2, ["line 2", "line 3", "line 4"])


# --- how it ends ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "code"), [(Closing("the server is about to stop"), "closing"), (RuntimeError("the database is gone"), "internal")]
)
def test_what_may_go_better_later_is_not_final(live: Live, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str) -> None:
    async def fail(*_: Any) -> None:
        raise error

    person = live.person("Alice")
    table = table_of(person)
    monkeypatch.setattr("bosworth.server.live.absence.Absence.watch", fail)
    with person.socket(table, look=False) as socket:
        refused = socket.receive()
        assert refused["code"] == code
        assert "database" not in str(refused), "what broke is for the log alone"
        assert socket.end_code() == sockets.TRY_LATER


def test_hints_and_talk_have_rates_of_their_own(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("hinting", "talking"):
        monkeypatch.setitem(RATES, kind, Rate(1 / live.settings.rate_factor, 0.0))
    person = live.person("Alice")
    table = table_of(person)
    rev = person.shown(table, 0)["rev"]
    for message in ({"type": "hint", "seat": 0, "rev": rev}, {"type": "chat", "text": "Hello"}):
        assert person.send(table, id=key(), **message)[0] == 200
        status, refused = person.send(table, id=key(), **message)
        assert (status, refused["code"]) == (429, "too_many")
        with person.socket(table, 0) as socket:
            socket.send(id=key(), **message)
            assert socket.until("refused")["code"] == "too_many"


def test_whoever_comes_back_all_the_time_finds_the_present_alone(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played again for pages that have missed something has the rate of all that is played again."""
    monkeypatch.setitem(RATES, "replaying", Rate(2 / live.settings.rate_factor, 0.0))
    person = live.person("Alice")
    table = table_of(person)
    for seat in (0, 1):
        person.act(table, seat, person.shown(table, seat)["offers"][0]["form"])
    told = []
    with person.socket(table, look=False) as socket:
        for _ in range(4):
            socket.send(type="look", seat=0, beats=True, after=0)
            told.append(any("beat" in line for line in socket.until("shown")["log"]))
    assert told == [True, True, False, False]
