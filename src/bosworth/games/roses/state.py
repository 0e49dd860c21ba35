"""The position: flat typed fields and the few questions that every chapter asks of them."""

from typing import Final

from bosworth.games.roses.chart import Chart
from bosworth.games.roses.options import Rules
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
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import SequenceOfPlay

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
DRAFT: Final = 1
FRENCH_AID: Final = 2
PLANNING: Final = 3
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
UNKNOWN_PART: Final = -1  # in what a seat knows: somebody else is writing
PART_NAMES: Final = ("bid", "amount", "nobles", "ships", "troops", "mercenaries", "white", "black", "committed")


class Position(Frame):
    """All there is to know about a game in progress. Players are numbered from 0; -1 stands for nobody."""

    def __init__(
        self,
        options: dict[str, str],
        sequence: SequenceOfPlay["Position"],
        rules: Rules,
        chart: Chart,
        players: int,
        model: "Position | None" = None,
    ) -> None:
        super().__init__(options, sequence)
        self.rules = rules
        self.chart = chart
        self.players = players
        if model is None:
            self._clear()
        else:
            self._copy(model)

    def _clear(self) -> None:
        self.turn: int = 0
        self.step = TURN_ORDER
        self.picks: int = 0  # cards picked this turn
        self.asked: int = 0  # players asked about French Aid this turn
        self.stack: int = MERC_COUNTERS
        self.captain: int = -1
        self.captain_region: int = -1
        self.order: list[int] = list(range(self.players))
        self.score: list[int] = [0] * self.players
        self.cash: list[int] = [START_MONEY] * self.players
        self.house: list[int] = [-1] * self.players
        self.aid: list[int] = [1] * self.players
        self.mercs: list[int] = [0] * self.players
        self.owner: list[int] = [-1] * ASSET_COUNT
        self.noble_at: list[int] = self.chart.home[:NOBLE_COUNT]
        self.ship_at: list[int] = HOME_ZONE[:]
        self.title: list[int] = [-1] * TITLE_COUNT
        self.vote: list[int] = [LANCASTER] * REGION_COUNT
        self.kings: list[int] = [-1] * TURNS
        self.deck: list[int] = []  # the next card last
        self.face_up: list[int] = []  # cards of locations that have become neutral
        self.display: list[int] = []
        self.box: list[int] = []
        self.winners: list[int] = []
        self.part: list[int] = [COMMITTED] * self.players  # the part of his sheet that each player writes
        self.cursor: list[int] = [0] * self.players  # the lowest asset he may name there
        self.left: list[int] = [0] * self.players  # counters or cubes he may still place there
        self.reach: list[int] = [0] * self.players  # the regions in which his sheet gives him presence
        self.stray: list[int] = [0] * self.players  # whether his next entry is to be a void one
        self.sheets: list[list[int]] = [[] for _ in range(self.players)]
        self.held: list[int] = [0] * self.players  # by player: the set of his assets, an index over `owner`
        self.clear_board()

    def clear_board(self) -> None:
        """Nothing stands on the board but nobles, ships and the cubes of owners."""
        self.whites: list[int] = [0] * ASSET_COUNT
        self.blacks: list[list[int]] = [[] for _ in range(self.players)]  # paid cubes, by their targets
        self.attackers: list[list[int]] = [[0] * ASSET_COUNT for _ in range(self.players)]
        self.defenders: list[int] = [0] * ASSET_COUNT
        self.opened: int = 0  # the set of locations whose garrison has been called
        self.hired: list[int] = [0] * self.players  # mercenaries on the board

    def _copy(self, model: "Position") -> None:
        """Become equal to another position; what stands on the board is shared, as it means nothing at a decision."""
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

    def copy(self) -> "Position":
        """An independent copy that tells no events."""
        return Position(self.options, self.sequence, self.rules, self.chart, self.players, self)

    def picture(self) -> "Position":
        """A copy with what stands on the board."""
        found = self.copy()
        found.whites = self.whites[:]
        found.attackers = [counters[:] for counters in self.attackers]
        found.defenders = self.defenders[:]
        return found

    def results(self) -> list[float]:
        """1 for the seat that wins, shared among several; 0 for all while the game goes on."""
        seats = sorted({self.seat_of(player) for player in range(self.players)})
        winning = {self.seat_of(player) for player in self.winners}
        return [1 / len(winning) if seat in winning else 0.0 for seat in seats]

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
        return self.house[player] if self.rules.two_people else player

    def players_of(self, seat: int) -> list[int]:
        """The players that a seat plays for."""
        if self.rules.two_people:
            return [player for player in range(self.players) if self.house[player] == seat]
        return [seat] if seat < self.players else []

    def more_income(self, player: int) -> int:
        """What a player receives in each income phase besides the incomes of his cards, if his seat is favoured (C6)."""
        return self.rules.more_income[self.seat_of(player)]

    # --- changing ---------------------------------------------------------------------------------------------------------------

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
