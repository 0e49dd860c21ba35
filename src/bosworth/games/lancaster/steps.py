"""The sequence of play: every decision with its offers, and every stage between decisions."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.lancaster import (
    castles,
    codes,
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
from bosworth.games.lancaster.fields import DERIVED, forms
from bosworth.games.lancaster.options import INFO, Rules
from bosworth.games.lancaster.state import Position
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
        codes.EXTEND: Decision("extend", rewards.legal_extension, rewards.play_extension),
        codes.PLACE: Decision("place", placement.legal_place, placement.play_place),
        codes.RETINUE: Decision("retinue", placement.legal_retinue, placement.play_retinue),
        codes.COMPANY: Decision("company", court.legal_company, court.play_company),
        codes.FAVOUR: Decision("favour", placement.legal_favour, placement.play_favour),
        codes.NOBLE: Decision("noble", nobles.legal_take, nobles.play_take),
        codes.REMOVE_NOBLE: Decision("remove_noble", nobles.legal_removal, nobles.play_removal),
        codes.UPGRADE: Decision("upgrade", upgrades.legal, upgrades.play),
        codes.BALLOT: Decision("ballot", parliament.legal_vote, parliament.play_vote, parliament.still_voting),
        codes.LAW: Decision("law", parliament.legal_law, parliament.play_law),
        codes.PROVINCE: Decision("province", provinces.legal, provinces.play),
        codes.CROSSING: Decision("crossing", provinces.legal_crossing, provinces.play_crossing),
        codes.SURREY: Decision("surrey", provinces.legal_first_player, provinces.play_first_player),
        codes.CASTLE: Decision("castle", castles.legal, castles.play),
        codes.RANSOM: Decision("ransom", conflicts.legal_ransom, conflicts.play_ransom),
        codes.NEW_ROUND: Stage("new_round", rounds.start),
        codes.FIRST_EXTENSION: Stage("first_extension", rounds.first_extensions),
        codes.NEXT_PLACER: Stage("next_placer", placement.next_placer),
        codes.PLACED_IN_CONFLICT: Stage("placed_in_conflict", placement.after_conflict),
        codes.NEXT_BALLOT: Stage("next_ballot", parliament.next_ballot),
        codes.NEXT_LAW: Stage("next_law", parliament.next_law),
        codes.LAW_TURN: Stage("law_turn", parliament.law_turn),
        codes.COURT_AWARDS: Stage("court_awards", court.awards),
        codes.NEXT_PROVINCE: Stage("next_province", provinces.next_province),
        codes.PROVINCE_DONE: Stage("province_done", provinces.done),
        codes.NEXT_CASTLE: Stage("next_castle", castles.next_castle),
        codes.CASTLE_GOES_ON: Stage("castle_goes_on", castles.goes_on),
        codes.NEXT_CONFLICT: Stage("next_conflict", conflicts.next_conflict),
        codes.NEXT_RANSOM: Stage("next_ransom", conflicts.next_ransom),
        codes.CONFLICT_WON: Stage("conflict_won", conflicts.won),
        codes.CONFLICT_LOST: Stage("conflict_lost", conflicts.lost),
        codes.END_OF_ROUND: Stage("end_of_round", rounds.end),
        codes.FINAL_SCORING: Stage("final_scoring", scoring.final),
    },
    forms,
    derived=DERIVED,
    actors=Position.deciding,
    resign=scoring.resign,
    returns=Position.results,
)
