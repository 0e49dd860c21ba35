"""Reading what others have sent: whatever cannot be read is refused, in one place for messages, bodies and cookies."""

from collections.abc import Hashable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from bosworth.server.http.refusals import Refusal

T = TypeVar("T")


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(cast("Any", kind))


def read_json(data: bytes | str, kind: type[T]) -> T:
    """The JSON that was sent, checked against a type; `malformed` if it is none, or says something else."""
    try:
        found: T = _decoder(cast("Hashable", kind)).decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", str(error)) from None
    except RecursionError:
        raise Refusal("malformed", "this is nested too deeply") from None
    return found


def read_text(data: bytes) -> str:
    """The text of a record that was sent as bytes; `malformed` if it is none."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("malformed", "a record is text in UTF-8") from None
