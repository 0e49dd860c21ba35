"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Final

from bosworth.games.lancaster.options import Rules
from bosworth.games.lancaster.tables import (
    GROUPS,
    LAWS_IN_FORCE,
    MOST_PARTIES,
    OFFICES,
    PROVINCES,
    SEATS,
    SLOTS,
    SPACES,
    STOCK,
    STRENGTHS,
    TRACK,
    TUDOR_STRENGTH,
)
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import SequenceOfPlay

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
EXTEND: Final = 1
PLACE: Final = 2
RETINUE: Final = 3
COMPANY: Final = 4
FAVOUR: Final = 5
NOBLE: Final = 6
REMOVE_NOBLE: Final = 7
UPGRADE: Final = 8
BALLOT: Final = 9
LAW: Final = 10
PROVINCE: Final = 11
CROSSING: Final = 12
SURREY: Final = 13
CASTLE: Final = 14
RANSOM: Final = 15
NEW_ROUND: Final = 16
FIRST_EXTENSION: Final = 17
NEXT_PLACER: Final = 18
PLACED_IN_CONFLICT: Final = 19
NEXT_BALLOT: Final = 20
NEXT_LAW: Final = 21
LAW_TURN: Final = 22
COURT_AWARDS: Final = 23
NEXT_PROVINCE: Final = 24
PROVINCE_DONE: Final = 25
NEXT_CASTLE: Final = 26
CASTLE_GOES_ON: Final = 27
NEXT_CONFLICT: Final = 28
NEXT_RANSOM: Final = 29
CONFLICT_WON: Final = 30
CONFLICT_LOST: Final = 31
END_OF_ROUND: Final = 32
FINAL_SCORING: Final = 33

# An extension's state.
NONE: Final = 0
ACTIVE: Final = 1
FLIPPED: Final = 2

# Where a Lord may be besides 1 + office.
HOME: Final = 0
IN_TREASURY: Final[int] = 1 + OFFICES


