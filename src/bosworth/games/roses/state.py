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
FIELDS: Final = (*SCALARS, *LISTS, "sheets")
"""Every field of a position but the options; `held` follows from `owner`, and what `clear_board`
clears means something only between the reveal of the sheets and the end of combat."""


class Position:
    """All there is to know about a game in progress. Players are numbered from 0; -1 stands for nobody."""

    def __init__(self, options: dict[str, str], rules: list[int], chart: Chart, players: int) -> None:
        self.options = options
        self.rules = rules  # the switches as ints; never changed, so copies share it
        self.chart = chart
        self.players: int = players
        self.telling: bool = False
        self.events: list[Event] = []
        self.turn: int = 0
        self.step: int = TURN_ORDER
        self.barriers: int = 0
        self.picks: int = 0  # cards picked this turn
        self.asked: int = 0  # players asked about French Aid this turn
        self.stack: int = MERC_COUNTERS
        self.captain: int = -1
        self.captain_region: int = -1
        self.order: list[int] = list(range(players))
        self.score: list[int] = [0] * players
        self.cash: list[int] = [START_MONEY] * players
        self.house: list[int] = [-1] * players
        self.aid: list[int] = [1] * players
        self.mercs: list[int] = [0] * players
        self.owner: list[int] = [-1] * ASSET_COUNT
        self.noble_at: list[int] = chart.home[:NOBLE_COUNT]
        self.ship_at: list[int] = HOME_ZONE[:]
        self.title: list[int] = [-1] * TITLE_COUNT
        self.vote: list[int] = [LANCASTER] * REGION_COUNT
        self.kings: list[int] = [-1] * TURNS
        self.deck: list[int] = []  # the next card last
        self.face_up: list[int] = []  # cards of locations that have become neutral
        self.display: list[int] = []
        self.box: list[int] = []
        self.winners: list[int] = []
        self.part: list[int] = [COMMITTED] * players  # the part of his sheet that each player writes
        self.cursor: list[int] = [0] * players  # the lowest asset he may name there
        self.left: list[int] = [0] * players  # counters or cubes he may still place there
        self.reach: list[int] = [0] * players  # the regions in which his sheet gives him presence
        self.stray: list[int] = [0] * players  # whether his next entry is to be a void one
        self.sheets: list[list[int]] = [[] for _ in range(players)]
        self.held: list[int] = [0] * players  # by player: the set of his assets, an index over `owner`
        self.clear_board()

    def copy_to(self, new: "Position") -> None:
        """Make another position of the same options equal to this one, which is at a decision."""
        new.turn = self.turn
        new.step = self.step
        new.barriers = self.barriers
        new.picks = self.picks
        new.asked = self.asked
        new.stack = self.stack
        new.captain = self.captain
        new.captain_region = self.captain_region
        new.order = self.order[:]
        new.score = self.score[:]
        new.cash = self.cash[:]
        new.house = self.house[:]
        new.aid = self.aid[:]
        new.mercs = self.mercs[:]
        new.owner = self.owner[:]
        new.noble_at = self.noble_at[:]
        new.ship_at = self.ship_at[:]
        new.title = self.title[:]
        new.vote = self.vote[:]
        new.kings = self.kings[:]
        new.deck = self.deck[:]
        new.face_up = self.face_up[:]
        new.display = self.display[:]
        new.box = self.box[:]
        new.winners = self.winners[:]
        new.part = self.part[:]
        new.cursor = self.cursor[:]
        new.left = self.left[:]
        new.reach = self.reach[:]
        new.stray = self.stray[:]
        new.sheets = [sheet[:] for sheet in self.sheets]
        new.held = self.held[:]
        new.whites = self.whites  # these are made anew before they are written on, so copies share them
        new.blacks = self.blacks
        new.attackers = self.attackers
        new.defenders = self.defenders
        new.opened = self.opened
        new.hired = self.hired

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        data: dict[str, Any] = {name: getattr(self, name) for name in SCALARS}
        for name in LISTS:
            data[name] = getattr(self, name)[:]
        data["sheets"] = [sheet[:] for sheet in self.sheets]
        data["options"] = dict(self.options)
        return data

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
        self.whites: list[int] = [0] * ASSET_COUNT
        self.blacks: list[list[int]] = [[] for _ in range(self.players)]  # paid cubes, by their targets
        self.attackers: list[list[int]] = [[0] * ASSET_COUNT for _ in range(self.players)]
        self.defenders: list[int] = [0] * ASSET_COUNT
        self.opened: int = 0  # the set of locations whose garrison has been called
        self.hired: list[int] = [0] * self.players  # mercenaries on the board

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
