"""What a bot of the ladder remembers of the enemy's blocks."""

from collections import Counter
from random import Random

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, BLOCK, COPIES, KIND_NAMES
from bosworth.games.richard3.thinking.worlds import imagine_all
from bosworth.kernel.chance import FastDice
from bosworth.kernel.event import Event, heard
from bosworth.kernel.game import play

pytestmark = pytest.mark.no_cover


def where(block: str, moves: list[str]) -> Counter[int]:
    """Where Lancaster thinks that a Yorkist block is, after York has made these moves in the first turn of 1480."""
    state = GAME.new(GAME.info.settle({"scenario": "1480"}), FastDice(3), telling=True)
    told: list[Event] = list(state.events)
    state.hands = [sorted(COPIES[KIND_NAMES.index(kind)][:1] + hand[1:]) for kind, hand in zip("24", state.hands, strict=True)]
    for seat, text in [(0, "play 2"), (1, "play 4"), *((1, move) for move in moves)]:
        state = play(state, seat, [GAME.parse(text, seat)], FastDice(1))
        told += state.events
    worlds = imagine_all(GAME.view(state, 0), heard(told, 0), 24, Random(1))
    return Counter(world.where[BLOCK[block]] for world in worlds)


def test_whoever_has_not_gone_is_where_he_began() -> None:
    assert where("Y_gloucester", []) == {AREA["middlesex"]: 24}
    assert where("Y_gloucester", ["move arundel kent", "stop"]) == {AREA["middlesex"]: 24}


def test_the_only_block_of_an_area_is_followed() -> None:
    assert where("Y_gloucester", ["move gloucester oxford", "move gloucester warwick"]) == {AREA["warwick"]: 24}


def test_of_two_either_may_have_gone() -> None:
    found = where("Y_norfolk", ["move norfolk essex", "stop"])
    assert set(found) == {AREA["essex"], AREA["east_anglia"]}


def test_whoever_has_not_listened_remembers_nothing() -> None:
    state = GAME.new(GAME.info.settle({"scenario": "1480"}), FastDice(3))
    places = {world.where[BLOCK["Y_gloucester"]] for world in imagine_all(GAME.view(state, 0), [], 24, Random(1))}
    assert len(places) > 3
