"""Requests that may come twice: each is known by a key that its sender chose, and carried out once."""

import hashlib
import json
from collections.abc import Mapping

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


def was_done(done: Mapping[str, str], key: str | None, content: str) -> bool:
    """Whether this very request is among those done, by key; `KeyReused` if another one is under the same key."""
    if key is None or key not in done:
        return False
    if done[key] != content:
        raise KeyReused("this id was used before, for another request")
    return True


def own_key(who: str, key: str) -> str | None:
    """The key under which a request of a person is kept, none if it has none: keys of different people never meet."""
    return f"{who}:{key}" if key else None
