"""The board as a seat knows it: own blocks, enemy numbers, and guesses about who the hidden ones are."""

from functools import cache
from typing import Final

from bosworth.games.richard3.state import CHOOSE_BATTLE, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
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
    PERMANENT,
    PRISON,
    REBEL,
    STRENGTH,
    TURNS,
    TYPE,
)
from bosworth.games.richard3.values.land import DISTANCE, LIKELIHOOD, NEIGHBOURS, REACH
from bosworth.games.richard3.values.odds import NOBODY, Force, chance_to_win, clash, gathered
from bosworth.games.richard3.view import View

TROOPS: Final = 0.3
"""What a levy, a bombard or a mercenary on the map is worth beside a noble, who is worth 1."""
HUNGER: Final = 0.5
"""What each block too many costs in an area that cannot feed it."""
FEAR: Final = 0.15
"""How likely an enemy is to attack where he could: most threats come to nothing."""
HEIR_WORTH: Final[list[float]] = [0.0, 30.0, 7.0, 4.0, 2.5, 2.0]
"""What an heir is worth beyond a noble, by the number of heirs his side has left: the last one is the game."""


def _stacks(s: Position, side: int) -> list[list[int]]:
    """The blocks of a side that are known by name, by area."""
    stacks: list[list[int]] = [[] for _ in range(AREA_COUNT)]
    for block in s.roster(side):
        if s.where[block] < AREA_COUNT:
            stacks[s.where[block]].append(block)
    return stacks


