"""How the games are drawn in text, one module per game."""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol

from bosworth.cli.screen import Screen
from bosworth.kernel.game import View
from bosworth.locale import Words


class Board(Protocol):
    """What the table asks of a game's drawing; everything is drawn from a view."""

    def show(self, view: View) -> None:
        """The whole board as the view knows it."""
        ...

    def has_focus(self, view: View) -> bool:
        """Whether something smaller than the whole board matters now, such as a battle."""
        ...

    def focus(self, view: View) -> None:
        """What matters now."""
        ...

    def look(self, view: View, text: str, offers: Sequence[int]) -> None:
        """One area, and what could be done there."""
        ...

    def borders(self, view: View, text: str) -> None:
        """The borders of one area."""
        ...

    def facts(self, view: View, text: str) -> None:
        """What is printed on a block or card."""
        ...

    def everything(self, views: Sequence[View]) -> View:
        """One view that knows what all seats know together, for looking back at a game."""
        ...


def board_of(game: str, words: Words, screen: Screen) -> Board:
    """The drawing of a game."""
    found: Board = import_module(f"bosworth.cli.boards.{game}").Drawing(words, screen)
    return found


def prompts_of(game: str) -> ModuleType:
    """The module of a game that says what its decisions and offers are called."""
    return import_module(f"bosworth.games.{game}.prompt")
