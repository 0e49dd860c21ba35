"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Any, Final

from bosworth.games.lancaster.codes import NEW_ROUND
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
from bosworth.kernel.event import EVERYONE, Event

SCALARS: Final = (
    "players",
    "parties",
    "round",
    "step",
    "barriers",
    "first",
    "active",
    "party",
    "after",
    "cursor",
    "knight",
    "province",
    "slot",
    "office",
    "ballot",
    "law",
    "todo",
    "only_deployed",
    "paid",
    "favours",
    "pending",
    "seals_left",
    "bishops_left",
    "winners",
)
LISTS: Final = (
    "power",
    "goods",
    "leftover",
    "nobles",
    "seals",
    "seal_tiles",
    "dishonour",
    "ballots",
    "extensions",
    "court",
    "reserve",
    "dungeon",
    "support",
    "castle",
    "occupant",
    "knight_at",
    "squires_at",
    "tudor_at",
    "shield_at",
    "letter",
    "nobles_at",
    "tile_on",
    "cards",
    "holder_of",
    "archer_on",
    "tudors_on",
    "stacks",
    "law_squires",
    "lord",
    "bishops",
    "support_bishops",
    "support_tudors",
    "candidate",
    "officer",
    "ready",
    "awarded",
    "treasury",
    "stock",
    "track",
    "in_force",
    "law_sets",
    "proposed",
    "law_pile",
    "conflict_pile",
    "bag",
)
FIELDS: Final = (*SCALARS, *LISTS)
"""Every field of a position but the options."""


