"""A handicap: two options of a table, seen by everybody, by which one seat has more than the rules give it."""

from collections.abc import Mapping, Sequence
from typing import Final

from bosworth.kernel.info import Option

FAVOURED: Final = "favoured"
FAVOUR: Final = "favour"
NOBODY: Final = "nobody"
SIZES: Final = ("one", "two")
GROUP: Final = "handicap"


def handicap(seats: Sequence[str]) -> tuple[Option, Option]:
    """The two options: which of the seats is favoured, if any, and how much."""
    return Option(FAVOURED, (NOBODY, *seats), GROUP), Option(FAVOUR, SIZES, GROUP)


def needed(way: str, seatings: Mapping[str, Sequence[str]]) -> dict[str, dict[str, str]]:
    """What it needs to favour a seat that does not sit at every table: those choices of an option by which it does."""
    tables = {seat: [choice for choice, seats in seatings.items() if seat in seats] for seat in _all_seats(seatings)}
    return {f"{FAVOURED}={seat}": {way: " ".join(found)} for seat, found in tables.items() if len(found) < len(seatings)}


def _all_seats(seatings: Mapping[str, Sequence[str]]) -> list[str]:
    return list(dict.fromkeys(seat for seats in seatings.values() for seat in seats))


def favours(options: Mapping[str, str], seats: Sequence[str], amounts: Sequence[int]) -> list[int]:
    """By seat: what it has more than the rules give, of something whose amounts are given by size."""
    more = amounts[SIZES.index(options[FAVOUR])]
    return [more if seat == options[FAVOURED] else 0 for seat in seats]
