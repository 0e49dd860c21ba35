"""Nothing hidden comes out in whole games: every view and every event is searched, and secrets are exchanged behind the back."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bosworth.bots.random import RandomBot
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.facts import SCENARIOS
from bosworth.games.richard3.log import cards_text
from bosworth.games.richard3.state import CHOOSE_CARD
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_NAMES, DECK, IS_RANKED, KIND_OF, POOL, REBEL, STRENGTH
from bosworth.kernel.chance import FastDice
from bosworth.kernel.event import Event, heard
from bosworth.kernel.match import Match
from bosworth.kernel.text import fingerprint

WATCHERS = (0, 1, None)
IN_BATTLE = {
    "battle-line",
    "reserves",
    "reserves-early",
    "fire",
    "charge",
    "reply",
    "hit",
    "pass",
    "cut-off",
    "retreat",
    "defects",
}
TREACHERY = {"treachery-succeeds", "treachery-fails"}
OUT_OF_THE_GAME = {"eliminated", "execution"}
BY_NATURE = {"minor-enters", "new-king", "new-king-away", "new-pretender", "crowned", "prisoner-freed"}
AT_THE_END = {"held"}
MAY_NAME = IN_BATTLE | TREACHERY | OUT_OF_THE_GAME | BY_NATURE | AT_THE_END
"""The events that may name a block of another side."""
CARDS = [*KIND_OF, "sealed"]
PER_BLOCK = ("where", "strength", "moved", "reserve", "pirate", "face_down", "acted", "defected")


def played(scenario: str, seed: int) -> Iterator[tuple[Match, Any]]:
    """A whole game between random bots: after each action the match, and the position before it."""
    match = Match.start(GAME, {"scenario": scenario, "mulligan": "once"}, {}, FastDice(seed))
    rng = Random(seed)
    bots = [RandomBot(GAME, rng), RandomBot(GAME, rng)]
    while match.state.actors():
        before = match.state
        seat = before.actors()[0]
        match.act(seat, [bots[seat].choose(match.view(seat), match.legal(seat))])
        yield match, before


def kinds(cards: list[int]) -> list[int]:
    """Cards by kind."""
    return sorted(KIND_OF[card] for card in cards)


def is_open(state: Any, block: int, watcher: int | None) -> bool:
    """Section 13 in other words than the engine's: whether a watcher may know where this block is."""
    place = state.where[block]
    if state.side_of(block) == watcher:
        return True
    if place < AREA_COUNT:
        is_fighting = state.round > 0 and place == state.battle and not state.reserve[block]
        return is_fighting or bool(state.defected[block])
    return place != POOL or bool(state.face_down[block])


def ids_in(event: Event) -> set[int]:
    """The blocks that an event names."""
    found = re.findall(r"\b[LYR]_\w+", json.dumps(event.as_json()))
    return {BLOCK_NAMES.index(name) for name in found}


