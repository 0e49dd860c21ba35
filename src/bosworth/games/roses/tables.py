"""The facts as flat tables of small ints, which is what the rules work on.

Assets are numbered by kind in the order of the control chart, then by region in scoring order: nobles 0–11, castles 12–17,
large towns 18–23, bishops 24–29, towns 30–35, ports 36–41, ships 42–47; as cards the mercenaries follow from 48 on. A set of
assets, or of regions, is an int with a bit for each.
"""

from typing import Final

from bosworth.games.roses.facts import KINDS, LOCATIONS, load_facts
from bosworth.kernel.errors import BadData
from bosworth.kernel.handicap import SIZES

FACTS: Final = load_facts()

PLAYERS: Final = ("red", "yellow", "blue", "green")
HOUSES: Final = ("lancaster", "york")
LANCASTER: Final = 0

REGION_COUNT: Final = 6
ZONE_COUNT: Final = 8
ASSET_COUNT: Final = 48
NOBLE_COUNT: Final = 12
FIRST_SHIP: Final = 42
TITLE_COUNT: Final = 4

NOBLE: Final = 0
CASTLE: Final = 1
LARGE_TOWN: Final = 2
BISHOP: Final = 3
TOWN: Final = 4
PORT: Final = 5
SHIP: Final = 6

if (len(FACTS.regions), len(FACTS.seas), len(FACTS.assets), len(FACTS.titles)) != (
    REGION_COUNT,
    ZONE_COUNT,
    ASSET_COUNT,
    TITLE_COUNT,
):
    raise BadData("data", "the facts", "the numbers of regions, seas, cards or titles are not those of the game")

REGION_NAMES: Final[list[str]] = [region.id for region in FACTS.regions]
ZONE_NAMES: Final[list[str]] = [sea.id for sea in FACTS.seas]
CARD_NAMES: Final[list[str]] = [asset.id for asset in FACTS.assets] + [
    f"merc_{number + 1}" for number in range(FACTS.mercenaries.cards)
]
TITLE_NAMES: Final[list[str]] = [title.id for title in FACTS.titles]
HONOURS: Final = (*TITLE_NAMES, "captain")
"""What scores as a title does."""
REGION: Final[dict[str, int]] = {name: number for number, name in enumerate(REGION_NAMES)}
ZONE: Final[dict[str, int]] = {name: number for number, name in enumerate(ZONE_NAMES)}
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_NAMES)}
DECK: Final[list[int]] = list(range(len(CARD_NAMES)))

# --- the map --------------------------------------------------------------------------------------------------------------------

VOTES: Final[list[int]] = [region.votes for region in FACTS.regions]
FIRST_PLACE: Final[list[int]] = [region.first for region in FACTS.regions]
SECOND_PLACE: Final[list[int]] = [region.second for region in FACTS.regions]
ZONE_REGION: Final[list[int]] = [REGION[sea.region] for sea in FACTS.seas]
CALAIS_REGIONS: Final[list[int]] = [REGION[name] for name in FACTS.calais_regions]


def _near(pairs: list[tuple[int, int]], count: int) -> list[int]:
    near = [0] * count
    for one, other in pairs:
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


def _within(near: list[int], steps: int) -> list[int]:
    """For each place, those that can be reached in so many steps, itself left out."""
    reached = [1 << place for place in range(len(near))]
    for _ in range(steps):
        reached = [seen | _union(near, seen) for seen in reached]
    return [seen & ~(1 << place) for place, seen in enumerate(reached)]


def _union(near: list[int], places: int) -> int:
    found = 0
    for place, others in enumerate(near):
        if places >> place & 1:
            found |= others
    return found


_BORDERS: Final = [(REGION[border.between[0]], REGION[border.between[1]]) for border in FACTS.borders]
_OPTIONAL: Final = [(REGION[border.between[0]], REGION[border.between[1]]) for border in FACTS.optional_borders]
NEAR: Final[list[list[int]]] = [_near(_BORDERS, REGION_COUNT), _near(_BORDERS + _OPTIONAL, REGION_COUNT)]
"""3.3 By the switch `mid_wc_adjacent` and region: the regions that adjoin it (B1)."""
SAIL_TO: Final[list[int]] = _within(
    _near([(ZONE[link.between[0]], ZONE[link.between[1]]) for link in FACTS.links], ZONE_COUNT), FACTS.sheet["ship_move"]
)
"""10.3b By sea zone: the zones that a ship there may go to."""

# --- the assets -----------------------------------------------------------------------------------------------------------------

KIND: Final[list[int]] = [KINDS.index(asset.kind) for asset in FACTS.assets]
HOME_REGION: Final[list[int]] = [REGION[asset.region] for asset in FACTS.assets]
"""The region of a location or bishop, of a ship's home port, and where a noble starts."""
PRINTED_CP: Final[list[int]] = [asset.cp for asset in FACTS.assets]
INCOME: Final[list[int]] = [asset.income for asset in FACTS.assets]
GARRISON: Final[list[int]] = [FACTS.kinds[kind].garrison for kind in KIND]
HOME_ZONE: Final[list[int]] = [ZONE[asset.sea] for asset in FACTS.assets if asset.sea]
NEVILLE: Final[int] = CARD["neville"]

