"""The options at set-up, and what they mean for the rules."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.roses.chart import Chart, chart
from bosworth.games.roses.tables import HOUSES, NEVILLE, PLAYERS, PRINTED_CP, REGION
from bosworth.kernel.game import GameInfo, Option

COUNT: Final = {"four": 4, "three": 3, "two": 2, "two_royal": 2, "two_people": 4}
"""17 The number of players by choice of `scenario`; `two_people` play two each, one House (B32)."""

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
    ),
)


def rules_of(options: Mapping[str, str]) -> list[int]:
    """The switches in the order of the constants in `state`."""
    return [
        int(options["scenario"] in ("four", "two_royal", "two_people")),
        int(options["captain_presence"] == "true"),
        int(options["cubes_per_person"] == "several"),
        int(options["shortage"] == "stop"),
        int(options["tied_votes"] == "no_king"),
        int(options["titles"] == "after_phase"),
        int(options["scenario"] == "two_people"),
    ]


def chart_of(options: Mapping[str, str]) -> Chart:
    """The board with the options that change it."""
    strength, start = int(options["neville_strength"]), REGION[options["neville_start"]]
    return chart(strength, start, int(options["mid_wc_adjacent"] == "true"))


def seats_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The ids of the seats: colours, or the two Houses if two people play two each."""
    return HOUSES if options["scenario"] == "two_people" else PLAYERS[: COUNT[options["scenario"]]]
