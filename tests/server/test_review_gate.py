"""The gate in front of everything: nothing that is sent to it breaks it, and nobody slips past its counting."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import house_at, run
from tests.server.live import Live, key

from bosworth.server.limits import RATES
from bosworth.server.security import network_of


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("server")) as server:
        yield server


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


def test_other_origins_are_counted_too(tmp_path: Path) -> None:
    with Live(tmp_path, rate_factor=0.1) as server:
        person = server.person()
        tries = int(RATES["writing"].burst * 0.1) + 10
        statuses = [person.http.post("/new", headers={"origin": "https://evil.example"}).status_code for _ in range(tries)]
        assert statuses[0] == 403
        assert 429 in statuses


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/table/%00", "/api/tables?game=%00", "/static/a%00.js", "/rules/%00"])
def test_a_zero_byte_in_an_address_is_malformed(live: Live, path: str) -> None:
    assert live.person().http.get(path).status_code == 400


def test_a_zero_byte_is_nowhere_written(live: Live) -> None:
    person = live.person("Ann")
    table = person.table("richard3", "me", "me", options={"scenario": "1480"})
    for message in ({"type": "chat", "text": "a\0b"}, {"type": "note", "seat": 0, "text": "\0"}):
        status, answer = person.send(table, id=key(), **message)
        assert (status, answer["code"]) == (400, "malformed")
    assert person.http.post(f"/api/tables/{table}/rename", json={"name": "a\0b"}).status_code == 400
    assert person.http.post("/account/login", data={"name": "a\0b", "password": "my kingdom"}).status_code == 401


def test_a_zero_byte_in_the_name_of_an_account_is_no_question_for_the_database(postgres_url: str) -> None:
    async def story() -> None:
        async with house_at(postgres_url, None) as house:
            assert await house.people.by_name("a\0b") is None

    run(story())


def test_an_account_has_one_bucket_however_its_name_is_spelt(tmp_path: Path) -> None:
    with Live(tmp_path, rate_factor=0.5, is_behind_proxy=True) as server:
        statuses = []
        for number in range(8):  # from ever other addresses
            wrong = {"name": "Richard" + " " * number + " III", "password": "my kingdom"}
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            statuses.append(server.person().http.post("/account/login", data=wrong, headers=headers).status_code)
        assert statuses[0] == 401
        assert statuses[-1] == 429


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
