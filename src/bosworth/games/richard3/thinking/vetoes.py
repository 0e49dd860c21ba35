"""What a sensible player never does, whatever his level: such offers are not even proposed."""

from collections.abc import Callable
from typing import Final

from bosworth.games.richard3 import odds, verbs
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.battle import contested_areas
from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.nobles import score
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.supply import counted_blocks
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    COUNTS,
    EXILE_OF,
    HEIR,
    IS_RANKED,
    LIMIT,
    LOYALTY,
    MIDDLESEX,
    POOL,
    TURNS,
    TYPE,
)
from bosworth.games.richard3.thinking.fight import battle_hope, block_worth
from bosworth.games.richard3.thinking.light import executes
from bosworth.games.richard3.thinking.sight import heirs_left
from bosworth.games.richard3.values.land import NEIGHBOURS, REACH
from bosworth.kernel.action import first, only, second, verb

WON: Final = 0.9
"""The chance to win a battle from which nobody flees."""
LOST: Final = 0.12
"""The chance to win a battle in which no heir stays who may leave it."""


def sensible(s: Position, side: int, offers: list[int]) -> list[int]:
    """The offers without those that are silly; all of them, if they are all that."""
    found = [action for action in offers if not is_silly(s, side, action, offers)]
    return found or offers


def is_silly(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """Whether an offer is one that nobody sensible would take."""
    judge = JUDGES.get(s.step)
    return judge is not None and judge(s, side, action, offers)


def last_chance(s: Position) -> bool:
    """Whether the count comes before anybody can act again: the second player turn of the seventh turn."""
    return s.turn == TURNS and s.active != s.player1


# --- the action phase -----------------------------------------------------------------------------------------------------------


def _in_turn(s: Position, side: int, action: int, offers: list[int]) -> bool:
    kind = verb(action)
    block, to = first(action), verbs.goal(action)
    if kind == verbs.STOP:
        return False
    if kind == verbs.END:
        return s.turn == TURNS and any(_counts_when_called(one) for one in offers)
    if kind == verbs.RECRUIT:
        return last_chance(s) and not IS_RANKED[block] and any(_counts_when_called(one) for one in offers)
    start = s.where[block]
    if kind == verbs.SEA and s.turn == TURNS and IS_RANKED[block] and COUNTS[start] and not COUNTS[to]:
        return not _is_outnumbered(s, side, start)
    foes = s.count[(1 - side) * AREA_COUNT + to]
    if foes:
        return _is_lonely_attack(s, side, action, to, foes)
    return _leaves_london(s, side, block, start) or _walks_into_danger(s, side, block, start, to)


def _counts_when_called(action: int) -> bool:
    return verb(action) == verbs.RECRUIT and IS_RANKED[first(action)] and COUNTS[second(action)]


def _is_outnumbered(s: Position, side: int, area: int) -> bool:
    return s.count[(1 - side) * AREA_COUNT + area] >= s.count[side * AREA_COUNT + area]


def _is_lonely_attack(s: Position, side: int, action: int, to: int, foes: int) -> bool:
    """Whether a block falls on more enemies than it and all who may follow it are; an heir, on as many."""
    friends = s.count[side * AREA_COUNT + to]
    if TYPE[first(action)] == HEIR and not friends and foes >= 2:
        return True
    if verb(action) == verbs.SEA:
        return friends + s.points < 0.6 * foes
    return friends + _followers(s, side, to) + (s.step == at.MOVING) < 0.6 * foes


def _followers(s: Position, side: int, area: int) -> int:
    """How many may still come there by land in this turn."""
    found = 0
    stacks: list[int] = []
    for start, limit in REACH[area]:
        if s.points > 0 or s.activated[start]:
            ready = [b for b in s.blocks_in(side, start) if not s.moved[b]]
            stacks.append(min(limit, len(ready)))
    stacks.sort(reverse=True)
    for number in stacks[: max(1, s.points + 1)]:
        found += number
    return found


def _leaves_london(s: Position, side: int, block: int, start: int) -> bool:
    """7 In the seventh turn the last noble stays in Middlesex, if it decides who is King."""
    if s.turn != TURNS or start != MIDDLESEX or not IS_RANKED[block]:
        return False
    others = [b for b in s.blocks_in(side, start) if b != block and IS_RANKED[b]]
    return not others and abs(score(s, 0) - score(s, 1)) <= LIMIT[MIDDLESEX]


def _walks_into_danger(s: Position, side: int, block: int, start: int, to: int) -> bool:
    """Whether one of the last two heirs goes from company, or from exile, to where enemies are near and nobody with him."""
    if TYPE[block] != HEIR or heirs_left(s, side) > 2 or last_chance(s):
        return False
    if s.count[side * AREA_COUNT + to] or s.count[(1 - side) * AREA_COUNT + start]:
        return False
    return _near(s, 1 - side, to) >= max(2, _near(s, 1 - side, start)) and EXILE_OF[to] < 0


def _near(s: Position, side: int, area: int) -> int:
    """How many blocks of a side stand next to an area."""
    found = 0
    for to, _, _ in NEIGHBOURS[area]:
        found += s.count[side * AREA_COUNT + to]
    return found


def _plague(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """7 The plague is never wasted on fewer blocks than it could strike."""
    sizes = [s.count[(1 - side) * AREA_COUNT + only(one)] for one in offers if one != verbs.DECLINE]
    if action == verbs.DECLINE:
        return bool(sizes)
    return s.count[(1 - side) * AREA_COUNT + only(action)] < max(sizes) - 1


# --- battles --------------------------------------------------------------------------------------------------------------------


def _in_battle(s: Position, side: int, action: int, offers: list[int]) -> bool:
    kind, block, other = verb(action), first(action), second(action)
    if kind == verbs.PASS:
        return True
    if side == s.attacker and s.round == 4:
        return False
    if kind == verbs.RETREAT:
        return battle_hope(s, side) > WON
    if kind == verbs.CHARGE and _is_reckless(s, side, block, other):
        return True
    leaves = any(verb(one) == verbs.RETREAT and first(one) == block for one in offers)
    return leaves and TYPE[block] == HEIR and heirs_left(s, side) <= 2 and battle_hope(s, side) < LOST


def _is_reckless(s: Position, side: int, heir: int, target: int) -> bool:
    """Whether an heir charges at a greater price than prize."""
    steps = s.strength[heir]
    promise = odds.charge(steps, firepower(s, heir), (s.strength[target], firepower(s, target)), steps)
    if heirs_left(s, 1 - side) == 1 and TYPE[target] == HEIR:
        return promise.kills < promise.falls
    return promise.falls * block_worth(s, heir) > promise.kills * block_worth(s, target) + 0.1 * promise.steps


def _treason(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """8.4 The token is not kept for a battle that will not come, nor tried on the more loyal of two alike."""
    dice = [LOYALTY[only(one)] for one in offers if one != verbs.DECLINE]
    if action == verbs.DECLINE:
        return len(contested_areas(s)) <= 1
    return LOYALTY[only(action)] >= 3 and min(dice) == 1


def _hits(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """8.5 An heir never takes what somebody else could."""
    return TYPE[only(action)] == HEIR and any(TYPE[only(one)] != HEIR for one in offers)


def _regroup(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """8.12 Nobody leaves the count, or the company of the last heirs, after a victory."""
    if action == verbs.END:
        return False
    block, to = first(action), second(action)
    if s.turn == TURNS and IS_RANKED[block] and (not COUNTS[to] or _leaves_london(s, side, block, s.battle)):
        return True
    return _walks_into_danger(s, side, block, s.battle, to)


# --- supply and the political turn ----------------------------------------------------------------------------------------------


def _execution(s: Position, side: int, action: int, offers: list[int]) -> bool:
    return (action == verbs.EXECUTE) != executes(s, side)


def _entry(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """10.3 A minor does not enter beside the enemy, if there is a quieter place."""
    return _near(s, 1 - side, only(action)) > min([_near(s, 1 - side, only(one)) for one in offers]) + 1


def _attrition(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """10.4 Nobody starves to death, and no heir goes hungry, if another can bear it."""
    block = first(action)
    bearers = [b for b in counted_blocks(s, side, s.area) if not s.acted[b] and s.strength[b] > 1]
    if s.strength[block] == 1:
        return bool(bearers)
    return TYPE[block] == HEIR and any(TYPE[b] != HEIR for b in bearers)


def _home(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """11.4 Nobody goes where there is no room, if he has another home."""
    block, to = first(action), second(action)
    if to == POOL or s.count[side * AREA_COUNT + to] < LIMIT[to] or s.where[block] == to:
        return False
    homes = [second(one) for one in offers if first(one) == block]
    return any(home != POOL and s.count[side * AREA_COUNT + home] < LIMIT[home] for home in homes)


def _excess(s: Position, side: int, action: int, offers: list[int]) -> bool:
    """11.6 An heir is not sent away if another can go."""
    return TYPE[only(action)] == HEIR and any(TYPE[only(one)] != HEIR for one in offers)


JUDGES: Final[dict[int, Callable[[Position, int, int, list[int]], bool]]] = {
    at.ACTIONS: _in_turn,
    at.MOVING: _in_turn,
    at.PLAGUE_AREA: _plague,
    at.BATTLE_TURN: _in_battle,
    at.TREASON_ROLL: _treason,
    at.ALLOCATE_HITS: _hits,
    at.REGROUPING: _regroup,
    at.EXECUTION: _execution,
    at.HEIR_ENTRY: _entry,
    at.ATTRITION: _attrition,
    at.GO_HOME: _home,
    at.EXILE_EXCESS: _excess,
}
"""By decision: who tells what is silly in it."""
