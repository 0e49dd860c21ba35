"""Every action has its own way by hand, and no way is the beginning of another."""

from random import Random

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.facts import SCENARIOS
from bosworth.games.richard3.touch import path
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.testing.richard3 import Table, scenario


def ways(match: Match, seat: int) -> list[list[str]]:
    """The paths of all offers of a seat."""
    view = match.view(seat)
    return [path(view, action) for action in match.legal(seat)]


@pytest.mark.parametrize("seed", range(12))
def test_paths_differ_and_none_begins_another(seed: int) -> None:
    options = {"scenario": SCENARIOS[seed % 3], "mulligan": "once", "hit_ties": "owner"}
    match = Match.start(GAME, options, {}, FastDice(seed))
    rng = Random(seed)
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        found = [tuple(way) for way in ways(match, seat) if way]
        assert len(set(found)) == len(found), found
        beginnings = {way[:length] for way in found for length in range(1, len(way))}
        assert not beginnings & set(found)
        match.act(seat, [rng.choice(match.legal(seat))])


def touched(game: Table, form: str) -> list[str]:
    """The path of one action of the side to act."""
    seat = game.state.active
    return path(GAME.view(game.state, seat), GAME.parse(form, seat))


def test_a_march_is_a_block_and_an_area_and_a_voyage_too_unless_there_is_a_road() -> None:
    game = scenario("Cornwall: Devon\nLincoln: York", cards="york 2, lancaster 3")
    assert touched(game, "move devon dorset") == ["block:L_devon", "area:dorset"]
    assert touched(game, "sea devon english_channel france") == ["block:L_devon", "area:france"]
    assert touched(game, "sea devon english_channel dorset") == ["block:L_devon", "sea:english_channel", "area:dorset"]
    assert touched(game, "end") == []


def test_a_block_on_its_way_needs_only_the_next_area() -> None:
    game = scenario("Cornwall: Devon\nLincoln: York", cards="york 2, lancaster 3").plays("move devon dorset")
    assert touched(game, "move devon wilts") == ["area:wilts"]
    assert touched(game, "stop") == []


def test_pirates_name_the_sea_where_two_lead_to_the_enemy() -> None:
    game = scenario("Calais: Y_warwick\nKent: L_rivers", cards="york piracy, lancaster 3")
    assert touched(game, "sea warwick north_sea kent") == ["block:Y_warwick", "sea:north_sea", "area:kent"]
    assert touched(game, "sea warwick english_channel sussex") == ["block:Y_warwick", "area:sussex"]


def test_in_battle_the_choice_stands_between_block_and_target() -> None:
    game = scenario("Chester: Gloucester, L_stanley", attacker="york").plays("pass stanley")
    assert touched(game, "fire gloucester") == ["block:Y_gloucester", "choice:fire"]
    assert touched(game, "charge gloucester stanley") == ["block:Y_gloucester", "choice:charge", "block:L_stanley"]


def test_a_card_is_touched_by_its_kind() -> None:
    game = scenario("Chester: Gloucester\nKent: L_rivers")
    assert path(GAME.view(game.state, 0), GAME.parse("play force_march", 0)) == ["card:force_march"]
