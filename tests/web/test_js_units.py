"""The browser side, module by module, run by node's own test runner."""

import json
from pathlib import Path

import pytest
from tests.web.node import run_node_test

from bosworth.games import OWN
from bosworth.games import game as find_game
from bosworth.kernel.chance import PICK, ROLL, SHUFFLE, FairDice, RecordingDice, commitment

MODULES = [
    "hand",
    "connection",
    "theatre",
    "telling",
    "beats",
    "seating",
    "chat",
    "deeds",
    "map-camera",
    "map-gestures",
    "waiting",
    "seconds",
    "full-screen",
    "music",
]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_of_the_browser(name: str) -> None:
    run_node_test(name)


def test_the_page_draws_the_dice_as_the_kernel_does(tmp_path: Path) -> None:
    """HMAC-SHA256 with rejection sampling, in both languages alike."""
    secret = bytes(range(7, 39))
    dice = RecordingDice(FairDice(secret))
    faces: list[int] = []
    for number in range(60):
        if number % 3 == 0:
            faces.append(6)
            dice.roll(6)
        elif number % 3 == 1:
            faces.append(2 + number)
            dice.pick(2 + number)
        else:
            faces.append(number % 17 + 2)
            dice.shuffle(list(range(number % 17 + 2)))
    kinds = {ROLL: "roll", PICK: "pick", SHUFFLE: "shuffle"}
    draws = [
        [kinds[outcome.kind], n, [int(word) for word in outcome.words] if outcome.kind == SHUFFLE else outcome.value]
        for n, outcome in zip(faces, dice.outcomes, strict=True)
    ]
    file = tmp_path / "dice.json"
    file.write_text(json.dumps({"secret": secret.hex(), "commitment": commitment(secret), "draws": draws}), encoding="utf-8")
    run_node_test("dice-check", BOSWORTH_CASES=str(file))


def test_sounds_are_those_of_the_events_that_games_declare(tmp_path: Path) -> None:
    file = tmp_path / "events.json"
    file.write_text(json.dumps({name: list(find_game(name).events) for name in OWN}), encoding="utf-8")
    run_node_test("sound", BOSWORTH_CASES=str(file))
