"""What holds in every position, whatever was played. The ordeal asks at every step, and so does whoever reads a position."""

from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_COUNT, BLOCK_NAMES, CARD_NAMES, FACTS, STRENGTH, TURNS


def flaw(s: Position) -> str:
    """The first thing that cannot be, in words; nothing if all is well."""
    return _times(s) or _blocks(s) or _cards(s)


def _times(s: Position) -> str:
    most = len(FACTS.scenarios[s.options["scenario"]].years)
    if not (1 <= s.campaign <= s.campaigns <= most and 0 <= s.turn <= TURNS):
        return f"there is no turn {s.turn} of campaign {s.campaign} of {s.campaigns}"
    return ""


def _blocks(s: Position) -> str:
    """Whoever is on the map stands there with a strength that he can have."""
    for block in range(BLOCK_COUNT):
        if s.where[block] < AREA_COUNT and not 1 <= s.strength[block] <= STRENGTH[block]:
            return f"{BLOCK_NAMES[block]} has strength {s.strength[block]}, not 1 to {STRENGTH[block]}"
    return ""


def _cards(s: Position) -> str:
    """There is one of each card, and whoever has chosen one has it, or has just played it."""
    for side in (0, 1):
        if s.chosen[side] and s.chosen[side] not in s.hands[side] + s.played[side][-1:]:
            return f"the card {CARD_NAMES[s.chosen[side]]} is chosen, but not in the hand"
    dealt = s.hands[0] + s.hands[1] + s.played[0] + s.played[1]
    return next((f"the card {CARD_NAMES[card]} is there twice" for card in dealt if dealt.count(card) > 1), "")
