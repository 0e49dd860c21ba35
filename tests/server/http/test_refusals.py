"""Every entry over HTTP, tried in every wrong way: refused with its code, and nothing has changed.

`CASES` must name every route that there is: a new one without its case fails here.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from starlette.routing import Route
from tests.server.running import RICHARD, Live, Player, key

from bosworth.server.http.app import FOR_PROGRAMS, routes


@dataclass(frozen=True)
class Case:
    """One route: who may use it, with what."""

    body: Any = None
    """What is sent; None: nothing. A dict for a page is a form."""
    guest: bool = False
    """Whether somebody unknown becomes a guest by it."""
    open: bool = False
    """Whether it asks for no identity at all."""
    by_stranger: str = ""
    """With which code a stranger is refused; none: the route does not concern one table."""
    strict: bool = True
    """Whether a body that makes no sense is malformed."""
    path: dict[str, str] = field(default_factory=dict)


CASES: dict[tuple[str, str], Case] = {
    ("GET", "/healthz"): Case(open=True),
    ("GET", "/api/openapi.json"): Case(open=True),
    ("GET", "/api/games"): Case(open=True),
    ("GET", "/api/games/{game}"): Case(open=True, path={"game": "richard3"}),
    ("GET", "/api/me"): Case(open=True),
    ("GET", "/api/tokens"): Case(),
    ("POST", "/api/tokens"): Case({"name": "mine"}, guest=True),
    ("DELETE", "/api/tokens/{token}"): Case(path={"token": "none"}),
    ("GET", "/api/tables"): Case(open=True),
    ("POST", "/api/tables"): Case({"game": "richard3", "seats": ["me", "open"]}, guest=True),
    ("POST", "/api/records"): Case("no record", guest=True, strict=False),
    ("GET", "/api/tables/{table}"): Case(open=True, by_stranger="may_not_look"),
    ("DELETE", "/api/tables/{table}"): Case(by_stranger="not_your_table"),
    ("POST", "/api/tables/{table}/messages"): Case({"type": "resign", "id": "x", "seat": 0}, by_stranger="may_not_look"),
    ("POST", "/api/tables/{table}/sit"): Case({"seat": 0}, guest=True, by_stranger="seat_taken"),
    ("POST", "/api/tables/{table}/leave"): Case({"seat": 0}, by_stranger="not_your_seat"),
    ("POST", "/api/tables/{table}/back"): Case({"seat": 0}, by_stranger="not_your_seat"),
    ("POST", "/api/tables/{table}/rename"): Case({"name": "Mine"}, by_stranger="not_your_table"),
    ("POST", "/api/tables/{table}/settings"): Case({"settings": {"listed": "yes"}}, by_stranger="not_your_table"),
    ("POST", "/api/tables/{table}/invite"): Case({"seat": 0}, by_stranger="not_your_table"),
    ("POST", "/api/tables/{table}/branch"): Case({"at": 0}, by_stranger="may_not_look"),
    ("POST", "/api/tables/{table}/rematch"): Case({}, by_stranger="may_not_look"),
    ("POST", "/api/tables/{table}/bot"): Case({"seat": 0, "bot": "random"}, by_stranger="not_your_table"),
    ("GET", "/api/tables/{table}/record"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/api/tables/{table}/moments"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/api/tables/{table}/draws"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/api/tables/{table}/odds"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/api/tables/{table}/analysis"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/words/{lang}/{name}.ftl"): Case(open=True, path={"lang": "en", "name": "richard3"}),
    ("GET", "/static/{path:path}"): Case(open=True, path={"path": "css/theme.css"}),
    ("POST", "/play-now/{game}"): Case({}, guest=True, strict=False, path={"game": "richard3"}),
    ("POST", "/new"): Case({"game": "nonesuch"}, guest=True, strict=False),
    ("POST", "/next"): Case({}, open=True, strict=False),
    ("POST", "/table/{table}/sit"): Case({"seat": "lancaster"}, guest=True, strict=False, by_stranger="seat_taken"),
    ("POST", "/table/{table}/leave"): Case({"seat": "lancaster"}, strict=False, by_stranger="not_your_seat"),
    ("POST", "/table/{table}/back"): Case({"seat": "lancaster"}, strict=False, by_stranger="not_your_seat"),
    ("POST", "/table/{table}/bot"): Case({"seat": "lancaster"}, strict=False, by_stranger="not_your_table"),
    ("POST", "/table/{table}/rename"): Case({"name": "Mine"}, strict=False, by_stranger="not_your_table"),
    ("POST", "/table/{table}/branch"): Case({"at": "0"}, strict=False, by_stranger="may_not_look"),
    ("POST", "/table/{table}/delete"): Case({}, strict=False, by_stranger="not_your_table"),
    ("POST", "/invite/{token}"): Case({}, strict=False, guest=True, path={"token": "forged"}),
    ("POST", "/load"): Case({"text": "no record"}, strict=False, guest=True),
    ("POST", "/account/name"): Case({"name": "x" * 99}, strict=False, guest=True),
    ("POST", "/account/claim"): Case({"name": "Eve", "password": "short"}, strict=False, guest=True),
    ("POST", "/account/login"): Case({"name": "Eve", "password": "wrong password"}, strict=False, open=True),
    ("POST", "/account/logout"): Case({}, strict=False, open=True),
    ("POST", "/account/password"): Case({"old": "no", "new": "no"}, strict=False),
    ("POST", "/account/tokens"): Case({"name": "mine"}, strict=False),
    ("POST", "/account/tokens/{token}/revoke"): Case({}, strict=False, path={"token": "none"}),
    ("POST", "/account/delete"): Case({"password": "no"}, strict=False),
    ("POST", "/preferences"): Case({"theme": "dark"}, strict=False, open=True),
    **{
        ("GET", path): Case(open=True)
        for path in (
            "/",
            "/new",
            "/lobby",
            "/games",
            "/account",
            "/preferences",
            "/rules",
            "/about",
            "/load",
            "/next",
            "/favicon.ico",
        )
    },
    ("GET", "/table/{table}"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/table/{table}/again"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/table/{table}/replay"): Case(open=True, by_stranger="may_not_look"),
    ("GET", "/invite/{token}"): Case(open=True, path={"token": "forged"}),
    ("GET", "/watch/{token}"): Case(open=True, path={"token": "forged"}),
    ("GET", "/rules/{game}"): Case(open=True, path={"game": "roses"}),
    ("GET", "/rules/{game}/{chapter}"): Case(open=True, path={"game": "roses", "chapter": "none"}),
}
UNSAFE = [route for route in CASES if route[0] != "GET"]
AT_A_TABLE = [route for route in CASES if "{table}" in route[1]]


class World:
    """A server with a table that is played at, where nobody else may look, and people who come to it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.alice, self.bob = live.person("Alice"), live.person("Bob")
        self.carol = live.person("Carol").enter()
        self.nobody = live.person()
        self.table = self.alice.table("richard3", "me", "open", options=RICHARD, listed="no", onlookers="no")
        self.bob.sit(self.table, 1)

    def address(self, route: tuple[str, str], **other: str) -> str:
        known = {"table": self.table, **CASES[route].path, **other}
        return route[1].replace("{path:path}", "{path}").format(**known)

    def ask(self, who: Player, route: tuple[str, str], body: Any = ..., headers: Any = None, **other: str) -> tuple[int, str]:
        """The status and the code of the answer; a page tells no code."""
        body = CASES[route].body if body is ... else body
        address = self.address(route, **other)
        is_form = isinstance(body, dict) and not address.startswith(FOR_PROGRAMS)
        sent = {"data": body} if is_form else {"json": body} if isinstance(body, dict | list) else {"content": body}
        answer = who.http.request(route[0], address, headers=headers, **sent)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        found = answer.json() if is_json else {}
        code = found.get("code", "") if isinstance(found, dict) else ""
        if answer.status_code >= 400 and address.startswith(FOR_PROGRAMS):
            assert found["type"] == "refused"
        return answer.status_code, code

    def everything(self) -> Any:
        """All that a wrong request might change."""
        return (
            self.alice.http.get(f"/api/tables/{self.table}").json(),
            [self.alice.shown(self.table, 0), self.bob.shown(self.table, 1)],
            [who.http.get("/api/tables?mine").json() for who in (self.alice, self.bob, self.carol)],
            [who.http.get("/api/me").json() for who in (self.alice, self.bob, self.carol)],
            self.carol.http.get("/api/tokens").json(),
            self.alice.http.get("/api/tables").json(),
        )


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with Live(tmp_path_factory.mktemp("server")) as live:
        yield World(live)


