"""Token buckets: a burst is allowed, then so many a second; everybody has their own."""

from bosworth.server.http import limits as module
from bosworth.server.http.limits import RATES, Limits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_so_many_a_second() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    burst = int(RATES["login"].burst)
    assert [limits.allow("login", "a") for _ in range(burst + 2)] == [True] * burst + [False] * 2
    clock.now += 1 / RATES["login"].per_second
    assert limits.allow("login", "a")
    assert not limits.allow("login", "a")


def test_everybody_has_their_own_bucket_and_every_kind_too() -> None:
    limits = Limits(clock=Clock())
    while limits.allow("login", "a"):
        pass
    assert limits.allow("login", "b")
    assert limits.allow("writing", "a")


def test_one_empty_bucket_is_enough_and_costs_the_others_nothing() -> None:
    limits = Limits(clock=Clock())
    while limits.allow("login", "address"):
        pass
    burst = int(RATES["login"].burst)
    for _ in range(3):
        assert not limits.allow("login", "address", "person")
    assert [limits.allow("login", "person") for _ in range(burst + 1)].count(True) == burst


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    limits.allow("login", "a")
    clock.now += 1e6
    assert [limits.allow("login", "a") for _ in range(100)].count(True) == RATES["login"].burst


def test_buckets_are_forgotten_when_there_are_too_many(monkeypatch: object) -> None:
    limits = Limits(clock=Clock())
    for number in range(module.MOST_BUCKETS + 100):
        limits.allow("reading", str(number))
    assert len(limits._buckets) == module.MOST_BUCKETS


def test_passwords_are_stricter_than_anything_else() -> None:
    by_rate = sorted(RATES, key=lambda name: RATES[name].per_second)
    assert by_rate[0] == "guessing"
    assert set(by_rate[1:3]) == {"login", "strangers"}
