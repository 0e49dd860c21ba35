"""`imagine` draws from exactly the arrangements that a view allows, all alike."""

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.cards import hand_points
from bosworth.games.richard3.tables import (
    AREA,
    AREA_COUNT,
    BLOCK,
    BLOCK_NAMES,
    DECK,
    KIND_OF,
    POOL,
    POOR_HAND,
    STRENGTH,
)
from bosworth.testing.richard3 import Table, scenario

SLOT = ("where", "moved", "reserve", "pirate", "acted")
Arrangement = frozenset[tuple[str, tuple[int, ...]]]


def small(picture: str, alive: str, **start: Any) -> Table:
    """A position in which all Lancastrians but these are dead, so that few arrangements are possible."""
    names = {f"L_{name}" for name in alive.split()}
    dead = ", ".join(name for name in BLOCK_NAMES if name[0] == "L" and name not in names)
    return scenario(f"dead: {dead}; {picture}", **start)


def slot_of(state: Any, block: int) -> tuple[int, ...]:
    return (*(getattr(state, name)[block] for name in SLOT), int(state.mover == block))


def arrangement(state: Any, blocks: list[int]) -> Arrangement:
    """Which of the blocks is where, strengths left out."""
    return frozenset((BLOCK_NAMES[block], slot_of(state, block)) for block in blocks)


def hidden_from(game: Table, seat: str | None) -> list[int]:
    named = game.view(seat).named
    return [block for block in range(len(BLOCK_NAMES)) if block not in named]


def allowed(game: Table, seat: str | None) -> set[Arrangement]:
    """All exchanges of the hidden blocks' places that the seat cannot see and that the rules could have led to."""
    blocks = hidden_from(game, seat)
    slots = [slot_of(game.state, block) for block in blocks]
    seen = game.view(seat)
    found: set[Arrangement] = set()
    for order in set(permutations(slots)):
        twin = game.state.copy()
        for block, slot in zip(blocks, order, strict=True):
            for name, value in zip(SLOT, slot, strict=False):
                getattr(twin, name)[block] = value
            if slot[-1]:
                twin.mover = block
        twin.index()
        if GAME.view(twin, seen.seat) == seen and _could_be(twin, blocks):
            found.add(arrangement(twin, blocks))
    return found


def _could_be(state: Any, blocks: list[int]) -> bool:
    """Overseas and pirates are only those that sail; mercenaries are never in the pool face-up."""
    islands = {AREA[name] for name in ("france", "calais", "ireland", "isle_of_man")}
    grounded = {"welsh", "scots", "rebel", "levy", *(["bombard"] if state.options["bombard_sea"] == "false" else [])}
    for block in blocks:
        name = BLOCK_NAMES[block].split("_")
        if (state.where[block] in islands or state.pirate[block]) and grounded & set(name):
            return False
        if state.where[block] == POOL and name[1] in ("french", "scots", "irish", "burgundian", "calais"):
            return False
    return True


def imagined(game: Table, seat: str | None, number: int, seed: int = 1) -> list[Any]:
    rng = Random(seed)
    view = game.view(seat)
    twins = [GAME.imagine(GAME.take(json.loads(json.dumps(GAME.show(view)))), rng) for _ in range(number)]
    assert all(GAME.view(twin, view.seat) == view for twin in twins)
    return twins


def drawn(game: Table, seat: str | None, number: int) -> Counter[Arrangement]:
    blocks = hidden_from(game, seat)
    return Counter(arrangement(twin, blocks) for twin in imagined(game, seat, number))


# --- who is where ---------------------------------------------------------------------------------------------------------------