class Position:
    """All there is to know about a game in progress. Parties are the players, then (with two) their allies; -1 is none."""

    options: dict[str, str]
    rules: list[int]  # the switches as ints; never changed, so copies share it
    telling: bool
    events: list[Event]
    players: int
    parties: int  # players, and with two players their allies behind them
    round: int
    step: int
    barriers: int
    first: int  # the first player
    active: int  # the seat that decides, or decided last
    party: int  # the party whose piece or reward it is
    after: int  # the stage that follows a reward
    cursor: int  # what a chain of choices has come to, so that it goes one way
    knight: int  # the knight being placed, as in an action
    province: int  # where it is being placed, or which is being paid
    slot: int  # the conflict being fought
    office: int  # the office being asked for
    ballot: int  # which proposal is voted on
    law: int  # which law in force is applied
    todo: int  # bits of those who still have to decide in this step
    only_deployed: int  # whether the upgrade is for deployed knights alone
    paid: int  # whether what is chosen now was paid for and cannot be declined
    favours: int  # bits of the favours face up
    pending: int  # bits of the castle rewards still to collect
    seals_left: int
    bishops_left: int
    winners: int  # bits of the winners, -1 while the game goes on
    power: list[int]
    goods: list[int]  # by good and player
    leftover: list[int]  # votes left after the third ballot
    nobles: list[int]  # bits of letters
    seals: list[int]
    seal_tiles: list[int]
    dishonour: list[int]
    ballots: list[int]  # 0 for none yet, else 1 + yes + 2 * tokens
    extensions: list[int]  # by player and space: NONE, ACTIVE or FLIPPED
    court: list[int]  # by party and strength: knights at home
    reserve: list[int]  # by party and strength
    dungeon: list[int]  # by party and strength
    support: list[int]  # by party and strength: knights with the Lord
    castle: list[int]  # by party and space: strength of the knight there
    occupant: list[int]  # the party in a province
    knight_at: list[int]  # strength of its knight
    squires_at: list[int]
    tudor_at: list[int]
    shield_at: list[int]
    letter: list[int]  # of the nobles of a province
    nobles_at: list[int]  # how many of them are left
    tile_on: list[int]  # whether its Queenie tile lies there
    cards: list[int]  # conflicts: lower row, then upper row
    holder_of: list[int]  # the party on each space of a conflict
    archer_on: list[int]  # whether an archer stands there
    tudors_on: list[int]
    stacks: list[int]  # by space and strength: knights there
    law_squires: list[int]  # by conflict and player
    lord: list[int]  # HOME, 1 + office or TREASURY; -1 if there is none
    bishops: list[int]
    support_bishops: list[int]  # of these, those with the Lord
    support_tudors: list[int]
    candidate: list[int]  # the party whose Lord asks for an office
    officer: list[int]  # the party that holds it
    ready: list[int]  # by party and privilege: usable in this round
    awarded: list[int]  # by party and privilege: usable in the next
    treasury: list[int]  # by good
    stock: list[int]  # by good; kept only with the strict supply
    track: list[int]  # dishonour left on each space
    in_force: list[int]
    law_sets: list[int]  # by group
    proposed: list[int]
    law_pile: list[int]  # the next first
    conflict_pile: list[int]  # the next first
    bag: list[int]  # provinces whose Queenie tile is still to come, the next first

    def __init__(self, options: dict[str, str], rules: list[int], model: "Position | None" = None) -> None:
        self.options = options
        self.rules = rules
        if model is None:
            self._clear()
        else:
            self._copy(model)

    def _clear(self) -> None:
        self.telling = False
        self.events = []
        self.players = 4
        self.parties = 4
        self.round = 0
        self.step = NEW_ROUND
        self.barriers = 0
        self.first = 0
        self.active = 0
        self.party = 0
        self.after = NEW_ROUND
        self.cursor = 0
        self.knight = 0
        self.province = 0
        self.slot = 0
        self.office = 0
        self.ballot = 0
        self.law = 0
        self.todo = 0
        self.only_deployed = 0
        self.paid = 0
        self.favours = 0
        self.pending = 0
        self.seals_left = 0
        self.bishops_left = 0
        self.winners = -1
        self.power = [0] * MOST_PARTIES
        self.goods = [0] * (3 * MOST_PARTIES)
        self.leftover = [0] * MOST_PARTIES
        self.nobles = [0] * MOST_PARTIES
        self.seals = [0] * MOST_PARTIES
        self.seal_tiles = [0] * MOST_PARTIES
        self.dishonour = [0] * MOST_PARTIES
        self.ballots = [0] * MOST_PARTIES
        self.extensions = [0] * (MOST_PARTIES * SPACES)
        self.court = [0] * (MOST_PARTIES * STRENGTHS)
        self.reserve = [0] * (MOST_PARTIES * STRENGTHS)
        self.dungeon = [0] * (MOST_PARTIES * STRENGTHS)
        self.support = [0] * (MOST_PARTIES * STRENGTHS)
        self.castle = [0] * (MOST_PARTIES * SPACES)
        self.occupant = [-1] * PROVINCES
        self.knight_at = [0] * PROVINCES
        self.squires_at = [0] * PROVINCES
        self.tudor_at = [0] * PROVINCES
        self.shield_at = [0] * PROVINCES
        self.letter = [0] * PROVINCES
        self.nobles_at = [0] * PROVINCES
        self.tile_on = [0] * PROVINCES
        self.cards = [-1] * SLOTS
        self.holder_of = [-1] * (SLOTS * SEATS)
        self.archer_on = [0] * (SLOTS * SEATS)
        self.tudors_on = [0] * (SLOTS * SEATS)
        self.stacks = [0] * (SLOTS * SEATS * STRENGTHS)
        self.law_squires = [0] * (SLOTS * MOST_PARTIES)
        self.lord = [-1] * MOST_PARTIES
        self.bishops = [0] * MOST_PARTIES
        self.support_bishops = [0] * MOST_PARTIES
        self.support_tudors = [0] * MOST_PARTIES
        self.candidate = [-1] * OFFICES
        self.officer = [-1] * OFFICES
        self.ready = [0] * (MOST_PARTIES * 3)
        self.awarded = [0] * (MOST_PARTIES * 3)
        self.treasury = [0, 0, 0]
        self.stock = [STOCK, STOCK, STOCK]
        self.track = [0] * len(TRACK)
        self.in_force = [-1] * LAWS_IN_FORCE
        self.law_sets = [0] * GROUPS
        self.proposed = []
        self.law_pile = []
        self.conflict_pile = []
        self.bag = []

    def _copy(self, model: "Position") -> None:
        self.telling = False
        self.events = []
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

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        plain: dict[str, Any] = {"options": dict(self.options)}
        for name in SCALARS:
            plain[name] = getattr(self, name)
        for name in LISTS:
            plain[name] = getattr(self, name)[:]
        return plain

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

    def tell(self, name: str, args: dict[str, int | str], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Add an event for those who may hear it."""
        self.events.append(Event(name, args, audience, reveals))


ORDERS: Final[list[list[list[int]]]] = [
    [[(first + turn) % players for turn in range(players)] for first in range(players)] for players in range(MOST_PARTIES + 1)
]
"""By number of players and first player: the turn order."""
