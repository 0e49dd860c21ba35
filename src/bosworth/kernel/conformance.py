"""The checks that every game must pass: random play to the end, looked at from every side at every step."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, SupportsIndex

from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FastDice, RecordingDice, ReplayedDice
from bosworth.kernel.errors import BadOutcome, BrokenRule, Illegal, Malformed, NotYourTurn
from bosworth.kernel.event import Event, heard, undeclared
from bosworth.kernel.game import Game, play
from bosworth.kernel.info import GameInfo
from bosworth.kernel.match import Match
from bosworth.kernel.position import fields_of
from bosworth.kernel.record import read_record, replay
from bosworth.kernel.text import fingerprint, write_position
from bosworth.kernel.view import View
from bosworth.kernel.view_form import Picture

SHOWN = 4
"""At one decision in so many, worlds are imagined from what is shown, and not from the view itself."""
RESIGNATIONS = 0.1
"""At how many of the decisions it is tried what a resignation brings."""
Chooser = Callable[[Any, Sequence[int], Sequence[Event], Random], Sequence[int]]
"""A bot's chain of actions: from a view, the offers and what the seat has heard, with chance of its own."""


def variants(info: GameInfo) -> list[dict[str, str]]:
    """Set-ups that between them try everything: each choice of the first option with all defaults, with each other option turned
    away from its default (and what that needs), and with each preset."""
    return [setup for setups in _by_change(info) for setup in setups]


def sampled_variants(info: GameInfo) -> list[dict[str, str]]:
    """Some of the variants: each choice of the first option with all defaults, every other change with one of them in turn."""
    plain, *changed = _by_change(info)
    return plain + [setups[number % len(setups)] for number, setups in enumerate(changed, 1)]


def _by_change(info: GameInfo) -> list[list[dict[str, str]]]:
    """For each change, the first of which is none, its set-ups: one for each choice of the first option that goes with it."""
    scenario, *others = info.options
    turned = [{option.name: choice} for option in others for choice in option.choices[1:]]
    found: list[list[dict[str, str]]] = []
    for change in [{}, *turned, *({"preset": name} for name in info.presets)]:
        setups = [_with_needs(info, {scenario.name: choice, **change}) for choice in scenario.choices]
        found.append([setup for number, setup in enumerate(setups) if setup not in setups[:number]])
    return found


def _with_needs(info: GameInfo, chosen: dict[str, str]) -> dict[str, str]:
    """The same with what it needs, unless it has that already."""
    found = dict(chosen)
    for name, value in chosen.items():
        for other, wanted in info.needs.get(f"{name}={value}", {}).items():
            found[other] = chosen[other] if chosen.get(other) in wanted.split() else wanted.split()[0]
    return found


class Forward(list[int]):
    """A list that is never asked for a place below zero, which Python would count from the end.

    Compiled rules do not ask it: this check is for the interpreted ones.
    """

    def __getitem__(self, place: Any) -> Any:
        return super().__getitem__(_forward(place))

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(_forward(place), value)


def _forward(place: SupportsIndex | slice) -> Any:
    _require(isinstance(place, slice) or place.__index__() >= 0, f"the rules ask a list for place {place}, which is below zero")
    return place