ALIVE = "henry_vi oxford devon coventry_levy bombard"
POSITIONS: dict[str, tuple[str, str]] = {
    "one area": ("Essex: Oxford, Coventry levy", ALIVE),
    "the score tells how many nobles there are": ("Essex: Oxford, Coventry levy; Derby: Devon", ALIVE),
    "Middlesex brings a point": ("Middlesex: Oxford, Coventry levy; Derby: L_bombard", ALIVE),
    "Middlesex without a noble": ("Middlesex: Coventry levy; Derby: Henry VI", ALIVE),
    "a contested Middlesex brings none": ("Middlesex: Oxford, Coventry levy, March; Derby: L_bombard", ALIVE),
    "levies are never overseas": ("France: Oxford; Isle of Man: L_bombard; Derby: Coventry levy", ALIVE),
    "Scotland can be walked to": ("Scotland: Coventry levy; France: Devon", ALIVE),
    "who has moved is seen": ("Essex: Oxford *, Coventry levy, Devon", ALIVE),
    "one is eliminated": ("Essex: Oxford, Devon; pool: Coventry levy x", ALIVE),
    "mercenaries are on the map": (
        "Scotland: Scots; Essex: French, L_bombard; Derby: Oxford",
        "henry_vi oxford french scots bombard",
    ),
    "all are in the pool": ("", ALIVE),
    "one is left": ("Essex: L_bombard; minor: Richmond", "bombard richmond"),
}
NUMBERS = {"one area": 6, "the score tells how many nobles there are": 18, "all are in the pool": 1, "one is left": 1}
"""How many arrangements some of them allow; one noble of three and one of two others make six."""


@pytest.mark.parametrize("bombard_sea", ["true", "false"])
@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_the_allowed_arrangements_turn_up_all_alike(name: str, bombard_sea: str) -> None:
    picture, alive = POSITIONS[name]
    if bombard_sea == "false":
        picture = picture.replace("Isle of Man: L_bombard", "Isle of Man: Devon")
    game = small(picture, alive, options={"bombard_sea": bombard_sea})
    expected = allowed(game, "york")
    assert len(expected) == NUMBERS.get(name, len(expected))
    assert len(expected) > 1 or name in NUMBERS, "nothing would be tested"
    found = drawn(game, "york", 60 * len(expected))
    assert set(found) == expected
    assert 25 < min(found.values()) <= max(found.values()) < 110


def test_an_onlooker_imagines_both_sides() -> None:
    picture = "Essex: Oxford, L_bombard; Kent: Arundel, Y_bombard"
    yorkists = ", ".join(name for name in BLOCK_NAMES if name[0] == "Y" and name not in ("Y_arundel", "Y_bombard", "Y_york"))
    game = small(f"{picture}; dead: {yorkists}", "henry_vi oxford bombard", pretender="York")
    expected = allowed(game, None)
    assert len(expected) == 4, "Henry or Oxford, York or Arundel"
    assert set(drawn(game, None, 200)) == expected


def test_own_blocks_are_left_as_they_are() -> None:
    game = scenario("Kent: March 2, Arundel *; Essex: Oxford")
    for twin in imagined(game, "york", 20):
        mine = game.state.roster(1)
        for name in (*SLOT, "strength"):
            assert [getattr(twin, name)[block] for block in mine] == [getattr(game.state, name)[block] for block in mine]


# --- the rebel, pirates, a block in mid-move ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("picture", "place"), [("Derby: Rebel, Arundel", AREA["derby"]), ("Derby: Norwich levy, Arundel", POOL)])
def test_the_rebel_is_known_by_its_colour(picture: str, place: int) -> None:
    twins = imagined(scenario(picture), "lancaster", 100)
    assert {twin.where[BLOCK["R_rebel"]] for twin in twins} == {place}
    assert len({arrangement(twin, [BLOCK["Y_arundel"], BLOCK["Y_norwich_levy"]]) for twin in twins}) > 1


def test_a_moving_block_may_be_any_that_was_there() -> None:
    game = small("Essex: Oxford, Devon, Coventry levy; Derby: Henry VI", ALIVE, cards="lancaster 4, york 2")
    game.plays("move oxford middlesex")
    assert game.state.mover == BLOCK["L_oxford"]
    assert set(drawn(game, "york", 900)) == allowed(game, "york")
    movers = {BLOCK_NAMES[twin.mover] for twin in imagined(game, "york", 300)}
    assert movers == {"L_oxford", "L_devon", "L_henry_vi"}, "the score tells that a noble is in Middlesex"


def test_a_pirate_is_somebody_who_sails() -> None:
    game = small("France: Oxford; Essex: Coventry levy, Devon; Kent: March", ALIVE, cards="lancaster piracy, york 2")
    game.plays("sea oxford english_channel kent")
    assert set(drawn(game, "york", 900)) == allowed(game, "york")
    pirates = {BLOCK_NAMES[block] for twin in imagined(game, "york", 300) for block, sea in enumerate(twin.pirate) if sea}
    assert pirates == {"L_oxford", "L_devon", "L_henry_vi", "L_bombard"}


