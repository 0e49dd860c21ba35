"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Any, Final

from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    BORDER_COUNT,
    BORDER_ENDS,
    BORDER_LIMIT,
    EDGES,
    EXILE_OF,
    GATE_AT,
    OWNER,
    ROSTER,
    SURPRISE,
)
from bosworth.kernel.event import EVERYONE, Event
from bosworth.kernel.shape import dump

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
OVER: Final = 0
MULLIGAN: Final = 1
MULLIGAN_REPLY: Final = 2
CHOOSE_CARD: Final = 3
ACTIONS: Final = 4
MOVING: Final = 5
MUSTER_AREA: Final = 6
MUSTER_MOVES: Final = 7
PLAGUE_AREA: Final = 8
CHOOSE_BATTLE: Final = 9
TREASON_ROLL: Final = 10
BATTLE_TURN: Final = 11
ALLOCATE_HITS: Final = 12
REGROUPING: Final = 13
EXECUTION: Final = 14
HEIR_ENTRY: Final = 15
ATTRITION: Final = 16
GO_HOME: Final = 17
EXILE_EXCESS: Final = 18
FIRST_STAGE: Final = 19
NEW_CAMPAIGN: Final = 19
NEW_TURN: Final = 20
PLAYER_TURN: Final = 21
NEXT_BATTLE: Final = 22
BATTLE_START: Final = 23
NEXT_BLOCK: Final = 24
SUPPLY: Final = 25
EXECUTIONS: Final = 26
MINORS_ENTER: Final = 27
STARVATION: Final = 28
POLITICS: Final = 29
HOMECOMING: Final = 30
RESET: Final = 31

# Positions of the switches in `rules`.
HIT_TIES_OWNER: Final = 0
MULLIGAN_RULE: Final = 1
BOMBARD_SEA: Final = 2
WARWICK_BAR: Final = 3
EXILE_ONE: Final = 4
NEVILLE_SHIELDS: Final = 5
HEIR_SHIELD_ALL: Final = 6
TREASON_SEA: Final = 7
ROLE_SWAP: Final = 8
CROWN_ADDS: Final = 9
NEVILLE_FAMILY: Final = 10
SENIOR_TITLE: Final = 11

SCALARS: Final = (
    "campaigns",
    "campaign",
    "turn",
    "step",
    "barriers",
    "winner",
    "king_side",
    "king",
    "pretender",
    "active",
    "player1",
    "event",
    "points",
    "mover",
    "came_from",
    "moves_left",
    "muster",
    "treason",
    "battle",
    "round",
    "attacker",
    "rolled",
    "haven",
    "hits",
    "area",
    "losses",
    "spared",
    "asked",
    "shown",
)
BLOCK_LISTS: Final = ("where", "strength", "moved", "reserve", "pirate", "face_down", "acted", "defected")
TURN_LISTS: Final = ("crossed", "activated", "credits", "attackers", "mains", "entered", "pending", "owed")
NESTED: Final = ("hands", "played")
LISTS: Final = (*BLOCK_LISTS, *TURN_LISTS, "chosen")
FIELDS: Final = (*SCALARS, *LISTS, *NESTED)
"""Every field of a position but the options, and but the indexes `count`, `held` and `closed`, which follow from the rest."""


