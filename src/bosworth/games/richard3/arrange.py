"""Draws who the nameless blocks of a side are, every arrangement that fits alike likely.

Slots fall into classes: Middlesex (where a ranked block also brings the point for holding it), other areas that count,
overseas areas, other land, the pool. Blocks fall into kinds: ranked ones, mercenaries (who are never in the pool, and overseas
only if they sail), and the rest (overseas only if they sail). How many of each kind stand in each class is drawn by the number
of arrangements that it allows; then who, and where.
"""

from collections.abc import Iterator
from itertools import product
from math import comb, perm
from random import Random
from typing import Final

from bosworth.games.richard3.sea import can_sail
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    COUNTS,
    EDGES,
    IS_FREE_MERCENARY,
    IS_RANKED,
    MIDDLESEX,
    POOL,
)
from bosworth.games.richard3.view import Group

Split = tuple[list[int], list[int], list[int]]
"""By class: how many ranked blocks, how many mercenaries who sail, how many who do not."""

IS_OVERSEAS: Final = [not EDGES[0][area] and not EDGES[1][area] for area in range(AREA_COUNT)]
CLASSES: Final = 5
OVERSEAS: Final = 2
IN_POOL: Final = 4


class Kinds:
    """The unknown blocks of a side by what limits where they may be."""

    def __init__(self, s: Position, blocks: list[int]) -> None:
        self.ranked = [b for b in blocks if IS_RANKED[b]]
        self.sailing_mercenaries = [b for b in blocks if IS_FREE_MERCENARY[b] and can_sail(s, b)]
        self.land_mercenaries = [b for b in blocks if IS_FREE_MERCENARY[b] and not can_sail(s, b)]
        rest = [b for b in blocks if not IS_RANKED[b] and not IS_FREE_MERCENARY[b]]
        self.sailors = [b for b in rest if can_sail(s, b)]
        self.landsmen = [b for b in rest if not can_sail(s, b)]


def class_of(slot: Group) -> int:
    """The class of a slot."""
    place = slot[1]
    if place == POOL:
        return IN_POOL
    if place == MIDDLESEX:
        return 0
    return 1 if COUNTS[place] else OVERSEAS if IS_OVERSEAS[place] else 3


def arrange(s: Position, side: int, blocks: list[int], slots: list[Group], needed: int, rng: Random) -> list[tuple[int, Group]]:
    """Give every block a slot, so that the ranked ones bring the score `needed`."""
    kinds = Kinds(s, blocks)
    classes: list[list[Group]] = [[] for _ in range(CLASSES)]
    for slot in slots:
        classes[class_of(slot)].append(slot)
    splits: list[Split] = []
    weights: list[int] = []
    for split, weight in _splits(kinds, [len(group) for group in classes], needed, _middlesex_point(s, side)):
        splits.append(split)
        weights.append(weight)
    most = max(weights)
    return _fill(kinds, classes, rng.choices(splits, [weight / most for weight in weights])[0], rng)


def _middlesex_point(s: Position, side: int) -> int:
    """What the first nameless ranked block in Middlesex adds to the score beyond itself: the point for holding it, or nothing."""
    if s.held[1 - side] >> MIDDLESEX & 1:
        return 0
    return int(not any(IS_RANKED[block] for block in s.blocks_in(side, MIDDLESEX)))


def _splits(kinds: Kinds, sizes: list[int], needed: int, point: int) -> Iterator[tuple[Split, int]]:
    """Every way to divide the kinds over the classes, with its number of arrangements."""
    sailing, landed = len(kinds.sailing_mercenaries), len(kinds.land_mercenaries)
    for mercenaries in _spread(sailing, sizes[:IN_POOL]):
        room = [size - number for size, number in zip(sizes, [*mercenaries, 0], strict=True)]
        for others in _spread(landed, [0 if place == OVERSEAS else room[place] for place in range(IN_POOL)]):
            left = [size - number for size, number in zip(room, [*others, 0], strict=True)]
            for ranked in _ranked_splits(len(kinds.ranked), left, needed, point):
                split = ranked, [*mercenaries, 0], [*others, 0]
                weight = _ways(kinds, sizes, split)
                if weight:
                    yield split, weight


def _spread(number: int, room: list[int]) -> Iterator[list[int]]:
    """Every way to put a number of things into places with so much room."""
    for counts in product(*(range(min(number, size) + 1) for size in room)):
        if sum(counts) == number:
            yield list(counts)


def _ranked_splits(ranked: int, room: list[int], needed: int, point: int) -> Iterator[list[int]]:
    """Every way to divide the ranked blocks over the classes so that the score comes out."""
    for middlesex in range(min(room[0], ranked) + 1):
        elsewhere = needed - middlesex - (point if middlesex else 0)
        away = ranked - middlesex - elsewhere
        if 0 <= elsewhere <= room[1] and away >= 0:
            for overseas, land in product(range(min(room[2], away) + 1), range(min(room[3], away) + 1)):
                if 0 <= away - overseas - land <= room[4]:
                    yield [middlesex, elsewhere, overseas, land, away - overseas - land]


def _ways(kinds: Kinds, sizes: list[int], split: Split) -> int:
    """The number of arrangements of a split: which slots for which kind, and who of the rest stands where."""
    ways = 1
    empty = sizes[:]
    for numbers in split:
        for place in range(CLASSES):
            ways *= comb(empty[place], numbers[place])
            empty[place] -= numbers[place]
    rest = len(kinds.sailors) + len(kinds.landsmen)
    return ways * perm(len(kinds.sailors), empty[OVERSEAS]) * perm(rest - empty[OVERSEAS])


def _fill(kinds: Kinds, classes: list[list[Group]], split: Split, rng: Random) -> list[tuple[int, Group]]:
    found: list[tuple[int, Group]] = []
    for group in classes:
        rng.shuffle(group)
    for blocks, numbers in zip((kinds.ranked, kinds.sailing_mercenaries, kinds.land_mercenaries), split, strict=True):
        rng.shuffle(blocks)
        taken = [group.pop() for group, number in zip(classes, numbers, strict=True) for _ in range(number)]
        found += zip(blocks, taken, strict=True)
    rng.shuffle(kinds.sailors)
    found += [(kinds.sailors.pop(), slot) for slot in classes[OVERSEAS]]
    rest = kinds.sailors + kinds.landsmen
    rng.shuffle(rest)
    return found + list(
        zip(rest, [slot for place, group in enumerate(classes) if place != OVERSEAS for slot in group], strict=True)
    )
