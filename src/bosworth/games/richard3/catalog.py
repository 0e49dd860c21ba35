"""The tables that a browser needs to draw a view: what is printed on map, blocks and cards."""

from dataclasses import asdict
from typing import Any

from bosworth.games.richard3.fields import BORDER_NAMES
from bosworth.games.richard3.tables import BLOCK_NAMES, FACTS, IS_WARWICK, TURNS


def catalog() -> dict[str, Any]:
    """Everything that never changes, as plain data."""
    return {
        "areas": {area.id: _printed(area) for area in FACTS.areas},
        "borders": {name: _printed(border) for name, border in zip(BORDER_NAMES, FACTS.borders, strict=True)},
        "blocks": {block.id: _printed(block) for block in FACTS.blocks},
        "rolls": [name for name, rolls in zip(BLOCK_NAMES, IS_WARWICK, strict=True) if rolls],
        "cards": {card.id: _printed(card) for card in FACTS.cards},
        "turns": TURNS,
        "scenarios": {name: {"years": list(scenario.years)} for name, scenario in FACTS.scenarios.items()},
    }


def _printed(facts: Any) -> dict[str, Any]:
    """An entry of the fact files without where it comes from."""
    return {name: value for name, value in asdict(facts).items() if name != "source"}
