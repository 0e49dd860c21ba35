"""What a side sees of a position when it plans: who stands where, what all are worth, and what threatens whom."""

from typing import Final

from bosworth.games.richard3.state import CHOOSE_BATTLE, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    COUNTS,
    DEAD,
    EXEMPT,
    EXILE_OF,
    FIREPOWER,
    HEIR,
    HEIRS,
    HENRY_VI,
    HOMES,
    IS_CROWN,
    IS_RANKED,
    LANCASTER,
    LIMIT,
    MIDDLESEX,
    OFFBOARD,
    OWNER,
    PERMANENT,
    PRISON,
    TURNS,
    TYPE,
)
from bosworth.games.richard3.thinking.aims import Aim
from bosworth.games.richard3.values.land import DISTANCE, NEIGHBOURS, REACH

HEIR_WORTH: Final[list[float]] = [0.0, 30.0, 7.0, 4.0, 2.5, 2.0]
"""What an heir is worth beyond a noble, by the number of heirs his side has left: the last one is the game."""
FEAR: Final = 0.3
UNKNOWN: Final = -1e9
STEPS_OF_POWER: Final = 2.9
"""Steps that usually stand behind one hit a round."""
HUNGER: Final = 0.5
"""What each block too many costs in an area that cannot feed it."""
TROOPS: Final = 0.3
IS_ISLAND: Final[list[bool]] = [not NEIGHBOURS[area] for area in range(AREA_COUNT)]


def heirs_left(s: Position, side: int) -> int:
    """The heirs of a side that are neither dead nor in the enemy's service."""
    found = 0
    for heir in HEIRS[side]:
        if s.where[heir] not in (DEAD, OFFBOARD):
            found += 1
    return found


def left_of(att_steps: float, att_power: float, def_steps: float, def_power: float, rounds: int) -> float:
    """How an attack is likely to end: the share of the attackers that is left, less that of the defenders."""
    left = 1.0
    held = 1.0
    for _ in range(rounds):
        left -= def_power * held / att_steps
        if left <= 0.0:
            return -held
        held -= att_power * left / def_steps
        if held <= 0.0:
            return left
    return left - held


def chance_of(balance: float) -> float:
    """The chance to win that a balance of what is left promises."""
    found = 0.5 + 0.75 * balance
    if found > 0.98:
        return 0.98
    return max(0.02, found)


