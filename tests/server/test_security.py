"""What protects a server: headers, host names, rates, errors that tell nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.live import Live

from bosworth import __version__
from bosworth.server.limits import RATES
from bosworth.server.security import HEADERS
from bosworth.web import TEMPLATES


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("server")) as server:
        yield server


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


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    with Live(tmp_path, rate_factor=0.2) as live:
        person = live.person()
        tries = int(RATES["login"].burst)
        wrong = {"name": "Richard", "password": "my kingdom"}
        statuses = [person.http.post("/account/login", data=wrong).status_code for _ in range(tries)]
        assert statuses[0] == 401
        assert statuses[-1] == 429
        answers = [person.http.get("/api/me") for _ in range(int(RATES["reading"].burst))]
        assert answers[0].status_code == 200
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too_many"


def test_an_error_of_ours_tells_nothing(live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the secret is 1485")

    person = live.person("Alice").enter()
    table = person.table("richard3", "me", "bot:random")
    monkeypatch.setattr("bosworth.server.house.House.act", broken)
    monkeypatch.setattr("bosworth.server.house.House.open_tables", broken)
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


def test_the_health_check_asks_the_database(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    assert live.person().http.get("/healthz").json() == {"status": "ok", "version": __version__}

    async def broken(*_: object) -> None:
        raise OSError("no disk")

    monkeypatch.setattr("bosworth.server.people.People.by_session", broken)
    assert live.person().http.get("/healthz").status_code == 500
