"""The scenarios as they begin."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import BLOCK, DECK
from bosworth.kernel.chance import FastDice


@pytest.mark.parametrize(
    ("scenario", "campaigns", "king", "pretender"),
    [("1460", 3, "L_henry_vi", "Y_york"), ("1480", 1, "Y_gloucester", "L_richmond")],
)
def test_scenarios_begin_as_printed(scenario: str, campaigns: int, king: str, pretender: str) -> None:
    state = GAME.new(GAME.info.settle({"scenario": scenario}), FastDice(0))
    assert (state.campaigns, state.king, state.pretender) == (campaigns, BLOCK[king], BLOCK[pretender])
    assert sorted([*state.hands[0], *state.hands[1]]) == sorted(set(state.hands[0]) | set(state.hands[1]))
    assert set(state.hands[0]) | set(state.hands[1]) < set(DECK)
