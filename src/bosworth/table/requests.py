"""Requests that may come twice: each is known by a key that its sender chose, and carried out once."""

import hashlib
import json
from typing import Any

from bosworth.table.errors import KeyReused


def digest(*content: Any) -> str:
    """A fingerprint of what is asked for."""
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]


class Requests:
    """The requests that were carried out at a table. Keys of different people never meet."""

    def __init__(self, done: dict[str, str] | None = None) -> None:
        self._done = done or {}

    def copy(self) -> "Requests":
        """The same, to go on apart."""
        return Requests(dict(self._done))

    def add(self, key: str | None, content: str) -> None:
        """A request was carried out, or was before."""
        if key is not None:
            self._done[key] = content

    def has(self, key: str | None, content: str) -> bool:
        """Whether this very request was carried out; `KeyReused` if another one was under the same key."""
        if key is None or key not in self._done:
            return False
        if self._done[key] != content:
            raise KeyReused("this id was used before, for another request")
        return True


def own_key(who: str, key: str | None) -> str | None:
    """The key under which a request of a person is kept."""
    return None if key is None else f"{who}:{key}"
