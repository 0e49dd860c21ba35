"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Final

from bosworth.games.richard3.options import Rules
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    BORDER_COUNT,
    BORDER_ENDS,
    BORDER_LIMIT,
    DEAD,
    EDGES,
    EXILE_OF,
    GATE_AT,
    OWNER,
    ROSTER,
    SURPRISE,
)
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import SequenceOfPlay

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
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


class Position(Frame):
    """All there is to know about a game in progress. Sides are 0 (Lancaster) and 1 (York); -1 stands for none."""

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
        self.campaigns: int = 1
        self.campaign: int = 1
        self.turn: int = 0
        self.step = NEW_CAMPAIGN
        self.winner: int = -1
        self.king_side: int = 0
        self.king: int = -1
        self.pretender: int = -1
        self.active: int = 0  # the side whose turn it is, or that decides
        self.player1: int = 0
        self.event: int = -1  # kind of the event card that rules this player turn
        self.points: int = 0
        self.mover: int = -1  # the block in mid-move
        self.came_from: int = -1
        self.moves_left: int = 0
        self.muster: int = -1
        self.treason: int = -1  # the side that holds the treason token
        self.battle: int = -1  # the area of the battle
        self.round: int = 0
        self.attacker: int = -1
        self.rolled: int = 0  # bits of the treachery rolls spent in this battle
        self.haven: int = -1  # where a pirate has sailed to in this round, or to regroup; there are never more than two
        self.hits: int = 0  # hits not yet allotted
        self.area: int = -1  # the area that starves, or is overfull
        self.losses: int = 0  # losses still to take there
        self.spared: int = 0  # local mercenaries there, who do not count
        self.asked: int = 0  # mulligan: bits of the sides asked about their hand, then of those that had a new deal
        self.shown: int = -1  # the side that shows its hand
        self.where: list[int] = [DEAD] * BLOCK_COUNT
        self.strength: list[int] = [0] * BLOCK_COUNT
        self.moved: list[int] = [0] * BLOCK_COUNT
        self.reserve: list[int] = [0] * BLOCK_COUNT
        self.pirate: list[int] = [0] * BLOCK_COUNT  # 1 + the sea he came by
        self.face_down: list[int] = [0] * BLOCK_COUNT
        self.acted: list[int] = [0] * BLOCK_COUNT  # had its turn in this round, or lost its step in this supply phase
        self.defected: list[int] = [0] * BLOCK_COUNT  # in this battle
        self.count: list[int] = [0] * (2 * AREA_COUNT)  # blocks by side and area: an index over `where`
        self.held: list[int] = [0, 0]  # by side: bits of the areas with blocks of that side, another index over `where`
        self.crossed: list[int] = [0] * (2 * BORDER_COUNT)  # by side and border
        self.activated: list[int] = [0] * AREA_COUNT
        self.credits: list[int] = []  # open port credits: origin * AREA_COUNT + destination
        self.closed: list[int] = [0] * AREA_COUNT  # by area, bits of the borders that the active side may not cross any more
        self.attackers: list[int] = [-1] * AREA_COUNT
        self.mains: list[int] = [0] * AREA_COUNT  # bit of the main gate
        self.entered: list[int] = [0] * (2 * AREA_COUNT)  # by side and area: bits of the gates used to enter the battle
        self.pending: list[int] = [0, 0]  # heirs killed and not yet replaced
        self.owed: list[int] = [0, 0]  # of these, the ones to replace in this supply phase
        self.hands: list[list[int]] = [[], []]
        self.chosen: list[int] = [0, 0]  # the card chosen this turn, 0 for none yet
        self.played: list[list[int]] = [[], []]  # in this campaign

    def _copy(self, model: "Position") -> None:
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

    def copy(self) -> "Position":
        """An independent copy that tells no events."""
        return Position(self.options, self.sequence, self.rules, self)

    def deciding(self) -> list[int]:
        """The side whose turn it is."""
        return [self.active]

    def results(self) -> list[float]:
        """1 for the winner, 0 for the other; 0 for both while the game goes on."""
        return [float(self.winner == side) for side in (0, 1)]

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
            if self.crossed[self.active * BORDER_COUNT + border]:
                self.note_crossing(self.active, border)
        for area in range(AREA_COUNT):
            if self.entered[self.active * AREA_COUNT + area]:
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
        if used.bit_count() >= self.entry_limit(side, area):
            for neighbour, _, _, here, there in EDGES[side][area]:
                if not used & here:
                    self.closed[neighbour] |= there

    def go(self, step: int) -> None:
        """Go on to a decision or stage, unless the game has just ended."""
        if self.winner < 0:
            self.step = step
