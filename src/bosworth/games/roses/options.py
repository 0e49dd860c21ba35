"""The options at set-up, and what they mean for the rules."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.roses.chart import Chart, chart
from bosworth.games.roses.tables import HOUSES, MORE_INCOME, NEVILLE, PLAYERS, PRINTED_CP, REGION
from bosworth.kernel.handicap import favours, handicap, needed
from bosworth.kernel.info import GameInfo, Option

COUNT: Final = {"four": 4, "three": 3, "two": 2, "two_royal": 2, "two_people": 4}
"""17 The number of players by choice of `scenario`; `two_people` play two each, one House (B32)."""


def seats_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The ids of the seats: colours, or the two Houses if two people play two each."""
    return HOUSES if options["scenario"] == "two_people" else PLAYERS[: COUNT[options["scenario"]]]


INFO: Final = GameInfo(
    id="roses",
    rules_version=2,
    options=(
        Option("scenario", tuple(COUNT)),
        Option("neville_strength", (str(PRINTED_CP[NEVILLE]), "8")),
        Option("neville_start", ("wc", "se", "ne")),
        Option("mid_wc_adjacent", ("false", "true")),
        Option("captain_presence", ("false", "true")),
        Option("cubes_per_person", ("one", "several")),
        Option("shortage", ("skip", "stop")),
        Option("tied_votes", ("reigning", "no_king")),
        Option("titles", ("at_once", "after_phase")),
        *handicap((*PLAYERS, *HOUSES)),
    ),
    needs=needed("scenario", {scenario: seats_of({"scenario": scenario}) for scenario in COUNT}),
)


class Rules:
    """The options that change a rule, by name."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.has_houses: bool = options["scenario"] in ("four", "two_royal", "two_people")
        self.two_people: bool = options["scenario"] == "two_people"
        self.captain_presence: bool = options["captain_presence"] == "true"
        self.several_cubes: bool = options["cubes_per_person"] == "several"
        self.stop_at_shortage: bool = options["shortage"] == "stop"
        self.no_king_on_tie: bool = options["tied_votes"] == "no_king"
        self.titles_after_phase: bool = options["titles"] == "after_phase"
        self.more_income: list[int] = favours(options, seats_of(options), MORE_INCOME)  # by seat


def chart_of(options: Mapping[str, str]) -> Chart:
    """The board with the options that change it."""
    strength, start = int(options["neville_strength"]), REGION[options["neville_start"]]
    return chart(strength, start, int(options["mid_wc_adjacent"] == "true"))
