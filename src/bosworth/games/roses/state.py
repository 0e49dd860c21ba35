"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Any, Final

from bosworth.games.roses.chart import Chart
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    FIRST_SHIP,
    FIXED_IN,
    HOME_ZONE,
    LANCASTER,
    MERC_COUNTERS,
    NOBLE_COUNT,
    REGION_COUNT,
    START_MONEY,
    TITLE_COUNT,
    TURNS,
)
from bosworth.kernel.event import EVERYONE, Event
from bosworth.kernel.shape import dump

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
OVER: Final = 0
DRAFT: Final = 1
FRENCH_AID: Final = 2
PLANNING: Final = 3
FIRST_STAGE: Final = 4
TURN_ORDER: Final = 4
DISPLAY: Final = 5
INCOME: Final = 6
NEXT_AID: Final = 7
NEW_SHEETS: Final = 8
DEPLOYMENT: Final = 9
BRIBERY: Final = 10
COMBAT: Final = 11
PARLIAMENT: Final = 12
END_OF_TURN: Final = 13

# Positions of the switches in `rules`.
HAS_HOUSES: Final = 0
CAPTAIN_PRESENCE: Final = 1
SEVERAL_CUBES: Final = 2
STOP_AT_SHORTAGE: Final = 3
NO_KING_ON_TIE: Final = 4
TITLES_AFTER_PHASE: Final = 5
TWO_PEOPLE: Final = 6

# The parts of an order sheet, in the order in which it is written.
BID_PART: Final = 0
AMOUNT_PART: Final = 1
NOBLE_PART: Final = 2
SHIP_PART: Final = 3
TROOP_PART: Final = 4
HIRE_PART: Final = 5
WHITE_PART: Final = 6
BLACK_PART: Final = 7
COMMITTED: Final = 8

SCALARS: Final = ("turn", "step", "barriers", "picks", "asked", "stack", "captain", "captain_region")
PLAYER_LISTS: Final = ("order", "score", "cash", "house", "aid", "mercs")
BOARD_LISTS: Final = ("owner", "noble_at", "ship_at", "title", "vote", "kings")
PILES: Final = ("deck", "face_up", "display", "box", "winners")
SHEET_LISTS: Final = ("part", "cursor", "left", "reach", "stray")
LISTS: Final = (*PLAYER_LISTS, *BOARD_LISTS, *PILES, *SHEET_LISTS)
NESTED: Final = ("sheets",)
FIELDS: Final = (*SCALARS, *LISTS, *NESTED)
"""Every field of a position but the options; `held` follows from `owner`, and what `clear_board`
clears means something only between the reveal of the sheets and the end of combat."""


