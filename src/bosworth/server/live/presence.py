"""Presence: when the owner of a seat was last seen at the table, by whichever process; kept with the seat.

It only matters at tables where being away counts as leaving.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, or_, select, update

from bosworth.server.live.table import LiveTable
from bosworth.server.store import schema
from bosworth.server.store.store import Store
from bosworth.table.chairs import PERSON

OFTEN: Final = 3
"""So many times in a grace period it is noted who is here."""
LEEWAY: Final = 3.0
"""Seconds by which a note may come late."""
MOST_FOUND: Final = 50
"""So many tables are found at a time."""


def note_waiting(store: Store, live: LiveTable, now: float) -> None:
    """Note those who are here and for whom the game waits, unless that was done a moment ago."""
    latest = now - live.table.settings.grace / OFTEN
    waiting = [seat for seat, chair in enumerate(live.table.chairs) if chair.kind == PERSON and chair.due is not None]
    here = [seat for seat in waiting if live.is_here(live.table.chairs[seat].person)]
    note(store, live, [seat for seat in here if live.noted.get(seat, 0.0) <= latest], now)


def note(store: Store, live: LiveTable, seats: Sequence[int], now: float) -> None:
    """Note those who have been here until now."""
    if not seats or live.table.settings.absence != "bot":
        return
    live.noted.update(dict.fromkeys(seats, now))
    here = schema.seats.c.table == live.table.id, schema.seats.c.seat.in_(seats)
    noted = update(schema.seats).where(*here).values(seen=now)
    store.write(lambda connection: connection.execute(noted), live.table.id)


async def last_seen(store: Store, live: LiveTable, seat: int) -> float:
    """Until when somebody may have been at the table at another process; of this one it is known to the moment."""
    wanted = select(schema.seats.c.seen).where(schema.seats.c.table == live.table.id, schema.seats.c.seat == seat)
    seen = await store.query(lambda connection: connection.scalar(wanted)) or 0.0
    return seen + LEEWAY if seen > live.noted.get(seat, 0.0) else 0.0


async def abandoned(store: Store, now: float, after: str) -> list[str]:
    """Games in which the time of a seat is up, whether anybody uses the table or not: the next few by name."""
    seats, tables = schema.seats.c, schema.tables.c
    is_unseen = or_(seats.seen.is_(None), seats.seen + LEEWAY + tables.grace <= now)
    is_absent = and_(tables.counts_absence.is_(True), seats.due + tables.grace <= now, is_unseen)
    wanted = (
        select(tables.id)
        .join_from(schema.tables, schema.seats, tables.id == seats.table)
        .where(tables.status == "playing", tables.id > after, seats.kind == PERSON)
        .where(or_(seats.left + tables.grace <= now, is_absent))
        .distinct()
        .order_by(tables.id)
        .limit(MOST_FOUND)
    )
    return await store.query(lambda connection: list(connection.scalars(wanted)))
