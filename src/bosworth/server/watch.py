"""A watch: what one open page has been sent of a table, so that it is sent only what is new to it."""

from bosworth.server.messages import Chatted, Noted, Room
from bosworth.table.shown import Shown


class Watch:
    """One page at one table; made by `House.watch`. All methods are quick and run in the event loop."""

    def look(self, seat: int | None, since: int = 0) -> list[Room | Shown | Chatted | Noted]:
        """Look from one of my seats (None: as an onlooker): everything that the page needs now. `not_your_seat` if it is not mine.

        Counts as being here with this seat.
        """
        raise NotImplementedError

    def news(self) -> list[Room | Shown | Chatted]:
        """What has changed since the last `look` or `news`; often nothing. Log lines only those that are new."""
        raise NotImplementedError

    def close(self) -> None:
        """The page is gone."""
        raise NotImplementedError
