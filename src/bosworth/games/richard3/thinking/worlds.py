"""Imagined positions that agree with what a seat sees, and as far as it can tell with what it has heard."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bosworth.games.richard3.imagine import imagine
from bosworth.games.richard3.sea import can_sail
from bosworth.games.richard3.state import EXECUTION, EXILE_EXCESS, GO_HOME, Position
from bosworth.games.richard3.tables import AREA_COUNT, IS_FREE_MERCENARY, POOL, REBEL, STRENGTH
from bosworth.games.richard3.thinking.memory import Memory, note, recall
from bosworth.games.richard3.view import View
from bosworth.kernel.event import Event

MEMORIES: Final = 12


def imagine_all(view: View, heard: Sequence[Event], number: int, rng: Random) -> list[Position]:
    """So many positions; several may share what is remembered."""
    worlds = [imagine(view, rng) for _ in range(number)]
    known: Position = view.known
    if not _heard_all(heard) or known.step in (EXECUTION, GO_HOME, EXILE_EXCESS):
        return worlds
    foe = 1 - view.side
    notes = note(heard, foe)
    memories = [recall(known, foe, notes, rng) for _ in range(min(number, MEMORIES))]
    for n, world in enumerate(worlds):
        _remember(world, view, foe, memories[n % len(memories)], rng)
    return worlds


def _heard_all(heard: Sequence[Event]) -> bool:
    """Whether the seat listened from the first campaign on."""
    for event in heard:
        if event.name == "campaign":
            return event.args["number"] == 1
    return False


def _remember(s: Position, view: View, foe: int, memory: Memory, rng: Random) -> None:
    """Let the nameless blocks of the enemy change places, so that they stand where they are remembered."""
    unknown = [b for b in s.roster(foe) if b not in view.named and b != REBEL and s.where[b] <= POOL]
    rng.shuffle(unknown)
    slots = [(s.where[b], s.moved[b], s.reserve[b], s.pirate[b], s.acted[b]) for b in unknown]
    left = unknown[:]
    rest: list[tuple[int, int, int, int, int]] = []
    for slot in slots:
        block = _who_stands(s, left, slot[0], slot[3], memory)
        if block < 0:
            rest.append(slot)
        else:
            left.remove(block)
            _put(s, block, slot, memory)
    for slot in sorted(rest, key=lambda one: -one[3]):
        fitting = [b for b in left if (not slot[3] or can_sail(s, b)) and (slot[0] != POOL or not IS_FREE_MERCENARY[b])]
        block = (fitting or left)[0]
        left.remove(block)
        _put(s, block, slot, memory)


def _who_stands(s: Position, left: list[int], place: int, pirate: int, memory: Memory) -> int:
    for block in left:
        if memory.where[block] == place and (not pirate or can_sail(s, block)):
            return block
    return -1


def _put(s: Position, block: int, slot: tuple[int, int, int, int, int], memory: Memory) -> None:
    place, moved, reserve, pirate, acted = slot
    s.where[block] = place
    s.moved[block] = moved
    s.reserve[block] = reserve
    s.pirate[block] = pirate
    s.acted[block] = acted
    s.strength[block] = memory.strength[block] if place < AREA_COUNT else STRENGTH[block]
