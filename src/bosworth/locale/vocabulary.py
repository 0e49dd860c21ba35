"""The vocabulary of a game: where its words are, and which arguments of its messages name what."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
Message = tuple[str, dict[str, Any]]
"""What rules, prompts and bots hand over: a message id and its arguments."""


def nothing_spoken(_text: str) -> list[Message]:
    """`spoken` for a game whose messages tell no actions."""
    return []


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game.

    - `kinds`: arguments that are ids, and which kind of thing each one names. A `tally` gives several sides, each with a number
      behind a colon; an `entry` is made of actions in their text form, and `spoken` says what each one is called;
    - `lists`: arguments that are several ids, divided by spaces;
    - `names`: by kind, the ids of all things that have a name of this kind;
    - `forms`: the forms in which a name of each kind is offered to a sentence besides the name itself;
    - `stems`: by kind, what the words leave out of an id where several things share one name, as a regular expression that Python
      and browsers read alike;
    - `folder`: has a folder for each language, with the file `<game>.ftl`.
    """

    game: str
    kinds: Mapping[str, str] = field(default_factory=dict)
    lists: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, Collection[str]] = field(default_factory=dict)
    forms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    stems: Mapping[str, str] = field(default_factory=dict)
    spoken: Callable[[str], list[Message]] = nothing_spoken
    folder: Path = FOLDER

    def stem(self, kind: str, name: str) -> str:
        """The name under which the words know a thing."""
        return re.sub(self.stems[kind], "", name) if kind in self.stems else name

    def table(self) -> dict[str, dict[str, Any]]:
        """What a page needs to put the messages into words, as plain data."""
        return {"kinds": dict(self.kinds), "lists": dict(self.lists), "forms": dict(self.forms), "stems": dict(self.stems)}