_LAST: Final = list(range(ASSET_COUNT))
OF_KIND: Final[list[int]] = [sum(1 << a for a in _LAST if KIND[a] == kind) for kind in range(len(KINDS))]
"""By kind: the set of its assets."""
NOBLES: Final[int] = OF_KIND[NOBLE]
SHIPS: Final[int] = OF_KIND[SHIP]
PLACES: Final[int] = sum(OF_KIND[KINDS.index(kind)] for kind in LOCATIONS)
PERSONS: Final[int] = NOBLES | OF_KIND[BISHOP] | SHIPS
FIXED_IN: Final[list[int]] = [
    sum(1 << a for a in _LAST if HOME_REGION[a] == region and KIND[a] not in (NOBLE, SHIP)) for region in range(REGION_COUNT)
]
"""By region: its locations and bishop."""
PLACES_IN: Final[list[int]] = [
    sum(FIXED_IN[region] & PLACES for region in range(REGION_COUNT) if regions >> region & 1)
    for regions in range(1 << REGION_COUNT)
]
"""By set of regions: the locations in them."""
EARNING: Final[list[int]] = [a for a in _LAST if INCOME[a]]
PAIRS: Final[list[tuple[int, int]]] = [(asset, CARD[FACTS.assets[asset].home]) for asset in _LAST if FACTS.assets[asset].home]
"""14.7 Each bishop with his cathedral town and each ship with its home port."""
BATTLE_ORDER: Final[list[int]] = [
    asset for region in range(REGION_COUNT) for asset in _LAST if FIXED_IN[region] & PLACES & 1 << asset
]
"""13.2 Locations by region in scoring order, inside a region in chart order."""

TITLE_OF: Final[list[int]] = [
    next((number for number, title in enumerate(FACTS.titles) if title.counts == kind), -1) for kind in KINDS
]
"""By kind: the special title that counts it, -1 for none."""
TITLE_COUNTS: Final[list[int]] = [OF_KIND[KINDS.index(title.counts)] for title in FACTS.titles]

# --- numbers --------------------------------------------------------------------------------------------------------------------

TURNS: Final[int] = FACTS.game["turns"]
START_MONEY: Final[int] = FACTS.game["money"]
MERC_COUNTERS: Final[int] = FACTS.mercenaries.counters
MERC_VALUE: Final[list[int]] = list(FACTS.mercenaries.by_turn)
TROOP_LIMIT: Final[int] = FACTS.sheet["troops"]
WHITE_LIMIT: Final[int] = FACTS.sheet["white"]
BLACK_LIMIT: Final[int] = FACTS.sheet["black"]
TROOP_PRICE: Final[int] = FACTS.sheet["troop_price"]
WHITE_PRICE: Final[int] = FACTS.sheet["white_price"]
BLACK_PRICE: Final[int] = FACTS.sheet["black_price"]
AID_MOST: Final[int] = FACTS.aid["most"]
AID_FROM: Final[int] = FACTS.aid["from_turn"]
CALAIS_CP: Final[int] = FACTS.calais["cp"]
TITLE_POINTS: Final[int] = FACTS.points["title"]
TITLE_MINIMUM: Final[int] = FACTS.points["title_minimum"]
KING_POINTS: Final[int] = FACTS.points["king"]
TRADE_POINTS: Final[int] = FACTS.points["trade"]
CHURCH_POINTS: Final[int] = FACTS.points["church"]
MORE_INCOME: Final[list[int]] = [FACTS.favour[size] for size in SIZES]
"""By the size of the favour: what a favoured player receives besides the income of his cards (C6)."""
PARTNER: Final[dict[int, int]] = {one: other for person, place in PAIRS for one, other in ((person, place), (place, person))}
PAIR_POINTS: Final[dict[int, int]] = {
    asset: TRADE_POINTS if KIND[person] == SHIP else CHURCH_POINTS for person, place in PAIRS for asset in (person, place)
}
"""14.7 By either half of a pair: the other half, and what both bring."""
SHOWN: Final[dict[int, list[int]]] = {int(count): list(draft.shown) for count, draft in FACTS.drafts.items()}
PICKS: Final[dict[int, list[int]]] = {int(count): list(draft.picks) for count, draft in FACTS.drafts.items()}
"""By number of players: cards shown and picks of each, in the first turn and later."""


def members(assets: int) -> list[int]:
    """The assets of a set, in order."""
    found: list[int] = []
    while assets:
        low = assets & -assets
        found.append(low.bit_length() - 1)
        assets ^= low
    return found
