"""Sections 4, 13 and 17: options, set-up, and positions made from them or from plain data."""

from collections.abc import Mapping
from typing import Any, Final

from bosworth.games.lancaster import log, rounds
from bosworth.games.lancaster.codes import (
    COURT_MODULE,
    DISPLEASURE_MODULE,
    FIRST_EXTENSION,
    FIXED_NOBLES,
    HOME,
    OVER,
    QUEENIE_MODULE,
)
from bosworth.games.lancaster.facts import COLOURS, SETS
from bosworth.games.lancaster.goods import put_back
from bosworth.games.lancaster.state import FIELDS, Position
from bosworth.games.lancaster.steps import DECISIONS, State, revive
from bosworth.games.lancaster.tables import (
    BISHOPS,
    COPIES,
    DISHONOUR_A_SPACE,
    FIRST_ALLY_KNIGHTS,
    FIRST_KNIGHTS,
    FRENCH,
    GOLD,
    GROUPS,
    LAW_GROUP,
    LAW_NAMES,
    LAW_SET,
    LEFT_OUT,
    MOST_PARTIES,
    NOBLES_A_PROVINCE,
    PROVINCES,
    SEALS,
    SQUIRES,
    START_GOLD,
    START_SQUIRES,
    START_VOTES,
    STRENGTHS,
    TRACK,
    VOTES,
)
from bosworth.kernel.chance import Dice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import GameInfo, Option

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
    return Option(LAW_OPTIONS[group], ("base", "new", "king", "random") if group in KINGS_GROUPS else ("base", "new", "random"))


INFO: Final = GameInfo(
    id="lancaster",
    rules_version=2,
    options=(
        Option("players", ("4", "2", "3", "5")),
        Option("court", SWITCH),
        Option("displeasure", SWITCH),
        Option("queenie", SWITCH),
        *(_law_option(group) for group in range(GROUPS)),
        Option("extensions_law_per", ("5", "3")),
        Option("nobles", ("random", "fixed")),
        Option("supply", ("unlimited", "strict")),
        Option("most_law_reveal", ("winners", "amounts")),
        Option("most_of_nothing", ("nobody", "everyone")),
        Option("bishop_without_upgrade", SWITCH),
        Option("ally_bishop", ("trade_knight", "remove_from_supply")),
        Option("dishonour_ties", ("fewer_votes", "more_votes")),
    ),
    presets={
        "new_laws": dict.fromkeys(LAW_OPTIONS, "new"),
        "mixed_laws": dict.fromkeys(LAW_OPTIONS, "random"),
        "henry_v": BOTH_MODULES,
        "kings_laws": KINGS_LAWS,
        "big_box": {**BOTH_MODULES, "queenie": "yes", **dict.fromkeys(LAW_OPTIONS, "random")},
        "strict": {**KINGS_LAWS, "queenie": "yes", "supply": "strict", "ally_bishop": "remove_from_supply"},
    },
    needs={f"{LAW_OPTIONS[group]}=king": BOTH_MODULES for group in KINGS_GROUPS},
)


def _rules(options: Mapping[str, str]) -> list[int]:
    """The switches in the order of the constants in `codes`."""
    return [
        int(options["court"] == "yes"),
        int(options["displeasure"] == "yes"),
        int(options["queenie"] == "yes"),
        int(options["extensions_law_per"] == "3"),
        int(options["supply"] == "strict"),
        int(options["most_law_reveal"] == "amounts"),
        int(options["ally_bishop"] == "remove_from_supply"),
        int(options["nobles"] == "fixed"),
        int(options["most_of_nothing"] == "everyone"),
        int(options["bishop_without_upgrade"] == "yes"),
        int(options["dishonour_ties"] == "more_votes"),
    ]


def blank(options: Mapping[str, str]) -> State:
    """A position with these options and nothing set up."""
    state = State(dict(options), _rules(options))
    state.players = int(options["players"])
    state.parties = 2 * state.players if state.players == 2 else state.players
    return state


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
    """4 Set up, and go on to the first decision."""
    state = set_up(options, dice, telling)
    state.step = FIRST_EXTENSION
    state.advance(dice)
    return state


def set_up(options: Mapping[str, str], dice: Dice, telling: bool = False) -> State:
    """4 The board as it lies before anybody chooses."""
    s = blank(options)
    s.telling = telling
    for party in range(s.parties):
        _set_up_party(s, party)
    s.first = dice.pick(s.players)
    log.party(s, "first-player", s.first)
    _deal_nobles(s, dice)
    _shuffle_conflicts(s, dice)
    _shuffle_laws(s, dice)
    _set_up_modules(s, dice)
    rounds.reveal(s)
    return s


