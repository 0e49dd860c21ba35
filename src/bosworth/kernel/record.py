"""A record: a game as text that a person can read: a header, then one line per action with its outcomes and a fingerprint.

bosworth record 1
game: richard3
rules: 1
options: scenario=1480 hit_ties=random
players: lancaster=human york=bot:greedy
commitment: 9f86d0…

deal -> (7 13 1 …) = 3fa2c1d0a1b2c3d4
lancaster: play 4 = 0123456789abcdef
york: fire gloucester -> 1 3 6 = fedcba9876543210
secret: 5e884898…
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
from bosworth.kernel.game import Game, Step, fingerprint, play_steps

TITLE = "bosworth record 1"


@dataclass
class Entry:
    """One line: who did what, what chance gave, and the fingerprint of the position after it; seat -1 is the deal."""

    seat: int
    text: str
    outcomes: list[Outcome]
    mark: str
    line: int = 0


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
        return Record(
            self.game,
            self.rules,
            dict(self.options),
            self.seats,
            dict(self.players),
            "",
            "",
            self.entries[: number + 1],
        )


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


def _read_digits(text: str, line: int) -> str:
    if len(text) != 2 * SECRET_BYTES or any(sign not in "0123456789abcdef" for sign in text):
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
    body, equals, mark = content.rpartition(" = ")
    if not equals or len(mark.strip()) != 16:
        raise BadRecord(line, "a line that ends in ' = ' and a fingerprint of 16 digits", repr(content[:60]))
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
    return Entry(seat, what.strip(), outcomes, mark.strip(), line)


def replay(record: Record, game: Game, telling: bool = False, source: Dice | None = None) -> Iterator[tuple[Entry, Step[Any]]]:
    """Play a record again, line by line; `BadRecord` at the first line that does not fit.

    With a `source` of chance the recorded outcomes are not used but checked against it.
    """
    info = game.info
    if (record.game, record.rules) != (info.id, info.rules_version):
        line = record.lines.get("game" if record.game != info.id else "rules", 0)
        raise BadRecord(line, f"{info.id} rules {info.rules_version}", f"{record.game} rules {record.rules}")
    _check_seats(record, game)
    state: Any = None
    for entry in record.entries:
        if state is None:
            step = _deal_again(game, record.options, entry, source or ReplayedDice(entry.outcomes), telling)
        else:
            step = play_again(game, state, entry, source or ReplayedDice(entry.outcomes))
        state = step.after
        yield entry, step
    if record.secret and state.actors():
        raise BadRecord(record.lines.get("secret", 0), "no secret before the end of the game", "a secret")


def _deal_again(game: Game, options: Mapping[str, str], entry: Entry, dice: Dice, telling: bool) -> Step[Any]:
    with _fitting(entry):
        step = first_step(game, options, dice, telling)
    _check(entry, step)
    return step


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
            raise BadRecord(entry.line, "an action of a seat" if number else "the deal", repr(entry.text))


def first_step(game: Game, options: Mapping[str, str], dice: Dice, telling: bool) -> Step[Any]:
    """The deal as a step: the first position with what chance gave."""
    recording = RecordingDice(dice)
    state = game.new(game.info.settle(options), recording, telling)
    return Step(-1, recording.outcomes, state, True)


def _check(entry: Entry, step: Step[Any]) -> None:
    came, recorded = write_outcomes(step.outcomes), write_outcomes(entry.outcomes)
    if came != recorded:
        raise BadRecord(entry.line, f"the outcomes {came or 'none'}", recorded or "none")
    mark = fingerprint(step.after)
    if mark != entry.mark:
        raise BadRecord(entry.line, f"fingerprint {mark}", entry.mark)


def verify_dice(record: Record, game: Game) -> int:
    """Check the secret against the commitment and every outcome against the secret; the number of draws checked."""
    line = record.lines.get("secret", record.lines.get("end", 0))
    if not record.secret or not record.commitment:
        raise BadRecord(line, "a commitment and a secret", "a record without")
    secret = bytes.fromhex(_read_digits(record.secret, line))
    if commitment(secret) != record.commitment:
        raise BadRecord(line, f"a secret with commitment {record.commitment}", commitment(secret))
    dice = FairDice(secret)
    for _ in replay(record, game, source=dice):
        pass
    return dice.drawn
