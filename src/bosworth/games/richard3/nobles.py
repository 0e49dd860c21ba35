"""11.2: the nobles that a side holds, which decide who is King; the same is the running score of section 13."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.prisoner import is_prisoner
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, COUNTS, HENRY_VI, IS_RANKED, LANCASTER, MIDDLESEX


def held(s: Position, side: int) -> list[int]:
    """11.2 Heirs, nobles and church on the map outside exile and the Isle of Man, and a prisoner."""
    where = s.where
    found = [block for block in s.roster(side) if where[block] < AREA_COUNT and IS_RANKED[block] and COUNTS[where[block]]]
    if side == LANCASTER and is_prisoner(s):
        found.append(HENRY_VI)
    return found


def _holds_middlesex(s: Position, side: int, blocks: list[int]) -> bool:
    """11.2 Before 11.1 is carried out it is foreseen: blocks that will disband do not hold it; contested it is nobody's."""
    return s.holds(side, MIDDLESEX) and any(s.where[block] == MIDDLESEX for block in blocks)


def score(s: Position, side: int) -> int:
    """11.2 One for each, and one for Middlesex."""
    blocks = held(s, side)
    return len(blocks) + _holds_middlesex(s, side, blocks)


def scores(s: Position) -> list[int]:
    """13 The running score, which both sides see at all times (D57)."""
    return [score(s, LANCASTER), score(s, 1 - LANCASTER)]


def account(s: Position) -> None:
    """13 When all is over everybody is shown whom each side holds."""
    if s.telling:
        for side in (LANCASTER, 1 - LANCASTER):
            blocks = held(s, side)
            log.held(s, side, blocks, _holds_middlesex(s, side, blocks))
