"""The house: all tables of a server, kept in its database, with everything that people and bots do at them.

The one facade that HTTP and WebSockets stand on. Every method that takes `who` checks what that person may do and raises a
`BosworthError` (its `code` goes out on the wire) with nothing changed. An act is validated, applied to a copy, committed, and
only then shown to others.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from bosworth.kernel.chance import SECRET_BYTES
from bosworth.kernel.errors import NotYourTurn, Stale
from bosworth.server.http.messages import Chatted, Done, Noted, Room
from bosworth.server.live.absence import Absence
from bosworth.server.live.bot_turns import BotTurns, Think
from bosworth.server.live.presence import Presence
from bosworth.server.live.replays import Replays
from bosworth.server.live.table import LiveTable
from bosworth.server.live.tables import Tables
from bosworth.server.live.watch import Watch
from bosworth.server.store import listing
from bosworth.server.store.expiry import sweep
from bosworth.server.store.listener import Listener
from bosworth.server.store.listing import Listing
from bosworth.server.store.people import People, Person, new_id
from bosworth.server.store.store import Store
from bosworth.table import opening
from bosworth.table.shown import Shown
from bosworth.table.table import Table
from bosworth.table.thinking import Job

T = TypeVar("T")

HINTING_BOT: Final = "greedy"
"""Whoever asks for a hint is told what this bot would do."""
TAKEN_UP: Final = 50
"""So many games that wait for nobody but bots are taken up when the server starts."""


class House:
    """All tables of one server process."""

    people: People
    """Guests, accounts, sessions, tokens of bots."""

    def __init__(self, store: Store, think: Think | None = None, clock: Callable[[], float] = time.time) -> None:
        """Without `think`, bots wait."""
        self.store = store
        self._clock = clock
        self._tables = Tables(store, clock, self._changed, self._let_go)
        self._bot_turns = BotTurns(self._tables, think, self._claim)
        self._absence = Absence(self._tables, self._bot_turns, Presence(store), clock)
        self._replays = Replays()
        self._listener: Listener | None = None
        self.people = People(store, self._people_moved)

    async def open(self) -> None:
        """Bring the database up to date and sweep it, begin to listen to other processes, take up what waits for bots."""
        await asyncio.to_thread(self.store.open)
        if self.store.is_postgres:
            self._listener = Listener(self.store.url, self._tables.hear)
            await self._listener.start()
        self._absence.start()
        self.store.write(lambda connection: sweep(connection, self._clock()))
        for table in (await self._read(listing.unfinished_business))[:TAKEN_UP]:
            self._tables.spawn(self._tables.get(table))

    async def drain(self) -> None:
        """Refuse further changes (code `closing`), finish what is being written, stop the bots, close the database."""
        self._tables.is_closing = True
        await self._absence.stop()
        await self._bot_turns.stop()
        self._replays.stop()
        await self._tables.drain()
        if self._listener is not None:
            await self._listener.stop()
        await asyncio.to_thread(self.store.close)

    def _changed(self, live: LiveTable) -> None:
        live.tell()
        self._bot_turns.start_due(live)

    def _let_go(self, table: str) -> None:
        """Its bots may be another process's now."""
        if self._listener is not None:
            self._tables.spawn(self._listener.release(table))

    async def _people_moved(self, tables: list[str]) -> None:
        await asyncio.gather(*[task for table in tables for task in self._tables.hear(table, 0)])

    async def _claim(self, table: str) -> bool:
        return self._listener is None or await self._listener.claim(table)

    async def _read(self, do: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.store.read, do)

    # --- tables -----------------------------------------------------------------------------------------------------------------

    async def new_table(
        self,
        who: Person,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[str],
        *,
        name: str = "",
        settings: Mapping[str, str] | None = None,
    ) -> str:
        """Set up a table, its id; each seat is `me`, `open`, `invite` or `bot:<level>`. It is dealt when all are filled."""
        plan = opening.Plan(game, options, seats, name, settings or {})
        return await self._add(opening.new_table(new_id(), plan, who, _secret()))

    async def take_in(self, who: Person, text: str, name: str = "") -> str:
        """Import a record as a new table; its human seats are mine, its bots stay. `bad_record` names the damaged line."""
        return await self._add(await self._replays.run(lambda: opening.take_in(new_id(), text, who, _secret(), name)))

    async def branch(self, who: Person, table: str, number: int, name: str = "") -> str:
        """ "What if": a new table that goes on after action `number`, with dice of its own.

        Of a running game only whoever holds all seats that are not bots' may do this (`not_over`).
        """
        origin = (await self._tables.get(table)).table
        return await self._add(await self._replays.run(lambda: opening.branch(origin, new_id(), number, who, _secret(), name)))

    async def _add(self, table: Table) -> str:
        table.clock = self._clock
        await self._tables.add(table)
        return table.id

    async def remove_table(self, table: str, who: Person) -> None:
        """The owner does away with a table at which nobody else sits (`seat_taken`)."""
        await self._tables.remove(table, lambda found: found.check_removing(who.id))

    async def open_tables(self, game: str = "") -> list[Listing]:
        """Tables that wait for players and are listed, the newest first."""
        return await self._read(lambda connection: listing.open_tables(connection, game))

    async def live_tables(self) -> list[Listing]:
        """Games going on that are listed and may be watched, the one played last first."""
        return await self._read(listing.live_tables)

    async def my_tables(self, who: Person) -> list[Listing]:
        """Tables where I sit or that I own: those waiting for me first, longest first, then running ones, then the rest."""
        return await self._read(lambda connection: listing.my_tables(connection, who.id))

    async def next_table(self, who: Person, after: str = "") -> str | None:
        """The table that has waited longest for me; with `after`, preferably another one than that."""
        return await self._read(lambda connection: listing.next_table(connection, who.id, after))

    # --- seats ------------------------------------------------------------------------------------------------------------------

    async def sit(self, table: str, who: Person, seat: int, *, is_invited: bool = False) -> None:
        """Take an open seat; one kept for an invitation only if `is_invited` (`seat_taken`). The last one starts the game."""
        await self._tables.change(table, lambda draft: draft.sit(who, seat, is_invited))

    async def leave(self, table: str, who: Person, seat: int | None = None) -> None:
        """Leave a seat (None: all of mine): before the deal it is open again, later a bot plays after the grace period."""
        await self._tables.change(table, lambda draft: draft.leave(who.id, seat))

    async def back(self, table: str, who: Person, seat: int | None = None) -> None:
        """Come back to a seat that I left (None: all of mine)."""
        await self._tables.change(table, lambda draft: draft.back(who.id, seat))

    async def seat_bot(self, table: str, who: Person, seat: int, bot: str) -> None:
        """The owner puts a bot on an open seat."""
        await self._tables.change(table, lambda draft: draft.seat_bot(who.id, seat, bot))

    async def keep_seat(self, table: str, who: Person, seat: int) -> None:
        """The owner keeps an open seat for an invitation."""
        await self._tables.change(table, lambda draft: draft.keep_seat(who.id, seat))

    async def rename(self, table: str, who: Person, name: str) -> None:
        """The owner gives the table another name."""
        await self._tables.change(table, lambda draft: draft.rename(who.id, name))

    async def set_settings(self, table: str, who: Person, settings: Mapping[str, str]) -> None:
        """The owner changes what is agreed.

        That is: away=<bot>, grace=<seconds>, absence=wait|bot, onlookers=yes|no, listed=yes|no, talk=free|pauses.
        """
        await self._tables.change(table, lambda draft: draft.agree(who.id, settings))

    # --- playing ----------------------------------------------------------------------------------------------------------------

    async def act(
        self, table: str, who: Person, seat: int, rev: int, forms: Sequence[str], *, afresh: bool = False, key: str
    ) -> Done:
        """Carry out a chain of offers; the same `key` again is answered alike and done once."""

        def do(draft: Table) -> Done:
            draft.act(who.id, seat, forms, rev=rev, afresh=afresh, key=key)
            return Done(key, draft.rev(seat))

        return await self._tables.change(table, do)

    async def undo(self, table: str, who: Person, seat: int, rev: int, *, everything: bool = False, key: str) -> Done:
        """Take back the last open action or sealed choice of the seat, or all that are open."""

        def do(draft: Table) -> Done:
            draft.undo(who.id, seat, everything, rev=rev, key=key)
            return Done(key, draft.rev(seat))

        return await self._tables.change(table, do)

    async def resign(self, table: str, who: Person, seat: int, *, key: str) -> Done:
        """Give up."""

        def do(draft: Table) -> Done:
            draft.resign(who.id, seat, key=key)
            return Done(key, draft.rev(seat))

        return await self._tables.change(table, do)

    async def chat(self, table: str, who: Person, text: str, *, key: str) -> Done:
        """Say something to everybody at the table; only those who sit at it or own it (`chat_closed`: not now)."""
        await self._tables.change(table, lambda draft: draft.say(who, text, key))
        return Done(key)

    async def write_note(self, table: str, who: Person, seat: int, text: str) -> None:
        """Keep the private notes of one of my seats."""
        await self._tables.change(table, lambda draft: draft.write_note(who.id, seat, text))

    async def hint_job(self, table: str, who: Person, seat: int, rev: int) -> Job:
        """What a bot is given to think about for a hint to a seat of mine that is to act."""
        found = (await self._tables.get(table)).table
        found.check_looking(who.id, seat)
        if rev != found.rev(seat):
            raise Stale(f"this was meant for revision {rev}, but the seat is at {found.rev(seat)}")
        if not found.begun().legal(seat):
            raise NotYourTurn("there is nothing to decide for you now")
        return found.job(seat, HINTING_BOT)

    # --- looking ----------------------------------------------------------------------------------------------------------------

    async def watch(self, table: str, who: Person | None, callback: Callable[[], None]) -> Watch:
        """Look on from a page: `callback` runs in the event loop whenever there may be news. Close it when the page goes."""
        live = await self._tables.get(table)
        live.table.check_looking(_id(who), None)
        return self._absence.admit(live, _id(who), callback)

    async def room(self, table: str, who: Person | None) -> Room:
        """The table itself: who sits where, its name, its dice."""
        return (await self._tables.get(table)).room(_id(who))

    async def shown(self, table: str, who: Person | None, seat: int | None, since: int = 0) -> Shown | None:
        """What one of my seats (None: an onlooker) sees now; None before the deal. `not_your_seat` if it is not mine."""
        live = await self._tables.get(table)
        live.table.check_looking(_id(who), seat)
        return live.shown(seat, since)

    async def moments(self, table: str, who: Person | None, seat: int | None, first: int, last: int) -> list[Shown]:
        """What the seat saw after actions `first` … `last` (at most 64), without offers; of a game that is over from any seat."""
        found = (await self._tables.get(table)).table
        found.check_looking_back(_id(who), seat)
        return await self._replays.moments(table, found.begun(), seat, first, last)

    async def chat_lines(self, table: str, who: Person | None) -> Chatted:
        """What was said."""
        live = await self._tables.get(table)
        live.table.check_looking(_id(who), None)
        return live.chatted()

    async def note(self, table: str, who: Person, seat: int) -> Noted:
        """The private notes of one of my seats."""
        return Noted(seat, (await self._tables.get(table)).table.note(who.id, seat))

    async def record(self, table: str, who: Person | None) -> str:
        """The record as text; of a running game only for whoever holds all seats that are not bots' (`not_over`)."""
        return (await self._tables.get(table)).table.export(_id(who))

    async def draws(self, table: str, who: Person | None) -> list[list[Any]]:
        """After the end, every draw of chance as [kind, n, outcome]: a die, a pick from 0, a shuffle as positions."""
        found = (await self._tables.get(table)).table
        return await self._replays.run(lambda: found.draws(_id(who)))


def _id(who: Person | None) -> str:
    return "" if who is None else who.id


def _secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)
