"""How the fields of a position are written, so that what is kept does not depend on how regions, cards and steps are counted."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.roses.options import COUNT
from bosworth.games.roses.state import PART_NAMES
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD_NAMES,
    FIRST_SHIP,
    HOUSES,
    NOBLE_COUNT,
    PLAYERS,
    REGION_NAMES,
    TITLE_NAMES,
    TURNS,
    ZONE_NAMES,
)
from bosworth.games.roses.verbs import GRAMMAR
from bosworth.kernel.forms import Coded, Flags, Form, Name, Number, Plain
from bosworth.kernel.list_forms import By, Each, Grouped

DERIVED: Final = ("players", "held", "whites", "blacks", "attackers", "defenders", "opened", "hired")
"""`held` follows from `owner`; what stands on the board means something only from the reveal of sheets to the end of combat."""


def _entry(text: str) -> int:
    return GRAMMAR.parse(text, 0)


def forms(options: Mapping[str, str]) -> dict[str, Form]:
    """The forms of all fields that are no plain numbers."""
    colours = PLAYERS[: COUNT[options["scenario"]]]
    assets = CARD_NAMES[:ASSET_COUNT]
    player, house = Name("player", colours), Name("House", HOUSES)
    region, zone = Name("region", REGION_NAMES, may_be_none=False), Name("sea", ZONE_NAMES, may_be_none=False)
    card = Name("card", CARD_NAMES, may_be_none=False)
    per_player: dict[str, Form] = {
        **dict.fromkeys(("score", "cash", "mercs", "left"), Number()),
        **dict.fromkeys(("aid", "stray"), Number(1)),
        "house": house,
        "part": Name("part", PART_NAMES, may_be_none=False),
        "cursor": Name("asset", [*assets, "end"], may_be_none=False),
        "reach": Flags("region", REGION_NAMES),
        "sheets": Each(Coded(GRAMMAR.write, _entry)),
    }
    return {
        **{name: By("player", colours, form) for name, form in per_player.items()},
        **dict.fromkeys(("order", "winners"), Each(Name("player", colours, may_be_none=False))),
        **dict.fromkeys(("deck", "face_up", "display", "box"), Each(card)),
        "captain": player,
        "captain_region": Name("region", REGION_NAMES),
        "owner": Grouped("asset", assets, player),
        "noble_at": By("noble", assets[:NOBLE_COUNT], region, is_whole=True),
        "ship_at": By("ship", assets[FIRST_SHIP:], zone, is_whole=True),
        "title": By("title", TITLE_NAMES, player),
        "vote": By("region", REGION_NAMES, house, is_whole=True),
        "kings": By("turn", [str(turn) for turn in range(1, TURNS + 1)], house),
    }


def view_forms(options: Mapping[str, str]) -> dict[str, Plain]:
    """The forms of what is only seen in views: what stands on the board, and that a part or the deck is not known."""
    colours = PLAYERS[: COUNT[options["scenario"]]]
    standing = By("asset", CARD_NAMES[:ASSET_COUNT], Number())
    return {
        "part": By("player", colours, Name("part", PART_NAMES)),
        "whites": standing,
        "attackers": By("player", colours, standing),
        "defenders": standing,
        "deck_size": Number(),
    }
