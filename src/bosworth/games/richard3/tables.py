"""The facts as flat tables of small ints, which is what the rules work on.

Areas, blocks, borders, seas and cards are numbered in the order of the fact files (blocks: in order of their ids).
"""

from typing import Final

from bosworth.games.richard3.facts import SIDES as SIDE_NAMES
from bosworth.games.richard3.facts import TYPES, Block, load_facts
from bosworth.kernel.errors import BadData

FACTS: Final = load_facts()

LANCASTER: Final = 0
YORK: Final = 1

AREA_COUNT: Final = 33
BORDER_COUNT: Final = 62
BLOCK_COUNT: Final = 63
SEA_COUNT: Final = 3

# Where a block may be besides the areas 0 … 32.
POOL: Final = 33
MINOR: Final = 34
OFFBOARD: Final = 35
DEAD: Final = 36
PRISON: Final = 37

HEIR: Final = 0
NOBLE: Final = 1
CHURCH: Final = 2
LEVY: Final = 3
BOMBARD: Final = 4
MERCENARY: Final = 5
REBEL_TYPE: Final = 6

# Kinds of card: the six events, then the plain action cards.
FORCE_MARCH: Final = 0
MUSTER: Final = 1
PIRACY: Final = 2
PLAGUE: Final = 3
SURPRISE: Final = 4
TREASON: Final = 5
FIRST_PLAIN_KIND: Final = 6

if (len(FACTS.areas), len(FACTS.borders), len(FACTS.blocks), len(FACTS.seas)) != (
    AREA_COUNT,
    BORDER_COUNT,
    BLOCK_COUNT,
    SEA_COUNT,
):
    raise BadData("data", "the facts", "the numbers of areas, borders, blocks or seas are not those of the game")

AREA_NAMES: Final[list[str]] = [area.id for area in FACTS.areas]
BLOCK_NAMES: Final[list[str]] = [block.id for block in FACTS.blocks]
PLACE_NAMES: Final[list[str]] = [*AREA_NAMES, "pool", "minor", "offboard", "dead", "prison"]
KIND_NAMES: Final[list[str]] = [card.id for card in FACTS.cards]
SEA_NAMES: Final[list[str]] = list(FACTS.seas)

AREA: Final[dict[str, int]] = {name: number for number, name in enumerate(AREA_NAMES)}
BLOCK: Final[dict[str, int]] = {name: number for number, name in enumerate(BLOCK_NAMES)}
PLACE: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACE_NAMES)}

# --- areas ---------------------------------------------------------------------------------------------------------------------

MIDDLESEX: Final[int] = AREA["middlesex"]
CALAIS: Final[int] = AREA["calais"]

EXILE_OF: Final[list[int]] = [SIDE_NAMES.index(area.exile_of) if area.exile_of else -1 for area in FACTS.areas]
EXILES: Final[list[list[int]]] = [[a for a in range(AREA_COUNT) if EXILE_OF[a] == side] for side in (LANCASTER, YORK)]
IS_CITY: Final[list[bool]] = [bool(area.city) for area in FACTS.areas]
IS_PORT: Final[list[bool]] = [bool(area.port) for area in FACTS.areas]
IS_CROWN: Final[list[bool]] = [area.crown for area in FACTS.areas]
COUNTS: Final[list[bool]] = [area.counts for area in FACTS.areas]
LIMIT: Final[list[int]] = [area.limit for area in FACTS.areas]
EXEMPT: Final[list[list[int]]] = [[BLOCK[name] for name in area.exempt] for area in FACTS.areas]
CROWNS: Final[list[int]] = [a for a in range(AREA_COUNT) if IS_CROWN[a]]
CITIES: Final[list[int]] = [a for a in range(AREA_COUNT) if IS_CITY[a]]

SEAS_OF: Final[list[list[int]]] = [[SEA_NAMES.index(sea) for sea in area.seas] for area in FACTS.areas]
COAST: Final[list[list[int]]] = [[a for a in range(AREA_COUNT) if sea in SEAS_OF[a]] for sea in range(SEA_COUNT)]

# --- borders -------------------------------------------------------------------------------------------------------------------

# A gate is a way into an area: its land borders in order, then (from FIRST_SEA_GATE) the seas.
FIRST_SEA_GATE: Final = 10

