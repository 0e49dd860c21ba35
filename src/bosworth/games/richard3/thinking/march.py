"""A whole player turn as one plan: strikes, landings, recruits and marches, each for what its points buy."""

from typing import Final

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.actions import event_sails
from bosworth.games.richard3.land import exits_from, may_leave
from bosworth.games.richard3.recruit import add_recruits
from bosworth.games.richard3.sea import add_moves, can_sail
from bosworth.games.richard3.state import ACTIONS, MOVING, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    EXILE_OF,
    HEIR,
    IS_PORT,
    IS_RANKED,
    MIDDLESEX,
    PIRACY,
    TYPE,
)
from bosworth.games.richard3.thinking.aims import Aim
from bosworth.games.richard3.thinking.sight import IS_ISLAND, Sight
from bosworth.games.richard3.thinking.strikes import Strike, Wing, battle_value, best_strike
from bosworth.games.richard3.values.land import ARE_NEIGHBOURS, REACH, ends_move
from bosworth.kernel.action import first, pack, second, third
from bosworth.kernel.chance import Dice

LEAST: Final = 0.12
"""What a point must buy to be spent."""
NOTHING: Final = 0
STRIKE: Final = 1
RECRUIT: Final = 2
SAIL: Final = 3
MARCH: Final = 4


class Deed:
    """One thing to do with the points: what it gains, and what it is."""

    def __init__(self) -> None:
        self.kind = NOTHING
        self.value = LEAST
        self.action = 0
        self.strike: Strike | None = None
        self.group: list[int] = []
        self.to = -1


