"""What cannot be read is refused with a code, nothing is logged, and a connection goes on."""

import logging
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from tests.server.running import RICHARD, Live, Player, Socket

from bosworth.server.http import dispatch, preferences
from bosworth.server.http.incoming import read_json
from bosworth.server.http.refusals import Refusal
from bosworth.table.messages import Rename

DEEP = '{"x": ' + "[" * 3000 + "]" * 3000 + ', "type": "ping", "id": "deep"}'


@pytest.fixture(autouse=True)
def _nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    assert caplog.text == ""


@pytest.fixture(scope="module")
def owner(live: Live) -> Player:
    return live.person("Owner").enter()


@pytest.fixture(scope="module")
def table(owner: Player) -> str:
    return owner.table("richard3", "me", "me", options=RICHARD)


@pytest.mark.parametrize("data", [DEEP, DEEP.encode(), b"\xff", "{", "[]", '"\ud800"', "1" * 5000, "\ufeff{}"])
def test_the_reader_refuses_whatever_it_cannot_read(data: bytes | str) -> None:
    with pytest.raises(Refusal) as told:
        read_json(data, Rename)
    assert told.value.code == "malformed"
    assert told.value.text != "malformed", "it says what is wrong"


def test_what_is_nested_too_deeply_says_so() -> None:
    with pytest.raises(Refusal, match="nested too deeply"):
        dispatch.read(DEEP)
    assert dispatch.name_of(DEEP) == ""


def test_strange_preferences_are_the_default() -> None:
    for cookie in ("[" * 30_000, DEEP, "[]", "null", "1", "{", "%FF", "\ud800"):
        assert preferences.read(quote(cookie, errors="surrogatepass")) == preferences.read(None)
        assert preferences.read(cookie) == preferences.read(None)


def still_there(socket: Socket) -> bool:
    socket.send(type="ping")
    return bool(socket.until("pong"))


@pytest.mark.parametrize("data", [DEEP, b'{"type": "ping"}', b"\x00\xff"])
def test_a_connection_goes_on_after_what_it_cannot_read(owner: Player, table: str, data: bytes | str) -> None:
    with owner.socket(table, 0) as socket:
        socket.quiet()
        socket.connection.send(data)
        refused = socket.until("refused")
        assert refused["code"] == "malformed"
        assert refused["text"]
        assert still_there(socket)


def test_a_text_that_is_no_utf_8_is_refused_like_any_other(owner: Player, table: str) -> None:
    with owner.socket(table, 0) as socket:
        socket.quiet()
        for _ in range(2):
            socket.connection.send(b'{"type": "ping\xff"}', text=True)
            assert socket.until("refused")["code"] == "malformed"
        assert still_there(socket)


def test_a_body_that_cannot_be_read_is_a_bad_request(owner: Player, table: str) -> None:
    for path in ("messages", "rename", "settings", "sit"):
        answer = owner.http.post(f"/api/tables/{table}/{path}", content=DEEP)
        assert (path, answer.status_code, answer.json()["code"]) == (path, 400, "malformed")


def test_a_page_is_shown_whatever_the_cookie_of_preferences_says(live: Live) -> None:
    visitor = live.person()
    visitor.http.cookies.set(preferences.COOKIE, "[" * 30_000)
    assert visitor.http.get("/").status_code == 200
