"""Richard III: a two-player block war game of 1460–1485."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bosworth.games.richard3 import imagine as imagining
from bosworth.games.richard3 import notation, setup
from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.setup import INFO
from bosworth.games.richard3.steps import State
from bosworth.games.richard3.tables import KIND_OF
from bosworth.games.richard3.view import view as view_of
from bosworth.kernel.chance import Dice
from bosworth.kernel.game import View


class Richard3:
    """The rule book as the kernel wants it."""

    info = INFO

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Lancaster and York."""
        return SIDES

    def new(self, options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
        """The first position of a scenario."""
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
        """The action of a seat that plays the same part in a twin world."""
        here = sorted({KIND_OF[card] for card in state.hands[seat]})
        there = sorted({KIND_OF[card] for card in twin.hands[seat]})
        kinds = dict(zip(here, there, strict=False))
        return notation.translate(action, imagining.counterparts(state, twin), kinds)

    def write(self, action: int) -> str:
        """The text form of an action."""
        return notation.write(action)

    def parse(self, text: str, seat: int) -> int:
        """The action that a seat means by a text form."""
        return notation.parse(text, seat)


GAME = Richard3()
