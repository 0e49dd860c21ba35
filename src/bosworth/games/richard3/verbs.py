"""The verbs of Richard III and how their actions are packed."""

from typing import Final

PLAY: Final = 1
REDEAL: Final = 2
KEEP: Final = 3
REDRAW: Final = 4
MOVE: Final = 5
STOP: Final = 6
SEA: Final = 7
RECRUIT: Final = 8
END: Final = 9
MUSTER_AT: Final = 10
PLAGUE_AT: Final = 11
DECLINE: Final = 12
BATTLE: Final = 13
TREASON_ON: Final = 14
FIRE: Final = 15
CHARGE: Final = 16
TREACHERY: Final = 17
RETREAT: Final = 18
PASS: Final = 19
HIT: Final = 20
REGROUP: Final = 21
EXECUTE: Final = 22
SPARE: Final = 23
ENTER: Final = 24
REDUCE: Final = 25
GO: Final = 26
BANISH: Final = 27


def pack_block(verb: int, block: int) -> int:
    """An action on a block."""
    return verb | block << 6


def pack_place(verb: int, place: int) -> int:
    """An action on a place, written where the place of a two-part action stands."""
    return verb | place << 13


def pack_two(verb: int, block: int, other: int) -> int:
    """An action with a block and a place or target."""
    return verb | block << 6 | other << 13
