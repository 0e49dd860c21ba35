"""Which arguments of the messages of Richard III name what."""

from typing import Final

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
    forms={"block": ("label", "form"), "area": ("in", "to", "from"), "side": ("of",), "sea": (), "card": ("text",)},
    stems={"block": "^[A-Z]_"},  # both versions of a block share one name
)
