"""A record: a game as text that a person can read: a header, then one line per action with its outcomes and a fingerprint.

bosworth record 1
game: richard3
rules: 1
options: scenario=1480 hit_ties=random
players: lancaster=human york=bot:greedy
commitment: 9f86d0…

deal -> (4.1 piracy.1 3.2 …) = 3fa2c1d0a1b2
lancaster: play 4 = 0123456789ab
york: fire gloucester -> 1 3 6 = fedcba987654
secret: 5e884898…

A game that did not begin with a deal begins with a line `begin` and the text of its first position.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bosworth.kernel.chance import (
    SECRET_BYTES,
    Dice,
    FairDice,
    Outcome,
    RecordingDice,
    ReplayedDice,
    commitment,
    is_number,
    parse_outcomes,
    write_outcomes,
)
from bosworth.kernel.errors import BadOutcome, BadRecord, BosworthError, Malformed
from bosworth.kernel.game import Game, Step, play_steps
from bosworth.kernel.text import FINGERPRINT, fingerprint

TITLE = "bosworth record 1"
DEAL = "deal"
BEGIN = "begin "
FIRST_FINGERPRINT = 16
"""The number of digits of fingerprints of the first kind, which are no longer checked."""


@dataclass
class Entry:
    """One line: who did what, what chance gave, and the fingerprint of the position after it; seat -1 is the deal."""

    seat: int
    text: str
    outcomes: list[Outcome]
    mark: str
    line: int = 0

    @property
    def is_of_first_kind(self) -> bool:
        """Whether it was written when fingerprints and draws depended on how the code counted its things."""
        return len(self.mark) == FIRST_FINGERPRINT


@dataclass
class Record:
    """A whole game as data."""

    game: str
    rules: int
    options: dict[str, str]
    seats: tuple[str, ...]
    players: dict[str, str]
    commitment: str = ""
    secret: str = ""
    entries: list[Entry] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)  # where a text that was read had its header lines, its secret and its end

    def write(self) -> str:
        """The text that `read_record` reads."""
        lines = [TITLE, f"game: {self.game}", f"rules: {self.rules}", f"options: {_write_pairs(self.options)}"]
        lines.append(f"players: {_write_pairs(self.players)}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines.append("")
        lines += [self.line(entry) for entry in self.entries]
        if self.secret:
            lines.append(f"secret: {self.secret}")
        return "\n".join(lines) + "\n"

    def line(self, entry: Entry) -> str:
        """One line of the text, which `read_entry` reads."""
        who = f"{self.seats[entry.seat]}: " if entry.seat >= 0 else ""
        chance = f" -> {write_outcomes(entry.outcomes)}" if entry.outcomes else ""
        return f"{who}{entry.text}{chance} = {entry.mark}"

    def cut(self, number: int) -> "Record":
        """The same game up to an action: 0 is the deal alone."""
        entries = self.entries[: number + 1]
        return Record(self.game, self.rules, dict(self.options), self.seats, dict(self.players), entries=entries)


def _write_pairs(pairs: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in pairs.items())


def _read_pairs(text: str, line: int) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise BadRecord(line, "name=value", repr(word))
        pairs[key] = value
    return pairs


def read_record(text: str) -> Record:
    """Read the text of a record; `BadRecord` names the line that is damaged."""
    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise BadRecord(1, repr(TITLE), repr(lines[0][:60]))
    header, first = _read_header(lines)
    players = _read_pairs(header["players"][0], header["players"][1])
    rules, line = header["rules"]
    if not is_number(rules):
        raise BadRecord(line, "a number", repr(rules))
    record = Record(
        game=header["game"][0],
        rules=int(rules),
        options=_read_pairs(*header["options"]),
        seats=tuple(players),
        players=players,
        commitment=_read_digits(*header["commitment"]) if "commitment" in header else "",
        lines={key: number for key, (_, number) in header.items()} | {"end": len(lines)},
    )
    for number, content in enumerate(lines[first:], first + 1):
        if content.startswith("secret: "):
            record.secret = _read_digits(content.removeprefix("secret: ").strip(), number)
            record.lines["secret"] = number
        elif content.strip():
            record.entries.append(read_entry(content, number, record.seats))
    return record


_HEX = frozenset("0123456789abcdef")


def _read_digits(text: str, line: int) -> str:
    if len(text) != 2 * SECRET_BYTES or not _HEX.issuperset(text):
        raise BadRecord(line, f"{2 * SECRET_BYTES} hex digits", repr(text[:80]))
    return text


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    header: dict[str, tuple[str, int]] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(":")
        if not colon or key not in ("game", "rules", "options", "players", "commitment"):
            raise BadRecord(number + 1, "a header line such as 'game: …'", repr(lines[number][:60]))
        header[key] = value.strip(), number + 1
        number += 1
    for key in ("game", "rules", "options", "players"):
        if key not in header:
            raise BadRecord(number + 1, f"a line '{key}: …' in the header", "none")
    return header, number


def read_entry(content: str, line: int, seats: tuple[str, ...]) -> Entry:
    """Read the line of an action; `line` is its number in the text."""
    body, _, mark = content.rstrip().rpartition(" = ")
    if len(mark) not in (FINGERPRINT, FIRST_FINGERPRINT) or not _HEX.issuperset(mark):
        raise BadRecord(line, f"a line that ends in ' = ' and a fingerprint of {FINGERPRINT} digits", repr(content[:60]))
    what, _, chance = body.partition(" -> ")
    seat = -1
    if ": " in what:
        name, _, what = what.partition(": ")
        if name not in seats:
            raise BadRecord(line, f"one of {', '.join(seats)}", repr(name))
        seat = seats.index(name)
    try:
        outcomes = parse_outcomes(chance)
    except BadOutcome as error:
        raise BadRecord(line, "outcomes such as 1 3 6 #0 (2 1)", repr(chance[:60])) from error
    return Entry(seat, what.strip(), outcomes, mark, line)


def replay(record: Record, game: Game, telling: bool = False, source: Dice | None = None) -> Iterator[tuple[Entry, Step[Any]]]:
    """Play a record again, line by line; `BadRecord` at the first line that does not fit.

    With a `source` of chance the recorded outcomes are not used but checked against it.
    """
    _check_rules(record, game)
    _check_seats(record, game)
    state: Any = None
    for entry in record.entries:
        step = _again(record, game, state, entry, source or recorded_dice(entry), telling)
        _check(entry, step)
        state = step.after
        yield entry, step
    if record.secret and state.actors():
        raise BadRecord(record.lines.get("secret", 0), "no secret before the end of the game", "a secret")


def retrace(record: Record, game: Game, telling: bool = False) -> Iterator[tuple[Entry, Step[Any]]]:
    """Play a record of older rules again, for looking: as far as today's rules can follow it, and unchecked."""
    _check_seats(record, game)
    state: Any = None
    for entry in record.entries:
        try:
            step = _again(record, game, state, entry, recorded_dice(entry), telling)
        except BadRecord:
            if state is None:
                raise
            return
        state = step.after
        yield entry, step


