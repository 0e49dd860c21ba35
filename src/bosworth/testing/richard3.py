"""Pictures of Richard III positions: `"Ireland: York 4, Rutland 3; Calais: Y_warwick 2"`.

A block is named without its side where only one is meant (`March`), with it where there are two (`L_warwick`, `Y_bombard`).
Without a number it is at full strength; `*` behind it means that it has moved, `r` that it is reserve.
"""

from collections.abc import Mapping
from typing import Any

from bosworth.games.richard3 import GAME
from bosworth.games.richard3 import state as at
from bosworth.games.richard3.setup import INFO, set_up
from bosworth.games.richard3.steps import DECISIONS, State
from bosworth.games.richard3.tables import (
    AREA_NAMES,
    BLOCK,
    BLOCK_COUNT,
    BLOCK_NAMES,
    DEAD,
    DECK,
    HAND,
    KIND_NAMES,
    KIND_OF,
    MINOR,
    OFFBOARD,
    PLACE,
    POOL,
    STRENGTH,
    TURNS,
    VERSION,
)
from bosworth.kernel.chance import LoadedDice
from bosworth.testing.scenario import Scenario

STEPS = {name: number for number, (name, _, _) in DECISIONS.items()} | {
    "player_turn": at.PLAYER_TURN,
    "battles": at.NEXT_BATTLE,
    "supply": at.SUPPLY,
    "politics": at.POLITICS,
    "new_turn": at.NEW_TURN,
    "new_campaign": at.NEW_CAMPAIGN,
}
"""Decisions and stages by name, as `scenario` takes them."""


def scenario(  # noqa: PLR0913 - a position has many sides
    picture: str = "",
    *,
    setup: str = "1460",
    options: Mapping[str, str] | None = None,
    keep: bool = False,
    cards: str = "",
    step: str = "",
    seat: str = "york",
    dice: str = "",
    **fields: Any,
) -> Scenario:
    """A position to test.

    The picture is the whole map (everything else of the set-up waits in the pool) unless `keep` leaves the set-up in place.
    `cards` such as `"york 3, lancaster muster"` has both sides play these cards; otherwise `step` names the decision or stage
    to begin with, and `seat` who is active and Player 1. Further `fields` are fields of the position: numbers, or names of
    blocks, areas and sides.
    """
    settled = INFO.settle({"scenario": setup, **(options or {})})
    state = set_up(settled)
    state.telling = True
    if not keep:
        for block in range(BLOCK_COUNT):
            state.where[block] = max(state.where[block], POOL)
    for place, blocks in read_picture(picture).items():
        for block, (strength, flags) in blocks.items():
            _put(state, block, place, strength, flags)
    state.index()
    state.turn = 1
    _deal(state)
    state.active = state.player1 = _side(seat)
    for name, value in fields.items():
        setattr(state, name, _number(value))
    state.index()
    chance = LoadedDice(dice)
    if cards:
        return _play_cards(state, chance, cards)
    state.step = STEPS[step or "choose_card"]
    state.advance(chance)
    return Scenario(GAME, state, chance, compare)


def _put(state: State, block: int, place: int, strength: int, flags: str) -> None:
    state.where[block] = place
    state.strength[block] = 0 if place in (DEAD, OFFBOARD) else strength or STRENGTH[block]
    state.moved[block] = int("*" in flags)
    state.reserve[block] = int("r" in flags)
    other = VERSION[block]
    if other >= 0 and place != OFFBOARD:
        state.where[other] = DEAD if place == DEAD else OFFBOARD
        state.strength[other] = 0


def _side(name: str) -> int:
    return ("lancaster", "york").index(name.lower())


def _number(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if value.lower() in ("lancaster", "york"):
        return _side(value)
    return PLACE[value.lower()] if value.lower() in PLACE else block_number(value)


def _deal(state: State) -> None:
    """Plain hands that no test cares about."""
    state.hands = [DECK[-HAND:], DECK[6 : 6 + HAND]]


def _play_cards(state: State, chance: LoadedDice, cards: str) -> Scenario:
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
    game = Scenario(GAME, state, chance, compare)
    return game.plays(f"play {wanted['lancaster']}", seat="lancaster").plays(f"play {wanted['york']}", seat="york")


def block_number(name: str) -> int:
    """The number of a block, named with or without its side."""
    word = name.lower().replace(" ", "_").replace("-", "_")
    for full in (word[:1].upper() + word[1:], "L_" + word, "Y_" + word, "R_" + word):
        if full in BLOCK:
            both = "L_" + word in BLOCK and "Y_" + word in BLOCK
            if both:
                raise ValueError(f"{name} may be L_{word} or Y_{word}")
            return BLOCK[full]
    raise ValueError(f"there is no block {name}")


def read_picture(picture: str) -> dict[int, dict[int, tuple[int, str]]]:
    """Places with their blocks: strength (0: full) and flags."""
    places: dict[int, dict[int, tuple[int, str]]] = {}
    for part in filter(None, (part.strip() for part in picture.replace("\n", ";").split(";"))):
        name, _, blocks = part.partition(":")
        place = PLACE[name.strip().lower().replace(" ", "_")]
        found = places.setdefault(place, {})
        for text in filter(None, (text.strip() for text in blocks.split(","))):
            words = text.split()
            flags = "".join(word for word in words if word in ("*", "r", "*r"))
            words = [word for word in words if word not in ("*", "r", "*r")]
            strength = int(words.pop()) if words[-1].isdecimal() else 0
            found[block_number(" ".join(words))] = strength, flags
    return places


def compare(state: State, picture: str) -> list[str]:
    """How the position differs from a picture, in the areas that the picture names."""
    differences: list[str] = []
    for place, blocks in read_picture(picture).items():
        there = {block for block in range(BLOCK_COUNT) if state.where[block] == place}
        name = AREA_NAMES[place] if place < POOL else str(place)
        if place < POOL and there != set(blocks):
            differences.append(f"{name} holds {sorted(BLOCK_NAMES[block] for block in there)}")
        for block, (strength, flags) in blocks.items():
            if block not in there:
                differences.append(f"{BLOCK_NAMES[block]} is not in {name}")
            elif place not in (MINOR, OFFBOARD, DEAD) and state.strength[block] != (strength or STRENGTH[block]):
                differences.append(f"{BLOCK_NAMES[block]} has strength {state.strength[block]}")
            elif "r" in flags and not state.reserve[block]:
                differences.append(f"{BLOCK_NAMES[block]} is no reserve")
    return differences
