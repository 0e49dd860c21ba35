"""Requests that may come twice: each is known by a key that its sender chose, and carried out once."""

import hashlib
import json

import msgspec

from bosworth.table.errors import KeyReused
from bosworth.table.messages import Chat, Play, Resign


def kind_of(message: Play | Chat) -> str:
    """What a message is called, in the log of changes too."""
    return str(message.__struct_config__.tag)


def digest(message: Play | Chat) -> str:
    """A fingerprint of what is asked for, under whatever key."""
    _, *content = msgspec.structs.astuple(message)
    if isinstance(message, Resign):
        content.append(None)  # where the others have their revision: so it stands in databases
    return hashlib.sha256(json.dumps([kind_of(message), *content]).encode()).hexdigest()[:16]


class Once:
    """The requests that were carried out at a table. Keys of different people never meet."""

    def __init__(self, done: dict[str, str] | None = None) -> None:
        self._done = done or {}

    def copy(self) -> "Once":
        """The same, to go on apart."""
        return Once(dict(self._done))

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


def own_key(who: str, key: str) -> str | None:
    """The key under which a request of a person is kept; none if it has none."""
    return f"{who}:{key}" if key else None
