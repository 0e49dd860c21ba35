"""What is put before a seat: what it sees, what it should do, what it may do, why it may not do other things, and what it heard.

These are plain data of fixed shape: the server sends them as JSON, and the schema of the protocol is made from them.
"""

from typing import Any

import msgspec

from bosworth.kernel.difference import Difference

Say = tuple[str, dict[str, Any]]
"""A message id and its arguments: ids, numbers, or a list of such messages for entries. Words are made by the reader."""


class Offer(msgspec.Struct, omit_defaults=True):
    """Something the seat may do now."""

    form: str
    """The text form of the action: what is sent back."""
    say: Say
    path: list[str]
    """The things on the board that a hand touches to do it, in order (`block:l_warwick`, `area:kent`); none: a button."""
    outlook: Say | None = None
    """What it would bring, for whoever hovers over it."""


class Refusal(msgspec.Struct):
    """Something a player may want to touch but cannot, and why."""

    path: list[str]
    say: Say


class Line(msgspec.Struct, omit_defaults=True):
    """One line of the log."""

    at: int
    """The number of the action in the record after which this was heard (0: the deal): where replay finds it."""
    say: Say
    beat: list[Difference] | None = None
    """What the seat saw when this was told, if that is worth seeing: at moments that are looked back at, and at new lines if the
    page wants them. It is told as what differs from the next beat of the same message, or for the last one from its `view`."""
    step: str = ""
    """With a beat: the step at which the game was then, if it is not that of the moment."""


class Shown(msgspec.Struct, tag_field="type", tag="shown", omit_defaults=True):
    """Everything that one seat (None: an onlooker) may see at a moment."""

    seat: int | None
    rev: int
    """Goes back with every act of this seat: it grows with each act of the seat's own and with whatever others have settled."""
    at: int
    """The number of the last action in the record that the seat may see."""
    view: dict[str, Any]
    prompt: Say
    step: str
    """The name of the decision that is due, `over` at the end: the rules reference has a paragraph under this name."""
    actors: list[int]
    offers: list[Offer] = []
    refusals: list[Refusal] = []
    forecast: dict[str, Any] = {}
    """What would become of things as they stand, as far as the game foretells it: an order sheet carried out, a vote held now."""
    hits: list[Say] = []
    """What the seat has suffered since its last act, the latest last."""
    undo: int = 0
    """How many actions the seat may still take back."""
    is_open: bool = False
    """Whether everybody at one screen may look on: nothing private is in these offers."""
    since: int = 0
    """The number of lines of the log that come before those sent."""
    log: list[Line] = []
    answers: str = ""
    """The id of the act, the taking back or the resignation of this seat that is answered by this."""
    lasting: int = 0
    """How many lines of the log, from the first on, stay as they are: a page that comes again asks for those that follow."""
