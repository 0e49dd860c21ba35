"""The house: all tables of a server, kept in its database, with everything that people and bots do at them.

The one facade that HTTP and WebSockets stand on. Every method that takes `who` checks what that person may do and raises a
`BosworthError` (its `code` goes out on the wire) with nothing changed. An act is validated, applied to a copy, committed, and
only then shown to others.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bosworth.server.messages import Chatted, Done, Noted, Room
from bosworth.server.people import People, Person
from bosworth.server.store import Listing, Store
from bosworth.server.watch import Watch
from bosworth.table.shown import Shown
from bosworth.table.thinking import Job

Think = Callable[[Job], Awaitable[str]]
"""Finds the action of a bot, in its text form, from what the bot's seat sees; runs elsewhere, never in the event loop."""


class House:
    """All tables of one server process."""

    people: People
    """Guests, accounts, sessions, tokens of bots."""

    def __init__(self, store: Store, think: Think | None = None) -> None:
        """Without `think`, bots wait."""
        raise NotImplementedError

    async def open(self) -> None:
        """Bring the database up to date and begin to listen to other processes."""
        raise NotImplementedError

    async def drain(self) -> None:
        """Refuse further acts (code `draining`), finish what is being written, stop the bots, close the database."""
        raise NotImplementedError

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
        """Set up a table and give back its id; each seat is `me`, `open`, `invite` or `bot:<level>`. Dealt when all are filled."""
        raise NotImplementedError

    async def take_in(self, who: Person, text: str, name: str = "") -> str:
        """Import a record as a new table; its human seats are mine, its bots stay. `bad_record` names the damaged line."""
        raise NotImplementedError

    async def branch(self, who: Person, table: str, number: int, name: str = "") -> str:
        """"What if": a new table that goes on after action `number`, with dice of its own.

        Of a running game only whoever holds all seats that are not bots' may do this (`not_yet`).
        """
        raise NotImplementedError

    async def open_tables(self, game: str = "") -> list[Listing]:
        """Tables that wait for players and are listed, the newest first."""
        raise NotImplementedError

    async def my_tables(self, who: Person) -> list[Listing]:
        """Tables where I sit or that I own: those waiting for me first, longest first, then running ones, then the rest."""
        raise NotImplementedError

    async def next_table(self, who: Person, after: str = "") -> str | None:
        """The table that has waited longest for me; with `after`, preferably another one than that."""
        raise NotImplementedError

    # --- seats ------------------------------------------------------------------------------------------------------------------

    async def sit(self, table: str, who: Person, seat: int, *, is_invited: bool = False) -> None:
        """Take an open seat; one kept for an invitation only if `is_invited` (`seat_taken`). The last one starts the game."""
        raise NotImplementedError

    async def leave(self, table: str, who: Person, seat: int | None = None) -> None:
        """Leave a seat (None: all of mine): before the deal it is open again, later a bot plays after the grace period."""
        raise NotImplementedError

    async def back(self, table: str, who: Person, seat: int | None = None) -> None:
        """Come back to a seat that I left (None: all of mine)."""
        raise NotImplementedError

    async def seat_bot(self, table: str, who: Person, seat: int, bot: str) -> None:
        """The owner puts a bot on an open seat."""
        raise NotImplementedError

    async def keep_seat(self, table: str, who: Person, seat: int, is_kept: bool = True) -> None:
        """The owner keeps an open seat for an invitation, or opens it to all again."""
        raise NotImplementedError

    async def rename(self, table: str, who: Person, name: str) -> None:
        """The owner gives the table another name."""
        raise NotImplementedError

    async def set_settings(self, table: str, who: Person, settings: Mapping[str, str]) -> None:
        """The owner changes what is agreed: away=<bot>, grace=<seconds>, absence=wait|bot, onlookers=yes|no, listed=yes|no."""
        raise NotImplementedError

    # --- playing ----------------------------------------------------------------------------------------------------------------

    async def act(
        self, table: str, who: Person, seat: int, rev: int, forms: Sequence[str], *, afresh: bool = False, key: str
    ) -> Done:
        """Carry out a chain of offers; the same `key` again is answered alike and done once."""
        raise NotImplementedError

    async def undo(self, table: str, who: Person, seat: int, rev: int, *, everything: bool = False, key: str) -> Done:
        """Take back the last open action or sealed choice of the seat, or all that are open."""
        raise NotImplementedError

    async def resign(self, table: str, who: Person, seat: int, *, key: str) -> Done:
        """Give up."""
        raise NotImplementedError

    async def chat(self, table: str, who: Person, text: str, *, key: str) -> Done:
        """Say something to everybody at the table; only those who sit at it or own it."""
        raise NotImplementedError

    async def write_note(self, table: str, who: Person, seat: int, text: str) -> None:
        """Keep the private notes of one of my seats."""
        raise NotImplementedError

    async def hint_job(self, table: str, who: Person, seat: int, rev: int, bot: str = "greedy") -> Job:
        """What a bot is given to think about for a hint to a seat of mine that is to act."""
        raise NotImplementedError

    # --- looking ----------------------------------------------------------------------------------------------------------------

    async def watch(self, table: str, who: Person | None, callback: Callable[[], None]) -> Watch:
        """Look on from a page: `callback` runs in the event loop whenever there may be news. Close the watch when the page goes."""
        raise NotImplementedError

    async def room(self, table: str, who: Person | None) -> Room:
        """The table itself: who sits where, its name, its dice."""
        raise NotImplementedError

    async def shown(self, table: str, who: Person | None, seat: int | None, since: int = 0) -> Shown | None:
        """What one of my seats (None: an onlooker) sees now; None before the deal. `not_your_seat` if it is not mine."""
        raise NotImplementedError

    async def moments(self, table: str, who: Person | None, seat: int | None, first: int, last: int) -> list[Shown]:
        """What the seat saw after actions `first` … `last` (at most 64), without offers; of a game that is over from any seat."""
        raise NotImplementedError

    async def chat_lines(self, table: str, who: Person | None, since: int = 0) -> Chatted:
        """What was said, from line `since` on."""
        raise NotImplementedError

    async def note(self, table: str, who: Person, seat: int) -> Noted:
        """The private notes of one of my seats."""
        raise NotImplementedError

    async def record(self, table: str, who: Person | None) -> str:
        """The record as text; of a running game only for whoever holds all seats that are not bots' (`not_yet`)."""
        raise NotImplementedError

    async def draws(self, table: str, who: Person | None) -> list[list[Any]]:
        """After the end, every draw of chance as [kind, n, outcome]: a die, a pick from 0, a shuffle as positions."""
        raise NotImplementedError
