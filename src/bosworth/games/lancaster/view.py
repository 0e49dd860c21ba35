"""Section 3: what a seat may know, built from an allow-list."""

from typing import Final

from bosworth.games.lancaster.conflicts import english, is_won, rank, spoils, strength_on
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.facts import GOODS
from bosworth.games.lancaster.fields import SECRETS, shown
from bosworth.games.lancaster.state import BALLOT, Position
from bosworth.games.lancaster.tables import MOST_PARTIES
from bosworth.kernel import view as kernel
from bosworth.kernel.sequence import OVER
from bosworth.kernel.view_form import Rows, ViewForm

OF_THE_MOMENT: Final = (
    *("round", "step", "barriers", "first", "active", "party", "after", "cursor", "knight", "province", "slot", "office"),
    *("ballot", "law", "todo", "only_deployed", "paid", "favours", "pending", "seals_left", "bishops_left", "winners"),
    *("treasury", "stock", "track", "in_force", "law_sets", "proposed"),
)
"""What is being decided, and what lies open and belongs to nobody."""


def _shown(*names: str, **others: str) -> dict[str, str]:
    """Fields that are shown under their own names, and under others."""
    return {name: name for name in names} | others


ROWS: Final = {
    "players": Rows(
        _shown(
            *("power", "gold", "squires", "votes", "leftover", "seals", "seal_tiles", "dishonour", "nobles", "extensions"),
            ballot="ballots",
        )
    ),
    "parties": Rows(
        _shown(
            *("court", "reserve", "dungeon", "support", "castle", "ready", "awarded"),
            *("lord", "bishops", "support_bishops", "support_tudors"),
        ),
        derived={"company": company},
    ),
    "provinces": Rows(
        _shown(holder="occupant", knight="knight_at", squires="squires_at", tudor="tudor_at", shield="shield_at")
        | _shown(noble="letter", nobles="nobles_at", tile="tile_on"),
        derived={"total": Position.total_at},
    ),
    "offices": Rows(_shown("candidate", holder="officer")),
    "conflicts": Rows(
        _shown(card="cards", squires="law_squires"),
        leading="card",
        derived={"english": english, "is_won": is_won},
        follows=("holder_of", "stacks", "tudors_on", "archer_on"),
    ),
    "knight_spaces": Rows(
        _shown(holder="holder_of", knights="stacks", tudors="tudors_on", archer="archer_on"),
        leading="holder",
        derived={"total": strength_on, "rank": rank, "power": spoils},
        follows=("cards", "law_squires"),
    ),
}
"""What players and their allies have, and what stands on the map, before the offices and in France."""
PILES: Final = ("law_pile", "conflict_pile", "bag")
HIDDEN: Final = (*SECRETS, "votes", "ballots")
"""What is in rows and not known to all, or no field of a position."""
PUBLIC: Final = (*OF_THE_MOMENT, *(field for rows in ROWS.values() for field in rows.fields.values() if field not in HIDDEN))
"""Fields of a position that everybody may know: they lie open on the table."""


class View(kernel.View):
    """What a seat knows. What is hidden is nothing in the known position, and a sealed ballot -1.

    By player: what is behind the screens, -1 where it is hidden, and the votes; `totals`: what all players together have of each
    secret, as far as that can be counted on the board, else -1. What is still to come is known in no order.
    """

    def __init__(self, seat: int | None, known: Position) -> None:
        super().__init__(seat, known)
        self.gold: list[int] = [-1] * known.players
        self.squires: list[int] = [-1] * known.players
        self.votes: list[int] = [0] * known.players
        self.seals: list[int] = [-1] * known.players
        self.seal_tiles: list[int] = [-1] * known.players
        self.dishonour: list[int] = [-1] * known.players
        self.totals: list[int] = [-1] * len(SECRETS)

    def complete(self) -> None:
        """Let the known position have what is known of everybody's goods."""
        for name in (*SECRETS, "votes"):
            fill(self.known, name, [max(0, amount) for amount in getattr(self, name)])


VIEWS: Final = ViewForm((*OF_THE_MOMENT, *PILES), ROWS, shown, View)


def _held(s: Position, name: str) -> tuple[list[int], slice]:
    """The list that counts something, and the part of it that is the players'."""
    start = GOODS.index(name) * MOST_PARTIES if name in GOODS else 0
    return s.goods if name in GOODS else getattr(s, name), slice(start, start + s.players)


def amounts(s: Position, name: str) -> list[int]:
    """By player: how much everybody has of something."""
    counted, players = _held(s, name)
    return counted[players]


def fill(s: Position, name: str, found: list[int]) -> None:
    """Let everybody have so much of something."""
    counted, players = _held(s, name)
    counted[players] = found


def view(s: Position, seat: int | None) -> View:
    """What a seat (None: an onlooker) may know of the position."""
    known = Position(s.options, s.sequence, s.rules)
    known.players, known.parties = s.players, s.parties
    kernel.reveal(known, s, PUBLIC)
    for name in PILES:
        setattr(known, name, sorted(getattr(s, name)))
    for player, ballot in enumerate(s.ballots[: s.players]):
        is_open = not ballot or player == seat or player < s.opened or s.step != BALLOT
        known.ballots[player] = ballot if is_open else -1
    found = View(seat, known)
    has_no_screens = s.players == 2 or s.step == OVER
    for number, name in enumerate(SECRETS):
        every = amounts(s, name)
        setattr(found, name, [amount if has_no_screens or player == seat else -1 for player, amount in enumerate(every)])
        if name not in GOODS or s.rules.strict_supply:
            found.totals[number] = sum(every)
    found.votes = amounts(s, "votes")
    found.complete()
    return found
