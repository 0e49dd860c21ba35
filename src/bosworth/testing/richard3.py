"""Pictures of Richard III positions: `"Ireland: York 4, Rutland 3; Calais: Y_warwick 2"`.

A block is named without its side where only one is meant (`March`), with it where there are two (`L_warwick`, `Y_bombard`).
Without a number it is at full strength. Marks behind it: `*` it has moved, `r` it is reserve, `x` it lies face-down in the pool.
A picture of what a seat `sees` also has nameless blocks, by colour: `"Calais: Y_warwick 2, 3 white"`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

from bosworth.games.richard3 import GAME
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.battle import contested_areas
from bosworth.games.richard3.options import INFO
from bosworth.games.richard3.setup import set_up
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK,
    BLOCK_COUNT,
    BLOCK_NAMES,
    DEAD,
    DECK,
    GATE_AT,
    HAND,
    IS_FREE_MERCENARY,
    KIND_NAMES,
    KIND_OF,
    MINOR,
    OFFBOARD,
    PLACE,
    PLACE_NAMES,
    POOL,
    STRENGTH,
    TURNS,
    VERSION,
)
from bosworth.games.richard3.view import View
from bosworth.kernel.chance import LoadedDice
from bosworth.kernel.game import Game, play
from bosworth.testing.scenario import Scenario

STEPS = {name: number for number, name in enumerate(SEQUENCE.names)} | {
    "battles": at.NEXT_BATTLE,
}
"""Decisions and stages by name, as `scenario` takes them."""

MARKS = "*rx"
COLOURS = ("red", "white", "black")

Blocks = dict[int, tuple[int, str]]
"""Blocks with their strength (0: full) and marks."""


class Table(Scenario):
    """A Richard III position under test: the common verbs, and a few things that only this game needs."""

    def __init__(self, game: Game, state: Position, dice: LoadedDice) -> None:
        super().__init__(game, state, dice, compare, look)

    @property
    def king(self) -> str:
        """The id of the King, `none` if there is none."""
        number: int = self.state.king
        return BLOCK_NAMES[number] if number >= 0 else "none"

    @property
    def pretender(self) -> str:
        """The id of the Pretender."""
        number: int = self.state.pretender
        return BLOCK_NAMES[number]

    @property
    def attacker(self) -> str:
        """The side that attacks in the battle being fought."""
        return ("lancaster", "york")[self.state.attacker]

    @property
    def points(self) -> int:
        """The action points left to the active side."""
        return int(self.state.points)

    @property
    def scores(self) -> list[int]:
        """The running scores of Lancaster and York."""
        return list(self.view().scores)

    def marches(self, block: str, *areas: str) -> Self:
        """The block moves over land from area to area and stops in the last one."""
        self.plays(*(f"move {block} {area}" for area in areas))
        return self.plays("stop") if self.state.step == at.MOVING else self

    def reach(self, block: str) -> set[str]:
        """The areas in which a land move of the block may end."""
        number = block_number(block)
        found: set[str] = set()
        states = [self.state]
        while states:
            state = states.pop()
            seat = state.active
            for action in state.legal(seat):
                if GAME.write(action).startswith(f"move {BLOCK_NAMES[number][2:]} "):
                    after = play(state, seat, [action], self.dice)
                    found.add(AREA_NAMES[after.where[number]])
                    states += [after] if after.step == at.MOVING else []
        return found

    def waits_for(self, block: str = "", in_round: int = 1) -> Self:
        """Every block passes until that one (none: anybody) is due in that round of the battle."""
        while self.state.round < in_round or not self.offered(f"pass {block}".strip()) | self.offered(f"retreat {block}".strip()):
            self.plays(min(self.offered("pass")))
        return self


def scenario(  # noqa: PLR0913 - a position has many sides
    picture: str = "",
    *,
    setup: str = "1460",
    options: Mapping[str, str] | None = None,
    keep: bool = False,
    cards: str = "",
    step: str = "",
    seat: str = "york",
    attacker: str = "",
    came: str = "",
    dice: str = "",
    **fields: Any,
) -> Table:
    """A position to test.

    The picture is the whole map (everything else of the set-up waits in the pool, mercenaries as if fallen) unless `keep` leaves
    the set-up in place.
    - `cards` such as `"york 3, lancaster muster"` has both sides play these cards.
    - `attacker` begins with the battles of the picture, attacked by that side; `came` such as `"york kent>sussex"` says which
      borders were used; the field `round` begins in a later round of the only battle.
    - Otherwise `step` names the decision or stage to begin with.
    `seat` is the active side and Player 1. Further `fields` are those of the position: numbers, or names of blocks, areas, sides.
    """
    state = set_up(INFO.settle({"scenario": setup, **(options or {})}))
    _arrange(state, picture, keep)
    state.active = state.player1 = _side(seat)
    for name, value in fields.items():
        setattr(state, name, _value(name, value))
    state.index()
    chance = LoadedDice(dice)
    if cards:
        return _play_cards(state, chance, cards)
    state.step = STEPS[step or "choose_card"]
    if attacker:
        _attack(state, _side(attacker), came)
    state.index()
    state.advance(chance)
    return Table(GAME, state, chance)


def _arrange(state: Position, picture: str, keep: bool) -> None:
    """The blocks of the picture in their places, in a first turn with plain hands, of which no test speaks."""
    if not keep:
        state.where = [max(place, POOL) for place in state.where]
        state.face_down = [int(is_free) for is_free in IS_FREE_MERCENARY]  # in the pool they can only be fallen (6.9)
    for place, blocks in read_picture(picture).items():
        for block, (strength, marks) in blocks.items():
            _put(state, block, place, strength, marks)
    state.telling = True
    state.turn = 1
    state.hands = [DECK[-HAND:], DECK[6 : 6 + HAND]]


def _put(state: Position, block: int, place: int, strength: int, marks: str) -> None:
    state.where[block] = place
    state.strength[block] = 0 if place in (DEAD, OFFBOARD) else strength or STRENGTH[block]
    state.moved[block] = int("*" in marks)
    state.reserve[block] = int("r" in marks)
    state.face_down[block] = int("x" in marks)
    other = VERSION[block]
    if other >= 0 and place != OFFBOARD:
        state.where[other] = DEAD if place == DEAD else OFFBOARD
        state.strength[other] = 0


def compare(state: Position, picture: str) -> list[str]:
    """How the position differs from a picture; of a place that is no area, only the blocks named are compared."""
    found: list[str] = []
    for place, blocks in read_picture(picture).items():
        there = {block for block in range(BLOCK_COUNT) if state.where[block] == place}
        if place < AREA_COUNT and there != set(blocks):
            found.append(f"{PLACE_NAMES[place]} holds {sorted(BLOCK_NAMES[block] for block in there)}")
        for block, (strength, marks) in blocks.items():
            if block not in there:
                found.append(f"{BLOCK_NAMES[block]} is not in {PLACE_NAMES[place]}")
            else:
                found += _flaws(state, block, strength, marks)
    return found


def _flaws(state: Position, block: int, strength: int, marks: str) -> list[str]:
    found: list[str] = []
    if state.where[block] not in (MINOR, OFFBOARD, DEAD) and state.strength[block] != (strength or STRENGTH[block]):
        found.append(f"has strength {state.strength[block]}")
    if state.reserve[block] != int("r" in marks):
        found.append("is reserve" if state.reserve[block] else "is no reserve")
    if state.face_down[block] != int("x" in marks):
        found.append("lies face-down" if state.face_down[block] else "does not lie face-down")
    if "*" in marks and not state.moved[block]:
        found.append("has not moved")
    return [f"{BLOCK_NAMES[block]} {flaw}" for flaw in found]


def look(view: View, picture: str) -> list[str]:
    """How what a seat sees in some areas differs from a picture."""
    found: list[str] = []
    for place, wanted in _read_sights(picture).items():
        named = [block for block in view.named if view.known.where[block] == place]
        seen = Counter(f"{BLOCK_NAMES[block]} {view.known.strength[block]}" for block in named)
        for side, area, number, rebel, *_ in view.hidden:
            if area == place:
                seen[COLOURS[2 if rebel else side]] += number
        if seen != wanted:
            found.append(f"{PLACE_NAMES[place]} is seen to hold {dict(seen)}")
    return found


def _side(name: str) -> int:
    return ("lancaster", "york").index(name.lower())


def _value(field: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if field in ("king", "pretender", "mover"):
        return block_number(value)
    return PLACE[value.lower()] if field in ("battle", "area", "muster") else _side(value)


def _attack(state: Position, side: int, came: str) -> None:
    """Every contested area is attacked by the side, over the borders named; in a later round if one is set."""
    areas = contested_areas(state)
    for area in areas:
        state.attackers[area] = side
    for who, way in (pair.split() for pair in came.split(",") if pair.strip()):
        start, to = (PLACE[name] for name in way.split(">"))
        state.entered[_side(who) * AREA_COUNT + to] |= GATE_AT[start * AREA_COUNT + to]
    state.step = at.NEXT_BATTLE
    if state.round:
        (state.battle,) = areas
        state.attacker = side
        state.step = at.NEXT_BLOCK


def _play_cards(state: Position, chance: LoadedDice, cards: str) -> Table:
    wanted = {name.lower(): card for name, card in (pair.split() for pair in cards.split(","))}
    taken: list[int] = []
    for side, name in enumerate(("lancaster", "york")):
        kind = KIND_NAMES.index(wanted[name])
        card = next(card for card in DECK if KIND_OF[card] == kind and card not in taken)
        state.hands[side] = [card]
        taken.append(card)
    rest = [card for card in DECK if card not in taken]
    for side in (0, 1):
        state.hands[side] = sorted(state.hands[side] + [rest.pop() for _ in range(TURNS - state.turn)])
    state.step = at.CHOOSE_CARD
    state.chosen = [0, 0]
    game = Table(GAME, state, chance)
    return game.plays(f"play {wanted['lancaster']}", seat="lancaster").plays(f"play {wanted['york']}", seat="york")


def block_number(name: str) -> int:
    """The number of a block, named with or without its side."""
    word = name.lower().replace(" ", "_").replace("-", "_")
    for full in (word[:1].upper() + word[1:], "L_" + word, "Y_" + word, "R_" + word):
        if full in BLOCK:
            if "L_" + word in BLOCK and "Y_" + word in BLOCK:
                raise ValueError(f"{name} may be L_{word} or Y_{word}")
            return BLOCK[full]
    raise ValueError(f"there is no block {name}")


def _read_places(picture: str) -> dict[int, list[str]]:
    places: dict[int, list[str]] = {}
    for part in filter(None, (part.strip() for part in picture.replace("\n", ";").split(";"))):
        name, _, things = part.partition(":")
        place = PLACE[name.strip().lower().replace(" ", "_")]
        places.setdefault(place, []).extend(filter(None, (thing.strip() for thing in things.split(","))))
    return places


def _read_block(text: str) -> tuple[int, int, str]:
    words = text.split()
    marks = words.pop() if set(words[-1]) <= set(MARKS) else ""
    strength = int(words.pop()) if words[-1].isdecimal() else 0
    return block_number(" ".join(words)), strength, marks


def read_picture(picture: str) -> dict[int, Blocks]:
    """Places with their blocks."""
    places: dict[int, Blocks] = {}
    for place, texts in _read_places(picture).items():
        blocks = places.setdefault(place, {})
        for block, strength, marks in map(_read_block, texts):
            blocks[block] = strength, marks
    return places


def _read_sights(picture: str) -> dict[int, Counter[str]]:
    """Areas with what is seen there: named blocks with their strength, and nameless ones by colour."""
    areas: dict[int, Counter[str]] = {}
    for place, texts in _read_places(picture).items():
        seen = areas.setdefault(place, Counter())
        for text in texts:
            number, _, colour = text.partition(" ")
            if colour in COLOURS:
                seen[colour] += int(number)
            else:
                block, strength, _ = _read_block(text)
                seen[f"{BLOCK_NAMES[block]} {strength or STRENGTH[block]}"] += 1
    return areas