@pytest.fixture
def unchanged(world: World) -> Iterator[None]:
    """Whatever the test does, nothing changes by it."""
    before = world.everything()
    yield
    assert world.everything() == before


def test_every_route_has_its_case() -> None:
    there = {
        (method, route.path) for route in routes() if isinstance(route, Route) for method in set(route.methods or ()) - {"HEAD"}
    }
    assert there == set(CASES)


Asked = Callable[[tuple[str, str]], Any]


def wrong(asked: Asked, expected: Any, wanted: list[tuple[str, str]]) -> list[Any]:
    """The routes whose answer is not as expected."""
    found = [(route, asked(route)) for route in wanted]
    return [
        (route, answer) for route, answer in found if not (expected(route, answer) if callable(expected) else answer == expected)
    ]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"])
def test_another_origin_changes_nothing(world: World, origin: str) -> None:
    def ask(route: tuple[str, str]) -> tuple[int, str]:
        return world.ask(world.alice, route, headers={"origin": origin})

    assert not wrong(ask, lambda _, answer: answer in ((403, "other_origin"), (403, "")), UNSAFE)


@pytest.mark.usefixtures("unchanged")
def test_a_page_elsewhere_that_names_no_origin_is_refused_too(world: World) -> None:
    def ask(route: tuple[str, str]) -> int:
        request = world.alice.http.build_request(route[0], world.address(route), headers={"sec-fetch-site": "cross-site"})
        del request.headers["origin"]
        return world.alice.http.send(request).status_code

    assert not wrong(ask, 403, UNSAFE)


