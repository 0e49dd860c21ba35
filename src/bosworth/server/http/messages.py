"""The protocol: every message that goes up or down, as a type. `docs/protocol.md` and the JSON Schema follow from here.

The same messages go over the WebSocket of a table and, one at a time, by `POST`.
"""

import msgspec

from bosworth.server.live.room import Chatted, Down, Noted, Room
from bosworth.table.messages import Act, Chat, Count, Key, Note, Resign, SeatNumber, Undo, Up
from bosworth.table.shown import Say, Shown


class Look(Up, tag="look"):
    """Look from a seat (None: as an onlooker), with the lines of the log from number `since` on (`lasting` of what it has)."""

    seat: SeatNumber | None = None
    since: Count = 0
    beats: bool = False
    """Whether what happens from now on comes with what was seen at each beat, so that a page can play it on the board."""
    after: Count | None = None
    """With `beats`: the last action that the page knows of. What came of it and what followed come with their beats too."""


class Hint(Up, tag="hint"):
    """Ask what the best bot would do here, and why; `stale` if the seat moves on while it thinks."""

    id: Key
    seat: SeatNumber
    rev: Count


class Ping(Up, tag="ping"):
    """Ask whether the server is there."""


Asked = Act | Undo | Resign | Chat | Note | Hint | Ping
Upward = Look | Asked
"""Whatever may be sent to a table."""


class Done(Down, tag="done"):
    """The message with this id was carried out (now, or before if it came twice)."""

    id: str


class Refused(Down, tag="refused"):
    """The message with this id changed nothing; `code` never changes its meaning."""

    code: str
    id: str = ""
    text: str = ""
    shown: Shown | None = None
    """By `POST`, with the code `stale`: what the seat sees now."""


class Next(msgspec.Struct, omit_defaults=True):
    """An action that would follow: in words, and the things that a hand touches for it."""

    form: str
    say: Say
    path: list[str] = []


class Chance(msgspec.Struct):
    """How often something that the bot has tried out was seen to win, from 0 to 1; `form` is its first action."""

    form: str
    share: float


class Hinted(Down, tag="hint"):
    """What the best bot would do, and why."""

    id: str
    form: str
    reason: Say
    plan: tuple[str, ...] = ()
    """Everything that the bot would do here, if it has thought of more than one action: a whole order sheet."""
    more: tuple[Say, ...] = ()
    """Another reason, if there is one."""
    chain: tuple[Next, ...] = ()
    """What it would do after `form`, up to the next barrier."""
    chances: tuple[Chance, ...] = ()
    """Its chance of winning, and that of what is second best; empty if nothing was tried out."""


class Pong(Down, tag="pong"):
    """The server is there."""


Downward = Shown | Room | Chatted | Noted | Done | Refused | Hinted | Pong
"""Whatever the server may send."""
