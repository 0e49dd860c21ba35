"""A whole position that agrees with a view: hidden blocks, strengths and cards are drawn, every allowed arrangement alike.

What a view allows: each nameless block may be any block of that side that the view does not name, as long as the running scores
come out as shown, nobody is overseas or a pirate who cannot go by sea, no mercenary waits in the pool, and the decision now due
makes sense.
"""

from random import Random
from typing import Final

from bosworth.games.richard3.arrange import arrange
from bosworth.games.richard3.cards import hand_points
from bosworth.games.richard3.nobles import score
from bosworth.games.richard3.options import AUTO, ONCE
from bosworth.games.richard3.sea import can_sail
from bosworth.games.richard3.state import (
    ATTRITION,
    CHOOSE_CARD,
    EXECUTION,
    EXILE_EXCESS,
    GO_HOME,
    MULLIGAN,
    MULLIGAN_REPLY,
    Position,
)
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    CAPTIVE,
    DECK,
    EXEMPT,
    HOMES,
    IS_FREE_MERCENARY,
    IS_RANKED,
    KIND_OF,
    POINTS,
    POOL,
    POOR_HAND,
    REBEL,
    STRENGTH,
)
from bosworth.games.richard3.verbs import GRAMMAR
from bosworth.games.richard3.view import SEALED, Group, View, marks

IN_POOL: Final[Group] = [0, POOL, 1, 0, 0, 0, 0, 0, 0]


def imagine(view: View, rng: Random) -> Position:
    """A position for which `view` gives the same view again."""
    state: Position = view.known.copy()
    for side in (0, 1):
        if side != view.seat:
            _place_hidden(state, view, side, rng)
    _deal_cards(state, view, rng)
    return state


# --- blocks ---------------------------------------------------------------------------------------------------------------------


def _place_hidden(state: Position, view: View, side: int, rng: Random) -> None:
    unknown = [block for block in state.roster(side) if block not in view.named]
    slots = [group for group in view.hidden if group[0] == side for _ in range(group[2])]
    pool = [IN_POOL] * view.pools[side]
    if REBEL in unknown:  # known by its colour: on the map if there is a black block, in the pool if there is none
        unknown.remove(REBEL)
        slot = next((slot for slot in slots if slot[3]), IN_POOL)
        (pool if slot is IN_POOL else slots).remove(slot)
        _put(state, REBEL, slot, rng)
    fixed = _fixed(state, unknown, slots, pool)
    needed = view.scores[side] - score(state, side)
    while True:
        drawn = arrange(state, side, unknown, slots + pool, needed, rng)
        if _makes_sense(state, side, drawn):
            break
    for block, slot in [*drawn, *fixed]:
        _put(state, block, slot, rng)


def _put(state: Position, block: int, slot: Group, rng: Random) -> None:
    _, place, _, _, moved, reserve, pirate, acted, is_mover = slot
    state.where[block] = place
    state.moved[block] = moved
    state.reserve[block] = reserve
    state.pirate[block] = pirate
    state.acted[block] = acted
    if is_mover:
        state.mover = block
    most = STRENGTH[block] - acted  # a nameless block that has acted is one that has just starved
    weakened = place != POOL and not _is_fresh(state, block) and rng.random() < 0.4
    state.strength[block] = rng.randint(1, most) if weakened else most


def _is_fresh(state: Position, block: int) -> bool:
    """Nobody has lost a step before the first cards of a campaign are shown, nor a mercenary that was sent home (11.1)."""
    if _is_political(state):
        return IS_FREE_MERCENARY[block]
    return state.turn <= 1 and state.step in (MULLIGAN, MULLIGAN_REPLY, CHOOSE_CARD)


def _is_political(state: Position) -> bool:
    return state.step in (GO_HOME, EXILE_EXCESS)


