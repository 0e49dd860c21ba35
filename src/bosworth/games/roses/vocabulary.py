"""Which arguments of the messages of Wars of the Roses name what."""

from typing import Final

from bosworth.games.roses.prompt import spoken
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
    forms={"card": ("label", "of"), "area": ("in", "to", "from"), "side": ("of",), "title": (), "type": ()},
    stems={"card": "(?<=^merc)_.*"},  # all mercenary cards share one name
    spoken=spoken,
)
