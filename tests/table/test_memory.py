"""Looking back at earlier moments, and verifying the dice."""

import hmac
from random import Random

import pytest
from tests.table.company import ANN, BOB, CAT, FULL, act, duel, forms, moments, shown, stroll, table_of, until

from bosworth.kernel.chance import FairDice
from bosworth.kernel.errors import Malformed
from bosworth.table.errors import MayNotLook, NotOver, NotYourSeat
from bosworth.table.memory import draws
from bosworth.table.messages import Agree, Resign
from bosworth.table.opening import take_in
from bosworth.table.table import Table


def played(game: str = "richard3", steps: int = 80) -> Table:
    table = duel() if game == "richard3" else table_of(game)
    stroll(table, Random(3), steps)
    return table


@pytest.mark.parametrize("game", FULL)
def test_every_moment_shows_what_was_seen_then(game: str) -> None:
    table = table_of(game)
    seen = {}

    def visit(table: Table) -> None:
        match = table.begun()
        if match.rev == match.settled:
            seen[match.rev] = [match.game.show(match.view(seat)) for seat in (None, 0)]

    stroll(table, Random(3), 60, visit)
    last = min(table.begun().settled, 63)
    for column, seat in enumerate((None, 0)):
        found = moments(table, "ann", seat, 0, last)
        assert [moment.at for moment in found] == list(range(last + 1))
        for number, views in seen.items():
            if number <= last:
                assert found[number].view == views[column]
        assert not any(moment.offers or moment.refusals or moment.undo for moment in found)
        lines = [(line.at, line.say) for moment in found for line in moment.log]
        assert lines == [(line.at, line.say) for line in shown(table, seat).log[: len(lines)]]
        assert [moment.since for moment in found] == [
            sum(len(earlier.log) for earlier in found[:number]) for number in range(last + 1)
        ]


def test_while_the_game_goes_on_one_looks_back_from_ones_own_seats_alone() -> None:
    table = played()
    assert moments(table, "ann", 0, 0, 3)
    assert moments(table, "cat", None, 0, 3)
    for who, seat in (("ann", 1), ("cat", 0), ("", 1), ("ann", 9)):
        with pytest.raises(NotYourSeat):
            moments(table, who, seat, 0, 3)
    table.do(ANN, Agree({"onlookers": "no"}))
    with pytest.raises(MayNotLook):
        moments(table, "cat", None, 0, 3)


def test_nobody_looks_further_than_it_has_seen() -> None:
    table = until(duel(), Random(4), lambda table: table.begun().rev - table.begun().settled > 1 and not table.begun().is_sealed)
    seat = table.begun().state.actors()[0]
    settled, rev = table.begun().settled, table.begun().rev
    mine = moments(table, table.chairs[seat].person, seat, settled, rev)
    assert [moment.at for moment in mine] == list(range(settled, rev + 1))
    for who, watcher in ((table.chairs[1 - seat].person, 1 - seat), ("cat", None)):
        assert moments(table, who, watcher, settled, settled)
        with pytest.raises(Malformed):
            moments(table, who, watcher, settled, settled + 1)


def test_a_sealed_choice_adds_no_moment_for_others() -> None:
    table = duel()
    act(table, 0, forms(table, 0)[0])
    assert len(moments(table, "ann", 0, 0, 1)) == 2
    with pytest.raises(Malformed):
        moments(table, "bob", 1, 0, 1)


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (3, 2), (0, 10**6), (0, 64)])
def test_moments_that_cannot_be_are_refused(first: int, last: int) -> None:
    with pytest.raises(Malformed):
        moments(played(steps=120), "ann", 0, first, last)


def test_after_the_end_all_look_back_from_everywhere() -> None:
    table = played()
    table.do(BOB, Resign("", 1))
    for seat in (None, 0, 1):
        assert moments(table, "cat", seat, 0, 5)
    with pytest.raises(NotYourSeat):
        moments(table, "cat", 2, 0, 5)
    table.do(ANN, Agree({"onlookers": "no"}))
    with pytest.raises(MayNotLook):
        moments(table, "cat", 0, 0, 5)


# --- dice -----------------------------------------------------------------------------------------------------------------------


def drawn(secret: bytes, number: int, n: int, part: int = 0) -> int:
    """A draw as a page would check it: with nothing but HMAC-SHA256."""
    attempt = 0
    while True:
        message = f"{number}:{part}:{attempt}".encode()
        value = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if value < (1 << 64) // n * n:
            return value % n
        attempt += 1


@pytest.mark.parametrize("game", FULL)
def test_every_draw_can_be_verified_after_the_end(game: str) -> None:
    table = until(table_of(game), Random(5), lambda table: table.status == "over")
    found = table.draws("cat")
    assert len(found) == sum(len(entry.outcomes) for entry in table.begun().record.entries)
    for number, (kind, n, outcome) in enumerate(found):
        if kind == "shuffle":
            order = list(range(n))
            for last in range(n - 1, 0, -1):
                other = drawn(table.secret, number, last + 1, last)
                order[last], order[other] = order[other], order[last]
            assert outcome == order
        else:
            assert outcome == drawn(table.secret, number, n) + (kind == "roll")


def test_the_dice_stay_secret_while_the_game_goes_on() -> None:
    table = played()
    with pytest.raises(NotOver):
        table.draws("ann")


def test_a_game_without_a_commitment_has_nothing_to_verify() -> None:
    table = table_of()
    stroll(table, Random(1), 30)
    other = take_in("o", table.export("ann"), CAT, bytes(32))
    other.do(CAT, Resign("", 0))
    assert other.begun().record.commitment == ""
    assert draws(other.begun()) == []
    assert isinstance(other.begun().dice, FairDice)
