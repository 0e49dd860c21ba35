"""Who somebody is: guests at once, accounts that keep a guest's games, tokens for programs, signed links to seats."""

import re
import sqlite3
from pathlib import Path

import pytest
from tests.server.running import PASSWORD, RICHARD, Live, Player

from bosworth.server.http import auth

# --- guests ---------------------------------------------------------------------------------------------------------------------


def test_looking_makes_nobody_known(live: Live) -> None:
    nobody = live.person()
    for page in ("/", "/lobby", "/games", "/account", "/new"):
        assert nobody.http.get(page).status_code == 200
    assert nobody.me() == {"name": "", "is_guest": True, "is_known": False}
    assert not nobody.http.cookies


def test_the_first_click_makes_a_guest_with_a_cookie_that_scripts_cannot_read(live: Live) -> None:
    nobody = live.person()
    answer = nobody.http.post("/play-now/richard3")
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert re.match(rf"{auth.COOKIE}=[\w-]{{43}}; ", cookie), "256 bits"
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "this page came without TLS"
    assert nobody.me()["is_guest"]
    assert nobody.http.get(answer.headers["location"]).status_code == 200


@pytest.mark.parametrize(("lang", "word"), [("en", "Guest"), ("fr", "Invité"), ("it", "Ospite")])
def test_who_gives_no_name_gets_one_in_the_language_of_the_page(live: Live, lang: str, word: str) -> None:
    nobody = live.person()
    nobody.http.post("/play-now/richard3", headers={"accept-language": lang})
    assert re.fullmatch(rf"{word} \d{{4}}", str(nobody.me()["name"]))


def test_a_guest_may_choose_a_name_and_change_it(live: Live) -> None:
    guest = live.person("  Jack   Cade ").enter()
    assert guest.me()["name"] == "Jack Cade"
    for bad in ("", " ", "x" * 31, "a\nb\x00", "\u3164", "\u202eJack"):
        assert guest.http.post("/account/name", data={"name": bad}).status_code == 422
    guest.http.post("/account/name", data={"name": "John"})
    assert guest.me()["name"] == "John"


def test_secrets_are_kept_only_as_hashes(live: Live, folder: Path) -> None:
    person = live.person("Margaret").enter()
    assert person.claim("Margaret") == 303
    token = person.http.post("/api/tokens", json={"name": "bot"}).json()["token"]
    secrets = [person.http.cookies[auth.COOKIE], token, PASSWORD]
    with sqlite3.connect(folder / "bosworth.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    for secret in secrets:
        assert secret not in dump
    assert "$argon2id$" in dump


# --- accounts -------------------------------------------------------------------------------------------------------------------


def test_an_account_keeps_the_games_of_the_guest_and_is_found_from_elsewhere(live: Live) -> None:
    guest = live.person("Anne").enter()
    table = guest.table("richard3", "me", "bot:random", options=RICHARD)
    assert guest.claim("Anne") == 303
    assert guest.me() == {"name": "Anne", "is_guest": False, "is_known": True}
    elsewhere = live.person("Somebody").enter()
    other = elsewhere.table("richard3", "me", "bot:random", options=RICHARD)
    assert elsewhere.login("anne") == 303
    mine = {found["id"] for found in elsewhere.http.get("/api/tables?mine").json()}
    assert mine == {table, other}, "and those of the guest who logs in"
    assert elsewhere.shown(table, 0)["seat"] == 0


def test_a_name_is_taken_once_and_wrong_passwords_are_refused(live: Live) -> None:
    first, second = live.person("Edward").enter(), live.person("Ned").enter()
    assert first.claim("Edward") == 303
    assert second.claim("EDWARD") == 409
    assert second.login("Edward", "not his password") == 401
    assert second.login("Nobody at all", PASSWORD) == 401
    assert second.me()["is_guest"]
    for bad in ("short", "x" * 201):
        assert second.claim("Ned", bad) == 422
    assert first.claim("Edward again") == 409


def test_logging_out_forgets_the_cookie(live: Live) -> None:
    person = live.person("Clarence").enter()
    person.claim("Clarence")
    cookie = person.http.cookies[auth.COOKIE]
    assert person.http.post("/account/logout").status_code == 303
    person.http.cookies.set(auth.COOKIE, cookie)
    assert not person.me()["is_known"]


def test_a_new_password_ends_all_other_sessions(live: Live) -> None:
    here, there = live.person("Hastings").enter(), live.person()
    here.claim("Hastings")
    assert there.login("Hastings") == 303
    change = {"old": PASSWORD, "new": "another password"}
    assert here.http.post("/account/password", data={**change, "old": "wrong"}).status_code == 401
    assert here.http.post("/account/password", data=change).status_code == 303
    assert here.me()["is_known"]
    assert not there.me()["is_known"]
    assert there.login("Hastings") == 401
    assert there.login("Hastings", "another password") == 303


def test_an_account_can_be_deleted_with_its_password(live: Live) -> None:
    person = live.person("Buckingham").enter()
    person.claim("Buckingham")
    assert person.http.post("/account/delete", data={"password": "wrong"}).status_code == 401
    assert person.me()["is_known"]
    assert person.http.post("/account/delete", data={"password": PASSWORD}).status_code == 303
    assert not person.me()["is_known"]
    assert person.login("Buckingham") == 401


# --- programs -------------------------------------------------------------------------------------------------------------------


def test_a_token_holds_a_seat_until_it_is_revoked(live: Live) -> None:
    owner = live.person("Owner").enter()
    made = owner.http.post("/api/tokens", json={"name": "my bot"}).json()
    table = owner.table("richard3", "me", "bot:random", options=RICHARD)
    program = live.person()
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    del program.http.headers["origin"]
    assert program.me()["name"] == "Owner"
    shown = program.shown(table, 0)
    assert program.act(table, 0, shown["offers"][0]["form"])[0] == 200
    page = owner.http.get("/account").text
    assert "my bot" in page
    assert made["token"] not in page, "it is shown once"
    assert [token["id"] for token in owner.http.get("/api/tokens").json()] == [made["id"]]
    stranger = live.person("Stranger").enter()
    stranger.http.delete(f"/api/tokens/{made['id']}")
    assert program.me()["is_known"], "only its owner can revoke it"
    assert owner.http.delete(f"/api/tokens/{made['id']}").json() == []
    assert program.http.get("/api/me").status_code == 401


def test_the_account_page_makes_and_revokes_tokens_without_a_script(live: Live) -> None:
    owner = live.person("Owner").enter()
    page = owner.http.post("/account/tokens", data={"name": "engine"})
    [token] = re.findall(r'value="([\w-]{43})"', page.text)
    assert owner.http.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Owner"
    [made] = owner.http.get("/api/tokens").json()
    assert owner.http.post(f"/account/tokens/{made['id']}/revoke").status_code == 303
    assert owner.http.get("/api/tokens").json() == []


# --- links ----------------------------------------------------------------------------------------------------------------------


def invite(person: Player, table: str, seat: int | None) -> str:
    return str(person.http.post(f"/api/tables/{table}/invite", json={"seat": seat}).json()["url"])


def test_an_invitation_is_for_one_seat_and_used_once(live: Live) -> None:
    alice, bob, carol = live.person("Alice"), live.person("Bob"), live.person("Carol")
    table = alice.table("richard3", "me", "invite", options=RICHARD)
    address = invite(alice, table, 1)
    assert carol.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).json()["code"] == "seat_taken", "it is kept"
    page = bob.http.get(address)
    assert page.status_code == 200
    assert "York" in page.text
    assert bob.http.post(address, data={"player": "Bob"}).headers["location"] == f"/table/{table}"
    assert bob.shown(table, 1)["seat"] == 1
    assert carol.http.post(address, data={"player": "Carol"}).status_code == 409, "the seat is taken"


