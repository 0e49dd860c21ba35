"""Each game declares all that it can tell; whoever speaks of an event speaks of one that is declared."""

import re
from pathlib import Path

import pytest

from bosworth.games import GAMES, game

BOARDS = Path(__file__).parents[2] / "src/bosworth/web/static/boards"
WRITTEN = Path(__file__).parent
NAMED = re.compile(r'"event-([a-z][a-z-]*[a-z])"')
TOLD = re.compile(r"<([a-z-]+) ([^>]*)>")


@pytest.mark.parametrize("name", GAMES)
def test_a_face_speaks_of_events_that_are_declared(name: str) -> None:
    face = game(name).face
    assert {*face.overtaken, *face.tabled} <= game(name).events.keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_board_in_the_browser_speaks_of_events_that_are_declared(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (BOARDS / name).glob("*.js")]
    found = {event for text in texts for event in NAMED.findall(text)}
    assert found
    assert found <= game(name).events.keys()


@pytest.mark.parametrize("name", GAMES)
def test_all_that_was_heard_of_the_golden_games_is_declared(name: str) -> None:
    events = game(name).events
    for path in (WRITTEN / name / "records").glob("*.heard"):
        for event, args in TOLD.findall(path.read_text(encoding="utf-8")):
            assert {word.partition("=")[0] for word in args.split() if "=" in word} == events[event].args, event


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_to_some_is_told_to_the_others_without_names(name: str) -> None:
    events = game(name).events
    for event, telling in events.items():
        if telling.audience == "others":
            assert events[event.removesuffix("-hidden")].audience == "one"
