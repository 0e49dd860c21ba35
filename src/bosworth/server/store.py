"""The store: everything that outlives the process, on SQLite or PostgreSQL."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Listing:
    """A table in a list."""

    id: str
    game: str
    name: str
    status: str
    """`waiting`, `playing` or `over`."""
    options: dict[str, str]
    owner: str
    """The name of whoever set it up."""
    seats: tuple[str, ...]
    """The ids of the sides, in order."""
    kinds: tuple[str, ...]
    """Of each seat: `open`, `person`, `bot`, `away`."""
    names: tuple[str, ...]
    """Of each seat: who sits there; for a bot its level."""
    made: float
    played: float
    """When something was last done."""
    waiting_since: float | None = None
    """Since when it waits for me; None if it does not."""
    mine: tuple[int, ...] = ()
    """My seats."""


class Store:
    """A database by its URL; `sqlite:///path` or `postgresql+psycopg://…`; see `default_url`."""

    def __init__(self, url: str = "") -> None:
        """Without a URL: `bosworth.db` in the user's data folder (BOSWORTH_HOME)."""
        raise NotImplementedError
