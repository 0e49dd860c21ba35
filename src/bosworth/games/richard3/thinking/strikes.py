"""Attacks as a whole: which stacks can strike an area together, and what that promises."""

from typing import Final

from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BORDER_AT,
    BORDER_COUNT,
    EXILE_OF,
    HEIR,
    IS_RANKED,
    MIDDLESEX,
    SURPRISE,
    TYPE,
)
from bosworth.games.richard3.thinking.sight import Sight, chance_of, left_of
from bosworth.games.richard3.values.land import NEIGHBOURS, REACH

RESERVE_PART: Final = 0.75
"""What a block is worth in a battle when it comes in only from the second round."""
REINFORCED: Final = 0.15
MOST_WINGS: Final = 3


class Wing:
    """Blocks of one area that can reach a target by one gate: straight, or through the area `via`."""

    def __init__(self, start: int, via: int, blocks: list[int], power: float) -> None:
        self.start = start
        self.via = via
        self.blocks = blocks
        self.power = power


class Strike:
    """An attack: its target, its wings, what it gains by each point and whether heirs go with it."""

    def __init__(self, target: int, wings: list[Wing], value: float, with_heirs: bool) -> None:
        self.target = target
        self.wings = wings
        self.value = value
        self.with_heirs = with_heirs


def room(s: Position, side: int, area: int, to: int, limit: int) -> int:
    """How many more blocks of a side may cross a border this turn."""
    used = s.crossed[side * BORDER_COUNT + BORDER_AT[area * AREA_COUNT + to]]
    return limit - used + (1 if s.event == SURPRISE else 0)


def wings_on(sight: Sight, target: int, stacks: list[list[int]]) -> list[Wing]:
    """The stacks that can reach a target in one or two steps, each by its widest way; the strongest first."""
    s = sight.s
    side = sight.side
    found: list[Wing] = []
    taken: list[int] = [0] * AREA_COUNT
    for via, limit, _ in NEIGHBOURS[target]:
        space = room(s, side, via, target, limit)
        if space <= 0:
            continue
        if stacks[via]:
            _offer(sight, found, taken, via, via, stacks[via], space)
        if not sight.foes[via] and EXILE_OF[via] != sight.foe:
            for start, first, stops in NEIGHBOURS[via]:
                if stacks[start] and start != target and not stops:
                    _offer(sight, found, taken, start, via, stacks[start], min(space, room(s, side, start, via, first)))
    found.sort(key=_by_power)
    return found


def _by_power(wing: Wing) -> float:
    return -wing.power


def _offer(sight: Sight, found: list[Wing], taken: list[int], start: int, via: int, blocks: list[int], space: int) -> None:
    if space <= taken[start] or (taken[start] and taken[start] >= len(blocks)):
        return
    if taken[start]:
        for wing in found:
            if wing.start == start:
                found.remove(wing)
                break
    chosen = blocks[:space]
    power = 0.0
    for block in chosen:
        power += sight.attack(block)
    taken[start] = space
    found.append(Wing(start, via, chosen, power))


def battle_value(sight: Sight, area: int, steps: float, power: float, own: float) -> float:
    """What a battle is worth: their losses and the ground, less our own. `own`: the worth of the blocks we have in it."""
    if steps <= 0.0:
        return 0.0
    s = sight.s
    their_steps = sight.foe_steps[area]
    their_power = sight.foe_power[area]
    if s.attackers[area] == sight.foe:
        balance = -left_of(their_steps, their_power + 0.01, steps, power + 0.01, 3)
    else:
        if sight.foe_moves and s.active == s.player1:
            their_power += REINFORCED * _help(sight, area)
            their_steps += REINFORCED * 2.9 * _help(sight, area)
        balance = left_of(steps, power + 0.01, their_steps, their_power + 0.01, 3)
    odds = chance_of(balance)
    taken = 0.35 + 0.45 * max(0.0, balance)
    lost = 0.9 if balance < -0.3 else 0.5 - 0.35 * balance if balance < 0.6 else 0.2
    gain = odds * taken * sight.foe_worth[area] * sight.aim.attack + 0.3 * odds
    if area == MIDDLESEX:
        gain += 1.5 * odds * sight.count_weight * sight.aim.london
    return gain - max(0.08, (1.0 - odds) * lost) * own


