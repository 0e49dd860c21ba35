"""What a player may want to touch now but cannot, and why: from a view and its offers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.actions import event_sails
from bosworth.games.richard3.battle import ready_blocks
from bosworth.games.richard3.facts import SIDES, TYPES
from bosworth.games.richard3.prompt import Args
from bosworth.games.richard3.sea import can_sail, may_attack
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_NAMES,
    BOMBARD,
    BORDER_AT,
    BORDER_COUNT,
    BORDER_LIMIT,
    CITIES,
    COAST,
    EXEMPT,
    EXILE_OF,
    EXITS,
    GATE_AT,
    HEIR,
    HOMES,
    IS_CITY,
    KIND_NAMES,
    LETTER,
    LETTER_FIRST,
    LOYALTY,
    PIRACY,
    POOL,
    SEA_NAMES,
    SEAS_OF,
    SURPRISE,
    TYPE,
)
from bosworth.games.richard3.touch import area_ref, block_ref, path
from bosworth.games.richard3.treachery import is_wavering, roll_of
from bosworth.games.richard3.verbs import GRAMMAR
from bosworth.games.richard3.view import View
from bosworth.kernel.action import first, second, verb

Refused = tuple[list[str], tuple[str, Args]]


class Seen:
    """A view with its offers, ready to be asked."""

    def __init__(self, view: View, offers: Sequence[int]) -> None:
        self.view = view
        self.s: Position = view.known
        self.side = view.side
        self.acting = {first(action) for action in offers if GRAMMAR.has(action, verbs.BLOCK_PART)}
        """The blocks that may do something."""
        self.targets = {(verb(action), first(action), second(action)) for action in offers}

    def mine(self) -> list[int]:
        """The seat's blocks on the map."""
        return [block for block in self.s.roster(self.side) if self.s.where[block] < AREA_COUNT]

    def idle(self) -> list[int]:
        """Those of them that may do nothing."""
        return [block for block in self.mine() if block not in self.acting]

    def attackers(self, area: int) -> int:
        """How many blocks of the other side stand there outside its reserve, named or not."""
        nameless = sum(number for _, _, number, _, _, reserve, *_ in self.view.nameless_in(1 - self.side, area) if not reserve)
        return nameless + len(self.s.fighters(1 - self.side, area))


def refusals(view: View, offers: Sequence[int]) -> list[Refused]:
    """Pieces and places that one would sensibly try and that are closed, each with the reason."""
    find = FINDERS.get(view.step)
    if view.seat is None or not offers or find is None:
        return []
    offered = {tuple(way[:length]) for way in (path(view, action) for action in offers) for length in range(1, len(way) + 1)}
    return [(way, reason) for way, reason in find(Seen(view, offers)) if tuple(way) not in offered]


def _block(name: str, block: int, **args: int | str) -> Refused:
    """A block that may do nothing, with its name among the arguments."""
    return [block_ref(block)], (name, {"block": BLOCK_NAMES[block], **args})


# --- the action phase -----------------------------------------------------------------------------------------------------------


def _actions(seen: Seen) -> Iterator[Refused]:
    for block in seen.idle():
        yield _why_idle(seen, block)
    for block in seen.mine():
        if block in seen.acting and not seen.s.moved[block]:
            yield from _closed_ways(seen, block)
            yield from _closed_coasts(seen, block)
    for block in seen.s.roster(seen.side):
        if seen.s.where[block] == POOL:
            yield from _why_not_recruited(seen, block)


def _why_idle(seen: Seen, block: int) -> Refused:
    s = seen.s
    area = s.where[block]
    if s.moved[block]:
        return _block("refused-moved", block)
    if seen.view.enemies_in(area) and len(s.fighters(seen.side, area)) <= seen.attackers(area):
        return _block("refused-pinned", block, area=AREA_NAMES[area], number=seen.attackers(area))
    if s.event == PIRACY and not can_sail(s, block):
        return _block("refused-landbound", block)
    if s.event == PIRACY and not SEAS_OF[area]:
        return _block("refused-inland", block, area=AREA_NAMES[area])
    if not event_sails(s) and not EXITS[area][-1]:
        return _block("refused-no-ships", block, card=KIND_NAMES[s.event])
    if not s.points and not s.activated[area]:
        return _block("refused-unpaid", block, area=AREA_NAMES[area])
    return _block("refused-shut-in", block, area=AREA_NAMES[area])


