"""Which arguments of the messages of Lancaster name what."""

from typing import Final

from bosworth.locale.vocabulary import Vocabulary

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
        "player": "side",
        "card": "card",
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
    forms={"block": (), "area": ("in", "to", "from"), "side": ("of",), "card": ("text",), "law": ("text",), "favour": ()},
)
