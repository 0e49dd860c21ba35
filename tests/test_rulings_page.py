"""The page of rulings and the tests that hold them name each other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/rulings/richard3.md"
TESTS = ROOT / "tests/games/richard3"
NOTHING_TO_HOLD = {"D7", "D59"}
"""Wrong cross-references in the rule book, and the levels of the bots: no rule depends on them."""


def sections() -> dict[str, str]:
    """The text under each ruling's heading."""
    parts = re.split(r"^### ([DB]\d+) ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(set(parts[1::2])) == len(parts[1::2]), "a ruling is there twice"
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def named(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


def existing() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py")]
    return {name for text in texts for name in re.findall(r"^def (test_[DB]\d+_\w+)", text, flags=re.MULTILINE)}


def test_all_rulings_are_on_the_page_in_order() -> None:
    assert [number for number in sections() if number[0] == "D"] == [f"D{number}" for number in range(1, 66)]
    further = [number for number in sections() if number[0] == "B"]
    assert further == [f"B{number}" for number in range(1, len(further) + 1)]
    assert further


def test_each_ruling_names_tests_of_its_own_that_exist() -> None:
    for number, text in sections().items():
        tests = named(text)
        assert bool(tests) != (number in NOTHING_TO_HOLD), number
        assert {name for name in tests if not name.startswith(f"test_{number}_")} == set()
        assert tests <= existing(), f"{number} names tests that do not exist: {tests - existing()}"


def test_each_test_of_a_ruling_is_on_the_page() -> None:
    assert existing() - named(PAGE.read_text(encoding="utf-8")) == set()


def test_each_ruling_says_what_was_decided_and_why() -> None:
    for number, text in sections().items():
        assert "**Decision:**" in text, number
        assert "**Why:**" in text, number
