"""The games: our own, and those of other packages, which announce themselves as entry points. Each is loaded when asked for."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from bosworth.kernel.errors import BadData, Malformed

if TYPE_CHECKING:
    from bosworth.games.edition import Edition

GROUP: Final = "bosworth.games"
"""The group of entry points: the id of a game, and where its `Edition` is."""
OWN: Final = ("richard3", "roses", "lancaster")


def _announced() -> dict[str, EntryPoint]:
    """Our own games, then the others by name; nobody else speaks for ours."""
    found = {name: EntryPoint(name, f"bosworth.games.{name}:GAME", GROUP) for name in OWN}
    for one in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        found.setdefault(one.name, one)
    return found


GAMES: Final = _announced()
"""By their ids, where the games are."""


@cache
def _load(name: str) -> "Edition":
    try:
        found: Edition = GAMES[name].load()
    except Exception as error:
        raise BadData(GAMES[name].value, name, f"cannot be loaded ({error})") from error
    return found


def game(name: str) -> "Edition":
    """The game of that id."""
    if name not in GAMES:
        raise Malformed(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return _load(name)


def games_of_others() -> "list[Edition]":
    """The games that other packages have brought."""
    return [game(name) for name in GAMES if name not in OWN]
