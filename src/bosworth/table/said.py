"""What is said at a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Said:
    """Something that was said at the table."""

    person: str
    name: str
    at: float
    text: str
    key: str | None = None
    digest: str = ""