# --- strengths ------------------------------------------------------------------------------------------------------------------


def strengths(game: Table, block: str, place: int, number: int = 400) -> set[int]:
    twins = imagined(game, "york", number)
    return {twin.strength[BLOCK[block]] for twin in twins if twin.where[BLOCK[block]] == place}


def test_on_the_map_any_strength_and_in_the_pool_full_strength() -> None:
    game = small("Essex: Oxford; Derby: Devon", ALIVE, turn=2)
    assert strengths(game, "L_oxford", AREA["essex"]) == {1, 2, 3}
    assert strengths(game, "L_devon", AREA["essex"]) == {1, 2}
    assert strengths(game, "L_oxford", POOL) == {3}


def test_before_the_first_cards_everybody_is_at_full_strength() -> None:
    assert strengths(small("Essex: Oxford; Derby: Devon", ALIVE), "L_oxford", AREA["essex"]) == {3}


# --- decisions that tell something ----------------------------------------------------------------------------------------------


NOBLES = ["henry_vi", "oxford", "devon", "wiltshire", "beaumont", "clifford"]
STARVING = " ".join([*NOBLES, "french", "bombard", "coventry_levy"])


def test_the_losses_of_a_starving_area_tell_whether_the_local_mercenaries_are_there() -> None:
    here = small("France: French, Oxford, Devon, Wiltshire, Beaumont, Clifford", STARVING, step="supply")
    assert (here.actors, here.state.losses) == (["lancaster"], 1)
    assert {twin.where[BLOCK["L_french"]] for twin in imagined(here, "york", 60)} == {AREA["france"]}
    away = small("Essex: French; Derby: L_bombard; France: Oxford, Devon, Wiltshire, Beaumont, Clifford", STARVING, step="supply")
    assert (away.actors, away.state.losses) == (["lancaster"], 1)
    assert {twin.where[BLOCK["L_french"]] for twin in imagined(away, "york", 200)} == {AREA["essex"], AREA["derby"]}


def test_who_has_starved_is_no_local_mercenary_and_has_lost_a_step() -> None:
    game = small("France: French, Oxford, Henry VI, Wiltshire, Beaumont, Clifford, Devon", STARVING, step="supply")
    assert game.state.losses == 2
    twins = imagined(game.plays("reduce oxford"), "york", 400)
    starved = {(BLOCK_NAMES[b], twin.strength[b]) for twin in twins for b in range(len(BLOCK_NAMES)) if twin.acted[b]}
    assert {name for name, _ in starved} == {f"L_{name}" for name in [*NOBLES, "bombard"]}
    assert all(strength < STRENGTH[BLOCK[name]] for name, strength in starved)
    assert {strength for name, strength in starved if name == "L_henry_vi"} == {1, 2, 3}


def test_whoever_decides_on_an_execution_has_the_captive_on_the_map() -> None:
    game = small("Essex: L_clarence; Derby: Devon; France: Oxford", "henry_vi oxford devon clarence", step="supply")
    assert game.actors == ["lancaster"]
    places = {twin.where[BLOCK["L_clarence"]] for twin in imagined(game, "york", 200)}
    assert places == {AREA["essex"], AREA["derby"], AREA["france"]}


HOME = "henry_vi oxford wiltshire french scots coventry_levy bombard clifford"


def test_when_all_go_home_mercenaries_are_in_exile_and_levies_in_the_pool() -> None:
    game = small("Essex: Clifford; Scotland: Oxford, Scots; France: French; Derby: Wiltshire", HOME, step="politics")
    assert game.actors == ["lancaster"]
    twins = imagined(game, "york", 400)
    for twin in twins:
        assert (twin.where[BLOCK["L_french"]], twin.where[BLOCK["L_scots"]]) == (AREA["france"], AREA["scotland"])
        assert (twin.strength[BLOCK["L_french"]], twin.strength[BLOCK["L_scots"]]) == (4, 4)
        assert twin.where[BLOCK["L_coventry_levy"]] == twin.where[BLOCK["L_bombard"]] == POOL
    nobles = [BLOCK[f"L_{name}"] for name in ("henry_vi", "oxford", "wiltshire", "clifford")]
    assert len({arrangement(twin, nobles) for twin in twins}) == 24