class Position(Frame):
    """All there is to know about a game in progress. Parties are the players, then (with two) their allies; -1 is none."""

    def __init__(
        self, options: dict[str, str], sequence: SequenceOfPlay["Position"], rules: Rules, model: "Position | None" = None
    ) -> None:
        super().__init__(options, sequence)
        self.rules = rules
        if model is None:
            self._clear()
        else:
            self._copy(model)

    def _clear(self) -> None:
        self.players: int = 4
        self.parties: int = 4  # players, and with two players their allies behind them
        self.round: int = 0
        self.step = NEW_ROUND
        self.first: int = 0  # the first player
        self.active: int = 0  # the seat that decides, or decided last
        self.party: int = 0  # the party whose piece or reward it is
        self.after: int = NEW_ROUND  # the stage that follows a reward
        self.cursor: int = 0  # what a chain of choices has come to, so that it goes one way
        self.knight: int = 0  # the knight being placed, as in an action
        self.province: int = 0  # where it is being placed, or which is being paid
        self.slot: int = 0  # the conflict being fought
        self.office: int = 0  # the office being asked for
        self.ballot: int = 0  # which proposal is voted on
        self.law: int = 0  # which law in force is applied
        self.todo: int = 0  # bits of those who still have to decide in this step
        self.only_deployed: int = 0  # whether the upgrade is for deployed knights alone
        self.paid: int = 0  # whether what is chosen now was paid for and cannot be declined
        self.favours: int = 0  # bits of the favours face up
        self.pending: int = 0  # bits of the castle rewards still to collect
        self.seals_left: int = 0
        self.bishops_left: int = 0
        self.winners: int = -1  # bits of the winners, -1 while the game goes on
        self.power: list[int] = [0] * MOST_PARTIES
        self.goods: list[int] = [0] * (3 * MOST_PARTIES)  # by good and player
        self.leftover: list[int] = [0] * MOST_PARTIES  # votes left after the third ballot
        self.nobles: list[int] = [0] * MOST_PARTIES  # bits of letters
        self.seals: list[int] = [0] * MOST_PARTIES
        self.seal_tiles: list[int] = [0] * MOST_PARTIES
        self.dishonour: list[int] = [0] * MOST_PARTIES
        self.ballots: list[int] = [0] * MOST_PARTIES  # 0 for none yet, else 1 + yes + 2 * tokens
        self.opened: int = 0  # how many of them are open, while they are counted
        self.extensions: list[int] = [0] * (MOST_PARTIES * SPACES)  # by player and space: NONE, ACTIVE or FLIPPED
        self.court: list[int] = [0] * (MOST_PARTIES * STRENGTHS)  # by party and strength: knights at home
        self.reserve: list[int] = [0] * (MOST_PARTIES * STRENGTHS)  # by party and strength
        self.dungeon: list[int] = [0] * (MOST_PARTIES * STRENGTHS)  # by party and strength
        self.support: list[int] = [0] * (MOST_PARTIES * STRENGTHS)  # by party and strength: knights with the Lord
        self.castle: list[int] = [0] * (MOST_PARTIES * SPACES)  # by party and space: strength of the knight there
        self.occupant: list[int] = [-1] * PROVINCES  # the party in a province
        self.knight_at: list[int] = [0] * PROVINCES  # strength of its knight
        self.squires_at: list[int] = [0] * PROVINCES
        self.tudor_at: list[int] = [0] * PROVINCES
        self.shield_at: list[int] = [0] * PROVINCES
        self.letter: list[int] = [0] * PROVINCES  # of the nobles of a province
        self.nobles_at: list[int] = [0] * PROVINCES  # how many of them are left
        self.tile_on: list[int] = [0] * PROVINCES  # whether its Queenie tile lies there
        self.cards: list[int] = [-1] * SLOTS  # conflicts: lower row, then upper row
        self.holder_of: list[int] = [-1] * (SLOTS * SEATS)  # the party on each space of a conflict
        self.archer_on: list[int] = [0] * (SLOTS * SEATS)  # whether an archer stands there
        self.tudors_on: list[int] = [0] * (SLOTS * SEATS)
        self.stacks: list[int] = [0] * (SLOTS * SEATS * STRENGTHS)  # by space and strength: knights there
        self.law_squires: list[int] = [0] * (SLOTS * MOST_PARTIES)  # by conflict and player
        self.lord: list[int] = [-1] * MOST_PARTIES  # HOME, 1 + office or TREASURY; -1 if there is none
        self.bishops: list[int] = [0] * MOST_PARTIES
        self.support_bishops: list[int] = [0] * MOST_PARTIES  # of these, those with the Lord
        self.support_tudors: list[int] = [0] * MOST_PARTIES
        self.candidate: list[int] = [-1] * OFFICES  # the party whose Lord asks for an office
        self.officer: list[int] = [-1] * OFFICES  # the party that holds it
        self.ready: list[int] = [0] * (MOST_PARTIES * 3)  # by party and privilege: usable in this round
        self.awarded: list[int] = [0] * (MOST_PARTIES * 3)  # by party and privilege: usable in the next
        self.treasury: list[int] = [0, 0, 0]  # by good
        self.stock: list[int] = [STOCK, STOCK, STOCK]  # by good; kept only with the strict supply
        self.track: list[int] = [0] * len(TRACK)  # dishonour left on each space
        self.in_force: list[int] = [-1] * LAWS_IN_FORCE
        self.law_sets: list[int] = [0] * GROUPS  # by group
        self.proposed: list[int] = []
        self.law_pile: list[int] = []  # the next first
        self.conflict_pile: list[int] = []  # the next first
        self.bag: list[int] = []  # provinces whose Queenie tile is still to come, the next first

    def _copy(self, model: "Position") -> None:
        self.players = model.players
        self.parties = model.parties
        self.round = model.round
        self.step = model.step
        self.barriers = model.barriers
        self.first = model.first
        self.active = model.active
        self.party = model.party
        self.after = model.after
        self.cursor = model.cursor
        self.knight = model.knight
        self.province = model.province
        self.slot = model.slot
        self.office = model.office
        self.ballot = model.ballot
        self.law = model.law
        self.todo = model.todo
        self.only_deployed = model.only_deployed
        self.paid = model.paid
        self.favours = model.favours
        self.pending = model.pending
        self.seals_left = model.seals_left
        self.bishops_left = model.bishops_left
        self.winners = model.winners
        self.power = model.power[:]
        self.goods = model.goods[:]
        self.leftover = model.leftover[:]
        self.nobles = model.nobles[:]
        self.seals = model.seals[:]
        self.seal_tiles = model.seal_tiles[:]
        self.dishonour = model.dishonour[:]
        self.ballots = model.ballots[:]
        self.opened = model.opened
        self.extensions = model.extensions[:]
        self.court = model.court[:]
        self.reserve = model.reserve[:]
        self.dungeon = model.dungeon[:]
        self.support = model.support[:]
        self.castle = model.castle[:]
        self.occupant = model.occupant[:]
        self.knight_at = model.knight_at[:]
        self.squires_at = model.squires_at[:]
        self.tudor_at = model.tudor_at[:]
        self.shield_at = model.shield_at[:]
        self.letter = model.letter[:]
        self.nobles_at = model.nobles_at[:]
        self.tile_on = model.tile_on[:]
        self.cards = model.cards[:]
        self.holder_of = model.holder_of[:]
        self.archer_on = model.archer_on[:]
        self.tudors_on = model.tudors_on[:]
        self.stacks = model.stacks[:]
        self.law_squires = model.law_squires[:]
        self.lord = model.lord[:]
        self.bishops = model.bishops[:]
        self.support_bishops = model.support_bishops[:]
        self.support_tudors = model.support_tudors[:]
        self.candidate = model.candidate[:]
        self.officer = model.officer[:]
        self.ready = model.ready[:]
        self.awarded = model.awarded[:]
        self.treasury = model.treasury[:]
        self.stock = model.stock[:]
        self.track = model.track[:]
        self.in_force = model.in_force[:]
        self.law_sets = model.law_sets[:]
        self.proposed = model.proposed[:]
        self.law_pile = model.law_pile[:]
        self.conflict_pile = model.conflict_pile[:]
        self.bag = model.bag[:]

    def copy(self) -> "Position":
        """An independent copy that tells no events."""
        return Position(self.options, self.sequence, self.rules, self)

    def deciding(self) -> list[int]:
        """The player whose turn it is."""
        return [self.active]

    def results(self) -> list[float]:
        """1 shared among the winners, 0 for the others and while the game goes on."""
        if self.winners < 0:
            return [0.0] * self.players
        part = 1.0 / self.winners.bit_count()
        return [part if self.winners >> player & 1 else 0.0 for player in range(self.players)]

    # --- asking -----------------------------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """1.5 The players in turn order."""
        return ORDERS[self.players][self.first]

    def controller(self, party: int) -> int:
        """1.1 The player who decides for a party."""
        return party if party < self.players else party - self.players

    def is_ally(self, party: int) -> bool:
        """1.1 Whether the party is an ally (15)."""
        return party >= self.players

    def total_at(self, province: int) -> int:
        """6.2 The total of those who hold a province."""
        return self.knight_at[province] + self.squires_at[province] + TUDOR_STRENGTH * self.tudor_at[province]

    def seat_of(self, slot: int, party: int) -> int:
        """6.4 The space of a conflict where the party has knights, -1 for none."""
        for seat in range(slot * SEATS, (slot + 1) * SEATS):
            if self.holder_of[seat] == party and not self.archer_on[seat]:
                return seat
        return -1

    def free_seat(self, slot: int) -> int:
        """6.4 The top-most empty space of a conflict, -1 if it is full."""
        for seat in range(slot * SEATS, (slot + 1) * SEATS):
            if self.holder_of[seat] < 0:
                return seat
        return -1

    # --- changing ---------------------------------------------------------------------------------------------------------------

    def go(self, step: int) -> None:
        """Go on to a stage, or to another decision of the same seat."""
        self.step = step

    def ask(self, seat: int, step: int) -> None:
        """The turn comes to a seat: what was done before can no longer be taken back."""
        self.active = seat
        self.barriers += 1
        self.step = step


ORDERS: Final[list[list[list[int]]]] = [
    [[(first + turn) % players for turn in range(players)] for first in range(players)] for players in range(MOST_PARTIES + 1)
]
"""By number of players and first player: the turn order."""
