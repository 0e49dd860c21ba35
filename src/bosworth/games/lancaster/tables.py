"""The facts as flat tables of small ints, which is what the rules work on.

Provinces, conflicts, favours, laws, offices and spaces of a castle are numbered in the order of the fact files.
"""

from typing import Final

from bosworth.games.lancaster.facts import GOODS, KINDS, LETTERS, PLAYERS, PRIVILEGES, SETS, Gain, Reward, load_facts
from bosworth.kernel.errors import BadData

FACTS: Final = load_facts()

PROVINCES: Final = 9
SPACES: Final = 6  # of a castle
ALLY_SPACES: Final = 2
SLOTS: Final = 4  # conflict cards on the board: two in the lower row, then two in the upper row
SEATS: Final = 3  # knight spaces on a conflict card
LAWS_IN_FORCE: Final = 3
OFFICES: Final = 3
MOST_PARTIES: Final = 5
STRENGTHS: Final = 5  # knights have strength 1 to 4; lists by strength have a place 0 that stays empty

# Goods, as positions in the treasury and in the stock.
GOLD: Final = 0
SQUIRES: Final = 1
VOTES: Final = 2

# Kinds of reward.
POWER: Final = 3
NEW_KNIGHT: Final = 4
NOBLE_ANY: Final = 5
EXTENSION: Final = 6
UPGRADE: Final = 7
CROSS: Final = 8
SEAL: Final = 9

# Privileges.
SHIELD: Final = 0
ARCHER: Final = 1
TUDOR: Final = 2

PROVINCE_NAMES: Final[list[str]] = [province.id for province in FACTS.provinces]
CONFLICT_NAMES: Final[list[str]] = [conflict.id for conflict in FACTS.conflicts]
FAVOUR_NAMES: Final[list[str]] = [favour.id for favour in FACTS.favours]
SPACE_NAMES: Final[list[str]] = [space.id for space in (*FACTS.castle, *FACTS.ally_castle)]
LAW_NAMES: Final[list[str]] = [law.id for law in FACTS.laws]
OFFICE_NAMES: Final[list[str]] = [office.id for office in FACTS.offices]
LAW: Final[dict[str, int]] = {name: number for number, name in enumerate(LAW_NAMES)}
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CONFLICT_NAMES)}
PROVINCE: Final[dict[str, int]] = {name: number for number, name in enumerate(PROVINCE_NAMES)}

if (len(PROVINCE_NAMES), len(SPACE_NAMES), len(OFFICE_NAMES)) != (PROVINCES, SPACES + ALLY_SPACES, OFFICES):
    raise BadData("data", "the facts", "the numbers of provinces, spaces or offices are not those of the game")


def figure(name: str) -> int:
    """A figure that stands alone."""
    return figures(name)[0]


def figures(name: str) -> list[int]:
    """The figures of that name."""
    if name not in FACTS.figures:
        raise BadData("setup.toml", name, "is missing")
    return list(FACTS.figures[name].values)


def _reward(reward: Reward) -> list[tuple[int, int]]:
    return [(KINDS.index(kind), number) for kind, number in reward.items()]


def _gains(gains: tuple[Gain, ...]) -> list[list[tuple[int, int]]]:
    return [_reward(gain.reward) for gain in gains]


# --- the game as a whole -----------------------------------------------------------------------------------------------------

ROUNDS: Final[int] = figure("rounds")
STOCK: Final[int] = figure("stock")
START_GOLD: Final[int] = figure("gold")
START_SQUIRES: Final[int] = figure("squires")
START_VOTES: Final[list[int]] = [figure("votes"), figure("votes_with_court")]
"""By the switch `court`."""
MORE_GOLD: Final[list[int]] = figures("more_gold")
MORE_SQUIRES: Final[list[int]] = figures("more_squires")
"""By the size of the favour: what a favoured player has more at the start (H16)."""
COPIES: Final[list[int]] = [0, *figures("knights")]
"""By strength: how many knights of it each party has."""
FIRST_KNIGHTS: Final[list[int]] = figures("first_knights")
FIRST_ALLY_KNIGHTS: Final[list[int]] = figures("first_ally_knights")
PRICE_OF_BOTH: Final[int] = figure("price_of_both")
NOBLE_POINTS: Final[list[int]] = figures("noble_points")
FIRST_PRIZE: Final[int] = figure("first_prize")
SECOND_PRIZE: Final[int] = figure("second_prize")