def test_an_invitation_cannot_be_forged_nor_moved(live: Live) -> None:
    alice, eve = live.person("Alice"), live.person("Eve").enter()
    table = alice.table("lancaster", "me", "invite", "invite", options={"players": "3"})
    token = invite(alice, table, 1).rsplit("/", 1)[1]
    for forged in (token[:-2], token + "x", token[::-1], "x", invite(alice, table, None).rsplit("/", 1)[1]):
        assert eve.http.get(f"/invite/{forged}").status_code == 403
        assert eve.http.post(f"/invite/{forged}").status_code == 403
    wish = {"seat": 2, "invitation": token}
    assert eve.http.post(f"/api/tables/{table}/sit", json=wish).json()["code"] == "seat_taken", "it is for another seat"
    assert eve.http.post(f"/api/tables/{table}/invite", json={"seat": 1}).status_code == 403


def test_a_link_lets_others_watch_a_table_that_is_not_listed(live: Live) -> None:
    alice, friend, stranger = live.person("Alice"), live.person(), live.person()
    table = alice.table("richard3", "me", "bot:random", options=RICHARD, listed="no")
    assert stranger.http.get(f"/table/{table}").status_code == 403
    answer = friend.http.get(invite(alice, table, None))
    assert answer.headers["location"] == f"/table/{table}"
    assert friend.http.get(f"/table/{table}").status_code == 200
    with friend.socket(table) as socket:
        assert socket.until("shown")["seat"] is None
    assert stranger.http.post(f"/api/tables/{table}/invite", json={}).status_code in (401, 403)
    alice.http.post(f"/api/tables/{table}/settings", json={"settings": {"onlookers": "no"}})
    assert friend.http.get(f"/table/{table}").status_code == 403, "the table allows it no more"


def test_behind_a_proxy_of_ours_with_tls_cookies_are_secure(tmp_path: Path) -> None:
    with Live(tmp_path, is_behind_proxy=True, allowed_hosts=("play.example.org",)) as live:
        person = live.person()
        headers = {"host": "play.example.org", "origin": "https://play.example.org", "x-forwarded-proto": "https"}
        answer = person.http.post("/play-now/richard3", headers={**headers, "x-forwarded-for": "203.0.113.9"})
        assert answer.status_code == 303
        assert "Secure" in answer.headers["set-cookie"]
    with Live(tmp_path / "other") as live:
        answer = live.person().http.post("/play-now/richard3", headers={"x-forwarded-proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"], "nobody said that there is a proxy"
