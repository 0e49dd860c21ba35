"""Chairs: who sits where at a table, and what was agreed about it."""

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
AWAY: Final = "away"


@dataclass(frozen=True)
class Guest:
    """Somebody at a table: an id that never changes, and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class Chair:
    """One seat: `open`, a `person`, a `bot`, or `away`: a bot plays until its owner comes back."""

    kind: str = OPEN
    person: str = ""
    """The id of whoever owns the seat; also while away."""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here."""
    is_kept: bool = False
    """Open, but only for somebody with an invitation."""
    left: float | None = None
    """When the owner left; after the grace period the bot plays."""
    due: float | None = None
    """Since when the game waits for this seat."""

    def is_of(self, person: str) -> bool:
        """Whether this person owns the seat."""
        return self.kind in (PERSON, AWAY) and self.person == person


@dataclass(frozen=True)
class Settings:
    """What was agreed at the table, for all; see `AGREED` for the choices."""

    away: str = "greedy"
    """The bot that plays for whoever has left."""
    grace: int = 60
    """Seconds after which it begins."""
    absence: str = "wait"
    """Whether being away from the page for so long counts as leaving: `wait` or `bot`."""
    onlookers: bool = True
    """Whether others may watch."""
    listed: bool = True
    """Whether the table is shown in the lobby while it waits for players."""
