"""Who can fall on an area by land in one turn: as many as points, borders and the card allow, the strongest stacks first."""

from itertools import pairwise
from typing import Final

from bosworth.games.richard3.land import exits_from
from bosworth.games.richard3.state import ACTIONS, MOVING, MUSTER_AREA, MUSTER_MOVES, PLAGUE_AREA, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BORDER_AT,
    BORDER_COUNT,
    BORDER_LIMIT,
    BORDER_STOPS,
    EXILE_OF,
    FIREPOWER,
    FORCE_MARCH,
    GATE_AT,
    HEIR,
    PIRACY,
    POINTS,
    SURPRISE,
    TYPE,
)
from bosworth.games.richard3.values.land import NEIGHBOURS
from bosworth.games.richard3.view import View

TURN: Final = (ACTIONS, MOVING, MUSTER_AREA, MUSTER_MOVES, PLAGUE_AREA)
"""The decisions of a player turn."""
MOST_POINTS: Final = max(POINTS)

Way = list[int]
"""The areas through which a block comes, from where it stands to the area that is attacked."""


def in_reach(view: View, area: int) -> list[int]:
    """The blocks of the seat that can come together by land, the fiercest first, heirs last; none into the other's exile."""
    s: Position = view.known
    is_turn = s.active == view.side and s.step in TURN
    is_fought = bool(s.count[view.side * AREA_COUNT + area])
    if EXILE_OF[area] == 1 - view.side or (is_turn and s.event == PIRACY) or (is_fought and not is_turn):
        return []
    return sorted(Army(view, area, is_turn).called_up(), key=lambda block: _rank(s, block))


class Army:
    """What is left of points and borders while the stacks of a side are called up, one after the other."""

    def __init__(self, view: View, target: int, is_turn: bool) -> None:
        s: Position = view.known
        self.view, self.s, self.side, self.target, self.is_turn = view, s, view.side, target, is_turn
        self.points = s.points if is_turn else MOST_POINTS + s.rules.more_points[view.side]
        extra = int(is_turn and s.event == SURPRISE)
        crossed = s.crossed[view.side * BORDER_COUNT :][:BORDER_COUNT] if is_turn else [0] * BORDER_COUNT
        self.room = [limit + extra - used for limit, used in zip(BORDER_LIMIT, crossed, strict=True)]
        self.gates = s.entered[view.side * AREA_COUNT + target] if is_turn else 0
        self.blocks: list[int] = []

    def called_up(self) -> list[int]:
        """Again and again the stack that brings most, as long as there are points for it."""
        self._go_on()
        ways = self._ways()
        while able := [start for start in ways if self.points >= self._cost(start)]:
            best = max(able, key=lambda start: (self._force(self._coming(start, ways[start])), -start))
            self._take(best, ways.pop(best))
        return self.blocks

    def _go_on(self) -> None:
        """Whoever is on the way already comes first, if he can go on to the area."""
        s = self.s
        if not self.is_turn or s.step != MOVING or self.target == s.came_from:
            return
        start = s.where[s.mover]
        if self.target in exits_from(s, self.side, start):
            self._cross([start, self.target], [s.mover])

    def _ways(self) -> dict[int, list[Way]]:
        """By area with blocks that have not moved: the ways from there, the shortest first."""
        found: dict[int, list[Way]] = {}
        edge: list[Way] = [[self.target]]
        for _ in range(3 if self.is_turn and self.s.event == FORCE_MARCH else 2):
            edge = [[start, *way] for way in edge for start, _, _ in NEIGHBOURS[way[0]] if self._is_way(start, way)]
            for way in edge:
                if self._stack(way[0]):
                    found.setdefault(way[0], []).append(way)
        return found

    def _is_way(self, start: int, way: Way) -> bool:
        """Whether a block may come from an area and go on: not where an enemy stands, nor over a border that ends its move."""
        if start in way or EXILE_OF[start] == 1 - self.side or self.view.enemies_in(start):
            return False
        return len(way) == 1 or not BORDER_STOPS[BORDER_AT[start * AREA_COUNT + way[0]]]

    def _stack(self, area: int) -> list[int]:
        s = self.s
        return sorted((block for block in s.blocks_in(self.side, area) if not s.moved[block]), key=lambda block: _rank(s, block))

    def _cost(self, start: int) -> int:
        return int(not (self.is_turn and self.s.activated[start]))

    def _coming(self, start: int, ways: list[Way]) -> list[int]:
        """Those of a stack who would come by the way with most room."""
        return self._stack(start)[: max(map(self._width, ways))]

    def _width(self, way: Way) -> int:
        gate = GATE_AT[way[-2] * AREA_COUNT + self.target]
        if not self.gates & gate and self.gates.bit_count() >= self.s.entry_limit(self.side, self.target):
            return 0
        return max(0, min(self.room[border] for border in _borders(way)))

    def _force(self, blocks: list[int]) -> int:
        return sum(self.s.strength[block] * FIREPOWER[block] for block in blocks)

    def _take(self, start: int, ways: list[Way]) -> None:
        """The stack comes, by its first way as long as that has room, then by the next."""
        left = self._stack(start)
        before = len(self.blocks)
        for way in ways:
            number = self._width(way)
            self._cross(way, left[:number])
            left = left[number:]
        if len(self.blocks) > before:
            self.points -= self._cost(start)

    def _cross(self, way: Way, blocks: list[int]) -> None:
        if blocks:
            self.gates |= GATE_AT[way[-2] * AREA_COUNT + self.target]
        for border in _borders(way):
            self.room[border] -= len(blocks)
        self.blocks += blocks


def _borders(way: Way) -> list[int]:
    return [BORDER_AT[start * AREA_COUNT + to] for start, to in pairwise(way)]


def _rank(s: Position, block: int) -> tuple[bool, int, int]:
    return TYPE[block] == HEIR, -s.strength[block] * FIREPOWER[block], block