class Turn:
    """The rest of a player turn, planned and carried out on a position step by step."""

    def __init__(self, s: Position, side: int, aim: Aim, dice: Dice, noise: float, thorough: bool) -> None:
        self.s = s
        self.side = side
        self.aim = aim
        self.dice = dice
        self.noise = noise
        self.thorough = thorough
        """Whether every march is looked at, or a part of them."""
        self.chain: list[int] = []
        self.barriers = s.barriers
        self.open = True
        """Whether the chain goes on: nothing new was learned yet."""

    def blur(self, value: float) -> float:
        """A judgement, a little off."""
        return value if self.noise <= 0.0 else value * (1.0 + self.noise * (self.dice.pick(2001) / 1000.0 - 1.0))

    def do(self, action: int) -> None:
        """Carry out an action, and note it as long as nothing new is learned."""
        self.s.play(self.side, action, self.dice)
        if self.open:
            self.chain.append(action)
            self.open = self.s.barriers == self.barriers

    def run(self) -> None:
        """Spend the points as well as possible, and end the turn."""
        s = self.s
        for _ in range(12):
            if s.winner >= 0 or s.step != ACTIONS or s.active != self.side:
                return
            if s.points <= 0 and not s.credits and not _has_activated(s):
                break
            if not self._best_deed():
                break
        if s.winner < 0 and s.step == ACTIONS and s.active == self.side:
            self.do(verbs.END)

    def _best_deed(self) -> bool:
        s = self.s
        sight = Sight(s, self.side, self.aim)
        stacks = _stacks(sight)
        deed = Deed()
        if s.event != PIRACY:
            self._strikes(sight, stacks, deed)
            self._marches(sight, stacks, deed)
        if s.event < 0 and s.points > 0:
            self._recruits(sight, deed)
        if event_sails(s) and (s.points > 0 or s.credits):
            self._voyages(sight, deed)
        if deed.kind == NOTHING:
            return False
        if deed.kind == STRIKE:
            assert deed.strike is not None
            return self._attack(deed.strike)
        if deed.kind == MARCH:
            return self._go(deed.group, deed.to)
        self.do(deed.action)
        return True

    # --- what there is to do ----------------------------------------------------------------------------------------------------

    def _strikes(self, sight: Sight, stacks: list[list[int]], deed: Deed) -> None:
        found = best_strike(sight, stacks)
        if found is not None:
            value = self.blur(found.value)
            if value > deed.value:
                deed.kind, deed.value, deed.strike = STRIKE, value, found

    def _recruits(self, sight: Sight, deed: Deed) -> None:
        found: list[int] = []
        add_recruits(self.s, self.side, found)
        for action in found:
            block, area = first(action), second(action)
            value = sight.gain(area, [block])
            value *= self.aim.call if IS_RANKED[block] else 1.0
            value = self.blur(value + 0.06 * sight.pull(area))
            if value > deed.value:
                deed.kind, deed.value, deed.action = RECRUIT, value, action

    def _voyages(self, sight: Sight, deed: Deed) -> None:
        s = self.s
        stacks: dict[int, list[int]] = {}
        for area in range(AREA_COUNT):
            group = [b for b in sight.mine[area] if not s.moved[b] and can_sail(s, b)]
            if group and (EXILE_OF[area] >= 0 or IS_ISLAND[area] or s.event == PIRACY or self.thorough):
                stacks[area] = group
        found: list[int] = []
        if stacks:
            add_moves(s, self.side, stacks, found)
        for action in found:
            block, area = first(action), third(action)
            if not self.thorough and not sight.mine[area] and self.dice.pick(3):
                continue
            value = self.blur(self._voyage(sight, block, area, len(stacks[s.where[block]])))
            if value > deed.value:
                deed.kind, deed.value, deed.action = SAIL, value, action

    def _voyage(self, sight: Sight, block: int, area: int, company: int) -> float:
        """What a voyage gains by its point; a companion may come for the same one between ports."""
        s = self.s
        start = s.where[block]
        if sight.foes[area]:
            return self._piracy(sight, block, start, area)
        abroad = EXILE_OF[start] >= 0
        if abroad and s.turn < self.aim.landing_turn:
            return -1.0
        value = sight.gain(area, [block]) - _cost_of_leaving(sight, start, [block])
        landing = abroad and not IS_ISLAND[area]
        if landing:
            value += 0.1 * sight.pull(area)
            value *= self.aim.land if value > 0.0 else 1.0
            if self.aim.beach >= 0:
                value += 1.5 if area == self.aim.beach else -1.0
        if start * AREA_COUNT + area in s.credits:
            return 2.0 * value + 0.2 * landing
        if IS_PORT[start] and IS_PORT[area] and company > 1:
            value *= 1.7
        return value

    def _piracy(self, sight: Sight, block: int, start: int, area: int) -> float:
        """Two go together, if there are two."""
        s = self.s
        power = steps = own = 0.0
        others = [b for b in sight.mine[start] if not s.moved[b] and can_sail(s, b) and b != block]
        group = [block, *others[: s.points - 1], *sight.mine[area]]
        for one in group:
            steps += s.strength[one]
            power += sight.attack(one)
            own += sight.worth_of(one)
        return battle_value(sight, area, steps, power, own) / 2.0

    def _marches(self, sight: Sight, stacks: list[list[int]], deed: Deed) -> None:
        s = self.s
        for start in range(AREA_COUNT):
            blocks = stacks[start]
            if not blocks or sight.foes[start] or (s.points <= 0 and not s.activated[start]):
                continue
            if EXILE_OF[start] >= 0 and s.turn < self.aim.landing_turn:
                continue
            price = 0.6 if s.activated[start] else 1.0
            here = sight.pull(start)
            for to, width in REACH[start]:
                if sight.foes[to] or EXILE_OF[to] == sight.foe:
                    continue
                if not self.thorough and to != MIDDLESEX and self.dice.pick(3):
                    continue
                self._march(sight, blocks[:width], start, to, price, 0.05 * (sight.pull(to) - here), deed)
                if len(blocks) > 1:
                    self._march(sight, blocks[-1:], start, to, price, 0.0, deed)
                    self._march(sight, blocks[:1], start, to, price, 0.0, deed)

    def _march(self, sight: Sight, group: list[int], start: int, to: int, price: float, nearer: float, deed: Deed) -> None:
        value = sight.gain(to, group) - sight.cost(start, group)
        value = self.blur((value + nearer * len(group)) / price - 0.1)
        if value > deed.value:
            deed.kind, deed.value, deed.group, deed.to = MARCH, value, group, to

    # --- how it is done ---------------------------------------------------------------------------------------------------------

    def _attack(self, strike: Strike) -> bool:
        s = self.s
        done = False
        for wing in strike.wings:
            for block in wing.blocks:
                if s.winner >= 0 or s.step != ACTIONS:
                    return True
                if TYPE[block] != HEIR or strike.with_heirs:
                    done = self._walk(block, wing, strike.target) or done
        return done

    def _walk(self, block: int, wing: Wing, target: int) -> bool:
        return self.walk(block, wing.start, wing.via if wing.via != wing.start else target, target)

    def _go(self, group: list[int], to: int) -> bool:
        done = False
        for block in group:
            if self.s.winner >= 0 or self.s.step != ACTIONS:
                return True
            start = self.s.where[block]
            step = _first_step(self.s, self.side, start, to)
            if step >= 0:
                done = self.walk(block, start, step, to) or done
        return done

    def walk(self, block: int, start: int, via: int, target: int) -> bool:
        """Let a block go to an area, straight or through another; whether it went."""
        s = self.s
        if s.where[block] != start or s.moved[block] or (s.points <= 0 and not s.activated[start]):
            return False
        if via not in exits_from(s, self.side, start):
            return False
        self.do(pack(verbs.MOVE, block, via))
        if s.step == MOVING:
            go_on = pack(verbs.MOVE, block, target)
            self.do(go_on if via != target and go_on in s.offers(self.side) else verbs.STOP)
        return True


def _cost_of_leaving(sight: Sight, start: int, group: list[int]) -> float:
    return 0.0 if sight.foes[start] else sight.cost(start, group)


def _has_activated(s: Position) -> bool:
    return 1 in s.activated


def _stacks(sight: Sight) -> list[list[int]]:
    """The blocks that may still move by land, by area: the fiercest first, heirs last."""
    s = sight.s
    found: list[list[int]] = []
    for area in range(AREA_COUNT):
        blocks = sight.mine[area]
        if not blocks or (s.points <= 0 and not s.activated[area]) or (sight.foes[area] and not may_leave(s, sight.side, area)):
            found.append([])
        else:
            ready = [b for b in blocks if not s.moved[b]]
            ready.sort(key=lambda b: (TYPE[b] == HEIR, -sight.attack(b), b))
            found.append(ready if not sight.foes[area] else [])
    return found


def _first_step(s: Position, side: int, start: int, to: int) -> int:
    """The first step on the way to an area without enemies, -1 if no way leads there."""
    exits = exits_from(s, side, start)
    if to in exits:
        return to
    for via in exits:
        if not s.held[1 - side] >> via & 1 and not ends_move(start, via) and ARE_NEIGHBOURS[via][to]:
            return via
    return -1
