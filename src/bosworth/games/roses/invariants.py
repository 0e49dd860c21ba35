"""What holds in every position, whatever was played. The ordeal asks at every step, and so does whoever reads a position."""

from bosworth.games.roses.state import DRAFT, Position
from bosworth.games.roses.tables import ASSET_COUNT, CARD_NAMES, MERC_COUNTERS, PICKS, TURNS


def flaw(s: Position) -> str:
    """The first thing that cannot be, in words; nothing if all is well."""
    return _players(s) or _cards(s) or _mercenaries(s)


def _players(s: Position) -> str:
    if not 1 <= s.turn <= TURNS:
        return f"there is no turn {s.turn}"
    if sorted(s.order) != list(range(s.players)):
        return "the turn order does not name every player once"
    if s.step == DRAFT and s.picks >= s.players * PICKS[s.players][s.turn > 1]:
        return f"the draft goes on, but all {s.picks} cards have been picked"
    return "a player has less than £0" if min(s.cash) < 0 else ""


def _cards(s: Position) -> str:
    """2.5 Every card is in one place: with the owner of its asset, in the deck, face up, in the display or in the box."""
    places = [0] * len(CARD_NAMES)
    for card in s.deck + s.face_up + s.display + s.box:
        places[card] += 1
    for asset in range(ASSET_COUNT):
        places[asset] += s.owner[asset] >= 0
    return next(
        (f"the card {name} is in {number} places" for name, number in zip(CARD_NAMES, places, strict=True) if number != 1), ""
    )


def _mercenaries(s: Position) -> str:
    """8.5d Counters are in the stack or with a player."""
    number = s.stack + sum(s.mercs)
    return f"there are {number} mercenaries instead of {MERC_COUNTERS}" if number != MERC_COUNTERS or s.stack < 0 else ""
