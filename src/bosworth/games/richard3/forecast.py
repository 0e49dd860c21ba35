"""The odds of a battle by names, as a player asks for them: for an area, with these blocks or so many."""

from collections.abc import Sequence

from bosworth.games.edition import Prospect
from bosworth.games.richard3.tables import AREA, BLOCK, BLOCK_NAMES, EXILE_OF, FIREPOWER, HEIR, TYPE
from bosworth.games.richard3.thinking.odds import Forecast, forecast
from bosworth.games.richard3.values.land import REACH
from bosworth.games.richard3.verbs import BLOCK_PART
from bosworth.games.richard3.view import View
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.thought import Reason


def odds(view: View, place: str, wish: str = "", heard: Sequence[Event] = ()) -> Prospect:
    """What the battle for an area promises the seat of a view. `wish`: the blocks that attack, or how many; nothing for all."""
    if place not in AREA:
        raise Malformed(f"there is no area {place!r}")
    area = AREA[place]
    if not view.enemies_in(area):
        raise Malformed(f"there is no enemy in {place}")
    blocks = _attackers(view, area, wish)
    if not blocks and not view.known.blocks_in(view.side, area):
        raise Malformed(f"nobody can attack {place} now")
    return _told(place, blocks, forecast(view, area, blocks, heard))


def in_reach(view: View, area: int) -> list[int]:
    """The blocks of the seat that can come by land in one turn, the fiercest first, heirs last; none into the other's exile."""
    known = view.known
    found: list[int] = []
    if EXILE_OF[area] == 1 - view.side:
        return found
    for start, width in REACH[area]:
        if not view.enemies_in(start):
            ready = [block for block in known.blocks_in(view.side, start) if not known.moved[block]]
            found += sorted(ready, key=lambda block: _rank(view, block))[:width]
    return sorted(found, key=lambda block: _rank(view, block))


def _rank(view: View, block: int) -> tuple[bool, int, int]:
    return TYPE[block] == HEIR, -view.known.strength[block] * FIREPOWER[block], block


def _attackers(view: View, area: int, wish: str) -> list[int]:
    if view.known.battle == area and view.known.round:
        return []
    if not wish or wish.isdecimal():
        return in_reach(view, area)[: int(wish) if wish else None]
    return [_block(view, name.strip()) for name in wish.split(",")]


def _block(view: View, name: str) -> int:
    block = BLOCK.get(name, BLOCK_PART.read(name, view.side))
    if block < 0 or view.known.side_of(block) != view.side or view.known.where[block] >= len(AREA):
        raise Malformed(f"{name!r} is no block of this seat on the map")
    return block


def _told(place: str, blocks: list[int], found: Forecast) -> Prospect:
    data = {
        "area": place,
        "blocks": [BLOCK_NAMES[block] for block in blocks],
        "win": round(found.win, 4),
        "own_steps": round(found.own_steps, 2),
        "enemy_steps": round(found.enemy_steps, 2),
        "deaths": {name: round(share, 4) for name, share in found.deaths.items()},
        "samples": found.samples,
    }
    lines = [Reason("odds-win", {"percent": round(100 * found.win), "area": place})]
    lines.append(Reason("odds-lost", {"own": f"{found.own_steps:.1f}", "enemy": f"{found.enemy_steps:.1f}"}))
    deaths = {name: round(100 * share) for name, share in found.deaths.items()}
    lines += [Reason("odds-death", {"block": name, "percent": percent}) for name, percent in deaths.items() if percent]
    lines.append(Reason("odds-sampled", {"number": found.samples}) if found.samples else Reason("odds-exact", {}))
    return Prospect(data, lines)
