"""The odds of a battle by names, as a player asks for them: for an area, with these blocks or so many."""

from collections.abc import Sequence

from bosworth.games.edition import Prospect
from bosworth.games.richard3.army import in_reach
from bosworth.games.richard3.tables import AREA, BLOCK, BLOCK_NAMES
from bosworth.games.richard3.thinking.odds import Forecast, forecast
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
    there = view.known.blocks_in(view.side, area)
    return _told(place, [*there, *blocks], forecast(view, area, blocks, heard))


def _attackers(view: View, area: int, wish: str) -> list[int]:
    if view.known.battle == area and view.known.round:
        return []
    if not wish or wish.isdecimal():
        return in_reach(view, area)[: int(wish) if wish else None]
    named = [_block(view, name.strip()) for name in wish.split(",")]
    return [block for block in named if view.known.where[block] != area]


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
    lines = [Reason("odds-win", {**_percent(found.win, found.samples > 0), "area": place})]
    lines.append(Reason("odds-lost", {"own": round(found.own_steps, 1), "enemy": round(found.enemy_steps, 1)}))
    lines += [
        Reason("odds-death", {**_percent(share, found.samples > 0), "block": name})
        for name, share in found.deaths.items()
        if share
    ]
    lines.append(Reason("odds-sampled", {"number": found.samples}) if found.samples else Reason("odds-exact", {}))
    return Prospect(data, lines)


def _percent(share: float, is_sampled: bool) -> dict[str, float | str]:
    """A chance in words: what is not known to be certain is told as nearly so."""
    percent = round(100 * share)
    is_known = not is_sampled and share in (0.0, 1.0)
    near = {0: "never", 100: "sure"}.get(percent, "between")
    return {"percent": percent, "chance": "known" if is_known else near}
