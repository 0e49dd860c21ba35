"""The sequence of play: every decision with its offers, every stage between decisions, and the loop that runs them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bosworth.games.roses import bribery, combat, deployment, draft, ending, income, order, parliament, planning
from bosworth.games.roses import state as at
from bosworth.games.roses.options import COUNT, chart_of, rules_of
from bosworth.games.roses.state import COMMITTED, FIRST_STAGE, LISTS, NESTED, SCALARS, Position
from bosworth.kernel.chance import Dice
from bosworth.kernel.shape import fill

Offers = Callable[[Position, int], list[int]]
Carry = Callable[[Position, int, int, Dice], None]
Stage = Callable[[Position, Dice], None]

DECISIONS: Final[dict[int, tuple[str, Offers, Carry]]] = {
    at.DRAFT: ("draft", draft.legal, draft.play),
    at.FRENCH_AID: ("aid", income.legal, income.play),
    at.PLANNING: ("planning", planning.legal, planning.play),
}

STAGES: Final[dict[int, Stage]] = {
    at.TURN_ORDER: order.set_order,
    at.DISPLAY: draft.show,
    at.INCOME: income.pay,
    at.NEXT_AID: income.ask,
    at.NEW_SHEETS: planning.hand_out,
    at.DEPLOYMENT: deployment.deploy,
    at.BRIBERY: bribery.bribe,
    at.COMBAT: combat.fight,
    at.PARLIAMENT: parliament.sit,
    at.END_OF_TURN: ending.end_turn,
}


class State(Position):
    """A position that plays: the kernel's contract carried out by the tables above."""

    def actors(self) -> list[int]:
        """All who have not committed while sheets are written, otherwise the one whose turn it is."""
        if self.step == at.PLANNING:
            return self._writers()
        if self.step == at.OVER:
            return []
        player = draft.picker(self) if self.step == at.DRAFT else self.order[self.asked]
        return [self.seat_of(player)]

    def _writers(self) -> list[int]:
        writers: list[int] = []
        for player, part in enumerate(self.part):
            if part != COMMITTED:
                seat = self.seat_of(player)
                if seat not in writers:
                    writers.append(seat)
        writers.sort()
        return writers

    def legal(self, seat: int) -> list[int]:
        """Every action of the seat, in a fixed order."""
        if self.step == at.OVER or (self.step != at.PLANNING and seat not in self.actors()):
            return []
        return DECISIONS[self.step][1](self, seat)

    def play(self, seat: int, action: int, dice: Dice) -> None:
        """Carry out an action and run the stages up to the next decision."""
        DECISIONS[self.step][2](self, seat, action, dice)
        self.advance(dice)

    def advance(self, dice: Dice) -> None:
        """Run stages until somebody has to decide, or the game is over."""
        while self.step >= FIRST_STAGE:
            STAGES[self.step](self, dice)

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        ending.resign(self, seat)

    def copy(self) -> "State":
        """An independent copy that tells no events."""
        return State(self.options, self.rules, self.chart, self.players, self)

    def returns(self) -> list[float]:
        """1 for the seat that wins, shared among several; 0 for all while the game goes on."""
        seats = sorted({self.seat_of(player) for player in range(self.players)})
        winning = {self.seat_of(player) for player in self.winners}
        return [1 / len(winning) if seat in winning else 0.0 for seat in seats]

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], "State"], tuple[dict[str, Any]]]:
        return revive, (self.dump(),)


def blank(options: Mapping[str, str]) -> State:
    """A position with these options and nothing set up."""
    return State(dict(options), rules_of(options), chart_of(options), COUNT[options["scenario"]])


def revive(data: Mapping[str, Any]) -> State:
    """The position that `dump` wrote."""
    state = blank(data["options"])
    fill(state, data, SCALARS, LISTS, NESTED)
    state.index()
    return state
