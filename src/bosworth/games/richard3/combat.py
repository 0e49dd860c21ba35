"""Sections 8.3 and 8.5–8.7: a block's turn in battle: fire, charge, firepower, hits."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.battle import ready_blocks
from bosworth.games.richard3.recruit import dead_neville_shields
from bosworth.games.richard3.retreat import retreat, retreat_areas
from bosworth.games.richard3.state import (
    ALLOCATE_HITS,
    NEXT_BLOCK,
    Position,
)
from bosworth.games.richard3.succession import eliminate
from bosworth.games.richard3.tables import (
    BLOCK_NAMES,
    DEAD,
    FIREPOWER,
    HEIR,
    HEIRS,
    HOMES,
    IS_CROWN,
    IS_NEVILLE,
    LANCASTER,
    NAMED_SHIELD,
    SHARED_SHIELDS,
    TYPE,
)
from bosworth.games.richard3.treachery import roll_of, targets, try_treachery
from bosworth.games.richard3.verbs import CHARGE, FIRE, HIT, PASS, RETREAT, TREACHERY
from bosworth.kernel.action import first, only, pack, second, verb
from bosworth.kernel.chance import Dice


def legal_turn(s: Position, side: int) -> list[int]:
    """8.3 What the blocks now due may do; attackers in round 4 only retreat."""
    found: list[int] = []
    must_leave = side == s.attacker and s.round == 4
    charger = -1 if must_leave else senior_present(s, side)
    for block in ready_blocks(s, side):
        if not must_leave:
            found += [pack(FIRE, block), pack(PASS, block)]
            if block == charger:
                found += [pack(CHARGE, block, enemy) for enemy in s.fighters(1 - side, s.battle)]
            if roll_of(s, block):
                found += [pack(TREACHERY, block, enemy) for enemy in targets(s, side, block)]
        if s.round >= 2:
            found += [pack(RETREAT, block, to) for to in retreat_areas(s, side, block)]
    return found


def play_turn(s: Position, side: int, action: int, dice: Dice) -> None:
    """8.3 Carry out a block's turn."""
    kind = verb(action)
    block = first(action)
    other = second(action)
    s.acted[block] = 1
    s.barriers += 1
    s.go(NEXT_BLOCK)
    if kind == FIRE:
        _fire(s, side, block, dice)
    elif kind == CHARGE:
        _charge(s, block, other, dice)
    elif kind == TREACHERY:
        try_treachery(s, block, other, dice)
    elif kind == RETREAT:
        retreat(s, side, block, other)
    else:
        log.named(s, "pass", block)


def _shoot(s: Position, block: int, target: int, name: str, dice: Dice) -> int:
    """8.5 As many dice as strength; each at or below the firepower is a hit."""
    power = firepower(s, block)
    rolls = [dice.roll(6) for _ in range(s.strength[block])]
    log.shot(s, name, block, target, rolls, power)
    hits = 0
    for die in rolls:
        if die <= power:
            hits += 1
    return hits


def _fire(s: Position, side: int, block: int, dice: Dice) -> None:
    s.hits = _shoot(s, block, -1, "fire", dice)
    _strike(s, 1 - side, dice)


def _strike(s: Position, side: int, dice: Dice) -> None:
    """8.5 All hits strike the strongest block; when it dies the rest go on to the next; beyond the last they are lost."""
    while s.hits > 0 and s.winner < 0:
        tied = strongest(s, side)
        if not tied:
            break
        if len(tied) > 1 and s.rules.hit_ties_owner:
            s.active = side
            s.go(ALLOCATE_HITS)
            return
        _wound(s, dice.one_of(tied, BLOCK_NAMES) if len(tied) > 1 else tied[0])
    s.hits = 0


def strongest(s: Position, side: int) -> list[int]:
    """8.5 The fighters of highest strength, in order of id."""
    strength = s.strength
    best = 0
    tied: list[int] = []
    for block in s.fighters(side, s.battle):
        if strength[block] > best:
            best = strength[block]
            tied = [block]
        elif strength[block] == best:
            tied.append(block)
    return tied


def _wound(s: Position, victim: int) -> None:
    steps = min(s.hits, s.strength[victim])
    s.hits -= steps
    _take_hits(s, victim, steps)


def _take_hits(s: Position, victim: int, steps: int) -> None:
    """1.8 The hits are told when they are taken, and before a block at zero is taken away."""
    s.strength[victim] -= steps
    log.hit(s, victim, steps)
    if s.strength[victim] <= 0:
        eliminate(s, victim)


def legal_hit(s: Position, side: int) -> list[int]:
    """8.5 Switch `hit_ties` = owner: he chooses among his strongest blocks."""
    return [pack(HIT, block) for block in strongest(s, side)]


def play_hit(s: Position, side: int, action: int, dice: Dice) -> None:
    """8.5 The chosen block takes the hits until it dies."""
    s.barriers += 1
    s.go(NEXT_BLOCK)
    _wound(s, only(action))
    _strike(s, side, dice)


def _charge(s: Position, block: int, target: int, dice: Dice) -> None:
    """8.7 Only the named block is hit, surplus is lost; if it lives it fires back at the heir at once."""
    hits = min(_shoot(s, block, target, "charge", dice), s.strength[target])
    if hits:
        _take_hits(s, target, hits)
    if s.where[target] != s.battle:
        return
    hits = min(_shoot(s, target, block, "reply", dice), s.strength[block])
    if hits:
        _take_hits(s, block, hits)


def senior_present(s: Position, side: int) -> int:
    """8.3 The senior heir of a side among its fighters here, -1 if there is none."""
    for heir in HEIRS[side]:
        if s.where[heir] == s.battle and not s.reserve[heir]:
            return heir
    return -1


def firepower(s: Position, block: int) -> int:
    """8.6 The printed number, plus what defending blocks get for shield, cathedral, city, Wales and crown."""
    power = FIREPOWER[block]
    side = s.side_of(block)
    if side == s.attacker:
        return power
    if TYPE[block] == HEIR:
        return power + _heir_bonus(s, side, block)
    if s.battle in HOMES[block]:
        return power + 1
    if IS_NEVILLE[block] and s.rules.neville_shields and s.battle in dead_neville_shields(s, block):
        return power + 1
    return power


def _heir_bonus(s: Position, side: int, heir: int) -> int:
    """8.6 His own named shield or a shared one, and the crown for the senior heir present; both add up by switch (D23)."""
    is_senior = heir == senior_present(s, side)
    shares = may_use_shield(s, side, s.battle) and (is_senior or s.rules.heir_shield_all)
    shield = 1 if shares or NAMED_SHIELD.get(s.battle, -1) == heir else 0
    crown = 1 if is_senior and IS_CROWN[s.battle] and side == s.king_side else 0
    return shield + crown if s.rules.crown_adds else shield | crown


def may_use_shield(s: Position, side: int, area: int) -> bool:
    """8.6 Shields that any heir of the side may use: the shared ones, and the named one of a dead Lancastrian heir."""
    if area in SHARED_SHIELDS[side]:
        return True
    owner = NAMED_SHIELD.get(area, -1)
    return side == LANCASTER and owner >= 0 and s.where[owner] == DEAD