def is_of_older_rules(record: Record, game: Game) -> bool:
    """Whether the rules have changed since."""
    return record.game == game.info.id and record.rules < game.info.rules_version


def _check_rules(record: Record, game: Game) -> None:
    info = game.info
    if (record.game, record.rules) != (info.id, info.rules_version):
        line = record.lines.get("game" if record.game != info.id else "rules", 0)
        raise BadRecord(line, f"{info.id} rules {info.rules_version}", f"{record.game} rules {record.rules}")


def _again(record: Record, game: Game, state: Any, entry: Entry, dice: Dice, telling: bool) -> Step[Any]:
    """One line played again on the position before it; None stands for the position before the first line."""
    with _fitting(entry):
        if state is None:
            return first_step(game, record.options, dice, telling, entry.text.removeprefix(BEGIN) if entry.text != DEAL else "")
        return play_steps(state, entry.seat, [game.parse(entry.text, entry.seat)], dice)[0]


def recorded_dice(entry: Entry) -> ReplayedDice:
    """The outcomes of a line, to be drawn again."""
    return ReplayedDice(entry.outcomes, by_number=entry.is_of_first_kind)


def play_again(game: Game, state: Any, entry: Entry, dice: Dice) -> Step[Any]:
    """Play one line again on the position before it, and check that the same comes out."""
    with _fitting(entry):
        step = play_steps(state, entry.seat, [game.parse(entry.text, entry.seat)], dice)[0]
    _check(entry, step)
    return step


