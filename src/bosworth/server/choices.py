"""What was chosen for a new table, kept also when it does not go together, so that a form comes back as it was filled in."""

from collections.abc import Mapping
from typing import Any

from bosworth.kernel.game import GameInfo

Need = dict[str, Any]
"""A choice that needs another: `game`, `option` and `value` were chosen, but `other` is not `wanted`."""


def as_chosen(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options as they were chosen; the preset's value or the default where nothing that exists was chosen."""
    preset = info.presets.get(chosen.get("preset", ""), {})
    wishes = {**preset, **chosen}
    return {
        option.name: wishes[option.name] if wishes.get(option.name) in option.choices else option.default
        for option in info.options
    }


def unmet_need(info: GameInfo, options: Mapping[str, str]) -> Need | None:
    """The first choice that needs a value which another option does not have."""
    for name, value in options.items():
        for other, wanted in info.needs.get(f"{name}={value}", {}).items():
            if options[other] != wanted:
                return {"game": info.id, "option": name, "value": value, "other": other, "wanted": wanted}
    return None
