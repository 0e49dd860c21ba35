"""The chance of winning at the start of a turn: a learned sum of what both sides have, bent to lie between 0 and 1."""

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
    OWNER,
    PERMANENT,
    POINTS,
    POOL,
    TURNS,
    TYPE,
)
from bosworth.games.richard3.values.land import ARE_NEIGHBOURS, REACH

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
    "king_hunted",
    "pretender_hunted",
]
"""What is counted, each as the King's side has it, or has more of it than the Pretender's."""


class Holdings:
    """What one side has."""

    def __init__(self) -> None:
        self.called = 0
        self.troops = 0
        self.abroad = 0
        self.heirs = 0
        self.lasting = 0
        self.power = 0
        self.far = 0
        self.near: list[int] = [0] * AREA_COUNT
        """Power by area."""
        self.heir = -1

    def add(self, s: Position, block: int, place: int) -> None:
        """One more block."""
        if TYPE[block] == HEIR:
            self.heirs += 1
            self.heir = block
        self.lasting += 1 if PERMANENT[block] else 0
        if place < AREA_COUNT:
            power = s.strength[block] * FIREPOWER[block]
            self.near[place] += power
            if EXILE_OF[place] >= 0:
                self.far += power
            else:
                self.power += power
            self.abroad += 1 if IS_RANKED[block] and not COUNTS[place] else 0
        elif place == POOL and not s.face_down[block]:
            if IS_RANKED[block]:
                self.called += 1
            else:
                self.troops += 1


def holdings(s: Position) -> list[Holdings]:
    """What both sides have."""
    found = [Holdings(), Holdings()]
    owner = OWNER[s.king_side]
    for block in range(BLOCK_COUNT):
        place = s.where[block]
        if place not in (OFFBOARD, DEAD):
            found[owner[block]].add(s, block, place)
    return found


def figures(s: Position) -> list[float]:
    """What both sides have, as seen by the King's side."""
    king = s.king_side
    both = holdings(s)
    mine, theirs = both[king], both[1 - king]
    score = scores(s)
    lead = score[king] - score[1 - king]
    return [
        1.0,
        lead / 4.0,
        mine.called / 4.0,
        theirs.called / 4.0,
        mine.abroad / 4.0,
        theirs.abroad / 4.0,
        (mine.power - theirs.power) / 30.0,
        (mine.far - theirs.far) / 30.0,
        1.0 if mine.heirs == 2 else 0.0,
        1.0 if mine.heirs <= 1 else 0.0,
        1.0 if theirs.heirs == 2 else 0.0,
        1.0 if theirs.heirs <= 1 else 0.0,
        (hand(s, king) - hand(s, 1 - king)) / 5.0,
        (mine.lasting - theirs.lasting) / 5.0,
        1.0 if lead < 0 else 0.0,
        (mine.troops - theirs.troops) / 4.0,
        hunted(s, mine, theirs),
        hunted(s, theirs, mine),
    ]


def hunted(s: Position, side: Holdings, foe: Holdings) -> float:
    """How the enemies round the last heir of a side outweigh those who guard him, from 0 to 1: his death is the end."""
    if side.heirs != 1:
        return 0.0
    place = s.where[side.heir]
    if place >= AREA_COUNT or EXILE_OF[place] >= 0:
        return 0.0
    threat = float(foe.near[place])
    for area, _ in REACH[place]:
        threat += foe.near[area] if ARE_NEIGHBOURS[place][area] else 0.5 * foe.near[area]
    return threat / (threat + side.near[place]) if threat > 0.0 else 0.0


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
