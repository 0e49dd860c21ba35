"""The tables that a browser needs to read a view: ids by their numbers, and what is printed on map, blocks and cards."""

from dataclasses import asdict
from typing import Any, Final

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    EXITS,
    FACTS,
    FIRST_SEA_GATE,
    HAND,
    KIND_OF,
    PLACE_NAMES,
    SEA_NAMES,
    TURNS,
)
from bosworth.games.richard3.view import BLOCK_FIELDS

HIDDEN_FIELDS: Final = ("colour", "where", "moved", "reserve", "pirate", "acted", "mover", "number")
"""What the numbers in a row of `hidden` mean."""


def catalog() -> dict[str, Any]:
    """Everything that never changes, as plain data."""
    return {
        "sides": list(SIDES),
        "places": PLACE_NAMES,
        "seas": SEA_NAMES,
        "areas": [_printed(area) for area in FACTS.areas],
        "borders": [_printed(border) for border in FACTS.borders],
        "blocks": [_printed(block) for block in FACTS.blocks],
        "cards": [_printed(card) for card in FACTS.cards],
        "kind_of": KIND_OF,
        "gates": [_gates(area) for area in range(AREA_COUNT)],
        "first_sea_gate": FIRST_SEA_GATE,
        "turns": TURNS,
        "hand": HAND,
        "scenarios": {name: {"years": list(scenario.years)} for name, scenario in FACTS.scenarios.items()},
        "block_fields": list(BLOCK_FIELDS),
        "hidden_fields": list(HIDDEN_FIELDS),
    }


def _printed(facts: Any) -> dict[str, Any]:
    """An entry of the fact files without where it comes from."""
    return {name: value for name, value in asdict(facts).items() if name != "source"}


def _gates(area: int) -> list[str]:
    """The neighbours of an area in the order in which `mains` and `entered` count them."""
    return [AREA_NAMES[neighbour] for neighbour in EXITS[area][-1]]
