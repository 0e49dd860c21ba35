"""Sections 13 and 17: the options at set-up, and what they mean for the rules."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.lancaster.facts import COLOURS, PLAYERS, SETS
from bosworth.games.lancaster.tables import GROUPS, LAW_GROUP, LAW_NAMES, LAW_SET, MORE_GOLD, MORE_SQUIRES
from bosworth.kernel.handicap import favours, handicap, needed
from bosworth.kernel.info import GameInfo, Option

MODULES: Final = "modules"
LAWS: Final = "laws"
SWITCH: Final = ("no", "yes")
BOTH_MODULES: Final = {"court": "yes", "displeasure": "yes"}
KINGS_LAWS: Final = {**BOTH_MODULES, "laws_2": "king", "laws_3": "king"}
LAW_OPTIONS: Final = tuple(f"laws_{group}" for group in range(GROUPS))
KINGS_GROUPS: Final = tuple(sorted({LAW_GROUP[law] for law in range(len(LAW_NAMES)) if SETS[LAW_SET[law]] == "king"}))


def seats_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The colours of the players, clockwise."""
    return COLOURS[: int(options["players"])]


def _law_option(group: int) -> Option:
    """13 The sets from which the laws of a group may come."""
    sets = ("base", "new", "king", "random") if group in KINGS_GROUPS else ("base", "new", "random")
    return Option(LAW_OPTIONS[group], sets, LAWS)


INFO: Final = GameInfo(
    id="lancaster",
    rules_version=2,
    options=(
        Option("players", ("4", "2", "3", "5")),
        Option("court", SWITCH, MODULES),
        Option("displeasure", SWITCH, MODULES),
        Option("queenie", SWITCH, MODULES),
        *(_law_option(group) for group in range(GROUPS)),
        Option("extensions_law_per", ("5", "3")),
        Option("nobles", ("random", "fixed")),
        Option("supply", ("unlimited", "strict")),
        Option("most_law_reveal", ("winners", "amounts")),
        Option("most_of_nothing", ("nobody", "everyone")),
        Option("bishop_without_upgrade", SWITCH),
        Option("ally_bishop", ("trade_knight", "remove_from_supply")),
        Option("dishonour_ties", ("fewer_votes", "more_votes")),
        *handicap(COLOURS),
    ),
    presets={
        "new_laws": dict.fromkeys(LAW_OPTIONS, "new"),
        "mixed_laws": dict.fromkeys(LAW_OPTIONS, "random"),
        "henry_v": BOTH_MODULES,
        "kings_laws": KINGS_LAWS,
        "big_box": {**BOTH_MODULES, "queenie": "yes", **dict.fromkeys(LAW_OPTIONS, "random")},
        "strict": {**KINGS_LAWS, "queenie": "yes", "supply": "strict", "ally_bishop": "remove_from_supply"},
    },
    needs={
        **{f"{LAW_OPTIONS[group]}=king": BOTH_MODULES for group in KINGS_GROUPS},
        **needed("players", {players: seats_of({"players": players}) for players in PLAYERS}),
    },
)


class Rules:
    """The options that change a rule, by name."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.court: bool = options["court"] == "yes"
        self.displeasure: bool = options["displeasure"] == "yes"
        self.queenie: bool = options["queenie"] == "yes"
        self.extensions_per_three: bool = options["extensions_law_per"] == "3"
        self.strict_supply: bool = options["supply"] == "strict"
        self.reveals_amounts: bool = options["most_law_reveal"] == "amounts"
        self.bishop_from_supply: bool = options["ally_bishop"] == "remove_from_supply"
        self.fixed_nobles: bool = options["nobles"] == "fixed"
        self.most_of_nothing: bool = options["most_of_nothing"] == "everyone"
        self.bishop_without_upgrade: bool = options["bishop_without_upgrade"] == "yes"
        self.more_gold: list[int] = favours(options, seats_of(options), MORE_GOLD)  # by player
        self.more_squires: list[int] = favours(options, seats_of(options), MORE_SQUIRES)
        self.more_votes_worse: bool = options["dishonour_ties"] == "more_votes"
