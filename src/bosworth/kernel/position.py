"""The frame of a position: what every game's position has, does, and is copied and pickled by."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bosworth.kernel.chance import Dice
from bosworth.kernel.compiling import mypyc_attr
from bosworth.kernel.event import EVERYONE, Event
from bosworth.kernel.sequence import OVER, SequenceOfPlay

FRAME: Final = ("options", "sequence", "telling", "events", "beats", "figures")
"""What a frame has besides the fields of the position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A position: one mutable object of flat fields, which are ints, lists of ints, or lists of such lists.

    A game says each field once, with its first value, in a method that clears a new position, and once where it is copied.
    """

    def __init__(self, options: dict[str, str], sequence: SequenceOfPlay[Any]) -> None:
        self.options = options  # as settled; never changed, so copies share them
        self.sequence = sequence
        self.telling: bool = False
        self.events: list[Event] = []
        self.beats: list[Any] | None = None  # if kept, for each event: the position as it was at a beat, else None
        self.figures: list[int] = []  # while an action is told: the running figures as they were before it
        self.step: int = OVER
        self.barriers: int = 0

    # --- what every game answers ------------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that must act now: one, or several at a sealed choice; none when the game is over."""
        found: list[int] = self.sequence.actors_at[self.step](self)
        return found

    def legal(self, seat: int) -> list[int]:
        """Every action the seat may take now, in a fixed order; empty only for a seat that is no actor."""
        return self.offers(seat) if seat in self.actors() else []

    def offers(self, seat: int) -> list[int]:
        """The same for a seat that is known to be to act."""
        decision = self.sequence.decisions[self.step]
        assert decision is not None
        found: list[int] = decision.legal(self, seat)
        return found

    def play(self, seat: int, action: int, dice: Dice) -> None:
        """Carry out an action known to be legal, and run the stages up to the next decision."""
        running = self.sequence.running
        if running is not None and self.telling:
            self.figures = running.count(self)
        self.carry_out(seat, action, dice)
        self.advance(dice)
        if running is not None and self.figures:
            after = running.count(self)
            if after != self.figures:
                running.tell(self, after)
            self.figures = []

    def carry_out(self, seat: int, action: int, dice: Dice) -> None:
        """Carry out an action known to be legal, and nothing that follows from it."""
        decision = self.sequence.decisions[self.step]
        assert decision is not None
        decision.play(self, seat, action, dice)

    def advance(self, dice: Dice) -> None:
        """Run stages until somebody has to decide, or the game is over."""
        while self.run_stage(dice):
            pass

    def run_stage(self, dice: Dice) -> bool:
        """Run the stage that is due; whether there was one."""
        stage = self.sequence.stages[self.step]
        if stage is None:
            return False
        stage.run(self, dice)
        return True

    def copy(self) -> Any:
        """An independent copy that tells no events."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """The seat gives up."""
        self.sequence.resign(self, seat)

    def returns(self) -> list[float]:
        """One number a seat: 1 for the winner, shared among winners, 0 otherwise."""
        found: list[float] = self.sequence.returns(self)
        return found

    def index(self) -> None:
        """Make the fields anew that follow from others."""

    def tell(self, name: str, args: dict[str, int | str], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Add an event for those who may hear it, and if it is a beat, and beats are kept, the position as it is now."""
        self.events.append(Event(name, args, audience, reveals))
        if self.beats is not None:
            telling = self.sequence.events.get(name)
            self.beats.append(self._beat() if telling is not None and telling.is_beat else None)

    def _beat(self) -> Any:
        seen = self.picture()
        seen.figures = self.figures  # they are told at the end of an action: its middle would tell what changed them
        return seen

    def keep_beats(self) -> None:
        """Tell from now on, and keep what is worth seeing: for whoever looks back."""
        self.telling = True
        self.beats = []

    def picture(self) -> Any:
        """A copy made in the middle of an action, to be looked at."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return revive, (self.sequence.blank, self.options, fields_of(self))


def field_names(position: Frame) -> list[str]:
    """The names of all fields of a position, also of one that is compiled and has no dictionary."""
    names = [*getattr(type(position), "__mypyc_attrs__", ()), *getattr(position, "__dict__", ())]
    return [name for name in names if name not in FRAME and isinstance(getattr(position, name, None), (int, list))]


def fields_of(position: Frame) -> dict[str, Any]:
    """All fields of a position by name, as they are."""
    return {name: getattr(position, name) for name in field_names(position)}


def copied(value: Any) -> Any:
    """The value of a field, as something of its own."""
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def revive(blank: Callable[[Mapping[str, str]], Any], options: Mapping[str, str], fields: Mapping[str, Any]) -> Any:
    """The position that was pickled."""
    position = blank(options)
    for name, value in fields.items():
        setattr(position, name, value)
    return position
