"""What dice and battles promise, held against hand-made numbers."""

import pytest

from bosworth.games.richard3.odds import charge, hit_chances, kill_chance
from bosworth.games.richard3.values.odds import NOBODY, Force, chance_to_win, clash


def test_the_chances_of_hits_are_binomial() -> None:
    assert hit_chances(2, 3) == pytest.approx([0.25, 0.5, 0.25])
    assert sum(hit_chances(4, 2)) == pytest.approx(1.0)


def test_two_hits_kill_two_steps() -> None:
    assert kill_chance(2, 3, 2) == pytest.approx(0.25)
    assert kill_chance(1, 6, 2) == 0


def test_a_charge_that_kills_is_not_answered() -> None:
    promise = charge(2, 6, (2, 6), 2)
    assert (promise.kills, promise.falls, promise.wounds) == (1.0, 0.0, 0.0)


def test_a_charge_that_fails_is_answered_with_what_is_left() -> None:
    """One die that hits with 3: half the time the target of one step dies, otherwise its one die always hits the heir."""
    promise = charge(1, 3, (1, 6), 1)
    assert (promise.kills, promise.falls) == pytest.approx((0.5, 0.5))
    wounded = charge(1, 3, (2, 6), 3)
    assert (wounded.kills, wounded.steps) == pytest.approx((0.0, 0.5))
    assert wounded.wounds == pytest.approx(0.5 * 1 + 0.5 * 2)


def test_the_stronger_side_keeps_more() -> None:
    left, held = clash(Force(12, 4), Force(3, 1))
    assert left > 0.8
    assert held == 0.0
    assert chance_to_win(left, held) > 0.9
    left, held = clash(Force(3, 1), Force(12, 4))
    assert chance_to_win(left, held) < 0.1


def test_an_empty_side_has_nothing_to_keep() -> None:
    assert clash(NOBODY, Force(3, 1)) == (0.0, 1.0)
    assert clash(Force(3, 1), NOBODY) == (1.0, 0.0)
