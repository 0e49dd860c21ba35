"""What a stolen cookie or token is worth: nothing after a login, a new password or a new account."""

import asyncio

import pytest
from tests.server.guests import server_at
from tests.server.running import PASSWORD, Live, Player

from bosworth.server.http import auth


def token_of(person: Player) -> str:
    return str(person.http.post("/api/tokens", json={"name": "bot"}).json()["token"])


def program(live: Live, token: str) -> Player:
    found = live.person()
    found.http.headers["authorization"] = f"Bearer {token}"
    return found


def status_of(person: Player) -> int:
    return person.http.get("/api/me").status_code


def test_the_tokens_of_a_guest_do_not_become_the_accounts(live: Live) -> None:
    assert live.person("Anne").enter().claim("Anne") == 303
    guest = live.person("Trap").enter()
    thief = program(live, token_of(guest))
    assert status_of(thief) == 200
    assert guest.login("Anne") == 303
    assert status_of(thief) == 401
    assert guest.http.get("/api/tokens").json() == []


def test_a_new_password_ends_tokens_too(live: Live) -> None:
    person = live.person("Hastings").enter()
    person.claim("Hastings")
    thief = program(live, token_of(person))
    change = {"old": PASSWORD, "new": "another password"}
    assert person.http.post("/account/password", data=change).status_code == 303
    assert status_of(thief) == 401
    assert person.http.get("/api/me").json()["is_known"]


def test_a_new_account_has_a_new_cookie_and_no_tokens(live: Live) -> None:
    person, other = live.person("Warwick").enter(), live.person()
    other.http.cookies.set(auth.COOKIE, person.http.cookies[auth.COOKIE])
    thief = program(live, token_of(other))
    assert person.claim("Warwick") == 303
    assert person.http.get("/api/me").json()["name"] == "Warwick"
    assert not other.http.get("/api/me").json()["is_known"], "whoever had the guest's cookie"
    assert status_of(thief) == 401, "or made a token with it"


@pytest.mark.parametrize("path", ["name", "claim", "login", "password", "tokens", "tokens/x/revoke", "delete"])
def test_a_token_does_not_open_the_account(live: Live, path: str) -> None:
    person = live.person("Rivers").enter()
    thief = program(live, token_of(person))
    fields = {"name": "Thief", "password": PASSWORD}
    assert thief.http.post(f"/account/{path}", data=fields).status_code == 401
    assert person.http.get("/api/me").json() == {"name": "Rivers", "is_guest": True, "is_known": True}


def test_a_token_makes_and_revokes_no_tokens(live: Live) -> None:
    person = live.person("Grey").enter()
    thief = program(live, token_of(person))
    [mine] = person.http.get("/api/tokens").json()
    assert thief.http.post("/api/tokens", json={"name": "more"}).status_code == 401
    assert thief.http.delete(f"/api/tokens/{mine['id']}").status_code == 401
    assert person.http.get("/api/tokens").json() == [mine]


def test_what_a_guest_had_ends_with_the_claim_in_the_database(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            guest, zoe = await server.people.create_guest("G"), await server.people.create_guest("Z")
            account = await server.people.make_account(zoe.id, "Zoe", "hash")
            await server.people.add_token(guest.id, "t", "bot")
            await server.people.claim(guest.id, account.id)
            assert await server.people.by_token("t") is None
            assert await server.people.tokens(account.id) == []

    asyncio.run(story())