class Position:
    """All there is to know about a game in progress. Players are numbered from 0; -1 stands for nobody."""

    options: dict[str, str]
    rules: list[int]  # the switches as ints; never changed, so copies share it
    chart: Chart
    players: int
    telling: bool
    events: list[Event]
    turn: int
    step: int
    barriers: int
    picks: int  # cards picked this turn
    asked: int  # players asked about French Aid this turn
    stack: int
    captain: int
    captain_region: int
    order: list[int]
    score: list[int]
    cash: list[int]
    house: list[int]
    aid: list[int]
    mercs: list[int]
    owner: list[int]
    noble_at: list[int]
    ship_at: list[int]
    title: list[int]
    vote: list[int]
    kings: list[int]
    deck: list[int]  # the next card last
    face_up: list[int]  # cards of locations that have become neutral
    display: list[int]
    box: list[int]
    winners: list[int]
    part: list[int]  # the part of his sheet that each player writes
    cursor: list[int]  # the lowest asset he may name there
    left: list[int]  # counters or cubes he may still place there
    reach: list[int]  # the regions in which his sheet gives him presence
    stray: list[int]  # whether his next entry is to be a void one
    sheets: list[list[int]]
    held: list[int]  # by player: the set of his assets, an index over `owner`
    whites: list[int]
    blacks: list[list[int]]  # paid cubes, by their targets
    attackers: list[list[int]]
    defenders: list[int]
    opened: int  # the set of locations whose garrison has been called
    hired: list[int]  # mercenaries on the board

    def __init__(
        self, options: dict[str, str], rules: list[int], chart: Chart, players: int, model: "Position | None" = None
    ) -> None:
        self.options = options
        self.rules = rules
        self.chart = chart
        self.players = players
        if model is None:
            self._clear()
        else:
            self._copy(model)

    def _clear(self) -> None:
        self.telling = False
        self.events = []
        self.turn = 0
        self.step = TURN_ORDER
        self.barriers = 0
        self.picks = 0
        self.asked = 0
        self.stack = MERC_COUNTERS
        self.captain = -1
        self.captain_region = -1
        self.order = list(range(self.players))
        self.score = [0] * self.players
        self.cash = [START_MONEY] * self.players
        self.house = [-1] * self.players
        self.aid = [1] * self.players
        self.mercs = [0] * self.players
        self.owner = [-1] * ASSET_COUNT
        self.noble_at = self.chart.home[:NOBLE_COUNT]
        self.ship_at = HOME_ZONE[:]
        self.title = [-1] * TITLE_COUNT
        self.vote = [LANCASTER] * REGION_COUNT
        self.kings = [-1] * TURNS
        self.deck = []
        self.face_up = []
        self.display = []
        self.box = []
        self.winners = []
        self.part = [COMMITTED] * self.players
        self.cursor = [0] * self.players
        self.left = [0] * self.players
        self.reach = [0] * self.players
        self.stray = [0] * self.players
        self.sheets = [[] for _ in range(self.players)]
        self.held = [0] * self.players
        self.clear_board()

    def _copy(self, model: "Position") -> None:
        """Become equal to another position, which is at a decision."""
        self.telling = False
        self.events = []
        self.turn = model.turn
        self.step = model.step
        self.barriers = model.barriers
        self.picks = model.picks
        self.asked = model.asked
        self.stack = model.stack
        self.captain = model.captain
        self.captain_region = model.captain_region
        self.order = model.order[:]
        self.score = model.score[:]
        self.cash = model.cash[:]
        self.house = model.house[:]
        self.aid = model.aid[:]
        self.mercs = model.mercs[:]
        self.owner = model.owner[:]
        self.noble_at = model.noble_at[:]
        self.ship_at = model.ship_at[:]
        self.title = model.title[:]
        self.vote = model.vote[:]
        self.kings = model.kings[:]
        self.deck = model.deck[:]
        self.face_up = model.face_up[:]
        self.display = model.display[:]
        self.box = model.box[:]
        self.winners = model.winners[:]
        self.part = model.part[:]
        self.cursor = model.cursor[:]
        self.left = model.left[:]
        self.reach = model.reach[:]
        self.stray = model.stray[:]
        self.sheets = [sheet[:] for sheet in model.sheets]
        self.held = model.held[:]
        self.whites = model.whites  # these are made anew before they are written on, so copies share them
        self.blacks = model.blacks
        self.attackers = model.attackers
        self.defenders = model.defenders
        self.opened = model.opened
        self.hired = model.hired

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return {**dump(self, SCALARS, LISTS, NESTED), "options": dict(self.options)}

    # --- asking -----------------------------------------------------------------------------------------------------------------

    def all_held(self) -> int:
        """The set of assets that somebody owns."""
        found = 0
        for held in self.held:
            found |= held
        return found

    def presence(self, player: int) -> int:
        """2.7 The regions in which a player owns a location, a bishop or a noble; ships and the Captain do not count."""
        held = self.held[player]
        found = 0
        for region in range(REGION_COUNT):
            if held & FIXED_IN[region]:
                found |= 1 << region
        for noble in range(NOBLE_COUNT):
            if held >> noble & 1:
                found |= 1 << self.noble_at[noble]
        return found

    def place_of(self, piece: int) -> int:
        """The region of a noble, the zone of a ship."""
        return self.noble_at[piece] if piece < NOBLE_COUNT else self.ship_at[piece - FIRST_SHIP]

    def seat_of(self, player: int) -> int:
        """The seat that plays for a player: his own, or with two people the seat of his House."""
        return self.house[player] if self.rules[TWO_PEOPLE] else player

    def players_of(self, seat: int) -> list[int]:
        """The players that a seat plays for."""
        if self.rules[TWO_PEOPLE]:
            return [player for player in range(self.players) if self.house[player] == seat]
        return [seat] if seat < self.players else []

    # --- changing ---------------------------------------------------------------------------------------------------------------

    def clear_board(self) -> None:
        """Nothing stands on the board but nobles, ships and the cubes of owners."""
        self.whites = [0] * ASSET_COUNT
        self.blacks = [[] for _ in range(self.players)]
        self.attackers = [[0] * ASSET_COUNT for _ in range(self.players)]
        self.defenders = [0] * ASSET_COUNT
        self.opened = 0
        self.hired = [0] * self.players

    def give(self, asset: int, player: int) -> None:
        """2.5 The asset and its card go to a player, or become neutral."""
        old = self.owner[asset]
        if old >= 0:
            self.held[old] &= ~(1 << asset)
        if player >= 0:
            self.held[player] |= 1 << asset
        self.owner[asset] = player

    def index(self) -> None:
        """Make the index `held` anew."""
        self.held = [0] * self.players
        for asset, player in enumerate(self.owner):
            if player >= 0:
                self.held[player] |= 1 << asset

    def tell(self, name: str, args: dict[str, int | str], audience: int = EVERYONE, reveals: bool = False) -> None:
        """Add an event for those who may hear it."""
        self.events.append(Event(name, args, audience, reveals))
