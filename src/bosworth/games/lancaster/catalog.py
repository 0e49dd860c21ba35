"""What is printed on the board, its cards and tiles, as plain tables by ids: whoever draws a view needs it."""

from typing import Any

from bosworth.games.lancaster import tables
from bosworth.games.lancaster.allies import is_void
from bosworth.games.lancaster.castles import NEEDS_CHOICE
from bosworth.games.lancaster.facts import KINDS, LETTERS, PLAYERS, PRIVILEGES

Plain = dict[str, Any]


def catalog() -> Plain:
    """Everything printed that a board needs to draw a view; figures in lists are by number of players or of nobles."""
    spaces = [_space(number) for number in range(len(tables.SPACE_NAMES))]
    return {
        "void_for_allies": {"reward": _void(is_tile=False), "tile": _void(is_tile=True)},
        "provinces": [_province(number) for number in range(tables.PROVINCES)],
        "conflicts": {name: _conflict(number) for number, name in enumerate(tables.CONFLICT_NAMES)},
        "favours": [_favour(number) for number in range(len(tables.FAVOUR_NAMES))],
        "spaces": spaces[: tables.SPACES],
        "ally_spaces": spaces[tables.SPACES :],
        "laws": {name: {"effect": tables.LAW_EFFECT[number]} for number, name in enumerate(tables.LAW_NAMES)},
        "offices": {name: _office(number) for number, name in enumerate(tables.OFFICE_NAMES)},
        "track": [{"high": high, "low": low} for high, low in tables.TRACK],
        "figures": {
            "rounds": tables.ROUNDS,
            "price_of_both": tables.PRICE_OF_BOTH,
            "noble_points": tables.NOBLE_POINTS,
            "dungeon": tables.DUNGEON,
            "neutral_knight": tables.NEUTRAL_KNIGHT,
        },
    }


def _void(is_tile: bool) -> list[str]:
    """The kinds of reward that bring an ally nothing."""
    return [name for kind, name in enumerate(KINDS) if is_void(kind, is_tile)]


def _plain(reward: list[tuple[int, int]]) -> list[list[Any]]:
    """A reward as kinds with their amounts."""
    return [[KINDS[kind], number] for kind, number in reward]


def _province(number: int) -> Plain:
    tile, court_tile = (_plain(tiles[number]) for tiles in tables.TILE_REWARD)
    printed = {"least": tables.LEAST[number], "reward": _plain(tables.PROVINCE_REWARD[number]), "tile": tile}
    return {"id": tables.PROVINCE_NAMES[number], "letter": LETTERS[number], **printed, "court_tile": court_tile}


def _conflict(number: int) -> Plain:
    year = tables.FACTS.conflicts[number].year
    return {"year": year, "strength": tables.FRENCH[number], "power": tables.SPOILS[number]}


def _favour(number: int) -> Plain:
    """With its reward, and the numbers of players with whom it is in play."""
    players = [count for count in PLAYERS if tables.FAVOURS[int(count)] >> number & 1]
    return {"id": tables.FAVOUR_NAMES[number], "reward": _plain(tables.FAVOUR_REWARD[number]), "players": players}


def _space(number: int) -> Plain:
    printed = {"reward": _plain(tables.SPACE_REWARD[number]), "price": tables.SPACE_PRICE[number]}
    return {"id": tables.SPACE_NAMES[number], **printed, "needs_choice": bool(NEEDS_CHOICE >> number & 1)}


def _office(number: int) -> Plain:
    paid = {"seals": tables.OFFICE_SEALS[number], "privilege": PRIVILEGES[tables.OFFICE_PRIVILEGE[number]]}
    return {"tribute": _plain([tables.TRIBUTE[number]])[0], **paid}
