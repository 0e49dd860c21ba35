"""Games and tables as the pages list them."""

import time
from dataclasses import dataclass
from functools import cache

from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.info import GameInfo, Option
from bosworth.server.store.listing import Listing
from bosworth.table.chairs import BOT, OPEN


@dataclass(frozen=True)
class GameCard:
    """A game as it can be set up."""

    id: str
    info: GameInfo
    seats_min: int
    seats_max: int

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen at set-up."""
        return self.info.options

    @property
    def presets(self) -> dict[str, dict[str, str]]:
        """Sets of options by name."""
        return {name: dict(values) for name, values in self.info.presets.items()}

    @property
    def needs(self) -> dict[str, dict[str, str]]:
        """By choice, written `option=value`: the values that it needs of other options."""
        return {name: dict(values) for name, values in self.info.needs.items()}

    @property
    def has_quiet_steps(self) -> bool:
        """Whether its rules forbid talk at times: then a table may agree to close its chat."""
        return bool(find_game(self.id).face.quiet_steps)

    @property
    def way(self) -> str:
        """The option that decides who sits at the table."""
        return find_game(self.id).way.name


@cache
def game_card(name: str) -> GameCard:
    """A game by its id."""
    info = find_game(name).info
    counts = [len(seats) for seats in find_game(name).seatings().values()]
    return GameCard(name, info, min(counts), max(counts))


def game_cards() -> list[GameCard]:
    """All games."""
    return [game_card(name) for name in GAMES]


@dataclass(frozen=True)
class PlaceCard:
    """A seat of a table in a list."""

    seat: str
    kind: str
    name: str
    is_mine: bool
    is_kept: bool = False
    """Whether it waits for somebody who is invited."""


@dataclass(frozen=True)
class TableCard:
    """A table in a list."""

    listing: Listing
    now: float

    @property
    def id(self) -> str:
        """Its id."""
        return self.listing.id

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.listing.game

    @property
    def name(self) -> str:
        """What it is called."""
        return self.listing.name

    @property
    def status(self) -> str:
        """`waiting`, `playing` or `over`."""
        return self.listing.status

    @property
    def owner(self) -> str:
        """The name of whoever set it up."""
        return self.listing.owner

    @property
    def options(self) -> dict[str, str]:
        """How the game is set up."""
        return self.listing.options

    @property
    def places(self) -> list[PlaceCard]:
        """The seats."""
        table = self.listing
        rows = zip(table.seats, table.kinds, table.names, table.is_kept, strict=True)
        return [PlaceCard(seat, kind, name, number in table.mine, kept) for number, (seat, kind, name, kept) in enumerate(rows)]

    @property
    def is_mine(self) -> bool:
        """Whether I sit here."""
        return bool(self.listing.mine)

    @property
    def is_owner(self) -> bool:
        """Whether it is mine to rename and to close."""
        return self.listing.is_owner

    @property
    def can_be_deleted(self) -> bool:
        """Whether it is mine, and nobody else sits at it."""
        return self.is_owner and all(place.is_mine or place.kind in (OPEN, BOT) for place in self.places)

    @property
    def is_my_turn(self) -> bool:
        """Whether it waits for me."""
        return self.listing.waiting_since is not None

    @property
    def moves(self) -> int:
        """How many actions were made so far."""
        return self.listing.moves

    @property
    def winners(self) -> list[str]:
        """Who won, by side, once the game is over."""
        return [self.listing.seats[seat] for seat in self.listing.winners]

    @property
    def since(self) -> int:
        """Seconds since something was last done, or since it waits for me."""
        return max(0, round(self.now - (self.listing.waiting_since or self.listing.played)))


def table_cards(listings: list[Listing]) -> list[TableCard]:
    """Tables as the pages list them."""
    now = time.time()
    return [TableCard(listing, now) for listing in listings]