# By number of players.
NOBLES_A_PROVINCE: Final[list[int]] = [0, 0, *figures("nobles_a_province")]
BISHOPS: Final[list[int]] = [0, 0, *figures("bishops")]
DISHONOUR_A_SPACE: Final[list[int]] = [0, 0, *figures("dishonour_a_space")]
NEUTRAL_KNIGHT: Final[list[int]] = [0, 0, *figures("neutral_knight")]
LEFT_OUT: Final[list[tuple[int, ...]]] = [(), (), *(FACTS.left_out[players].values for players in PLAYERS)]

# --- provinces, castles, favours ---------------------------------------------------------------------------------------------

LEAST: Final[list[int]] = [province.strength for province in FACTS.provinces]
PROVINCE_REWARD: Final[list[list[tuple[int, int]]]] = [_reward(province.reward) for province in FACTS.provinces]
SURREY: Final[int] = LETTERS.index("I")
TILE_REWARD: Final[list[list[list[tuple[int, int]]]]] = [
    _gains(FACTS.tiles),
    _gains(tuple({tile.id: tile for tile in (*FACTS.tiles, *FACTS.seal_tiles)}.values())),
]
"""By the switch `court` and province: the reward of its Queenie tile."""
SPACE_REWARD: Final[list[list[tuple[int, int]]]] = _gains((*FACTS.castle, *FACTS.ally_castle))
SPACE_PRICE: Final[list[int]] = [space.squires for space in (*FACTS.castle, *FACTS.ally_castle)]
PRICED: Final[int] = sum(1 << space for space in range(SPACES) if SPACE_PRICE[space])
"""Bits of the spaces whose reward has a price."""
FAVOUR_REWARD: Final[list[list[tuple[int, int]]]] = _gains(FACTS.favours)
FAVOURS: Final[list[int]] = [
    sum(1 << number for number, favour in enumerate(FACTS.favours) if players not in favour.not_with) for players in range(6)
]
"""By number of players: bits of the favours in play."""
TWINS: Final[list[int]] = [
    sum(1 << other for other in range(number) if FAVOUR_REWARD[other] == FAVOUR_REWARD[number])
    for number in range(len(FAVOUR_REWARD))
]
"""By favour: bits of the earlier ones with the same reward, so that equal tiles are one offer."""

# --- conflicts ---------------------------------------------------------------------------------------------------------------

FRENCH: Final[list[int]] = [conflict.strength for conflict in FACTS.conflicts]
SPOILS: Final[list[list[int]]] = [list(conflict.power) for conflict in FACTS.conflicts]

# --- laws --------------------------------------------------------------------------------------------------------------------


def _law_numbers(name: str) -> list[int]:
    return [law.numbers[name] for law in FACTS.laws]


GROUPS: Final = 5
LAW_EFFECT: Final[list[str]] = [law.effect for law in FACTS.laws]
LAW_GROUP: Final[list[int]] = [law.group for law in FACTS.laws]
LAW_SET: Final[list[int]] = [SETS.index(law.set) for law in FACTS.laws]
LAW_GOODS: Final[list[list[int]]] = [[law.numbers[name] for name in GOODS] for law in FACTS.laws]
"""By law: gold, squires and votes named on the card."""
LAW_POWER: Final[list[int]] = _law_numbers("power")
LAW_PER: Final[list[int]] = _law_numbers("per")
LAW_STRENGTH: Final[list[int]] = _law_numbers("strength")
LAW_COUNT: Final[list[int]] = _law_numbers("count")
LAW_SEALS: Final[list[int]] = _law_numbers("seals")
LAW_VARIANT: Final[list[int]] = _law_numbers("variant")

# --- the King's court and his displeasure ------------------------------------------------------------------------------------

LORD: Final[int] = figure("lord")
BISHOP: Final[int] = figure("bishop")
TUDOR_STRENGTH: Final[int] = figure("tudor")
ARCHER_STRENGTH: Final[int] = figure("archer")
MOST_BISHOPS: Final[int] = figure("most_bishops")
SEALS: Final[int] = figure("seals")
PRIVILEGE_COUNT: Final[list[int]] = figures("privileges")
TRIBUTE: Final[list[tuple[int, int]]] = [_reward(office.tribute)[0] for office in FACTS.offices]
"""By office: the good and its amount."""
OFFICE_SEALS: Final[list[int]] = [office.seals for office in FACTS.offices]
OFFICE_PRIVILEGE: Final[list[int]] = [PRIVILEGES.index(office.privilege) for office in FACTS.offices]
OFFICE_LAST: Final[list[bool]] = [office.last_round for office in FACTS.offices]
"""By office: whether its privilege is awarded in the last round too."""
TRACK: Final[list[tuple[int, int]]] = [(space.high, space.low) for space in FACTS.track]
DUNGEON: Final[int] = figure("dungeon")
