"""The page of the rules names the fields of a position and the options as they are, and the help counts the favours."""

import re
from pathlib import Path

from bosworth.games import game as find_game
from bosworth.games.lancaster.options import INFO, LAW_OPTIONS
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.tables import FAVOURS
from bosworth.kernel.position import field_names
from bosworth.locale import LANGUAGES

PAGE = (Path(__file__).parents[3] / "docs/games/lancaster.md").read_text(encoding="utf-8")


def names(section: int) -> set[str]:
    """What stands in the section as code, files apart."""
    found = re.search(rf"^## {section}\. .*?(?=^## )", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return {name for name in re.findall(r"`([^`]+)`", found[0]) if not name.endswith(".py")}


def test_2_every_field_of_a_position_is_named_and_no_other() -> None:
    assert names(2) == {*field_names(SEQUENCE.blank(INFO.settle({}))), "options"}


def test_17_every_option_is_named_with_its_choices() -> None:
    modules = {"players", "court", "displeasure", "queenie", *LAW_OPTIONS}
    options = [option for option in INFO.options if option.name not in modules]
    text = " ".join(PAGE.split("## 17.")[1].split("## 18.")[0].split())
    assert {name for name in names(17) if name.isidentifier()} == {option.name for option in options}
    for option in options:
        assert f"`{option.name}` {' | '.join(option.choices)}" in text


def test_6_4_the_help_knows_that_three_players_have_five_favours() -> None:
    numbers = {
        "en": ("six", "five with three players"),
        "fr": ("six", "cinq à trois joueurs"),
        "it": ("sei", "cinque in tre giocatori"),
    }
    assert [FAVOURS[players].bit_count() for players in (2, 3, 4, 5)] == [6, 5, 6, 6]
    for language in LANGUAGES:
        text = find_game("lancaster").words(language).name("help", "place", "text")
        assert all(words in text for words in numbers[language])
