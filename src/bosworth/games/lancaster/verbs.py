"""The verbs of Lancaster and what follows them, such as `province 2 stafford`.

A knight in an action is its strength with bits beside it: whether it is the ally's, and which privileges go along. In text it is
its strength, `ally` before it if it is the ally's, and behind it what goes along: `t` a Tudor, `s` a shield, `a` an archer. So
`ally2t` is the ally's knight of strength 2 with a Tudor. A place of a
knight is a number: the court, then provinces, spaces of a castle, conflict cards, the dungeon and the Lord's company.
"""

from typing import Final

from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    CONFLICT_NAMES,
    FAVOUR_NAMES,
    OFFICE_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    SPACE_NAMES,
    SPACES,
)
from bosworth.kernel.errors import Malformed
from bosworth.kernel.grammar import Amount, Grammar, Part

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
TAKING_NAMES: Final = ["nothing", "noble", "reward", "tile", "both", "both_tile"]

# Bits beside the strength of a knight.
STRENGTH_BITS: Final = 7
ALLY_BIT: Final = 8
TUDOR_BIT: Final = 16
SHIELD_BIT: Final = 32
ARCHER_BIT: Final = 64
COMPANIONS: Final = (("tudor", TUDOR_BIT), ("shield", SHIELD_BIT), ("archer", ARCHER_BIT))

# Places of knights in service.
AT_COURT: Final = 0
AT_PROVINCE: Final = 1
AT_CASTLE: Final[int] = AT_PROVINCE + PROVINCES
AT_CONFLICT: Final[int] = AT_CASTLE + SPACES + ALLY_SPACES
AT_DUNGEON: Final[int] = AT_CONFLICT + len(CONFLICT_NAMES)
AT_LORD: Final[int] = AT_DUNGEON + 1
PLACE_NAMES: Final[list[str]] = ["court", *PROVINCE_NAMES, *SPACE_NAMES, *CONFLICT_NAMES, "dungeon", "lord"]
"""The places of knights in service, by number."""
MOST: Final = 127


class _Knight(Part):
    """A knight, and whoever goes along."""

    def write(self, number: int) -> str:
        """Its strength, with letters for the rest."""
        behind = "".join([name[0] for name, bit in COMPANIONS if number & bit])
        return ("ally" if number & ALLY_BIT else "") + str(number & STRENGTH_BITS) + behind

    def read(self, word: str, _seat: int) -> int:
        """The knight of a word such as `ally2t`."""
        rest = word.removeprefix("ally")
        knight = 0 if rest == word else ALLY_BIT
        if not rest or rest[0] not in "1234":
            return -1
        knight |= int(rest[0])
        bits = {name[0]: bit for name, bit in COMPANIONS}
        for letter in rest[1:]:
            if not bits.get(letter, 0) & ~knight:
                return -1
            knight |= bits[letter]
        return knight

    def argument(self, number: int) -> int | str:
        """The id under which a knight has a name: whose it is, and its strength."""
        return ("ally" if number & ALLY_BIT else "k") + str(number & STRENGTH_BITS)

    def touched(self, number: int) -> list[str]:
        """A knight at court, then whoever goes along."""
        return [
            f"knight:{self.write(number & (STRENGTH_BITS | ALLY_BIT))}",
            *[f"with:{name}" for name, bit in COMPANIONS if number & bit],
        ]


KNIGHT: Final = _Knight("block", "a knight", ())
_PROVINCE: Final = Part("to", "a province", PROVINCE_NAMES, "area")
_NOBLES: Final = Part("province", "a province", PROVINCE_NAMES, "noble")
_INTO: Final = Part("to", "a space of a castle", SPACE_NAMES, "space")
SPACE: Final = Part("space", "a space of a castle", SPACE_NAMES)
_AGAINST: Final = Part("to", "a conflict", CONFLICT_NAMES, "card")
_CARD: Final = Part("card", "a conflict", CONFLICT_NAMES)
_OFFICE: Final = Part("to", "an office", OFFICE_NAMES, "area")
_FAVOUR: Final = Part("favour", "a favour", FAVOUR_NAMES)
_PLACE: Final = Part("place", "a place", PLACE_NAMES)
_TAKEN: Final = Part("choice", "what to take", TAKING_NAMES, "take")
_PLAYER: Final = Part("player", "a player", COLOURS, "side")
_NUMBER: Final = Amount("a number", MOST)
_SQUIRES: Final = Amount("a number", MOST, "squires")
_TOKENS: Final = Amount("a number", MOST, "tokens")

GRAMMAR: Final = Grammar(
    {
        BUILD: ("build", (SPACE,)),
        PROVINCE: ("province", (KNIGHT, _PROVINCE)),
        CASTLE: ("castle", (KNIGHT, _INTO)),
        CONFLICT: ("conflict", (KNIGHT, _AGAINST)),
        DUNGEON: ("dungeon", (KNIGHT,)),
        OFFICE: ("office", (_OFFICE,)),
        ALLY_OFFICE: ("ally_office", (_OFFICE,)),
        TREASURY: ("treasury", ()),
        ALLY_TREASURY: ("ally_treasury", ()),
        SQUIRES: ("squires", (_SQUIRES,)),
        SUPPORT: ("support", (_NUMBER,)),
        BISHOP: ("bishop", ()),
        TUDOR: ("tudor", ()),
        APPLY: ("apply", ()),
        FAVOUR: ("favour", (_FAVOUR,)),
        NOBLE: ("noble", (_NOBLES,)),
        DECLINE: ("decline", ()),
        RAISE: ("raise", (_PLACE, KNIGHT)),
        TRADE: ("trade", (_PLACE, KNIGHT)),
        VOTE_YES: ("yes", (_TOKENS,)),
        VOTE_NO: ("no", (_TOKENS,)),
        BUY: ("buy", (_NUMBER,)),
        SEND: ("send", (_CARD,)),
        PAY: ("pay", ()),
        RECALL: ("recall", ()),
        FLIP: ("flip", ()),
        ACCEPT: ("accept", ()),
        DONE: ("done", ()),
        TAKE: ("take", (_TAKEN,)),
        CROSS: ("cross", (_CARD,)),
        NAME: ("name", (_PLAYER,)),
        COLLECT: ("collect", (SPACE,)),
        RANSOM: ("ransom", (_NUMBER,)),
    }
)


def write_knight(knight: int) -> str:
    """The text form of a knight."""
    return KNIGHT.write(knight)


def parse_knight(word: str) -> int:
    """The knight that is meant by a word."""
    knight = KNIGHT.read(word, 0)
    if knight < 0:
        raise Malformed(f"{word[:40]!r} is not a knight")
    return knight
