"""No word is there for nothing: every message is asked for somewhere, by its id or by an id put together from parts."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.test_locale import FILES, messages
from tests.words_asked import asked_by

from bosworth.games import GAMES

SOURCE = Path(__file__).parents[1] / "src/bosworth"
QUOTED = re.compile(r"""["'`]([a-z][\w-]+)["'`]""")
TEMPLATE = re.compile(r"`([a-z]\w*-[^`\s]*?\$\{[^`]*?)`")  # a template string of JavaScript with a hole
NAMED = re.compile(r"""\bname\(\s*["'](\w+)["'],|["'`]([a-z]+):[\w${]""")
"""`name("city", …)`, and references such as `knight:2`, which are named too."""
HOLE = r"[\w-]+"


@cache
def texts() -> list[tuple[str, str]]:
    """Every source file that may ask for words: its suffix and its text."""
    paths = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".js", ".html") and "vendor" not in path.parts]
    return [(path.suffix, path.read_text(encoding="utf-8")) for path in paths]


@cache
def known() -> set[str]:
    """All ids that the rules are known to ask for."""
    return set().union(*(asked_by(game) for game in GAMES))


@cache
def asked() -> set[str]:
    """All ids that stand in a source file, or that the rules are known to ask for."""
    return known() | {name for _, text in texts() for name in QUOTED.findall(text)}


@cache
def put_together() -> re.Pattern[str]:
    """Ids with holes, as they stand in template strings: `phase-…`, `board-take-…`; the first part is always written out."""
    shapes: set[str] = set()
    listed = {name.partition("-")[0] for name in known()}  # of these kinds every name is known
    for suffix, text in texts():
        if suffix == ".py":
            shapes |= _formatted(text)
        else:
            shapes |= {re.sub(r"\$\{[^}]*\}", "\0", found) for found in TEMPLATE.findall(text)}
        kinds = {call or reference for call, reference in NAMED.findall(text)} - listed
        shapes |= {f"{kind}-\0" for kind in kinds}
        shapes |= {f"{found}\0" for found in QUOTED.findall(text) if found.endswith("-")}
    good = [shape for shape in shapes if re.fullmatch(r"[a-z]\w*-[\w\0-]*", shape)]
    return re.compile("|".join(re.escape(shape).replace("\0", HOLE).replace("\\\0", HOLE) for shape in good))


def _formatted(text: str) -> set[str]:
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.JoinedStr)]
    return {
        "".join(part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "\0" for part in node.values)
        for node in nodes
    }


def test_ids_put_together_are_found() -> None:
    assert put_together().fullmatch("help-anything")
    assert not put_together().fullmatch("nonsense-anything")


@pytest.mark.parametrize("name", FILES)
def test_no_word_is_there_for_nothing(name: str) -> None:
    unused = {key for key in messages("en", name) if key not in asked() and not put_together().fullmatch(key)}
    assert not unused
