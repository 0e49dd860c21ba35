"""Tables in lists: what waits for players, and what waits for me."""

import json
import time
from collections import defaultdict
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, func, or_, select

from bosworth.games import game as find_game
from bosworth.server.store import schema
from bosworth.server.store.tables import sitting
from bosworth.table.chairs import BOT, OPEN, PERSON

MOST: Final = 200
"""No list is longer."""


class PlaceRow(NamedTuple):
    """A seat of a table in a list."""

    seat: str
    kind: str
    name: str
    is_kept: bool
    is_mine: bool


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list, as the pages and the JSON interface have it."""

    id: str
    game: str
    name: str
    status: str
    """`waiting`, `playing` or `over`."""
    options: dict[str, str]
    owner: str
    """The name of whoever set it up."""
    seats: tuple[str, ...]
    """The ids of the sides, in order."""
    kinds: tuple[str, ...]
    """Of each seat: `open`, `person`, `bot`, `away`."""
    names: tuple[str, ...]
    """Of each seat: who sits there; for a bot its level."""
    is_kept: tuple[bool, ...]
    """Of each seat: whether it is kept for somebody who is invited."""
    made: float
    played: float
    """When something was last done."""
    waiting_since: float | None = None
    """Since when it waits for me; none if it does not."""
    mine: tuple[int, ...] = ()
    """My seats."""
    is_owner: bool = False
    """Whether it is mine to rename and to close."""
    moves: int = 0
    """Actions so far that nobody can take back any more."""
    winners: tuple[str, ...] = ()
    """The sides that have won."""

    @property
    def places(self) -> list[PlaceRow]:
        """The seats, one by one."""
        rows = zip(self.seats, self.kinds, self.names, self.is_kept, strict=True)
        return [PlaceRow(*row, is_mine=number in self.mine) for number, row in enumerate(rows)]

    @property
    def can_be_deleted(self) -> bool:
        """Whether it is mine, and nobody else sits at it."""
        return self.is_owner and all(place.is_mine or place.kind in (OPEN, BOT) for place in self.places)

    @property
    def is_my_turn(self) -> bool:
        """Whether it waits for me."""
        return self.waiting_since is not None

    @property
    def since(self) -> int:
        """Seconds since something was last done, or since it waits for me."""
        return max(0, round(time.time() - (self.waiting_since or self.played)))


def open_tables(connection: Connection, game: str = "") -> list[TableRow]:
    """Tables that wait for players and are listed, the newest first."""
    has_room = select(schema.seats.c.table).where(schema.seats.c.kind == OPEN, schema.seats.c.is_kept.is_(False))
    tables = schema.tables.c
    wanted = _tables().where(tables.status == "waiting", tables.is_listed.is_(True), tables.id.in_(has_room))
    if game:
        wanted = wanted.where(tables.game == game)
    return _rows(connection, wanted.order_by(tables.made.desc()).limit(MOST), "")


def live_tables(connection: Connection) -> list[TableRow]:
    """Games going on that are listed and may be watched, the one played last first."""
    tables = schema.tables.c
    wanted = _tables().where(tables.status == "playing", tables.is_listed.is_(True), tables.has_onlookers.is_(True))
    return _rows(connection, wanted.order_by(tables.played.desc()).limit(MOST), "")


def my_tables(connection: Connection, person: str) -> list[TableRow]:
    """Tables where I sit or that I own: those waiting for me first, longest first, then by when they were played last."""
    sits = select(schema.seats.c.table).where(schema.seats.c.person == person)
    wanted = _tables().where(or_(schema.tables.c.id.in_(sits), schema.tables.c.owner == person))
    found = _rows(connection, wanted.order_by(schema.tables.c.played.desc()).limit(MOST), person)
    return sorted(found, key=_urgency)


def _urgency(row: TableRow) -> tuple[int, float]:
    if row.waiting_since is not None:
        return 0, row.waiting_since
    return 1 + ("playing", "waiting", "over").index(row.status), -row.played


def next_table(connection: Connection, person: str, after: str = "") -> str | None:
    """The table that has waited longest for me; `after` only if there is no other."""
    seats = schema.seats.c
    waiting = (
        select(seats.table).where(seats.person == person, seats.kind == PERSON, seats.due.is_not(None)).group_by(seats.table)
    )
    found = list(connection.scalars(waiting.order_by(func.min(seats.due))))
    return next((table for table in found if table != after), found[0] if found else None)


def unfinished_business(connection: Connection) -> list[str]:
    """Games that wait for a bot alone, or that somebody has left: what a server takes up when it starts."""
    seats, tables = schema.seats.c, schema.tables.c
    waits_for_people = select(seats.table).where(seats.due.is_not(None))
    was_left = select(seats.table).where(seats.left.is_not(None), seats.kind == PERSON)
    wanted = select(tables.id).where(tables.status == "playing", or_(tables.id.not_in(waits_for_people), tables.id.in_(was_left)))
    return list(connection.scalars(wanted.order_by(tables.played.desc()).limit(MOST)))


def _tables() -> Select[Any]:
    tables = schema.tables
    return select(tables, schema.people.c.name.label("owner_name")).outerjoin_from(
        tables, schema.people, tables.c.owner == schema.people.c.id
    )


def _rows(connection: Connection, wanted: Select[Any], person: str) -> list[TableRow]:
    rows = connection.execute(wanted).all()
    chairs: dict[str, list[Any]] = defaultdict(list)
    for chair in connection.execute(sitting([row.id for row in rows])):
        chairs[chair.table].append(chair)
    return [_row(row, chairs[row.id], person) for row in rows]


def _row(row: Any, chairs: list[Any], person: str) -> TableRow:
    options = json.loads(row.options)
    seats = find_game(row.game).seats(options)
    mine = [chair for chair in chairs if person and chair.person == person and chair.kind != OPEN]
    return TableRow(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        options=options,
        owner=row.owner_name or "",
        seats=seats,
        kinds=tuple(chair.kind for chair in chairs),
        names=tuple(chair.name or chair.bot for chair in chairs),
        is_kept=tuple(chair.is_kept for chair in chairs),
        made=row.made,
        played=row.played,
        waiting_since=min((chair.due for chair in mine if chair.due is not None), default=None),
        mine=tuple(chair.seat for chair in mine),
        is_owner=bool(person) and row.owner == person,
        moves=row.moves,
        winners=tuple(seats[seat] for seat in json.loads(row.winners)),
    )
