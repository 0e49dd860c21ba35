"""Section 13 of the rules, row by row: what the owner, the opponent and an onlooker see and hear of each thing."""

import json
from random import Random
from typing import Any

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, BLOCK, BLOCK_NAMES, KIND_NAMES, KIND_OF, POOL
from bosworth.games.richard3.view import SEALED
from bosworth.testing.richard3 import Table, scenario

OTHERS = ("lancaster", None)
"""In these scenes York acts; the opponent and an onlooker watch."""


def names_seen(game: Table, seat: str | None) -> set[str]:
    """The blocks that a seat knows by name."""
    return {BLOCK_NAMES[block] for block in game.view(seat).named}


def kinds(cards: list[int]) -> list[str]:
    """Cards by kind: of the copies of a kind nobody knows which is which."""
    return sorted(KIND_NAMES[KIND_OF[card]] for card in cards)


# --- blocks on the map ----------------------------------------------------------------------------------------------------------

MAP = "Kent: March 2, York, Y_warwick *; Essex: Oxford 1; Derby: Rebel"


def test_the_owner_sees_everything_about_his_blocks() -> None:
    game = scenario(MAP)
    game.sees("york", "Kent: March 2, York 4, Y_warwick 4; Derby: Rebel 4; Essex: 1 red")
    game.sees("lancaster", "Essex: Oxford 1")


@pytest.mark.parametrize("seat", OTHERS)
def test_others_see_colours_and_the_black_rebel(seat: str | None) -> None:
    game = scenario(MAP)
    game.sees(seat, "Kent: 3 white; Derby: 1 black")
    assert not names_seen(game, seat) & {"Y_march", "Y_york", "Y_warwick", "R_rebel"}


@pytest.mark.parametrize("seat", OTHERS)
def test_others_see_who_has_moved_but_not_how_strong_anybody_is(seat: str | None) -> None:
    view = scenario(MAP).view(seat)
    kent = [(moved, number) for _, area, number, _, moved, *_ in view.hidden if area == AREA["kent"]]
    assert kent == [(0, 2), (1, 1)]
    for other in (MAP.replace("March 2", "March 3"), MAP.replace("York,", "York 1,"), MAP.replace("March 2", "Rutland 1")):
        assert scenario(other).view(seat) == view


def test_an_onlooker_sees_no_names_of_either_side() -> None:
    scenario(MAP).sees(None, "Kent: 3 white; Essex: 1 red; Derby: 1 black")


# --- blocks in battle -----------------------------------------------------------------------------------------------------------

BATTLE = "Sussex: March 2, York r, Oxford 1; Kent: Rutland"


@pytest.mark.parametrize("seat", OTHERS)
def test_who_fights_is_seen_by_all_until_the_battle_ends(seat: str | None) -> None:
    game = scenario(BATTLE, attacker="york")
    game.sees(seat, "Sussex: March 2, 1 white, Oxford 1; Kent: 1 white")
    game.hears(seat, "battle-line", side="york", blocks="Y_march")
    game.plays("pass oxford").rolls("1 6").plays("fire march")
    assert game.state.round == 0, "York has won and may regroup"
    game.sees(seat, "Sussex: 2 white")


@pytest.mark.parametrize("seat", OTHERS)
def test_a_reserve_is_a_block_until_it_joins(seat: str | None) -> None:
    game = scenario(BATTLE, attacker="york")
    assert "Y_york" not in names_seen(game, seat)
    game.waits_for(in_round=2).sees(seat, "Sussex: March 2, York 4, Oxford 1")
    game.hears(seat, "reserves", side="york", blocks="Y_york")


def test_die_rolls_are_heard_by_all() -> None:
    game = scenario(BATTLE, attacker="york").rolls("6").plays("fire oxford")
    for seat in ("lancaster", "york", None):
        game.hears(seat, "fire", block="L_oxford", dice="6", power=2, hits=0)


@pytest.mark.parametrize("seat", OTHERS)
def test_a_retreating_block_is_named_as_it_leaves_and_then_hidden(seat: str | None) -> None:
    game = scenario("Sussex: March, York, Oxford", attacker="york", round=2).plays("pass oxford", "retreat march kent")
    game.hears(seat, "retreat", block="Y_march", area="kent")
    game.sees(seat, "Kent: 1 white")


@pytest.mark.parametrize("seat", ["lancaster", "york", None])
def test_a_defection_is_known_to_all(seat: str | None) -> None:
    game = scenario("Sussex: York, L_stanley 2, Devon", attacker="york").waits_for("york")
    game.rolls("2").plays("treachery york stanley")
    game.hears(seat, "treachery-succeeds", block="Y_york", target="L_stanley", dice="2")
    game.hears(seat, "defects", block="Y_stanley", area="sussex")
    game.sees(seat, "Sussex: York 4, Y_stanley 2, Devon 2")


