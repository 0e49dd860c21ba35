"""What protects a server: headers, host names, rates, errors that tell nothing."""

import re
from pathlib import Path

import pytest
from tests.server.running import Live

from bosworth.server.http.limits import RATES, Rate
from bosworth.server.http.security import HEADERS
from bosworth.web import TEMPLATES


@pytest.mark.parametrize(
    "path", ["/", "/nope", "/api/me", "/api/nope", "/static/css/theme.css", "/words/en/pages.ftl", "/healthz"]
)
def test_every_answer_has_the_headers(live: Live, path: str) -> None:
    answer = live.person().http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"]
    assert "server" not in answer.headers


def test_the_policy_allows_no_inline_script() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("path", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: path.name)
def test_templates_need_no_exception_from_the_policy(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", text), "inline script"
    assert not re.search(r"<style\b|\sstyle=", text), "inline style"
    assert not re.search(r"\son[a-z]+=", text), "inline handler"


def test_html_is_escaped(live: Live) -> None:
    evil = '<script>alert("x")</script>'[:30]
    person = live.person(evil).enter()
    assert evil not in person.http.get("/account").text
    assert "&lt;script&gt;" in person.http.get("/account").text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8485", "", "10.0.0.1"])
def test_a_name_that_is_not_ours_is_refused(live: Live, host: str) -> None:
    answer = live.person().http.get("/", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_names_of_this_machine_are_ours(live: Live, host: str) -> None:
    assert live.person().http.get("/healthz", headers={"host": f"{host}:{live.port}"}).status_code == 200


def test_another_name_can_be_allowed(tmp_path: Path) -> None:
    with Live(tmp_path, allowed_hosts=("play.example.org",)) as live:
        assert live.person().http.get("/healthz", headers={"host": "play.example.org"}).status_code == 200
        assert live.person().http.get("/healthz", headers={"host": "other.example.org"}).status_code == 400


def test_whoever_asks_too_often_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each account has a bucket too, however its name is spelt; other origins are counted as well."""
    for kind, burst in (("login", 2), ("strangers", 2), ("reading", 3), ("writing", 10)):
        monkeypatch.setitem(RATES, kind, Rate(burst, 0.0))  # as if no time passed, however long it takes
    with Live(tmp_path, rate_factor=1.0, is_behind_proxy=True) as live:
        person = live.person()

        def login(name: str, address: str) -> int:
            wrong, headers = {"name": name, "password": "my kingdom"}, {"x-forwarded-for": address}
            return person.http.post("/account/login", data=wrong, headers=headers).status_code

        assert [login(name, "203.0.113.1") for name in ("Ann", "Bob", "Cat")] == [401, 401, 429]
        spelt = [login("Richard" + " " * number + " III", f"203.0.113.{number + 2}") for number in range(3)]
        assert spelt == [401, 401, 429], "from ever other addresses"
        answers = [person.http.get("/api/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "too_many"
        elsewhere = {"origin": "https://evil.example"}
        statuses = [person.http.post("/new", headers=elsewhere).status_code for _ in range(11)]
        assert statuses == [403] * 10 + [429]


def test_an_error_of_ours_tells_nothing(live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object, **__: object) -> None:
        fail()

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the secret is 1485")

    person = live.person("Alice").enter()
    table = person.table("richard3", "me", "bot:random")
    monkeypatch.setattr("bosworth.server.live.tables.Tables.do", broken)
    monkeypatch.setattr("bosworth.server.store.listing.open_tables", fail)
    shown = person.shown(table, 0)
    act = {"type": "act", "id": "x", "seat": 0, "rev": shown["rev"], "actions": [shown["offers"][0]["form"]]}
    assert person.send(table, **act) == (500, {"type": "refused", "code": "internal", "id": "x"})
    with person.socket(table, 0) as socket:
        socket.quiet()
        socket.send(**act)
        assert socket.until("refused") == {"type": "refused", "code": "internal", "id": "x"}
    answer = person.http.get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"type": "refused", "code": "internal"})
    page = person.http.get("/lobby")
    assert page.status_code == 500
    assert "1485" not in page.text
    assert "the secret is 1485" in caplog.text, "but it is logged"
