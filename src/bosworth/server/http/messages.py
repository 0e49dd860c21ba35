"""The protocol: every message that goes up or down, as a type. `docs/protocol.md` and the JSON Schema follow from here.

The same messages go over the WebSocket of a table and, one at a time, by `POST`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from bosworth.table.shown import Say, Shown

Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$", description="Chosen by the sender: the same id is carried out once."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
HAS_NO_NUL = r"^[^\x00]*$"
Form = Annotated[str, Meta(min_length=1, max_length=120)]


class Up(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message to the server."""


class Look(Up, tag="look"):
    """Look from a seat (None: as an onlooker), with the lines of the log from number `since` on (`lasting` of what it has)."""

    seat: SeatNumber | None = None
    since: Count = 0


class Act(Up, tag="act"):
    """Carry out a chain of offers, whole or not at all; `afresh`: in place of all open actions of the seat, in any order."""

    id: Key
    seat: SeatNumber
    rev: Count
    actions: Annotated[list[Form], Meta(max_length=200)]
    afresh: bool = False


class Undo(Up, tag="undo"):
    """Take back the last open action, or everything that is still open."""

    id: Key
    seat: SeatNumber
    rev: Count
    everything: bool = False


class Resign(Up, tag="resign"):
    """Give up."""

    id: Key
    seat: SeatNumber


class Chat(Up, tag="chat"):
    """Say something to everybody at the table."""

    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=HAS_NO_NUL)]


class Note(Up, tag="note"):
    """Keep private notes of a seat; they replace the former ones."""

    id: Key
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=8000, pattern=HAS_NO_NUL)]


class Hint(Up, tag="hint"):
    """Ask what a bot would do here, and why."""

    id: Key
    seat: SeatNumber
    rev: Count


class Ping(Up, tag="ping"):
    """Ask whether the server is there."""


Upward = Look | Act | Undo | Resign | Chat | Note | Hint | Ping
"""Whatever may be sent to a table."""


class Down(msgspec.Struct, tag_field="type", omit_defaults=True):
    """A message from the server."""


class Place(msgspec.Struct, omit_defaults=True):
    """A seat of the table as everybody sees it."""

    seat: str
    """The id of the side: `york`, `red`."""
    kind: str
    """`open`, `person`, `bot`, or `away`: a bot plays until its owner comes back."""
    name: str = ""
    is_here: bool = False
    is_mine: bool = False
    is_thinking: bool = False
    is_leaving: bool = False
    """Its owner has left: a bot plays after the time agreed, unless the owner comes back."""


class Room(Down, tag="room"):
    """The table itself: who sits where, its name, its dice."""

    id: str
    game: str
    name: str
    status: str
    """`waiting` for players, `playing`, `over`."""
    places: list[Place]
    options: dict[str, str]
    is_owner: bool = False
    onlookers: int = 0
    commitment: str = ""
    secret: str = ""
    """The secret of the dice, once the game is over."""
    settings: dict[str, str] = {}
    """What is agreed at the table."""
    is_quiet: bool = False
    """The chat is closed now: so it was agreed (`talk=pauses`), and the rules forbid talk in this step."""


class ChatLine(msgspec.Struct):
    """One thing that was said."""

    who: str
    time: float
    text: str


class Chatted(Down, tag="chat"):
    """What was said, from line number `since` on."""

    since: int
    lines: list[ChatLine]


class Noted(Down, tag="note"):
    """The private notes of a seat."""

    seat: int
    text: str


class Done(Down, tag="done"):
    """The message with this id was carried out (now, or before if it came twice)."""

    id: str
    rev: int = 0


class Refused(Down, tag="refused"):
    """The message with this id changed nothing; `code` never changes its meaning."""

    code: str
    id: str = ""
    text: str = ""
    shown: Shown | None = None
    """By `POST`, with the code `stale`: what the seat sees now."""


class Hinted(Down, tag="hint"):
    """What a bot would do, and why."""

    id: str
    form: str
    reason: Say
    plan: tuple[str, ...] = ()
    """Everything that the bot would do here, if it has thought of more than one action: a whole order sheet."""


class Pong(Down, tag="pong"):
    """The server is there."""


Downward = Shown | Room | Chatted | Noted | Done | Refused | Hinted | Pong
"""Whatever the server may send."""
