"""Static files: kept in memory with their fingerprint, compressed where that helps, never sent twice to the same browser."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from bosworth.server.http.refusals import Refusal

TYPES: Final = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
COMPRESSED: Final = (".ftl", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".html", ".md")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class Held:
    """A file as it is sent."""

    changed: int
    body: bytes
    print: str
    type: str
    can_be_packed: bool

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed, where that helps; this takes a while, but only once."""
        return gzip.compress(self.body, 9, mtime=0) if self.can_be_packed else None


class Folder:
    """A folder whose files anybody may read; with further ones behind it, for what it does not have itself."""

    def __init__(self, *roots: Path) -> None:
        self._roots = [root.resolve() for root in roots]
        self._held: dict[str, Held] = {}

    def held(self, path: str) -> Held:
        """The file, read again if it has changed. It has one path only, or it could be kept under any number of them."""
        file = self._find(path)
        changed = file.stat().st_mtime_ns
        held = self._held.get(path)
        if held is None or held.changed != changed:
            held = self._held[path] = _read(file, changed)
        return held

    def _find(self, path: str) -> Path:
        try:
            for root in self._roots:
                file = (root / path).resolve()
                if file.is_relative_to(root) and file.is_file() and file.relative_to(root).as_posix() == path:
                    return file
        except (OSError, ValueError):
            pass  # no name that a file can have
        raise Refusal("not_found")

    def has(self, path: str) -> bool:
        """Whether there is such a file."""
        try:
            return bool(self.held(path))
        except Refusal:
            return False

    def address(self, path: str) -> str:
        """What stands behind the folder's address for a file: its path and fingerprint, so that it may be kept for ever."""
        try:
            return f"{path}?v={self.held(path).print}"
        except Refusal:
            return path  # a picture that is missing spoils no page

    def answer(self, request: Request, path: str) -> Response:
        """The file, or word that the browser's copy is still good; not for the event loop, as it may read and compress."""
        held = self.held(path)
        is_packed = held.can_be_packed and "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{held.print}{"-gz" if is_packed else ""}"'
        headers = {
            "etag": tag,
            "cache-control": FOR_EVER if request.query_params.get("v") == held.print else ASK_AGAIN,
            "vary": "accept-encoding",
        }
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if is_packed:
            headers["content-encoding"] = "gzip"
        return Response(held.packed if is_packed else held.body, headers=headers, media_type=held.type)


def _read(file: Path, changed: int) -> Held:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    can_be_packed = file.suffix in COMPRESSED and len(body) > 512
    return Held(changed, body, hashlib.sha256(body).hexdigest()[:16], kind, can_be_packed)
