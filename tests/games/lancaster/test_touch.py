"""What a hand touches: every offer of whole games has a path of its own, or is a button."""

import re
from collections import Counter

import pytest
from tests.games.lancaster.common import SET_UPS, moments

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.touch import path
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match

REFERENCE = re.compile(
    r"(knight|lord|bishop|with|area|card|favour|side|space|noble|piece|squires|number|vote|tokens|take):[\w.]+"
)


@pytest.mark.parametrize("options", SET_UPS)
def test_paths_of_one_decision_differ_and_none_is_the_beginning_of_another(options: dict[str, str]) -> None:
    for view, offers in moments(options, 5):
        paths = [path(view, action) for action in offers]
        touched = [tuple(one) for one in paths if one]
        assert max(Counter(touched).values(), default=1) == 1
        beginnings = {one[:length] for one in touched for length in range(1, len(one))}
        assert not beginnings & set(touched)
        assert all(REFERENCE.fullmatch(ref) for one in touched for ref in one)


def test_a_knight_is_touched_then_whoever_goes_along_then_the_place() -> None:
    match = Match.start(GAME, {"players": "4"}, {}, FastDice(1))
    assert path(match.view(0), GAME.parse("province 2 stafford", 0)) == ["knight:2", "area:stafford"]
    assert path(match.view(0), GAME.parse("province 2ts somerset", 0)) == [
        "knight:2",
        "with:tudor",
        "with:shield",
        "area:somerset",
    ]
    assert path(match.view(0), GAME.parse("conflict ally1a caen", 0)) == ["knight:ally1", "with:archer", "card:caen"]
    assert path(match.view(0), GAME.parse("castle 1 s3", 0)) == ["knight:1", "space:s3"]
    assert path(match.view(0), GAME.parse("office chancellor", 0)) == ["lord:own", "area:chancellor"]
    assert path(match.view(0), GAME.parse("yes 2", 0)) == ["vote:yes", "tokens:2"]


def test_knights_are_raised_where_they_stand() -> None:
    view = Match.start(GAME, {"players": "4"}, {}, FastDice(1)).view(0)
    assert path(view, GAME.parse("raise court 2", 0)) == ["knight:2"]
    assert path(view, GAME.parse("raise york 3", 0)) == ["area:york"]
    assert path(view, GAME.parse("raise s2 1", 0)) == ["space:s2"]
    assert path(view, GAME.parse("raise caen ally2", 0)) == ["piece:caen.ally2"]
    assert path(view, GAME.parse("trade dungeon ally2", 0)) == ["bishop:supply", "piece:dungeon.ally2"]


def test_what_has_no_place_on_the_board_is_a_button() -> None:
    view = Match.start(GAME, {"players": "4"}, {}, FastDice(1)).view(0)
    for form in ("decline", "done", "pay", "recall", "flip", "accept", "apply"):
        assert path(view, GAME.parse(form, 0)) == []
