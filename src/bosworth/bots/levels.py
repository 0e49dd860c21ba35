"""The ladder: from a gentle first opponent to a master."""

from collections.abc import Collection
from typing import Final, NamedTuple

from bosworth.games.edition import Edition
from bosworth.kernel.errors import Malformed
from bosworth.kernel.thought import NORMAL, TEMPERS, Skill

LEVELS: Final = ("gentle", "casual", "steady", "skilled", "expert", "master")
"""From the weakest to the strongest."""
BEST: Final = LEVELS[-1]
FIRST: Final = "gentle"
"""The first opponent of whoever has never played."""
USUAL: Final = "steady"
"""Who plays where nobody has said anything else."""
UNMEASURED: Final = dict(zip(LEVELS, [Skill(blur=blur) for blur in (1.0, 0.7, 0.45, 0.25, 0.1, 0.0)], strict=True))
"""The levels in a game that says nothing of its own about them."""


class Spec(NamedTuple):
    """Who plays: a bot or a level of the ladder, its temper, and by what its budget is divided (for measuring and for tests)."""

    name: str
    temper: str = NORMAL
    part: int = 1

    def __str__(self) -> str:
        return self.name + f":{self.temper}" * (self.temper != NORMAL) + f"/{self.part}" * (self.part != 1)


def read_spec(text: str, names: Collection[str]) -> Spec:
    """What a text such as `bot:master:aggressive` asks for; `Malformed` if there is none such."""
    plain, slash, part = text.strip().lower().removeprefix("bot:").partition("/")
    name, colon, temper = plain.partition(":")
    if name not in names or (colon and name not in LEVELS):
        raise Malformed(f"there is no bot {text!r}; the bots are {', '.join(names)}")
    if colon and temper not in TEMPERS:
        raise Malformed(f"there is no temper {temper!r}; the tempers are {', '.join(TEMPERS)}")
    if slash and not (part.isdecimal() and int(part)):
        raise Malformed(f"a budget is divided by a whole number, not by {part!r}")
    return Spec(name, temper or NORMAL, int(part) if slash else 1)


def skill_of(game: Edition, spec: Spec) -> Skill:
    """How well a level thinks in a game."""
    skill = {**UNMEASURED, **game.tuning.skills}[spec.name]
    return skill._replace(playouts=skill.playouts // spec.part)
