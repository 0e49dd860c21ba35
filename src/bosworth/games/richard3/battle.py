"""Sections 8.1, 8.2, 8.4 and 8.10–8.13: which battle, whose turn, reserves, the end."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import check_rescue
from bosworth.games.richard3.retreat import fresh_limits, legal_regroup, regroup, retreat_areas
from bosworth.games.richard3.state import (
    BATTLE_START,
    BATTLE_TURN,
    CHOOSE_BATTLE,
    NEXT_BATTLE,
    NEXT_BLOCK,
    REGROUPING,
    SUPPLY,
    TREASON_ROLL,
    Position,
)
from bosworth.games.richard3.succession import eliminate
from bosworth.games.richard3.tables import AREA_COUNT, AREA_NAMES, BLOCK_COUNT, LETTER, LETTER_FIRST
from bosworth.games.richard3.treachery import treason_targets
from bosworth.games.richard3.verbs import BATTLE, END
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice

NO_LETTER: Final = 4


def next_battle(s: Position, dice: Dice) -> None:
    """8.1 Player 1 picks one contested area at a time until none is left; a single one needs no picking."""
    areas = contested_areas(s)
    s.active = s.player1
    if not areas:
        s.go(SUPPLY)
    elif len(areas) == 1:
        _begin(s, areas[0])
    else:
        s.go(CHOOSE_BATTLE)


def contested_areas(s: Position) -> list[int]:
    """The areas where blocks of both sides stand."""
    both = s.held[0] & s.held[1]
    return [area for area in range(AREA_COUNT) if both >> area & 1] if both else []


def legal_choice(s: Position, side: int) -> list[int]:
    """8.1 Any contested area."""
    return [pack(BATTLE, area) for area in contested_areas(s)]


def play_choice(s: Position, side: int, action: int, dice: Dice) -> None:
    """8.1 Fight there."""
    _begin(s, only(action))


def _begin(s: Position, area: int) -> None:
    """8.1 All blocks that are not reserve are shown to both."""
    s.battle = area
    s.attacker = s.attackers[area]
    s.rolled = 0
    s.acted = [0] * BLOCK_COUNT
    s.defected = [0] * BLOCK_COUNT
    fresh_limits(s)
    s.barriers += 1
    log.at(s, "battle", s.attacker, area)
    log.line(s, "battle-line", 1 - s.attacker, s.fighters(1 - s.attacker, area))
    s.round = 1  # from here on all are seen: neither line before the other
    log.line(s, "battle-line", s.attacker, s.fighters(s.attacker, area))
    s.go(BATTLE_START)


def start(s: Position, dice: Dice) -> None:
    """8.4 Before round 1 the holder of the treason token may use it, if there is a target."""
    if s.treason >= 0 and treason_targets(s, s.treason):
        s.active = s.treason
        s.go(TREASON_ROLL)
    else:
        s.go(NEXT_BLOCK)


def next_block(s: Position, dice: Dice) -> None:
    """8.2 Letters A to D, in each the defender first; then the next round; 8.11 until only one side is left."""
    winner = _call_reserves(s)
    if winner >= 0:
        _end(s, winner)
        return
    side = next_side(s)
    if side < 0:
        _next_round(s)
    elif s.round == 4 and side == s.attacker and _cut_down(s, side):
        return
    else:
        s.active = side
        s.go(BATTLE_TURN)


def _call_reserves(s: Position) -> int:
    """8.10 A side without fighters calls its reserves; 8.11 without those it has lost. The winner, or -1.

    By switch `role_swap` a defender who calls them in round 1 is the attacker from then on (D22).
    """
    for side in (0, 1):
        if s.fighters(side, s.battle):
            continue
        reserves = s.blocks_in(side, s.battle)
        if not reserves:
            return 1 - side
        for block in reserves:
            s.reserve[block] = 0
            s.acted[block] = 1
        log.line(s, "reserves-early", side, reserves)
        if side != s.attacker and s.round == 1 and s.rules.role_swap:
            s.attacker = side
            log.side(s, "roles-swapped", side)
    return -1


def next_side(s: Position) -> int:
    """8.2 The side whose turn it is, -1 at the end of the round."""
    attack = _due_letter(s, s.attacker)
    defence = _due_letter(s, 1 - s.attacker)
    if attack == defence == NO_LETTER:
        return -1
    return s.attacker if attack < defence else 1 - s.attacker


def ready_blocks(s: Position, side: int) -> list[int]:
    """8.2 The blocks of the side that share the letter now due; the owner chooses among them."""
    letters = LETTER_FIRST if s.round == 1 else LETTER
    due = _due_letter(s, side)
    return [block for block in s.fighters(side, s.battle) if not s.acted[block] and letters[block] == due]


def _due_letter(s: Position, side: int) -> int:
    """8.2 The lowest letter among the fighters of a side that have not acted in this round."""
    letters = LETTER_FIRST if s.round == 1 else LETTER
    acted = s.acted
    due = NO_LETTER
    for block in s.fighters(side, s.battle):
        if not acted[block] and letters[block] < due:
            due = letters[block]
    return due


def _cut_down(s: Position, side: int) -> bool:
    """8.3 In round 4 an attacking block that cannot retreat in its turn is eliminated."""
    lost = [block for block in ready_blocks(s, side) if not retreat_areas(s, side, block)]
    for block in lost:
        if s.winner < 0:
            log.named(s, "cut-off", block, s.battle)
            eliminate(s, block)
    return bool(lost)


def _next_round(s: Position) -> None:
    """8.2 At the start of rounds 2, 3 and 4 every reserve block joins; 8.9 retreat counts start afresh."""
    s.round += 1
    s.acted = [0] * BLOCK_COUNT
    fresh_limits(s)
    if s.telling:
        s.tell("round", {"number": s.round, "area": AREA_NAMES[s.battle]})
    for side in (1 - s.attacker, s.attacker):
        joining = [block for block in s.blocks_in(side, s.battle) if s.reserve[block]]
        for block in joining:
            s.reserve[block] = 0
        if joining:
            s.barriers += 1
            log.line(s, "reserves", side, joining)


def _end(s: Position, winner: int) -> None:
    """8.11 The side that is left has won; 8.12 it may regroup."""
    area = s.battle
    log.battle_won(s, winner, area)
    for block in s.blocks_in(winner, area):
        s.reserve[block] = 0
    s.acted = [0] * BLOCK_COUNT
    s.defected = [0] * BLOCK_COUNT
    fresh_limits(s)
    s.attackers[area] = -1
    s.mains[area] = 0
    s.entered[area] = 0
    s.entered[AREA_COUNT + area] = 0
    s.attacker = -1
    s.rolled = 0
    s.round = 0
    s.barriers += 1
    check_rescue(s)
    s.active = winner
    if len(legal_regroup(s, winner)) > 1:
        s.go(REGROUPING)
    else:
        close(s)


def play_regroup(s: Position, side: int, action: int, dice: Dice) -> None:
    """8.12 Move a block on, or end."""
    if action == END:
        close(s)
    else:
        regroup(s, side, action)


def close(s: Position) -> None:
    """8.13 The battle is done with; on to the next."""
    for block in s.blocks_in(s.active, s.battle):
        s.pirate[block] = 0
    s.haven = -1
    s.battle = -1
    s.barriers += 1
    s.go(NEXT_BATTLE)
