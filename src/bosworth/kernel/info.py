"""What a game is called and how it can be set up."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bosworth.kernel.errors import Malformed


@dataclass(frozen=True)
class Option:
    """A choice made at set-up."""

    name: str
    choices: tuple[str, ...]
    group: str = ""
    """What it is listed with, which the game has a word for; nothing for a fine point of the rules."""

    @property
    def default(self) -> str:
        """The first choice."""
        return self.choices[0]


@dataclass(frozen=True)
class GameInfo:
    """What a game is called and how it can be set up."""

    id: str
    rules_version: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By choice, written `option=value`: the values it needs of other options; of several (divided by spaces) one will do."""

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the preset's, then those chosen, then the defaults. An unknown one is an error."""
        rest = dict(chosen)
        preset = rest.pop("preset", None)
        if preset is not None and preset not in self.presets:
            raise Malformed(f"{self.id} has no preset {preset!r}; it has {', '.join(self.presets) or 'none'}")
        rest = {**(self.presets[preset] if preset is not None else {}), **rest}
        known = {option.name: option for option in self.options}
        for name, value in rest.items():
            if name not in known:
                raise Malformed(f"{self.id} has no option {name!r}; its options are {', '.join(known)}")
            if value not in known[name].choices:
                raise Malformed(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        settled = {name: rest.get(name, option.default) for name, option in known.items()}
        self._check_needs(settled)
        return settled

    def differing(self, settled: Mapping[str, str]) -> dict[str, str]:
        """Those of the options that are not as they are by default."""
        return {option.name: settled[option.name] for option in self.options if settled[option.name] != option.default}

    def _check_needs(self, settled: Mapping[str, str]) -> None:
        for name, value in settled.items():
            for other, wanted in self.needs.get(f"{name}={value}", {}).items():
                if settled[other] not in wanted.split():
                    raise Malformed(f"{name}={value} needs {other}={' or '.join(wanted.split())}")
