"""The verbs of Lancaster and how their actions are packed.

A knight in an action is its strength with bits beside it: whether it is the ally's, and which privileges go along. A place of a
knight is a number: the court, then provinces, spaces of a castle, conflict cards, the dungeon and the Lord's company.
"""

from typing import Final

from bosworth.games.lancaster.tables import ALLY_SPACES, CONFLICT_NAMES, PROVINCES, SPACES

BUILD: Final = 1
PROVINCE: Final = 2
CASTLE: Final = 3
CONFLICT: Final = 4
DUNGEON: Final = 5
OFFICE: Final = 6
ALLY_OFFICE: Final = 7
TREASURY: Final = 8
ALLY_TREASURY: Final = 9
SQUIRES: Final = 10
SUPPORT: Final = 11
BISHOP: Final = 12
TUDOR: Final = 13
APPLY: Final = 14
FAVOUR: Final = 15
NOBLE: Final = 16
DECLINE: Final = 17
RAISE: Final = 18
TRADE: Final = 19
VOTE_YES: Final = 20
VOTE_NO: Final = 21
BUY: Final = 22
SEND: Final = 23
PAY: Final = 24
RECALL: Final = 25
FLIP: Final = 26
ACCEPT: Final = 27
DONE: Final = 28
TAKE: Final = 29
CROSS: Final = 30
NAME: Final = 31
COLLECT: Final = 32
RANSOM: Final = 33

# What may be taken in a province.
NOTHING: Final = 0
TAKE_NOBLE: Final = 1
TAKE_REWARD: Final = 2
TAKE_TILE: Final = 3
TAKE_BOTH: Final = 4
TAKE_BOTH_TILE: Final = 5

# Bits beside the strength of a knight.
STRENGTH_BITS: Final = 7
ALLY_BIT: Final = 8
TUDOR_BIT: Final = 16
SHIELD_BIT: Final = 32
ARCHER_BIT: Final = 64

# Places of knights in service.
AT_COURT: Final = 0
AT_PROVINCE: Final = 1
AT_CASTLE: Final[int] = AT_PROVINCE + PROVINCES
AT_CONFLICT: Final[int] = AT_CASTLE + SPACES + ALLY_SPACES
AT_DUNGEON: Final[int] = AT_CONFLICT + len(CONFLICT_NAMES)
AT_LORD: Final[int] = AT_DUNGEON + 1


def pack_one(verb: int, first: int) -> int:
    """An action with one argument."""
    return verb | first << 6


def pack_two(verb: int, first: int, second: int) -> int:
    """An action with two arguments."""
    return verb | first << 6 | second << 13
