"""Section 18 of the rules: what is true at every moment of every game, in random play of all scenarios and switches."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bosworth.games.richard3 import GAME
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.battle import contested_areas
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.tables import (
    AREA,
    AREA_COUNT,
    BLOCK_COUNT,
    BORDER_AT,
    BORDER_COUNT,
    BORDER_LIMIT,
    DEAD,
    DECK,
    EXILE_OF,
    HEIRS,
    OFFBOARD,
    POOL,
    STRENGTH,
    VERSION,
)
from bosworth.kernel.chance import FastDice
from bosworth.kernel.sequence import OVER
from bosworth.kernel.text import write_position

pytestmark = pytest.mark.no_cover

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=50, database=None)
steady = settings.get_profile("steady")

BEFORE_BATTLES_END = {
    at.ACTIONS,
    at.MOVING,
    at.MUSTER_AREA,
    at.MUSTER_MOVES,
    at.PLAGUE_AREA,
    at.CHOOSE_BATTLE,
    at.TREASON_ROLL,
    at.BATTLE_TURN,
    at.ALLOCATE_HITS,
    at.REGROUPING,
}
WITH_A_KING = {at.MULLIGAN, at.MULLIGAN_REPLY, at.EXECUTION, at.HEIR_ENTRY, at.GO_HOME, at.EXILE_EXCESS}
"""Decisions before which a dead King has been succeeded."""

OPTIONS = {option.name: st.sampled_from(option.choices) for option in GAME.info.options}
games = st.tuples(st.fixed_dictionaries(OPTIONS), st.integers(0, 2**32))
"""Options and a number from which everything random follows."""

Start = tuple[dict[str, str], int]


def positions(start: Start, telling: bool = False) -> Iterator[Position]:
    """Every position of a game played at random, the last one included. `events` are those of the last action."""
    options, seed = start
    dice, rng = FastDice(seed), Random(seed)
    state = GAME.new(options, dice, telling)
    yield state
    while state.actors():
        seat = rng.choice(state.actors())
        state.events = []
        state.play(seat, rng.choice(state.legal(seat)), dice)
        yield state


def on_map(state: Position) -> list[int]:
    return [block for block in range(BLOCK_COUNT) if state.where[block] < AREA_COUNT]


@given(games)
@settings(steady)
def test_of_two_versions_both_are_dead_or_one_is_off_the_board(start: Start) -> None:
    for state in positions(start):
        assert len(state.where) == 63
        for block, other in enumerate(VERSION):
            if other >= 0:
                places = (state.where[block], state.where[other])
                assert places == (DEAD, DEAD) or places.count(OFFBOARD) == 1, places
                assert places == (DEAD, DEAD) or DEAD not in places


@given(games)
@settings(steady)
def test_nobody_is_in_an_enemy_exile_area(start: Start) -> None:
    for state in positions(start):
        for block in on_map(state):
            assert EXILE_OF[state.where[block]] != 1 - state.side_of(block)


@given(games)
@settings(steady)
def test_strength_is_between_one_and_full(start: Start) -> None:
    for state in positions(start):
        for block, place in enumerate(state.where):
            low, high = (0, 0) if place in (DEAD, OFFBOARD) else (1, STRENGTH[block])
            assert low <= state.strength[block] <= high
            assert place != POOL or state.strength[block] == STRENGTH[block]


@given(games)
@settings(steady)
def test_no_area_is_contested_outside_actions_and_battles(start: Start) -> None:
    for state in positions(start):
        if state.step not in BEFORE_BATTLES_END and state.step != OVER:
            assert contested_areas(state) == []
            assert not any(state.reserve)
            assert not any(state.pirate)


@given(games)
@settings(steady)
def test_no_border_is_crossed_more_often_than_it_allows(start: Start) -> None:
    crossings: Counter[int] = Counter()
    extra = 0
    for state in positions(start, telling=True):
        for event in state.events:
            if event.name == "player-turn":
                crossings.clear()
                extra = int(event.args["card"] == "surprise")
            elif event.name == "move":
                border = BORDER_AT[AREA[str(event.args["from"])] * AREA_COUNT + AREA[str(event.args["to"])]]
                crossings[border] += 1
                assert crossings[border] <= BORDER_LIMIT[border] + extra


@given(games)
@settings(steady)
def test_retreats_and_regroups_keep_the_limits_without_surprise(start: Start) -> None:
    for state in positions(start):
        if state.step in (at.BATTLE_TURN, at.REGROUPING):
            for border, limit in enumerate(BORDER_LIMIT):
                assert max(state.crossed[border], state.crossed[BORDER_COUNT + border]) <= limit


@given(games)
@settings(steady)
def test_each_title_has_one_holder_who_is_a_living_heir_of_that_side(start: Start) -> None:
    for state in positions(start):
        if state.step == OVER:
            continue
        side = state.king_side
        assert state.pretender in HEIRS[1 - side]
        assert state.where[state.pretender] not in (DEAD, OFFBOARD)
        if state.king < 0:
            assert state.step not in WITH_A_KING
        else:
            assert state.king in HEIRS[side]
            assert state.where[state.king] not in (DEAD, OFFBOARD)


@given(games)
@settings(steady)
def test_heirs_pending_are_heirs_dead(start: Start) -> None:
    for state in positions(start):
        for side in (0, 1):
            dead = sum(state.where[heir] == DEAD for heir in HEIRS[side])
            assert 0 <= state.owed[side] <= state.pending[side] <= dead


@given(games)
@settings(steady)
def test_hands_are_equal_and_cards_are_in_one_place(start: Start) -> None:
    for state in positions(start):
        if state.step == at.CHOOSE_CARD and not any(state.chosen):
            assert len(state.hands[0]) == len(state.hands[1]) == 8 - state.turn
        cards = [card for pile in (*state.hands, *state.played) for card in pile]
        assert len(set(cards)) == len(cards) == 14
        assert set(cards) <= set(DECK)


@given(games)
@settings(steady)
def test_a_game_ends_within_seven_turns_a_campaign(start: Start) -> None:
    last = (1, 0)
    for state in positions(start):
        assert last <= (state.campaign, state.turn) <= (state.campaigns, 7)
        last = (state.campaign, state.turn)
    assert state.winner in (0, 1)
    assert state.returns() == [float(state.winner == side) for side in (0, 1)]


@given(games)
@settings(steady)
def test_one_side_acts_except_at_the_choice_of_cards_and_always_has_an_offer(start: Start) -> None:
    for state in positions(start):
        actors = state.actors()
        assert len(actors) <= (2 if state.step == at.CHOOSE_CARD else 1)
        for seat in (0, 1):
            offers = state.legal(seat)
            assert bool(offers) == (seat in actors)
            assert len(set(offers)) == len(offers)


@given(games)
@settings(steady)
def test_marks_are_only_where_they_mean_something(start: Start) -> None:
    for state in positions(start):
        for block, place in enumerate(state.where):
            assert not state.face_down[block] or place == POOL
            if place >= AREA_COUNT:
                marks = (state.moved, state.reserve, state.pirate, state.acted, state.defected)
                assert not any(mark[block] for mark in marks)
            assert not state.reserve[block] or place in contested_areas(state) or not state.actors()
        if state.step == at.CHOOSE_CARD:
            assert not any(state.moved)


@given(games)
@settings(steady)
def test_the_indexes_follow_from_the_rest(start: Start) -> None:
    for state in positions(start):
        again: Any = GAME.read(write_position(state))
        assert (again.count, again.held) == (state.count, state.held)
        for seat in (0, 1):
            assert again.legal(seat) == state.legal(seat)


def test_random_play_reaches_every_decision() -> None:
    """So that nothing above holds for want of cases."""
    rng = Random(7)
    missing = {number for number, decision in enumerate(SEQUENCE.decisions) if decision is not None}
    for seed in range(400):
        options = {option.name: rng.choice(option.choices) for option in GAME.info.options}
        missing -= {state.step for state in positions((options, seed))}
        if not missing:
            break
    assert not missing, [SEQUENCE.names[step] for step in missing]
