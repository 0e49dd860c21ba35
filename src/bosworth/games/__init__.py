"""The games, loaded when asked for."""

from importlib import import_module

from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import Game

GAMES = {
    "richard3": "bosworth.games.richard3",
    "roses": "bosworth.games.roses",
    "lancaster": "bosworth.games.lancaster",
}
"""Ids of the games and the modules that hold them, each with a `GAME`."""


def game(name: str) -> Game:
    """The game of that id."""
    if name not in GAMES:
        raise Malformed(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    found: Game = import_module(GAMES[name]).GAME
    return found
