"""Garbage is collected every few minutes, in a moment in which nobody asks for anything."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import run, soon
from tests.server.running import Live

from bosworth.server import garbage
from bosworth.server.garbage import EVERY, LATEST, Tidying
from bosworth.server.http.limits import Limits


class House:
    """A server whose time and visitors a test decides about."""

    def __init__(self) -> None:
        self.now, self.asked, self.collected = 0.0, 0, 0
        self.tidying = Tidying(lambda: self.asked, self.collect, lambda: self.now)

    def collect(self) -> None:
        self.collected += 1

    def pass_time(self, seconds: float, asked: int = 0) -> int:
        """Some time passes in which so much is asked for; how often it was tidied up so far."""
        self.now += seconds
        self.asked += asked
        self.tidying.look_round()
        return self.collected


def test_not_before_it_is_time() -> None:
    house = House()
    assert [house.pass_time(1) for _ in range(int(EVERY) - 1)][-1] == 0
    assert house.pass_time(1) == 1
    assert house.pass_time(1) == 1, "and then not again at once"
    assert house.pass_time(EVERY) == 2


def test_not_while_somebody_asks_for_something() -> None:
    house = House()
    assert house.pass_time(EVERY, asked=1) == 0
    assert house.pass_time(1, asked=7) == 0
    assert house.pass_time(1) == 1


def test_in_the_end_also_when_it_is_never_quiet() -> None:
    house = House()
    assert house.pass_time(LATEST - 1, asked=1) == 0
    assert house.pass_time(1, asked=1) == 1
    assert house.pass_time(LATEST - 1, asked=1) == 1


def test_whoever_asks_for_anything_is_counted() -> None:
    limits = Limits()
    limits.allow("reading", "a")
    limits.allow("acting", "b")
    assert limits.asked == 2


class Knot:
    """Something that only a garbage collection can do away with."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def _no_other_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_other_collection")
def test_a_server_tidies_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ROUND", 0.01)
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    with Live(tmp_path):
        left = weakref.ref(Knot())
        run(soon(lambda: left() is None))