@contextmanager
def _fitting(entry: Entry) -> Iterator[None]:
    try:
        yield
    except BosworthError as error:
        raise BadRecord(entry.line, "an action that is legal here", f"{entry.text!r} ({error})") from error


def _check_seats(record: Record, game: Game) -> None:
    """The seats are those of the game, the deal comes first, and every later line has its seat."""
    try:
        seats = game.seats(game.info.settle(record.options))
    except Malformed as error:
        raise BadRecord(record.lines.get("options", 0), "options of the game", str(error)) from error
    if record.seats != seats:
        line = record.lines.get("players", 0)
        raise BadRecord(line, f"players for the seats {', '.join(seats)}", ", ".join(record.seats) or "none")
    if not record.entries:
        raise BadRecord(record.lines.get("end", 0), "the deal", "nothing")
    for number, entry in enumerate(record.entries):
        if (number == 0) != (entry.seat < 0):
            raise BadRecord(entry.line, "an action of a seat" if number else "the deal", repr(entry.text[:60]))
        if number and entry.is_of_first_kind and not record.entries[number - 1].is_of_first_kind:
            raise BadRecord(entry.line, f"a fingerprint of {FINGERPRINT} digits, as in the line before", entry.mark)
    if record.entries[0].text != DEAL and not record.entries[0].text.startswith(BEGIN):
        raise BadRecord(record.entries[0].line, f"'{DEAL}', or '{BEGIN}' and a position", repr(record.entries[0].text[:60]))


def first_step(game: Game, options: Mapping[str, str], dice: Dice, telling: bool, position: str = "") -> Step[Any]:
    """The deal as a step: the first position with what chance gave; or the position that a text stands for."""
    if position:
        state = game.read(position)
        state.telling = telling
        if state.options != game.info.settle(options):
            raise Malformed("the options are not those of the position")
        return Step(-1, [], state, True)
    recording = RecordingDice(dice)
    return Step(-1, recording.outcomes, game.new(game.info.settle(options), recording, telling), True)


def _check(entry: Entry, step: Step[Any]) -> None:
    if entry.is_of_first_kind:
        if len(step.outcomes) != len(entry.outcomes):
            raise BadRecord(entry.line, f"{len(step.outcomes)} outcomes", str(len(entry.outcomes)))
        return
    came, recorded = write_outcomes(step.outcomes), write_outcomes(entry.outcomes)
    if came != recorded:
        raise BadRecord(entry.line, f"the outcomes {came or 'none'}", recorded or "none")
    mark = fingerprint(step.after)
    if mark != entry.mark:
        raise BadRecord(entry.line, f"fingerprint {mark}", entry.mark)


def look_back(record: Record, game: Game, telling: bool = False) -> Iterator[tuple[Entry, Step[Any]]]:
    """A record played again: checked, or if it is of older rules as far as today's can follow it."""
    return (retrace if is_of_older_rules(record, game) else replay)(record, game, telling)


def verify_dice(record: Record, game: Game, witness: Dice | None = None) -> int:
    """Check the secret against the commitment and every outcome against the secret; the number of draws checked.

    A `witness` draws from fair dice with this secret, and remembers what it wants to.
    """
    line = record.lines.get("secret", record.lines.get("end", 0))
    if not record.secret or not record.commitment:
        raise BadRecord(line, "a commitment and a secret", "a record without")
    for entry in record.entries:
        if entry.is_of_first_kind:
            raise BadRecord(
                entry.line, f"a fingerprint of {FINGERPRINT} digits", "one of the first kind, which is no longer checked"
            )
    secret = bytes.fromhex(_read_digits(record.secret, line))
    if commitment(secret) != record.commitment:
        raise BadRecord(line, f"a secret with commitment {record.commitment}", commitment(secret))
    return sum(len(step.outcomes) for _, step in replay(record, game, source=witness or FairDice(secret)))
