"""Section 16: the scenarios."""

from collections.abc import Mapping

from bosworth.games.richard3.state import Position
from bosworth.games.richard3.steps import blank
from bosworth.games.richard3.tables import (
    BLOCK,
    BLOCK_COUNT,
    BLOCK_NAMES,
    DEAD,
    FACTS,
    HENRY_VI,
    OFFBOARD,
    PLACE,
    PRISON,
    SIDE,
    STRENGTH,
)
from bosworth.kernel.chance import Dice


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> Position:
    """16 Set up a scenario, deal, and go on to the first decision."""
    state = set_up(options)
    state.telling = telling
    state.advance(dice)
    return state


def set_up(options: Mapping[str, str]) -> Position:
    """16 The blocks of a scenario in their places, at full strength; those not named are dead (16.4)."""
    state = blank(options)
    scenario = FACTS.scenarios[options["scenario"]]
    state.campaigns = len(scenario.years)
    king, pretender = BLOCK[scenario.king], BLOCK[scenario.pretender]
    if scenario.id == "1470":
        state.campaigns = int(options["campaigns_1470"])
        if options["pretender_1470"] == "henry_vi":
            pretender = HENRY_VI
    state.king, state.pretender, state.king_side = king, pretender, SIDE[king]
    for block in range(BLOCK_COUNT):
        state.where[block] = PLACE[scenario.blocks.get(BLOCK_NAMES[block], "dead")]
        state.strength[block] = 0 if state.where[block] in (DEAD, OFFBOARD) else STRENGTH[block]
    if scenario.prisoner:
        state.where[BLOCK[scenario.prisoner]] = PRISON
        state.strength[BLOCK[scenario.prisoner]] = STRENGTH[BLOCK[scenario.prisoner]]
    state.index()
    return state