def _closed_ways(seen: Seen, block: int) -> Iterator[Refused]:
    """The neighbours that a block cannot step to."""
    area = seen.s.where[block]
    for to in EXITS[area][-1]:
        if (verbs.MOVE, block, to) not in seen.targets:
            yield [block_ref(block), area_ref(to)], _why_closed(seen, area, to)


def _why_closed(seen: Seen, area: int, to: int) -> tuple[str, Args]:
    """6.3 An enemy exile area, a full border, one that the enemy came by, too many borders for one battle."""
    s = seen.s
    border = BORDER_AT[area * AREA_COUNT + to]
    limit = BORDER_LIMIT[border] + (s.event == SURPRISE)
    ways: Args = {"from": AREA_NAMES[area], "to": AREA_NAMES[to]}
    if EXILE_OF[to] == 1 - seen.side:
        return "refused-exile", {"area": AREA_NAMES[to], "side": SIDES[1 - seen.side]}
    if s.event == PIRACY:
        return "refused-sea-only", {}
    if not s.points and not s.activated[area]:
        return "refused-no-point", {}
    if s.crossed[seen.side * BORDER_COUNT + border] >= limit:
        return "refused-border", {**ways, "number": limit}
    if s.entered[(1 - seen.side) * AREA_COUNT + area] & GATE_AT[to * AREA_COUNT + area]:
        return "refused-came-by", ways
    return "refused-too-many-ways", {"area": AREA_NAMES[to], "number": s.entry_limit(seen.side, to)}


def _closed_coasts(seen: Seen, block: int) -> Iterator[Refused]:
    """6.7 Who never sails; 7 events without ships; and for those who may sail and not attack, the coasts that the enemy holds."""
    s = seen.s
    area = s.where[block]
    if not can_sail(s, block):
        for sea in SEAS_OF[area]:
            yield [block_ref(block), f"sea:{SEA_NAMES[sea]}"], ("refused-landbound", {"block": BLOCK_NAMES[block]})
    elif not event_sails(s):
        for sea in SEAS_OF[area]:
            yield [block_ref(block), f"sea:{SEA_NAMES[sea]}"], ("refused-no-ships", {"card": KIND_NAMES[s.event]})
    elif s.points and not may_attack(s, seen.side) and any(way[:2] == (verbs.SEA, block) for way in seen.targets):
        coasts = {to for sea in SEAS_OF[area] for to in COAST[sea]}
        reason = "refused-pirates" if s.event == PIRACY else "refused-coast"
        for to in sorted(coasts):
            if seen.view.enemies_in(to) and BORDER_AT[area * AREA_COUNT + to] < 0:
                yield [block_ref(block), area_ref(to)], (reason, {"area": AREA_NAMES[to]})


def _why_not_recruited(seen: Seen, block: int) -> Iterator[Refused]:
    """6.9 Fallen in this campaign, no point, an event, or the enemy in the way."""
    s = seen.s
    if s.face_down[block]:
        yield _block("refused-fallen", block)
    elif s.event >= 0:
        yield _block("refused-event", block, card=KIND_NAMES[s.event])
    elif not s.points:
        yield _block("refused-no-point", block)
    elif block not in seen.acting:
        yield _block("refused-no-home", block, type=TYPES[TYPE[block]])
    elif TYPE[block] == BOMBARD:
        for area in CITIES:
            reason: tuple[str, Args] = ("refused-no-home", {"block": BLOCK_NAMES[block], "type": TYPES[BOMBARD]})
            yield [block_ref(block), area_ref(area)], reason
    else:
        for area in HOMES[block]:
            if seen.view.enemies_in(area):
                yield [block_ref(block), area_ref(area)], ("refused-held", {"area": AREA_NAMES[area]})


def _moving(seen: Seen) -> Iterator[Refused]:
    mover = seen.s.mover
    area = seen.s.where[mover]
    for to in EXITS[area][-1]:
        if to == seen.s.came_from:
            yield [area_ref(to)], ("refused-back", {"block": BLOCK_NAMES[mover], "area": AREA_NAMES[to]})
        elif (verbs.MOVE, mover, to) not in seen.targets:
            yield [area_ref(to)], _why_closed(seen, area, to)