def _set_up_party(s: Position, party: int) -> None:
    """4.1, 15.1 Knights in reserve and the first of them at court; a player's first goods."""
    is_ally = s.is_ally(party)
    for strength in range(1, STRENGTHS):
        s.reserve[party * STRENGTHS + strength] = COPIES[strength]
    for strength in FIRST_ALLY_KNIGHTS if is_ally else FIRST_KNIGHTS:
        s.reserve[party * STRENGTHS + strength] -= 1
        s.court[party * STRENGTHS + strength] += 1
    if not is_ally:
        for good, number in ((GOLD, START_GOLD), (SQUIRES, START_SQUIRES), (VOTES, START_VOTES[s.rules[COURT_MODULE]])):
            s.goods[good * MOST_PARTIES + party] = number
            put_back(s, good, -number)


def _deal_nobles(s: Position, dice: Dice) -> None:
    """4.3 A pile of one letter to each province, at random or by its letter (A3)."""
    s.letter = list(range(PROVINCES))
    if not s.rules[FIXED_NOBLES]:
        dice.shuffle(s.letter)
    s.nobles_at = [NOBLES_A_PROVINCE[s.players]] * PROVINCES


def _shuffle_conflicts(s: Position, dice: Dice) -> None:
    """4.5 Two cards are left out, by chance if several have that strength; the others are shuffled."""
    s.conflict_pile = list(range(len(FRENCH)))
    for strength in LEFT_OUT[s.players]:
        equal = [card for card in s.conflict_pile if FRENCH[card] == strength]
        s.conflict_pile.remove(equal[dice.pick(len(equal))] if len(equal) > 1 else equal[0])
    dice.shuffle(s.conflict_pile)


def _shuffle_laws(s: Position, dice: Dice) -> None:
    """4.6, 13 The laws of group 0 are in force, those of the groups 1 to 4 a pile in this order."""
    for group in range(GROUPS):
        s.law_sets[group] = _law_set(s, group, dice)
        laws = [law for law in range(len(LAW_NAMES)) if (LAW_GROUP[law], LAW_SET[law]) == (group, s.law_sets[group])]
        dice.shuffle(laws)
        if group == 0:
            s.in_force = laws
        else:
            s.law_pile += laws
    if any(s.law_sets):
        log.learned(s, "law-sets", sets=" ".join(SETS[number] for number in s.law_sets))


def _law_set(s: Position, group: int, dice: Dice) -> int:
    """13, 17 The set chosen for a group, or one drawn from those permitted."""
    chosen = s.options[LAW_OPTIONS[group]]
    if chosen != "random":
        return SETS.index(chosen)
    may_be_kings = group in KINGS_GROUPS and s.rules[COURT_MODULE] and s.rules[DISPLEASURE_MODULE]
    return dice.pick(len(SETS) if may_be_kings else len(SETS) - 1)


def _set_up_modules(s: Position, dice: Dice) -> None:
    """11.1, 12.1, 14.1 What the modules in play add."""
    if s.rules[COURT_MODULE]:
        s.lord[: s.parties] = [HOME] * s.parties
        s.bishops_left = BISHOPS[s.players]
        s.seals_left = SEALS
    if s.rules[DISPLEASURE_MODULE]:
        s.track = [DISHONOUR_A_SPACE[s.players]] * len(TRACK)
    if s.rules[QUEENIE_MODULE]:
        s.bag = list(range(PROVINCES))
        dice.shuffle(s.bag)


GROWING: Final = ("proposed", "law_pile", "conflict_pile", "bag")
"""Fields whose lists have no fixed length."""
MOST: Final = 1 << 20


def load(data: Mapping[str, Any]) -> State:
    """The position that `dump` wrote."""
    try:
        settled = INFO.settle(dict(data["options"]))
    except (KeyError, TypeError, ValueError):
        raise Malformed("the position has no options") from None
    state = blank(settled)
    for name in FIELDS:
        if not _is_shaped_like(data.get(name), getattr(state, name), name):
            raise Malformed(f"the position has no good {name}")
    if data["step"] not in DECISIONS and data["step"] != OVER:
        raise Malformed("the position is at no decision")
    if (data["players"], data["parties"]) != (state.players, state.parties) or data["active"] not in range(state.players):
        raise Malformed("the position has no good players")
    return revive({**data, "options": settled}, state.rules)


def _is_shaped_like(value: object, model: object, name: str) -> bool:
    """Whether a value could stand in a field: an int, or a list of ints of the same length."""
    if isinstance(model, list):
        return (
            isinstance(value, list)
            and (name in GROWING or len(value) == len(model))
            and all(type(item) is int and -1 <= item <= MOST for item in value)
        )
    return type(value) is int and -MOST <= value <= MOST
