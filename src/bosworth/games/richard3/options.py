"""The options at set-up, and what they mean for the rules."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.richard3.facts import SCENARIOS, SIDES
from bosworth.games.richard3.tables import MORE_POINTS
from bosworth.kernel.handicap import favours, handicap
from bosworth.kernel.info import GameInfo, Option

MULLIGANS: Final = ("none", "auto", "once")
AUTO: Final = 1
ONCE: Final = 2

INFO: Final = GameInfo(
    id="richard3",
    rules_version=2,
    options=(
        Option("scenario", SCENARIOS),
        Option("hit_ties", ("random", "owner")),
        Option("mulligan", MULLIGANS),
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
        *handicap(SIDES),
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


class Rules:
    """The options that change a rule, by name."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.hit_ties_owner: bool = options["hit_ties"] == "owner"
        self.mulligan: int = MULLIGANS.index(options["mulligan"])
        self.bombard_sea: bool = options["bombard_sea"] == "true"
        self.treason_sea: bool = options["treason_sea"] == "true"
        self.role_swap: bool = options["role_swap"] == "true"
        self.warwick_barred: bool = options["warwick_barred"] == "true"
        self.exile_one: bool = options["exile_excess"] == "one"
        self.neville_shields: bool = options["neville_shields_in_battle"] == "true"
        self.neville_family: bool = options["neville_homes"] == "family"
        self.heir_shield_all: bool = options["heir_shield_all"] == "true"
        self.crown_adds: bool = options["crown_adds"] == "true"
        self.senior_title: bool = options["senior_title"] == "true"
        self.more_points: list[int] = favours(options, SIDES, MORE_POINTS)
