"""How the fields of a position are written, and a view is shown: by names, however laws, cards and steps are counted."""

from collections.abc import Mapping
from typing import Any, Final

from bosworth.games.lancaster.facts import COLOURS, GOODS, LETTERS, PRIVILEGES, SETS
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    CONFLICT_NAMES,
    FAVOUR_NAMES,
    GROUPS,
    LAW_NAMES,
    LAWS_IN_FORCE,
    MOST_PARTIES,
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
from bosworth.kernel.forms import STEP, Coded, Flags, Form, Name, Number, OrNone, Plain
from bosworth.kernel.list_forms import By, Copies, Each, PerThing, Split, pairs

DERIVED: Final = ("players", "parties")
"""What follows from the options."""
SLOT_NAMES: Final = ("lower1", "lower2", "upper1", "upper2")
SEAT_NAMES: Final = pairs(SLOT_NAMES, [str(seat) for seat in range(1, SEATS + 1)])
STRENGTH_NAMES: Final = [str(strength) for strength in range(STRENGTHS)]
SECRETS: Final = ("gold", "squires", "seals", "seal_tiles", "dishonour")
"""What is behind the screens, with three to five players."""


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


class Ballot(Coded):
    """A ballot in a view, where another's may be sealed: -1."""

    def show(self, value: int, _blank: Any) -> str | None:
        """What it says, if that is known."""
        return super().show(value, _blank) or SEALED

    def take(self, data: Any, _blank: Any) -> int:
        """The ballot."""
        return -1 if data == SEALED else super().take(data, _blank)


SEALED: Final = "sealed"
BALLOT: Final = Ballot(_write_ballot, _read_ballot)
NUMBER: Final = Number()
PARTY: Final = Name("party", COLOURS)
SOME_PARTY: Final = Name("party", COLOURS, may_be_none=False)
LAW: Final = Name("law", LAW_NAMES)
CARD: Final = Name("conflict", CONFLICT_NAMES)
KNIGHT: Final = Coded(write_knight, parse_knight)
KNIGHTS: Final = Copies("strength", range(STRENGTHS))
BY_PLAYER: Final[dict[str, Form]] = {
    **dict.fromkeys(("power", "leftover"), NUMBER),
    "nobles": Flags("letter", LETTERS),
    "ballots": BALLOT,
}
BY_PARTY: Final[dict[str, Form]] = {
    **dict.fromkeys(("bishops", "support_bishops", "support_tudors"), NUMBER),
    "lord": Name("place", ["home", *OFFICE_NAMES, "treasury"]),
}
"""What lies open with a player, and with a party: one of each."""


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
        "knight": KNIGHT,
        "province": Name("province", [*PROVINCE_NAMES, "end"]),
        "slot": Name("conflict space", [*SLOT_NAMES, "end"]),
        "office": Name("office", OFFICE_NAMES),
        **dict.fromkeys(("todo", "winners"), Flags("player", COLOURS)),
        "favours": Flags("favour", FAVOUR_NAMES),
        "pending": Flags("space", SPACE_NAMES),
    }


def _of_parties() -> dict[str, Form]:
    """What parties have."""
    return {
        **{name: By("party", COLOURS, form) for name, form in (BY_PLAYER | BY_PARTY).items()},
        **dict.fromkeys(("seals", "seal_tiles", "dishonour"), By("party", COLOURS, NUMBER)),
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


def shown(options: Mapping[str, str]) -> dict[str, Plain]:
    """The forms of what a view shows otherwise than it is written: by player and party, in lists, and what may be hidden."""
    players = COLOURS[: int(options["players"])]
    parties = COLOURS[: 2 * len(players)] if len(players) == 2 else players
    extensions = PerThing("space", SPACE_NAMES[:SPACES], Name("side", ["none", "built", "flipped"], may_be_none=False))
    castle = PerThing("space", SPACE_NAMES[:SPACES], NUMBER)
    allys_castle = PerThing("space", [*SPACE_NAMES[SPACES:], *SPACE_NAMES[ALLY_SPACES:SPACES]], NUMBER)
    return {
        **{name: PerThing("player", players, form) for name, form in BY_PLAYER.items()},
        **{name: PerThing("party", parties, form) for name, form in BY_PARTY.items()},
        **dict.fromkeys(SECRETS, PerThing("player", players, OrNone(NUMBER))),
        "votes": PerThing("player", players, NUMBER),
        **dict.fromkeys(("court", "reserve", "dungeon", "support"), Split("party", parties, KNIGHTS, STRENGTHS)),
        **dict.fromkeys(("ready", "awarded"), Split("party", parties, Copies("privilege", PRIVILEGES), len(PRIVILEGES))),
        "extensions": Split("player", players, extensions, SPACES),
        "castle": Split("party", parties, [castle if party in players else allys_castle for party in parties], SPACES),
        "stacks": Split("knight space", SEAT_NAMES, KNIGHTS, STRENGTHS),
        "law_squires": Split("conflict space", SLOT_NAMES, PerThing("player", COLOURS, NUMBER), MOST_PARTIES),
        "ballots": PerThing("player", players, OrNone(BALLOT, 0)),
        "knight": OrNone(KNIGHT, 0),
        "party": SOME_PARTY,
        "cards": PerThing("conflict space", SLOT_NAMES, Name("conflict", CONFLICT_NAMES, may_be_none=False)),
        "holder_of": PerThing("knight space", SEAT_NAMES, SOME_PARTY),
        "winners": OrNone(Flags("player", COLOURS)),
        "totals": PerThing("secret", SECRETS, NUMBER),
        "treasury": PerThing("good", GOODS, NUMBER, is_whole=True),
        "stock": PerThing("good", GOODS, NUMBER, is_whole=options["supply"] == "strict"),
        "track": Each(NUMBER),
        "in_force": Each(Name("law", LAW_NAMES, may_be_none=False)),
        "law_sets": Each(Name("set", SETS, may_be_none=False)),
    }
