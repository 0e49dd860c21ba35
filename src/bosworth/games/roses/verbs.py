"""The verbs of Wars of the Roses and how their actions are packed."""

from typing import Final

PICK: Final = 1
AID: Final = 2
DECLINE: Final = 3
BID: Final = 4
AMOUNT: Final = 5
MOVE: Final = 6
SAIL: Final = 7
TROOP: Final = 8
HIRE: Final = 9
WHITE: Final = 10
BLACK: Final = 11
NEXT: Final = 12
STRAY: Final = 13
COMMIT: Final = 14

_LOW: Final = 127


def pack_move(verb: int, piece: int, place: int) -> int:
    """An order to a noble or a ship."""
    return verb | piece << 6 | place << 13


def pack_amount(amount: int) -> int:
    """The amount of a bid, which may need two arguments."""
    return AMOUNT | (amount & _LOW) << 6 | (amount >> 7) << 13


def amount_of(action: int) -> int:
    """The amount in an action."""
    return action >> 6 & 16383
