"""A table that is in use: loaded once, with those who look at it and the bots that think at it."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from bosworth.kernel.view import View
from bosworth.server.live.room import Again, ChatLine, Chatted, Place, Room
from bosworth.server.live.thoughts import Thoughts
from bosworth.table.chairs import BOT, OPEN, Chair
from bosworth.table.memory import MOST_MOMENTS, add_beats, has_beats
from bosworth.table.showing import add_log, show
from bosworth.table.shown import Shown
from bosworth.table.table import Table

if TYPE_CHECKING:
    from bosworth.server.live.watch import Watch

MOST_SAID: Final = 300
"""Of what was said, so many lines are sent at most."""


class Kept(NamedTuple):
    """What a seat was shown last, of which position."""

    position: Any
    view: View
    shown: Shown


class LiveTable:
    """One table in memory. It is changed only by `Tables`, which hold the lock."""

    def __init__(self, table: Table, version: int) -> None:
        self.table = table
        self.version = version
        self.lock = asyncio.Lock()
        self.is_gone = False
        self.watches: set[Watch] = set()
        self.bots: dict[int, asyncio.Task[None]] = {}
        self.thoughts = Thoughts()
        self.thinking: set[int] = set()  # seats whose bots have thought long enough to show it
        self.absent: dict[int, float] = {}  # since when the owners of seats have no page open
        self.noted: dict[int, float] = {}  # when it was last noted for all processes that the owners of seats are here
        self._shown: dict[int | None, Kept] = {}
        self._last: tuple[Any, int, dict[int, Any]] = None, 0, {}  # the last actions played again: of which match, after which

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost by letting go of it; if somebody's time is up, it is found again."""
        return not (self.watches or self.bots or self.lock.locked())

    def tell(self) -> None:
        """Something may have changed for those who look on."""
        for watch in tuple(self.watches):
            watch.callback()

    def is_here(self, person: str) -> bool:
        """Whether a person has a page open at this table."""
        return bool(person) and any(watch.person == person for watch in self.watches)

    def shown_to(self, person: str, seat: int | None, since: int = 0, answers: str = "") -> Shown | None:
        """What a person sees now from a seat, or `not_your_seat`, with the log from line `since` on; nothing before the deal."""
        self.table.check_looking(person, seat)
        shown = self.without_log(seat)
        return shown and msgspec.structs.replace(add_log(shown, self.table.begun(), since), answers=answers)

    def without_log(self, seat: int | None) -> Shown | None:
        """The same object until the seat sees something else: several pages may look from there, and ask often."""
        if self.table.match is None:
            return None
        position, rev = self.table.match.seen(seat), self.table.rev(seat)
        kept = self._shown.get(seat)
        if kept is None or kept.position is not position or kept.shown.rev != rev:
            view, before = self.table.match.view(seat), kept and (kept.view, kept.shown.view)
            kept = self._shown[seat] = Kept(position, view, show(self.table.match, view, rev, before))
        return kept.shown

    def add_beats(self, shown: Shown, after: int) -> None:
        """Let the lines of what was settled after action `after` have their beats, unless it is too much to be played at once."""
        match = self.table.begun()
        if 0 < match.settled - after <= MOST_MOMENTS and has_beats(self.table.game, shown, after):
            if self._last[:2] != (match, after):
                self._last = match, after, dict(match.again(after + 1, match.settled))
            add_beats(shown, match, self._last[2], self._shown[shown.seat].view)

    def room(self, person: str) -> Room:
        """The table itself, as a person sees it."""
        table = self.table
        record = table.match.record if table.match is not None else None
        return Room(
            id=table.id,
            game=table.game.info.id,
            name=table.name,
            status=table.status,
            places=[self._place(seat, chair, person) for seat, chair in enumerate(table.chairs)],
            options=dict(table.options),
            is_owner=bool(person) and table.owner.id == person,
            onlookers=sum(not table.is_guest_at(watch.person) for watch in self.watches),
            commitment=table.commitment,
            secret=record.secret if record is not None and record.commitment else "",
            settings=table.settings.as_text(),
            rematch=self._again(person),
            is_quiet=table.is_quiet,
        )

    def _again(self, person: str) -> Again | None:
        found = self.table.rematch
        if found is None or not self.table.is_guest_at(person):
            return None
        return Again(found.table, found.by.name, found.by.id == person)

    def _place(self, seat: int, chair: Chair, person: str) -> Place:
        return Place(
            seat=self.table.seats[seat],
            kind=chair.kind,
            name=chair.bot if chair.kind == BOT else chair.name,
            is_here=chair.kind == BOT or self.is_here(chair.person),
            is_mine=chair.is_of(person),
            is_thinking=seat in self.thinking,
            is_leaving=self.table.overdue(seat) is not None,
            is_kept=chair.kind == OPEN and chair.is_kept,
            is_for_me=chair.is_kept_for(person),
        )

    def chatted(self, since: int = 0) -> Chatted:
        """What was said from a line on, as far back as pages need it."""
        first = max(since, len(self.table.chat) - MOST_SAID)
        return Chatted(first, [ChatLine(said.name, said.at, said.text) for said in self.table.chat[first:]])
