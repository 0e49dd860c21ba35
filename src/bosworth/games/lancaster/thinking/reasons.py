"""Why a proposal is good, in figures: what it changes at once, and what it promises by the end."""

from typing import Final

from bosworth.games.lancaster.facts import GOODS
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.scoring import chivalry
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import NOBLE_POINTS
from bosworth.games.lancaster.thinking.value import extensions_built
from bosworth.kernel.thought import Reason

LEAD: Final = "reason-lead"
POWER: Final = "reason-power"
END_POWER: Final = "reason-end-power"
CHIVALRY: Final = "reason-chivalry"
BUILDS: Final = "reason-builds"
GETS: Final = "reason-gets"
COSTS: Final = "reason-costs"
FREED: Final = "reason-freed"
WISH: Final = "reason-wish"
REASONS: Final = (LEAD, POWER, END_POWER, CHIVALRY, BUILDS, GETS, COSTS, FREED, WISH)
"""Every reason in figures that may be given."""


def changes(before: Position, after: Position, seat: int) -> list[Reason]:
    """What a turn changes at once for the seat, the weightiest first."""
    found = [(float(points), Reason(name, {"number": points})) for name, points in _points(before, after, seat) if points > 0]
    for number, good in enumerate(GOODS):
        change = has(after, seat, number) - has(before, seat, number)
        if change:
            found.append((abs(change) * 0.7, Reason(GETS if change > 0 else COSTS, {"good": good, "number": abs(change)})))
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def _points(before: Position, after: Position, seat: int) -> list[tuple[str, int]]:
    """What counts, and how much more of it there is."""
    return [
        (POWER, after.power[seat] - before.power[seat]),
        (END_POWER, _end_points(after, seat) - _end_points(before, seat)),
        (CHIVALRY, chivalry(after, seat) - chivalry(before, seat)),
        (BUILDS, extensions_built(after, seat) - extensions_built(before, seat)),
        (FREED, before.dishonour[seat] - after.dishonour[seat]),
    ]


def _end_points(s: Position, seat: int) -> int:
    """9.3, 9.4 What nobles and seals bring at the end."""
    return NOBLE_POINTS[s.nobles[seat].bit_count()] + (s.seals[seat] + s.seal_tiles[seat]) * (1 + s.bishops[seat])


def lead(points: float) -> list[Reason]:
    """How many points more a proposal promised by the end than another, if it is worth telling."""
    number = round(points)
    return [Reason(LEAD, {"number": number})] if number > 0 else []


def wish(points: float) -> list[Reason]:
    """What the side voted for brings, compared with the others."""
    number = round(abs(points))
    return [Reason(WISH, {"number": number})] if number > 0 else []
