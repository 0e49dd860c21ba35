"""The sequence of play: every decision with its offers, and every stage between decisions."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.richard3 import (
    actions,
    battle,
    cards,
    combat,
    events,
    land,
    log,
    nobles,
    politics,
    retreat,
    supply,
    treachery,
)
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.fields import DERIVED, forms
from bosworth.games.richard3.options import INFO, Rules
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.succession import resign
from bosworth.games.richard3.told import EVENTS
from bosworth.kernel.sequence import Decision, Running, SequenceOfPlay, Stage


def blank(options: Mapping[str, str]) -> Position:
    """A position with these options and nothing set up."""
    return Position(dict(options), SEQUENCE, Rules(options))


SEQUENCE: Final = SequenceOfPlay(
    INFO,
    blank,
    {
        at.MULLIGAN: Decision("mulligan", cards.legal_mulligan, cards.play_mulligan),
        at.MULLIGAN_REPLY: Decision("mulligan_reply", cards.legal_reply, cards.play_reply),
        at.CHOOSE_CARD: Decision("choose_card", cards.legal_card, cards.play_card, cards.still_choosing),
        at.ACTIONS: Decision("actions", actions.legal, actions.play),
        at.MOVING: Decision("moving", land.legal_moving, land.play_moving),
        at.MUSTER_AREA: Decision("muster_area", events.legal_muster_area, events.play_muster_area),
        at.MUSTER_MOVES: Decision("muster_moves", events.legal_muster_moves, events.play_muster_moves),
        at.PLAGUE_AREA: Decision("plague", events.legal_plague, events.play_plague),
        at.CHOOSE_BATTLE: Decision("choose_battle", battle.legal_choice, battle.play_choice),
        at.TREASON_ROLL: Decision("treason", treachery.legal_treason, treachery.play_treason),
        at.BATTLE_TURN: Decision("battle_turn", combat.legal_turn, combat.play_turn),
        at.ALLOCATE_HITS: Decision("allocate_hits", combat.legal_hit, combat.play_hit),
        at.REGROUPING: Decision("regroup", retreat.legal_regroup, battle.play_regroup),
        at.EXECUTION: Decision("execute", supply.legal_execution, supply.play_execution),
        at.HEIR_ENTRY: Decision("heir_entry", supply.legal_entry, supply.play_entry),
        at.ATTRITION: Decision("attrition", supply.legal_attrition, supply.play_attrition),
        at.GO_HOME: Decision("go_home", politics.legal_home, politics.play_home),
        at.EXILE_EXCESS: Decision("exile_excess", politics.legal_excess, politics.play_excess),
        at.NEW_CAMPAIGN: Stage("new_campaign", cards.start_campaign),
        at.NEW_TURN: Stage("new_turn", cards.start_turn),
        at.PLAYER_TURN: Stage("player_turn", actions.start_player_turn),
        at.NEXT_BATTLE: Stage("next_battle", battle.next_battle),
        at.BATTLE_START: Stage("battle_start", battle.start),
        at.NEXT_BLOCK: Stage("next_block", battle.next_block),
        at.SUPPLY: Stage("supply", supply.start),
        at.EXECUTIONS: Stage("executions", supply.executions),
        at.MINORS_ENTER: Stage("minors_enter", supply.minors_enter),
        at.STARVATION: Stage("starvation", supply.starvation),
        at.POLITICS: Stage("politics", politics.start),
        at.HOMECOMING: Stage("homecoming", politics.homecoming),
        at.RESET: Stage("reset", politics.reset),
    },
    EVENTS,
    forms,
    derived=DERIVED,
    actors=Position.deciding,
    resign=resign,
    returns=Position.results,
    running=Running(nobles.scores, log.scores),
)
