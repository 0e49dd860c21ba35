"""Signed links and cookies: an invitation to a seat, leave to watch a table, a browser that is known. The server's key alone can
make them."""

import hashlib
import secrets
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer

from bosworth.server.http.refusals import Refusal

MOST_KNOWN: Final = 10
"""Accounts for which a browser is known at a time."""


class Links:
    """Makes and reads signed links."""

    def __init__(self, key: bytes) -> None:
        self._invite, self._watch, self._watching, self._device = (
            URLSafeSerializer(key, salt=use, signer_kwargs={"digest_method": hashlib.sha256})
            for use in ("invite", "watch", "watching", "device")
        )

    def invite(self, table: str, seat: int) -> str:
        """The token of an invitation to one seat; it is used up when the seat is taken."""
        return self._invite.dumps([table, seat])

    def read_invite(self, token: str) -> tuple[str, int]:
        """The table and the seat of an invitation; `bad_link` if it is not ours."""
        match _read(self._invite, token):
            case [str(table), int(seat)]:
                return table, seat
        raise Refusal("bad_link")

    def watch(self, table: str) -> str:
        """The token with which others may watch a table that is not listed."""
        return self._watch.dumps(table)

    def read_watch(self, token: str) -> str:
        """The table of a link for onlookers; `bad_link` if it is not ours."""
        match _read(self._watch, token):
            case str(table):
                return table
        raise Refusal("bad_link")

    def watching(self, tables: list[str]) -> str:
        """The value of the cookie that remembers which tables this browser was asked to watch."""
        return self._watching.dumps(tables[-20:])

    def read_watching(self, cookie: str | None) -> list[str]:
        """The tables that this browser was asked to watch."""
        found = _read(self._watching, cookie)
        return [str(table) for table in found] if isinstance(found, list) else []

    def device(self, cookie: str | None, person: str) -> str:
        """The value of the cookie by which a browser is known that has logged in as this person, and as others before."""
        device, people = self._read_device(cookie)
        known = [*(one for one in people if one != person), person]
        return self._device.dumps([device or secrets.token_urlsafe(12), known[-MOST_KNOWN:]])

    def device_of(self, cookie: str | None, person: str) -> str:
        """The name of a browser that has logged in as this person before; nothing for any other."""
        device, people = self._read_device(cookie)
        return device if person in people else ""

    def _read_device(self, cookie: str | None) -> tuple[str, list[str]]:
        match _read(self._device, cookie):
            case [str(device), [*people]]:
                return device, [str(person) for person in people]
        return "", []


def _read(signer: URLSafeSerializer, token: str | None) -> Any:
    """What was signed; nothing if it is not ours."""
    try:
        return signer.loads(token or "")
    except BadData:
        return None
