"""A block's turn in battle at first sight: fire, charge, win over, or leave, in microseconds."""

from typing import Final

from bosworth.games.richard3 import odds
from bosworth.games.richard3.battle import ready_blocks
from bosworth.games.richard3.combat import firepower, senior_present
from bosworth.games.richard3.retreat import retreat_areas
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    EXILE_OF,
    HEIR,
    IS_RANKED,
    IS_WARWICK,
    LIMIT,
    LOYALTY,
    LOYALTY_WARWICK,
    PERMANENT,
    TYPE,
)
from bosworth.games.richard3.thinking.sight import HEIR_WORTH, chance_of, heirs_left, left_of
from bosworth.games.richard3.treachery import roll_of, targets
from bosworth.games.richard3.values.land import NEIGHBOURS
from bosworth.games.richard3.verbs import CHARGE, FIRE, RETREAT, TREACHERY
from bosworth.kernel.action import pack

HOPELESS: Final = 0.27
"""The chance to win below which blocks leave."""
HEIR_HOPE: Final[list[float]] = [0.9, 0.62, 0.5, 0.45, 0.4, 0.4]
"""The same for heirs, by the number that their side has left."""
RESERVE_PART: Final = 0.75


def battle_hope(s: Position, side: int) -> float:
    """A side's chance to win the battle, as it stands."""
    found = [[0.0, 0.0], [0.0, 0.0]]
    for who in (0, 1):
        for block in s.blocks_in(who, s.battle):
            part = RESERVE_PART if s.reserve[block] else 1.0
            found[who][0] += part * s.strength[block]
            found[who][1] += part * s.strength[block] * firepower(s, block) / 6.0
    attack = found[s.attacker]
    defence = found[1 - s.attacker]
    if not attack[0] or not defence[0]:
        return 1.0 if found[side][0] else 0.0
    win = chance_of(left_of(attack[0], attack[1], defence[0], defence[1] + 0.01, max(1, 4 - s.round)))
    return win if side == s.attacker else 1.0 - win


def block_worth(s: Position, block: int) -> float:
    """What a block is worth in a battle: a noble 1, more if he dies for good, an heir by how many are left."""
    found = 0.05 * s.strength[block] + (1.0 if IS_RANKED[block] else 0.3)
    if PERMANENT[block]:
        found += 0.3
    if TYPE[block] == HEIR:
        found += HEIR_WORTH[min(5, heirs_left(s, s.side_of(block)))]
        if block in (s.king, s.pretender):
            found += 1.0
    return found


def battle_turn(s: Position, side: int) -> int:
    """What one of the blocks now due does."""
    ready = ready_blocks(s, side)
    if s.round == 4 and side == s.attacker:
        return _must_leave(s, side, ready)
    block = ready[0]
    hope = battle_hope(s, side)
    if s.round >= 2:
        flight = _flight(s, side, ready, hope)
        if flight:
            return flight
    return _special(s, side, ready) or pack(FIRE, block)


def _flight(s: Position, side: int, ready: list[int], hope: float) -> int:
    """The retreat of one who wants away, 0 if nobody does."""
    for one in ready:
        if _wants_away(s, side, one, hope):
            to = refuge(s, side, one)
            if to >= 0:
                return pack(RETREAT, one, to)
    return 0


def _special(s: Position, side: int, ready: list[int]) -> int:
    """A roll of treachery, or a charge, that is better than to fire; 0 if there is none."""
    for one in ready:
        if roll_of(s, one):
            target = best_target(s, targets(s, side, one), IS_WARWICK[one])
            if target >= 0:
                return pack(TREACHERY, one, target)
    charger = senior_present(s, side)
    if charger in ready:
        target = charge_target(s, side, charger)
        if target >= 0:
            return pack(CHARGE, charger, target)
    return 0


def _must_leave(s: Position, side: int, ready: list[int]) -> int:
    for block in ready:
        to = refuge(s, side, block)
        if to >= 0:
            return pack(RETREAT, block, to)
    return s.offers(side)[0]


def _wants_away(s: Position, side: int, block: int, hope: float) -> bool:
    if TYPE[block] == HEIR:
        limit = HEIR_HOPE[min(5, heirs_left(s, side))]
        if hope < limit:
            return True
        return s.strength[block] == 1 and hope < limit + 0.2
    return hope < HOPELESS


def refuge(s: Position, side: int, block: int) -> int:
    """Where a block retreats to: among friends, away from enemies, where there is food; -1 if nowhere."""
    best = -1
    best_value = -100.0
    for area in retreat_areas(s, side, block):
        friends = s.count[side * AREA_COUNT + area]
        value = 0.5 * min(friends, LIMIT[area] - 1) - (2.0 if friends >= LIMIT[area] else 0.0)
        for to, _, _ in NEIGHBOURS[area]:
            if s.count[(1 - side) * AREA_COUNT + to] and to != s.battle:
                value -= 0.4 * s.count[(1 - side) * AREA_COUNT + to]
        if EXILE_OF[area] == side:
            value += 1.0 if TYPE[block] == HEIR else -0.5
        if value > best_value:
            best_value = value
            best = area
    return best


def best_target(s: Position, wavering: list[int], warwick: bool) -> int:
    """Whom to win over: fewest dice, most to gain; -1 if nobody is likely enough."""
    best = -1
    most = 0.7
    for block in wavering:
        dice = LOYALTY_WARWICK[block] if warwick and LOYALTY_WARWICK[block] else LOYALTY[block]
        value = (2.0 * block_worth(s, block) + 0.4 * s.strength[block]) / (1 << dice)
        if value > most:
            most = value
            best = block
    return best


def charge_target(s: Position, side: int, heir: int) -> int:
    """Whom an heir charges, if that is better than to fire; -1 if nobody."""
    steps = s.strength[heir]
    power = firepower(s, heir)
    best = -1
    most = steps * power / 6.0 * 0.45
    mine = block_worth(s, heir)
    for target in s.fighters(1 - side, s.battle):
        if TYPE[target] != HEIR and s.strength[target] > 2:
            continue
        promise = odds.charge(steps, power, (s.strength[target], firepower(s, target)), steps)
        value = promise.kills * block_worth(s, target) + 0.3 * promise.steps - promise.falls * mine - 0.3 * promise.wounds
        if value > most:
            most = value
            best = target
    return best