_NEIGHBOURS: Final[list[list[tuple[int, int]]]] = [
    [
        (AREA[border.between[1 - end]], number)
        for number, border in enumerate(FACTS.borders)
        for end in (0, 1)
        if border.between[end] == area.id
    ]
    for area in FACTS.areas
]
BORDER_LIMIT: Final[list[int]] = [border.limit for border in FACTS.borders]
BORDER_STOPS: Final[list[bool]] = [border.stops for border in FACTS.borders]
BORDER_ENDS: Final[list[tuple[int, int]]] = [(AREA[border.between[0]], AREA[border.between[1]]) for border in FACTS.borders]


def _edges(area: int, side: int) -> list[tuple[int, int, int, int, int]]:
    return [
        (to, border, BORDER_LIMIT[border], 1 << gate, 1 << [neighbour for neighbour, _ in _NEIGHBOURS[to]].index(area))
        for gate, (to, border) in enumerate(_NEIGHBOURS[area])
        if EXILE_OF[to] != 1 - side
    ]


EDGES: Final[list[list[list[tuple[int, int, int, int, int]]]]] = [
    [_edges(area, side) for area in range(AREA_COUNT)] for side in (LANCASTER, YORK)
]
"""By side and area, the enemy's exile areas left out: (neighbour, border, its limit, bit of the border among the gates of this
area, bit of it among the gates of the neighbour)."""


def _border_between(area: int, to: int) -> int:
    return next((border for neighbour, border in _NEIGHBOURS[area] if neighbour == to), -1)


def _gate_from(area: int, to: int) -> int:
    return next((1 << gate for gate, (neighbour, _) in enumerate(_NEIGHBOURS[to]) if neighbour == area), 0)


GATES: Final[list[list[int]]] = [
    [sum(here for _, _, _, here, _ in EDGES[side][area]) for area in range(AREA_COUNT)] for side in (LANCASTER, YORK)
]
"""By side and area: the bits of all its borders, the one to the enemy's exile area left out."""
EXITS: Final[list[list[list[int]]]] = [
    [[to for gate, (to, _) in enumerate(_NEIGHBOURS[area]) if mask >> gate & 1] for mask in range(1 << len(_NEIGHBOURS[area]))]
    for area in range(AREA_COUNT)
]
"""By area and bits of its borders: the neighbours behind them."""

_PAIRS: Final = [(area, to) for area in range(AREA_COUNT) for to in range(AREA_COUNT)]
BORDER_AT: Final[list[int]] = [_border_between(area, to) for area, to in _PAIRS]
"""By area * AREA_COUNT + neighbour: the border between them, -1 for none."""
GATE_AT: Final[list[int]] = [_gate_from(area, to) for area, to in _PAIRS]
"""By area * AREA_COUNT + neighbour: the bit of the border among the gates of the neighbour."""


# --- blocks --------------------------------------------------------------------------------------------------------------------

REBEL: Final[int] = BLOCK["R_rebel"]
HENRY_VI: Final[int] = BLOCK["L_henry_vi"]
WELSH: Final[int] = BLOCK["L_welsh"]
CAPTIVE: Final[list[int]] = [BLOCK["L_clarence"], BLOCK["Y_exeter"]]
"""By side: the enemy's heir who may serve it as a plain noble."""
IS_WARWICK: Final[list[bool]] = [name in ("L_warwick", "Y_warwick") for name in BLOCK_NAMES]
CALAIS_GUESTS: Final[list[int]] = [BLOCK["Y_kent"], BLOCK["Y_salisbury"]]

