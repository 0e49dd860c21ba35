"""Looking back beat by beat: each line that is worth seeing comes with what the seat saw then."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.kernel.test_difference import changed
from tests.table.company import FULL, act, duel, forms, moments, shown, stroll, table_of, until

from bosworth.kernel.match import Match
from bosworth.table.memory import add_beats
from bosworth.table.shown import Line, Shown
from bosworth.table.table import Table


def views(moment: Shown) -> list[dict[str, Any] | None]:
    """What was seen at each line, as a page puts it together: from the last line back to the first."""
    after, found = moment.view, list[dict[str, Any] | None]()
    for line in moment.log[::-1]:
        after = after if line.beat is None else changed(after, line.beat)
        found.insert(0, None if line.beat is None else after)
    return found


@pytest.mark.parametrize("game", FULL)
def test_every_beat_shows_what_was_seen_then(game: str) -> None:
    table = table_of(game)
    stroll(table, Random(3), 90)
    match = table.begun()
    last = min(match.settled, 63)
    again = dict(match.again(1, last))
    shown_at = 0
    for seat in (None, 0, 1):
        for moment in moments(table, "ann", seat, 1, last):
            position = again[moment.at]
            heard = [
                (event, beat) for event, beat in zip(position.events, position.beats, strict=True) if event.is_heard_by(seat)
            ]
            assert [f"event-{event.name}" for event, _ in heard] == [line.say[0] for line in moment.log]
            assert views(moment) == [None if beat is None else match.game.show(match.game.view(beat, seat)) for _, beat in heard]
            shown_at += sum(beat is not None for _, beat in heard)
    assert shown_at > 20


@pytest.mark.parametrize("game", FULL)
def test_what_is_shown_now_has_no_beats(game: str) -> None:
    table = table_of(game)
    stroll(table, Random(3), 60)
    now = shown(table, 0)
    assert now.log
    assert b'"beat"' not in msgspec.json.encode(now)


@pytest.mark.parametrize("game", FULL)
def test_new_lines_come_with_what_was_seen_at_each_beat_and_with_what_came_of_each_action(game: str) -> None:
    table = table_of(game)
    known = dict.fromkeys((None, 0, 1), 0)
    seen = 0

    def look(table: Table) -> None:
        nonlocal seen
        for seat, after in known.items():
            match, now = table.begun(), shown(table, seat)
            positions = dict(match.again(after + 1, match.settled)) if match.settled > after else {}
            add_beats(now, match, positions, match.view(seat))
            assert views(now) == [view for line in now.log for view in [drawn(match, seat, positions, now.log, line)]]
            seen += sum(line.beat is not None for line in now.log)
            known[seat] = match.settled

    stroll(table, Random(3), 60, look)
    assert seen > 40


def drawn(match: Match, seat: int | None, positions: dict[int, Any], log: list[Line], line: Line) -> dict[str, Any] | None:
    """What a seat saw when a line was told, taken from the position itself; none if that is not worth seeing."""
    if line.at not in positions:
        return None
    position = positions[line.at]
    heard = [(event, beat) for event, beat in zip(position.events, position.beats, strict=True) if event.is_heard_by(seat)]
    own = [one for one in log if one.at == line.at]
    number = next(number for number, one in enumerate(own) if one is line)
    beat = heard[number][1] or (position if number == len(own) - 1 else None)
    return None if beat is None else match.game.show(match.game.view(beat, seat))


def test_a_sealed_choice_of_another_is_told_beside_the_beats_of_what_is_settled() -> None:
    """Its line has the number of the last settled action, as long as nobody else may count it."""
    table = duel()
    act(table, 0, forms(table, 0)[0])
    match = table.begun()
    now = shown(table, 1)
    add_beats(now, match, dict(match.again(0, match.settled)), match.view(1))
    [*settled, sealed] = now.log
    assert sealed.at == match.settled == 0
    assert sealed.beat is None
    assert settled[-1].beat is not None


def test_each_action_that_can_still_be_taken_back_is_seen_as_it_was() -> None:
    table = until(table_of(), Random(4), lambda table: table.begun().open_actions(table.begun().state.actors()[0]) > 2)
    match = table.begun()
    seat = match.state.actors()[0]
    mine = moments(table, "ann", seat, match.settled + 1, match.rev)
    positions = [position for _, position in match.again(match.settled + 1, match.rev)]
    assert [moment.view for moment in mine] == [match.game.show(match.game.view(position, seat)) for position in positions]
    assert mine[0].view != mine[-1].view
    assert mine[-1].view == match.game.show(match.view(seat))


@pytest.mark.parametrize("game", FULL)
def test_what_differs_between_two_views_of_a_seat_leads_from_one_to_the_other(game: str) -> None:
    """Also between moments far apart, of which hardly anything is the same."""
    table, rng = table_of(game), Random(7)
    stroll(table, rng, 150)
    match = table.begun()
    positions = [position for _, position in match.again(1, match.rev)]
    for seat in (0, 1, None):
        for _ in range(60):
            old, new = (match.game.view(position, seat) for position in rng.sample(positions, 2))
            assert changed(match.game.show(old), match.game.differences(old, new)) == match.game.show(new)
            assert match.game.differences(new, new) == []
