"""Wars of the Roses: Lancaster vs York, for two to four players."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bosworth.games.roses import imagine as imagining
from bosworth.games.roses import notation, setup
from bosworth.games.roses.options import INFO, seats_of
from bosworth.games.roses.steps import State
from bosworth.games.roses.view import view as view_of
from bosworth.kernel.chance import Dice
from bosworth.kernel.game import View


class Roses:
    """The rule book as the kernel wants it."""

    info = INFO

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Two to four colours, or two Houses."""
        return seats_of(options)

    def new(self, options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
        """The first position."""
        return setup.new(options, dice, telling)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position that `dump` wrote."""
        return setup.load(data)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: an onlooker) may know."""
        return view_of(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        """A whole position that agrees with the view."""
        return imagining.imagine(view, rng)

    def translate(self, state: State, twin: State, seat: int, action: int) -> int:
        """Nothing hidden has another name in a twin world."""
        return action

    def write(self, action: int) -> str:
        """The text form of an action."""
        return notation.write(action)

    def parse(self, text: str, seat: int) -> int:
        """The action that a text means."""
        return notation.parse(text)


GAME = Roses()
