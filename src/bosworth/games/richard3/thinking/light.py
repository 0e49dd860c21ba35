"""A policy that decides anything in microseconds, for play-outs: it knows the whole imagined position."""

from collections.abc import Callable
from typing import Final

from bosworth.games.richard3 import state as at
from bosworth.games.richard3 import verbs
from bosworth.games.richard3.combat import strongest
from bosworth.games.richard3.politics import home_areas, travellers
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.succession import next_minor
from bosworth.games.richard3.supply import counted_blocks, entry_areas
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    CITIES,
    EXILE_OF,
    FIRST_PLAIN_KIND,
    HEIR,
    IS_CITY,
    KIND_OF,
    LIMIT,
    MIDDLESEX,
    PLAGUE,
    POINTS,
    POOL,
    TURNS,
    TYPE,
)
from bosworth.games.richard3.thinking.aims import Aim
from bosworth.games.richard3.thinking.fight import battle_turn, best_target, block_worth, refuge
from bosworth.games.richard3.thinking.march import Turn
from bosworth.games.richard3.thinking.sight import heirs_left
from bosworth.games.richard3.treachery import treason_targets
from bosworth.games.richard3.values.land import NEIGHBOURS
from bosworth.kernel.action import pack
from bosworth.kernel.chance import Dice

NOISE: Final = 0.35
"""How far the judgements of a player turn are off in play-outs."""
MOST: Final = 4000


def run(s: Position, aims: list[Aim], dice: Dice, campaign: int, turn: int) -> None:
    """Play on until cards are chosen in a turn that is not before this one, or the game is over."""
    for _ in range(MOST):
        if s.winner >= 0:
            return
        if s.step == at.CHOOSE_CARD and not s.chosen[0] and not s.chosen[1] and _is_due(s, campaign, turn):
            return
        step_on(s, aims, dice)


def _is_due(s: Position, campaign: int, turn: int) -> bool:
    return s.campaign > campaign or (s.campaign == campaign and s.turn >= turn)


def step_on(s: Position, aims: list[Aim], dice: Dice) -> None:
    """Let whoever is due decide once; in the action phase, for the whole rest of the player turn."""
    if s.step == at.CHOOSE_CARD:
        side = 0 if not s.chosen[0] else 1
        s.play(side, pack(verbs.PLAY, card(s, side, dice)), dice)
        return
    side = s.active
    if s.step == at.ACTIONS:
        Turn(s, side, aims[side], dice, NOISE, False).run()
        return
    s.play(side, decide(s, side, dice), dice)


def decide(s: Position, side: int, dice: Dice) -> int:
    """What a side does at any decision but the choice of a card and a player turn."""
    if s.step == at.BATTLE_TURN:
        return battle_turn(s, side)
    return OTHERS[s.step](s, side, dice)


def card(s: Position, side: int, dice: Dice) -> int:
    """The kind of a card: mostly the strongest, at times any."""
    hand = s.hands[side]
    if dice.pick(10) < 3:
        return KIND_OF[hand[dice.pick(len(hand))]]
    best = -1
    most = -1.0
    for number in hand:
        kind = KIND_OF[number]
        value = float(POINTS[kind]) if kind >= FIRST_PLAIN_KIND else 2.4 if kind == PLAGUE else 1.6
        if s.turn == TURNS - 1 and kind >= FIRST_PLAIN_KIND:
            value = -value  # the last turn is to have the best
        if value > most or best < 0:
            most = value
            best = kind
    return best


def _stop(s: Position, side: int, dice: Dice) -> int:
    return s.offers(side)[0]


def _go_on(s: Position, side: int, dice: Dice) -> int:
    """In mid-move of somebody else's making: stop."""
    return verbs.STOP


def _plague(s: Position, side: int, dice: Dice) -> int:
    best = -1
    most = 0
    for area in CITIES:
        if s.holds(1 - side, area) and s.count[(1 - side) * AREA_COUNT + area] > most:
            most = s.count[(1 - side) * AREA_COUNT + area]
            best = area
    return verbs.DECLINE if best < 0 else pack(verbs.PLAGUE_AT, best)


def _battle(s: Position, side: int, dice: Dice) -> int:
    offers = s.offers(side)
    return offers[dice.pick(len(offers))]


def _treason(s: Position, side: int, dice: Dice) -> int:
    target = best_target(s, treason_targets(s, side), False)
    return verbs.DECLINE if target < 0 else pack(verbs.TREASON_ON, target)


