"""Section 9: deaths, who follows whom, and 12.1: a side without heirs has lost."""

from bosworth.games.richard3 import log, nobles
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    CAPTIVE,
    DEAD,
    HEIR,
    HEIRS,
    MINOR,
    OFFBOARD,
    PERMANENT,
    POOL,
    PRISON,
    RANK,
    STRENGTH,
    TYPE,
    VERSION,
)
from bosworth.kernel.sequence import OVER


def lose_steps(s: Position, block: int, steps: int) -> None:
    """1.8 A block at zero is eliminated."""
    s.strength[block] -= steps
    if s.strength[block] <= 0:
        eliminate(s, block)


def eliminate(s: Position, block: int) -> None:
    """9 Heirs, rose nobles, Nevilles, Exeter and Clarence die for good; all others go to the pool face-down, at full strength."""
    log.named(s, "eliminated", block, s.where[block])
    if PERMANENT[block]:
        kill(s, block)
    else:
        to_pool(s, block)
        s.face_down[block] = 1


def to_pool(s: Position, block: int) -> None:
    """1.8 A block that goes to the pool is set to full strength at once."""
    s.place(block, POOL)
    s.strength[block] = STRENGTH[block]
    clear_marks(s, block)


def clear_marks(s: Position, block: int) -> None:
    """Forget what the block did this turn."""
    s.moved[block] = 0
    s.reserve[block] = 0
    s.pirate[block] = 0
    s.acted[block] = 0
    s.defected[block] = 0


def kill(s: Position, block: int) -> None:
    """9.1–9.3 Death for good, in both versions, and what it means for the succession."""
    _take_out(s, block)
    if VERSION[block] >= 0:
        _take_out(s, VERSION[block])
    if TYPE[block] == HEIR:
        _note_lost_heir(s, s.side_of(block))
    elif block in CAPTIVE:
        _note_lost_heir(s, 1 - s.side_of(block))
    if s.winner >= 0:
        return
    if block == s.king:
        s.king = -1
        log.side(s, "king-dead", s.king_side)
    elif block == s.pretender:
        s.pretender = senior_heir(s, s.pretender_side())
        log.named(s, "new-pretender", s.pretender)


def _take_out(s: Position, block: int) -> None:
    s.place(block, DEAD)
    s.strength[block] = 0
    s.face_down[block] = 0
    clear_marks(s, block)


def _note_lost_heir(s: Position, side: int) -> None:
    """9.1 One more heir of this side to be replaced by a minor."""
    s.pending[side] += 1
    check_heirs(s, side)


def check_heirs(s: Position, side: int) -> None:
    """12.1 A side with no heir left, dead or defected, has lost at once. Minors, the pool and the prisoner still count."""
    if not any(s.where[heir] not in (DEAD, OFFBOARD) for heir in HEIRS[side]):
        win(s, 1 - side, "no-heirs")


def win(s: Position, side: int, reason: str) -> None:
    """12 The game is over."""
    s.winner = side
    s.step = OVER
    s.barriers += 1
    if s.telling:
        nobles.account(s)
        s.tell("win-" + reason, {"side": log.side_name(side), "other": log.side_name(1 - side)})


def resign(s: Position, side: int) -> None:
    """12.3 The other side wins."""
    win(s, 1 - side, "resigned")


def senior_heir(s: Position, side: int) -> int:
    """1.6 The living heir of lowest rank; 16.2 a prisoner only if there is no other."""
    living = [heir for heir in HEIRS[side] if s.where[heir] not in (DEAD, OFFBOARD)]
    free = [heir for heir in living if s.where[heir] != PRISON]
    return (free or living)[0]


def next_minor(s: Position, side: int) -> int:
    """The most senior minor of a side, -1 if there is none."""
    return next((heir for heir in HEIRS[side] if s.where[heir] == MINOR), -1)


def claim_title(s: Position, heir: int) -> None:
    """9.4 An heir who enters or comes back and is senior to his side's King or Pretender takes the title at once (D61)."""
    if not s.rules.senior_title:
        return
    if s.side_of(heir) != s.king_side:
        if RANK[heir] < RANK[s.pretender]:
            s.pretender = heir
            log.named(s, "new-pretender", heir)
    elif s.king >= 0 and RANK[heir] < RANK[s.king]:
        s.king = heir
        log.new_king(s)


def crown_successor(s: Position) -> None:
    """9.2, 10.1 If the King is dead, the senior heir of his side is King; his name and area are told."""
    if s.king < 0:
        s.king = senior_heir(s, s.king_side)
        log.new_king(s)