class Board:
    """All that a seat knows and guesses. Areas and blocks are numbers, as in the tables."""

    def __init__(self, view: View) -> None:
        self.me = view.side
        self.foe = 1 - self.me
        self.scores = view.scores
        self.known: Position = view.known
        s = self.known
        self.mine = _stacks(s, self.me)
        self.seen = _stacks(s, self.foe)
        self.foes: list[int] = s.count[self.foe * AREA_COUNT : (1 + self.foe) * AREA_COUNT]
        self.hidden: list[int] = [number - len(seen) for number, seen in zip(self.foes, self.seen, strict=True)]
        self.heirs_left = [sum(s.where[heir] not in (DEAD, OFFBOARD) for heir in HEIRS[side]) for side in (0, 1)]
        self.shortfall: int = self.scores[self.foe] - self.scores[self.me] + (0 if s.king_side == self.me else 1)
        self.eagerness = 0.06 if self.shortfall > 0 else 0.02
        self.enemy_still_moves = s.turn < TURNS or (s.step < CHOOSE_BATTLE and s.active == s.player1)
        self.count_weight = self._count_weight()
        self.despair = self._despair()
        self.ranked_share = self._ranked_share()
        self.worth = cache(self._worth)
        """By block: what losing it means."""
        self.guess = cache(self._guess)
        """By area: one hidden enemy block there, as a mean over those it may be."""
        self.threat = cache(self._threat)
        """By area: what the enemy can bring there in one turn."""
        self.held = cache(self._held)
        """By area: what it is worth to have there what stands there now."""
        self.pull = cache(self._pull)
        """By area: how near it is to where things are decided."""
        self._guess_heirs(view.named)
        self._lures = self._find_lures()

    def _guess_heirs(self, named: list[int]) -> None:
        """The chance of each unseen heir to stand in each area with hidden blocks, times what he is worth."""
        s = self.known
        self.unseen = [b for b in s.roster(self.foe) if b not in named and b != REBEL]
        self.heir_hopes = [0.0] * AREA_COUNT
        areas = [area for area in range(AREA_COUNT) if self.hidden[area]]
        for heir in self.unseen:
            if TYPE[heir] == HEIR:
                odds = LIKELIHOOD[s.king_side][heir]
                total = sum([self.hidden[area] * odds[area] for area in areas]) or 1.0
                for area in areas:
                    self.heir_hopes[area] += self.hidden[area] * odds[area] / total * self.heir_worth(heir, self.foe)

    # --- worth ------------------------------------------------------------------------------------------------------------------

    def heir_worth(self, heir: int, side: int) -> float:
        """What an heir is worth beyond a noble; a title adds a little."""
        worth = HEIR_WORTH[min(5, self.heirs_left[side])]
        return worth + (1.0 if heir in (self.known.king, self.known.pretender) else 0.0)

    def _worth(self, block: int) -> float:
        """A noble in the count is 1; fighting value and death for good add to it."""
        s = self.known
        found = 0.08 * STRENGTH[block] * FIREPOWER[block] / 2 + (1.0 if IS_RANKED[block] else 0.25)
        if IS_RANKED[block] and PERMANENT[block] and s.campaign < s.campaigns:
            found += 0.4
        if TYPE[block] == HEIR:
            found += self.heir_worth(block, s.side_of(block))
        return found * (1.0 - 0.6 * self.despair) if s.side_of(block) == self.me else found

    def worth_of(self, blocks: list[int]) -> float:
        """What losing all of them means."""
        return sum([self.worth(block) for block in blocks])

    def foe_worth(self, area: int) -> float:
        """What the enemy stands to lose in an area: the seen, and a guess about the hidden."""
        hidden = self.hidden[area]
        ranked = self.ranked_share if COUNTS[area] else 0.5
        return self.worth_of(self.seen[area]) + hidden * (0.5 + 0.8 * ranked) + self.heir_hopes[area]

    def _ranked_share(self) -> float:
        """How many of the enemy's hidden blocks on the map are nobles, church or heirs: the running score tells."""
        on_map = sum(self.hidden[area] for area in range(AREA_COUNT) if COUNTS[area])
        return min(1.0, self.scores[self.foe] / on_map) if on_map else 0.0

    # --- strength ---------------------------------------------------------------------------------------------------------------

    def attack_force(self, block: int) -> Force:
        """An own block as an attacker."""
        steps = self.known.strength[block]
        return Force(steps, steps * FIREPOWER[block] / 6)

    def defence_force(self, block: int, area: int) -> Force:
        """An own block as a defender of an area, with the bonus for shield, city, cathedral or crown."""
        bonus = 1 if area in HOMES[block] else 0
        if TYPE[block] == HEIR and IS_CROWN[area] and self.known.king_side == self.me:
            bonus += 1
        steps = self.known.strength[block]
        return Force(steps, steps * (FIREPOWER[block] + bonus) / 6)

    def foe_force(self, area: int) -> Force:
        """The enemy blocks in an area, the hidden ones as they are likely to be."""
        s = self.known
        seen = [Force(s.strength[b], s.strength[b] * FIREPOWER[b] / 6) for b in self.seen[area]]
        return gathered(seen).plus(self.guess(area), self.hidden[area])

    def _guess(self, area: int) -> Force:
        total = steps = power = 0.0
        likelihood = LIKELIHOOD[self.known.king_side]
        for block in self.unseen:
            weight = likelihood[block][area]
            total += weight
            steps += weight * STRENGTH[block]
            power += weight * STRENGTH[block] * (FIREPOWER[block] + (1 if area in HOMES[block] else 0))
        return Force(0.9 * steps / total, 0.9 * power / total / 6) if total else Force(3.0, 1.0)

    def _threat(self, area: int) -> Force:
        """The three strongest neighbours within two steps."""
        near = [(start, min(limit, self.foes[start])) for start, limit in REACH[area] if self.foes[start] and EXILE_OF[area] < 0]
        forces = [NOBODY.plus(self.guess(start), number) for start, number in near]
        return gathered(sorted(forces, key=lambda force: -force.power)[:3])

    # --- what an area is worth --------------------------------------------------------------------------------------------------

    def danger(self, blocks: list[int], area: int) -> float:
        """The share of what stands here that an attack is likely to cost."""
        threat = self.threat(area)
        if not threat.steps or not blocks:
            return 0.0
        held = gathered([self.defence_force(block, area) for block in blocks])
        left, kept = clash(threat, held)
        return FEAR * chance_to_win(left, kept) * (1.0 - kept)

    def hold(self, blocks: list[int], area: int) -> float:
        """What it is worth to have exactly these own blocks in an area that holds no enemy."""
        if not blocks:
            return 0.0
        value = sum([self.standing(block, area) for block in blocks]) - HUNGER * self._surplus(blocks, area)
        if area == MIDDLESEX:
            value += self._london(any(IS_RANKED[block] for block in blocks))
        if self.enemy_still_moves and EXILE_OF[area] < 0:
            heirs = [block for block in blocks if TYPE[block] == HEIR]
            value -= self.danger(blocks, area) * self.worth_of(blocks + heirs)
        if NEIGHBOURS[area]:
            value += len(blocks) * self.eagerness * self.pull(area)
        return value

    def standing(self, block: int, area: int) -> float:
        """11.2 What a block in an area is worth by itself: nobles in the count, the others as fighters."""
        if IS_RANKED[block]:
            return self.count_weight if COUNTS[area] else 0.0
        return TROOPS if NEIGHBOURS[area] else 0.0

    def _surplus(self, blocks: list[int], area: int) -> int:
        """10.4 How many blocks are too many to be fed."""
        counted = len(blocks) - sum(block in EXEMPT[area] for block in blocks)
        return max(0, counted - LIMIT[area])

    def _held(self, area: int) -> float:
        return self.hold(self.mine[area], area)

    def loss(self, block: int, area: int) -> float:
        """What it costs that a block leaves an area."""
        return self.held(area) - self.hold([b for b in self.mine[area] if b != block], area)

    def _london(self, ranked: bool) -> float:
        """11.2 The point for Middlesex; and 16.2 a prisoner there is freed by any Lancastrian."""
        value = self.count_weight if ranked else 0.1
        if self.me == LANCASTER and self.known.where[HENRY_VI] == PRISON:
            value += 2.0
        return value

    def _count_weight(self) -> float:
        """What one in the count is worth: more when the count is near and close."""
        margin = abs(self.scores[0] - self.scores[1])
        return 2.0 if self.known.turn >= TURNS - 1 and margin <= 4 else 1.0

    def _despair(self) -> float:
        """From 0 to 1: how surely the last count will be lost, so that nothing is left to be careful about."""
        s = self.known
        if s.campaign < s.campaigns:
            return 0.0
        return min(1.0, max(0, self.shortfall) / 3) * s.turn / TURNS

    def _pull(self, area: int) -> float:
        """Enemy stacks on the map draw, those most that may hide an heir."""
        return max([0.0] + [lure - 0.5 * DISTANCE[area][target] for target, lure in self._lures])

    def _find_lures(self) -> list[tuple[int, float]]:
        targets = [area for area in range(AREA_COUNT) if self.foes[area] and EXILE_OF[area] < 0]
        return [(area, 3.0 + min(1.0, self.heir_hopes[area] / 5) + (area == MIDDLESEX)) for area in targets]
