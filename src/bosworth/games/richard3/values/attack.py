"""Attacks as a whole: which stacks can strike an area together, and what that promises."""

from typing import Final, NamedTuple

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
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.land import NEIGHBOURS, REACH
from bosworth.games.richard3.values.odds import Force, chance_to_win, clash, gathered

RESERVE_PART: Final = 0.75
"""What a block is worth in a battle when it comes in only from the second round."""
REINFORCED: Final = 0.15
"""The part of what the enemy could bring to a battle that he is expected to bring."""


class Wing(NamedTuple):
    """Blocks of one area that can reach a target by one gate: straight, or through the area `via`."""

    start: int
    via: int
    blocks: list[int]


class Plan(NamedTuple):
    """An attack on an area: its value, what it costs, and the first step that begins it."""

    target: int
    value: float
    cost: int
    block: int
    step: int


def room(board: Board, area: int, to: int, limit: int) -> int:
    """How many more own blocks may cross a border this turn."""
    s = board.known
    used = s.crossed[board.me * BORDER_COUNT + BORDER_AT[area * AREA_COUNT + to]]
    return limit + (s.event == SURPRISE) - used


def wings(board: Board, target: int, stacks: dict[int, list[int]]) -> list[Wing]:
    """The stacks that can reach a target in one or two steps, each by its widest way; the strongest first."""
    found: dict[int, Wing] = {}
    for via, limit, _ in NEIGHBOURS[target]:
        space = room(board, via, target, limit)
        if space <= 0:
            continue
        _offer(found, Wing(via, via, stacks.get(via, [])[:space]))
        if not board.foes[via] and EXILE_OF[via] != board.foe:
            for start, first, stops in NEIGHBOURS[via]:
                if start in stacks and start != target and not stops:
                    passing = min(space, room(board, start, via, first))
                    _offer(found, Wing(start, via, stacks[start][: max(0, passing)]))
    return sorted(found.values(), key=lambda wing: (-len(wing.blocks), wing.start))


def _offer(found: dict[int, Wing], wing: Wing) -> None:
    other = found.get(wing.start)
    if wing.blocks and (other is None or len(other.blocks) < len(wing.blocks)):
        found[wing.start] = wing


def worth_of_battle(board: Board, area: int, force: Force, own: float) -> float:
    """What a battle is worth: their losses and the ground, less our own. `own`: the worth of the blocks we send into it."""
    if not force.steps:
        return 0.0
    theirs = board.foe_force(area)
    if board.known.attackers[area] == board.foe:
        lost, kept = clash(theirs, force)
        odds = 1.0 - chance_to_win(lost, kept)
    else:
        if board.enemy_still_moves and board.known.active == board.known.player1:
            theirs = theirs.plus(board.threat(area), REINFORCED)
        kept, lost = clash(force, theirs)
        odds = chance_to_win(kept, lost)
    gain = (1.0 - lost) * odds * board.foe_worth(area) + 0.3 * odds
    if area == MIDDLESEX:
        gain += 1.5 * odds * board.count_weight
    return gain - (1.0 - kept) * own


def value_present(board: Board, target: int, extra: list[int]) -> float:
    """What the battle for an area is worth as it stands, with some blocks more."""
    present = board.mine[target] + extra
    return worth_of_battle(board, target, gathered(map(board.attack_force, present)), board.worth_of(present))


def movable(board: Board, offers: dict[int, set[int]]) -> dict[int, list[int]]:
    """The blocks that have an offer to move, by area, the fiercest first; heirs last, as they should not lead."""
    stacks: dict[int, list[int]] = {}
    for block in offers:
        stacks.setdefault(board.known.where[block], []).append(block)
    for blocks in stacks.values():
        blocks.sort(key=lambda b: (TYPE[b] == HEIR, -board.attack_force(b).power, b))
    return stacks


def plans(board: Board, offers: dict[int, set[int]]) -> list[Plan]:
    """For each enemy area in reach the best attacks with one, two or three stacks; `offers`: first steps by block."""
    stacks = movable(board, offers)
    targets = {area for start in stacks for area, _ in REACH[start] if board.foes[area] and EXILE_OF[area] != board.foe}
    found: list[Plan] = []
    for target in sorted(targets):
        found += _plans_on(board, target, wings(board, target, stacks), offers)
    return found


def _plans_on(board: Board, target: int, ways: list[Wing], offers: dict[int, set[int]]) -> list[Plan]:
    before = value_present(board, target, []) if board.mine[target] else 0.0
    found: list[Plan] = []
    chosen: list[Wing] = []
    cost = 0
    for wing in ways[:4]:
        price = 0 if board.known.activated[wing.start] else 1
        if cost + price > board.known.points:
            continue
        cost += price
        chosen.append(wing)
        alone = _plan(board, target, [wing], before, price, offers)
        found += [plan for plan in (alone, _plan(board, target, chosen, before, cost, offers)) if plan]
    return found


def _plan(board: Board, target: int, chosen: list[Wing], before: float, cost: int, offers: dict[int, set[int]]) -> Plan | None:
    """The best use of some stacks: with their heirs, or without."""
    best: Plan | None = None
    for with_heirs in (False, True):
        parts = [Wing(w.start, w.via, [b for b in w.blocks if with_heirs or TYPE[b] != HEIR]) for w in chosen]
        first = next(((b, w.via if w.via != w.start else target) for w in parts for b in w.blocks), None)
        if first is None or first[1] not in offers[first[0]]:
            continue
        value = _value(board, target, parts) - before
        if best is None or value > best.value:
            best = Plan(target, value, cost, first[0], first[1])
    return best


def _value(board: Board, target: int, parts: list[Wing]) -> float:
    """The attack's worth with these wings (the first is the main force), less what the stacks leave behind is worth less."""
    s = board.known
    present = board.mine[target]
    force = gathered(map(board.attack_force, present))
    own = board.worth_of(present)
    main = parts[0].via
    cost = 0.0
    for wing in parts:
        part = 1.0 if wing.via == main and s.attackers[target] != board.foe else RESERVE_PART
        force = force.plus(gathered(map(board.attack_force, wing.blocks)), part)
        own += board.worth_of(wing.blocks)
        staying = [b for b in board.mine[wing.start] if b not in wing.blocks]
        cost += leaving(board, wing.start, staying)
    return worth_of_battle(board, target, force, own) - cost


def leaving(board: Board, area: int, staying: list[int]) -> float:
    """What it costs to leave only some blocks in an area: more danger for them, and the point for Middlesex."""
    if board.foes[area]:
        return 0.0
    before = board.mine[area]
    cost = 0.0
    if board.enemy_still_moves and staying:
        cost = max(0.0, board.danger(staying, area) - board.danger(before, area)) * board.worth_of(staying)
    if area == MIDDLESEX and not any(IS_RANKED[b] for b in staying):
        cost += board.count_weight
    return cost
