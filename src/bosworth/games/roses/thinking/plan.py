"""What a sheet is made of, and what may be written on it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bosworth.games.roses.thinking.sheets import Sheet
from bosworth.kernel.action import first, verb

BRIBE: Final = 0
ATTACK: Final = 1
GUARD: Final = 2
DEFENCE: Final = 3


class Item(NamedTuple):
    """Something to buy: what is done to an asset, with how many counters."""

    kind: int
    asset: int
    number: int = 1


class Plan(NamedTuple):
    """A sheet and what it was made of, for making others like it."""

    sheet: Sheet
    moves: tuple[int, ...]
    items: tuple[Item, ...]
    bid: tuple[int, int]


class Room:
    """What may still be written on a sheet: from a part on, inside it from an asset on; what stands there already."""

    def __init__(self, written: Sequence[int] = (), lowest: tuple[int, int] = (0, 0), is_blank: bool = True) -> None:
        self.written = list(written)
        self.lowest = lowest
        self.is_blank = is_blank
        self.cared_for: int = 0
        """What a partner on the same seat bribes or attacks."""
        self.partner_bids: bool = False

    def beside(self, sheet: Sheet) -> None:
        """A partner on the same seat writes this: nothing is done twice."""
        self.partner_bids = self.partner_bids or sheet.bid > 0
        for asset in sheet.blacks + sheet.posts:
            self.cared_for |= 1 << asset

    def has(self, entry: int) -> bool:
        """Whether an entry may still be written."""
        return self.is_blank or (verb(entry), first(entry)) >= self.lowest
