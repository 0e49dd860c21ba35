"""Reads the learned numbers of a game: what its bots go by, each set with the command that made it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import Entry, read_toml
from bosworth.kernel.thought import Skill

MOST_PLAYOUTS: Final = 100_000
MOST_PLANS: Final = 100


@dataclass(frozen=True)
class Tuning:
    """The numbers of a game: sets of weights by name, and how well each level thinks."""

    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    skills: dict[str, Skill] = field(default_factory=dict)


def read_tuning(path: Path) -> Tuning:
    """The content of a file of weights; `BadData` names what is wrong in it."""
    content = read_toml(path, ("weights", "skills"))
    weights = {name: _weights(Entry(path.name, name, values)) for name, values in content.get("weights", {}).items()}
    skills = {name: _skill(Entry(path.name, name, values)) for name, values in content.get("skills", {}).items()}
    return Tuning(weights, skills)


def _weights(entry: Entry) -> dict[str, float]:
    entry.text("made_by")
    return {key: entry.amount(key) for key in entry.keys_left()}


def _skill(entry: Entry) -> Skill:
    blur = entry.amount("blur")
    if not 0.0 <= blur <= 1.0:
        raise BadData(entry.file, entry.name, f"blur is {blur}, not from 0 to 1")
    skill = Skill(entry.number("playouts", 0, MOST_PLAYOUTS), entry.number("plans", 1, MOST_PLANS), blur)
    entry.close()
    return skill
