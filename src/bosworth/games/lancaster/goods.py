"""Sections 1.4 and 16: gold, squires, votes and power, and the common supply."""

from typing import Final

from bosworth.games.lancaster.facts import COLOURS, GOODS
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import MOST_PARTIES

PROVINCES: Final = "provinces"
CASTLES: Final = "castles"
LAWS: Final = "laws"
CONFLICTS: Final = "conflicts"
FAVOURS: Final = "favours"
SOURCES: Final = (CONFLICTS, LAWS, PROVINCES, CASTLES, FAVOURS)
"""What power is scored for before the final scoring."""


def has(s: Position, player: int, good: int) -> int:
    """How much of a good the player has."""
    return s.goods[good * MOST_PARTIES + player]


def in_supply(s: Position, good: int, wanted: int) -> int:
    """1.4 How much of what is wanted the supply can give: all of it, unless the supply is strict."""
    return min(wanted, s.stock[good]) if s.rules.strict_supply else wanted


def gain(s: Position, player: int, good: int, number: int) -> None:
    """16 Goods from the supply."""
    number = in_supply(s, good, number)
    if not number:
        return
    s.goods[good * MOST_PARTIES + player] += number
    if s.rules.strict_supply:
        s.stock[good] -= number
    if s.telling:
        s.tell("gain", {"player": COLOURS[player], "good": GOODS[good], "number": number})


def spend(s: Position, player: int, good: int, number: int) -> None:
    """Goods to the supply."""
    if not number:
        return
    s.goods[good * MOST_PARTIES + player] -= number
    put_back(s, good, number)
    if s.telling:
        s.tell("spend", {"player": COLOURS[player], "good": GOODS[good], "number": number})


def put_back(s: Position, good: int, number: int) -> None:
    """Goods from the board to the supply."""
    if s.rules.strict_supply:
        s.stock[good] += number


def score(s: Position, player: int, number: int, source: str) -> None:
    """16 Power is scored at once, and everybody sees for what: one of `SOURCES`."""
    if number:
        s.power[player] += number
        if s.telling:
            s.tell("power", {"player": COLOURS[player], "number": number, "source": source})
