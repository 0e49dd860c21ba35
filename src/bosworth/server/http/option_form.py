"""What was chosen for a new table: read from its form, and kept also when it does not go together, to come back as it was."""

from collections.abc import Mapping
from typing import Any, Final

from bosworth.kernel.info import GameInfo

OPTION: Final = "option-"
"""How the name of a field begins that holds an option of the game."""
Need = dict[str, Any]
"""A choice that needs another: `game`, `option` and `value` were chosen, but `other` is not `wanted`."""


def chosen_in(fields: Mapping[str, str]) -> dict[str, str]:
    """The options in a form, and the preset if one was chosen."""
    chosen = {name.removeprefix(OPTION): value for name, value in fields.items() if name.startswith(OPTION)}
    return {**chosen, "preset": fields["preset"]} if fields.get("preset") else chosen


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
