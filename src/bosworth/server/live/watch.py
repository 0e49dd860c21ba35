"""A watch: what one open page has been sent of a table, so that it is sent only what is new to it."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from bosworth.kernel.errors import BosworthError
from bosworth.server.live.errors import NotFound
from bosworth.server.live.room import Chatted, Noted, Room
from bosworth.server.live.table import LiveTable
from bosworth.table.errors import MayNotLook
from bosworth.table.shown import Shown

log = logging.getLogger(__name__)

LATEST: Final = 2**31
"""Of the log, only lines that may still be taken back."""
News = Room | Shown | Chatted | Noted
Check = Callable[[Room], None]


class Watch:
    """One page at one table; made by `Absence.watch`. All methods are quick and run in the event loop.

    `check` refuses a table that this page may not see, by link or otherwise, as soon as it has become one.
    """

    def __init__(
        self, live: LiveTable, person: str, callback: Callable[[], None], check: Check, closed: Callable[["Watch"], None]
    ) -> None:
        self.person = person
        self.callback = callback
        self._live = live
        self._check = check
        self._closed = closed
        self._is_looking = False
        self._seat: int | None = None
        self._room: Room | None = None
        self._said = 0
        self._seen: Shown | None = None  # what the table had for the seat when the page was last sent something
        self._sent: Shown | None = None  # that, with those lines of the log that may still be taken back
        self._lasting = 0  # lines of the log that the page has and that stay as they are
        self._wants_beats = False
        self._told: int | None = None  # the last action of which the page has had all beats, if any

    def look(self, seat: int | None, since: int = 0, beats: bool = False, after: int | None = None) -> list[News]:
        """Look from one of my seats (None: as an onlooker), else `not_your_seat`: everything that the page needs now.

        With `beats` what happens from now on is told beat by beat; with `after`, what came of that action and what followed too.
        """
        table = self._live.table
        table.check_looking(self.person, seat)
        self._is_looking, self._wants_beats = True, beats
        self._seat, self._room, self._seen, self._sent, self._lasting, self._said = seat, None, None, None, since, 0
        self._told = None if after is None else after - 1
        found: list[News] = self.news()
        if not table.chat:
            found.append(self._live.chatted())
        if seat is not None:
            found.append(Noted(seat, table.note(self.person, seat)))
        return found

    def answer(self, seat: int, key: str) -> list[News]:
        """What is new after a request of one of my seats, and with it what that seat sees now: the answer."""
        if seat == self._seat:
            return self.news(key)
        shown = self._live.shown_to(self.person, seat, LATEST, key)
        return self.news() if shown is None else [*self.news(), shown]

    def news(self, answers: str = "") -> list[News]:
        """What has changed since the last `look` or `news`; often nothing, and nothing before the first `look`.

        Of the log only lines that are new. What the seat sees is there in any case if it answers a request.
        `not_found` if the table is gone, `may_not_look` if it has no onlookers any more.
        """
        found: list[News] = []
        if not self._is_looking:
            return found
        if self._live.is_gone:
            raise NotFound("there is no such table any more")
        try:
            self._live.table.check_looking(self.person, self._seat)
            room = self._live.room(self.person)
            self._check(room)
            if room != self._room:
                self._room = room
                found.append(room)
            found += self._new_shown(answers)
        except MayNotLook:
            raise
        except BosworthError:
            return found  # the seat is not theirs any more
        except Exception:
            log.exception("what changed at table %s cannot be shown", self._live.table.id)
        said = len(self._live.table.chat)
        if said > self._said:
            found.append(self._live.chatted(self._said))
            self._said = said
        return found

    def _new_shown(self, answers: str) -> list[News]:
        """What the seat sees, if that differs from what the page has: it shall not tell that others are writing."""
        seen = self._live.without_log(self._seat)
        if seen is self._seen and not answers:
            return []
        shown = self._live.shown_to(self.person, self._seat, self._lasting, answers)
        if shown is None:
            return []
        if self._wants_beats and self._told is not None:
            self._live.add_beats(shown, self._told)
        self._told = shown.at
        sent, open_lines = self._sent, shown.log[shown.lasting - shown.since :]
        self._seen, self._lasting = seen, shown.lasting
        self._sent = msgspec.structs.replace(shown, since=0, log=open_lines, answers="")
        return [shown] if answers or self._sent != sent else []

    def close(self) -> None:
        """The page is gone."""
        self._closed(self)
