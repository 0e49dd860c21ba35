"""Chairs: who sits where at a table, and what was agreed about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from bosworth.bots import USUAL, bot_name
from bosworth.kernel.errors import Malformed
from bosworth.table.errors import SeatTaken
from bosworth.table.naming import is_readable, tidy

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
AWAY: Final = "away"

LONGEST_NAME: Final = 60
LONGEST_GRACE: Final = 30 * 24 * 3600
"""A month: who wants the table to wait for ever says so with `absence=wait` and does not leave."""


@dataclass(frozen=True)
class Guest:
    """Somebody at a table: an id that never changes, and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class Chair:
    """One seat: `open`, a `person`, a `bot`, or `away`: a bot plays until its owner comes back."""

    kind: str = OPEN
    person: str = ""
    """The id of whoever owns the seat; also while away. Of an open seat: the one person it is kept for."""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here."""
    is_kept: bool = False
    """Only for somebody with an invitation; also when whoever had one has left again."""
    left: float | None = None
    """When the owner left; after the grace period the bot plays."""
    due: float | None = None
    """Since when the game waits for this person."""

    def is_of(self, person: str) -> bool:
        """Whether this person owns the seat."""
        return self.kind != OPEN and bool(person) and self.person == person

    def is_kept_for(self, person: str) -> bool:
        """Whether the seat is open, and kept for this very person."""
        return self.kind == OPEN and bool(person) and self.person == person

    def check_sitting(self, person: str, is_invited: bool) -> None:
        """What is kept for one person is nobody else's, with an invitation or without; what is kept for guests needs one."""
        if self.person and not self.is_kept_for(person):
            raise SeatTaken("this seat is kept for somebody who sat at the table before")
        if self.is_kept and not (self.person or is_invited):
            raise SeatTaken("this seat is kept for somebody who is invited")

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind in (BOT, AWAY)


@dataclass(frozen=True)
class Rematch:
    """The table at which a game is played again, and who proposed it."""

    table: str
    by: Guest


def sat(who: Guest) -> Chair:
    """A chair with somebody on it."""
    return Chair(PERSON, who.id, who.name)


def kept_for(who: Guest) -> Chair:
    """A chair that nobody else may take, until whoever it is kept for has declined."""
    return Chair(OPEN, who.id, who.name, is_kept=True)


def bot_chair(spec: str) -> Chair:
    """A chair with a bot on it, such as `master`, `bot:master` or `bot:master:cautious`."""
    return Chair(BOT, bot=bot_name(spec))


def arranged(specs: Sequence[str], seats: tuple[str, ...], who: Guest) -> list[Chair]:
    """The chairs of a new table: each spec is `me`, `open`, `invite` or a bot such as `bot:<level>`."""
    if len(specs) != len(seats):
        raise Malformed(f"this game has {len(seats)} seats ({', '.join(seats)}), not {len(specs)}")
    return [_chair(spec, who) for spec in specs]


def _chair(spec: str, who: Guest) -> Chair:
    if spec.startswith("bot:"):
        return bot_chair(spec)
    chairs = {"me": sat(who), "open": Chair(), "invite": Chair(is_kept=True)}
    if spec not in chairs:
        raise Malformed(f"a seat is me, open, invite or bot:<level>, not {spec[:40]!r}")
    return chairs[spec]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed at the table, for all."""

    away: str = USUAL
    """The bot that plays for whoever has left."""
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = 60
    """Seconds after which it begins."""
    absence: Literal["wait", "bot"] = "wait"
    """Whether being away from the page for so long counts as leaving: then the bot plays."""
    onlookers: Literal["yes", "no"] = "yes"
    """Whether others may watch."""
    listed: Literal["yes", "no"] = "yes"
    """Whether the table is shown in the lobby while it waits for players."""
    talk: Literal["free", "pauses"] = "free"
    """Whether the chat is closed while the rules of the game forbid talk: `free` (it never is) or `pauses`."""

    def changed(self, wishes: Mapping[str, str]) -> "Settings":
        """The same with other values, given as text; `Malformed` if there is no such thing to agree on."""
        if not wishes.get("grace", "0").isdecimal():
            raise Malformed("the grace period is a number of seconds")
        try:
            settings = msgspec.convert({**msgspec.structs.asdict(self), **wishes}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise Malformed(f"this cannot be agreed at a table: {error}") from None
        return msgspec.structs.replace(settings, away=bot_name(settings.away))

    def as_text(self) -> dict[str, str]:
        """All values as text, as `changed` takes them."""
        return {name: str(value) for name, value in msgspec.structs.asdict(self).items()}


def clean_name(name: str) -> str:
    """A name for a table or a person: one line that can be read."""
    found = tidy(name)
    if len(found) > LONGEST_NAME or not is_readable(found):
        raise Malformed(f"a name is one line of up to {LONGEST_NAME} visible letters")
    return found
