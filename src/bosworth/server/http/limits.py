"""Token buckets: how often somebody may ask for something."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

MOST_BUCKETS: Final = 20_000
"""Buckets kept at most; the one not used for the longest time goes first, and by then it is full again."""

MOST_OPEN: Final = 64
"""Connections that may be open at a time from one address."""


class Rate(NamedTuple):
    """How many requests may come at once, and how many a second in the long run."""

    burst: float
    per_second: float


RATES: Final = {
    "reading": Rate(240, 40),
    "writing": Rate(60, 10),
    "acting": Rate(120, 30),
    "connecting": Rate(60, 5),
    "login": Rate(8, 0.1),  # passwords from one address, for whatever accounts
    "guessing": Rate(8, 1 / 60),  # passwords for one account from one address, or from one browser that is known
    "strangers": Rate(60, 0.1),  # for one account from all browsers that are not known: more than one address can use up
    "making": Rate(30, 0.2),  # new persons, tables and records: what stays in the database
    "judging": Rate(20, 2),  # a page asks again and again how far it is
    "replaying": Rate(10, 1),  # whatever plays a game again from its deal
    "hinting": Rate(10, 0.5),  # each costs the time of a process in which bots think
    "talking": Rate(20, 1),  # what is said stays, and is sent to everybody
}
"""The rates by name."""


class Limits:
    """One bucket for every kind of request and every person or address."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()
        self.asked = 0
        """How often anybody has asked for anything: while it stands still, nobody does."""

    def allow(self, kind: str, *whos: str) -> bool:
        """Whether each of these may do it now; if so, one token is taken from each."""
        self.asked += 1
        now = self._clock()
        levels = [(kind, who, self._level(kind, who, now)) for who in whos]
        if any(level < 1 for _, _, level in levels):
            return False
        for _, who, level in levels:
            self._buckets[kind, who] = (level - 1, now)
            self._buckets.move_to_end((kind, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return True

    def enter(self, who: str) -> bool:
        """Whether one more connection may be open; if so, it counts until it leaves."""
        if self._open[who] >= MOST_OPEN * self._factor:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """A connection has ended."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    def _level(self, kind: str, who: str, now: float) -> float:
        rate = RATES[kind]
        burst = rate.burst * self._factor
        level, then = self._buckets.get((kind, who), (burst, now))
        return min(burst, level + (now - then) * rate.per_second * self._factor)


def may_guess(limits: Limits, account: str, address: str, device: str) -> bool:
    """Whether a password for an account may be tried: a browser that has logged in there before does not wait for strangers."""
    if device:
        return limits.allow("guessing", f"device {device} account {account}")
    return limits.allow("guessing", f"address {address} account {account}") and limits.allow("strangers", f"account {account}")
