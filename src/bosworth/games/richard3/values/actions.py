"""A player turn in the action phase: attacks, landings, recruits and marches, compared by what a point buys."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.tables import AREA_COUNT, COUNTS, EXILE_OF, HEIR, IS_PORT, IS_RANKED, MIDDLESEX, TYPE
from bosworth.games.richard3.values import attack, reasons
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.land import ARE_NEIGHBOURS, NEIGHBOURS, REACH, ends_move
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.worth import Worth

FREE: Final = 0.4
"""The price at which an action that costs no point is compared with those that cost one."""


def appraise(board: Board, offers: Sequence[int]) -> list[Worth]:
    """Each offer by the best plan that begins with it; `end` is worth nothing."""
    steps: dict[int, set[int]] = {}
    for action in offers:
        if verb(action) == verbs.MOVE:
            steps.setdefault(first(action), set()).add(second(action))
    marches = _marches(board, steps)
    return [_appraise_one(board, action, marches) for action in offers]


def _appraise_one(board: Board, action: int, marches: dict[tuple[int, int], Worth]) -> Worth:
    block, area = first(action), verbs.goal(action)
    if verb(action) == verbs.MOVE:
        return marches.get((block, area), Worth(-1.0, reasons.NOT_USEFUL))
    if verb(action) == verbs.RECRUIT:
        reason = reasons.RECRUIT_NOBLE if IS_RANKED[block] else reasons.RECRUIT_TROOPS
        return Worth(added(board, block, area), reason, reasons.to(block, area))
    if verb(action) == verbs.SEA:
        return _voyage(board, block, area)
    return Worth(0.0, reasons.END)


def added(board: Board, block: int, area: int) -> float:
    """What a block adds to an area without enemies."""
    return board.hold([*board.mine[area], block], area) - board.held(area)


def _voyage(board: Board, block: int, area: int) -> Worth:
    """A landing, or under Piracy an attack; a companion may come for the same point between ports."""
    s = board.known
    start = s.where[block]
    cost = attack.leaving(board, start, [b for b in board.mine[start] if b != block])
    if board.foes[area]:
        gain = attack.value_present(board, area, [block])
        if board.mine[area]:
            gain -= attack.value_present(board, area, [])
        return Worth(gain - cost, reasons.ATTACK, reasons.at(area))
    value = added(board, block, area) - own_place(board, block, start) - cost
    price = 1.0
    if start * AREA_COUNT + area in s.credits:
        price = FREE
    elif IS_PORT[start] and IS_PORT[area]:
        value += max([0.0, *(0.6 * _gain(board, b, start, area) for b in board.mine[start] if b != block and not s.moved[b])])
    landing = EXILE_OF[start] >= 0 and COUNTS[area] and IS_RANKED[block]
    return Worth(value / price, reasons.LAND if landing else reasons.SAIL, reasons.to(block, area))


def _gain(board: Board, block: int, start: int, area: int) -> float:
    return added(board, block, area) - own_place(board, block, start)


def own_place(board: Board, block: int, area: int) -> float:
    """What a block's place in an area is worth apart from the others there: its part in the count and its own danger."""
    if EXILE_OF[area] >= 0 or board.foes[area]:
        return 0.0
    value = board.standing(block, area)
    if board.enemy_still_moves:
        value -= board.danger(board.mine[area], area) * board.worth(block)
    return value + board.eagerness * board.pull(area)


# --- marches --------------------------------------------------------------------------------------------------------------------


def _marches(board: Board, steps: dict[int, set[int]]) -> dict[tuple[int, int], Worth]:
    """The worth of each first step: as the beginning of an attack, or of a march to a better place."""
    found: dict[tuple[int, int], Worth] = {}
    for plan in attack.plans(board, steps):
        hunts = board.heir_hopes[plan.target] > 0.5 * plan.value
        joins = bool(board.mine[plan.target])
        reason = reasons.REINFORCE if joins else reasons.HUNT_HEIR if hunts else reasons.ATTACK
        _keep(found, plan.block, plan.step, Worth(plan.value / (plan.cost or FREE), reason, reasons.at(plan.target)))
    for block, exits in steps.items():
        start = board.known.where[block]
        price = FREE if board.known.activated[start] else 1.0
        here = _cost_of_leaving(board, block, start)
        for step in exits:
            if not board.foes[step]:
                _keep(found, block, step, _march(board, block, step, here, price))
    _group_marches(board, steps, found)
    return found


