"""What the JSON interface takes and gives besides the messages to a table, as types: the OpenAPI document follows from here."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bosworth.server.http.models import GameCard
from bosworth.table.messages import Count, Name, Seat
from bosworth.table.opening import Plan
from bosworth.table.shown import Say


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent with a request."""


class NewTable(Plan):
    """A table to be set up; one entry a seat: `me`, `open`, `invite` or `bot:<level>`. `player` names a new guest."""

    player: Name = ""


class SitDown(Body):
    """Take an open seat; `player` names a new guest, `invitation` is the token of a signed link."""

    seat: Seat
    player: Name = ""
    invitation: Annotated[str, Meta(max_length=300)] = ""


class Invite(Body):
    """A link to a seat; none: a link for onlookers."""

    seat: Seat | None = None


class Branch(Body):
    """A new table that goes on after action number `at` of this one."""

    at: Count
    name: Name = ""


class NewToken(Body):
    """A token for a program; `name` tells it from others."""

    name: Name = "bot"


class Made(msgspec.Struct):
    """The id of what was made."""

    id: str


class Link(msgspec.Struct):
    """A signed link; it works only on this `computer`, in its `network`, or anywhere (nothing is said)."""

    url: str
    token: str
    reach: str = ""


class FreshToken(msgspec.Struct):
    """A new token: the only time it is shown."""

    id: str
    token: str


class Me(msgspec.Struct):
    """Who asks; without a name if that is not known yet."""

    name: str = ""
    is_guest: bool = True
    is_known: bool = False


class GameBook(msgspec.Struct):
    """What a page needs to draw a game: its tables, and how arguments of messages become names."""

    id: str
    info: GameCard
    catalog: dict[str, Any]
    words: dict[str, dict[str, Any]]


class Health(msgspec.Struct, omit_defaults=True):
    """Whether the server is well: `ok` or `failing`."""

    status: str
    version: str
    fails: str = ""
    """What the database does not do: `reading` or `writing`."""


class Odds(msgspec.Struct):
    """What a battle promises: as figures, and as lines to be read."""

    figures: dict[str, Any]
    lines: list[Say]
