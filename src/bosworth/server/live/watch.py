"""A watch: what one open page has been sent of a table, so that it is sent only what is new to it."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from bosworth.kernel.errors import BosworthError
from bosworth.server.http.messages import Chatted, Noted, Room
from bosworth.server.live.table import LiveTable
from bosworth.server.live.tables import NotFound
from bosworth.table.errors import MayNotLook
from bosworth.table.shown import Shown

log = logging.getLogger(__name__)

News = Room | Shown | Chatted | Noted


class Watch:
    """One page at one table; made by `House.watch`. All methods are quick and run in the event loop."""

    def __init__(self, live: LiveTable, person: str, callback: Callable[[], None], closed: Callable[["Watch"], None]) -> None:
        self.person = person
        self.callback = callback
        self._live = live
        self._closed = closed
        self._seat: int | None = None
        self._room: Room | None = None
        self._said = 0
        self._sight: tuple[Any, int] = (None, -1)
        self._shown: Shown | None = None
        self._lasting = 0  # lines of the log that the page has and that stay as they are

    def look(self, seat: int | None, since: int = 0) -> list[News]:
        """Look from one of my seats (None: as an onlooker), else `not_your_seat`: everything that the page needs now."""
        table = self._live.table
        table.check_looking(self.person, seat)
        self._seat, self._room, self._shown, self._lasting, self._said = seat, None, None, since, 0
        found: list[News] = self.news()
        if not table.chat:
            found.append(self._live.chatted())
        if seat is not None:
            found.append(Noted(seat, table.note(self.person, seat)))
        return found

    def news(self) -> list[News]:
        """What has changed since the last `look` or `news`; often nothing. Of the log only lines that are new.

        `not_found` if the table is gone, `may_not_look` if it has no onlookers any more.
        """
        found: list[News] = []
        if self._live.is_gone:
            raise NotFound("there is no such table any more")
        try:
            self._live.table.check_looking(self.person, self._seat)
            room = self._live.room(self.person)
            if room != self._room:
                self._room = room
                found.append(room)
            found += self._new_shown()
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

    def _new_shown(self) -> list[News]:
        """What the seat sees, if that differs from what the page has: it shall not tell that others are writing."""
        match, sight = self._live.table.match, self._live.sight(self._seat)
        is_same = self._shown is not None and sight[0] is self._sight[0] and sight[1] == self._sight[1]
        shown = None if match is None or is_same else self._live.shown(self._seat, self._lasting)
        self._sight = sight
        if match is None or shown is None:
            return []
        is_first, self._lasting = self._shown is None, shown.lasting
        bare = msgspec.structs.replace(shown, since=0, log=shown.log[shown.lasting - shown.since :])
        is_news = is_first or bare != self._shown
        self._shown = bare
        return [shown] if is_news else []

    def close(self) -> None:
        """The page is gone."""
        self._closed(self)
