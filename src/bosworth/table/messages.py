"""What can be asked of a table: each thing is a message, wherever it comes from. `Table.do` is where they go.

They are plain data of fixed shape: a page or a program may send some of them as JSON, checked as it is read.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$", description="Chosen by the sender: the same id is carried out once."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seat = SeatNumber | Annotated[str, Meta(min_length=1, max_length=20)]
"""A seat by its number or by the id of its side."""
Count = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[\w:.-]*$")]
HAS_NO_NUL = r"^[^\x00]*$"
Form = Annotated[str, Meta(min_length=1, max_length=120)]


class Up(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message that can be sent to a table as it is."""


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


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A message about the table itself, which has a place of its own to be sent to."""


class Sit(Wish):
    """Take an open seat (none: all that are kept for me alone); one that is kept for a guest, only with an invitation.

    When the last is taken, the game is dealt.
    """

    seat: Seat | None
    is_invited: bool = False


class Leave(Wish):
    """Leave a seat (none: all of mine): before the deal it is open again, later its bot plays after the grace period."""

    seat: Seat | None = None


class Back(Wish):
    """Come back to a seat (none: to all of mine)."""

    seat: Seat | None = None


class SeatBot(Wish):
    """The owner puts a bot on an open seat."""

    seat: Seat
    bot: Word


class KeepSeat(Wish):
    """The owner keeps an open seat for somebody who is invited."""

    seat: Seat


class Rename(Wish):
    """The owner gives the table another name."""

    name: Name


class Agree(Wish):
    """The owner changes what is agreed at the table: `away`, `grace`, `absence`, `onlookers`, `listed`, `talk`."""

    settings: dict[Word, Word]


class BotAct(Wish):
    """The bot of a seat carries out what it has decided at this revision. Nobody can send this."""

    seat: SeatNumber
    rev: Count
    actions: list[Form]


Play = Act | Undo | Resign
"""What a seat does in the game: it is answered with what the seat sees then."""
Message = Play | Chat | Note | Sit | Leave | Back | SeatBot | KeepSeat | Rename | Agree | BotAct
"""Everything that can be asked of a table."""