def _fixed(state: Position, unknown: list[int], slots: list[Group], pool: list[Group]) -> list[tuple[int, Group]]:
    """11.1 In the political turn mercenaries are at home and all else that disbands is in the pool: taken out of the draw."""
    found: list[tuple[int, Group]] = []
    if _is_political(state):
        for block in [b for b in unknown if not IS_RANKED[b]]:
            places = slots if IS_FREE_MERCENARY[block] else pool
            home = next(slot for slot in places if places is pool or slot[1] == HOMES[block][0])
            places.remove(home)
            unknown.remove(block)
            found.append((block, home))
    return found


def _makes_sense(state: Position, side: int, drawn: list[tuple[int, Group]]) -> bool:
    """Whether all pirates can sail (7.1) and the decision now due could be asked of this arrangement."""
    if not all(can_sail(state, block) for block, slot in drawn if slot[6]):
        return False
    if state.active != side:
        return True
    slots = dict(drawn)
    if state.step == EXECUTION:
        return slots[CAPTIVE[side]][1] < AREA_COUNT
    if state.step == ATTRITION:
        local = [slots[block] for block in EXEMPT[state.area] if block in slots and slots[block][1] == state.area]
        return len(local) == state.spared and not any(slot[7] for slot in local)
    return True


# --- cards ----------------------------------------------------------------------------------------------------------------------


def _deal_cards(state: Position, view: View, rng: Random) -> None:
    """Unseen hands come from the cards that nobody has shown; a card chosen face down comes from its hand."""
    seen = {card for cards in (*state.hands, *state.played) for card in cards}
    unseen = [card for card in DECK if card not in seen]
    closed = [side for side in (0, 1) if side not in (view.seat, state.shown)]
    while True:
        rng.shuffle(unseen)
        rest = iter(unseen)
        for side in closed:
            state.hands[side] = sorted([next(rest) for _ in range(view.cards[side])])
        if all(_may_have(state, side) for side in closed):
            break
    for side in closed:
        if state.chosen[side] == SEALED:
            kind = rng.choice(sorted({KIND_OF[card] for card in state.hands[side]}))
            state.chosen[side] = next(card for card in state.hands[side] if KIND_OF[card] == kind)


def _may_have(state: Position, side: int) -> bool:
    """5.3 Who is asked about a mulligan has a poor hand; who was passed over, or with switch `auto` anybody, has none."""
    if state.step == MULLIGAN and state.active == side:
        return hand_points(state, side) <= POOR_HAND
    if state.rules.mulligan == AUTO or _was_passed_over(state, side):
        return hand_points(state, side) + sum(POINTS[KIND_OF[card]] for card in state.played[side]) > POOR_HAND
    return True


def _was_passed_over(state: Position, side: int) -> bool:
    """5.3 With switch `once` the Pretender's side is looked at first, the King's by the time cards are chosen."""
    if state.rules.mulligan != ONCE or state.asked >> side & 1:
        return False
    return side == state.pretender_side() or state.step not in (MULLIGAN, MULLIGAN_REPLY)


# --- twin worlds ----------------------------------------------------------------------------------------------------------------


def translate(state: Position, twin: Position, seat: int, action: int) -> int:
    """The action of a seat that plays the same part in a twin world."""
    here = sorted({KIND_OF[card] for card in state.hands[seat]})
    there = sorted({KIND_OF[card] for card in twin.hands[seat]})
    return GRAMMAR.translate(action, {"block": counterparts(state, twin), "card": dict(zip(here, there, strict=False))})


def counterparts(state: Position, twin: Position) -> dict[int, int]:
    """Blocks of a position to blocks of its twin that play the same part: same marks, in order of id."""
    parts: dict[tuple[int, ...], list[int]] = {}
    for block in range(BLOCK_COUNT):
        parts.setdefault(_part(twin, block), []).append(block)
    found: dict[int, int] = {}
    for block in range(BLOCK_COUNT):
        same = parts.get(_part(state, block))
        if same:
            found[block] = same.pop(0)
    return found


def _part(state: Position, block: int) -> tuple[int, ...]:
    return *marks(state, block), state.face_down[block]
