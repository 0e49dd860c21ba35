"""Which arguments of the messages of Wars of the Roses name what."""

from typing import Final

from bosworth.games.roses.facts import KINDS
from bosworth.games.roses.parliament import DECIDED
from bosworth.games.roses.prompt import spoken
from bosworth.games.roses.tables import ASSET_COUNT, CARD_NAMES, HONOURS, HOUSES, PLAYERS, REGION_NAMES, ZONE_NAMES
from bosworth.locale.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    game="roses",
    kinds={
        "card": "card",
        "region": "area",
        "from": "area",
        "to": "area",
        "side": "side",
        "player": "side",
        "victim": "side",
        "first": "side",
        "second": "side",
        "house": "side",
        "title": "title",
        "type": "type",
        "strengths": "tally",
        "scores": "tally",
        "entry": "entry",
    },
    lists={"cards": "card", "order": "side", "players": "side", "areas": "area"},
    names={
        "card": [*CARD_NAMES[:ASSET_COUNT], "merc"],
        "type": KINDS,
        "area": [*REGION_NAMES, *ZONE_NAMES, "none"],
        "side": [*PLAYERS, *HOUSES, "none"],
        "title": HONOURS,
        "decided": [*DECIDED, "alone"],
        "entry": ["bid", "amount", "move", "sail", "troop", "mercenary", "white", "black", "none"],
    },
    forms={"card": ("label", "of"), "area": ("in", "to", "from"), "side": ("of",), "title": (), "type": ()},
    stems={"card": "(?<=^merc)_.*"},  # all mercenary cards share one name
    spoken=spoken,
)
