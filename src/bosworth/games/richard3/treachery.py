"""Sections 8.4 and 8.8: the treason token, treachery rolls, defection."""

from typing import Final

from bosworth.games.richard3 import log
from bosworth.games.richard3.state import NEXT_BLOCK, Position
from bosworth.games.richard3.succession import check_heirs, claim_title, clear_marks
from bosworth.games.richard3.tables import (
    BLOCK_NAMES,
    HEIR,
    IS_WARWICK,
    LOYALTY,
    LOYALTY_WARWICK,
    OFFBOARD,
    TYPE,
    VERSION,
    WARWICK_BARRED,
)
from bosworth.games.richard3.verbs import DECLINE, TREASON_ON
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice

KING_ROLL: Final = 1
PRETENDER_ROLL: Final = 2
WARWICK_ROLL: Final = 4


def roll_of(s: Position, block: int) -> int:
    """8.8 The once-per-battle roll that a block may make: the King's, the Pretender's, Warwick's; 0 if none is left to it."""
    if block == s.king:
        roll = KING_ROLL
    elif block == s.pretender:
        roll = PRETENDER_ROLL
    elif IS_WARWICK[block]:
        roll = WARWICK_ROLL
    else:
        return 0
    return 0 if s.rolled & roll else roll


def is_wavering(s: Position, block: int) -> bool:
    """8.8 A loyalty number, not King or Pretender, not defected in this battle."""
    return LOYALTY[block] > 0 and block not in (s.king, s.pretender) and not s.defected[block]


def treason_targets(s: Position, side: int) -> list[int]:
    """8.4 Enemy blocks that the treason token may be tried on."""
    return [block for block in s.fighters(1 - side, s.battle) if is_wavering(s, block)]


def targets(s: Position, side: int, source: int) -> list[int]:
    """8.8 Enemy blocks that King, Pretender or Warwick may roll for; by switch he may not for two of them (D31)."""
    barred = IS_WARWICK[source] and s.rules.warwick_barred
    return [block for block in treason_targets(s, side) if not (barred and WARWICK_BARRED[block])]


def legal_treason(s: Position, side: int) -> list[int]:
    """8.4 Try one, or keep the token for a later battle of this turn."""
    return [DECLINE] + [pack(TREASON_ON, block) for block in treason_targets(s, side)]


def play_treason(s: Position, side: int, action: int, dice: Dice) -> None:
    """8.4 The token is spent by the roll."""
    s.barriers += 1
    if action != DECLINE:
        s.treason = -1
        target = only(action)
        _roll(s, -1, target, LOYALTY[target], dice)
    s.go(NEXT_BLOCK)


def try_treachery(s: Position, source: int, target: int, dice: Dice) -> None:
    """8.8 The roll is spent; Warwick needs fewer dice for Kent and Salisbury."""
    s.rolled |= roll_of(s, source)
    number = LOYALTY_WARWICK[target] if IS_WARWICK[source] else LOYALTY[target]
    _roll(s, source, target, number, dice)


def _roll(s: Position, source: int, target: int, number: int, dice: Dice) -> None:
    """8.8 All dice even: the block defects."""
    rolls = [dice.roll(6) for _ in range(number)]
    succeeds = all(die % 2 == 0 for die in rolls)
    if s.telling:
        args: dict[str, int | str] = {"target": BLOCK_NAMES[target], "dice": log.dice_text(rolls)}
        args["block"] = BLOCK_NAMES[source] if source >= 0 else "treason"
        s.tell("treachery-succeeds" if succeeds else "treachery-fails", args)
    if succeeds:
        defect(s, target)


def defect(s: Position, block: int) -> None:
    """8.8 Replaced by the other version: same area, same strength, reserve of the new side; not a pirate any more."""
    other = VERSION[block]
    area = s.where[block]
    side = s.side_of(block)
    s.place(block, OFFBOARD)
    s.place(other, area)
    s.strength[other] = s.strength[block]
    s.strength[block] = 0
    clear_marks(s, block)
    clear_marks(s, other)
    s.face_down[other] = 0
    s.moved[other] = 1
    s.reserve[other] = 1
    s.defected[other] = 1
    log.defects(s, other, area)
    if TYPE[block] == HEIR:
        check_heirs(s, side)
    elif TYPE[other] == HEIR:
        claim_title(s, other)
