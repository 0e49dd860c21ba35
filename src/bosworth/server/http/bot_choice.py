"""How people choose a bot in forms: its level, and beside it its temper."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bosworth.bots import FIRST, LEVELS, USUAL
from bosworth.kernel.thought import NORMAL, TEMPERS
from bosworth.server.store.listing import TableRow
from bosworth.table.chairs import BOT

TEMPER: Final = "temper-"
"""How the name of a field begins that holds a temper; the rest is the name of the field with the level."""
OFFERED: Final = {"levels": LEVELS, "tempers": TEMPERS}
"""What people are offered, for templates."""


class Chosen(NamedTuple):
    """What was chosen for a seat: `me`, `open`, `invite` or a bot, and its temper."""

    who: str
    temper: str = NORMAL


def usual_bot(mine: Sequence[TableRow]) -> str:
    """The bot that somebody is offered first: the last he played with; for a first visitor one that forgives."""
    tables = sorted(mine, key=lambda table: -table.made)
    names = [name for table in tables for kind, name in zip(table.kinds, table.names, strict=True) if kind == BOT]
    has_played = any(table.status != "waiting" for table in mine)
    return next((name for name in names if parted(name).who in LEVELS), USUAL if has_played else FIRST)


def parted(spec: str) -> Chosen:
    """A text such as `bot:master:aggressive` or `master:aggressive` as a form has it, in two fields."""
    plain = spec.removeprefix("bot:")
    level, _, temper = plain.partition(":")
    return Chosen(spec[: len(spec) - len(plain)] + level, temper or NORMAL)


def seated(fields: Mapping[str, str], name: str, default: str) -> str:
    """Who was chosen in a form, as one text; a temper counts only beside a level that has none of its own."""
    spec, temper = fields.get(name) or default, fields.get(TEMPER + name, "")
    has_temper = spec.removeprefix("bot:") in LEVELS and temper not in ("", NORMAL)
    return f"{spec}:{temper}" if has_temper else spec


def shown(values: Mapping[str, str], name: str, default: str) -> Chosen:
    """What a form shows as chosen, when it comes back or is filled in by a link."""
    return parted(seated(values, name, default))


def choices(values: Mapping[str, str], seats: Sequence[str], usual: str) -> dict[str, Any]:
    """What the form of a new table needs to have bots chosen: for each seat, and for whoever leaves."""
    first, *_ = seats
    defaults = {seat: "me" if seat == first else f"bot:{usual}" for seat in seats}
    sitters = {seat: shown(values, f"seat-{seat}", default) for seat, default in defaults.items()}
    return {**OFFERED, "sitters": sitters, "stand_in": shown(values, "away", usual)}
