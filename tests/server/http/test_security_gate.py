"""The gate in front of everything: nothing that is sent to it breaks it, and nobody slips past its counting."""

import pytest
from tests.server.guests import run, server_at
from tests.server.running import RICHARD, Live, key

from bosworth.server.http.security import network_of


@pytest.mark.parametrize("host", ["[", "[::1", "::1]", "a]b", "[x]"])
def test_a_host_that_cannot_be_read_is_not_ours(live: Live, host: str) -> None:
    answer = live.person().http.get("/api/me", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_host")


@pytest.mark.parametrize("path", ["/api/tokens", "/account/name", "/play-now/richard3"])
@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "null", "https://evil.example", "http://"])
def test_another_origin_is_told_plainly(live: Live, path: str, origin: str) -> None:
    answer = live.person().http.post(path, headers={"origin": origin})
    assert (answer.status_code, answer.headers["content-type"]) == (403, "application/json")
    assert answer.json()["code"] == "other_origin"


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/table/%00", "/api/tables?game=%00", "/static/a%00.js", "/rules/%00"])
def test_a_zero_byte_in_an_address_is_malformed(live: Live, path: str) -> None:
    assert live.person().http.get(path).status_code == 400


def test_a_zero_byte_is_nowhere_written(live: Live) -> None:
    person = live.person("Ann")
    table = person.table("richard3", "me", "me", options=RICHARD)
    for message in ({"type": "chat", "text": "a\0b"}, {"type": "note", "seat": 0, "text": "\0"}):
        status, answer = person.send(table, id=key(), **message)
        assert (status, answer["code"]) == (400, "malformed")
    assert person.http.post(f"/api/tables/{table}/rename", json={"name": "a\0b"}).status_code == 400
    assert person.http.post("/account/login", data={"name": "a\0b", "password": "my kingdom"}).status_code == 401


def test_a_zero_byte_in_the_name_of_an_account_is_no_question_for_the_database(postgres_url: str) -> None:
    async def story() -> None:
        async with server_at(postgres_url, None) as server:
            assert await server.people.by_name("a\0b") is None

    run(story())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(address: str, network: str) -> None:
    assert network_of(address) == network
