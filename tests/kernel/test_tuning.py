"""The file of learned numbers: read strictly, and an error names what is wrong in it."""

from pathlib import Path

import pytest

from bosworth.kernel.errors import BadData
from bosworth.kernel.thought import Skill
from bosworth.kernel.tuning import Tuning, read_tuning

GOOD = """
[weights.base]
made_by = "by hand"
gold = 0.75
knights = 2

[skills.master]
playouts = 800
plans = 12
blur = 0.0
"""


def read(tmp_path: Path, text: str) -> Tuning:
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return read_tuning(path)


def test_it_holds_sets_of_weights_and_the_skills_of_levels(tmp_path: Path) -> None:
    found = read(tmp_path, GOOD)
    assert found.weights == {"base": {"gold": 0.75, "knights": 2.0}}
    assert found.skills == {"master": Skill(800, 12, 0.0)}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('made_by = "by hand"', "", "base: made_by is missing"),
        ("gold = 0.75", 'gold = "much"', "base: gold is 'much', which is no number"),
        ("blur = 0.0", "blur = 1.5", "master: blur is 1.5, not from 0 to 1"),
        ("blur = 0.0", "", "blur is None, which is no number"),
        ("playouts = 800", "playouts = -1", "playouts is -1"),
        ("plans = 12", "plans = 0", "plans is 0"),
        ("plans = 12", "plans = 12\nluck = 1", "unknown key luck"),
        ("[skills.master]", "[master]", "unknown key master"),
    ],
)
def test_what_is_wrong_in_it_is_said(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        read(tmp_path, GOOD.replace(old, new))
