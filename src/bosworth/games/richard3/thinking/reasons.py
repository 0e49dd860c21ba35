"""Why a plan is good, as message ids."""

from typing import Final

PURPOSES: Final[dict[str, str]] = {}


def purpose(name: str) -> str:
    """The reason that names what a plan is after."""
    return f"reason-aim-{name}"