class Sight:
    """All that a plan of a side's turn is judged by. Areas and blocks are numbers, as in the tables."""

    def __init__(self, s: Position, side: int, aim: Aim) -> None:
        self.s = s
        self.side = side
        self.foe = 1 - side
        self.aim = aim
        self.foe_moves = s.turn < TURNS or (s.step < CHOOSE_BATTLE and s.active == s.player1)
        self.count_weight = 1.0 + 0.15 * s.turn if s.campaign == s.campaigns else 0.8 + 0.12 * s.turn
        self.heir_worth: list[float] = [0.0, 0.0]
        for who in (0, 1):
            self.heir_worth[who] = HEIR_WORTH[min(5, heirs_left(s, who))]
        self.mine: list[list[int]] = [[] for _ in range(AREA_COUNT)]
        self.steps: list[float] = [0.0] * AREA_COUNT
        self.power: list[float] = [0.0] * AREA_COUNT
        self.worth: list[float] = [0.0] * AREA_COUNT
        self.foes: list[int] = [0] * AREA_COUNT
        self.foe_steps: list[float] = [0.0] * AREA_COUNT
        self.foe_power: list[float] = [0.0] * AREA_COUNT
        self.foe_worth: list[float] = [0.0] * AREA_COUNT
        self.value: list[float] = [0.0] * AREA_COUNT
        """What those who stand in an area are worth there by themselves."""
        self.counted: list[int] = [0] * AREA_COUNT
        self.ranked: list[int] = [0] * AREA_COUNT
        self.threat_power: list[float] = [-1.0] * AREA_COUNT
        self.holds: list[float] = [UNKNOWN] * AREA_COUNT
        self.pulls: list[float] = [-1.0] * AREA_COUNT
        self._look()

    def _look(self) -> None:
        s = self.s
        where = s.where
        owner = OWNER[s.king_side]
        for block in range(BLOCK_COUNT):
            area = where[block]
            if area >= AREA_COUNT:
                continue
            if owner[block] == self.side:
                self.mine[area].append(block)
                self.steps[area] += s.strength[block]
                self.power[area] += self.defence(block, area)
                self.worth[area] += self.worth_of(block)
                self.value[area] += self.standing(block, area)
                self.counted[area] += 1 if block not in EXEMPT[area] else 0
                self.ranked[area] += 1 if IS_RANKED[block] else 0
            else:
                self.foes[area] += 1
                self.foe_steps[area] += s.strength[block]
                self.foe_power[area] += self.defence(block, area)
                self.foe_worth[area] += self.worth_of(block)

    def worth_of(self, block: int) -> float:
        """What losing a block means: a noble in the count, fighting value, death for good, an heir."""
        s = self.s
        found = 0.05 * STEP_VALUE[block] * s.strength[block]
        if not IS_RANKED[block]:
            return found + 0.2 * self.aim.troops
        found += self.count_weight
        if PERMANENT[block] and s.campaign < s.campaigns:
            found += 0.4
        if TYPE[block] == HEIR:
            side = s.side_of(block)
            extra = self.heir_worth[side]
            if block in (s.king, s.pretender):
                extra += 1.0
            found += extra * (self.aim.guard if side == self.side else self.aim.hunt)
        return found

    def attack(self, block: int) -> float:
        """The hits that a block expects to score in a round as an attacker."""
        return self.s.strength[block] * FIREPOWER[block] / 6.0

    def defence(self, block: int, area: int) -> float:
        """The same in defence of an area, with the bonus for shield, city, cathedral or crown."""
        power = FIREPOWER[block]
        if area in HOMES[block] or (TYPE[block] == HEIR and IS_CROWN[area] and self.s.side_of(block) == self.s.king_side):
            power += 1
        return self.s.strength[block] * power / 6.0

    def threaten(self, area: int) -> float:
        """The power that the enemy can bring to an area in a turn: the three strongest stacks within two steps."""
        one = two = three = 0.0
        for start, limit in REACH[area]:
            number = self.foes[start]
            if number:
                part = self.foe_power[start]
                if number > limit:
                    part = part * limit / number
                if part > one:
                    three, two, one = two, one, part
                elif part > two:
                    three, two = two, part
                elif part > three:
                    three = part
        self.threat_power[area] = one + 0.7 * two + 0.4 * three
        return self.threat_power[area]

    def danger(self, area: int, steps: float, power: float) -> float:
        """The share of what stands in an area that an attack is likely to cost."""
        if not self.foe_moves or EXILE_OF[area] >= 0 or steps <= 0.0:
            return 0.0
        threat = self.threat_power[area]
        if threat < 0.0:
            threat = self.threaten(area)
        if threat <= 0.0:
            return 0.0
        balance = left_of(STEPS_OF_POWER * threat, threat, steps, power + 0.01, 3)
        return FEAR * self.aim.fear * chance_of(balance) * (1.0 if balance > 0.0 else 0.5)

    def standing(self, block: int, area: int) -> float:
        """11.2 What a block in an area is worth by itself: nobles in the count, the others as fighters."""
        if IS_RANKED[block]:
            return self.count_weight if COUNTS[area] else 0.0
        return 0.0 if IS_ISLAND[area] else TROOPS * self.aim.troops

    def held(self, area: int) -> float:
        """What it is worth to have in an area exactly those who are there."""
        found = self.holds[area]
        if found == UNKNOWN:
            found = self.having(area, [], 1)
            self.holds[area] = found
        return found

    def gain(self, area: int, group: list[int]) -> float:
        """What some blocks add to an area without enemies."""
        return self.having(area, group, 1) - self.held(area)

    def cost(self, area: int, group: list[int]) -> float:
        """What it costs that some blocks leave an area."""
        return self.held(area) - self.having(area, group, -1)

    def having(self, area: int, group: list[int], sign: int) -> float:
        """What it is worth to have in an area those who are there, with (1) or without (-1) some blocks."""
        if len(self.mine[area]) + sign * len(group) == 0:
            return 0.0
        steps = self.steps[area]
        power = self.power[area]
        worth = self.worth[area]
        value = self.value[area]
        counted = self.counted[area]
        ranked = self.ranked[area]
        for block in group:
            steps += sign * self.s.strength[block]
            power += sign * self.defence(block, area)
            worth += sign * self.worth_of(block)
            value += sign * self.standing(block, area)
            if block not in EXEMPT[area]:
                counted += sign
            if IS_RANKED[block]:
                ranked += sign
        if counted > LIMIT[area]:
            value -= HUNGER * (counted - LIMIT[area])
        if area == MIDDLESEX:
            value += self.london(ranked > 0)
        return value - self.danger(area, steps, power) * worth

    def london(self, ranked: bool) -> float:
        """11.2 The point for Middlesex; and 16.2 a prisoner there is freed by any Lancastrian."""
        value = (self.count_weight if ranked else 0.1) * self.aim.london
        if self.side == LANCASTER and self.s.where[HENRY_VI] == PRISON:
            value += 2.0
        return value

    def pull(self, area: int) -> float:
        """How near an area is to where enemies stand, most of all those worth catching."""
        best = self.pulls[area]
        if best < 0.0:
            best = 0.0
            for target in range(AREA_COUNT):
                if self.foes[target] and EXILE_OF[target] < 0:
                    lure = 2.0 + 0.1 * min(20.0, self.foe_worth[target]) - 0.5 * DISTANCE[area][target]
                    best = max(best, lure)
            self.pulls[area] = best
        return best


STEP_VALUE: Final[list[int]] = [FIREPOWER[block] for block in range(BLOCK_COUNT)]
"""By block: what one of its steps is worth in a fight."""
