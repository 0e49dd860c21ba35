"""The facts: what the rule book states of them holds, and a broken file is refused by name, entry and reason."""

import shutil
from pathlib import Path

import pytest

from bosworth.games.lancaster.facts import DATA, load_facts
from bosworth.games.lancaster.laws import EFFECTS
from bosworth.games.lancaster.tables import (
    COPIES,
    FACTS,
    FAVOURS,
    FRENCH,
    LAW_EFFECT,
    LEAST,
    PROVINCE,
    PROVINCE_REWARD,
    SPOILS,
    TRACK,
    TWINS,
    figure,
)
from bosworth.kernel.errors import BadData


def test_what_the_rule_book_states_of_conflicts() -> None:
    assert len(FRENCH) == 12
    assert {2, 9, 10} <= set(FRENCH)
    assert FRENCH.count(3) >= 2
    assert [4, 2, 1] in [SPOILS[card] for card in range(12) if FRENCH[card] == 5]


def test_what_the_rule_book_states_of_provinces() -> None:
    reward = {name: dict(PROVINCE_REWARD[number]) for name, number in PROVINCE.items()}
    assert LEAST[PROVINCE["stafford"]] == 1
    assert reward["stafford"] == {7: 1}
    assert reward["gloucester"] == {7: 1, 2: 2}
    assert reward["york"] == {4: 1, 2: 2}
    assert reward["surrey"] == {1: 2, 0: 2}
    assert reward["northumberland"] == reward["bedford"] == {6: 1}
    assert list(reward["somerset"]) == [3]
    assert reward["dorset"] == {8: 1}


def test_what_the_rule_book_states_of_pieces() -> None:
    assert COPIES == [0, 3, 2, 1, 1]
    assert (6, 3) in TRACK
    assert [bits.bit_count() for bits in FAVOURS[2:]] == [6, 5, 6, 6]
    assert figure("dungeon") == 7
    assert figure("seals") == 24


def test_equal_favours_are_one_offer() -> None:
    assert [bits.bit_count() for bits in TWINS] == [0, 0, 0, 0, 0, 1]


def test_every_effect_is_used_and_every_law_has_one() -> None:
    assert set(LAW_EFFECT) == set(EFFECTS)


def source(sort: str, entry: str, figure: str) -> str:
    """Where a figure comes from."""
    return FACTS.origins()[sort][entry][figure][0]


def test_a_figure_has_its_own_source() -> None:
    """One that we made up takes nothing from the others of its entry."""
    for law, figures in FACTS.origins()["laws"].items():
        ours = {figure for figure, (where, _) in figures.items() if where != "rulebook"}
        assert ours == {"title"} | {"B3d": {"strength"}, "B2d": {"variant"}}.get(law, set())
    assert source("provinces", "somerset", "letter") == source("provinces", "somerset", "reward") == "rulebook"
    assert source("provinces", "somerset", "amount") == "reconstructed"


def test_what_is_printed_is_marked_so_and_what_is_not_is_not() -> None:
    for province in ("stafford", "york"):
        assert source("provinces", province, "id") == "rulebook"
    for province in ("stafford", "york", "gloucester"):
        assert source("provinces", province, "letter") != "rulebook"
    for conflict in ("touques", "pontoise", "falaise", "harfleur", "rouen", "azincourt"):
        assert source("conflicts", conflict, "strength") == "rulebook"
        assert source("conflicts", conflict, "year") == "reconstructed"
    assert source("conflicts", "harfleur", "power") == "rulebook"
    for letter in "BCEGHI":
        assert source("tiles", f"tile {letter}", "reward") == source("tiles", f"tile {letter}", "amount") == "rulebook"
        assert source("tiles", f"tile {letter}", "id") == "reconstructed"
    assert source("track", "track 2", "high") == source("track", "track 2", "low") == "rulebook"
    assert set(FACTS.sources()["offices"]) == {"rulebook"}
    ours = [
        figure for figure, origins in FACTS.origins()["figures"].items() if origins != dict.fromkeys(origins, ("rulebook", ""))
    ]
    assert ours == ["more_gold", "more_squires"]


def test_everything_rebuilt_has_a_reason() -> None:
    rebuilt = sum(sources.count("reconstructed") for sources in FACTS.sources().values())
    named = [figure for figures in FACTS.reasons().values() for figure in figures]
    assert len(named) == len(set(named)) == rebuilt
    assert {figure.split(".")[0] for figure in named} >= {"track 1", "tile B", "f3", "s4", "B0a", "caen", "norfolk"}


BREAKS = [
    ("provinces.toml", "strength = 2", "strength = 9", "northumberland"),
    ("provinces.toml", "extension = 1", "extensions = 1", "northumberland"),
    ("provinces.toml", 'letter = "B"', 'letter = "C"', "letters"),
    ("conflicts.toml", "power = [2, 1, 1]", "power = [1, 1, 2]", "touques"),
    ("conflicts.toml", "power = [2, 1, 1]", "power = [2, 1]", "touques"),
    ("setup.toml", "strengths = [9, 10]", "strengths = [9, 11]", "does not leave out two"),
    ("laws.toml", "group = 0", "group = 7", "B0a"),
    ("laws.toml", 'id = "B0a"', 'id = "B0b"', "twice"),
    ("laws.toml", "group = 4", "group = 3", "the sets have different numbers of laws"),
    ("laws.toml", "power = 3", 'power = "3"', "no int"),
    ("favours.toml", "not_with = [3]", "not_with = [9]", "f2"),
    ("queenie.toml", 'id = "B"', 'id = "J"', "letters"),
    ("setup.toml", 'id = "5"\nstrengths', 'id = "6"\nstrengths', "two to five players"),
    ("setup.toml", "value = 37", "value = 137", "stock"),
    ("offices.toml", 'privilege = "shield"', 'privilege = "sword"', "chancellor"),
    ("track.toml", "high = 4", "tall = 4", "high is missing"),
    ("provinces.toml", "reconstructed = { strength", "reconstructed = { power", "no figure of it"),
    ("laws.toml", "our own title: the cards carry pictures only", "", "gives no reason for title"),
]


@pytest.mark.parametrize(("file", "old", "new", "reason"), BREAKS, ids=[f"{row[0]}-{n}" for n, row in enumerate(BREAKS)])
def test_a_broken_fact_is_refused(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(BadData, match=reason) as caught:
        load_facts(tmp_path / "data")
    assert caught.value.file == file


def test_an_unknown_figure_is_refused() -> None:
    with pytest.raises(BadData, match="is missing"):
        figure("dragons")
