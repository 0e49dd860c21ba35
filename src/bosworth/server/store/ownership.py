"""What belongs to a person at tables: shown anew under another name, handed to an account, or given up."""

import json
from collections import defaultdict

from sqlalchemy import Connection, Select, delete, exists, select, update

from bosworth.server.store import schema
from bosworth.server.store.tables import announce
from bosworth.table.chairs import BOT, OPEN, Settings


def touch(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits or that the person owns, each with a new version."""
    return _renew(connection, _tables_of(person))


def _renew(connection: Connection, which: Select[tuple[str]]) -> list[str]:
    """Give each of these tables a new version, so that everybody who holds one reads it again.

    The rows are locked in the order of their names: two who renew the same tables do not wait for each other.
    """
    tables = schema.tables.c
    found = list(connection.scalars(select(tables.id).where(tables.id.in_(which)).order_by(tables.id).with_for_update()))
    connection.execute(update(schema.tables).where(tables.id.in_(found)).values(version=tables.version + 1))
    for table in found:
        announce(connection, table)
    return found


def _tables_of(person: str) -> Select[tuple[str]]:
    seats, tables = schema.seats.c, schema.tables.c
    sits = select(seats.table).where(seats.person == person)
    return select(tables.id).where(tables.id.in_(sits) | (tables.owner == person))


def hand_to(connection: Connection, guest: str, account: str) -> list[str]:
    """All games of a guest are the account's, and the guest is gone; the tables at which this shows."""
    found = touch(connection, guest)
    for column in (schema.seats.c.person, schema.tables.c.owner, schema.chat.c.person):
        connection.execute(update(column.table).where(column == guest).values({column: account}))
    _hand_notes(connection, guest, account)
    connection.execute(delete(schema.people).where(schema.people.c.id == guest))
    return found


def _hand_notes(connection: Connection, guest: str, account: str) -> None:
    """Where the account has notes of the same seat, those stay."""
    notes, theirs = schema.notes.c, schema.notes.alias().c
    has_own = exists().where(theirs.person == account, theirs.table == notes.table, theirs.seat == notes.seat)
    connection.execute(update(schema.notes).where(notes.person == guest, ~has_own).values(person=account))


def give_up(connection: Connection, person: str) -> list[str]:
    """Bots take over the seats, what was said loses its name, and the person is gone; the tables at which this shows."""
    spoke = select(schema.chat.c.table).where(schema.chat.c.person == person)
    tables = schema.tables.c
    found = _renew(connection, select(tables.id).where(tables.id.in_(_tables_of(person)) | tables.id.in_(spoke)))
    _leave_seats(connection, person)
    connection.execute(update(schema.chat).where(schema.chat.c.person == person).values(name=""))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    return found


def _leave_seats(connection: Connection, person: str) -> None:
    """Before the deal a seat is open again; later the bot plays there that was agreed at the table."""
    seats, tables = schema.seats.c, schema.tables.c
    rows = connection.execute(select(tables.id, tables.status, tables.settings).where(tables.id.in_(_tables_of(person))))
    bots: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        bots["" if row.status == "waiting" else Settings().changed(json.loads(row.settings)).away].append(row.id)
    for bot, found in bots.items():
        gone = {"kind": BOT if bot else OPEN, "person": None, "bot": bot, "due": None, "left": None}
        connection.execute(update(schema.seats).where(seats.person == person, seats.table.in_(found)).values(**gone))
