"""`bosworth serve`: what it says, what it opens, and what it says when it cannot start."""

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from bosworth.cli import serve
from bosworth.server.run import listen
from bosworth.server.settings import Settings


class Started:
    """Stands for the server: remembers how it was started, and is ready at once."""

    settings: Settings

    def __call__(self, settings: Settings, listener: socket.socket, on_ready: Any) -> None:
        self.settings = settings
        self.port = listener.getsockname()[1]
        listener.close()
        on_ready(None)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    server = Started()
    monkeypatch.setattr("bosworth.cli.serve.run", server)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return server


class Prompt(threading.Thread):
    """A thread that is through when it has been started."""

    def start(self) -> None:
        super().start()
        self.join()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(threading, "Thread", Prompt)
    return pages


def test_it_says_where_it_is_and_how_to_end_it(run: Run, started: Started) -> None:
    result = run("serve", "--port", "0")
    assert result.code == 0
    assert f"http://127.0.0.1:{started.port}/" in result.out
    assert "Ctrl-C" in result.out
    assert started.settings.database.startswith("sqlite:///")
    assert "home" in started.settings.database, "in the player's own folder"


@pytest.mark.parametrize(("lang", "word"), [("en", "ready"), ("fr", "prêt"), ("it", "pronto")])
def test_it_speaks_three_languages(run: Run, started: Started, lang: str, word: str) -> None:
    assert word in run("serve", "--port", "0", "--lang", lang).out


def test_it_knows_what_lets_others_in(run: Run, started: Started, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def told(*options: str) -> str:
        assert run("serve", *options).code == 0
        return started.settings.open_command

    assert told("--port", "0") == "bosworth serve --host 0.0.0.0"
    assert told("--port", "0", "--db", f"sqlite:///{tmp_path / 'my games.db'}").endswith("/my games.db'")
    assert "secret" not in told("--port", "0", "--db", "postgresql://me:secret@localhost/games")
    monkeypatch.setattr("bosworth.cli.serve._listen", lambda _host, _port: listen("127.0.0.1", 0))
    assert told("--port", "8999").endswith(" --port 8999")
    (tmp_path / "bosworth").touch()
    monkeypatch.setattr("sys.argv", [str(tmp_path / "bosworth")])
    assert told() == f"{tmp_path / 'bosworth'} serve --host 0.0.0.0", "not found by its name alone"


def test_every_option_reaches_the_server(run: Run, started: Started) -> None:
    options = (
        "--db",
        "sqlite:////tmp/other.db",
        "--workers-for-bots",
        "3",
        "--allow-host",
        "a.example",
        "--allow-host",
        "b.example",
    )
    assert run("serve", "--port", "0", "--host", "0.0.0.0", "--proxy", *options).code == 0  # noqa: S104 - it is asked for
    settings = started.settings
    assert settings.database == "sqlite:////tmp/other.db"
    assert settings.bot_workers == 3
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.is_behind_proxy
    assert settings.port == started.port


def test_the_page_is_opened_where_there_is_a_screen(
    run: Run, started: Started, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run("serve", "--port", "0")
    assert opened == [], "no screen"
    monkeypatch.setenv("DISPLAY", ":0")
    run("serve", "--port", "0", "--no-open")
    assert opened == [], "not wanted"
    run("serve", "--port", "0")
    assert opened == [f"http://127.0.0.1:{started.port}/"]


def test_on_other_systems_there_is_always_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "darwin")
    assert serve._has_display()


def test_a_port_that_is_taken_is_one_line_and_exit_code_2(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        result = run("serve", "--port", port, "--no-open")
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert port in result.err
    assert "--port" in result.err


def test_a_host_that_is_not_ours(run: Run) -> None:
    result = run("serve", "--host", "203.0.113.1", "--port", "0", "--no-open")
    assert (result.code, result.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("url", ["nonsense", "mysql://somewhere/db", "sqlite:////dev/null/x.db", "sqlite:////proc/none/x.db"])
def test_a_database_that_cannot_be_used(run: Run, url: str) -> None:
    result = run("serve", "--port", "0", "--no-open", "--db", url)
    assert result.code == 2
    assert result.err.count("\n") == 1, result.err
    assert "Traceback" not in result.out + result.err
