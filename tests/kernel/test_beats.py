"""Beats: a position that is looked back at keeps itself as it was at each moment worth seeing."""

import pytest
from tests.kernel.toy import DONE, HIGH, LOW, STEP, TOY

from bosworth.kernel.chance import FastDice, LoadedDice
from bosworth.kernel.game import play
from bosworth.kernel.match import Match
from bosworth.kernel.text import fingerprint


def started() -> Match:
    return Match.start(TOY, {}, {}, FastDice(1))


def test_a_position_keeps_itself_as_it_was_at_each_beat() -> None:
    match = started()
    match.act(0, [HIGH])
    state = match.state.copy()
    state.keep_beats()
    state.play(1, LOW, LoadedDice())
    assert [event.name for event in state.events] == ["chosen", "choices"]
    before, seen = state.beats
    assert before is None
    assert seen is not state
    assert seen.choices == [HIGH, LOW]
    after = play(state, 0, [STEP], LoadedDice())
    assert [beat.steps for beat in after.beats] == [1]
    assert seen.steps == 0


def test_nobody_else_pays_for_beats() -> None:
    match = started()
    match.act(0, [HIGH])
    assert match.state.events
    assert match.state.beats is None
    assert match.state.copy().beats is None


def test_a_beat_is_told_once_and_belongs_to_its_action() -> None:
    state = started().state.copy()
    state.keep_beats()
    first = play(state, 0, [HIGH], LoadedDice())
    second = play(first, 1, [LOW], LoadedDice())
    assert [len(first.beats), len(second.beats)] == [1, 2]


@pytest.mark.parametrize("first", [0, 1, 2, 4])
def test_a_match_plays_its_actions_again_with_their_beats(first: int) -> None:
    match = started()
    positions = [match.state]
    for seat, action in ((1, LOW), (0, HIGH), (0, STEP), (0, STEP), (0, DONE)):
        match.act(seat, [action])
        positions.append(match.state)
    again = list(match.again(first, 4))
    assert [number for number, _ in again] == list(range(first, 5))
    for number, position in again:
        assert fingerprint(position) == fingerprint(positions[number])
        assert position.events == positions[number].events
    told = {event.name: beat for _, position in again[1:] for event, beat in zip(position.events, position.beats, strict=True)}
    assert all((beat is not None) == TOY.events[name].is_beat for name, beat in told.items())
