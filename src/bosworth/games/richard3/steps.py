"""The sequence of play: every decision with its offers, every stage between decisions, and the loop that runs them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bosworth.games.richard3 import (
    actions,
    battle,
    cards,
    combat,
    events,
    land,
    log,
    politics,
    retreat,
    supply,
    treachery,
)
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.state import FIRST_STAGE, LISTS, NESTED, SCALARS, Position
from bosworth.games.richard3.succession import win
from bosworth.games.richard3.verbs import END
from bosworth.kernel.chance import Dice
from bosworth.kernel.shape import fill


def _play_regroup(s: Position, side: int, action: int, dice: Dice) -> None:
    if action == END:
        battle.close(s)
    else:
        retreat.regroup(s, side, action)


Offers = Callable[[Position, int], list[int]]
Carry = Callable[[Position, int, int, Dice], None]
Stage = Callable[[Position, Dice], None]

DECISIONS: Final[dict[int, tuple[str, Offers, Carry]]] = {
    at.MULLIGAN: ("mulligan", cards.legal_mulligan, cards.play_mulligan),
    at.MULLIGAN_REPLY: ("mulligan_reply", cards.legal_reply, cards.play_reply),
    at.CHOOSE_CARD: ("choose_card", cards.legal_card, cards.play_card),
    at.ACTIONS: ("actions", actions.legal, actions.play),
    at.MOVING: ("moving", land.legal_moving, land.play_moving),
    at.MUSTER_AREA: ("muster_area", events.legal_muster_area, events.play_muster_area),
    at.MUSTER_MOVES: ("muster_moves", events.legal_muster_moves, events.play_muster_moves),
    at.PLAGUE_AREA: ("plague", events.legal_plague, events.play_plague),
    at.CHOOSE_BATTLE: ("choose_battle", battle.legal_choice, battle.play_choice),
    at.TREASON_ROLL: ("treason", treachery.legal_treason, treachery.play_treason),
    at.BATTLE_TURN: ("battle_turn", combat.legal_turn, combat.play_turn),
    at.ALLOCATE_HITS: ("allocate_hits", combat.legal_hit, combat.play_hit),
    at.REGROUPING: ("regroup", retreat.legal_regroup, _play_regroup),
    at.EXECUTION: ("execute", supply.legal_execution, supply.play_execution),
    at.HEIR_ENTRY: ("heir_entry", supply.legal_entry, supply.play_entry),
    at.ATTRITION: ("attrition", supply.legal_attrition, supply.play_attrition),
    at.GO_HOME: ("go_home", politics.legal_home, politics.play_home),
    at.EXILE_EXCESS: ("exile_excess", politics.legal_excess, politics.play_excess),
}

STAGES: Final[dict[int, Stage]] = {
    at.NEW_CAMPAIGN: cards.start_campaign,
    at.NEW_TURN: cards.start_turn,
    at.PLAYER_TURN: actions.start_player_turn,
    at.NEXT_BATTLE: battle.next_battle,
    at.BATTLE_START: battle.start,
    at.NEXT_BLOCK: battle.next_block,
    at.SUPPLY: supply.start,
    at.EXECUTIONS: supply.executions,
    at.MINORS_ENTER: supply.minors_enter,
    at.STARVATION: supply.starvation,
    at.POLITICS: politics.start,
    at.HOMECOMING: politics.homecoming,
    at.RESET: politics.reset,
}


class State(Position):
    """A position that plays: the kernel's contract carried out by the tables above."""

    def actors(self) -> list[int]:
        """Both sides at the choice of cards, the active one otherwise, nobody when the game is over."""
        if self.step == at.OVER:
            return []
        if self.step == at.CHOOSE_CARD:
            return [side for side in (0, 1) if not self.chosen[side]]
        return [self.active]

    def legal(self, seat: int) -> list[int]:
        """Every action of the seat, in a fixed order."""
        if self.step == at.OVER or (self.step != at.CHOOSE_CARD and seat != self.active):
            return []
        return DECISIONS[self.step][1](self, seat)

    def play(self, seat: int, action: int, dice: Dice) -> None:
        """Carry out an action and run the stages up to the next decision."""
        before = politics.scores(self) if self.telling else []
        DECISIONS[self.step][2](self, seat, action, dice)
        self.advance(dice)
        if self.telling and politics.scores(self) != before:
            log.scores(self, politics.scores(self))

    def advance(self, dice: Dice) -> None:
        """Run stages until somebody has to decide, or the game is over."""
        while self.step >= FIRST_STAGE:
            STAGES[self.step](self, dice)

    def resign(self, seat: int) -> None:
        """12.3 The other side wins."""
        win(self, 1 - seat, "resigned")

    def copy(self) -> "State":
        """An independent copy that tells no events."""
        return State(self.options, self.rules, self)

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the other; 0 for both while the game goes on."""
        return [float(self.winner == side) for side in (0, 1)]

    def __reduce__(self) -> tuple[Callable[[dict[str, Any], list[int]], "State"], tuple[dict[str, Any], list[int]]]:
        return revive, (self.dump(), self.rules)


def revive(data: Mapping[str, Any], rules: list[int]) -> State:
    """The position that `dump` wrote."""
    state = State(dict(data["options"]), rules)
    fill(state, data, SCALARS, LISTS, NESTED)
    state.index()
    return state
