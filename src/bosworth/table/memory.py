"""Looking back: what a seat saw at earlier moments of a game and just now, beat by beat; and every draw of its dice."""

from collections.abc import Mapping
from typing import Any

from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.chance import FairDice, WitnessDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.match import Match
from bosworth.kernel.record import verify_dice
from bosworth.kernel.view import View
from bosworth.table.showing import counted, glance, line_of, seen_number
from bosworth.table.shown import Line, Shown

MOST_MOMENTS = 64


def moments(match: Match, seat: int | None, first: int, last: int) -> list[Shown]:
    """What a seat saw after actions `first` … `last`, each with the lines that this action told, and nothing to do."""
    if not 0 <= first <= last <= seen_number(match, seat) or last - first >= MOST_MOMENTS:
        raise Malformed(
            f"ask for moments from 0 to {seen_number(match, seat)}, at most {MOST_MOMENTS} at once, not {first} to {last}"
        )
    lines = len(match.told(seat, -1)) - len(match.told(seat, first - 1))
    found: list[Shown] = []
    for number, position in match.again(first, last if last <= match.settled else match.rev):
        at = counted(match, seat, number)
        if number <= match.settled or (match.record.entries[number].seat == seat and first <= at <= last):
            found.append(_moment(match, seat, at, position, lines))
            lines += len(found[-1].log)
    return found


def _moment(match: Match, seat: int | None, at: int, position: Any, since: int) -> Shown:
    game = find_game(match.game.info.id)
    after = game.view(position, seat)
    shown = glance(game, after, 0, at)
    shown.since = since
    for event, beat in _heard(position, seat):
        line = line_of(game, at, event)
        if beat is not None:
            after = _see(game, shown, line, beat, after)
        shown.log.insert(0, line)
    return shown


def has_beats(game: Edition, shown: Shown, after: int) -> bool:
    """Whether any line of what happened after an action tells of something worth seeing."""
    new = (line.say[0].removeprefix("event-") for line in shown.log if line.at > after)
    return any(game.events[event].is_beat for event in new)


def add_beats(shown: Shown, match: Match, positions: Mapping[int, Any], now: View) -> None:
    """Let the new lines of the log have what the seat saw when they were told.

    That is known from its view `now`, and from the positions after their actions. The last line of each action has at least what
    came of it, so that a page can play them one after the other. What is not settled, such as that a sealed choice has been made,
    has none.
    """
    game, after = find_game(match.game.info.id), now
    number, heard = -1, iter(list[tuple[Event, Any]]())
    for line in reversed(shown.log[: shown.lasting - shown.since]):
        if line.at not in positions:
            continue
        is_last = line.at != number
        if is_last:
            number, heard = line.at, iter(_heard(positions[line.at], shown.seat))
        beat = next(heard)[1]
        if beat is None and number == shown.at == match.settled:
            line.beat = [] if is_last else None  # it is what the seat sees now
        elif beat is not None or is_last:
            after = _see(game, shown, line, positions[number] if beat is None else beat, after)


def _see(game: Edition, shown: Shown, line: Line, position: Any, after: View) -> View:
    """What is seen at a line, which is written there as what differs from what is seen after it."""
    seen: View = game.view(position, shown.seat)
    line.beat, line.step = game.differences(after, seen), seen.step if seen.step != shown.step else ""
    return seen


def _heard(position: Any, seat: int | None) -> list[tuple[Event, Any]]:
    """What a seat heard of the last action, the last thing first, each with the position then if it is a beat."""
    beats = position.beats or [None] * len(position.events)
    return [(event, beat) for event, beat in zip(position.events[::-1], beats[::-1], strict=True) if event.is_heard_by(seat)]


def draws(match: Match) -> list[list[object]]:
    """Every draw of a game that is over, as [kind, n, outcome], checked against the record; none if its dice were exchanged."""
    record = match.record
    if not (record.secret and record.commitment):
        return []
    witness = WitnessDice(FairDice(bytes.fromhex(record.secret)))
    verify_dice(record, match.game, witness)
    return witness.draws
