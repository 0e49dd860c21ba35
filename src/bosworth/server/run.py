"""Running the server: uvicorn with sockets of our own, compression that remembers, and an end that loses nothing."""

import asyncio
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from bosworth.server.garbage import Tidying
from bosworth.server.settings import LARGEST_BODY, Settings

LARGEST_FRAME: Final = 4 * LARGEST_BODY
"""A message up to this size is still answered with a refusal; a larger one ends the connection."""
WINDOW_BITS: Final = 15
"""The next view is packed against the last one, which must fit into the window: 32 kB."""
SECONDS_TO_END: Final = 10
SECONDS_IDLE: Final = 75
"""Longer than proxies keep a connection: if the server closed it first, a request might be on its way."""
RARELY: Final = (50_000, 50, 100)
"""Hundreds of tables are millions of objects without cycles; to look through them often would stop all tables for 0.2 s.

What else there is to collect, `Tidying` does in quiet moments."""


class RememberingSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose compression still knows the view sent before, so that only what changed costs bytes."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        packing = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings={"memLevel": 7, "level": 6}
        )
        self.conn = ServerProtocol(extensions=[packing], max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error"))

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 is handed on as the bytes that it is, to be refused like anything else that cannot be read."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


class Server(uvicorn.Server):
    """uvicorn, telling when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: "Ready") -> None:
        super().__init__(config)
        self._on_ready = on_ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, not the process: what is open is closed in order after it."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_ready(self)


Ready = Callable[[Server], None]
"""Called when the server listens; its `should_exit` ends it."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; `OSError` if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except OSError:
        listener.close()
        raise
    return listener


def run(settings: Settings, listener: socket.socket, on_ready: Ready) -> None:
    """Serve until a signal ends it: acts under way are finished, sockets are closed with 1012 (the server restarts)."""

    def ready(server: Server) -> None:
        gc.freeze()  # what is loaded by now stays: there is no need to look through it again and again
        on_ready(server)

    gc.set_threshold(*RARELY)
    factory = uvicorn.Config("").get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, listener, ready))


async def serve(settings: Settings, listener: socket.socket, on_ready: Ready) -> None:
    """Serve in this event loop."""
    from bosworth.server.http.app import make_app  # noqa: PLC0415 - the port is taken first, the rest is loaded then
    from bosworth.server.services import open_services  # noqa: PLC0415

    async with open_services(settings) as services:
        tidying = asyncio.create_task(Tidying(lambda: services.limits.asked).run())
        try:
            await Server(_config(make_app(services)), on_ready).serve([listener])
        finally:
            tidying.cancel()


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=RememberingSocket,
        http="httptools",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=SECONDS_IDLE,
        timeout_graceful_shutdown=SECONDS_TO_END,
        lifespan="off",
    )
