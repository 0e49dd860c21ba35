"""How many points a player will have in the end, guessed when a round begins, from numbers learned from games to the end."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.lancaster.conflicts import UPPER
from bosworth.games.lancaster.displeasure import uncovered
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.scoring import chivalry
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    COPIES,
    GOLD,
    NOBLE_POINTS,
    OFFICES,
    ROUNDS,
    SPACES,
    SQUIRES,
    STRENGTHS,
    VOTES,
)
from bosworth.games.lancaster.thinking.value import expected_prize, extensions_built
from bosworth.games.lancaster.thinking.war import stake
from bosworth.games.lancaster.thinking.weights import Weights

SIGNS: Final[list[str]] = [
    *("base", "power", "gold", "much_gold", "squires", "many_squires", "votes", "ones", "twos", "threes", "fours", "in_france"),
    *("nobles", "noble_points", "s1", "s2", "s3", "s4", "s5", "s6", "chivalry_prize", "extension_prize", "late"),
    *("seal_points", "seals", "bishops", "chancellor", "constable", "chamberlain", "shield", "archer", "tudor"),
    *("dishonour", "most_dishonour", "ally"),
]
"""What is looked at, by name."""
MUCH: Final = 6
"""Goods beyond so many are worth less."""
PLAIN: Final = Weights({})


def signs(s: Position, player: int, prizes: list[list[float]]) -> list[float]:
    """What there is to see of a player's future, in the order of `SIGNS`."""
    gold, squires = has(s, player, GOLD), has(s, player, SQUIRES)
    found: list[float] = [1.0, float(s.power[player]), float(gold), float(max(0, gold - MUCH))]
    found += [float(squires), float(max(0, squires - MUCH)), float(has(s, player, VOTES))]
    for strength in range(1, STRENGTHS):
        found.append(float(COPIES[strength] - s.reserve[player * STRENGTHS + strength]))
    found.append(_in_france(s, player))
    count = s.nobles[player].bit_count()
    found += [float(count), float(NOBLE_POINTS[count])]
    for space in range(SPACES):
        found.append(1.0 if s.extensions[player * SPACES + space] else 0.0)
    found += [prizes[0][player], prizes[1][player], float((player - s.first) % s.players)]
    _add_court(s, player, found)
    _add_others(s, player, found)
    return found


def _in_france(s: Position, player: int) -> float:
    total = 0.0
    for slot in range(UPPER):
        if s.cards[slot] >= 0 and s.seat_of(slot, player) >= 0:
            total += stake(s, slot, player, 0, False, True, PLAIN)
    return total


def _add_court(s: Position, player: int, found: list[float]) -> None:
    seals = s.seals[player] + s.seal_tiles[player]
    found += [float(seals * (1 + s.bishops[player])), float(seals), float(s.bishops[player])]
    for office in range(OFFICES):
        found.append(1.0 if s.officer[office] == player else 0.0)
    for kind in range(3):
        found.append(float(s.ready[player * 3 + kind]))


def _add_others(s: Position, player: int, found: list[float]) -> None:
    most = 0
    for other in range(s.players):
        if other != player:
            most = max(most, s.dishonour[other])
    is_worst = s.dishonour[player] > most
    found += [float(s.dishonour[player]), float(uncovered(s)[0] + 2) if is_worst else 0.0]
    found.append(float(chivalry(s, player + s.players)) if s.parties > s.players else 0.0)


def prizes_of(s: Position) -> list[list[float]]:
    """By player: what may be expected of the prizes for chivalry, and for extensions."""
    strengths = [chivalry(s, player) for player in range(s.players)]
    built = [extensions_built(s, player) for player in range(s.players)]
    return [
        [expected_prize(s, strengths, player, 1) for player in range(s.players)],
        [expected_prize(s, built, player, 3) for player in range(s.players)],
    ]


class Leaf:
    """The learned numbers: by round and sign, and by how many points one must lead to be likely to win."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.rows: list[list[float]] = [
            [numbers.get(f"r{number}_{name}", 1.0 if name == "power" else 0.0) for name in SIGNS] for number in range(ROUNDS + 1)
        ]
        self.scale: list[float] = [numbers.get(f"r{number}_scale", 6.0) for number in range(ROUNDS + 1)]

    def points(self, s: Position) -> list[float]:
        """By player: the points he will have in the end, at the start of a round."""
        prizes = prizes_of(s)
        row = self.rows[s.round]
        found: list[float] = []
        for player in range(s.players):
            seen = signs(s, player, prizes)
            total = 0.0
            for number in range(len(row)):
                total += row[number] * seen[number]
            found.append(total)
        return found
