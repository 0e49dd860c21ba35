"""The lie of the land, worked out once: neighbours, reach, distances, and where hidden blocks are likely to stand."""

from typing import Final

from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    BORDER_AT,
    BORDER_LIMIT,
    BORDER_STOPS,
    EXILE_OF,
    FACTS,
    HEIR,
    HEIRS,
    HOMES,
    IS_CROWN,
    IS_FREE_MERCENARY,
    MERCENARY,
    TYPE,
)

NEIGHBOURS: Final[list[list[tuple[int, int, bool]]]] = [
    [
        (to, BORDER_LIMIT[BORDER_AT[area * AREA_COUNT + to]], BORDER_STOPS[BORDER_AT[area * AREA_COUNT + to]])
        for to in range(AREA_COUNT)
        if BORDER_AT[area * AREA_COUNT + to] >= 0
    ]
    for area in range(AREA_COUNT)
]
"""By area: (neighbour, how many may cross, whether crossing ends the move)."""


ARE_NEIGHBOURS: Final = [[BORDER_AT[area * AREA_COUNT + to] >= 0 for to in range(AREA_COUNT)] for area in range(AREA_COUNT)]


def ends_move(area: int, to: int) -> bool:
    """Whether a block that crosses the border between two neighbours must stop."""
    return BORDER_STOPS[BORDER_AT[area * AREA_COUNT + to]]


def _reach(area: int) -> list[tuple[int, int]]:
    """(area, how many can come from there in one turn) for all areas one or two steps away."""
    found = {to: limit for to, limit, _ in NEIGHBOURS[area]}
    for middle, limit, _ in NEIGHBOURS[area]:
        for start, first, stops in NEIGHBOURS[middle]:
            if start != area and not stops:
                found[start] = max(found.get(start, 0), min(limit, first))
    return list(found.items())


REACH: Final = [_reach(area) for area in range(AREA_COUNT)]


def _distances(start: int) -> list[int]:
    """Steps by land from an area to all others; far away where there is no land way."""
    found = [9] * AREA_COUNT
    found[start] = 0
    edge = [start]
    while edge:
        area = edge.pop(0)
        for to, _, _ in NEIGHBOURS[area]:
            if found[to] > found[area] + 1:
                found[to] = found[area] + 1
                edge.append(to)
    return found


DISTANCE: Final = [_distances(area) for area in range(AREA_COUNT)]


def _likelihood(block: int, area: int, king_side: int) -> float:
    """How readily a hidden block is guessed to stand in an area, compared with others."""
    overseas = not NEIGHBOURS[area]
    if FACTS.blocks[block].landbound and overseas:
        return 0.0
    if TYPE[block] == MERCENARY:
        return 8.0 if IS_FREE_MERCENARY[block] and area in HOMES[block] else 1.0
    if TYPE[block] == HEIR:
        is_pretender = block in HEIRS[1 - king_side]
        return 3.0 if (EXILE_OF[area] >= 0 if is_pretender else IS_CROWN[area]) else 1.0
    if EXILE_OF[area] >= 0:
        return 0.5
    return 3.0 if area in HOMES[block] else 1.0


LIKELIHOOD: Final = [
    [[_likelihood(block, area, king_side) for area in range(AREA_COUNT)] for block in range(BLOCK_COUNT)] for king_side in (0, 1)
]
