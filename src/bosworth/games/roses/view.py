"""Section 18: what a seat may know, built from an allow-list.

Hidden are the order of the deck and, while sheets are written, those of other seats: how far they are, and what is on them.
Whether a player has committed is public. A view is plain data:
- `public`: the fields of the position that everybody may know;
- `deck`: the number of cards in the deck; `committed`: by player, whether his sheet is in;
- `sheets`: the sheets of the seat's own players as far as they are written, by player number;
- `board`: while orders are carried out, the counters and cubes that stand on the board, by asset; None at every decision.
"""

from typing import Any, Final

from bosworth.games.roses.state import BRIBERY, COMBAT, COMMITTED, DEPLOYMENT, Position
from bosworth.games.roses.verbs import GRAMMAR

PUBLIC: Final = (
    *("turn", "step", "barriers", "picks", "asked", "stack", "captain", "captain_region"),
    *("order", "score", "cash", "house", "aid", "mercs"),
    *("owner", "noble_at", "ship_at", "title", "vote", "kings"),
    *("face_up", "display", "box", "winners"),
)
"""Fields of a position that everybody may know; money is not spent before the sheets are revealed (B33)."""

SHEET: Final = ("part", "cursor", "left", "reach", "stray")
"""Fields, by player, that say how far his sheet is written."""


def view(s: Position, seat: int | None) -> dict[str, Any]:
    """What a seat (None: an onlooker) may know of the position."""
    own = s.players_of(seat) if seat is not None else []
    return {
        "game": "roses",
        "seat": seat,
        "options": dict(s.options),
        "public": {name: _plain(getattr(s, name)) for name in PUBLIC},
        "deck": len(s.deck),
        "committed": [int(part == COMMITTED) for part in s.part],
        "sheets": {str(player): _sheet(s, player) for player in own},
        "board": _board(s) if s.step in (DEPLOYMENT, BRIBERY, COMBAT) else None,
    }


def _board(s: Position) -> dict[str, Any]:
    """11–13 White cubes, and counters of attackers (by player) and defenders."""
    return {
        "whites": _standing(s.whites),
        "attackers": [_standing(counters) for counters in s.attackers],
        "defenders": _standing(s.defenders),
    }


def _standing(numbers: list[int]) -> dict[str, int]:
    return {str(asset): number for asset, number in enumerate(numbers) if number}


def _sheet(s: Position, player: int) -> dict[str, Any]:
    """All there is to know about a sheet: where it is being written, and its entries."""
    return {**{name: getattr(s, name)[player] for name in SHEET}, "entries": [GRAMMAR.write(entry) for entry in s.sheets[player]]}


def _plain(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value
