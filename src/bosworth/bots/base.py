"""What a bot is: it hears events, looks at its seat's view, and picks one of the offers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bosworth.bots.levels import Spec
from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.thought import Reason
from bosworth.kernel.view import View


class Chance(NamedTuple):
    """What a chain of actions promises: how often it was seen to win, and how far the distance to the first may be off."""

    chain: tuple[int, ...]
    share: float
    doubt: float = 0.0


@dataclass(frozen=True)
class Advice:
    """An action with the reason for it, as a message id and arguments."""

    action: int
    reason: str
    args: dict[str, int | str] = field(default_factory=dict)
    plan: tuple[int, ...] = ()
    """Everything that it means to stand here in the end, such as a whole sheet, if it has thought of more than one action."""
    chain: tuple[int, ...] = ()
    """What it does now, up to the next barrier, if that is more than the action."""
    reasons: tuple[Reason, ...] = ()
    """Why this is better than the second best, or than the chain that was to be tried out too, in figures."""
    chances: tuple[Chance, ...] = ()
    """The chances of winning of what was tried out, its own first, the second best next."""


class Bot:
    """A player that sees only what its seat may see. Equal views and an equal `rng` give equal choices."""

    name = "bot"
    looks = True
    """Whether the bot looks at its view; one that does not may be handed an empty one."""
    listens = False
    """Whether the bot takes note of events; one that does not need not be told any."""

    def __init__(self, game: Edition, rng: Random, spec: Spec | None = None) -> None:
        self.game = game
        self.rng = rng
        self.spec = spec or Spec(self.name)

    def hear(self, events: Sequence[Event]) -> None:
        """Take note of what the seat heard since it was last asked; most bots live in the present."""

    def advise(self, view: View, offers: Sequence[int]) -> Advice:
        """Pick one of the offers and say why."""
        raise Malformed(f"the bot {self.name} cannot decide: it has no `advise`")

    def choose(self, view: View, offers: Sequence[int]) -> int:
        """Pick one of the offers."""
        return self.advise(view, offers).action

    def think(self, view: View, offers: Sequence[int]) -> tuple[int, ...]:
        """What to do now: one of the offers, and what follows it up to the next barrier."""
        advice = self.advise(view, offers)
        return advice.chain or (advice.action,)
