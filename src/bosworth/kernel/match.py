"""A game in progress: the record that grows, the position, undo, and what each seat sees and hears meanwhile."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, Final

from bosworth.kernel.chance import Dice, FairDice, ReplayedDice, commitment
from bosworth.kernel.errors import BadRecord, Malformed, NothingToUndo, NotYourTurn, OldRules, Stale
from bosworth.kernel.event import Event
from bosworth.kernel.game import Game, Step, play_steps
from bosworth.kernel.record import BEGIN, DEAL, Entry, Record, first_step, play_again, recorded_dice, replay, retrace
from bosworth.kernel.text import fingerprint, write_position

Told = tuple[int, Event]
"""Something that was heard, with the number of the action that told it."""
STRIDE: Final = 64
"""How many actions are played again at most before one that is looked back at."""
RECENT: Final = 8
"""So many settled positions are kept besides: those who look on as it happens look back at the last actions all the time."""


class Match:
    """One game being played. Everybody acts through `act`; nothing else changes it.

    Actions since the last barrier are open: their seat may take them back, and other seats do not see them yet. Only their
    positions are kept, and an earlier one here and there; the others, and all beats, come back by playing on from those. What was
    told is kept from the deal on.
    """

    def __init__(self, game: Game, record: Record, dice: Dice, steps: Iterable[Step[Any]]) -> None:
        self.game = game
        self.record = record
        self.dice = dice
        self.is_closed = False  # whether it can only be looked at
        self._events: list[list[Event]] = []  # by the number of the action
        self._open: list[Any] = []  # the position that nobody can take back any more, and those after it
        self.marks: list[tuple[int, Any]] = []  # earlier positions, by the number of the action
        self._recent: list[tuple[int, Any]] = []  # the last settled ones before the present
        self._lasting: dict[int | None, tuple[int, list[Told]]] = {}  # by seat: up to which settled action, and what it has heard
        self._take(steps)

    def _take(self, steps: Iterable[Step[Any]]) -> None:
        for step in steps:
            if step.is_barrier and self._open:
                self._recent = [*self._recent, (self.settled, self._open[0])][-RECENT:]
                self._open.clear()
            self._open.append(step.after)
            self._events.append(step.after.events)
            if step.is_barrier and (not self.marks or self.rev >= self.marks[-1][0] + STRIDE):
                self.marks.append((self.rev, step.after))

    def copy(self) -> "Match":
        """The same game, to try something on it; what is played there is not played here."""
        record = replace(self.record, entries=self.record.entries[:])
        twin = Match(self.game, record, self.dice.copy(), ())
        twin._events, twin._open, twin.is_closed = self._events[:], self._open[:], self.is_closed
        twin.marks, twin._recent, twin._lasting = self.marks[:], self._recent, self._lasting.copy()
        return twin

    # --- beginning --------------------------------------------------------------------------------------------------------------

    @staticmethod
    def start(game: Game, options: Mapping[str, str], players: Mapping[str, str], dice: Dice, position: str = "") -> "Match":
        """Set up a new game; `players` says for each seat who plays it. It is dealt, or begins with the `position` of a text."""
        settled = game.read(position).options if position else game.info.settle(options)
        seats = game.seats(settled)
        for seat, player in players.items():
            if seat not in seats:
                raise Malformed(f"there is no seat {seat!r}; the seats are {', '.join(seats)}")
            if not player.isprintable() or len(player.split()) != 1:
                raise Malformed(f"{player!r} is no name for a player: one word without blanks")
        step = first_step(game, settled, dice, telling=True, position=position)
        record = Record(game.info.id, game.info.rules_version, settled, seats, {s: players.get(s, "human") for s in seats})
        if isinstance(dice, FairDice):
            record.commitment = commitment(dice.secret)
        text = BEGIN + write_position(step.after) if position else DEAL
        record.entries.append(Entry(-1, text, step.outcomes, fingerprint(step.after)))
        return Match(game, record, dice, [step])

    @staticmethod
    def resume(game: Game, record: Record, dice: Dice) -> "Match":
        """Take up a recorded game; fair dice go on at the draw where the record ends."""
        if isinstance(dice, FairDice):
            if record.commitment and commitment(dice.secret) != record.commitment:
                line = record.lines.get("commitment", 0)
                raise BadRecord(line, f"the commitment of the dice, {commitment(dice.secret)}", record.commitment)
            dice.drawn = sum(len(entry.outcomes) for entry in record.entries)
        return Match(game, record, dice, (step for _, step in replay(record, game, telling=True)))

    @staticmethod
    def look(game: Game, record: Record) -> "Match":
        """A game of older rules, as far as today's can follow it: there is nothing to do but to look; its record stays whole."""
        match = Match(game, record, ReplayedDice([]), (step for _, step in retrace(record, game, telling=True)))
        match.is_closed = True
        return match

    def branch(self, number: int, dice: Dice) -> "Match":
        """A new game that goes on after action `number` of this one (0: after the deal)."""
        self._check_open()
        if not 0 <= number < len(self.record.entries):
            raise Malformed(f"there is no action {number}; the game has actions 0 to {len(self.record.entries) - 1}")
        if isinstance(dice, FairDice) and commitment(dice.secret) == self.record.commitment:
            raise Malformed("a branch needs dice of its own: these would foretell the game it comes from")
        return Match.resume(self.game, self.record.cut(number), dice)

    # --- looking ----------------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The present position, with everything."""
        return self._open[-1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; today's rules may be unable to follow one of older rules to its end."""
        return not self.state.actors() or (self.is_closed and bool(self.record.secret))

    @property
    def rev(self) -> int:
        """The number of actions so far."""
        return len(self._events) - 1

    @property
    def settled(self) -> int:
        """The number of the last action that cannot be taken back."""
        return self.rev - len(self._open) + 1

    @property
    def is_sealed(self) -> bool:
        """Whether several seats choose in secret: what is done then is shown to others as far as their views tell it."""
        return len(self._open[0].actors()) > 1

    def _seen(self, seat: int | None) -> int:
        """How many open actions a seat sees: another's are not yet shown, sealed ones show nothing."""
        return len(self._open) - 1 if self.is_sealed or seat in self._open[0].actors() else 0

    def view(self, seat: int | None) -> Any:
        """What a seat (None: an onlooker) may see now."""
        return self.game.view(self.seen(seat), seat)

    def seen(self, seat: int | None) -> Any:
        """The position that a seat looks at, with everything: the same object as long as nothing has changed for the seat."""
        return self._open[self._seen(seat)]

    def legal(self, seat: int) -> list[int]:
        """The offers of a seat."""
        legal: list[int] = [] if self.is_closed else self.state.legal(seat)
        return legal

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat may have heard of the actions after `since` (0: from the first action on; -1: the deal too)."""
        return [event for _, event in self.told(seat, since)]

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """The same, each with the number of the action that told it."""
        lasting = self._told_for_good(seat)
        first = bisect_right(lasting, since, key=itemgetter(0))
        return lasting[first:] + self._told(seat, max(since, self.settled), self.settled + self._seen(seat))

    def _told_for_good(self, seat: int | None) -> list[Told]:
        """What a seat has heard of what is settled: of a long game only what is new is looked through."""
        number, told = self._lasting.get(seat, (-1, []))
        if number < self.settled:
            told = told + self._told(seat, number, self.settled)
            self._lasting[seat] = self.settled, told
        return told

    def _told(self, seat: int | None, since: int, last: int) -> list[Told]:
        """What a seat hears of the actions after `since` up to `last`."""
        numbered = enumerate(self._events[since + 1 : last + 1], since + 1)
        return [(number, event) for number, events in numbered for event in events if event.is_heard_by(seat)]

    def again(self, first: int, last: int) -> Iterator[tuple[int, Any]]:
        """The positions after actions `first` … `last` (0: the deal), played again, with what they told and its beats."""
        earlier = [mark for mark in (*self.marks, *self._recent) if mark[0] < max(first, 1)]
        number, position = max(earlier, key=lambda mark: mark[0])
        if first == 0:
            yield 0, position
        position = position.copy()
        for entry in self.record.entries[number + 1 : last + 1]:
            number += 1
            if number >= first and position.beats is None:
                position.keep_beats()
            action = self.game.parse(entry.text, entry.seat)
            position = play_steps(position, entry.seat, [action], recorded_dice(entry))[0].after
            if number >= first:
                yield number, position

    # --- acting -----------------------------------------------------------------------------------------------------------------

    def act(self, seat: int, actions: Sequence[int], rev: int | None = None) -> None:
        """Carry out a chain of actions of a seat, whole or not at all; with `rev`, only if that is still the present position."""
        self._check_open()
        if rev is not None and rev != self.rev:
            raise Stale(f"this was meant for position {rev}, but the game is at {self.rev}")
        steps = play_steps(self.state, seat, actions, self.dice)
        entries = [Entry(seat, self.game.write(step.action), step.outcomes, fingerprint(step.after)) for step in steps]
        self.record.entries += entries
        self._take(steps)
        self._tell_secret()

    def _check_open(self) -> None:
        if self.is_closed:
            raise OldRules(f"this game was played by rules {self.record.rules} and can only be looked at")

    def say(self, seat: int, text: str) -> None:
        """Carry out an action given in its text form; several are divided by `;`."""
        self.act(seat, [self.game.parse(part, seat) for part in text.split(";")])

    def act_anew(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out actions in place of all open ones of a seat, in the order that the game arranges; none: only take back."""
        self._check_open()
        if self.open_actions(seat):
            self.undo(seat, everything=True)
        chain = self.game.arrange(self.state, seat, actions)
        if chain:
            self.act(seat, chain)
        elif seat not in self.state.actors():
            raise NotYourTurn(f"it is not for seat {seat} to act now")

    def open_actions(self, seat: int) -> int:
        """How many actions the seat may still take back."""
        return 0 if self.is_closed else sum(entry.seat == seat for entry in self.record.entries[self.settled + 1 :])

    def undo(self, seat: int, everything: bool = False) -> None:
        """Take back the seat's last open action, or all of them; others' sealed choices made meanwhile stand."""
        self._check_open()
        settled = self.settled
        later = self.record.entries[settled + 1 :]
        mine = [number for number, entry in enumerate(later) if entry.seat == seat]
        if not mine:
            raise NothingToUndo("nothing can be taken back: what somebody has learned stays learned")
        gone = set(mine if everything else mine[-1:])
        kept = [entry for number, entry in enumerate(later) if number not in gone]
        del self.record.entries[settled + 1 :]
        del self._events[settled + 1 :]
        del self._open[1:]
        for entry in kept:
            self.say(entry.seat, entry.text)

    def follow(self, keep: int, entries: Sequence[Entry]) -> None:
        """Take over what was played elsewhere: cut the record to `keep` lines, never over a barrier, and append these."""
        if not self.settled < keep <= len(self.record.entries):
            raise BadRecord(keep, f"a number of lines to keep from {self.settled + 1} to {len(self.record.entries)}", str(keep))
        del self._open[keep - self.settled :]
        del self.record.entries[keep:]
        del self._events[keep:]
        for entry in entries:
            step = play_again(self.game, self.state, entry, recorded_dice(entry))
            self.record.entries.append(entry)
            self._take([step])
            if isinstance(self.dice, FairDice):
                self.dice.drawn += len(entry.outcomes)
        self._tell_secret()

    def _tell_secret(self) -> None:
        if not self.state.actors() and isinstance(self.dice, FairDice):
            self.record.secret = self.dice.secret.hex()
