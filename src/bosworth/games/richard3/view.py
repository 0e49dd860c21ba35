"""Section 13: what a seat may know, built from an allow-list.

A view is plain data:
- `public`: the fields of the position that both sides may know;
- `blocks`: the blocks whose identity the seat knows, with everything about them;
- `hidden`: all others on the map, as nameless blocks in groups;
- `pools`: per side, how many face-up blocks of its pool are not named;
- `hand`, `hands`, `card`, `chosen`: cards; `scores`: the running noble score as it was told last; `legal` is not part of a view.
"""

from typing import Any, Final

from bosworth.games.richard3.politics import scores
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, BLOCK_COUNT, COPIES, KIND_OF, POOL, REBEL

PUBLIC: Final = (
    "campaigns",
    "campaign",
    "turn",
    "step",
    "barriers",
    "winner",
    "king_side",
    "king",
    "pretender",
    "active",
    "player1",
    "event",
    "points",
    "came_from",
    "moves_left",
    "muster",
    "treason",
    "battle",
    "round",
    "attacker",
    "rolled",
    "haven",
    "hits",
    "area",
    "losses",
    "spared",
    "asked",
    "shown",
    "crossed",
    "activated",
    "credits",
    "attackers",
    "mains",
    "entered",
    "pending",
    "owed",
)
"""Fields of a position that both sides may know: they follow from what everybody saw."""

BLOCK_FIELDS: Final = ("where", "strength", "moved", "reserve", "pirate", "face_down", "acted", "defected")
RED: Final = 0
WHITE: Final = 1
BLACK: Final = 2


def view(s: Position, seat: int | None) -> dict[str, Any]:
    """What a seat (None: an onlooker) may know of the position."""
    named = [block for block in range(BLOCK_COUNT) if is_named(s, block, seat)]
    cards = _cards(s, seat)
    return {
        "game": "richard3",
        "seat": seat,
        "options": dict(s.options),
        "public": _public(s) | {"played": cards["played"]},
        "blocks": {str(block): [getattr(s, name)[block] for name in BLOCK_FIELDS] for block in named},
        "mover": s.mover if s.mover in named else -1,
        "hidden": _groups(s, named),
        "pools": [_nameless_in_pool(s, side, named) for side in (0, 1)],
        "hand": cards["hand"],
        "hands": [len(hand) for hand in s.hands],
        "shown": cards["shown"],
        "chosen": [int(card > 0) for card in s.chosen],
        "card": cards["card"],
        "scores": s.figures or scores(s),
    }


def is_named(s: Position, block: int, seat: int | None) -> bool:
    """13 Own blocks; everything about minors, the dead, off-board versions, the prisoner, face-down blocks; and who fights."""
    if seat is not None and s.side_of(block) == seat:
        return True
    place = s.where[block]
    if place == POOL:
        return bool(s.face_down[block])
    return place > POOL or (place == s.battle and s.round > 0 and bool(not s.reserve[block] or s.defected[block]))


def marks(s: Position, block: int) -> list[int]:
    """What everybody sees of a nameless block: colour, area, moved, reserve, pirate, acted, in mid-move."""
    colour = BLACK if block == REBEL else s.side_of(block)
    return [
        colour,
        s.where[block],
        s.moved[block],
        s.reserve[block],
        s.pirate[block],
        s.acted[block],
        int(block == s.mover),
    ]


def _groups(s: Position, named: list[int]) -> list[list[int]]:
    """The nameless blocks on the map: equal ones together, with their number at the end."""
    known = set(named)
    seen = [marks(s, block) for block in range(BLOCK_COUNT) if block not in known and s.where[block] < AREA_COUNT]
    seen.sort()
    groups: list[list[int]] = []
    for one in seen:
        if groups and groups[-1][:-1] == one:
            groups[-1][-1] += 1
        else:
            groups.append([*one, 1])
    return groups


def _nameless_in_pool(s: Position, side: int, named: list[int]) -> int:
    known = set(named)
    return sum(s.where[block] == POOL and block not in known for block in s.roster(side))


def _cards(s: Position, seat: int | None) -> dict[str, Any]:
    """Played cards, own hand, a hand shown (5.3) and the own card chosen, their copies numbered afresh.

    Copies of a kind differ only by a number that nobody sees at a table: which copy was played would tell which are left in the
    hand. So the numbers given out follow the order in which cards come to the seat's eyes.
    """
    left = [copies[:] for copies in COPIES]
    turns = range(len(s.played[0]))
    shown = [[left[KIND_OF[s.played[side][turn]]].pop(0) for side in (0, 1)] for turn in turns]
    own = {card: left[KIND_OF[card]].pop(0) for card in s.hands[seat]} if seat is not None else {}
    open_hand = {card: own.get(card) or left[KIND_OF[card]].pop(0) for card in s.hands[s.shown]} if s.shown >= 0 else {}
    played = [[pair[side] for pair in shown] for side in (0, 1)]
    chosen = s.chosen[seat] if seat is not None else 0
    card = own[chosen] if chosen in own else played[seat][-1] if chosen and seat is not None else 0
    return {"played": played, "hand": sorted(own.values()), "shown": sorted(open_hand.values()), "card": card}


def _public(s: Position) -> dict[str, Any]:
    values = ((name, getattr(s, name)) for name in PUBLIC)
    return {name: value[:] if isinstance(value, list) else value for name, value in values}
