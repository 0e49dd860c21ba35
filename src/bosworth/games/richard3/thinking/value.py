"""The chance of winning at the start of a turn, from what both sides have: a learned sum of figures, bent to lie between 0 and 1."""

from math import exp
from typing import Final

from bosworth.games.richard3.nobles import scores
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    COUNTS,
    DEAD,
    EXILE_OF,
    FIREPOWER,
    HEIR,
    IS_RANKED,
    KIND_OF,
    OFFBOARD,
    PERMANENT,
    POINTS,
    POOL,
    TURNS,
    TYPE,
)

FIGURES: Final[list[str]] = [
    "one",
    "lead",
    "king_called",
    "pretender_called",
    "king_abroad",
    "pretender_abroad",
    "power",
    "power_abroad",
    "king_few_heirs",
    "king_last_heir",
    "pretender_few_heirs",
    "pretender_last_heir",
    "cards",
    "lasting",
    "lead_far",
    "troops",
]
"""What is counted, each as the King's side has it, or has more of it than the Pretender's."""
COUNT: Final[int] = len(FIGURES)


def figures(s: Position) -> list[float]:
    """What both sides have, as seen by the King's side."""
    king = s.king_side
    found: list[float] = [0.0] * COUNT
    called: list[int] = [0, 0]
    abroad: list[int] = [0, 0]
    power: list[float] = [0.0, 0.0]
    far: list[float] = [0.0, 0.0]
    heirs: list[int] = [0, 0]
    lasting: list[int] = [0, 0]
    troops: list[int] = [0, 0]
    for block in range(BLOCK_COUNT):
        place = s.where[block]
        if place == OFFBOARD or place == DEAD:
            continue
        side = s.side_of(block)
        if TYPE[block] == HEIR:
            heirs[side] += 1
        if PERMANENT[block]:
            lasting[side] += 1
        if place == POOL:
            if not s.face_down[block]:
                if IS_RANKED[block]:
                    called[side] += 1
                else:
                    troops[side] += 1
        elif place < AREA_COUNT:
            if EXILE_OF[place] >= 0:
                far[side] += s.strength[block] * FIREPOWER[block]
            else:
                power[side] += s.strength[block] * FIREPOWER[block]
            if IS_RANKED[block] and not COUNTS[place]:
                abroad[side] += 1
    score = scores(s)
    lead = float(score[king] - score[1 - king])
    found[0] = 1.0
    found[1] = lead / 4.0
    found[2] = called[king] / 4.0
    found[3] = called[1 - king] / 4.0
    found[4] = abroad[king] / 4.0
    found[5] = abroad[1 - king] / 4.0
    found[6] = (power[king] - power[1 - king]) / 30.0
    found[7] = (far[king] - far[1 - king]) / 30.0
    found[8] = 1.0 if heirs[king] == 2 else 0.0
    found[9] = 1.0 if heirs[king] <= 1 else 0.0
    found[10] = 1.0 if heirs[1 - king] == 2 else 0.0
    found[11] = 1.0 if heirs[1 - king] <= 1 else 0.0
    found[12] = (hand(s, king) - hand(s, 1 - king)) / 5.0
    found[13] = (lasting[king] - lasting[1 - king]) / 5.0
    found[14] = 1.0 if lead < 0.0 else 0.0
    found[15] = (troops[king] - troops[1 - king]) / 4.0
    return found


def hand(s: Position, side: int) -> int:
    """The points in a hand."""
    found = 0
    for card in s.hands[side]:
        found += POINTS[KIND_OF[card]]
    return found


def value(s: Position, side: int, early: list[float], late: list[float]) -> float:
    """The chance that a side wins the game. `early` and `late`: the weights before the first turn and after the last."""
    if s.winner >= 0:
        return 1.0 if s.winner == side else 0.0
    part = (s.turn - 1) / (TURNS - 1) if s.turn else 0.0
    total = 0.0
    for weigh, (soon, then) in zip(figures(s), zip(early, late, strict=True), strict=True):
        total += weigh * (soon + part * (then - soon))
    chance = 1.0 / (1.0 + exp(-total)) if total > -30.0 else 0.0
    return chance if side == s.king_side else 1.0 - chance


__all__ = ["COUNT", "FIGURES", "figures", "value"]