# --- pools and those out of the game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", OTHERS)
def test_of_a_pool_only_the_face_down_blocks_are_known(seat: str | None) -> None:
    game = scenario("pool: Y_rivers x")
    pool = [block for block, place in enumerate(game.state.where) if place == POOL and game.state.side_of(block) == 1]
    fallen = {"Y_rivers", "Y_irish", "Y_calais", "Y_burgundian"}  # mercenaries are in the pool only when they have fallen
    assert game.view(seat).pools[1] == len(pool) - len(fallen)
    assert names_seen(game, seat) & {BLOCK_NAMES[block] for block in pool} == fallen
    assert {BLOCK_NAMES[block] for block in pool} <= names_seen(game, "york")


@pytest.mark.parametrize("seat", ["lancaster", "york", None])
def test_minors_the_dead_off_board_versions_and_the_prisoner_are_known_to_all(seat: str | None) -> None:
    game = scenario("dead: Oxford, York; minor: Richmond; Essex: Y_stanley", setup="1470")
    assert {"L_oxford", "Y_york", "L_richmond", "L_stanley", "L_henry_vi"} <= names_seen(game, seat)


# --- journeys and losses --------------------------------------------------------------------------------------------------------

JOURNEYS: list[tuple[dict[str, Any], str, str, dict[str, str]]] = [
    ({"cards": "york 4, lancaster 2"}, "move march kent", "move", {"from": "sussex", "to": "kent"}),
    ({"cards": "york 4, lancaster 2"}, "recruit norfolk east_anglia", "recruit", {"from": "pool", "to": "east_anglia"}),
    (
        {"cards": "york 4, lancaster 2"},
        "sea march english_channel dorset",
        "sail",
        {"from": "sussex", "to": "dorset", "sea": "english_channel"},
    ),
    ({"step": "go_home", "seat": "york"}, "go march ireland", "home", {"from": "sussex", "to": "ireland"}),
]


@pytest.mark.parametrize(("start", "action", "name", "way"), JOURNEYS, ids=[row[2] for row in JOURNEYS])
def test_of_a_journey_the_owner_hears_the_name_and_others_the_way(
    start: dict[str, Any], action: str, name: str, way: dict[str, str]
) -> None:
    game = scenario("Sussex: March, York; Derby: Oxford", **start).plays(action)
    block = "Y_" + action.split()[1]
    assert game.heard("york", name) == [{"block": block, **way}]
    assert game.heard("york", f"{name}-hidden") == []
    for seat in OTHERS:
        assert game.heard(seat, name) == []
        assert game.heard(seat, f"{name}-hidden") == [{"side": "york", **way}]


def test_of_a_regroup_too() -> None:
    game = scenario("Sussex: March, York, Oxford 1", attacker="york").plays("pass oxford").rolls("1 6 6").plays("fire march")
    game.plays("regroup york kent")
    assert game.heard("york", "regroup") == [{"block": "Y_york", "from": "sussex", "to": "kent"}]
    for seat in OTHERS:
        assert game.heard(seat, "regroup") == []
        assert game.heard(seat, "regroup-hidden") == [{"side": "york", "from": "sussex", "to": "kent"}]
        game.sees(seat, "Kent: 1 white")


def test_and_of_those_whom_exile_cannot_hold() -> None:
    game = scenario("Ireland: York, March, Rutland", step="politics").rolls("()").plays("banish rutland")
    assert game.heard("york", "banish") == [{"block": "Y_rutland", "from": "ireland", "to": "pool"}]
    for seat in OTHERS:
        assert game.heard(seat, "banish") == []
        assert game.heard(seat, "banish-hidden") == [{"side": "york", "from": "ireland", "to": "pool"}]


def test_of_the_plague_others_hear_the_area_the_number_and_the_names_of_the_dead() -> None:
    game = scenario("Wilts: March, York, Worcester 1", cards="lancaster plague, york 2").plays("plague wilts")
    assert [event["block"] for event in game.heard("york", "plague-loss")] == ["Y_march", "Y_worcester", "Y_york"]
    for seat in OTHERS:
        assert game.heard(seat, "plague-loss") == []
        assert game.heard(seat, "plague-loss-hidden") == [{"side": "york", "area": "wilts"}] * 3
        assert [event["block"] for event in game.heard(seat, "eliminated")] == ["Y_worcester"]
        game.sees(seat, "Wilts: 2 white")


def test_of_supply_losses_too() -> None:
    game = scenario("Derby: March, York, Rutland, Norfolk, Suffolk, Worcester 1", step="supply")
    game.plays("reduce march", "reduce worcester")
    assert [event["block"] for event in game.heard("york", "starve")] == ["Y_march", "Y_worcester"]
    for seat in OTHERS:
        assert game.heard(seat, "starve") == []
        assert game.heard(seat, "starve-hidden") == [{"side": "york", "area": "derby"}] * 2
        assert [event["block"] for event in game.heard(seat, "eliminated")] == ["Y_worcester"]
        game.sees(seat, "Derby: 5 white")


@pytest.mark.parametrize("seat", ["lancaster", "york", None])
def test_an_execution_and_the_entry_of_a_minor_are_known_to_all(seat: str | None) -> None:
    game = scenario("Essex: Y_exeter", step="supply", pending=[0, 1]).plays("execute", "enter calais")
    game.hears(seat, "execution", side="york", block="Y_exeter", area="essex", moved=0)
    game.hears(seat, "minor-enters", block="Y_clarence", area="calais")


