"""Which arguments of the messages of Richard III name what."""

from typing import Final

from bosworth.games.richard3.drawing import REGIONS
from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.tables import AREA_NAMES, BLOCK_NAMES, FACTS, KIND_NAMES, SEA_NAMES
from bosworth.locale.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    game="richard3",
    kinds={
        "block": "block",
        "target": "block",
        "area": "area",
        "from": "area",
        "to": "area",
        "via": "area",
        "side": "side",
        "other": "side",
        "sea": "sea",
        "card": "card",
        "lancaster": "card",
        "york": "card",
    },
    lists={"blocks": "block", "cards": "card", "areas": "area", "seas": "sea"},
    names={
        "block": [*BLOCK_NAMES, "treason"],
        "type": {block.type for block in FACTS.blocks},
        "area": [*AREA_NAMES, "pool", "prison"],
        "region": REGIONS,
        "sea": SEA_NAMES,
        "side": SIDES,
        "card": KIND_NAMES,
    },
    forms={"block": ("label", "form"), "area": ("in", "to", "from"), "side": ("of",), "sea": (), "card": ("text",)},
    stems={"block": "^[A-Z]_"},  # both versions of a block share one name
)