class Ordeal:
    """One game played at random with every check at every step."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: int, bound: int, bots: Sequence[Chooser] = ()) -> None:
        self.game = game
        self.rng = Random(f"ordeal {seed}")
        self.bound = bound
        self.bots = bots
        self.varied = False
        self.pictures: dict[int | None, Picture] = {}  # what was shown last, by seat
        self.match = Match.start(game, options, {}, FastDice(seed))
        self.seats = range(len(self.match.record.seats))
        self._check_told()

    def run(self) -> int:
        """Play to the end; the number of decisions. `BrokenRule` says what is wrong and where."""
        while self.match.state.actors():
            self._step()
            _require(self.match.rev <= self.bound, f"the game has not ended after {self.bound} decisions")
        self._check_end()
        return self.match.rev

    def _step(self) -> None:
        state = self.match.state
        self._check_position(state)
        self._check_offers(state)
        self._check_text(state)
        twins = {seat: self._check_twin(state, seat) for seat in (*self.seats, None)}
        seat = self.rng.choice(list(state.actors()))
        action = self.rng.choice(state.legal(seat))
        self._check_refusals(state, seat)
        self._check_resignation(state, seat)
        self._check_bots(state, seat, twins[seat])
        before = fingerprint(state)
        self.match.act(seat, [action])
        _require(fingerprint(state) == before, "an action changed the position it was played on")
        self._check_told()
        self._check_places(state, seat, action)
        self._check_knowledge(state, seat, action, twins)
        self._check_undo(state, seat)

    def _check_position(self, state: Any) -> None:
        flaw = self.game.flaw(state)
        _require(not flaw, f"the position is impossible: {flaw}")

    def _check_told(self) -> None:
        for event in self.match.state.events:
            fault = undeclared(event, self.game.events)
            _require(not fault, fault)

    def _check_places(self, state: Any, seat: int, action: int) -> None:
        """The same action again, on lists that refuse places below zero."""
        copy = state.copy()
        for name, value in fields_of(copy).items():
            if isinstance(value, list):
                setattr(copy, name, Forward(value))
        copy.legal(seat)
        copy.play(seat, action, ReplayedDice(self.match.record.entries[-1].outcomes))

    def _check_offers(self, state: Any) -> None:
        actors = state.actors()
        for seat in self.seats:
            legal = state.legal(seat)
            _require(
                bool(legal) == (seat in actors), f"seat {seat} has {len(legal)} offers, but the seats to act are {list(actors)}"
            )
            _require(len(set(legal)) == len(legal), f"seat {seat} is offered something twice")
            for action in legal:
                text = self.game.write(action)
                _require(self.game.parse(text, seat) == action, f"{text!r} is written for one action and read as another")

    def _check_text(self, state: Any) -> None:
        text = write_position(state)
        again = self.game.read(text)
        _require(write_position(again) == text, "a position that was written and read is another")
        _require(again.actors() == state.actors(), "a position that was written and read has other seats to act")
        for seat in self.seats:
            _require(again.legal(seat) == state.legal(seat), "a position that was written and read has other offers")

    def _check_twin(self, state: Any, seat: int | None) -> Any:
        """An imagined world that the seat cannot tell from the real one."""
        view = self.game.view(state, seat)
        seen = self._check_shown(view) if self.match.rev % SHOWN == 0 else view
        twin = self.game.imagine(seen, self.rng)
        _require(self.game.view(twin, seat) == view, f"the view of {seat} tells more than it may")
        _require(list(twin.actors()) == list(state.actors()), f"a world that {seat} imagines has other seats to act")
        if seat is not None:
            _require(twin.legal(seat) == state.legal(seat), f"the offers of {seat} depend on what it may not know")
        for actor in twin.actors():
            _require(bool(twin.legal(actor)), f"in a world that {seat} imagines, {actor} is to act without offers")
        self.varied = self.varied or fingerprint(twin) != fingerprint(state)
        return twin

    def _check_shown(self, view: View) -> Any:
        """The view as it is taken from what is shown of it, which is the same with the help of what was shown before."""
        shown, before = self.game.show(view), self.pictures.get(view.seat)
        said = json.dumps(shown)
        _require(
            said == json.dumps(self.game.show(view, before)), f"what is shown to {view.seat} depends on what was shown before"
        )
        self.pictures[view.seat] = view, shown
        taken = self.game.take(json.loads(said))
        _require(taken == view, f"what is shown of the view of {view.seat} is not all that it knows")
        return taken

    def _check_resignation(self, state: Any, seat: int) -> None:
        """Whoever gives up ends the game, and everybody can be shown its end."""
        if self.rng.random() < RESIGNATIONS:
            after = play(state, seat, [RESIGN], FastDice(0))
            _require(not after.actors(), f"seat {seat} has resigned, and the game goes on")
            for watcher in (*self.seats, None):
                self._check_shown(self.game.view(after, watcher))

    def _check_refusals(self, state: Any, seat: int) -> None:
        legal = set(state.legal(seat))
        wrong = next(action for action in range(len(legal) + 2) if action not in legal and action != RESIGN)
        before = fingerprint(state)
        for who, action, error in ((seat, wrong, Illegal), (len(self.seats), min(legal), NotYourTurn)):
            try:
                play(state, who, [action], FastDice(0))
            except error:
                continue
            raise BrokenRule(f"action {action} of seat {who} was not refused")
        _require(fingerprint(state) == before, "a refused action changed the position")

    def _check_bots(self, state: Any, seat: int, twin: Any) -> None:
        """One of the bots is asked, here and in a twin world; that its whole chain may be played, the door says."""
        if not self.bots:
            return
        choose, seed = self.rng.choice(self.bots), self.rng.random()
        heard = self.match.heard(seat, since=-1)
        chains = [choose(self.game.view(world, seat), world.legal(seat), heard, Random(seed)) for world in (state, twin)]
        _require(chains[0] == chains[1], "a bot decides by what its seat may not know, or otherwise with the same seed")
        try:
            play(state, seat, chains[0], FastDice(repr(seed)))
        except (Illegal, Malformed) as error:
            raise BrokenRule(f"a bot wants what is not offered: {error}") from error

    def _check_knowledge(self, state: Any, seat: int, action: int, twins: Mapping[int | None, Any]) -> None:
        """What anybody hears and sees of an action is the same in a twin world, unless the rules reveal what differs."""
        outcomes = self.match.record.entries[-1].outcomes
        after = _replayed(state, seat, action, ReplayedDice(outcomes))
        for watcher, twin in twins.items():
            other = self.game.translate(state, twin, seat, action)
            there = _replayed(twin, seat, other, ReplayedDice(outcomes)) if other in twin.legal(seat) else None
            if there is None:
                continue
            self._check_beats(after, there, watcher)
            real, elsewhere = heard(after.events, watcher), heard(there.events, watcher)
            if _revealed(real) == _revealed(elsewhere):
                _require(real == elsewhere, f"{watcher} hears {real} here and {elsewhere} in a twin world")
                same = self.game.view(after, watcher) == self.game.view(there, watcher)
                _require(same, f"after {self.game.write(action)}, {watcher} sees what no event told")
        self._check_barrier(state, seat, action, twins[seat])

    def _check_beats(self, real: Any, there: Any, watcher: int | None) -> None:
        """A beat shows nothing that is not told up to then: as long as the same is heard in both worlds, the same is seen."""
        for (event, beat), (other, elsewhere) in zip(_seen(real, watcher), _seen(there, watcher), strict=False):
            if event != other:
                return
            if beat is not None:
                same = self.game.view(beat, watcher) == self.game.view(elsewhere, watcher)
                _require(same, f"at {event} {watcher} sees what no event told")

    def _check_barrier(self, state: Any, seat: int, action: int, twin: Any) -> None:
        """Undo never crosses knowledge: an open action tells its own seat nothing, and leaves nobody else to act."""
        after = self.match.state
        if self.match.open_actions(seat) == 0:
            return
        there = play(twin, seat, [action], RecordingDice(FastDice(0)))
        same = self.game.view(after, seat) == self.game.view(there, seat)
        _require(same, f"{self.game.write(action)} told its player something and can still be taken back")
        if len(state.actors()) == 1:
            _require(seat in after.actors(), f"{self.game.write(action)} passed the turn and can still be taken back")

    def _check_undo(self, state: Any, seat: int) -> None:
        if self.match.open_actions(seat) and self.rng.random() < 0.2:
            text = self.match.record.entries[-1].text
            self.match.undo(seat)
            _require(
                fingerprint(self.match.state) == fingerprint(state), f"undo of {text} leads to another position than before it"
            )
            self.match.say(seat, text)

    def _check_end(self) -> None:
        self._check_position(self.match.state)
        _require(self.varied, "imagined worlds are always the real one: nothing hidden varied")
        total = sum(self.match.state.returns())
        _require(abs(total - 1) < 1e-9, f"the returns add up to {total}, not to 1")
        for seat in self.seats:
            _require(not self.match.state.legal(seat), f"seat {seat} has offers after the end")
        text = self.match.record.write()
        record = read_record(text)
        _require(record.write() == text, "a record that was written and read is another")
        for _ in replay(record, self.game):
            pass


def _replayed(twin: Any, seat: int, action: int, dice: ReplayedDice) -> Any:
    """A world after something happened there, with its beats; None if chance was asked for something else."""
    copy = twin.copy()
    copy.keep_beats()
    try:
        copy.play(seat, action, dice)
    except BadOutcome:
        return None
    return copy if dice.used == len(dice.outcomes) else None


def _seen(position: Any, watcher: int | None) -> list[tuple[Event, Any]]:
    """What a watcher hears of the last action, each event with the position at its beat, if it is one."""
    return [(event, beat) for event, beat in zip(position.events, position.beats, strict=True) if event.is_heard_by(watcher)]


def _revealed(events: Sequence[Event]) -> list[str]:
    """What the events tell that was hidden, in no order."""
    return sorted(repr(event) for event in events if event.reveals)


def _require(condition: bool, text: str) -> None:
    if not condition:
        raise BrokenRule(text)