class Position:
    """All there is to know about a game in progress. Sides are 0 (Lancaster) and 1 (York); -1 stands for none."""

    options: dict[str, str]
    rules: list[int]  # the switches as ints; never changed, so copies share it
    telling: bool
    events: list[Event]
    campaigns: int
    campaign: int
    turn: int
    step: int
    barriers: int
    winner: int
    king_side: int
    king: int
    pretender: int
    active: int  # the side whose turn it is, or that decides
    player1: int
    event: int  # kind of the event card that rules this player turn
    points: int
    mover: int  # the block in mid-move
    came_from: int
    moves_left: int
    muster: int
    treason: int  # the side that holds the treason token
    battle: int  # the area of the battle
    round: int
    attacker: int
    rolled: int  # bits of the treachery rolls spent in this battle
    haven: int  # where a pirate has sailed to in this round, or to regroup; there are never more than two
    hits: int  # hits not yet allotted
    area: int  # the area that starves, or is overfull
    losses: int  # losses still to take there
    spared: int  # local mercenaries there, who do not count
    asked: int  # mulligan: bits of the sides asked about their hand, then of those that had a new deal
    shown: int  # the side that shows its hand
    where: list[int]
    strength: list[int]
    moved: list[int]
    reserve: list[int]
    pirate: list[int]  # 1 + the sea he came by
    face_down: list[int]
    acted: list[int]  # had its turn in this round, or lost its step in this supply phase
    defected: list[int]  # in this battle
    count: list[int]  # blocks by side and area: an index over `where`
    held: list[int]  # by side: bits of the areas with blocks of that side, another index over `where`
    crossed: list[int]  # by side and border
    activated: list[int]
    credits: list[int]  # open port credits: origin and destination as one int
    closed: list[int]  # by area, bits of the borders that the active side may not cross any more
    attackers: list[int]
    mains: list[int]  # bit of the main gate
    entered: list[int]  # by side and area: bits of the gates used to enter the battle
    pending: list[int]  # heirs killed and not yet replaced
    owed: list[int]  # of these, the ones to replace in this supply phase
    hands: list[list[int]]
    chosen: list[int]  # the card chosen this turn, 0 for none yet
    played: list[list[int]]  # in this campaign

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
        self.campaigns = 1
        self.campaign = 1
        self.turn = 0
        self.step = NEW_CAMPAIGN
        self.barriers = 0
        self.winner = -1
        self.king_side = 0
        self.king = -1
        self.pretender = -1
        self.active = 0
        self.player1 = 0
        self.event = -1
        self.points = 0
        self.mover = -1
        self.came_from = -1
        self.moves_left = 0
        self.muster = -1
        self.treason = -1
        self.battle = -1
        self.round = 0
        self.attacker = -1
        self.rolled = 0
        self.haven = -1
        self.hits = 0
        self.area = -1
        self.losses = 0
        self.spared = 0
        self.asked = 0
        self.shown = -1
        self.where = [0] * BLOCK_COUNT
        self.strength = [0] * BLOCK_COUNT
        self.moved = [0] * BLOCK_COUNT
        self.reserve = [0] * BLOCK_COUNT
        self.pirate = [0] * BLOCK_COUNT
        self.face_down = [0] * BLOCK_COUNT
        self.acted = [0] * BLOCK_COUNT
        self.defected = [0] * BLOCK_COUNT
        self.count = [0] * (2 * AREA_COUNT)
        self.held = [0, 0]
        self.crossed = [0] * (2 * BORDER_COUNT)
        self.activated = [0] * AREA_COUNT
        self.credits = []
        self.closed = [0] * AREA_COUNT
        self.attackers = [-1] * AREA_COUNT
        self.mains = [0] * AREA_COUNT
        self.entered = [0] * (2 * AREA_COUNT)
        self.pending = [0, 0]
        self.owed = [0, 0]
        self.hands = [[], []]
        self.chosen = [0, 0]
        self.played = [[], []]

    def _copy(self, model: "Position") -> None:
        self.telling = False
        self.events = []
        self.campaigns = model.campaigns
        self.campaign = model.campaign
        self.turn = model.turn
        self.step = model.step
        self.barriers = model.barriers
        self.winner = model.winner
        self.king_side = model.king_side
        self.king = model.king
        self.pretender = model.pretender
        self.active = model.active
        self.player1 = model.player1
        self.event = model.event
        self.points = model.points
        self.mover = model.mover
        self.came_from = model.came_from
        self.moves_left = model.moves_left
        self.muster = model.muster
        self.treason = model.treason
        self.battle = model.battle
        self.round = model.round
        self.attacker = model.attacker
        self.rolled = model.rolled
        self.haven = model.haven
        self.hits = model.hits
        self.area = model.area
        self.losses = model.losses
        self.spared = model.spared
        self.asked = model.asked
        self.shown = model.shown
        self.where = model.where[:]
        self.strength = model.strength[:]
        self.moved = model.moved[:]
        self.reserve = model.reserve[:]
        self.pirate = model.pirate[:]
        self.face_down = model.face_down[:]
        self.acted = model.acted[:]
        self.defected = model.defected[:]
        self.count = model.count[:]
        self.held = model.held[:]
        self.crossed = model.crossed[:]
        self.activated = model.activated[:]
        self.credits = model.credits[:]
        self.closed = model.closed[:]
        self.attackers = model.attackers[:]
        self.mains = model.mains[:]
        self.entered = model.entered[:]
        self.pending = model.pending[:]
        self.owed = model.owed[:]
        self.hands = [model.hands[0][:], model.hands[1][:]]
        self.chosen = model.chosen[:]
        self.played = [model.played[0][:], model.played[1][:]]

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return {**dump(self, SCALARS, LISTS, NESTED), "options": dict(self.options)}

    # --- asking -----------------------------------------------------------------------------------------------------------------

    def side_of(self, block: int) -> int:
        """The side a block belongs to; the rebel is the Pretender's (2.6)."""
        return OWNER[self.king_side][block]

    def roster(self, side: int) -> list[int]:
        """The blocks of a side, in play or not."""
        return ROSTER[self.king_side][side]

    def blocks_in(self, side: int, area: int) -> list[int]:
        """The blocks of a side in an area, in order of id."""
        where = self.where
        return [b for b in ROSTER[self.king_side][side] if where[b] == area]

    def fighters(self, side: int, area: int) -> list[int]:
        """The blocks of a side in an area that are not reserve."""
        where = self.where
        reserve = self.reserve
        return [b for b in ROSTER[self.king_side][side] if where[b] == area and not reserve[b]]

    def holds(self, side: int, area: int) -> bool:
        """1.2 Friendly: blocks of the side and none of the enemy."""
        return bool((self.held[side] & ~self.held[1 - side]) >> area & 1)

    def is_open(self, side: int, area: int) -> bool:
        """Friendly or vacant, and not the enemy's exile area (1.4)."""
        return not self.held[1 - side] >> area & 1 and EXILE_OF[area] != 1 - side

    def entry_limit(self, side: int, area: int) -> int:
        """6.5 An attacker uses at most three borders, Player 2 reinforcing a battle at most two."""
        return 2 if self.attackers[area] == 1 - side else 3

    def pretender_side(self) -> int:
        """The side that does not hold the crown."""
        return 1 - self.king_side

    # --- changing ---------------------------------------------------------------------------------------------------------------

    def place(self, block: int, place: int) -> None:
        """Put a block somewhere and keep the index right."""
        side = OWNER[self.king_side][block]
        first = side * AREA_COUNT
        old = self.where[block]
        if old < AREA_COUNT:
            self.count[first + old] -= 1
            if not self.count[first + old]:
                self.held[side] &= ~(1 << old)
        if place < AREA_COUNT:
            self.count[first + place] += 1
            self.held[side] |= 1 << place
        self.where[block] = place

    def index(self) -> None:
        """Make the indexes `count`, `held` and `closed` anew."""
        self.count = [0] * (2 * AREA_COUNT)
        for block in range(BLOCK_COUNT):
            if self.where[block] < AREA_COUNT:
                self.count[self.side_of(block) * AREA_COUNT + self.where[block]] += 1
        self.note_presence()
        self.closed = [0] * AREA_COUNT
        for border in range(BORDER_COUNT):
            self.note_crossing(self.active, border)
        for area in range(AREA_COUNT):
            self.note_entry(self.active, area)

    def note_presence(self) -> None:
        """Make the index `held` anew from `count`."""
        areas = range(AREA_COUNT)
        self.held = [sum(1 << area for area in areas if self.count[side * AREA_COUNT + area]) for side in (0, 1)]

    def note_crossing(self, side: int, border: int) -> None:
        """6.3 A border that is full is closed in both directions."""
        extra = 1 if self.event == SURPRISE else 0
        if self.crossed[side * BORDER_COUNT + border] >= BORDER_LIMIT[border] + extra:
            one, other = BORDER_ENDS[border]
            self.closed[one] |= GATE_AT[other * AREA_COUNT + one]
            self.closed[other] |= GATE_AT[one * AREA_COUNT + other]

    def note_entry(self, side: int, area: int) -> None:
        """6.5 When a side has used all the borders it may to enter a battle, the others are closed to it."""
        used = self.entered[side * AREA_COUNT + area]
        if used and used.bit_count() >= self.entry_limit(side, area):
            for neighbour, _, _, here, there in EDGES[side][area]:
                if not used & here:
                    self.closed[neighbour] |= there

    def go(self, step: int) -> None:
        """Go on to a decision or stage, unless the game has just ended."""
        if self.winner < 0:
            self.step = step

    def tell(self, name: str, args: dict[str, int | str], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Add an event for those who may hear it."""
        self.events.append(Event(name, args, audience, reveals))
