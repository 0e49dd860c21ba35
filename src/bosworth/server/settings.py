"""How a server is set up: where it listens, where it keeps its games, whom it trusts."""

from dataclasses import dataclass
from typing import Final

LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
"""Names under which a page on this machine may ask for this server: any other would be a rebound name."""
LARGEST_BODY: Final = 16 * 1024
"""Bytes of a message or a form, up."""
LARGEST_RECORD: Final = 2 * 1024 * 1024
"""Bytes of a record that is loaded."""


@dataclass(frozen=True)
class Settings:
    """Everything that `bosworth serve` may be told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8485
    allowed_hosts: tuple[str, ...] = ()
    """Host names besides those of this machine."""
    is_behind_proxy: bool = False
    """Whether `x-forwarded-proto` and `x-forwarded-for` come from a proxy of our own."""
    bot_workers: int = 2
    bot_seconds: float = 12.0
    """After so long a thought that has not ended by itself is ended with its process."""
    rate_factor: float = 1.0
    """Multiplies every rate limit; measuring needs more than playing."""
    open_command: str = "bosworth serve --host 0.0.0.0"
    """What to type so that others are let in."""
