"""Tables in the database: loaded from their log, saved as what has changed, brought up to date with what others wrote."""

import json
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from bosworth.games import game as find_game
from bosworth.kernel.errors import BadRecord
from bosworth.kernel.record import Record
from bosworth.server.store import schema
from bosworth.server.store.store import LostRace
from bosworth.table.chairs import Chair, Guest, Rematch, Settings
from bosworth.table.change import Change, Said
from bosworth.table.opening import restore
from bosworth.table.table import Table

CHANNEL = "bosworth"
"""Where processes on one PostgreSQL tell each other `table:version`."""

SAVE_HEADER = update(schema.tables).where(
    schema.tables.c.id == bindparam("its_id"), schema.tables.c.version == bindparam("its_version")
)
ADD_CHANGES = insert(schema.changes)
"""What each act needs, made once."""


# --- saving ---------------------------------------------------------------------------------------------------------------------


def add(connection: Connection, table: Table) -> None:
    """A new table, with all that happened at it already."""
    fields = {"id": table.id, "version": 1, "game": table.game.info.id, "rules": table.game.info.rules_version}
    fields |= {"options": json.dumps(table.options), "secret": table.secret.hex(), "made": table.clock()}
    connection.execute(insert(schema.tables).values(**fields, **_header(table), played=table.clock()))
    rows = [_seat_row(table, seat) for seat in range(len(table.chairs))]
    connection.execute(insert(schema.seats), rows)
    _add_changes(connection, table)


def save(connection: Connection, old: Table, new: Table, version: int) -> None:
    """What has changed from `old`, which the database had as `version`, to `new`; `LostRace` if it has something else now."""
    before = _header(old)
    header = {name: value for name, value in _header(new).items() if value != before[name]}
    if any(change.settles for change in new.made) or len(new.chat) > len(old.chat):
        header["played"] = new.clock()  # what can still be taken back leaves no trace that others could see
    header |= {"its_id": new.id, "its_version": version, "version": version + 1}
    if connection.execute(SAVE_HEADER, header).rowcount != 1:
        raise LostRace("somebody else wrote first")
    for seat, (former, chair) in enumerate(zip(old.chairs, new.chairs, strict=True)):
        if former != chair:
            row = _seat_row(new, seat)
            here = schema.seats.c.table == row.pop("table"), schema.seats.c.seat == row.pop("seat")
            connection.execute(update(schema.seats).where(*here).values(**row))
    try:
        _add_changes(connection, new)
        _add_chat(connection, new, len(old.chat))
        if new.born is not None:
            add(connection, new.born)
    except IntegrityError as error:
        raise LostRace("somebody else wrote first") from error
    _keep_notes(connection, old, new)
    announce(connection, new.id, version + 1)


def remove(connection: Connection, key: str) -> list[str]:
    """Do away with a table and all that belongs to it; the tables of which it was the rematch may have another."""
    tables = schema.tables.c
    before = list(connection.scalars(select(tables.id).where(tables.rematch == key)))
    connection.execute(update(schema.tables).where(tables.rematch == key).values(rematch=None, version=tables.version + 1))
    connection.execute(delete(schema.tables).where(tables.id == key))
    for name in (*before, key):
        announce(connection, name)
    return before


def announce(connection: Connection, key: str, version: int = 0) -> None:
    """Tell other processes that there is a newer version of a table, as soon as this is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{key}:{version}"})


def is_same(old: Table, new: Table) -> bool:
    """Whether there is nothing to save."""
    is_silent = not new.made and len(old.chat) == len(new.chat) and old.notes == new.notes
    return is_silent and old.chairs == new.chairs and _header(old) == _header(new)


def _header(table: Table) -> dict[str, Any]:
    return {
        "players": json.dumps(table.match.record.players if table.match else {}),
        "commitment": table.commitment,
        "name": table.name,
        "owner": table.owner.id or None,
        "status": table.status,
        "settings": json.dumps(table.settings.as_text()),
        "is_listed": table.settings.listed == "yes",
        "has_onlookers": table.settings.onlookers == "yes",
        "grace": table.settings.grace,
        "counts_absence": table.settings.absence == "bot",
        "moves": table.match.settled if table.match else 0,
        "winners": json.dumps(table.winners),
        "rematch": table.rematch and table.rematch.table,
    }


def _seat_row(table: Table, seat: int) -> dict[str, Any]:
    """As the chair, but for the name, which is the person's."""
    chair = asdict(table.chairs[seat])
    del chair["name"]
    return {**chair, "table": table.id, "seat": seat, "person": chair["person"] or None}


def _add_changes(connection: Connection, table: Table) -> None:
    if table.made:
        rows = [{**asdict(change), "table": table.id, "lines": "\n".join(change.lines)} for change in table.made]
        connection.execute(ADD_CHANGES, rows)


