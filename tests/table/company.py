"""Those who sit at the tables of the tests."""

from collections.abc import Callable
from random import Random

from bosworth.table import memory
from bosworth.table.chairs import Guest
from bosworth.table.messages import Act, Sit, Undo
from bosworth.table.opening import Plan, new_table
from bosworth.table.showing import add_log, show
from bosworth.table.shown import Shown
from bosworth.table.table import Table

ANN, BOB, CAT = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cat", "Cat")
NOBODY = Guest("", "")
SECRET = bytes(range(32))
FULL = {
    "richard3": ({"scenario": "1480"}, 2),
    "roses": ({"scenario": "four"}, 4),
    "lancaster": ({"players": "3"}, 3),
}
"""The options and the number of seats with which the tests play each game."""


def table_of(game: str = "richard3", *seats: str, secret: bytes = SECRET) -> Table:
    """A table of Ann's; all seats hers if nothing else is said."""
    options, number = FULL[game]
    table = new_table("t", Plan(game, list(seats) or ["me"] * number, options), ANN, secret)
    table.clock = lambda: 1000.0
    return table


def duel() -> Table:
    """Ann as Lancaster and Bob as York, dealt."""
    table = table_of("richard3", "me", "open")
    table.do(BOB, Sit(1))
    return table


def owner_of(table: Table, seat: int) -> str:
    return table.chairs[seat].person


def forms(table: Table, seat: int) -> list[str]:
    match = table.begun()
    return [match.game.write(action) for action in match.legal(seat)]


def shown(table: Table, seat: int | None, since: int = 0) -> Shown:
    """What is put before a seat now."""
    return add_log(show(table.begun(), table.begun().view(seat), table.rev(seat)), table.begun(), since)


def moments(table: Table, who: str, seat: int | None, first: int, last: int) -> list[Shown]:
    """What a seat saw after earlier actions."""
    table.check_looking_back(who, seat)
    return memory.moments(table.begun(), seat, first, last)


def act(table: Table, seat: int, form: str) -> None:
    table.do(Guest(owner_of(table, seat), ""), Act("", seat, table.rev(seat), [form]))


def stroll(table: Table, rng: Random, steps: int, visit: Callable[[Table], None] = lambda table: None) -> None:
    """Play at random, now and then taking something back; `visit` looks at every position."""
    for _ in range(steps):
        if table.status != "playing":
            return
        visit(table)
        seat = rng.choice(list(table.begun().state.actors()))
        if table.begun().open_actions(seat) and rng.random() < 0.1:
            table.do(Guest(owner_of(table, seat), ""), Undo("", seat, table.rev(seat)))
        else:
            act(table, seat, rng.choice(forms(table, seat)))


def until(table: Table, rng: Random, wanted: Callable[[Table], bool], bound: int = 3000) -> Table:
    """Play at random until something is so."""
    for _ in range(bound):
        if wanted(table):
            return table
        stroll(table, rng, 1)
    raise AssertionError("it never came to this")
