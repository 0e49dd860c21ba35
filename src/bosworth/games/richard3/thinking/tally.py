"""What try-outs of a proposal came to, added up: the figures in which its reasons are told."""

from typing import Final

from bosworth.games.richard3.nobles import score
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_COUNT
from bosworth.games.richard3.thinking.sight import heirs_left
from bosworth.games.richard3.values import reasons
from bosworth.kernel.thought import Reason

BATTLE: Final = 0
LOST: Final = 1
TAKEN: Final = 2
COUNT: Final = 3
HEIR: Final = 4
OWN_HEIR: Final = 5
NAMES: Final[list[str]] = [
    reasons.FIGURE_BATTLE,
    reasons.FIGURE_LOST,
    reasons.FIGURE_TAKEN,
    reasons.FIGURE_COUNT,
    reasons.FIGURE_HEIR,
    reasons.FIGURE_OWN_HEIR,
]
SHARES: Final = (BATTLE, HEIR, OWN_HEIR)
WEIGHTS: Final[list[float]] = [1.2, -0.12, 0.12, 0.25, 1.5, -1.5]
"""How much each figure weighs when the weightiest are picked."""
LEAST: Final = 0.05


def steps_of(s: Position, side: int) -> int:
    """The steps of a side on the map."""
    found = 0
    for block in range(BLOCK_COUNT):
        if s.where[block] < AREA_COUNT and s.side_of(block) == side:
            found += s.strength[block]
    return found


class Start:
    """How things stood before."""

    def __init__(self, s: Position, side: int) -> None:
        self.side = side
        self.steps = [steps_of(s, 0), steps_of(s, 1)]
        self.heirs = [heirs_left(s, 0), heirs_left(s, 1)]
        self.battle = s.battle


class Tally:
    """The sums over the try-outs of one proposal."""

    def __init__(self) -> None:
        self.number = 0
        self.fought = 0
        self.sums: list[float] = [0.0] * len(NAMES)

    def note_battle(self, won: bool) -> None:
        """How the battle that was being fought has ended."""
        self.fought += 1
        self.sums[BATTLE] += 1.0 if won else 0.0

    def note_fight(self, start: Start, s: Position) -> None:
        """What the battles of this turn have cost."""
        self.number += 1
        self.sums[LOST] += max(0, start.steps[start.side] - steps_of(s, start.side))
        self.sums[TAKEN] += max(0, start.steps[1 - start.side] - steps_of(s, 1 - start.side))

    def note_end(self, start: Start, s: Position) -> None:
        """What has become of count and heirs in the end."""
        me = start.side
        self.sums[COUNT] += score(s, me) - score(s, 1 - me)
        self.sums[HEIR] += 1.0 if heirs_left(s, 1 - me) < start.heirs[1 - me] else 0.0
        self.sums[OWN_HEIR] += 1.0 if heirs_left(s, me) < start.heirs[me] else 0.0

    def mean(self, figure: int) -> float:
        """A figure, over all try-outs."""
        number = self.fought if figure == BATTLE else self.number
        return self.sums[figure] / number if number else 0.0


def reasons_of(mine: Tally, other: Tally, in_battle: bool) -> list[Reason]:
    """The figures in which one proposal differs from another (or, itself, from nothing), the weightiest first."""
    alone = mine is other
    found: list[tuple[float, Reason]] = []
    for figure in range(len(NAMES)):
        if (figure == BATTLE) != in_battle and figure in (BATTLE, COUNT):
            continue
        gain = WEIGHTS[figure] * (mine.mean(figure) - (0.0 if alone else other.mean(figure)))
        if gain > LEAST or (figure == BATTLE and mine.fought):
            found.append((gain, Reason(NAMES[figure], _args(mine, other, figure))))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found]


def _args(mine: Tally, other: Tally, figure: int) -> dict[str, float | str]:
    if figure in SHARES:
        return {"percent": round(100 * mine.mean(figure)), "against": round(100 * other.mean(figure))}
    return {"number": _tenths(mine.mean(figure)), "against": _tenths(other.mean(figure))}


def _tenths(value: float) -> float:
    """Never the zero that has a sign."""
    return round(value, 1) + 0.0
