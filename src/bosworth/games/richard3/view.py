"""Section 13: what a seat may know, built from an allow-list."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.nobles import scores
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_COUNT,
    COPIES,
    DECK,
    KIND_NAMES,
    KIND_OF,
    POOL,
    REBEL,
    SEA_NAMES,
)
from bosworth.kernel import view as kernel
from bosworth.kernel.forms import Name, Number, Plain
from bosworth.kernel.list_forms import By, Each, Record, Several
from bosworth.kernel.view import reveal
from bosworth.kernel.view_form import Rows, ViewForm

PUBLIC: Final = (
    *("campaigns", "campaign", "turn", "step", "barriers", "winner", "active", "player1"),
    *("king_side", "king", "pretender", "pending", "owed"),
    *("played", "event", "points", "treason", "asked", "shown"),
    *("came_from", "moves_left", "muster", "crossed", "activated", "credits"),
    *("attackers", "mains", "entered", "battle", "round", "attacker", "rolled", "haven", "hits"),
    *("area", "losses", "spared"),
)
"""Fields of a position that both sides may know: they follow from what everybody saw."""

BLOCK_FIELDS: Final = ("where", "strength", "moved", "reserve", "pirate", "face_down", "acted", "defected")
"""What is known of a block whose identity is known."""
SEALED: Final = len(KIND_OF)
"""A card that another has chosen and not shown."""

Group = list[int]
"""Nameless blocks that look alike: side, area, their number; whether rebel, moved, reserve, pirate, acted, in mid-move."""


class View(kernel.View):
    """What a seat knows. Whoever is not `named` stands in no place of the known position, but is counted there."""

    def __init__(self, seat: int | None, known: Position) -> None:
        super().__init__(seat, known)
        self.named: list[int] = []
        """The blocks whose identity is known."""
        self.hidden: list[Group] = []
        """All others on the map."""
        self.pools: list[int] = [0, 0]
        """By side, how many face-up blocks of its pool are nameless."""
        self.cards: list[int] = [0, 0]
        """By side, how many it holds."""
        self.scores: list[int] = [0, 0]
        """The running noble score, as it was told last."""

    def complete(self) -> None:
        """Nameless blocks are counted where they stand; of the copies of a card nobody knows which is which."""
        known: Position = self.known
        for block in set(range(BLOCK_COUNT)).difference(self.named):
            known.where[block] = POOL
        known.index()
        for side, area, number, *_ in self.hidden:
            known.count[side * AREA_COUNT + area] += number
        known.note_presence()
        self._number_cards()

    def _number_cards(self) -> None:
        """Number the copies of a kind in the order in which they come to the seat's eyes.

        They differ only by a number that nobody sees at a table: which copy was played would tell which are left in a hand.
        """
        known: Position = self.known
        left = [copies[:] for copies in COPIES]
        for turn in range(len(known.played[0])):
            for side in (0, 1):
                known.played[side][turn] = left[KIND_OF[known.played[side][turn]]].pop(0)
        for side in (0, 1):
            known.hands[side] = sorted([left[KIND_OF[card]].pop(0) for card in known.hands[side]])
            if 0 < known.chosen[side] < SEALED:
                kind = KIND_OF[known.chosen[side]]
                cards = known.played[side][-1:] if _are_shown(known) else known.hands[side]
                known.chosen[side] = next(card for card in cards if KIND_OF[card] == kind)

    @property
    def side(self) -> int:
        """The side of the seat; onlookers have none."""
        assert self.seat is not None
        return self.seat

    def enemies_in(self, area: int) -> int:
        """How many blocks of the other side stand in an area, named or not."""
        known: Position = self.known
        return known.count[(1 - self.side) * AREA_COUNT + area]

    def nameless_in(self, side: int, area: int) -> list[Group]:
        """The nameless blocks of a side in an area."""
        return [group for group in self.hidden if group[0] == side and group[1] == area]


def view(s: Position, seat: int | None) -> View:
    """What a seat (None: an onlooker) may know of the position."""
    known = Position(s.options, s.sequence, s.rules)
    reveal(known, s, PUBLIC)
    seen = View(seat, known)
    seen.named = [block for block in range(BLOCK_COUNT) if is_named(s, block, seat)]
    for name in BLOCK_FIELDS:
        here, there = getattr(known, name), getattr(s, name)
        for block in seen.named:
            here[block] = there[block]
    known.mover = s.mover if s.mover in seen.named else -1
    seen.hidden = _groups(s, seen.named)
    _show_cards(s, seen)
    seen.pools = [sum(s.where[block] == POOL and block not in seen.named for block in s.roster(side)) for side in (0, 1)]
    seen.scores = s.figures or scores(s)
    seen.complete()
    return seen


def is_named(s: Position, block: int, seat: int | None) -> bool:
    """13 Own blocks; everything about minors, the dead, off-board versions, the prisoner, face-down blocks; and who fights."""
    if seat is not None and s.side_of(block) == seat:
        return True
    place = s.where[block]
    if place == POOL:
        return bool(s.face_down[block])
    return place > POOL or (place == s.battle and s.round > 0 and bool(not s.reserve[block] or s.defected[block]))


def marks(s: Position, block: int) -> tuple[int, ...]:
    """What everybody sees of a nameless block: what its group has in common."""
    flags = (s.moved[block], s.reserve[block], s.pirate[block], s.acted[block])
    return s.side_of(block), s.where[block], int(block == REBEL), *flags, int(block == s.mover)


def _groups(s: Position, named: list[int]) -> list[Group]:
    """The nameless blocks on the map, equal ones together."""
    numbers: dict[tuple[int, ...], int] = {}
    for block in set(range(BLOCK_COUNT)).difference(named):
        if s.where[block] < AREA_COUNT:
            one = marks(s, block)
            numbers[one] = numbers.get(one, 0) + 1
    return [[*one[:2], number, *one[2:]] for one, number in sorted(numbers.items())]


def _show_cards(s: Position, seen: View) -> None:
    """The own hand, a hand shown (5.3), and what was chosen: the own card, and both once they are played."""
    seen.cards = [len(hand) for hand in s.hands]
    for side in (0, 1):
        is_open = side in (seen.seat, s.shown)
        seen.known.hands[side] = s.hands[side][:] if is_open else []
        if s.chosen[side]:
            seen.known.chosen[side] = s.chosen[side] if side == seen.seat or _are_shown(s) else SEALED


def _are_shown(s: Position) -> bool:
    """5.1 Whether the cards of this turn lie open; who resigns before takes his secret with him."""
    return len(s.played[0]) == s.turn


def _own_forms(_options: Mapping[str, str]) -> dict[str, Plain]:
    """Cards are shown by their kind; what a side has of everything, for both."""
    card = Name("card", ["none", *(KIND_NAMES[KIND_OF[card]] for card in DECK), "sealed"], may_be_none=False)
    side, area = Name("side", SIDES, may_be_none=False), Name("area", AREA_NAMES, may_be_none=False)
    sea = Name("sea", ["none", *SEA_NAMES], may_be_none=False)
    flags = dict.fromkeys(("rebel", "moved", "reserve", "pirate", "acted", "mover"), Number(1))
    group = Record({"side": side, "where": area, "number": Number()}, {**flags, "pirate": sea})
    return {
        "hidden": Several(group),
        **{name: By("side", SIDES, Number(), is_whole=True) for name in ("pools", "cards", "scores")},
        **{name: By("side", SIDES, Each(card), is_whole=True) for name in ("hands", "played")},
        "chosen": By("side", SIDES, card),
    }


VIEWS: Final = ViewForm(
    (*PUBLIC, "mover", "hands", "chosen"),
    {"blocks": Rows({name: name for name in BLOCK_FIELDS[:2]}, {name: name for name in BLOCK_FIELDS[2:]}, which="named")},
    _own_forms,
    View,
)
