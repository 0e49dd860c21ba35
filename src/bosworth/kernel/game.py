"""The contract between the kernel and a game, and the one door through which anybody acts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import Dice, Outcome, RecordingDice
from bosworth.kernel.difference import Difference
from bosworth.kernel.errors import Illegal, Malformed, NotYourTurn
from bosworth.kernel.event import Tellings
from bosworth.kernel.grammar import Grammar
from bosworth.kernel.info import GameInfo
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import SequenceOfPlay
from bosworth.kernel.text import read_position
from bosworth.kernel.view import View
from bosworth.kernel.view_form import Picture, ViewForm


def same_action(_state: Any, _twin: Any, _seat: int, action: int) -> int:
    """`translate` for a game whose pieces have no hidden names."""
    return action


def as_given(_state: Any, _seat: int, actions: Sequence[int]) -> Sequence[int]:
    """`arrange` for a game in which the order of actions is the player's own."""
    return actions


def no_flaw(_state: Any) -> str:
    """`flaw` for a game that has no invariants of its own."""
    return ""


@dataclass
class Game:
    """One rule book: makes positions, shows them, reads and writes their text forms.

    - `sequence`: the name and options of the game, its steps, its events and the fields of its positions;
    - `seats`: the ids of the seats under settled options, in order;
    - `deal`: the first position under settled options, dealt by dice, telling events or not;
    - `view`: what a seat (None: an onlooker) may know of a position, built from an allow-list;
    - `views`: how that is shown as plain data, by names;
    - `imagine`: a whole position that agrees with a view, drawn from all that do;
    - `grammar`: the verbs of its actions and what follows them;
    - `translate`: the action of a seat that plays the same part in a twin world: hidden things renamed, everything seen alike;
    - `arrange`: the chain that carries out actions which a seat gives in any order, such as the entries of a sheet;
    - `flaw`: what the rules forbid and a position has all the same, such as a piece too many; nothing if all is well.
    """

    sequence: SequenceOfPlay[Any]
    seats: Callable[[Mapping[str, str]], tuple[str, ...]]
    deal: Callable[[Mapping[str, str], Dice, bool], Any]
    view: Callable[[Any, int | None], Any]
    views: ViewForm
    imagine: Callable[[Any, Random], Any]
    grammar: Grammar
    translate: Callable[[Any, Any, int, int], int] = same_action
    arrange: Callable[[Any, int, Sequence[int]], Sequence[int]] = as_given
    flaw: Callable[[Any], str] = no_flaw

    @property
    def info(self) -> GameInfo:
        """What the game is called and how it can be set up."""
        return self.sequence.info

    @property
    def events(self) -> Tellings:
        """All that can be told, by name."""
        return self.sequence.events

    def new(self, options: Mapping[str, str], dice: Dice, telling: bool = False) -> Any:
        """The first position; options as given by `settle`."""
        return self.deal(options, dice, telling)

    def write(self, action: int) -> str:
        """The text form of an action."""
        return self.grammar.write(action)

    def parse(self, text: str, seat: int) -> int:
        """The action that a seat means by a text; `Malformed` says what is wrong with it."""
        return self.grammar.parse(text, seat)

    def read(self, text: str) -> Any:
        """The position that a text stands for; `Malformed` says what is wrong with it."""
        position = read_position(self.sequence, text)
        try:
            position.index()
            flaw = self.flaw(position) or self._contradiction(position)
        except Exception as error:
            raise Malformed(f"the rules cannot make sense of this position ({type(error).__name__})") from error
        if flaw:
            raise Malformed(f"the position is impossible: {flaw}")
        return position

    def show(self, view: View, before: Picture | None = None) -> dict[str, Any]:
        """A view as plain data (str, int, None, list, dict), by names; quicker with an earlier one of the same seat."""
        return self.views.show(view, before)

    def differences(self, old: View, new: View) -> list[Difference]:
        """What must stand elsewhere in the plain data of a view to make them those of another view of the same seat."""
        return self.views.differences(old, new)

    def take(self, data: Mapping[str, Any]) -> Any:
        """The view that such data stand for; `Malformed` if they stand for none."""
        return self.views.take(self.sequence, data)

    def _contradiction(self, position: Frame) -> str:
        """What no form of a field can see: a position in which the rules find no way on, or that nobody can be shown."""
        actors = position.actors()
        if any(not position.legal(seat) for seat in actors):
            return "a seat is to act, but nothing is offered to it"
        if any(position.returns()) == bool(actors):
            return "the game has a winner, but a seat is to act" if actors else "no seat is to act, but nobody has won"
        for seat in (*range(len(self.seats(position.options))), None):
            self.show(self.view(position, seat))
        return ""


S = TypeVar("S", bound=Frame)


class Step(Generic[S]):
    """One action that went through the door: what chance gave, and the position after it."""

    def __init__(self, action: int, outcomes: list[Outcome], after: S, is_barrier: bool) -> None:
        self.action = action
        self.outcomes = outcomes
        self.after = after
        self.is_barrier = is_barrier


def play(state: S, seat: int, actions: Sequence[int], dice: Dice) -> S:
    """The one door: the position after the whole chain of actions. The given position is never changed."""
    return play_steps(state, seat, actions, dice)[-1].after


def play_steps(state: S, seat: int, actions: Sequence[int], dice: Dice) -> list[Step[S]]:
    """The door, step by step: the chain lands whole or not at all, and a refused chain takes its draws back.

    The seat must be to act and every action must be among its offers at that point. A chain may not go on after a barrier
    (a die, a reveal, another's turn): the answer to such a chain would tell what the barrier hides.
    """
    if not actions:
        raise Malformed("no action was given")
    mark = dice.tell()
    steps: list[Step[S]] = []
    try:
        for action in actions:
            if steps and steps[-1].is_barrier:
                raise Illegal("an action told something new: those behind it must be given by themselves")
            steps.append(_act(steps[-1].after if steps else state, seat, action, dice))
    except Exception:
        dice.seek(mark)
        raise
    return steps


def _act(state: S, seat: int, action: int, dice: Dice) -> Step[S]:
    actors = state.actors()
    if not actors:
        raise NotYourTurn("the game is over")
    if seat not in range(len(state.returns())):
        raise NotYourTurn(f"there is no seat {seat}")
    if type(action) is not int:
        raise Malformed(f"{action!r} is no action")
    after = state.copy()
    after.telling = state.telling
    after.beats = None if state.beats is None else []
    recording = RecordingDice(dice)
    if action == RESIGN:
        after.resign(seat)
    elif seat not in actors:
        raise NotYourTurn(f"seat {seat} is not to act now")
    elif action not in state.legal(seat):
        raise Illegal(f"action {action} is not offered to seat {seat} now")
    else:
        after.play(seat, action, recording)
    learned = bool(recording.outcomes) or after.barriers != state.barriers
    return Step(action, recording.outcomes, after, learned)
