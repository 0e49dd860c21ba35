"""Section 16.2: Henry VI, prisoner in Middlesex at the start of the 1470 scenario."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import HENRY_VI, LANCASTER, MIDDLESEX, PRISON, STRENGTH


def is_prisoner(s: Position) -> bool:
    """Whether Henry VI is still held."""
    return s.where[HENRY_VI] == PRISON


def check_rescue(s: Position) -> None:
    """16.2 When Middlesex is friendly to Lancaster at the end of an action, he is free and becomes Pretender."""
    if s.where[HENRY_VI] == PRISON and s.holds(LANCASTER, MIDDLESEX):
        release(s)
        s.pretender = HENRY_VI


def release(s: Position) -> None:
    """16.2 He stands in Middlesex at full strength, an ordinary unmoved block."""
    s.place(HENRY_VI, MIDDLESEX)
    s.strength[HENRY_VI] = STRENGTH[HENRY_VI]
    log.named(s, "prisoner-freed", HENRY_VI, MIDDLESEX)