def _spoken_of(shown: dict[str, Any]) -> set[str]:
    """The blocks that what is shown names; titles are known to all, and whom they fell to."""
    titles = {"king": None, "pretender": None}
    return set(re.findall(r"\b[LYR]_\w+", json.dumps({**shown, **titles})))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_view_names_a_block_that_the_watcher_may_not_know(scenario: str) -> None:
    hidden = 0
    for match, _ in played(scenario, 11):
        state = match.state
        for watcher in WATCHERS:
            view = GAME.view(state, watcher)
            for block in range(len(BLOCK_NAMES)):
                may = is_open(state, block, watcher)
                assert (block in view.named) == may, (BLOCK_NAMES[block], watcher, state.step)
                assert may or view.known.mover != block
                assert may or BLOCK_NAMES[block] not in _spoken_of(GAME.show(view))
                hidden += not may
    assert hidden > 1000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_event_names_a_block_that_the_listener_may_not_know(scenario: str) -> None:
    named: set[str] = set()
    for match, before in played(scenario, 12):
        after = match.state
        for watcher in WATCHERS:
            for event in heard(after.events, watcher):
                foreign = {block for block in ids_in(event) if before.side_of(block) != watcher}
                if not foreign:
                    continue
                assert event.name in MAY_NAME, f"{watcher} heard {event}"
                named.add(event.name)
                assert event.name not in AT_THE_END or not after.actors()
                if event.name in OUT_OF_THE_GAME:
                    assert all(is_open(after, block, watcher) for block in foreign) or not after.actors()
    assert named >= {"battle-line", "fire", "hit", "retreat"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_fires_in_a_battle_was_in_sight(scenario: str) -> None:
    for match, before in played(scenario, 13):
        for event in match.state.events:
            if event.name in TREACHERY | {"fire", "charge", "reply", "hit", "retreat", "pass"}:
                for block in ids_in(event):
                    assert is_open(before, block, None) or any(block in ids_in(e) for e in _lines(match.state.events))


def _lines(events: list[Event]) -> list[Event]:
    return [event for event in events if event.name in {"battle-line", "reserves", "reserves-early"}]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hands_and_sealed_cards_reach_nobody_else(scenario: str) -> None:
    for match, _ in played(scenario, 14):
        state = match.state
        for watcher in WATCHERS:
            view = GAME.view(state, watcher)
            mine = [] if watcher is None else state.hands[watcher]
            shown = state.hands[state.shown] if state.shown >= 0 else []
            for side in (0, 1):
                is_sealed = side != watcher and state.step == CHOOSE_CARD and state.chosen[side]
                assert kinds(view.known.hands[side]) == kinds(mine if side == watcher else shown if side == state.shown else [])
                assert CARDS[view.known.chosen[side]] == ("sealed" if is_sealed else KIND_OF[state.chosen[side]])
            for event in heard(state.events, watcher):
                assert event.name != "hand" or event.args["cards"] == cards_text(mine)


def exchanged(state: Any, watcher: int | None, rng: Random) -> Any:
    """The same position with everything exchanged that the watcher must not know, as far as the scores stay the same."""
    twin = state.copy()
    for side in {0, 1} - {watcher}:
        for is_ranked in (True, False):
            hidden = [
                block
                for block in state.roster(side)
                if not is_open(state, block, watcher) and block != REBEL and IS_RANKED[block] == is_ranked
            ]
            others = rng.sample(hidden, len(hidden))
            for block, other in zip(hidden, others, strict=True):
                for name in PER_BLOCK:
                    getattr(twin, name)[other] = getattr(state, name)[block]
                twin.strength[other] = rng.randint(1, STRENGTH[other])
                if state.mover == block:
                    twin.mover = other
        if side != state.shown:
            unseen = [card for card in DECK if all(card not in cards for cards in (*twin.hands, *state.played))]
            pick = rng.sample(unseen + state.hands[side], len(state.hands[side]))
            twin.hands[side] = sorted(pick)
            if state.chosen[side] and state.chosen[side] in state.hands[side]:
                twin.chosen[side] = pick[0]
    twin.index()
    return twin


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_view_does_not_change_when_secrets_are_exchanged(scenario: str) -> None:
    rng = Random(15)
    differing = 0
    for match, _ in played(scenario, 15):
        for watcher in WATCHERS:
            twin = exchanged(match.state, watcher, rng)
            mine, theirs = (json.dumps(GAME.show(GAME.view(state, watcher)), sort_keys=True) for state in (match.state, twin))
            assert mine == theirs, (watcher, match.state.step)
            differing += fingerprint(twin) != fingerprint(match.state)
    assert differing > 100


def test_others_see_open_moves_only_when_they_can_no_longer_be_taken_back() -> None:
    match = Match.start(GAME, {}, {}, FastDice(3))
    match.say(0, GAME.write(match.legal(0)[-1]))
    match.say(1, GAME.write(match.legal(1)[-1]))
    seat = match.state.actors()[0]
    move = next(action for action in match.legal(seat) if GAME.write(action).startswith(("move", "recruit", "sea")))
    other, before = 1 - seat, json.dumps(GAME.show(match.view(1 - seat)))
    match.act(seat, [move])
    assert json.dumps(GAME.show(match.view(other))) == before
    assert match.heard(other, match.rev - 1) == []