def test_when_exile_is_overfull_too() -> None:
    game = small("Scotland: Oxford, Wiltshire, Clifford, Scots", HOME, step="politics")
    game.offers_only("banish oxford", "banish wiltshire", "banish clifford", seat="lancaster")
    for twin in imagined(game, "york", 100):
        assert twin.where[BLOCK["L_scots"]] == AREA["scotland"]
        assert len(twin.legal(0)) == 3
        assert twin.where[BLOCK["L_coventry_levy"]] == POOL


# --- cards ----------------------------------------------------------------------------------------------------------------------


def test_a_hand_may_be_any_of_the_cards_nobody_has_seen() -> None:
    """At the last turn of a campaign: twelve cards were played, and York holds one more."""
    game = scenario(turn=7, hands=[[25], [1]], played=[[7, 8, 9, 13, 14, 20], [10, 11, 15, 16, 21, 2]])
    unseen = set(DECK) - {1, 2, 7, 8, 9, 13, 14, 20, 10, 11, 15, 16, 21}
    twins = imagined(game, "york", 600)
    assert {KIND_OF[twin.hands[0][0]] for twin in twins} == {KIND_OF[card] for card in unseen}
    copies = Counter(KIND_OF[twin.hands[0][0]] for twin in twins)
    assert copies[KIND_OF[25]] > 2 * copies[KIND_OF[3]], "of 2s there are four left, of each event one"


def test_a_card_chosen_face_down_may_be_any_of_the_hand() -> None:
    game = scenario(turn=6, hands=[[25, 7], [1, 2]], played=[[8, 9, 13, 14, 20], [10, 11, 15, 16, 21]])
    game.plays("play 4", seat="lancaster")
    twins = imagined(game, "york", 600)
    assert all(twin.chosen[0] in twin.hands[0] and twin.chosen[1] == 0 for twin in twins)
    assert {KIND_OF[twin.chosen[0]] for twin in twins} == {KIND_OF[card] for card in (3, 4, 5, 6, 7, 17, 25)}


def test_a_card_that_was_shown_is_known() -> None:
    game = scenario(cards="york 3, lancaster 2")
    assert {tuple(KIND_OF[card] for card in twin.chosen) for twin in imagined(game, "york", 20)} == {(KIND_OF[25], KIND_OF[13])}


@pytest.mark.parametrize(
    ("step", "poor"),
    [("mulligan", True), ("choose_card", False)],
)
def test_who_is_asked_about_a_mulligan_has_a_poor_hand_and_who_was_not_has_none(step: str, poor: bool) -> None:
    asked = 1 if poor else 0
    game = scenario(step=step, seat="lancaster", options={"mulligan": "once"}, asked=asked)
    points = [hand_points(twin, 0) for twin in imagined(game, "york", 200)]
    assert {value <= POOR_HAND for value in points} == {poor}
    assert len(set(points)) > 3


def test_who_was_asked_and_may_have_been_dealt_another_hand_may_hold_anything() -> None:
    game = scenario(options={"mulligan": "once"}, asked=1)
    assert {hand_points(twin, 0) <= POOR_HAND for twin in imagined(game, "york", 300)} == {True, False}


def test_with_mulligan_auto_nobody_ever_has_a_poor_hand() -> None:
    game = scenario(options={"mulligan": "auto"})
    for twin in imagined(game, None, 200):
        assert min(hand_points(twin, 0), hand_points(twin, 1)) > POOR_HAND
    plain = imagined(scenario(), None, 300)
    assert any(hand_points(twin, 0) <= POOR_HAND for twin in plain)


def test_a_hand_that_is_shown_is_known() -> None:
    game = scenario(options={"mulligan": "once"}, step="mulligan").plays("redeal")
    shown = sorted(KIND_OF[card] for card in game.state.hands[1])
    for twin in imagined(game, None, 20):
        assert sorted(KIND_OF[card] for card in twin.hands[1]) == shown
    assert len({tuple(twin.hands[0]) for twin in imagined(game, None, 20)}) > 1


def test_no_block_is_imagined_twice_or_lost() -> None:
    for twin in imagined(scenario(keep=True), "york", 20):
        assert len(twin.where) == len(BLOCK_NAMES)
        on_map = sum(place < AREA_COUNT for place in twin.where)
        assert on_map == sum(place < AREA_COUNT for place in scenario(keep=True).state.where)
