"""What a bot is: it hears events, looks at its seat's view, and picks one of the offers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.view import View


@dataclass(frozen=True)
class Advice:
    """An action with the reason for it, as a message id and arguments."""

    action: int
    reason: str
    args: dict[str, int | str] = field(default_factory=dict)
    plan: tuple[int, ...] = ()
    """Everything that the bot means to do here, if it has thought of more than one action."""


class Bot:
    """A player that sees only what its seat may see. Equal views and an equal `rng` give equal choices."""

    name = "bot"
    looks = True
    """Whether the bot looks at its view; one that does not may be handed an empty one."""
    listens = False
    """Whether the bot takes note of events; one that does not need not be told any."""

    def __init__(self, game: Edition, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def hear(self, events: Sequence[Event]) -> None:
        """Take note of what the seat heard since it was last asked; most bots live in the present."""

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick one of the offers and say why."""
        raise Malformed(f"the bot {self.name} cannot decide: it has no `advise`")

    def choose(self, view: View, offers: Sequence[int]) -> int:
        """Pick one of the offers."""
        return self.advise(view, offers).action