def _add_chat(connection: Connection, table: Table, known: int) -> None:
    for number, said in enumerate(table.chat[known:], known):
        row = {**asdict(said), "table": table.id, "number": number, "person": said.person or None}
        connection.execute(insert(schema.chat).values(**row))


def _keep_notes(connection: Connection, old: Table, new: Table) -> None:
    for (person, seat), note in new.notes.items():
        if old.notes.get((person, seat)) == note:
            continue
        here = schema.notes.c.table == new.id, schema.notes.c.person == person, schema.notes.c.seat == seat
        if not connection.execute(update(schema.notes).where(*here).values(text=note)).rowcount:
            connection.execute(insert(schema.notes).values(table=new.id, person=person, seat=seat, text=note))


# --- loading --------------------------------------------------------------------------------------------------------------------


def load(connection: Connection, key: str, clock: Callable[[], float]) -> tuple[Table, int] | None:
    """A table and its version, read from its log; None if there is no such table."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == key)).first()
    if row is None:
        return None
    table = Table(row.id, find_game(row.game), json.loads(row.options), Guest("", ""), bytes.fromhex(row.secret))
    table.clock = clock
    _read_header(connection, table, row)
    record = Record(row.game, row.rules, table.options, table.seats, json.loads(row.players), row.commitment)
    restore(table, record, _changes(connection, key, 0), row.status == "over")
    _read_talk(connection, table)
    return table, row.version


def refresh(connection: Connection, old: Table) -> tuple[Table, int] | None:
    """The table with all that others have written meanwhile."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == old.id)).first()
    if row is None or old.match is None:
        return load(connection, old.id, old.clock)
    table = old.copy()
    try:
        for change in _changes(connection, old.id, old.number):
            table.follow(change)
    except BadRecord:
        return load(connection, old.id, old.clock)
    table.made.clear()
    _read_header(connection, table, row)
    _forget_names(connection, table)
    _read_talk(connection, table)
    return table, row.version


def _forget_names(connection: Connection, table: Table) -> None:
    """Of those who are forgotten meanwhile."""
    here = schema.chat.c.table == table.id, schema.chat.c.name == "", schema.chat.c.number < len(table.chat)
    for number in connection.scalars(select(schema.chat.c.number).where(*here)):
        table.chat[number] = replace(table.chat[number], person="", name="")


def _read_header(connection: Connection, table: Table, row: Any) -> None:
    table.name = row.name
    table.settings = Settings().changed(json.loads(row.settings))
    owner = connection.scalar(select(schema.people.c.name).where(schema.people.c.id == row.owner))
    table.owner = Guest(row.owner or "", owner or "")
    table.rematch = _rematch(connection, row.rematch) if row.rematch else None
    table.chairs = [
        Chair(seat.kind, seat.person or "", seat.name or "", seat.bot, seat.is_kept, seat.left, seat.due)
        for seat in connection.execute(sitting([table.id]))
    ]


def _rematch(connection: Connection, key: str) -> Rematch | None:
    tables, people = schema.tables, schema.people
    found = select(tables.c.owner, people.c.name).outerjoin_from(tables, people, tables.c.owner == people.c.id)
    row = connection.execute(found.where(tables.c.id == key)).first()
    return row and Rematch(key, Guest(row.owner or "", row.name or ""))


def sitting(keys: list[str]) -> Select[Any]:
    """The seats of some tables in order, with the names of the people on them."""
    seats, people = schema.seats, schema.people
    found = select(seats, people.c.name).outerjoin_from(seats, people, seats.c.person == people.c.id)
    return found.where(seats.c.table.in_(keys)).order_by(seats.c.table, seats.c.seat)


def _changes(connection: Connection, key: str, since: int) -> list[Change]:
    columns = [schema.changes.c[field.name] for field in fields(Change)]
    here = schema.changes.c.table == key, schema.changes.c.number > since
    rows = connection.execute(select(*columns).where(*here).order_by(schema.changes.c.number))
    return [Change(**{**row._mapping, "lines": tuple(row.lines.split("\n")) if row.lines else ()}) for row in rows]


def _read_talk(connection: Connection, table: Table) -> None:
    here = schema.chat.c.table == table.id, schema.chat.c.number >= len(table.chat)
    for row in connection.execute(select(schema.chat).where(*here).order_by(schema.chat.c.number)):
        table.hear(Said(row.person or "", row.name, row.at, row.text, row.key, row.digest))
    notes = connection.execute(select(schema.notes).where(schema.notes.c.table == table.id))
    table.notes = {(row.person, row.seat): row.text for row in notes}