NEED_IDENTITY = [route for route, case in CASES.items() if not case.open and not case.guest]


@pytest.mark.usefixtures("unchanged")
def test_without_a_cookie_there_is_no_identity(world: World) -> None:
    def is_right(route: tuple[str, str], answer: tuple[int, str]) -> bool:
        return answer[0] == 401 or (answer == (403, "may_not_look") and CASES[route].by_stranger == "may_not_look")

    assert not wrong(lambda route: world.ask(world.nobody, route), is_right, NEED_IDENTITY)
    assert not world.nobody.http.cookies


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    "header", ["cookie: bosworth_session=forged", "authorization: Bearer forged", "authorization: Basic QWx"]
)
def test_a_wrong_cookie_or_token_is_none(world: World, header: str) -> None:
    name, _, value = header.partition(": ")

    def ask(route: tuple[str, str]) -> int:
        return world.ask(world.nobody, route, headers={name: value})[0]

    assert not wrong(ask, lambda _, status: status == 401 or (status == 403 and name == "cookie"), NEED_IDENTITY)


STRICT = [route for route in UNSAFE if CASES[route].strict and route[0] == "POST"]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("body", ["no json", '{"nonsense": 1}', "[]", '{"seat": 99, "at": -1}', b"\xff\xfe"])
def test_what_makes_no_sense_is_malformed(world: World, body: str | bytes) -> None:
    assert not wrong(lambda route: world.ask(world.alice, route, body), (400, "malformed"), STRICT)


def _size(route: tuple[str, str]) -> int:
    return 2_200_000 if route[1] in ("/api/records", "/load") else 17_000


@pytest.mark.usefixtures("unchanged")
def test_what_is_too_large_is_not_even_read(world: World) -> None:
    assert not wrong(lambda route: world.ask(world.alice, route, "x" * _size(route))[0], 413, UNSAFE)


