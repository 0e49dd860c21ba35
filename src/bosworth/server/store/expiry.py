"""Sweeping: cookies and tokens that nobody uses any more end, and guests who cannot come back are forgotten."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, func

from bosworth.server.store import schema

A_DAY: Final = 24 * 3600.0
LONGEST_UNUSED: Final = 180 * A_DAY
"""Seconds after which a cookie or a token that was not used is worth nothing."""


def sweep(connection: Connection, now: float) -> None:
    """Once, when a server starts."""
    for table in (schema.sessions, schema.tokens):
        connection.execute(delete(table).where(last_used(table) < now - LONGEST_UNUSED))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.ends < now))
    people, sessions, tokens, seats = schema.people.c, schema.sessions.c, schema.tokens.c, schema.seats.c
    is_old_guest = people.account.is_(None), people.made < now - A_DAY
    # Without cookie and token a guest has no way in; whoever sits or sat at a table stays there by name.
    held_by = (sessions.person, tokens.person, seats.person, schema.tables.c.owner, schema.chat.c.person)
    holds_nothing = [~exists().where(column == people.id) for column in held_by]
    connection.execute(delete(schema.people).where(*is_old_guest, *holds_nothing))


def last_used(table: Table) -> ColumnElement[float]:
    """When a cookie or token was used last, to the day."""
    return func.coalesce(table.c.used, table.c.made)
