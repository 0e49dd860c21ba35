"""How the fields of a position are written, so that what is kept does not depend on how areas, blocks and steps are counted."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_NAMES,
    BORDER_ENDS,
    CARD_NAMES,
    EXITS,
    FIRST_SEA_GATE,
    KIND_NAMES,
    PLACE_NAMES,
    SEA_NAMES,
)
from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import Coded, Flags, Form, Name, Number
from bosworth.kernel.list_forms import By, Each, Grouped, pairs

DERIVED: Final = ("count", "held", "closed")
"""Indexes that `Position.index` makes from the other fields."""
ROLLS: Final = ("king", "pretender", "warwick")
"""The treachery rolls of a battle, by the bits of `rolled`."""
ASKED: Final = (*SIDES, *(f"{side}.dealt" for side in SIDES))
BORDER_NAMES: Final = [".".join(sorted((AREA_NAMES[one], AREA_NAMES[other]))) for one, other in BORDER_ENDS]


def _write_credit(credit: int) -> str:
    return f"{AREA_NAMES[credit // AREA_COUNT]} {AREA_NAMES[credit % AREA_COUNT]}"


def _read_credit(text: str) -> int:
    ends = text.split(" ")
    if len(ends) != 2 or any(end not in AREA_NAMES for end in ends):
        raise Malformed(f"{text[:60]!r} is not two areas, such as kent.calais")
    return AREA_NAMES.index(ends[0]) * AREA_COUNT + AREA_NAMES.index(ends[1])


def _gates(area: int) -> Flags:
    """The ways into an area: its neighbours in the order of its borders, then the seas."""
    neighbours = [AREA_NAMES[neighbour] for neighbour in EXITS[area][-1]]
    return Flags("way in", [*neighbours, *[""] * (FIRST_SEA_GATE - len(neighbours)), *SEA_NAMES])


def forms(options: Mapping[str, str]) -> dict[str, Form]:
    """The forms of all fields that are no plain numbers."""
    side, own_side = Name("side", SIDES), Name("side", SIDES, may_be_none=False)
    block, area = Name("block", BLOCK_NAMES), Name("area", AREA_NAMES)
    gates = [_gates(number) for number in range(AREA_COUNT)]
    card = Name("card", CARD_NAMES, may_be_none=False)
    return {
        **dict.fromkeys(("king_side", "active", "player1"), own_side),
        **dict.fromkeys(("winner", "treason", "attacker", "shown"), side),
        **dict.fromkeys(("king", "pretender", "mover"), block),
        **dict.fromkeys(("came_from", "muster", "battle", "haven", "area"), area),
        "event": Name("card", KIND_NAMES),
        "rolled": Flags("treachery roll", ROLLS),
        "asked": Flags("answer", ASKED),
        "where": Grouped("block", BLOCK_NAMES, Name("place", PLACE_NAMES, may_be_none=False)),
        "strength": Grouped("block", BLOCK_NAMES, Number(4)),
        "pirate": By("block", BLOCK_NAMES, Name("sea", ["none", *SEA_NAMES], may_be_none=False)),
        **dict.fromkeys(("moved", "reserve", "face_down", "acted", "defected"), By("block", BLOCK_NAMES, Number(1))),
        "crossed": By("border", pairs(SIDES, BORDER_NAMES), Number()),
        "activated": By("area", AREA_NAMES, Number(1)),
        "credits": Each(Coded(_write_credit, _read_credit)),
        "attackers": By("area", AREA_NAMES, side),
        "mains": By("area", AREA_NAMES, gates),
        "entered": By("area", pairs(SIDES, AREA_NAMES), [*gates, *gates]),
        **{name: By("side", SIDES, Number()) for name in ("pending", "owed")},
        "hands": By("side", SIDES, Each(card, is_set=True)),
        "chosen": By("side", SIDES, card),
        "played": By("side", SIDES, Each(card)),
    }
