"""A player who reads what is printed and types numbers, and the command run in this process."""

import builtins
import contextlib
import io
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bosworth.cli.main import main

NUMBERED = re.compile(r"^ *(\d+)  \S", re.MULTILINE)


@dataclass
class Ran:
    """What a command printed and how it ended."""

    out: str
    err: str
    code: int


class Player:
    """Answers every question: Enter where Enter is asked for, otherwise any number of the list just printed."""

    def __init__(self, seed: int, limit: int = 100_000) -> None:
        self.rng = Random(seed)
        self.limit = limit
        self.asked = 0
        self.out = io.StringIO()
        self.read_up_to = 0

    def answer(self, question: str = "") -> str:
        printed = self.out.getvalue()[self.read_up_to :]
        self.read_up_to = len(self.out.getvalue())
        self.out.write(question + "\n")
        self.asked += 1
        if self.asked > self.limit:
            raise EOFError
        return self.choose(printed, question)

    def choose(self, printed: str, question: str) -> str:
        numbers: list[str] = NUMBERED.findall(printed)
        if not numbers:
            return ""
        if "0" in numbers and self.rng.random() < 0.25:
            return "0"
        return self.rng.choice(numbers)


class Script(Player):
    """Types the given lines, then closes the input."""

    def __init__(self, *lines: str) -> None:
        super().__init__(0)
        self.lines = list(lines)

    def choose(self, printed: str, question: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOSWORTH_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # tests do not outlive a power cut; test_store has the real one


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `bosworth` with these arguments; a player answers what is asked."""

    def command(*arguments: str, player: Player | None = None) -> Ran:
        someone = player or Script()
        errors = io.StringIO()
        monkeypatch.setattr(builtins, "input", someone.answer)
        with (
            contextlib.redirect_stdout(someone.out),
            contextlib.redirect_stderr(errors),
            pytest.raises(SystemExit) as end,
        ):
            main(list(arguments))
        assert isinstance(end.value.code, int)
        return Ran(someone.out.getvalue(), errors.getvalue(), end.value.code)

    return command
