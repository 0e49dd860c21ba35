"""Section 4: set-up."""

from collections.abc import Mapping

from bosworth.games.lancaster import log, rounds
from bosworth.games.lancaster.facts import SETS
from bosworth.games.lancaster.goods import put_back
from bosworth.games.lancaster.options import KINGS_GROUPS, LAW_OPTIONS
from bosworth.games.lancaster.state import FIRST_EXTENSION, HOME, Position
from bosworth.games.lancaster.steps import blank
from bosworth.games.lancaster.tables import (
    BISHOPS,
    CONFLICT_NAMES,
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
    PROVINCE_NAMES,
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


def new(options: Mapping[str, str], dice: Dice, telling: bool = False) -> Position:
    """4 Set up, and go on to the first decision."""
    state = set_up(options, dice, telling)
    state.step = FIRST_EXTENSION
    state.advance(dice)
    return state


def set_up(options: Mapping[str, str], dice: Dice, telling: bool = False) -> Position:
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
    """4.1, 15.1 Knights in reserve and the first of them at court; a player's first goods (H16)."""
    is_ally = s.is_ally(party)
    for strength in range(1, STRENGTHS):
        s.reserve[party * STRENGTHS + strength] = COPIES[strength]
    for strength in FIRST_ALLY_KNIGHTS if is_ally else FIRST_KNIGHTS:
        s.reserve[party * STRENGTHS + strength] -= 1
        s.court[party * STRENGTHS + strength] += 1
    if not is_ally:
        gold, squires = START_GOLD + s.rules.more_gold[party], START_SQUIRES + s.rules.more_squires[party]
        for good, number in ((GOLD, gold), (SQUIRES, squires), (VOTES, START_VOTES[s.rules.court])):
            s.goods[good * MOST_PARTIES + party] = number
            put_back(s, good, -number)


def _deal_nobles(s: Position, dice: Dice) -> None:
    """4.3 A pile of one letter to each province, at random or by its letter (A3)."""
    s.letter = list(range(PROVINCES))
    if not s.rules.fixed_nobles:
        dice.shuffle(s.letter)
    s.nobles_at = [NOBLES_A_PROVINCE[s.players]] * PROVINCES


def _shuffle_conflicts(s: Position, dice: Dice) -> None:
    """4.5 Two cards are left out, by chance if several have that strength; the others are shuffled."""
    s.conflict_pile = list(range(len(FRENCH)))
    for strength in LEFT_OUT[s.players]:
        equal = [card for card in s.conflict_pile if FRENCH[card] == strength]
        s.conflict_pile.remove(dice.one_of(equal, CONFLICT_NAMES) if len(equal) > 1 else equal[0])
    dice.shuffle(s.conflict_pile, CONFLICT_NAMES)


def _shuffle_laws(s: Position, dice: Dice) -> None:
    """4.6, 13 The laws of group 0 are in force, those of the groups 1 to 4 a pile in this order."""
    for group in range(GROUPS):
        s.law_sets[group] = _law_set(s, group, dice)
        laws = [law for law in range(len(LAW_NAMES)) if (LAW_GROUP[law], LAW_SET[law]) == (group, s.law_sets[group])]
        dice.shuffle(laws, LAW_NAMES)
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
    may_be_kings = group in KINGS_GROUPS and s.rules.court and s.rules.displeasure
    return dice.pick(len(SETS) if may_be_kings else len(SETS) - 1)


def _set_up_modules(s: Position, dice: Dice) -> None:
    """11.1, 12.1, 14.1 What the modules in play add."""
    if s.rules.court:
        s.lord[: s.parties] = [HOME] * s.parties
        s.bishops_left = BISHOPS[s.players]
        s.seals_left = SEALS
    if s.rules.displeasure:
        s.track = [DISHONOUR_A_SPACE[s.players]] * len(TRACK)
    if s.rules.queenie:
        s.bag = list(range(PROVINCES))
        dice.shuffle(s.bag, PROVINCE_NAMES)