def _hit(s: Position, side: int, dice: Dice) -> int:
    best = -1
    least = 1000.0
    for block in strongest(s, side):
        if block_worth(s, block) < least:
            least = block_worth(s, block)
            best = block
    return pack(verbs.HIT, best)


def _regroup(s: Position, side: int, dice: Dice) -> int:
    """Those too many to be fed go on."""
    if s.count[side * AREA_COUNT + s.battle] > LIMIT[s.battle]:
        blocks = s.blocks_in(side, s.battle)
        blocks.sort(key=lambda b: (TYPE[b] == HEIR, -s.strength[b]))
        for block in blocks:
            to = refuge(s, side, block)
            if to >= 0 and s.count[side * AREA_COUNT + to] < LIMIT[to]:
                action = pack(verbs.REGROUP, block, to)
                if action in s.offers(side):
                    return action
    return verbs.END


def executes(s: Position, side: int) -> bool:
    """Whether to kill a captive heir: in the count he is one, and dead he makes room for a minor, unless there is none."""
    return s.campaign < s.campaigns and heirs_left(s, 1 - side) == 1 and next_minor(s, 1 - side) < 0


def _execution(s: Position, side: int, dice: Dice) -> int:
    return verbs.EXECUTE if executes(s, side) else verbs.SPARE


def _entry(s: Position, side: int, dice: Dice) -> int:
    return pack(verbs.ENTER, safest(s, side, entry_areas(s, side)))


def safest(s: Position, side: int, areas: list[int]) -> int:
    """Where an heir is kept best: in company, far from enemies, where there is food."""
    best = areas[0]
    most = -100.0
    for area in areas:
        friends = s.count[side * AREA_COUNT + area]
        value = 0.5 * min(friends, LIMIT[area] - 1) - (2.0 if friends >= LIMIT[area] else 0.0)
        for to, _, _ in NEIGHBOURS[area]:
            value -= 0.5 * s.count[(1 - side) * AREA_COUNT + to]
        if value > most:
            most = value
            best = area
    return best


def _attrition(s: Position, side: int, dice: Dice) -> int:
    best = -1
    least = 1000.0
    for block in counted_blocks(s, side, s.area):
        if not s.acted[block]:
            value = block_worth(s, block) * (3.0 if s.strength[block] == 1 else 1.0 / s.strength[block])
            if value < least:
                least = value
                best = block
    return pack(verbs.REDUCE, best)


def _go_home(s: Position, side: int, dice: Dice) -> int:
    block = travellers(s, side)[0]
    areas = home_areas(s, block)
    if not areas:
        return pack(verbs.GO, block, POOL)
    best = areas[0]
    most = -100.0
    for area in areas:
        stays = 1 if s.where[block] == area else 0
        friends = s.count[side * AREA_COUNT + area] - stays
        value = 0.5 * min(friends, LIMIT[area] - 1) - (2.0 if friends >= LIMIT[area] else 0.0)
        value += 0.3 * IS_CITY[area] + (0.5 if area == MIDDLESEX else 0.0)
        value -= 0.5 if EXILE_OF[area] >= 0 and TYPE[block] != HEIR else 0.0
        if value > most:
            most = value
            best = area
    return pack(verbs.GO, block, best)


def _excess(s: Position, side: int, dice: Dice) -> int:
    best = -1
    least = 1000.0
    for block in counted_blocks(s, side, s.area):
        if block_worth(s, block) < least:
            least = block_worth(s, block)
            best = block
    return pack(verbs.BANISH, best)


OTHERS: Final[dict[int, Callable[[Position, int, Dice], int]]] = {
    at.MULLIGAN: _stop,
    at.MULLIGAN_REPLY: _stop,
    at.MOVING: _go_on,
    at.MUSTER_AREA: _stop,
    at.MUSTER_MOVES: _stop,
    at.PLAGUE_AREA: _plague,
    at.CHOOSE_BATTLE: _battle,
    at.TREASON_ROLL: _treason,
    at.ALLOCATE_HITS: _hit,
    at.REGROUPING: _regroup,
    at.EXECUTION: _execution,
    at.HEIR_ENTRY: _entry,
    at.ATTRITION: _attrition,
    at.GO_HOME: _go_home,
    at.EXILE_EXCESS: _excess,
}