@pytest.mark.usefixtures("unchanged")
def test_what_turns_out_to_be_too_large_is_refused(world: World) -> None:
    def ask(route: tuple[str, str]) -> int:
        pieces = (b"x" * 1000 for _ in range(_size(route) // 1000))  # no length is announced
        return world.alice.http.post(world.address(route), content=pieces).status_code

    assert not wrong(ask, 413, [route for route in UNSAFE if route[0] == "POST"])


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("table", ["none", "0", "%20", "x" * 200])
def test_a_table_that_is_not_there_is_not_found(world: World, table: str) -> None:
    assert not wrong(lambda route: world.ask(world.alice, route, table=table)[0], 404, AT_A_TABLE)


@pytest.mark.usefixtures("unchanged")
def test_a_table_whose_id_cannot_be_one_is_malformed(world: World) -> None:
    assert not wrong(lambda route: world.ask(world.alice, route, table="%00")[0], 400, AT_A_TABLE)


@pytest.mark.usefixtures("unchanged")
def test_a_stranger_may_do_nothing_at_a_table(world: World) -> None:
    def is_right(route: tuple[str, str], answer: tuple[int, str]) -> bool:
        return answer[0] in (403, 409) and answer[1] in (CASES[route].by_stranger, "")

    assert not wrong(lambda route: world.ask(world.carol, route), is_right, AT_A_TABLE)


@pytest.mark.usefixtures("unchanged")
def test_another_method_is_not_there(world: World) -> None:
    assert not wrong(lambda route: world.alice.http.request("PATCH", world.address(route)).status_code, 405, list(CASES))


@pytest.mark.usefixtures("unchanged")
def test_no_get_changes_anything(world: World) -> None:
    gets = [route for route in CASES if route[0] == "GET"]
    for who in (world.alice, world.bob, world.carol, world.nobody):
        assert not wrong(lambda route, who=who: world.ask(who, route)[0], lambda _, status: status < 500, gets)  # type: ignore[misc]


# --- messages -------------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unchanged")
def test_messages_that_the_rules_refuse(world: World) -> None:
    """Lancaster and York choose cards in secret; both are to act."""
    alice, bob, table = world.alice, world.bob, world.table
    rev = alice.shown(table, 0)["rev"]
    offer = alice.shown(table, 0)["offers"][0]["form"]
    for kind, more in (
        ("act", {"actions": [offer]}),
        ("undo", {}),
        ("resign", {}),
        ("note", {"text": "x"}),
        ("hint", {}),
    ):
        common = {"type": kind, "id": key(), "seat": 0, **more}
        if kind in ("act", "undo", "hint"):
            common["rev"] = rev
        assert bob.send(table, **common)[1]["code"] == "not_your_seat", kind
    assert alice.send(table, type="look", seat=1)[1]["code"] == "not_your_seat"
    status, stale = alice.act(table, 0, offer, rev=rev + 7)
    assert (status, stale["code"]) == (409, "stale")
    assert stale["shown"]["offers"], "the present view comes along"
    status, refused = alice.act(table, 0, "move warwick kent")
    assert (status, refused["code"]) == (422, "illegal")
    status, refused = alice.act(table, 0, "dance")
    assert (status, refused["code"]) in ((400, "malformed"), (422, "illegal"))
    status, refused = alice.act(table, 0, offer, offer, offer)
    assert status in (409, 422)
    assert alice.send(table, type="undo", id=key(), seat=0, rev=rev)[1]["code"] == "nothing_to_undo"


def test_not_my_turn_and_the_same_id_twice(world: World) -> None:
    alice, bob = world.live.person("Anne"), world.live.person("Ben")
    table = alice.table("richard3", "me", "open", options=RICHARD)
    bob.sit(table, 1)
    shown = alice.shown(table, 0)
    act = {"type": "act", "id": key(), "seat": 0, "rev": shown["rev"], "actions": [shown["offers"][0]["form"]]}
    first, second = alice.send(table, **act), alice.send(table, **act)
    assert first[0] == second[0] == 200
    assert first[1][0] == second[1][0], "done once, told twice"
    other = {**act, "actions": [shown["offers"][1]["form"]]}
    assert alice.send(table, **other)[1]["code"] == "key_reused"
    shown = alice.shown(table, 0)
    again = {**act, "id": key(), "rev": shown["rev"]}
    assert alice.send(table, **again)[1]["code"] == "not_your_turn"
    hint = {"type": "hint", "id": key(), "seat": 0, "rev": shown["rev"]}
    assert alice.send(table, **hint)[1]["code"] == "not_your_turn"
