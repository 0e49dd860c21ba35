"""Options, scenarios, and positions read from plain data."""

from typing import Any

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import BLOCK, DECK
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import fingerprint


def position() -> dict[str, Any]:
    data: dict[str, Any] = GAME.new(GAME.info.settle({"scenario": "1470"}), FastDice(1)).dump()
    return data


def test_a_position_reads_back() -> None:
    assert fingerprint(GAME.load(position())) == fingerprint(GAME.new(GAME.info.settle({"scenario": "1470"}), FastDice(1)))


def test_a_position_is_read_with_all_its_options() -> None:
    state = GAME.load({**position(), "options": {"scenario": "1470"}})
    assert state.options == GAME.info.settle({"scenario": "1470"})


@pytest.mark.parametrize(
    "change",
    [
        {"options": None},
        {"options": {"scenario": "1999"}},
        {"where": 5},
        {"where": [0] * 62},
        {"where": ["kent"] * 63},
        {"where": [99] * 63},
        {"strength": None},
        {"strength": [9] * 63},
        {"step": 77},
        {"step": "actions"},
        {"active": 5},
        {"player1": -1},
        {"king_side": 9},
        {"turn": 1.5},
        {"turn": True},
        {"hands": [[99], [1]]},
        {"hands": [1, 2]},
        {"played": 3},
        {"credits": ["a"]},
        {"attackers": [0] * 40},
    ],
    ids=str,
)
def test_a_broken_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        GAME.load({**position(), **change})


@pytest.mark.parametrize("data", [None, 3, [], {}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(Malformed):
        GAME.load(data)


def test_a_missing_field_is_named() -> None:
    data = position()
    del data["moved"]
    with pytest.raises(Malformed, match="moved"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("scenario", "campaigns", "king", "pretender"),
    [("1460", 3, "L_henry_vi", "Y_york"), ("1480", 1, "Y_gloucester", "L_richmond")],
)
def test_scenarios_begin_as_printed(scenario: str, campaigns: int, king: str, pretender: str) -> None:
    state = GAME.new(GAME.info.settle({"scenario": scenario}), FastDice(0))
    assert (state.campaigns, state.king, state.pretender) == (campaigns, BLOCK[king], BLOCK[pretender])
    assert sorted([*state.hands[0], *state.hands[1]]) == sorted(set(state.hands[0]) | set(state.hands[1]))
    assert set(state.hands[0]) | set(state.hands[1]) < set(DECK)