def _muster_moves(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    for block in seen.idle():
        if s.moved[block]:
            yield _block("refused-moved", block)
        elif s.where[block] != s.muster:
            yield _block("refused-too-far", block, area=AREA_NAMES[s.muster])


def _plague(seen: Seen) -> Iterator[Refused]:
    for area in range(AREA_COUNT):
        if seen.view.enemies_in(area) and not IS_CITY[area]:
            yield [area_ref(area)], ("refused-no-city", {"area": AREA_NAMES[area]})


# --- battles --------------------------------------------------------------------------------------------------------------------


def _battle_turn(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    ready = ready_blocks(s, seen.side)
    letters = LETTER_FIRST if s.round == 1 else LETTER
    for block in s.blocks_in(seen.side, s.battle):
        if block in ready:
            yield from _closed_choices(seen, block)
        elif s.reserve[block]:
            yield _block("refused-reserve", block)
        elif s.acted[block]:
            yield _block("refused-acted", block)
        else:
            yield _block("refused-later", block, letter="ABCD"[letters[block]])


def _closed_choices(seen: Seen, block: int) -> Iterator[Refused]:
    """8.3 What a block whose turn it is may not do; choices that are open besides are left out by the caller."""
    s = seen.s
    must_leave = s.round == 4 and s.attacker == seen.side
    reasons: dict[str, str] = {"retreat": "refused-retreat-early" if s.round == 1 else "refused-retreat-nowhere"}
    if must_leave:
        reasons |= {"fire": "refused-must-leave", "pass": "refused-must-leave"}
    if TYPE[block] == HEIR:
        reasons["charge"] = "refused-must-leave" if must_leave else "refused-not-senior"
    if roll_of(s, block):
        reasons["treachery"] = "refused-must-leave" if must_leave else "refused-no-traitor"
    for choice, name in reasons.items():
        yield [block_ref(block), f"choice:{choice}"], (name, {"block": BLOCK_NAMES[block]})
    yield from _full_haven(seen, verbs.RETREAT, block, [block_ref(block), "choice:retreat"])


def _full_haven(seen: Seen, verb_: int, block: int, way: list[str]) -> Iterator[Refused]:
    """7.2 The coast to which another pirate has just sailed, unless two may."""
    s, haven = seen.s, seen.s.haven
    if s.pirate[block] and haven in COAST[s.pirate[block] - 1] and (verb_, block, haven) not in seen.targets:
        yield [*way, area_ref(haven)], ("refused-haven", {"area": AREA_NAMES[haven]})


def _treason(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    for block in s.fighters(1 - seen.side, s.battle):
        if not LOYALTY[block]:
            yield _block("refused-loyal", block)
        elif not is_wavering(s, block):
            yield _block("refused-title", block)


def _allocate_hits(seen: Seen) -> Iterator[Refused]:
    for block in seen.s.fighters(seen.side, seen.s.battle):
        if block not in seen.acting:
            yield _block("refused-weaker", block)


def _regroup(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    limit = {to: BORDER_LIMIT[BORDER_AT[s.battle * AREA_COUNT + to]] for to in EXITS[s.battle][-1]}
    for block in s.blocks_in(seen.side, s.battle):
        yield from _full_haven(seen, verbs.REGROUP, block, [block_ref(block)])
        for to, number in limit.items():
            if s.pirate[block] or (verbs.REGROUP, block, to) in seen.targets:
                continue
            reason: tuple[str, Args] = ("refused-border", {"from": AREA_NAMES[s.battle], "to": AREA_NAMES[to], "number": number})
            if seen.view.enemies_in(to):
                reason = ("refused-held", {"area": AREA_NAMES[to]})
            elif EXILE_OF[to] == 1 - seen.side:
                reason = ("refused-exile", {"area": AREA_NAMES[to], "side": SIDES[1 - seen.side]})
            yield [block_ref(block), area_ref(to)], reason


# --- supply and political turn --------------------------------------------------------------------------------------------------


def _too_many(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    for block in s.blocks_in(seen.side, s.area):
        if block in EXEMPT[s.area]:
            yield _block("refused-local", block)
        elif block not in seen.acting:
            yield _block("refused-starved", block)


def _go_home(seen: Seen) -> Iterator[Refused]:
    s = seen.s
    for block in seen.idle():
        if EXILE_OF[s.where[block]] >= 0:
            yield _block("refused-in-exile", block)
        elif s.moved[block]:
            yield _block("refused-gone-home", block)


FINDERS: Final[dict[str, Callable[[Seen], Iterator[Refused]]]] = {
    "actions": _actions,
    "moving": _moving,
    "muster_moves": _muster_moves,
    "plague": _plague,
    "battle_turn": _battle_turn,
    "treason": _treason,
    "allocate_hits": _allocate_hits,
    "regroup": _regroup,
    "attrition": _too_many,
    "exile_excess": _too_many,
    "go_home": _go_home,
}
"""By step: how its refusals are found; where it is missing nothing is closed that one would try."""
