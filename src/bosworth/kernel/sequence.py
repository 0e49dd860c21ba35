"""The sequence of play: decisions, at which seats choose, and the stages that run by themselves between them."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, Generic, TypeVar

from bosworth.kernel.chance import Dice
from bosworth.kernel.event import Tellings
from bosworth.kernel.forms import Form
from bosworth.kernel.info import GameInfo

P = TypeVar("P")

OVER: Final = 0
"""The step at which a game is over; every game has it."""


class Decision(Generic[P]):
    """A step at which somebody must choose: what is offered to a seat, and what its choice does.

    `actors` says who must choose; without it, those whom the sequence names. A decision that several seats make at the same time
    without seeing each other's choice is sealed.
    """

    def __init__(
        self,
        name: str,
        legal: Callable[[P, int], list[int]],
        play: Callable[[P, int, int, Dice], None],
        actors: Callable[[P], list[int]] | None = None,
    ) -> None:
        self.name = name
        self.legal = legal
        self.play = play
        self.actors = actors


class Stage(Generic[P]):
    """A step that runs by itself and says where to go on."""

    def __init__(self, name: str, run: Callable[[P, Dice], None]) -> None:
        self.name = name
        self.run = run


class Running(Generic[P]):
    """Figures that are told again whenever an action has changed them, such as a running score."""

    def __init__(self, count: Callable[[P], list[int]], tell: Callable[[P, list[int]], None]) -> None:
        self.count = count
        self.tell = tell


_UNCHANGED: Final[dict[str, str]] = {}


def _nobody(_position: object) -> list[int]:
    return []


class SequenceOfPlay(Generic[P]):
    """All steps of a game by number, and what else is asked of every position of it.

    The numbers belong to the code alone: whatever is kept names a step.

    - `blank` makes the position under settled options with which a text is compared;
    - `events` declares all that is told, by name;
    - `forms` says how the fields are written, `derived` names those that follow from others or mean nothing between two actions;
    - `actors` answers for the decisions that do not say who must choose;
    - `former` gives fields and steps that have been renamed the name under which they are still written.
    """

    def __init__(  # noqa: PLR0913 - a game has so many questions to answer
        self,
        info: GameInfo,
        blank: Callable[[Mapping[str, str]], P],
        steps: Mapping[int, Decision[P] | Stage[P]],
        events: Tellings,
        forms: Callable[[Mapping[str, str]], Mapping[str, Form]],
        *,
        derived: Collection[str] = (),
        actors: Callable[[P], list[int]] = _nobody,
        resign: Callable[[P, int], None],
        returns: Callable[[P], list[float]],
        running: Running[P] | None = None,
        former: Mapping[str, str] = _UNCHANGED,
    ) -> None:
        self.info = info
        self.blank = blank
        self.events = events
        self.forms = forms
        self.derived = derived
        self.resign = resign
        self.returns = returns
        self.running = running
        self.former = former
        count = max(steps) + 1
        self.names: list[str] = ["over"] + [steps[number].name if number in steps else "" for number in range(1, count)]
        self.decisions: list[Decision[P] | None] = [None] * count
        self.stages: list[Stage[P] | None] = [None] * count
        self.actors_at: list[Callable[[P], list[int]]] = [_nobody] * count
        for number, step in steps.items():
            if isinstance(step, Stage):
                self.stages[number] = step
            else:
                self.decisions[number] = step
                self.actors_at[number] = step.actors or actors

    def decision_names(self) -> list[str]:
        """The names of all decisions."""
        return [decision.name for decision in self.decisions if decision is not None]
