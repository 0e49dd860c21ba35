"""The contract between the kernel and a game, and the one door through which anybody acts."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import Dice, Outcome, RecordingDice
from bosworth.kernel.errors import Illegal, Malformed, NotYourTurn
from bosworth.kernel.event import Event

View = dict[str, Any]
"""What one seat may know: plain data (str, int, bool, None, list, dict), built from an allow-list."""


class State(Protocol):
    """A position: one mutable object of flat typed fields."""

    barriers: int
    """Grows whenever somebody learns something or another's turn comes: undo never goes back over it."""
    telling: bool
    """Whether `play` writes events; off in simulation and search."""
    events: list[Event]
    """What the last calls of `play` told, in order; not part of the position."""

    def actors(self) -> Sequence[int]:
        """The seats that must act now: one, or several at a sealed choice; none when the game is over."""
        ...

    def legal(self, seat: int) -> list[int]:
        """Every action the seat may take now, in a fixed order; empty only for a seat that is no actor."""
        ...

    def play(self, seat: int, action: int, dice: Dice) -> None:
        """Carry out an action known to be legal, and go on to the next decision."""
        ...

    def resign(self, seat: int) -> None:
        """The seat gives up."""
        ...

    def copy(self) -> Self:
        """An independent copy that tells no events."""
        ...

    def returns(self) -> list[float]:
        """One number a seat: 1 for the winner, shared among winners, 0 otherwise."""
        ...

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        ...


@dataclass(frozen=True)
class Option:
    """A choice made at set-up."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        """The first choice."""
        return self.choices[0]


@dataclass(frozen=True)
class GameInfo:
    """What a game is called and how it can be set up."""

    id: str
    rules_version: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By choice, written `option=value`: the values that it needs of other options."""

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the preset's, then those chosen, then the defaults. An unknown one is an error."""
        rest = dict(chosen)
        preset = rest.pop("preset", None)
        if preset is not None and preset not in self.presets:
            raise Malformed(f"{self.id} has no preset {preset!r}; there is: {', '.join(self.presets) or 'none'}")
        rest = {**(self.presets[preset] if preset is not None else {}), **rest}
        known = {option.name: option for option in self.options}
        for name, value in rest.items():
            if name not in known:
                raise Malformed(f"{self.id} has no option {name!r}; there is: {', '.join(known)}")
            if value not in known[name].choices:
                raise Malformed(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        settled = {name: rest.get(name, option.default) for name, option in known.items()}
        self._check_needs(settled)
        return settled

    def _check_needs(self, settled: Mapping[str, str]) -> None:
        for name, value in settled.items():
            for other, wanted in self.needs.get(f"{name}={value}", {}).items():
                if settled[other] != wanted:
                    raise Malformed(f"{name}={value} needs {other}={wanted}")


class Game(Protocol):
    """One rule book: makes positions, shows them, reads and writes their text forms."""

    info: GameInfo

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The ids of the seats, in order."""
        ...

    def new(self, options: Mapping[str, str], dice: Dice, telling: bool = False) -> Any:
        """The first position; options as given by `settle`."""
        ...

    def load(self, data: Mapping[str, Any]) -> Any:
        """The position that `dump` wrote."""
        ...

    def view(self, state: Any, seat: int | None) -> View:
        """What a seat (None: an onlooker) may know."""
        ...

    def imagine(self, view: View, rng: Random) -> Any:
        """A whole position that agrees with the view, drawn from all that do."""
        ...

    def translate(self, state: Any, twin: Any, seat: int, action: int) -> int:
        """The action of a seat that plays the same part in a twin world: hidden things renamed, everything seen alike."""
        ...

    def flaw(self, state: Any) -> str:
        """What the rules forbid and this position has all the same, such as a piece too many; nothing if all is well."""
        ...

    def write(self, action: int) -> str:
        """The text form of an action."""
        ...

    def parse(self, text: str, seat: int) -> int:
        """The action that a seat means by a text form; `Malformed` if it is none."""
        ...


def same_action(_state: Any, _twin: Any, _seat: int, action: int) -> int:
    """`translate` for a game whose pieces have no hidden names."""
    return action


def no_flaw(_state: Any) -> str:
    """`flaw` for a game that has no invariants of its own."""
    return ""


@dataclass
class RuleBook:
    """A game put together from its parts: the `Game` that a rules package offers as `GAME`."""

    info: GameInfo
    seats: Callable[[Mapping[str, str]], tuple[str, ...]]
    new: Callable[..., Any]
    load: Callable[[Mapping[str, Any]], Any]
    view: Callable[[Any, int | None], View]
    imagine: Callable[[View, Random], Any]
    write: Callable[[int], str]
    parse: Callable[[str, int], int]
    translate: Callable[[Any, Any, int, int], int] = same_action
    flaw: Callable[[Any], str] = no_flaw


def fingerprint(state: State) -> str:
    """Sixteen hex digits that are the same for the same position on every machine."""
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


S = TypeVar("S", bound=State)


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
        raise Malformed("a chain of actions is never empty")
    mark = dice.tell()
    steps: list[Step[S]] = []
    try:
        for action in actions:
            if steps and steps[-1].is_barrier:
                raise Illegal("a chain of actions may not go on after something was learned")
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
    recording = RecordingDice(dice)
    if action == RESIGN:
        after.resign(seat)
    elif seat not in actors:
        raise NotYourTurn(f"it is not for seat {seat} to act now")
    elif action not in state.legal(seat):
        raise Illegal(f"action {action} is not offered to seat {seat} now")
    else:
        after.play(seat, action, recording)
    learned = bool(recording.outcomes) or after.barriers != state.barriers
    return Step(action, recording.outcomes, after, learned)
