"""A gate that holds up the writer of a store, so that a test knows what waits behind it."""

import threading

from sqlalchemy import Connection
from tests.server.guests import SECONDS

from bosworth.server.store.store import Store


class Gate:
    """Holds up the writer from now on, until it is opened."""

    def __init__(self, store: Store) -> None:
        self._open, self._is_reached = threading.Event(), threading.Event()
        self.write = store.write(self._wait)
        assert self._is_reached.wait(SECONDS)

    def _wait(self, _connection: Connection) -> None:
        self._is_reached.set()
        assert self._open.wait(SECONDS)

    def open(self) -> None:
        """Let the writer go on."""
        self._open.set()
        self.write.result(SECONDS)
