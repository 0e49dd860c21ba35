"""Which arguments of the messages of Lancaster name what."""

from typing import Final

from bosworth.games.lancaster import tables
from bosworth.games.lancaster.facts import COLOURS, KINDS, PRIVILEGES, SETS
from bosworth.games.lancaster.verbs import PLACE_NAMES
from bosworth.locale.vocabulary import Vocabulary

REWARDS: Final = [
    *tables.PROVINCE_REWARD,
    *tables.SPACE_REWARD,
    *tables.FAVOUR_REWARD,
    *tables.TILE_REWARD[0],
    *tables.TILE_REWARD[1],
    tables.TRIBUTE,
]
"""All that is printed anywhere as a reward or tribute."""

VOCABULARY: Final = Vocabulary(
    game="lancaster",
    kinds={
        "block": "block",
        "province": "area",
        "place": "area",
        "space": "area",
        "office": "area",
        "to": "area",
        "side": "side",
        "other": "side",
        "party": "side",
        "by": "side",
        "player": "side",
        "card": "card",
        "ranks": "tally",
        "law": "law",
        "favour": "favour",
    },
    lists={
        "cards": "card",
        "players": "side",
        "winners": "side",
        "laws": "law",
        "sets": "set",
        "rewards": "reward",
        "tiles": "reward",
        "void": "reward",
        "companions": "companion",
    },
    names={
        "block": [f"{whose}{strength}" for whose in ("k", "ally") for strength in range(1, 5)] + ["lord", "ally-lord"],
        "area": [*PLACE_NAMES, *tables.OFFICE_NAMES, "treasury"],
        "side": [*COLOURS, "none"],
        "card": tables.CONFLICT_NAMES,
        "law": tables.LAW_NAMES,
        "set": SETS,
        "favour": tables.FAVOUR_NAMES,
        "companion": PRIVILEGES,
        "reward": {f"{KINDS[kind]}-{number}" for reward in REWARDS for kind, number in reward},
    },
    forms={"block": (), "area": ("in", "to", "from"), "side": ("of",), "card": ("text",), "law": ("text",), "favour": ()},
)
