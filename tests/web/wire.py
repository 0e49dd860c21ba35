"""What the server sends, changed or held back on its way to the page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


class Wire:
    """Between page and server: changes messages of these kinds, and can hold them back until they are wanted."""

    def __init__(self, page: Page, kinds: str, change: Callable[[Message], Message] = lambda message: message) -> None:
        self.kinds = kinds.split()
        self.change = change
        self.is_holding = False
        self._held: list[Callable[[], None]] = []
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] not in self.kinds:
                socket.send(text)
                return
            changed = json.dumps(self.change(message))
            self._held.append(lambda: socket.send(changed))
            if not self.is_holding:
                self.release()

        socket.connect_to_server().on_message(pass_on)

    def release(self) -> None:
        """Let through what was held back, and whatever comes from now on."""
        self.is_holding = False
        while self._held:
            self._held.pop(0)()

    @property
    def has_come(self) -> bool:
        """Whether something is held back."""
        return bool(self._held)
