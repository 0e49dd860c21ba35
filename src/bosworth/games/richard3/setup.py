"""Sections 3 and 16: options, scenarios, and positions made from them or from plain data."""

from collections.abc import Mapping
from typing import Any, Final

from bosworth.games.richard3.facts import SCENARIOS, SIDES
from bosworth.games.richard3.state import FIELDS, OVER
from bosworth.games.richard3.steps import DECISIONS, State, revive
from bosworth.games.richard3.tables import (
    BLOCK,
    BLOCK_COUNT,
    BLOCK_NAMES,
    DEAD,
    DECK,
    FACTS,
    HENRY_VI,
    OFFBOARD,
    PLACE,
    PRISON,
    SEA_COUNT,
    SIDE,
    STRENGTH,
)
from bosworth.kernel.chance import Dice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import GameInfo, Option
from bosworth.kernel.shape import MOST, check_fields, options_of

INFO: Final = GameInfo(
    id="richard3",
    rules_version=2,
    options=(
        Option("scenario", SCENARIOS),
        Option("hit_ties", ("random", "owner")),
        Option("mulligan", ("none", "auto", "once")),
        Option("bombard_sea", ("true", "false")),
        Option("treason_sea", ("false", "true")),
        Option("role_swap", ("false", "true")),
        Option("warwick_barred", ("false", "true")),
        Option("exile_excess", ("all", "one")),
        Option("campaigns_1470", ("2", "1")),
        Option("pretender_1470", ("prince_edward", "henry_vi")),
        Option("neville_shields_in_battle", ("false", "true")),
        Option("neville_homes", ("own", "family")),
        Option("heir_shield_all", ("true", "false")),
        Option("crown_adds", ("false", "true")),
        Option("senior_title", ("true", "false")),
    ),
    presets={
        "columbia": {
            "hit_ties": "owner",
            "mulligan": "once",
            "bombard_sea": "true",
            "treason_sea": "true",
            "role_swap": "true",
            "warwick_barred": "true",
            "exile_excess": "all",
            "campaigns_1470": "1",
            "pretender_1470": "prince_edward",
            "neville_shields_in_battle": "false",
            "neville_homes": "family",
            "heir_shield_all": "false",
            "crown_adds": "true",
            "senior_title": "false",
        }
    },
)


def seats_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """Lancaster and York."""
    return SIDES


def _rules(options: Mapping[str, str]) -> list[int]:
    """The switches in the order of the constants in `state`."""
    return [
        int(options["hit_ties"] == "owner"),
        ("none", "auto", "once").index(options["mulligan"]),
        int(options["bombard_sea"] == "true"),
        int(options["warwick_barred"] == "true"),
        int(options["exile_excess"] == "one"),
        int(options["neville_shields_in_battle"] == "true"),
        int(options["heir_shield_all"] == "true"),
        int(options["treason_sea"] == "true"),
        int(options["role_swap"] == "true"),
        int(options["crown_adds"] == "true"),
        int(options["neville_homes"] == "family"),
        int(options["senior_title"] == "true"),
    ]


def blank(options: Mapping[str, str]) -> State:
    """A position with these options and nothing set up."""
    return State(dict(options), _rules(options))


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
    """16 Set up a scenario, deal, and go on to the first decision."""
    state = set_up(options)
    state.telling = telling
    state.advance(dice)
    return state


def set_up(options: Mapping[str, str]) -> State:
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


GROWING: Final = ("credits",)
"""Fields whose lists have no fixed length."""
RANGE: Final = {"where": PRISON, "strength": 4, "hands": len(DECK), "played": len(DECK), "chosen": len(DECK), "pirate": SEA_COUNT}
"""The highest value of fields that index a table; any other is below MOST."""


def load(data: Mapping[str, Any]) -> State:
    """The position that `dump` wrote."""
    settled = options_of(INFO, data)
    state = blank(settled)
    check_fields(data, state, {**dict.fromkeys(FIELDS, MOST), **RANGE}, GROWING)
    if data["step"] not in DECISIONS and data["step"] != OVER:
        raise Malformed("the position is at no decision")
    for name in ("active", "player1", "king_side"):
        if data[name] not in (0, 1):
            raise Malformed(f"the position has no good {name}")
    return revive({**data, "options": settled}, state.rules)
