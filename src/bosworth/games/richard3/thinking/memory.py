"""What a seat remembers of the enemy's blocks: who was seen where, and which nameless blocks have gone from there since.

The events it heard are followed from the set-up on, several times over: whenever one of several may have gone, chance picks one.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.recruit import HOME_RECRUITS
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK,
    BLOCK_COUNT,
    BLOCK_NAMES,
    CAN_SAIL,
    DEAD,
    EXILE_OF,
    FACTS,
    HEIR,
    HOMES,
    IS_RANKED,
    MINOR,
    OFFBOARD,
    OWNER,
    PERMANENT,
    PLACE,
    POOL,
    REBEL,
    STRENGTH,
    TYPE,
)
from bosworth.kernel.event import Event

WENT: Final = 0
SAILED: Final = 1
CALLED: Final = 2
HOME: Final = 3
DISBANDED: Final = 4
SEEN: Final = 5
GONE: Final = 6
LOST_STEP: Final = 7
HIT: Final = 8
RESTED: Final = 9
LEFT_US: Final = 10

HIDDEN: Final[dict[str, int]] = {
    "move-hidden": WENT,
    "regroup-hidden": WENT,
    "sail-hidden": SAILED,
    "recruit-hidden": CALLED,
    "home-hidden": HOME,
    "banish-hidden": HOME,
    "disband-hidden": DISBANDED,
}
LINES: Final = ("battle-line", "reserves", "reserves-early")
NAMED: Final = ("retreat", "minor-enters", "new-king", "defects", "cut-off")


class Memory:
    """One way in which all that was heard may have come about: where each enemy block is, and how strong."""

    def __init__(self, where: list[int], strength: list[int]) -> None:
        self.where = where
        self.strength = strength
        self.last = -1
        """The block that went last."""


def note(heard: Sequence[Event], foe: int) -> list[tuple[int, int, int, int]]:
    """What was heard of the enemy's blocks, as numbers: a kind, and what it is about."""
    found: list[tuple[int, int, int, int]] = []
    area = -1
    for event in heard:
        if event.name == "battle":
            area = PLACE[str(event.args["area"])]
        elif event.args.get("side", SIDES[foe]) == SIDES[foe]:
            found += _of_foe(event.name, event.args, area)
        elif event.name == "defects":
            found.append((LEFT_US, BLOCK[str(event.args["block"])], 0, 0))
    return found


def _of_foe(name: str, args: dict[str, int | str], area: int) -> list[tuple[int, int, int, int]]:
    """What an event tells of the enemy, or of a block of either side."""
    if name in HIDDEN:
        return [(HIDDEN[name], PLACE[str(args["from"])], PLACE[str(args["to"])], 0)]
    if name in LINES:
        blocks, strengths = str(args["blocks"]).split(), str(args["strengths"]).split()
        return [(SEEN, BLOCK[block], area, int(steps)) for block, steps in zip(blocks, strengths, strict=True)]
    if name in NAMED:
        return [(SEEN, BLOCK[str(args["block"])], PLACE[str(args["area"])], 0)]
    if name in ("starve-hidden", "plague-loss-hidden"):
        return [(LOST_STEP, PLACE[str(args["area"])], 0, 0)]
    if name == "hit":
        return [(HIT, BLOCK[str(args["block"])], int(args["steps"]), 0)]
    if name == "eliminated":
        return [(GONE, BLOCK[str(args["block"])], 0, 0)]
    return [(RESTED, int(args["number"]), 0, 0)] if name == "campaign" else []


def recall(s: Position, foe: int, notes: list[tuple[int, int, int, int]], rng: Random) -> Memory:
    """Follow what was heard from the set-up on, once."""
    places = FACTS.scenarios[s.options["scenario"]].blocks
    where = [DEAD] * BLOCK_COUNT
    for block in range(BLOCK_COUNT):
        where[block] = PLACE.get(places.get(BLOCK_NAMES[block], "dead"), DEAD)
    found = Memory(where, STRENGTH[:])
    owner = OWNER[s.king_side]
    mine = [block for block in range(BLOCK_COUNT) if owner[block] == foe]
    for kind, one, two, three in notes:
        if kind == SEEN:
            _see(found, mine, one, two, three, rng)
        elif kind == HIT:
            if owner[one] == foe:
                found.strength[one] = max(1, found.strength[one] - two)
        elif kind == GONE:
            found.where[one] = DEAD if PERMANENT[one] else POOL
            found.strength[one] = STRENGTH[one]
        elif kind == LEFT_US:
            found.where[one] = OFFBOARD
        elif kind == RESTED:
            found.strength = STRENGTH[:]
        elif kind == LOST_STEP:
            _weaken(found, mine, one, rng)
        else:
            _go(found, mine, kind, one, two, rng)
    return found


def _see(memory: Memory, mine: list[int], block: int, area: int, steps: int, rng: Random) -> None:
    """A block shows itself: if it was thought elsewhere, somebody else is there."""
    old = memory.where[block]
    if old != area:
        if old < MINOR:
            others = [b for b in mine if memory.where[b] == area and b != block]
            if others:
                memory.where[others[int(rng.random() * len(others))]] = old
        memory.where[block] = area
    if steps:
        memory.strength[block] = steps


def _weaken(memory: Memory, mine: list[int], area: int, rng: Random) -> None:
    there = [b for b in mine if memory.where[b] == area and memory.strength[b] > 1]
    if there:
        memory.strength[there[int(rng.random() * len(there))]] -= 1


def _go(memory: Memory, mine: list[int], kind: int, start: int, to: int, rng: Random) -> None:
    """A nameless block has gone from one place to another: any of those who may have."""
    where = memory.where
    if kind == WENT and memory.last >= 0 and where[memory.last] == start:
        where[memory.last] = to
        return
    there = [b for b in mine if where[b] == start and b != REBEL]
    able = [b for b in there if _may_have_gone(b, kind, to)] or there
    if not able:
        return
    block = able[int(rng.random() * len(able))]
    where[block] = to
    memory.last = block if kind == WENT else -1
    if to == POOL:
        memory.strength[block] = STRENGTH[block]


def _may_have_gone(block: int, kind: int, to: int) -> bool:
    if kind == SAILED:
        return CAN_SAIL[1][block]
    if kind == CALLED:
        homes = HOME_RECRUITS[block]
        return to in [area for area, _ in homes] if homes else True
    if kind == DISBANDED:
        return not IS_RANKED[block]
    if kind == HOME and to < AREA_COUNT:
        if TYPE[block] == HEIR:
            return True
        return EXILE_OF[to] < 0 and to in HOMES[block]
    return True