SIDE: Final[list[int]] = [
    SIDE_NAMES.index(block.side) if block.side in SIDE_NAMES else -1 for block in FACTS.blocks
]  # -1: the Pretender's
TYPE: Final[list[int]] = [TYPES.index(block.type) for block in FACTS.blocks]
STRENGTH: Final[list[int]] = [block.strength for block in FACTS.blocks]
LETTER: Final[list[int]] = ["ABCD".index(block.rating[0]) for block in FACTS.blocks]
LETTER_FIRST: Final[list[int]] = ["ABCD".index(block.rating_first[0]) for block in FACTS.blocks]
FIREPOWER: Final[list[int]] = [int(block.rating[1]) for block in FACTS.blocks]
LOYALTY: Final[list[int]] = [block.loyalty for block in FACTS.blocks]
LOYALTY_WARWICK: Final[list[int]] = [block.loyalty_warwick for block in FACTS.blocks]
WARWICK_BARRED: Final[list[bool]] = [block.warwick_barred for block in FACTS.blocks]
VERSION: Final[list[int]] = [BLOCK.get(block.version, -1) for block in FACTS.blocks]
RANK: Final[list[int]] = [block.rank for block in FACTS.blocks]
PERMANENT: Final[list[bool]] = [block.permanent for block in FACTS.blocks]
CAN_SAIL: Final[list[list[bool]]] = [
    [not block.landbound and (block.type != "bombard" or bombards_sail) for block in FACTS.blocks]
    for bombards_sail in (False, True)
]
"""By the switch `bombard_sea` and block (6.7): Scots, Welsh, the rebel and city levies never go by sea."""
IS_NEVILLE: Final[list[bool]] = [block.neville for block in FACTS.blocks]
IS_RANKED: Final[list[bool]] = [kind in (HEIR, NOBLE, CHURCH) for kind in TYPE]
"""Whether the block counts at usurpation: heirs, nobles, church."""
HOMES: Final[list[list[int]]] = [[AREA[name] for name in block.homes] for block in FACTS.blocks]
SHARED_HOMES: Final[list[list[int]]] = [[AREA[name] for name in block.shared_homes] for block in FACTS.blocks]
IS_FREE_MERCENARY: Final[list[bool]] = [TYPE[b] == MERCENARY and b != WELSH for b in range(BLOCK_COUNT)]
"""Mercenaries that wait in exile instead of being recruited: all but the Welsh."""


def _owner(block: int, king_side: int) -> int:
    return SIDE[block] if SIDE[block] >= 0 else 1 - king_side


ROSTER: Final[list[list[list[int]]]] = [
    [[b for b in range(BLOCK_COUNT) if _owner(b, king_side) == side] for side in (LANCASTER, YORK)]
    for king_side in (LANCASTER, YORK)
]
"""By the King's side and side: the blocks of that side (the rebel is the Pretender's)."""
OWNER: Final[list[list[int]]] = [[_owner(b, king_side) for b in range(BLOCK_COUNT)] for king_side in (LANCASTER, YORK)]
"""By the King's side and block: the side it belongs to."""
HEIRS: Final[list[list[int]]] = [
    sorted((b for b in range(BLOCK_COUNT) if TYPE[b] == HEIR and SIDE[b] == side), key=lambda b: RANK[b])
    for side in (LANCASTER, YORK)
]
NEVILLES: Final[list[int]] = [b for b in range(BLOCK_COUNT) if IS_NEVILLE[b]]

# Three Lancastrian heirs have a shield of their own; the other heirs of their side may use it once they are dead.
NAMED_SHIELD: Final[dict[int, int]] = {HOMES[b][0]: b for b in HEIRS[LANCASTER] if SHARED_HOMES[b]}
SHARED_SHIELDS: Final[list[list[int]]] = [HOMES[HENRY_VI], HOMES[HEIRS[YORK][0]]]
"""By side: the shields that any heir of the side may use."""

# --- cards ---------------------------------------------------------------------------------------------------------------------

KIND_OF: Final[list[int]] = [-1] + [kind for kind, card in enumerate(FACTS.cards) for _ in range(card.copies)]
"""By card number, from 1."""
COPIES: Final[list[list[int]]] = [[n for n in range(1, len(KIND_OF)) if KIND_OF[n] == kind] for kind in range(len(FACTS.cards))]
"""By kind: the numbers of its cards."""
CARD_NAMES: Final[list[str]] = ["none"] + [f"{card.id}.{copy}" for card in FACTS.cards for copy in range(1, card.copies + 1)]
"""By number: the kind of a card and which of its copies it is."""
POINTS: Final[list[int]] = [card.points for card in FACTS.cards]
DECK: Final[list[int]] = list(range(1, len(KIND_OF)))
HAND: Final[int] = FACTS.hand
TURNS: Final[int] = FACTS.turns
POOR_HAND: Final[int] = FACTS.poor_hand
MORE_POINTS: Final[list[int]] = list(FACTS.favour.points)
"""By the size of the favour: action points more in each player turn of a favoured side (B16)."""


def block_facts(block: int) -> Block:
    """What is printed on a block."""
    return FACTS.blocks[block]
