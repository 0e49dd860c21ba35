"""The Python sessions of the documentation are run, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", [ROOT / "README.md", ROOT / "docs" / "notation.md"], ids=lambda path: path.name)
def test_sessions_run_as_written(path: Path) -> None:
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_the_pages_that_are_promised_are_there() -> None:
    for page in (
        "architecture",
        "writing-rules",
        "notation",
        "add-a-game",
        "games/richard3",
        "rulings/richard3",
        "commands",
        "performance",
    ):
        assert (ROOT / "docs" / f"{page}.md").exists(), page
