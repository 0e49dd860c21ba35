"""What three options change on the board: Neville's strength and start (A3, A4), and one border (B1); with all that follows."""

from typing import Final

from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD_NAMES,
    FIRST_SHIP,
    HOME_REGION,
    INCOME,
    KIND,
    NEAR,
    NEVILLE,
    NOBLE,
    NOBLE_COUNT,
    PERSONS,
    PRINTED_CP,
    REGION_COUNT,
    SAIL_TO,
    VOTES,
    ZONE_COUNT,
    members,
)
from bosworth.games.roses.verbs import MOVE, SAIL
from bosworth.kernel.action import pack


class Chart:
    """Tables that depend on options; made once for each combination and shared by all positions."""

    def __init__(self, neville_cp: int, neville_start: int, extra_border: int) -> None:
        self.cp: list[int] = PRINTED_CP[:]
        self.cp[NEVILLE] = neville_cp
        self.home: list[int] = HOME_REGION[:]
        self.home[NEVILLE] = neville_start
        self.near: list[int] = NEAR[extra_border]
        self.value: list[int] = [self.cp[a] if KIND[a] == NOBLE else INCOME[a] for a in range(ASSET_COUNT)]
        self.payment: list[int] = [0] * ASSET_COUNT
        for rank, asset in enumerate(sorted(range(ASSET_COUNT), key=self._payment_key)):
            self.payment[asset] = rank
        self.bribes: list[int] = sorted(members(PERSONS), key=self._bribe_key)
        self.marches: list[list[list[int]]] = [_moves(MOVE, noble, self.near) for noble in range(NOBLE_COUNT)]
        self.strays: list[list[list[int]]] = [_strays(MOVE, noble, self.near) for noble in range(NOBLE_COUNT)]

    def _payment_key(self, asset: int) -> tuple[int, int, int, str]:
        """11.5 Chart order; nobles by control points; votes of the home region; at last the name (B9, B10)."""
        strength = self.cp[asset] if KIND[asset] == NOBLE else 0
        return KIND[asset], -strength, -VOTES[self.home[asset]], CARD_NAMES[asset]

    def _bribe_key(self, asset: int) -> tuple[int, int, int, str]:
        """12.1 Scoring order of the start or home region, nobles by control points, then bishop, then ship (B25)."""
        strength = self.cp[asset] if KIND[asset] == NOBLE else 0
        return self.home[asset], KIND[asset], -strength, CARD_NAMES[asset]


def _moves(verb: int, piece: int, reach: list[int]) -> list[list[int]]:
    """By place: the moves of a piece to the places it can reach from there."""
    return [[pack(verb, piece, to) for to in members(reach[place])] for place in range(len(reach))]


def _strays(verb: int, piece: int, reach: list[int]) -> list[list[int]]:
    """By place: the moves of a piece to places out of its reach, staying left out."""
    places = range(len(reach))
    return [[pack(verb, piece, to) for to in places if to != place and not reach[place] >> to & 1] for place in places]


SHIP_MOVES: Final[list[list[list[int]]]] = [_moves(SAIL, ship, SAIL_TO) for ship in range(FIRST_SHIP, ASSET_COUNT)]
SHIP_STRAYS: Final[list[list[list[int]]]] = [_strays(SAIL, ship, SAIL_TO) for ship in range(FIRST_SHIP, ASSET_COUNT)]
"""By ship and zone: sail entries within and out of reach."""


def _everywhere(verb: int, piece: int, places: int) -> list[list[int]]:
    return [[pack(verb, piece, to) for to in range(places) if to != place] for place in range(places)]


ALL_MARCHES: Final[list[list[list[int]]]] = [_everywhere(MOVE, noble, REGION_COUNT) for noble in range(NOBLE_COUNT)]
ALL_VOYAGES: Final[list[list[list[int]]]] = [_everywhere(SAIL, ship, ZONE_COUNT) for ship in range(FIRST_SHIP, ASSET_COUNT)]
"""By piece and place: entries to anywhere else, all void for one who does not own the piece."""

_CHARTS: Final[dict[tuple[int, int, int], Chart]] = {}


def chart(neville_cp: int, neville_start: int, extra_border: int) -> Chart:
    """The chart for these options."""
    key = neville_cp, neville_start, extra_border
    if key not in _CHARTS:
        _CHARTS[key] = Chart(neville_cp, neville_start, extra_border)
    return _CHARTS[key]
