"""The verbs of Richard III and what follows them, such as `move henry_vi essex`."""

from typing import Final

from bosworth.games.richard3.tables import AREA_NAMES, BLOCK, BLOCK_NAMES, KIND_NAMES, PLACE_NAMES, SEA_NAMES
from bosworth.kernel.action import second, third, verb
from bosworth.kernel.grammar import Grammar, Part

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


class _Block(Part):
    """A block, named without its side: of the seat that speaks, or as a target of the enemy, if it serves both."""

    def __init__(self, key: str, what: str, is_own: bool) -> None:
        super().__init__(key, what, BLOCK_NAMES, "block")
        self.is_own = is_own

    def write(self, number: int) -> str:
        """Its name without its side."""
        return BLOCK_NAMES[number][2:]

    def read(self, word: str, seat: int) -> int:
        """The block of the side that is meant; the rebel has no side; who has one side only is found anyway."""
        side = seat if self.is_own else 1 - seat
        found = [BLOCK.get(f"{letter}_{word}", -1) for letter in ("LY"[side], "R", "LY"[1 - side])]
        return next((block for block in found if block >= 0), -1)


_CARD: Final = Part("card", "a card", KIND_NAMES)
BLOCK_PART: Final = _Block("block", "a block", is_own=True)
_TARGET: Final = _Block("target", "an enemy block", is_own=False)
_AREA: Final = Part("area", "an area", AREA_NAMES)
_TO: Final = Part("to", "an area", AREA_NAMES, "area")
_HOME: Final = Part("to", "an area or pool", PLACE_NAMES, "area")
SEA_PART: Final = Part("sea", "a sea", SEA_NAMES)

GRAMMAR: Final = Grammar(
    {
        PLAY: ("play", (_CARD,)),
        REDEAL: ("redeal", ()),
        KEEP: ("keep", ()),
        REDRAW: ("redraw", ()),
        MOVE: ("move", (BLOCK_PART, _TO)),
        STOP: ("stop", ()),
        SEA: ("sea", (BLOCK_PART, SEA_PART, _TO)),
        RECRUIT: ("recruit", (BLOCK_PART, _TO)),
        END: ("end", ()),
        MUSTER_AT: ("muster", (_AREA,)),
        PLAGUE_AT: ("plague", (_AREA,)),
        DECLINE: ("decline", ()),
        BATTLE: ("battle", (_AREA,)),
        TREASON_ON: ("treason", (_TARGET,)),
        FIRE: ("fire", (BLOCK_PART,)),
        CHARGE: ("charge", (BLOCK_PART, _TARGET)),
        TREACHERY: ("treachery", (BLOCK_PART, _TARGET)),
        RETREAT: ("retreat", (BLOCK_PART, _TO)),
        PASS: ("pass", (BLOCK_PART,)),
        HIT: ("hit", (BLOCK_PART,)),
        REGROUP: ("regroup", (BLOCK_PART, _TO)),
        EXECUTE: ("execute", ()),
        SPARE: ("spare", ()),
        ENTER: ("enter", (_AREA,)),
        REDUCE: ("reduce", (BLOCK_PART,)),
        GO: ("go", (BLOCK_PART, _HOME)),
        BANISH: ("banish", (BLOCK_PART,)),
    }
)


def goal(action: int) -> int:
    """Where a block goes by an action; a sea move names the sea before."""
    return third(action) if verb(action) == SEA else second(action)
