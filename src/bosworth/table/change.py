"""What is appended at a table and never changed: the log that is the truth about its game, and what is said.

Undoing something is a row of the log as well.
"""

from dataclasses import dataclass

DEAL = "deal"
ACT = "act"
TAKE_IN = "import"
BRANCH = "branch"


@dataclass(frozen=True)
class Change:
    """Cut the record to `keep` lines, then append `lines`."""

    number: int
    """Counted from 1 in each table."""
    seat: int
    """Who did it; -1: the table itself."""
    kind: str
    keep: int
    lines: tuple[str, ...]
    settles: bool
    """Whether something became final by it: from here on it cannot be taken back."""
    key: str | None = None
    """What the sender called the request: nothing is done twice under the same key."""
    digest: str = ""
    """A fingerprint of what was asked for, to tell a repeated request from another one of the same name."""
    at: float = 0.0


@dataclass(frozen=True)
class Said:
    """Something that was said at the table."""

    person: str
    name: str
    at: float
    text: str
    key: str | None = None
    digest: str = ""
