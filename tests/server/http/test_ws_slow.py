"""A page that reads too slowly is cut; it comes back with what it has missed."""

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from tests.server.guests import SECONDS

from bosworth.server.http import sockets
from bosworth.server.http.messages import Pong
from bosworth.server.live.watch import Watch


class Clogged:
    """A connection whose other end does not read: nothing can be sent, nothing comes."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        self.closed.append(code)


class Nothing:
    """A table at which nothing ever happens."""

    is_closed = False

    def news(self) -> list[Any]:
        return []

    def close(self) -> None:
        self.is_closed = True


def a_page(socket: Clogged) -> sockets.Page:
    page = sockets.Page(cast("WebSocket", socket), None)
    page.watch = cast("Watch", Nothing())
    return page


async def _for_ever(_page: sockets.Page) -> None:
    await asyncio.Event().wait()


@pytest.fixture(autouse=True)
def _trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets.Page, "_stay", _for_ever)


def test_a_page_to_which_nothing_can_be_sent_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS_TO_SEND", 0.05)

    async def run() -> None:
        socket = Clogged()
        page = a_page(socket)
        page._reply(Pong())
        await asyncio.wait_for(page.run(), SECONDS)
        assert socket.closed == [sockets.TOO_SLOW]
        assert cast("Nothing", page.watch).is_closed

    asyncio.run(run())


def test_answers_do_not_pile_up() -> None:
    async def run() -> None:
        page = a_page(Clogged())
        for _ in range(sockets.MOST_WAITING):
            page._reply(Pong())
        assert page.end_code == 0
        page._reply(Pong())
        assert page.end_code == sockets.TOO_SLOW

    asyncio.run(run())
