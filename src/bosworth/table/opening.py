"""How tables come to be: set up anew, branched off another one, taken in from a record, or read from their log of changes."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, is_of_older_rules, read_entry, read_record
from bosworth.table import change as kinds
from bosworth.table.chairs import BOT, OPEN, Chair, Guest, Rematch, Settings, arranged, bot_chair, clean_name, kept_for, sat
from bosworth.table.change import Change
from bosworth.table.errors import NotOver, NotYourSeat
from bosworth.table.messages import Name, Word
from bosworth.table.table import Table

T = TypeVar("T")

UNLISTED: Final = Settings(listed="no")


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """What is wished for when a table is set up; each seat is `me`, `open`, `invite` or `bot:<level>`."""

    game: Word
    seats: Annotated[list[Word], Meta(max_length=10)]
    options: dict[Word, Word] = {}
    settings: dict[Word, Word] = {}
    name: Name = ""


def new_table(key: str, plan: Plan, who: Guest, secret: bytes) -> Table:
    """Set up a table. The game is dealt when all seats are filled."""
    table = Table(key, find_game(plan.game), plan.options, who, secret)
    table.chairs = arranged(plan.seats, table.seats, who)
    if all(chair.kind != OPEN for chair in table.chairs):
        table.settings = UNLISTED  # where nobody else can sit, it is nobody else's business
    table.name, table.settings = clean_name(plan.name), table.agreed(plan.settings)
    table.deal_if_full()
    return table


def at_one_screen(match: Match, who: Guest, key: str = "") -> Table:
    """A table for a game whose seats of people are all the same person's."""
    record, secret = match.record, match.dice.secret if isinstance(match.dice, FairDice) else b""
    table = Table(key, find_game(record.game), record.options, who, secret)
    table.chairs = [_chair(record.players[seat], who) for seat in record.seats]
    table.adopt(match, kinds.TAKE_IN)
    return table


def _chair(player: str, who: Guest) -> Chair:
    if player.startswith("bot:"):
        return bot_chair(player)
    clean_name(player)  # it is kept with the game: not every database takes every sign
    return sat(who)


def branch(table: Table, key: str, number: int, who: Guest, secret: bytes, name: str = "") -> Table:
    """ "What if": a table of its own that goes on after action `number`, with dice of its own.

    My seats stay mine, and bots play the others; who has none takes the seat that is to act.
    """
    table.check_opening(who.id)
    match = table.begun()
    if number > match.settled:
        raise NotOver(f"a running game can be branched after action {match.settled} or before: later ones may be taken back")
    other = Table(key, table.game, table.options, who, secret)
    other.name, other.settings = clean_name(name or table.name), table.settings.changed({"listed": "no"})
    other.chairs = [_kept(chair, who, table.settings.away) for chair in table.chairs]
    cut = match.branch(number, FairDice(secret))
    if not other.seats_of(who.id):
        other.chairs[min(cut.state.actors(), default=0)] = sat(who)
    other.adopt(cut, kinds.BRANCH)
    return other


def _kept(chair: Chair, who: Guest, away: str) -> Chair:
    if chair.is_of(who.id):
        return sat(who)
    return bot_chair(chair.bot if chair.kind == BOT else away)


def rematch(table: Table, key: str, who: Guest, secret: bytes) -> None:
    """Once more with the same people, bots and options, each one seat further; the first who asks makes the one table for all.

    It is `born` of this one. Whoever asks sits there at once, the others' seats are kept for them; the last to come begins it.
    """
    if not table.is_guest_at(who.id):
        raise NotYourSeat("only those who sat here may play again")
    if table.status != "over":
        raise NotOver("a game is played again when it is over")
    if table.rematch is not None:
        return
    other = Table(key, table.game, table.options, who, secret)
    other.clock, other.name, other.settings = table.clock, table.name, table.settings
    other.chairs = [_once_more(chair, who) for chair in turned(table.chairs)]
    other.deal_if_full()
    table.born, table.rematch = other, Rematch(key, who)


def turned(seats: Sequence[T]) -> list[T]:
    """What belonged to each seat, one seat further."""
    return [*seats[-1:], *seats[:-1]]


def _once_more(chair: Chair, who: Guest) -> Chair:
    if chair.is_of(who.id):
        return sat(who)
    return bot_chair(chair.bot) if chair.kind == BOT else kept_for(Guest(chair.person, chair.name))


def take_in(key: str, text: str, who: Guest, secret: bytes, name: str = "") -> Table:
    """Import a record: its people's seats are mine, its bots stay. A game that is not over goes on with new dice."""
    record = read_record(text)
    if record.secret:
        secret = bytes.fromhex(record.secret)
    else:
        record.commitment = ""
    table = at_one_screen(Match.resume(find_game(record.game), record, FairDice(secret)), who, key)
    table.name = clean_name(name)
    table.settings = UNLISTED  # it is for its owner to invite others
    return table


def fold(changes: Iterable[Change]) -> list[str]:
    """The lines of the record that a log of changes comes to."""
    lines: list[str] = []
    for change in changes:
        del lines[change.keep :]
        lines += change.lines
    return lines


def restore(table: Table, record: Record, changes: Sequence[Change], is_over: bool) -> None:
    """Read the game of a table from its log into a record without lines; if the rules have changed since, only for looking."""
    if not changes:
        return
    record.entries = [read_entry(line, number, table.seats) for number, line in enumerate(fold(changes), 1)]
    if is_of_older_rules(record, table.game):
        record.secret = table.secret.hex() if is_over else ""
        table.match = Match.look(table.game, record)
    else:
        table.match = Match.resume(table.game, record, FairDice(table.secret))
        record.secret = table.secret.hex() if table.match.is_over else ""
    for change in changes:
        table.accept(change)
    table.made.clear()
