"""A real server on a port of its own, and people who talk to it as browsers and programs do."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import httpx
from tests.server.guests import SECONDS
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bosworth.server.run import Server, listen, serve
from bosworth.server.settings import Settings

RICHARD = {"scenario": "1480"}
"""A set-up of Richard III whose games are short."""
PASSWORD = "a horse, a horse"  # noqa: S105 - for tests


ONE_EACH = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: one that is kept may be closed by the server at the moment in which it is used again."""


class Live:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        given = {"database": f"sqlite:///{folder / 'bosworth.db'}", "port": self.port, "rate_factor": 1000.0, **settings}
        self.settings = Settings(**given)
        self._server: Server | None = None
        self._people: list[Player] = []
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        try:
            asyncio.run(serve(self.settings, self.listener, self._on_ready))
        finally:
            self._ready.set()

    def _on_ready(self, server: Server) -> None:
        self._server = server
        self._ready.set()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(SECONDS)
        assert self._server is not None, "the server did not start"
        return self

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()

    def __exit__(self, *_error: object) -> None:
        for person in self._people:
            person.close()
        self.stop()

    def person(self, name: str = "") -> "Player":
        self._people.append(Player(self.address, name))
        return self._people[-1]


class Player:
    """Somebody with a browser: cookies are kept, and every request names its origin."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=SECONDS, limits=ONE_EACH)

    def close(self) -> None:
        self.http.close()

    def me(self) -> dict[str, object]:
        """Who the server thinks this is."""
        return dict(self.http.get("/api/me").json())

    def claim(self, name: str, password: str = PASSWORD) -> int:
        """Make an account of this guest; the status of the answer."""
        return self.http.post("/account/claim", data={"name": name, "password": password}).status_code

    def login(self, name: str, password: str = PASSWORD) -> int:
        """Enter as an account; the status of the answer."""
        return self.http.post("/account/login", data={"name": name, "password": password}).status_code

    def enter(self) -> Self:
        """Become a guest of that name."""
        answer = self.http.post("/account/name", data={"name": self.name or "Somebody"})
        assert answer.status_code == 303, answer.text
        return self

    def table(self, game: str, *seats: str, options: Mapping[str, str] | None = None, **settings: str) -> str:
        """Set up a table."""
        wish = {"game": game, "seats": list(seats), "options": dict(options or {}), "settings": settings, "player": self.name}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int) -> None:
        answer = self.http.post(f"/api/tables/{table}/sit", json={"seat": seat, "player": self.name})
        assert answer.status_code == 200, answer.text

    def send(self, table: str, **message: Any) -> tuple[int, Any]:
        """A message by POST: the status and what came back."""
        answer = self.http.post(f"/api/tables/{table}/messages", json=message)
        return answer.status_code, answer.json()

    def shown(self, table: str, seat: int | None) -> dict[str, Any]:
        status, replies = self.send(table, type="look", seat=seat)
        assert status == 200, replies
        return next(dict(reply) for reply in replies if reply["type"] == "shown")

    def act(self, table: str, seat: int, *forms: str, rev: int | None = None) -> tuple[int, Any]:
        rev = self.shown(table, seat)["rev"] if rev is None else rev
        return self.send(table, type="act", id=key(), seat=seat, rev=rev, actions=list(forms))

    @contextmanager
    def socket(self, table: str, seat: int | None = None, since: int = 0, look: bool = True) -> Iterator["Socket"]:
        """The WebSocket of a table, looking from a seat."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        with connected(url, self.address, headers) as connection:
            socket = Socket(connection)
            if look:
                socket.send(type="look", seat=seat, since=since)
            yield socket


def connected(url: str, origin: str | None = None, headers: Mapping[str, str] | None = None) -> ClientConnection:
    """A WebSocket whose client is as patient as the tests are."""
    named = None if origin is None else Origin(origin)
    return connect(
        url, origin=named, additional_headers=headers, max_size=None, proxy=None, open_timeout=SECONDS, ping_interval=None
    )


class Socket:
    """One open WebSocket: everything that came is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.came: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(SECONDS))
        self.came.append(message)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those before it are kept too."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def act(self, seat: int, rev: int, form: str, name: str = "") -> dict[str, Any]:
        """Carry out an offer: the answer, which is what the seat is shown then."""
        name = name or key()
        self.send(type="act", id=name, seat=seat, rev=rev, actions=[form])
        while (message := self.receive()).get("answers") != name:
            assert message["type"] != "refused", message
        return message

    def quiet(self) -> list[dict[str, Any]]:
        """Everything that the server has to say by now: answers go out before news, so two pings are behind both."""
        found = []
        for _ in range(2):
            self.send(type="ping")
            while (message := self.receive())["type"] != "pong":
                found.append(message)
        return found

    def end_code(self) -> int:
        """The code with which the server closes the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        assert self.connection.close_code is not None
        return self.connection.close_code


def still(*sockets: Socket) -> list[dict[str, Any]]:
    """Everything that these have to hear by now; twice round, as a page that comes in is news for those before it."""
    return [message for _ in range(2) for socket in sockets for message in socket.quiet()]


def key() -> str:
    """A fresh id for a message."""
    return uuid4().hex
