"""Every command and option is explained in docs/commands.md, and nothing is explained that is not there."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from bosworth.cli.lazy import LazyGroup
from bosworth.cli.main import app
from bosworth.cli.turn import COMMANDS

PAGE = (Path(__file__).parents[1] / "docs/commands.md").read_text(encoding="utf-8")


def commands() -> dict[str, Any]:
    """Every command by its full name, `bosworth` itself included."""
    found: dict[str, Any] = {}
    waiting: list[tuple[str, Any]] = [("bosworth", get_command(app))]
    while waiting:
        name, command = waiting.pop()
        found[name] = command
        for word, sub in getattr(command, "commands", {}).items():
            waiting.append((f"{name} {word}", command.load(word) if isinstance(command, LazyGroup) else sub))
    return found


def section(name: str) -> str:
    """What the page says under the heading of a command, up to the next command."""
    if name == "bosworth":
        return PAGE.split("\n## ")[0]
    found = re.search(rf"^##+ {name}$(.*?)(?=^##+ bosworth|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"{name} is not explained"
    return found[1]


def options(command: Any) -> set[str]:
    """The options of a command, all spellings."""
    return {
        word
        for parameter in command.params
        for word in (*parameter.opts, *parameter.secondary_opts)
        if word.startswith("--") and word != "--help"
    }


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_and_option_is_explained(name: str) -> None:
    explained = set(re.findall(r"`(--[a-z-]+)`", section(name)))
    assert explained - {"--help"} == options(commands()[name])


def test_no_heading_is_for_a_command_that_is_not_there() -> None:
    headings = set(re.findall(r"^##+ (bosworth .+)$", PAGE, re.MULTILINE))
    assert headings == set(commands()) - {"bosworth"}


def test_every_command_at_the_table_is_explained() -> None:
    explained = re.findall(r"^\| `([a-z]+)(?: [A-Z]+)?` \|", section("bosworth play"), re.MULTILINE)
    assert set(explained) == set(COMMANDS)


def test_every_argument_and_option_says_what_it_is_for() -> None:
    for name, command in commands().items():
        assert command.help, name
        for parameter in command.params:
            assert getattr(parameter, "help", "") or parameter.name == "help", f"{name}: {parameter.name}"
