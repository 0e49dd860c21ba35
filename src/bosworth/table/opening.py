"""How tables come to be: set up anew, branched off another one, taken in from a record, or read from their log of changes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, is_of_older_rules, read_entry, read_record
from bosworth.table import change as kinds
from bosworth.table.chairs import BOT, OPEN, Chair, Guest, Settings, arranged, bot_chair, clean_name, sat
from bosworth.table.change import Change
from bosworth.table.errors import NotOver
from bosworth.table.table import Table

UNLISTED: Final = Settings(listed="no")


@dataclass(frozen=True)
class Plan:
    """What is wished for when a table is set up; each seat is `me`, `open`, `invite` or `bot:<level>`."""

    game: str
    options: Mapping[str, str]
    seats: Sequence[str]
    name: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)


def new_table(key: str, plan: Plan, who: Guest, secret: bytes) -> Table:
    """Set up a table. The game is dealt when all seats are filled."""
    table = Table(key, find_game(plan.game), plan.options, who, secret)
    table.chairs = arranged(plan.seats, table.seats, who)
    table.settings = _usual(table.chairs)
    table.name, table.settings = clean_name(plan.name), table.agreed(plan.settings)
    table.deal_if_full()
    return table


def _usual(chairs: Sequence[Chair]) -> Settings:
    """What is agreed if nothing is said: a table at which nobody else can sit is nobody else's business."""
    return Settings() if any(chair.kind == OPEN for chair in chairs) else UNLISTED


def at_one_screen(match: Match, who: Guest) -> Table:
    """A table for a game that is played at one screen: all seats of people are the same person's."""
    secret = match.dice.secret if isinstance(match.dice, FairDice) else b""
    table = Table("", find_game(match.record.game), match.record.options, who, secret)
    table.chairs = _chairs(match.record, who)
    table.adopt(match, kinds.TAKE_IN)
    return table


def _chairs(record: Record, who: Guest) -> list[Chair]:
    return [_chair(record.players[seat], who) for seat in record.seats]


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


def take_in(key: str, text: str, who: Guest, secret: bytes, name: str = "") -> Table:
    """Import a record: its people's seats are mine, its bots stay. A game that is not over goes on with new dice."""
    record = read_record(text)
    game = find_game(record.game)
    if record.secret:
        secret = bytes.fromhex(record.secret)
    else:
        record.commitment = ""
    match = Match.resume(game, record, FairDice(secret))
    table = Table(key, game, record.options, who, secret)
    table.name = clean_name(name)
    table.chairs = _chairs(record, who)
    table.settings = UNLISTED  # it is for its owner to invite others
    table.adopt(match, kinds.TAKE_IN)
    return table


def fold(changes: Iterable[Change]) -> list[str]:
    """The lines of the record that a log of changes comes to."""
    lines: list[str] = []
    for change in changes:
        del lines[change.keep :]
        lines += change.lines
    return lines


@dataclass(frozen=True)
class Begun:
    """What is kept of a game besides its options and the log of its changes."""

    players: Mapping[str, str]
    rules: int
    commitment: str
    is_over: bool


def _taken_up(table: Table, record: Record, was_over: bool) -> Match:
    if is_of_older_rules(record, table.game):
        record.secret = table.secret.hex() if was_over else ""
        return Match.look(table.game, record)
    match = Match.resume(table.game, record, FairDice(table.secret))
    if match.is_over:
        record.secret = table.secret.hex()
    return match


def restore(table: Table, changes: Sequence[Change], begun: Begun) -> None:
    """Read the game of a table from its log; if the rules have changed since, only for looking."""
    if not changes:
        return
    record = Record(table.game.info.id, begun.rules, table.options, table.seats, dict(begun.players), begun.commitment)
    record.entries = [read_entry(line, number, table.seats) for number, line in enumerate(fold(changes), 1)]
    table.match = _taken_up(table, record, begun.is_over)
    for change in changes:
        table.accept(change)
    table.made.clear()