@pytest.mark.parametrize("seat", OTHERS)
def test_a_minor_that_has_entered_is_a_block_like_any_other(seat: str | None) -> None:
    game = scenario(step="supply", pending=[0, 1]).plays("enter calais")
    game.sees(seat, "Calais: 1 white")


# --- cards ----------------------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    game = scenario()
    for side, owner in enumerate(("lancaster", "york")):
        assert kinds(game.view(owner).known.hands[side]) == kinds(game.state.hands[side])
    for seat in ("lancaster", "york", None):
        assert game.view(seat).cards == [7, 7]
    assert [game.view(seat).known.hands[1] for seat in OTHERS] == [[], []]
    assert game.view(None).known.hands[0] == []


@pytest.mark.parametrize("seat", OTHERS)
def test_nothing_seen_by_others_depends_on_a_hand_or_a_sealed_card(seat: str | None) -> None:
    seen = set()
    for hand, card in (([7, 8, 9, 10, 11, 12, 13], "4"), ([1, 2, 3, 4, 5, 6, 18], "plague"), ([7, 8, 9, 10, 11, 12, 13], "3")):
        game = scenario()
        game.state.hands[1] = hand
        game.plays(f"play {card}", seat="york")
        heard = [event.as_json() for event in game.events if event.is_heard_by(None if seat is None else 0)]
        seen.add(json.dumps([game.game.show(game.view(seat)), heard]))
    assert len(seen) == 1


def test_a_chosen_card_is_known_to_its_owner_and_to_others_when_both_have_chosen() -> None:
    game = scenario().plays("play 4", seat="york")
    assert kinds([game.view("york").known.chosen[1]]) == ["4"]
    for seat in OTHERS:
        assert game.view(seat).known.chosen == [0, SEALED]
        game.does_not_hear(seat, "cards")
    game.plays("play 2", seat="lancaster")
    for seat in ("lancaster", "york", None):
        game.hears(seat, "cards", lancaster="2", york="4", side="york")
        assert [kinds(cards) for cards in game.view(seat).known.played] == [["2"], ["4"]]


@pytest.mark.parametrize("turn", [1, 2])
def test_who_resigns_while_cards_are_chosen_takes_the_secret_with_him(turn: int) -> None:
    played = [[20], [7]] if turn == 2 else [[], []]
    game = scenario(turn=turn, played=played, hands=[[21, 22, 23], [8, 9, 10]]).plays("play 4", seat="york")
    game.state.resign(0)
    assert kinds([game.view("york").known.chosen[1]]) == ["4"]
    for seat in OTHERS:
        view = game.view(seat)
        assert (view.step, view.known.chosen) == ("over", [0, SEALED])
        assert GAME.take(GAME.show(view)) == view
        assert GAME.view(GAME.imagine(view, Random(1)), view.seat) == view


def test_a_hand_given_up_is_shown_to_all() -> None:
    game = scenario(options={"mulligan": "once"}, step="mulligan").plays("redeal")
    for seat in ("lancaster", "york", None):
        assert kinds(game.view(seat).known.hands[1]) == kinds(game.state.hands[1])
        game.hears(seat, "hand-shown", side="york", cards="4 4 4 4 4 4 3")


def test_each_side_hears_its_own_hand_only() -> None:
    game = scenario(step="new_campaign", dice="(7 8 9 10 11 12 13 20 21 22 23 24 25 1)")
    assert game.heard("lancaster", "hand") == [{"cards": "4 4 4 4 4 4 3"}]
    assert game.heard("york", "hand") == [{"cards": "force_march 2 2 2 2 2 2"}]
    assert game.heard(None, "hand") == []


# --- titles and scores ----------------------------------------------------------------------------------------------------------


def test_titles_are_known_to_all_and_the_area_of_a_king_who_succeeds() -> None:
    game = scenario("Essex: Prince Edward; dead: Henry VI", step="supply", king=-1)
    for seat in ("lancaster", "york", None):
        known = game.view(seat).known
        assert (known.king, known.pretender) == (BLOCK["L_prince_edward"], BLOCK["Y_york"])
        assert game.heard(seat, "new-king") == [{"block": "L_prince_edward", "side": "lancaster", "area": "essex"}]
    game.sees("york", "Essex: 1 red")


def test_scores_are_known_to_all() -> None:
    game = scenario("Essex: Oxford; Middlesex: March")
    for seat in ("lancaster", "york", None):
        assert game.view(seat).scores == [1, 2]


def test_D58_the_engine_itself_withholds_what_a_seat_may_not_know() -> None:
    game = scenario(keep=True)
    named = set(game.view("york").named)
    hidden = {block for block, place in enumerate(game.state.where) if place <= 33 and game.state.side_of(block) == 0}
    assert hidden
    assert not named & hidden
    game.sees("york", "Cornwall: 2 red; Middlesex: 1 red")
