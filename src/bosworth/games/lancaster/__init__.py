"""Lancaster: worker placement, parliament and war in France, for two to five players, with all its modules."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bosworth.games.lancaster import imagine as imagining
from bosworth.games.lancaster import notation, setup
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.setup import INFO
from bosworth.games.lancaster.steps import State
from bosworth.games.lancaster.view import view as view_of
from bosworth.kernel.chance import Dice
from bosworth.kernel.game import View


class Lancaster:
    """The rule book as the kernel wants it."""

    info = INFO

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The colours of the players, clockwise."""
        return COLOURS[: int(options["players"])]

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
        """The action of a seat that plays the same part in a twin world: no piece has a hidden name here."""
        return action

    def write(self, action: int) -> str:
        """The text form of an action."""
        return notation.write(action)

    def parse(self, text: str, seat: int) -> int:
        """The action that a seat means by a text form."""
        return notation.parse(text, seat)


GAME = Lancaster()
