"""Set-up (4, 13): votes, nobles, first extensions, law sets."""

import pytest
from tests.games.lancaster.common import BOTH

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.invariants import flaw
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.setup import set_up
from bosworth.games.lancaster.tables import FRENCH, LAW_GROUP, LAW_NAMES
from bosworth.games.lancaster.view import amounts
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.testing.lancaster import scenario


@pytest.mark.parametrize(
    ("players", "nobles", "gone", "favours", "bishops", "dishonour", "neutral"),
    [
        (2, 2, [2, 10], 6, 5, 2, 4),
        (3, 2, [9, 10], 5, 5, 3, 3),
        (4, 3, [2, 10], 6, 7, 4, 2),
        (5, 4, [2, 3], 6, 9, 4, 0),
    ],
)
def test_W27_the_set_up_table(
    players: int, nobles: int, gone: list[int], favours: int, bishops: int, dishonour: int, neutral: int
) -> None:
    state = set_up(INFO.settle({"players": str(players), **BOTH}), FastDice(players))
    assert state.nobles_at == [nobles] * 9
    used = [card for card in (*state.conflict_pile, *state.cards) if card >= 0]
    assert sorted(FRENCH[card] for card in range(12) if card not in used) == gone
    assert state.favours.bit_count() == favours
    assert state.bishops_left == bishops
    assert state.track == [dishonour] * 6
    assert dungeon_total(state) == neutral


@pytest.mark.parametrize("seed", range(6))
def test_17_random_law_sets_are_those_permitted(seed: int) -> None:
    options = dict.fromkeys(("laws_0", "laws_1", "laws_2", "laws_3", "laws_4"), "random")
    assert max(set_up(INFO.settle(options), FastDice(seed)).law_sets) < 2
    kings = [set_up(INFO.settle({"preset": "big_box"}), FastDice(6 * seed + n)).law_sets for n in range(6)]
    assert any(2 in sets for sets in kings)
    assert not any(sets[group] == 2 for sets in kings for group in (0, 1, 4))


@pytest.mark.parametrize(("court", "votes"), [("no", 1), ("yes", 2)])
def test_A2_A4_votes_at_the_start(court: str, votes: int) -> None:
    state = GAME.new(INFO.settle({"court": court}), FastDice(1))
    assert state.goods[10:14] == [votes] * 4


def test_A3_noble_piles_are_dealt_at_random_unless_fixed() -> None:
    assert set_up(INFO.settle({"nobles": "fixed"}), FastDice(1)).letter == list(range(9))
    letters = [tuple(set_up(INFO.settle({}), FastDice(seed)).letter) for seed in range(5)]
    assert len(set(letters)) == 5


def test_B15_first_extensions_are_chosen_in_turn_order() -> None:
    game = scenario("blue court: 1; green court: 1", start="extensions", seat="green", round=0)
    for colour in ("green", "yellow", "red", "blue"):
        assert game.actors == [colour]
        game.plays("build s5")
    assert game.state.round == 1
    game.shows("blue extensions: s5; green extensions: s5")


def test_C21_each_group_is_of_one_set() -> None:
    choices = {option.name: option.choices for option in INFO.options}
    for group in range(5):
        assert ("king" in choices[f"laws_{group}"]) == (group in (2, 3))
    state = set_up(INFO.settle({**BOTH, "laws_1": "new", "laws_2": "king"}), FastDice(1))
    laws = [*state.in_force, *state.proposed, *state.law_pile]
    assert [{LAW_NAMES[law][0] for law in laws if LAW_GROUP[law] == group} for group in range(5)] == [
        {"B"},
        {"N"},
        {"K"},
        {"B"},
        {"B"},
    ]


@pytest.mark.parametrize(("favour", "gold", "squires"), [("one", 4, 3), ("two", 6, 4)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_H16_a_favoured_player_begins_with_more_gold_and_squires(favour: str, gold: int, squires: int, players: int) -> None:
    state = set_up(INFO.settle({"players": str(players), "favoured": "green", "favour": favour}), FastDice(1))
    assert amounts(state, "gold") == [2, gold, *[2] * (players - 2)]
    assert amounts(state, "squires") == [2, squires, *[2] * (players - 2)]
    assert amounts(state, "votes") == [1] * players


def test_H16_it_comes_from_the_common_supply() -> None:
    state = set_up(INFO.settle({"supply": "strict", "favoured": "red", "favour": "two"}), FastDice(1))
    assert state.stock == [37 - 4 * 2 - 4, 37 - 4 * 2 - 2, 37 - 4]
    assert not flaw(state)


def test_H16_only_a_player_of_this_game_is_favoured() -> None:
    with pytest.raises(Malformed, match="favoured=purple needs players=5"):
        INFO.settle({"favoured": "purple"})
    with pytest.raises(Malformed, match="favoured=red needs players=4 or 5"):
        INFO.settle({"favoured": "red", "players": "3"})
    assert INFO.settle({"favoured": "purple", "players": "5"})["favoured"] == "purple"
