"""Positions as one line of text that a person can paste and that outlives the code.

richard3 scenario=1480 | active=york hands=york:2+9+14 step=choose_card where=L_oxford:france,Y_gloucester:york

First the game and the options that are not as they are by default, then, behind a bar, every field that differs from a blank
position. A fingerprint is made of the same text.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bosworth.kernel.errors import Malformed
from bosworth.kernel.fields import Fields
from bosworth.kernel.forms import STEP, Name, renamed
from bosworth.kernel.position import Frame, fields_of
from bosworth.kernel.sequence import SequenceOfPlay

BAR = "|"
FINGERPRINT = 12
"""The number of digits of a fingerprint."""


@lru_cache(maxsize=256)
def _fields(sequence: SequenceOfPlay[Any], options: tuple[tuple[str, str], ...]) -> Fields:
    settled = dict(options)
    steps = Name("step", renamed(sequence.names, sequence.former), may_be_none=False)
    forms = {name: steps if form is STEP else form for name, form in sequence.forms(settled).items()}
    return Fields(fields_of(sequence.blank(settled)), {"step": steps, **forms}, sequence.derived, sequence.former)


def fields_for(sequence: SequenceOfPlay[Any], options: Mapping[str, str]) -> Fields:
    """How the fields of a position with these options are written."""
    return _fields(sequence, tuple(options.items()))


def write_position(position: Frame) -> str:
    """The position in one line."""
    info = position.sequence.info
    written = fields_for(position.sequence, position.options).write(position)
    words = [info.id, *_pairs(info.differing(position.options)), BAR, *_pairs(written)]
    return " ".join(words)


def _pairs(named: Mapping[str, str]) -> list[str]:
    return [f"{name}={text}" for name, text in named.items()]


def fingerprint(position: Frame) -> str:
    """Twelve hex digits that are the same for the same position on every machine, however the code counts its things."""
    return hashlib.sha256(write_position(position).encode()).hexdigest()[:FINGERPRINT]


def game_named(text: str) -> str:
    """The id of the game that the text of a position begins with."""
    return text.split(maxsplit=1)[0] if text.split() else ""


def read_position(sequence: SequenceOfPlay[Any], text: str) -> Any:
    """The position that a text stands for; `Malformed` names the place that is wrong."""
    info = sequence.info
    head, bar, body = text.partition(BAR)
    name, *chosen = head.split() or [""]
    if name != info.id or not bar:
        raise Malformed(f"a position of {info.id} begins with '{info.id}', its options and a bar {BAR!r}, not {text[:40]!r}")
    options = info.settle(_read_pairs(chosen))
    position = sequence.blank(options)
    for field, value in fields_for(sequence, options).read(_read_pairs(body.split())).items():
        setattr(position, field, value)
    if sequence.stages[position.step] is not None:
        raise Malformed(f"step={sequence.names[position.step]}: no seat has anything to decide at this step")
    return position


def _read_pairs(words: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals or not value:
            raise Malformed(f"{word[:60]!r} is not of the form name=value")
        if name in found:
            raise Malformed(f"{name} is said twice")
        found[name] = value
    return found
