"""What every request and answer passes through: host, origin, size and rate are checked, headers set, errors caught.

This is plain ASGI, around everything else, so that no route can be forgotten.
"""

import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bosworth.kernel.errors import BosworthError
from bosworth.server.http.limits import Limits
from bosworth.server.http.messages import Refused
from bosworth.server.http.refusals import Refusal, status_of
from bosworth.server.settings import LARGEST_BODY, LARGEST_RECORD, LOCAL_HOSTS, Settings
from bosworth.server.store.store import reason_of

log = logging.getLogger(__name__)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGE_PATHS: Final = ("/api/records", "/load")
"""Where a whole record may be sent."""
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
"""Set on every answer."""

Refuse = Callable[[Scope, Refusal], Awaitable[Response]]
"""Makes the answer to a refused request: JSON for programs, a page for people."""


class Guard:
    """The gate in front of all routes."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, refuse: Refuse) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.refuse = refuse
        self.hosts = {*LOCAL_HOSTS, *settings.allowed_hosts, settings.host}
        self.is_local = settings.host in LOCAL_HOSTS or settings.host == "::1"
        if not self.is_local:
            self.hosts |= {socket.gethostname(), socket.getfqdn()} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state["address"], state["cookies"] = self._address(scope), {}
        if scope["type"] == "http":
            send = _with_headers(send, state["cookies"])
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._turn_away(refusal, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    # --- who asks ---------------------------------------------------------------------------------------------------------------

    def _address(self, scope: Scope) -> str:
        if self.settings.is_behind_proxy:
            headers = Headers(scope=scope)
            if headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
            last = headers.get("x-forwarded-for", "").rsplit(",", 1)[-1].strip()
            if last:
                return network_of(last)
        return network_of(str(scope["client"][0])) if scope.get("client") else "?"

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self._is_our_host(headers.get("host", "")):
            raise Refusal("bad_host")
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        kind = "connecting" if scope["type"] == "websocket" else "writing" if is_unsafe else "reading"
        if kind != "reading" or not scope["path"].startswith("/static/"):
            self._check_rate(kind, scope)
        if is_unsafe and not _is_same_origin(headers):
            raise Refusal("other_origin")
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            raise Refusal("malformed")  # no name of ours has it, and PostgreSQL knows no such text
        if is_unsafe and int(_digits(headers.get("content-length", "0"))) > _largest(scope):
            raise Refusal("too_large")

    def _check_rate(self, kind: str, scope: Scope) -> None:
        kind = "acting" if kind == "writing" and scope["path"].endswith("/messages") else kind
        if not self.limits.allow(kind, f"address {scope['state']['address']}"):
            raise Refusal("too_many")

    def _is_our_host(self, host: str) -> bool:
        name = _name_of(host)
        shown = f"[{name}]" if ":" in name else name
        if shown in self.hosts or name in self.hosts:
            return True
        return not self.is_local and _address(name) is not None  # a rebound name is a name: a bare address is none

    # --- answers ----------------------------------------------------------------------------------------------------------------

    async def _turn_away(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        is_handshake = scope["type"] == "websocket"  # it is refused with the status of the answer
        response = refused_json(refusal) if is_handshake else await self.refuse(scope, refusal)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, _limited(receive, _largest(scope)), sending)
        except Exception as error:
            if has_begun:
                raise
            response = await self.refuse(scope, as_refusal(error))
            await response(scope, receive, send)


def as_refusal(error: Exception) -> Refusal:
    """An error as it is told: its code if it is one of ours; anything else is logged and told as `internal`."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, BosworthError):
        return Refusal(error.code, error.text)
    if isinstance(error, SQLAlchemyError):
        log.error("a request failed, as the database refused: %s", reason_of(error))
    else:
        log.error("a request failed", exc_info=error)
    return Refusal("internal")


def refused(error: Exception, key: str = "") -> Refused:
    """The answer to what was refused, whatever the reason."""
    refusal = as_refusal(error)
    return Refused(refusal.code, key, "" if refusal.text == refusal.code else refusal.text)


def refused_json(refusal: Refusal) -> Response:
    """The answer of a refused request to a program."""
    return Response(msgspec.json.encode(refused(refusal)), status_of(refusal.code), media_type="application/json")


def _is_same_origin(headers: Headers) -> bool:
    """Whether a page of ours asks, or a program: browsers always name the origin of what may change things."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in (f"http://{headers['host']}", f"https://{headers['host']}")


def _name_of(host: str) -> str:
    """The name in `host:port`; nothing if that cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def network_of(address: str) -> str:
    """Whom a rate limit counts as one: an IPv4 address, or a /64 of IPv6, which is what one household has."""
    found = _address(address)
    if not isinstance(found, ipaddress.IPv6Address):
        return str(found or address)
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _digits(text: str) -> str:
    return text if text.isdecimal() and len(text) < 19 else "9" * 18


def _largest(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] in LARGE_PATHS else LARGEST_BODY


def _limited(receive: Receive, largest: int) -> Receive:
    size = 0

    async def receiving() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise Refusal("too_large")
        return message

    return receiving


def _with_headers(send: Send, cookies: Mapping[str, str]) -> Send:
    """What stands on every answer; and the cookies that were handed out, unless it is a refusal."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: Any = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            for cookie in cookies.values() if message["status"] < 400 else ():
                headers.append("set-cookie", cookie)
        await send(message)

    return sending
