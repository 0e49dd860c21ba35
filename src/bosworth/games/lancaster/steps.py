"""The sequence of play: every decision with its offers, and every stage between decisions."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.lancaster import (
    castles,
    conflicts,
    court,
    nobles,
    parliament,
    placement,
    provinces,
    rewards,
    rounds,
    scoring,
    upgrades,
)
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.fields import DERIVED, forms
from bosworth.games.lancaster.options import INFO, Rules
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.told import EVENTS
from bosworth.kernel.sequence import Decision, SequenceOfPlay, Stage


def blank(options: Mapping[str, str]) -> Position:
    """A position with these options and nothing set up."""
    position = Position(dict(options), SEQUENCE, Rules(options))
    position.players = int(options["players"])
    position.parties = 2 * position.players if position.players == 2 else position.players
    return position


SEQUENCE: Final = SequenceOfPlay(
    INFO,
    blank,
    {
        at.EXTEND: Decision("extend", rewards.legal_extension, rewards.play_extension),
        at.PLACE: Decision("place", placement.legal_place, placement.play_place),
        at.RETINUE: Decision("retinue", placement.legal_retinue, placement.play_retinue),
        at.COMPANY: Decision("company", court.legal_company, court.play_company),
        at.FAVOUR: Decision("favour", placement.legal_favour, placement.play_favour),
        at.NOBLE: Decision("noble", nobles.legal_take, nobles.play_take),
        at.REMOVE_NOBLE: Decision("remove_noble", nobles.legal_removal, nobles.play_removal),
        at.UPGRADE: Decision("upgrade", upgrades.legal, upgrades.play),
        at.BALLOT: Decision("ballot", parliament.legal_vote, parliament.play_vote, parliament.still_voting),
        at.LAW: Decision("law", parliament.legal_law, parliament.play_law),
        at.PROVINCE: Decision("province", provinces.legal, provinces.play),
        at.CROSSING: Decision("crossing", provinces.legal_crossing, provinces.play_crossing),
        at.SURREY: Decision("surrey", provinces.legal_first_player, provinces.play_first_player),
        at.CASTLE: Decision("castle", castles.legal, castles.play),
        at.RANSOM: Decision("ransom", conflicts.legal_ransom, conflicts.play_ransom),
        at.NEW_ROUND: Stage("new_round", rounds.start),
        at.FIRST_EXTENSION: Stage("first_extension", rounds.first_extensions),
        at.NEXT_PLACER: Stage("next_placer", placement.next_placer),
        at.PLACED_IN_CONFLICT: Stage("placed_in_conflict", placement.after_conflict),
        at.NEXT_BALLOT: Stage("next_ballot", parliament.next_ballot),
        at.NEXT_LAW: Stage("next_law", parliament.next_law),
        at.LAW_TURN: Stage("law_turn", parliament.law_turn),
        at.COURT_AWARDS: Stage("court_awards", court.awards),
        at.NEXT_PROVINCE: Stage("next_province", provinces.next_province),
        at.PROVINCE_DONE: Stage("province_done", provinces.done),
        at.NEXT_CASTLE: Stage("next_castle", castles.next_castle),
        at.CASTLE_GOES_ON: Stage("castle_goes_on", castles.goes_on),
        at.NEXT_CONFLICT: Stage("next_conflict", conflicts.next_conflict),
        at.NEXT_RANSOM: Stage("next_ransom", conflicts.next_ransom),
        at.CONFLICT_WON: Stage("conflict_won", conflicts.won),
        at.CONFLICT_LOST: Stage("conflict_lost", conflicts.lost),
        at.END_OF_ROUND: Stage("end_of_round", rounds.end),
        at.FINAL_SCORING: Stage("final_scoring", scoring.final),
    },
    EVENTS,
    forms,
    derived=DERIVED,
    actors=Position.deciding,
    resign=scoring.resign,
    returns=Position.results,
)
