"""Section 3: what a seat may know, built from an allow-list.

A view is plain data:
- `public`: the fields of the position that everybody may know;
- `gold`, `squires`, `seals`, `seal_tiles`, `dishonour`: by player, None where they are behind another's screen;
- `votes`: by player, always open;
- `ballots`: the own ballot, and for the others whether they have voted (-1), until all have;
- `totals`: what all players together have of what is hidden, as far as that can be counted on the board;
- `law_pile`, `conflict_pile`, `bag`: what is still to come, in no order.
"""

from typing import Any, Final

from bosworth.games.lancaster.state import BALLOT, Position
from bosworth.games.lancaster.tables import GOLD, MOST_PARTIES, SQUIRES, VOTES
from bosworth.kernel.sequence import OVER

PUBLIC: Final = (
    "round",
    "step",
    "barriers",
    "first",
    "active",
    "party",
    "after",
    "cursor",
    "knight",
    "province",
    "slot",
    "office",
    "ballot",
    "law",
    "todo",
    "only_deployed",
    "paid",
    "favours",
    "pending",
    "seals_left",
    "bishops_left",
    "winners",
    "power",
    "leftover",
    "nobles",
    "extensions",
    "court",
    "reserve",
    "dungeon",
    "support",
    "castle",
    "occupant",
    "knight_at",
    "squires_at",
    "tudor_at",
    "shield_at",
    "letter",
    "nobles_at",
    "tile_on",
    "cards",
    "holder_of",
    "archer_on",
    "tudors_on",
    "stacks",
    "law_squires",
    "lord",
    "bishops",
    "support_bishops",
    "support_tudors",
    "candidate",
    "officer",
    "ready",
    "awarded",
    "treasury",
    "track",
    "in_force",
    "law_sets",
    "proposed",
)
"""Fields of a position that everybody may know: they lie open on the table."""
SECRETS: Final = ("gold", "squires", "seals", "seal_tiles", "dishonour")
"""What is behind the screens, with three to five players."""
PILES: Final = ("law_pile", "conflict_pile", "bag")


def secret(s: Position, name: str) -> list[int]:
    """By player: one of the things behind the screens."""
    if name == "gold":
        return s.goods[GOLD * MOST_PARTIES : GOLD * MOST_PARTIES + s.players]
    if name == "squires":
        return s.goods[SQUIRES * MOST_PARTIES : SQUIRES * MOST_PARTIES + s.players]
    found: list[int] = getattr(s, name)[: s.players]
    return found


def view(s: Position, seat: int | None) -> dict[str, Any]:
    """What a seat (None: an onlooker) may know of the position."""
    is_open = s.players == 2 or s.step == OVER
    shown: dict[str, Any] = {"game": "lancaster", "seat": seat, "options": dict(s.options), "public": _public(s)}
    for name in SECRETS:
        shown[name] = [value if is_open or player == seat else None for player, value in enumerate(secret(s, name))]
    shown["votes"] = s.goods[VOTES * MOST_PARTIES : VOTES * MOST_PARTIES + s.players]
    shown["ballots"] = [
        ballot if not ballot or player == seat or player < s.opened or s.step != BALLOT else -1
        for player, ballot in enumerate(s.ballots[: s.players])
    ]
    shown["totals"] = {name: sum(secret(s, name)) for name in SECRETS if name not in ("gold", "squires") or s.rules.strict_supply}
    shown["stock"] = s.stock[:] if s.rules.strict_supply else None
    for name in PILES:
        shown[name] = sorted(getattr(s, name))
    return shown


def _public(s: Position) -> dict[str, Any]:
    values = ((name, getattr(s, name)) for name in PUBLIC)
    return {name: value[:] if isinstance(value, list) else value for name, value in values}