def _help(sight: Sight, area: int) -> float:
    """The power that enemies near by could bring."""
    found = 0.0
    for start, _ in REACH[area]:
        found += sight.foe_power[start]
    return min(found, 4.0)


def best_strike(sight: Sight, stacks: list[list[int]]) -> Strike | None:
    """The attack that gains most by each point."""
    best: Strike | None = None
    reach: list[int] = [0] * AREA_COUNT
    for start in range(AREA_COUNT):
        if stacks[start]:
            for to, _ in REACH[start]:
                reach[to] = 1
    for target in range(AREA_COUNT):
        if reach[target] and sight.foes[target] and EXILE_OF[target] != sight.foe:
            best = _best_on(sight, target, stacks, best)
    return best


def _best_on(sight: Sight, target: int, stacks: list[list[int]], best: Strike | None) -> Strike | None:
    """The same on one area: with one, two or three wings, without their heirs or with them."""
    ways = wings_on(sight, target, stacks)[:MOST_WINGS]
    best = _with_wings(sight, target, ways, False, best)
    for wing in ways:
        for block in wing.blocks:
            if TYPE[block] == HEIR:
                return _with_wings(sight, target, ways, True, best)
    return best


class Muster:
    """What gathers for a battle: steps, power and worth."""

    def __init__(self, sight: Sight, target: int) -> None:
        self.sight = sight
        self.steps = sight.steps[target]
        self.power = sight.power[target]
        self.own = sight.worth[target]

    def join(self, wing: Wing, part: float, with_heirs: bool) -> bool:
        """Let a wing join; whether anybody came."""
        sight = self.sight
        came = False
        for block in wing.blocks:
            if with_heirs or TYPE[block] != HEIR:
                came = True
                self.steps += part * sight.s.strength[block]
                self.power += part * sight.attack(block)
                self.own += sight.worth_of(block)
        return came


def _with_wings(sight: Sight, target: int, ways: list[Wing], with_heirs: bool, best: Strike | None) -> Strike | None:
    s = sight.s
    here = Muster(sight, target)
    before = battle_value(sight, target, here.steps, here.power, here.own)
    chosen: list[Wing] = []
    price = 0
    cost = 0.0
    for wing in ways:
        pay = 0 if s.activated[wing.start] else 1
        if price + pay > s.points:
            continue
        is_main = (not chosen or chosen[0].via == wing.via) and s.attackers[target] != sight.foe
        if not here.join(wing, 1.0 if is_main else RESERVE_PART, with_heirs):
            continue
        price += pay
        chosen.append(wing)
        cost += leaving(sight, wing, with_heirs)
        value = battle_value(sight, target, here.steps, here.power, here.own) - before - cost
        value = value / price if price else value * 2.0
        if best is None or value > best.value:
            best = Strike(target, chosen[:], value, with_heirs)
    return best


def leaving(sight: Sight, wing: Wing, with_heirs: bool) -> float:
    """What it costs to leave only some blocks behind: danger for an heir, and the point for Middlesex."""
    start = wing.start
    staying = [b for b in sight.mine[start] if b not in wing.blocks or (TYPE[b] == HEIR and not with_heirs)]
    if not staying:
        return sight.count_weight * sight.aim.london if start == MIDDLESEX else 0.0
    cost = 0.0
    steps = power = worth = 0.0
    ranked = False
    for block in staying:
        steps += sight.s.strength[block]
        power += sight.defence(block, start)
        worth += sight.worth_of(block)
        ranked = ranked or IS_RANKED[block]
    if start == MIDDLESEX and not ranked:
        cost += sight.count_weight * sight.aim.london
    cost += (sight.danger(start, steps, power) - sight.danger(start, sight.steps[start], sight.power[start])) * worth
    return max(0.0, cost)
