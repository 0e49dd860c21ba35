"""The printed board as plain tables, for whoever has to read a view: ids in the order of their numbers, and what is printed."""

from typing import Any, Final

from bosworth.games.lancaster.allies import is_void
from bosworth.games.lancaster.castles import NEEDS_CHOICE
from bosworth.games.lancaster.facts import COLOURS, GOODS, KINDS, LETTERS, PRIVILEGES, SETS
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    ARCHER_STRENGTH,
    BISHOP,
    BISHOPS,
    CONFLICT_NAMES,
    COPIES,
    DISHONOUR_A_SPACE,
    DUNGEON,
    FACTS,
    FAVOUR_NAMES,
    FAVOUR_REWARD,
    FAVOURS,
    FIRST_PRIZE,
    FRENCH,
    LAW_EFFECT,
    LAW_GROUP,
    LAW_NAMES,
    LAW_SET,
    LAWS_IN_FORCE,
    LEAST,
    LORD,
    MOST_BISHOPS,
    MOST_PARTIES,
    NEUTRAL_KNIGHT,
    NOBLE_POINTS,
    NOBLES_A_PROVINCE,
    OFFICE_NAMES,
    OFFICE_PRIVILEGE,
    OFFICE_SEALS,
    PRICE_OF_BOTH,
    PRIVILEGE_COUNT,
    PROVINCE_NAMES,
    PROVINCE_REWARD,
    PROVINCES,
    ROUNDS,
    SEALS,
    SEATS,
    SECOND_PRIZE,
    SLOTS,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SPOILS,
    STOCK,
    STRENGTHS,
    TILE_REWARD,
    TRACK,
    TRIBUTE,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.verbs import TAKING_NAMES

Plain = dict[str, Any]

FIGURES: Final[Plain] = {
    "rounds": ROUNDS,
    "spaces": SPACES,
    "ally_spaces": ALLY_SPACES,
    "slots": SLOTS,
    "seats": SEATS,
    "parties": MOST_PARTIES,
    "strengths": STRENGTHS,
    "laws": LAWS_IN_FORCE,
    "copies": COPIES,
    "stock": STOCK,
    "price_of_both": PRICE_OF_BOTH,
    "noble_points": NOBLE_POINTS,
    "first_prize": FIRST_PRIZE,
    "second_prize": SECOND_PRIZE,
    "nobles_a_province": NOBLES_A_PROVINCE,
    "lord": LORD,
    "bishop": BISHOP,
    "bishops": BISHOPS,
    "most_bishops": MOST_BISHOPS,
    "tudor": TUDOR_STRENGTH,
    "archer": ARCHER_STRENGTH,
    "seals": SEALS,
    "privileges": PRIVILEGE_COUNT,
    "dungeon": DUNGEON,
    "neutral_knight": NEUTRAL_KNIGHT,
    "dishonour_a_space": DISHONOUR_A_SPACE,
    "favours_in_play": FAVOURS,
}
"""Figures that stand alone; lists are by number of players, strength, or number of nobles."""


def catalog() -> Plain:
    """Everything printed that a board needs to draw a view."""
    return {
        "colours": list(COLOURS),
        "letters": list(LETTERS),
        "goods": list(GOODS),
        "kinds": list(KINDS),
        "void_for_allies": {"reward": _void(is_tile=False), "tile": _void(is_tile=True)},
        "privileges": list(PRIVILEGES),
        "sets": list(SETS),
        "takings": list(TAKING_NAMES),
        "steps": {name: SEQUENCE.names.index(name) for name in SEQUENCE.decision_names()},
        "provinces": [_province(number) for number in range(PROVINCES)],
        "conflicts": [_conflict(number) for number in range(len(CONFLICT_NAMES))],
        "favours": [{"id": name, "reward": _plain(FAVOUR_REWARD[number])} for number, name in enumerate(FAVOUR_NAMES)],
        "spaces": [_space(number) for number in range(len(SPACE_NAMES))],
        "laws": [_law(number) for number in range(len(LAW_NAMES))],
        "offices": [_office(number) for number in range(len(OFFICE_NAMES))],
        "track": [list(pair) for pair in TRACK],
        "figures": FIGURES,
    }


def _void(is_tile: bool) -> list[str]:
    """The kinds of reward that bring an ally nothing."""
    return [name for kind, name in enumerate(KINDS) if is_void(kind, is_tile)]


def _plain(reward: list[tuple[int, int]]) -> list[list[Any]]:
    """A reward as kinds with their amounts."""
    return [[KINDS[kind], number] for kind, number in reward]


def _province(number: int) -> Plain:
    tiles = [_plain(tiles[number]) for tiles in TILE_REWARD]
    printed = {"least": LEAST[number], "reward": _plain(PROVINCE_REWARD[number]), "tile": tiles[0], "court_tile": tiles[1]}
    return {"id": PROVINCE_NAMES[number], "letter": LETTERS[number], **printed}


def _conflict(number: int) -> Plain:
    return {
        "id": CONFLICT_NAMES[number],
        "year": FACTS.conflicts[number].year,
        "strength": FRENCH[number],
        "power": SPOILS[number],
    }


def _space(number: int) -> Plain:
    return {
        "id": SPACE_NAMES[number],
        "reward": _plain(SPACE_REWARD[number]),
        "price": SPACE_PRICE[number],
        "needs_choice": bool(NEEDS_CHOICE >> number & 1),
    }


def _law(number: int) -> Plain:
    numbers = {name: value for name, value in FACTS.laws[number].numbers.items() if value}
    about = {"set": SETS[LAW_SET[number]], "group": LAW_GROUP[number], "effect": LAW_EFFECT[number]}
    return {"id": LAW_NAMES[number], **about, "numbers": numbers}


def _office(number: int) -> Plain:
    good, amount = TRIBUTE[number]
    paid = {"seals": OFFICE_SEALS[number], "privilege": PRIVILEGES[OFFICE_PRIVILEGE[number]]}
    return {"id": OFFICE_NAMES[number], "tribute": [KINDS[good], amount], **paid}
