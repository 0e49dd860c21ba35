"""What a page is told of a table besides its game: who sits where, what is said, private notes."""

import msgspec


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
    is_kept: bool = False
    """It is open, but for somebody who is invited; with a `name`, for this person alone."""
    is_for_me: bool = False
    """It is open, and kept for me alone."""


class Again(msgspec.Struct, omit_defaults=True):
    """The table at which this game is played again."""

    table: str
    by: str
    """The name of whoever proposed it."""
    is_mine: bool = False
    """That was me."""


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
    rematch: Again | None = None
    """Where the game is played again, once somebody has proposed it; for those alone who sat here."""
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
