"""The pages of rulings and the tests that hold them name each other."""

import re
from pathlib import Path

import pytest

from bosworth.games import GAMES

ROOT = Path(__file__).parents[1]
KNOWN = {
    "richard3": {"D": 65},
    "roses": {"A": 29, "B": 45},
    "lancaster": {"A": 7, "B": 15, "C": 22, "D": 20, "E": 11, "F": 22, "G": 12},
}
"""How many rulings there are on the points that the sources leave open; a page may have further ones under other letters."""
NOTHING_TO_HOLD = {
    "richard3": {"D7"},
    "roses": {"A5", "A22", "A24", "A25", "B18", "B43"},
    "lancaster": {"G12"},
}
"""Slips, advice and components: no rule depends on them."""


def page(game: str) -> str:
    return (ROOT / f"docs/rulings/{game}.md").read_text(encoding="utf-8")


def sections(game: str) -> dict[str, str]:
    """The text under each ruling's heading."""
    parts = re.split(r"^### ([A-Z]\d+) ", page(game), flags=re.MULTILINE)
    assert len(set(parts[1::2])) == len(parts[1::2]), "a ruling is there twice"
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def named(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


def filed(game: str) -> dict[str, list[str]]:
    """The tests of a game by file, in their order."""
    paths = sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    return {path.stem: re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), flags=re.MULTILINE) for path in paths}


def existing(game: str) -> set[str]:
    return {test for tests in filed(game).values() for test in tests}


def ruling_of(game: str, test: str) -> str:
    """The ruling in a test's name, if it is one of the game's."""
    number = re.sub(r"^([A-Z])0", r"\1", test.split("_")[1])
    return number if number in sections(game) else ""


@pytest.mark.parametrize("game", GAMES)
def test_all_rulings_are_on_the_page_in_order(game: str) -> None:
    letters: dict[str, list[int]] = {}
    for number in sections(game):
        letters.setdefault(number[0], []).append(int(number[1:]))
    for numbers in letters.values():
        assert numbers == list(range(1, len(numbers) + 1))
    assert {letter: len(letters[letter]) for letter in KNOWN[game]} == KNOWN[game]
    assert set(letters) > set(KNOWN[game])


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_names_tests_that_exist(game: str) -> None:
    for number, text in sections(game).items():
        tests = named(text)
        assert bool(tests) != (number in NOTHING_TO_HOLD[game]), number
        assert tests <= existing(game), f"{number} names tests that do not exist: {tests - existing(game)}"


@pytest.mark.parametrize("game", GAMES)
def test_each_test_of_a_ruling_is_named_under_it(game: str) -> None:
    found = sections(game)
    for test in existing(game):
        number = ruling_of(game, test)
        assert not number or test in named(found[number]), test


@pytest.mark.parametrize("game", GAMES)
def test_tests_are_filed_by_subject_and_rulings_stand_last_in_their_order(game: str) -> None:
    order = ["", *sections(game)]
    for subject, tests in filed(game).items():
        assert not subject.startswith(("test_rulings", "test_examples", "test_chapters")), "that is where it is written, not what"
        places = [order.index(ruling_of(game, test)) for test in tests]
        assert places == sorted(places), subject


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_says_what_was_decided_and_why(game: str) -> None:
    for number, text in sections(game).items():
        assert "**Decision:**" in text, number
        assert "**Why:**" in text, number


@pytest.mark.parametrize("game", GAMES)
def test_rules_cite_rulings_that_there_are(game: str) -> None:
    letters = "".join(sorted({number[0] for number in sections(game)}))
    for path in (ROOT / "src/bosworth/games" / game).glob("*.py"):
        cited = re.findall(rf"[(, ]([{letters}]\d+)(?=[,):;])", path.read_text(encoding="utf-8"))
        assert set(cited) <= set(sections(game)), path.name