def _group_marches(board: Board, steps: dict[int, set[int]], found: dict[tuple[int, int], Worth]) -> None:
    """Stacks that go somewhere together, where one alone would not dare to."""
    for start, blocks in attack.movable(board, steps).items():
        if len(blocks) == 1 or board.foes[start]:
            continue
        for to, width in REACH[start]:
            leader = blocks[0]
            step = _first_step(board, start, to, steps[leader])
            if step >= 0:
                _keep(found, leader, step, _group_march(board, blocks[:width], start, to))


def _first_step(board: Board, start: int, to: int, exits: set[int]) -> int:
    """The first step on the way to an area without enemies, -1 if no way leads there."""
    if board.foes[to] or EXILE_OF[to] == board.foe:
        return -1
    if to in exits:
        return to
    ways = [via for via in exits if not board.foes[via] and not ends_move(start, via) and ARE_NEIGHBOURS[via][to]]
    return min(ways, default=-1)


def _group_march(board: Board, group: list[int], start: int, to: int) -> Worth:
    staying = [b for b in board.mine[start] if b not in group]
    there = board.hold(board.mine[to] + group, to) - board.held(to)
    value = there + board.hold(staying, start) - board.held(start) - 0.1
    price = FREE if board.known.activated[start] else 1.0
    return Worth(value / price, _why(group[0], to), reasons.to(group[0], to))


def _keep(found: dict[tuple[int, int], Worth], block: int, step: int, worth: Worth) -> None:
    other = found.get((block, step))
    if other is None or other.value < worth.value:
        found[block, step] = worth


def _cost_of_leaving(board: Board, block: int, start: int) -> float:
    staying = [b for b in board.mine[start] if b != block]
    return own_place(board, block, start) + attack.leaving(board, start, staying)


def _march(board: Board, block: int, step: int, here: float, price: float) -> Worth:
    """A march to an area without enemies, one or two steps away."""
    start = board.known.where[block]
    best, end = added(board, block, step), step
    for to, limit, _ in NEIGHBOURS[step] if not ends_move(start, step) else ():
        if not board.foes[to] and to != start and EXILE_OF[to] != board.foe and attack.room(board, step, to, limit) > 0:
            value = added(board, block, to) - 0.01
            if value > best:
                best, end = value, to
    return Worth((best - here - 0.05) / price, _why(block, end), reasons.to(block, end))


def _why(block: int, area: int) -> str:
    if area == MIDDLESEX:
        return reasons.TAKE_LONDON
    return reasons.SAFETY if TYPE[block] == HEIR else reasons.POSITION


def appraise_moving(board: Board, offers: Sequence[int]) -> list[Worth]:
    """In mid-move: stop here, go on, or fall on an enemy."""
    block = board.known.mover
    here = board.known.where[block]
    board.mine[here].remove(block)
    return [_appraise_end(board, block, here if action == verbs.STOP else second(action)) for action in offers]


def _appraise_end(board: Board, block: int, area: int) -> Worth:
    if not board.foes[area]:
        value = max(added(board, block, area), _leading(board, block, area))
        return Worth(value, _why(block, area), reasons.to(block, area))
    joiners = _joiners(board, area)
    together = attack.value_present(board, area, [block, *joiners])
    alone = attack.value_present(board, area, [block])
    before = attack.value_present(board, area, []) if board.mine[area] else 0.0
    return Worth(max(alone, together) - before + board.standing(block, area), reasons.ATTACK, reasons.at(area))


def _leading(board: Board, block: int, area: int) -> float:
    """What a place is worth to a block if those it left behind follow it there."""
    start = board.known.came_from
    followers = [b for b in board.mine[start] if not board.known.moved[b]]
    if not followers or start == area or board.foes[start] or area not in dict(REACH[start]):
        return -1.0
    staying = [b for b in board.mine[start] if b not in followers]
    there = board.hold([*board.mine[area], block, *followers], area) - board.held(area)
    return there + board.hold(staying, start) - board.held(start)


def _joiners(board: Board, area: int) -> list[int]:
    """Those who can follow into a battle this turn without a further point: blocks of activated areas."""
    s = board.known
    stacks = {
        start: [b for b in blocks if not s.moved[b] and TYPE[b] != HEIR]
        for start, blocks in enumerate(board.mine)
        if blocks and s.activated[start]
    }
    return [block for wing in attack.wings(board, area, stacks)[:3] for block in wing.blocks]
