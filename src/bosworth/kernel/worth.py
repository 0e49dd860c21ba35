"""What an offer is worth to a seat: how a game tells bots what is good in it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Worth(NamedTuple):
    """What an offer is worth to its seat, and why, as a message id and arguments; with the plan that it is part of."""

    value: float
    reason: str
    args: dict[str, int | str] = {}  # noqa: RUF012 - never changed
    plan: tuple[int, ...] = ()


Appraise = Callable[[Any, Sequence[int]], list[Worth]]
"""The worth of each offer, in order."""
Sensible = Callable[[Any, Sequence[int]], Sequence[int]]
"""Those of the offers that somebody might take; never none."""
