"""A class of a board belongs to the part that draws it: no part's style can reach another part."""

import re
from pathlib import Path

import pytest
from tests.web.node import ROOT

STATIC = ROOT / "src" / "bosworth" / "web" / "static"
BOARDS = sorted(folder.name for folder in (STATIC / "boards").iterdir() if folder.is_dir())
STATE = re.compile(r"(is|has)-")


def classes(path: Path) -> set[str]:
    """The classes that a style sheet selects."""
    text = re.sub(r"/\*.*?\*/|\"[^\"]*\"|'[^']*'|url\([^)]*\)", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    selectors = re.findall(r"([^{};]*)\{", text)
    return {name for selector in selectors for name in re.findall(r"\.(-?[a-zA-Z_][\w-]*)", selector)}


THING = {"thing", "lit", "open", "held", "focused", "refused", "hinted", "planned"}
"""The states that every piece and place of a board may have (thing.js)."""
SHARED = {name for path in (STATIC / "css").rglob("*.css") for name in classes(path)} | THING


@pytest.mark.parametrize("board", BOARDS)
def test_a_class_of_a_board_belongs_to_one_part(board: str) -> None:
    for path in (STATIC / "boards" / board).glob("*.css"):
        own = re.compile(rf"({path.stem}|{board})(-|$)")
        strange = [name for name in sorted(classes(path) - SHARED) if not own.match(name) and not STATE.match(name)]
        assert not strange, f"{board}/{path.name} styles what is not its own: {', '.join(strange)}"


@pytest.mark.parametrize("board", BOARDS)
def test_what_all_parts_share_is_styled_in_one_place(board: str) -> None:
    folder = STATIC / "boards" / board
    assert not (folder / "narrow.css").exists(), "what a narrow window changes stands with the part that it changes"
    imports = (folder / "board.css").read_text(encoding="utf-8")
    parts = {path.name for path in folder.glob("*.css")} - {"board.css"}
    assert set(re.findall(r'@import url\("([\w-]+\.css)"\)', imports)) == parts
    assert not classes(folder / "board.css")
