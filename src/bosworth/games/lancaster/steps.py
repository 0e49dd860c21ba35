"""The sequence of play: every decision with its offers, every stage between decisions, and the loop that runs them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

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
from bosworth.games.lancaster.codes import FIRST_STAGE
from bosworth.games.lancaster.state import LISTS, SCALARS, Position
from bosworth.kernel.chance import Dice

Offers = Callable[[Position, int], list[int]]
Carry = Callable[[Position, int, int, Dice], None]
Stage = Callable[[Position, Dice], None]

DECISIONS: Final[dict[int, tuple[str, Offers, Carry]]] = {
    codes.EXTEND: ("extend", rewards.legal_extension, rewards.play_extension),
    codes.PLACE: ("place", placement.legal_place, placement.play_place),
    codes.RETINUE: ("retinue", placement.legal_retinue, placement.play_retinue),
    codes.COMPANY: ("company", court.legal_company, court.play_company),
    codes.FAVOUR: ("favour", placement.legal_favour, placement.play_favour),
    codes.NOBLE: ("noble", nobles.legal_take, nobles.play_take),
    codes.REMOVE_NOBLE: ("remove_noble", nobles.legal_removal, nobles.play_removal),
    codes.UPGRADE: ("upgrade", upgrades.legal, upgrades.play),
    codes.BALLOT: ("ballot", parliament.legal_vote, parliament.play_vote),
    codes.LAW: ("law", parliament.legal_law, parliament.play_law),
    codes.PROVINCE: ("province", provinces.legal, provinces.play),
    codes.CROSSING: ("crossing", provinces.legal_crossing, provinces.play_crossing),
    codes.SURREY: ("surrey", provinces.legal_first_player, provinces.play_first_player),
    codes.CASTLE: ("castle", castles.legal, castles.play),
    codes.RANSOM: ("ransom", conflicts.legal_ransom, conflicts.play_ransom),
}

STAGES: Final[dict[int, Stage]] = {
    codes.NEW_ROUND: rounds.start,
    codes.FIRST_EXTENSION: rounds.first_extensions,
    codes.NEXT_PLACER: placement.next_placer,
    codes.PLACED_IN_CONFLICT: placement.after_conflict,
    codes.NEXT_BALLOT: parliament.next_ballot,
    codes.NEXT_LAW: parliament.next_law,
    codes.LAW_TURN: parliament.law_turn,
    codes.COURT_AWARDS: court.awards,
    codes.NEXT_PROVINCE: provinces.next_province,
    codes.PROVINCE_DONE: provinces.done,
    codes.NEXT_CASTLE: castles.next_castle,
    codes.CASTLE_GOES_ON: castles.goes_on,
    codes.NEXT_CONFLICT: conflicts.next_conflict,
    codes.NEXT_RANSOM: conflicts.next_ransom,
    codes.CONFLICT_WON: conflicts.won,
    codes.CONFLICT_LOST: conflicts.lost,
    codes.END_OF_ROUND: rounds.end,
    codes.FINAL_SCORING: scoring.final,
}


class State(Position):
    """A position that plays: the kernel's contract carried out by the tables above."""

    def actors(self) -> list[int]:
        """Everyone who has not voted yet at a ballot, the active player otherwise, nobody when the game is over."""
        if self.step == codes.BALLOT:
            return [player for player in range(self.players) if not self.ballots[player]]
        return [] if self.step == codes.OVER else [self.active]

    def legal(self, seat: int) -> list[int]:
        """Every action of the seat, in a fixed order."""
        if self.step == codes.OVER or (self.step != codes.BALLOT and seat != self.active):
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
        """The game ends where it stands; of the others the one with most power wins."""
        scoring.finish(self, [player != seat for player in range(self.players)])

    def copy(self) -> "State":
        """An independent copy that tells no events."""
        return State(self.options, self.rules, self)

    def returns(self) -> list[float]:
        """1 shared among the winners, 0 for the others and while the game goes on."""
        if self.winners < 0:
            return [0.0] * self.players
        part = 1.0 / self.winners.bit_count()
        return [part if self.winners >> player & 1 else 0.0 for player in range(self.players)]

    def __reduce__(self) -> tuple[Callable[[dict[str, Any], list[int]], "State"], tuple[dict[str, Any], list[int]]]:
        return revive, (self.dump(), self.rules)


def revive(data: Mapping[str, Any], rules: list[int]) -> State:
    """The position that `dump` wrote."""
    state = State(dict(data["options"]), rules)
    for name in SCALARS:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, data[name][:])
    return state
