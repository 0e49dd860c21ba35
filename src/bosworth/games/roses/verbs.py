"""The verbs of Wars of the Roses and what follows them, such as `move stafford wc`."""

from typing import Final

from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD_NAMES,
    FIRST_SHIP,
    NOBLE_COUNT,
    PERSONS,
    PLACES,
    REGION_NAMES,
    ZONE_NAMES,
    members,
)
from bosworth.kernel.grammar import Amount, Grammar, Part

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

ON_A_CARD: Final = (TROOP, HIRE, WHITE, BLACK)
"""Verbs that put a counter or a cube on a card."""
MOST_MONEY: Final = 16383

_SHOWN: Final = [*CARD_NAMES[:ASSET_COUNT], *["merc"] * (len(CARD_NAMES) - ASSET_COUNT)]
_CARD: Final = Part("card", "a card", _SHOWN, words=CARD_NAMES)  # on the board all mercenary cards are one
_NOBLE: Final = Part("card", "a noble", CARD_NAMES, among=range(NOBLE_COUNT))
_SHIP: Final = Part("card", "a ship", CARD_NAMES, among=range(FIRST_SHIP, ASSET_COUNT))
_LOCATION: Final = Part("card", "a location", CARD_NAMES, among=members(PLACES))
_PERSON: Final = Part("card", "a noble, bishop or ship", CARD_NAMES, among=members(PERSONS))
_CALAIS: Final = Part("region", "a region", REGION_NAMES, "calais")
_REGION: Final = Part("to", "a region", REGION_NAMES, "area")
_ZONE: Final = Part("to", "a sea zone", ZONE_NAMES, "area")
_MONEY: Final = Amount("an amount", MOST_MONEY, "amount")

GRAMMAR: Final = Grammar(
    {
        PICK: ("pick", (_CARD,)),
        AID: ("aid", ()),
        DECLINE: ("decline", ()),
        BID: ("bid", (_CALAIS,)),
        AMOUNT: ("amount", (_MONEY,)),
        MOVE: ("move", (_NOBLE, _REGION)),
        SAIL: ("sail", (_SHIP, _ZONE)),
        TROOP: ("troop", (_LOCATION,)),
        HIRE: ("mercenary", (_LOCATION,)),
        WHITE: ("white", (_PERSON,)),
        BLACK: ("black", (_PERSON,)),
        NEXT: ("next", ()),
        STRAY: ("stray", ()),
        COMMIT: ("commit", ()),
    }
)
