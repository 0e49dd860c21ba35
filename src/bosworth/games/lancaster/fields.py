"""How the fields of a position are written, so that what is kept does not depend on how laws, cards and steps are counted."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.lancaster.facts import COLOURS, GOODS, LETTERS, PRIVILEGES, SETS
from bosworth.games.lancaster.tables import (
    CONFLICT_NAMES,
    FAVOUR_NAMES,
    GROUPS,
    LAW_NAMES,
    LAWS_IN_FORCE,
    OFFICE_NAMES,
    PROVINCE_NAMES,
    SEATS,
    SPACE_NAMES,
    SPACES,
    STRENGTHS,
    TRACK,
)
from bosworth.games.lancaster.verbs import parse_knight, write_knight
from bosworth.kernel.chance import is_number
from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import STEP, By, Coded, Each, Flags, Form, Name, Number, pairs

DERIVED: Final = ("players", "parties")
"""What follows from the options."""
SLOT_NAMES: Final = ("lower1", "lower2", "upper1", "upper2")
SEAT_NAMES: Final = pairs(SLOT_NAMES, [str(seat) for seat in range(1, SEATS + 1)])
STRENGTH_NAMES: Final = [str(strength) for strength in range(STRENGTHS)]


def _write_ballot(ballot: int) -> str:
    """0 is none yet, else 1 + yes + 2 * tokens."""
    return f"{'yes' if (ballot - 1) & 1 else 'no'} {(ballot - 1) >> 1}" if ballot else "none"


def _read_ballot(text: str) -> int:
    if text == "none":
        return 0
    voice, _, tokens = text.partition(" ")
    if voice not in ("yes", "no") or not is_number(tokens):
        raise Malformed(f"{text[:40]!r} is no ballot such as yes.2")
    return 1 + int(voice == "yes") + 2 * int(tokens)


NUMBER: Final = Number()
PARTY: Final = Name("party", COLOURS)
LAW: Final = Name("law", LAW_NAMES)
CARD: Final = Name("conflict", CONFLICT_NAMES)


def forms(options: Mapping[str, str]) -> dict[str, Form]:
    """The forms of all fields that are no plain numbers."""
    player = Name("player", COLOURS[: int(options["players"])], may_be_none=False)
    return {**dict.fromkeys(("first", "active"), player), **_of_the_moment(), **_of_parties(), **_of_provinces(), **_of_cards()}


def _of_the_moment() -> dict[str, Form]:
    """What is being decided."""
    return {
        "party": PARTY,
        "cursor": Number(least=-1),
        "after": STEP,
        "knight": Coded(write_knight, parse_knight),
        "province": Name("province", [*PROVINCE_NAMES, "end"]),
        "slot": Name("conflict space", [*SLOT_NAMES, "end"]),
        "office": Name("office", OFFICE_NAMES),
        **dict.fromkeys(("todo", "winners"), Flags("player", COLOURS)),
        "favours": Flags("favour", FAVOUR_NAMES),
        "pending": Flags("space", SPACE_NAMES),
    }


def _of_parties() -> dict[str, Form]:
    """What parties have."""
    forms: dict[str, Form] = {
        **dict.fromkeys(("power", "leftover", "seals", "seal_tiles", "dishonour"), NUMBER),
        **dict.fromkeys(("bishops", "support_bishops", "support_tudors"), NUMBER),
        "nobles": Flags("letter", LETTERS),
        "ballots": Coded(_write_ballot, _read_ballot),
        "lord": Name("place", ["home", *OFFICE_NAMES, "treasury"]),
    }
    return {
        **{name: By("party", COLOURS, form) for name, form in forms.items()},
        "goods": By("good", pairs(GOODS, COLOURS), NUMBER),
        **dict.fromkeys(("extensions", "castle"), By("space", pairs(COLOURS, SPACE_NAMES[:SPACES]), Number(STRENGTHS - 1))),
        **dict.fromkeys(("court", "reserve", "dungeon", "support"), By("knight", pairs(COLOURS, STRENGTH_NAMES), NUMBER)),
        **dict.fromkeys(("ready", "awarded"), By("privilege", pairs(COLOURS, PRIVILEGES), NUMBER)),
    }


def _of_provinces() -> dict[str, Form]:
    """What lies and stands on the map."""
    forms: dict[str, Form] = {
        **dict.fromkeys(("knight_at", "squires_at", "nobles_at"), NUMBER),
        **dict.fromkeys(("tudor_at", "shield_at", "tile_on"), Number(1)),
        "occupant": PARTY,
        "letter": Name("letter", LETTERS, may_be_none=False),
    }
    return {name: By("province", PROVINCE_NAMES, form) for name, form in forms.items()}


def _of_cards() -> dict[str, Form]:
    """France, the offices, the laws, and what nobody has yet."""
    return {
        "cards": By("conflict space", SLOT_NAMES, CARD),
        "holder_of": By("knight space", SEAT_NAMES, PARTY),
        **dict.fromkeys(("archer_on", "tudors_on"), By("knight space", SEAT_NAMES, NUMBER)),
        "stacks": By("knight space", pairs(SEAT_NAMES, STRENGTH_NAMES), NUMBER),
        "law_squires": By("conflict space", pairs(SLOT_NAMES, COLOURS), NUMBER),
        **dict.fromkeys(("candidate", "officer"), By("office", OFFICE_NAMES, PARTY)),
        **dict.fromkeys(("treasury", "stock"), By("good", GOODS, NUMBER)),
        "track": By("space", [str(space) for space in range(1, len(TRACK) + 1)], NUMBER),
        "in_force": By("law", [str(place) for place in range(1, LAWS_IN_FORCE + 1)], LAW),
        "law_sets": By("group", [str(group) for group in range(GROUPS)], Name("set", SETS, may_be_none=False)),
        **dict.fromkeys(("proposed", "law_pile"), Each(Name("law", LAW_NAMES, may_be_none=False))),
        "conflict_pile": Each(Name("conflict", CONFLICT_NAMES, may_be_none=False)),
        "bag": Each(Name("province", PROVINCE_NAMES, may_be_none=False)),
    }
