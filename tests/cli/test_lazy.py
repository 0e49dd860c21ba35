"""A list of commands imports none of them, and says of each what it says of itself."""

import subprocess
import sys

import pytest
from tests.cli.conftest import Run

from bosworth.cli.bench import Benches
from bosworth.cli.lazy import LazyGroup
from bosworth.cli.main import Commands

COMMANDS = [(group, name) for group in (Commands, Benches) for name in group.table]


def loaded(*arguments: str) -> set[str]:
    """The modules of the terminal that a command has loaded when it ends."""
    code = "import atexit, sys; atexit.register(lambda: print(*sys.modules)); from bosworth.cli.main import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name.removeprefix("bosworth.cli.") for name in ran.stdout.split() if name.startswith("bosworth.cli.")}


@pytest.mark.parametrize(("group", "name"), COMMANDS)
def test_a_list_says_of_a_command_what_it_says_of_itself(group: type[LazyGroup], name: str) -> None:
    assert group.table[name][1] == group.load(name).help


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_a_list_of_commands_loads_none_of_them(argument: str) -> None:
    assert loaded(argument) == {"main", "lazy", "wishes"}


def test_a_command_loads_none_of_the_others() -> None:
    assert loaded("games", "--help") & Commands.table.keys() == {"games"}
    assert "bench_serve" not in loaded("bench", "--help")


def test_help_has_whole_sentences(run: Run) -> None:
    said = " ".join(run("--help").out.split())
    assert all(f" {name} {text}" in said for name, (_, text) in Commands.table.items())


def test_a_command_that_is_not_there_is_refused_with_those_like_it(run: Run) -> None:
    ran = run("pla")
    assert (ran.err, ran.code) == ("bosworth: No such command 'pla'. Did you mean 'play', 'replay'?\n", 2)
