"""What Richard III promises beyond what every game does: its options, and a single winner."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import variants
from bosworth.kernel.handicap import GROUP
from bosworth.kernel.playout import play_out


def test_there_are_three_scenarios_fourteen_switches_a_handicap_and_a_preset() -> None:
    assert GAME.info.options[0].name == "scenario"
    assert len([option for option in GAME.info.options if option.group != GROUP]) == 15
    assert len(variants(GAME.info)) == 3 * (1 + 15 + 3 + 1)
    assert set(GAME.info.presets) == {"columbia"}


def test_the_preset_says_every_switch() -> None:
    """So that a default may change without the board game changing with it; a handicap belongs to the table."""
    rules = {option.name for option in GAME.info.options if option.group != GROUP}
    assert set(GAME.info.presets["columbia"]) == rules - {"scenario"}


@pytest.mark.parametrize("scenario", ["1460", "1470", "1480"])
def test_one_side_wins(scenario: str) -> None:
    for seed in range(20):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"scenario": scenario}), dice)
        play_out(state, dice)
        assert sorted(state.returns()) == [0.0, 1.0]
