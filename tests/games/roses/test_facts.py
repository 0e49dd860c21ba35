"""The fact files: their numbers, where they come from, and what is said of a broken one."""

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bosworth.games.roses.facts import DATA, Facts, load_facts
from bosworth.games.roses.tables import CARD, DECK, REGION_NAMES, SAIL_TO, ZONE, ZONE_NAMES
from bosworth.kernel.errors import BadData

FACTS: Facts = load_facts()


def test_the_deck_has_54_cards() -> None:
    kinds = Counter(asset.kind for asset in FACTS.assets)
    assert kinds == {"noble": 12, "castle": 6, "large_town": 6, "bishop": 6, "town": 6, "port": 6, "ship": 6}
    assert len(DECK) == 54
    assert (FACTS.mercenaries.cards, FACTS.mercenaries.counters) == (6, 17)


def test_cards_are_alike_by_number() -> None:
    """The numbers of nobles, castles and ships are those that the rules count on."""
    assert (CARD["percy"], CARD["bamburgh"], CARD["sh_berwick"], CARD["merc_1"]) == (0, 12, 42, 48)


def test_what_the_rule_book_states() -> None:
    assert {region.id: region.votes for region in FACTS.regions} == {"nm": 4, "ne": 9, "mid": 8, "se": 7, "wc": 6, "wal": 5}
    values = {asset.id: asset.cp for asset in FACTS.assets if asset.kind == "noble"}
    assert {name: values[name] for name in ("neville", "percy", "plantagenet", "stafford", "herbert")} == {
        "neville": 10,
        "percy": 9,
        "plantagenet": 9,
        "stafford": 6,
        "herbert": 4,
    }
    points = {region.id: (region.first, region.second) for region in FACTS.regions}
    assert (points["ne"], points["se"]) == ((9, 6), (7, 4))
    assert {kind.id: (kind.cp, kind.garrison) for kind in FACTS.kinds} == {
        "noble": (0, 0),
        "castle": (6, 3),
        "large_town": (4, 2),
        "bishop": (3, 0),
        "town": (3, 2),
        "port": (2, 1),
        "ship": (2, 0),
    }


def test_the_scoring_order() -> None:
    assert REGION_NAMES == ["nm", "ne", "mid", "se", "wc", "wal"]


def test_the_sea_is_one_chain() -> None:
    reach = {name: {ZONE_NAMES[z] for z in range(8) if SAIL_TO[ZONE[name]] >> z & 1} for name in ZONE_NAMES}
    assert reach["nm_e"] == {"ne_e", "mid_s"}
    assert reach["nm_w"] == {"ne_w", "wal_s"}
    assert reach["wc_s"] == {"se_s", "mid_s", "wal_s", "ne_w"}


def test_bishops_and_ships_have_homes_in_their_regions() -> None:
    by_id = {asset.id: asset for asset in FACTS.assets}
    for asset in FACTS.assets:
        if asset.kind in ("bishop", "ship"):
            assert by_id[asset.home].region == asset.region
    assert sorted(by_id[asset.home].kind for asset in FACTS.assets if asset.kind == "bishop").count("large_town") == 2


def test_every_figure_says_where_it_comes_from() -> None:
    origins = FACTS.origins()
    assert set(origins) == {"regions", "seas", "kinds", "assets", "titles", "borders", "links", "drafts", "numbers"}
    for sort, entries in origins.items():
        for name, figures in entries.items():
            for figure, (source, reason) in figures.items():
                assert (source == "rulebook") == (not reason), f"{sort} {name} {figure}"
    assert origins["assets"]["london"]["income"][0] == "reconstructed"
    assert origins["assets"]["neville"]["cp"] == ("rulebook", "")
    assert origins["numbers"]["mercenaries"]["by_turn"][0] == "reconstructed"
    assert origins["borders"]["mid–wc"]["between"][0] == "reconstructed"


STATED = (
    "stafford.region kenilworth.region berwick.region plymouth.region kings_lynn.region sandwich.region "
    "sh_kings_lynn.sea sh_sandwich.sea sh_plymouth.sea "
    "mowbray.id beaufort.id bamburgh.id bamburgh.type bristol.id harlech.id harlech.type kenilworth.id sh_kingston.id"
)
"""Said of the game by the rules, an example or the designer's closing words, or so that an example can only be meant so."""
NOT_STATED = (
    "percy.region clifford.region plantagenet.region neville.region beaufort.region tudor.region herbert.region "
    "bamburgh.region bristol.region harlech.region norwich.region "
    "sh_berwick.sea sh_kingston.sea sh_pembroke.sea "
    "tudor.id norwich.id pembroke.id sh_pembroke.id sh_pembroke.port bp_norwich.id bristol.type"
)
"""Known from the history section alone, from a map, or by choice; what is named after such a thing too."""


@pytest.mark.parametrize(("figures", "source"), [(STATED, "rulebook"), (NOT_STATED, "reconstructed")])
def test_one_measure_of_what_is_stated(figures: str, source: str) -> None:
    assets = FACTS.origins()["assets"]
    found = {name: assets[name.split(".")[0]][name.split(".")[1]][0] for name in figures.split()}
    assert found == dict.fromkeys(figures.split(), source)


def test_what_is_named_after_a_choice_of_ours_is_ours_too() -> None:
    """A bishop and a ship have the name of their home; a place that no source names has no stated kind nor region."""
    by_id, assets = {asset.id: asset for asset in FACTS.assets}, FACTS.origins()["assets"]
    for name, figures in assets.items():
        if figures["id"][0] == "reconstructed":
            assert {source for source, _ in figures.values()} == {"reconstructed"}, name
        home = by_id[name].home
        if home:
            assert figures["id"][0] == assets[home]["id"][0], name


def test_reconstructed_points_follow_the_votes() -> None:
    for region in FACTS.regions:
        assert (region.first, region.second) == (region.votes, region.votes - 3)


# --- what is said of broken ones ------------------------------------------------------------------------------------------------

Break = Callable[[str], str]


def swap(old: str, new: str) -> Break:
    """Put something else in the place of the first occurrence."""

    def change(text: str) -> str:
        assert old in text, f"{old!r} is not in the file"
        return text.replace(old, new, 1)

    return change


PERCY = '[[noble]]\nid = "percy"\n'
BROKEN: list[tuple[str, Break, str, str]] = [
    ("map.toml", swap("votes = 4", "votes = 0"), "nm", "votes is 0, not from 1 to 99"),
    ("map.toml", swap('id = "ne"', 'id = "nm"'), "nm", "is there twice"),
    ("map.toml", swap('region = "nm"', 'region = "scotland"'), "nm_e", "region is 'scotland', which is none of"),
    ("map.toml", swap('["nm", "ne"]', '["nm"]'), "border number 1", "does not name two places"),
    ("map.toml", swap('["ne", "mid"]', '["ne", "nm"]'), "border number 2", "ne – nm is there twice"),
    ("map.toml", swap("{ between = ", "{ between_ = "), "border number 1", ""),
    ("map.toml", swap("reconstructed = { first = ", "reconstructed = { third = "), "nm", "'third', which is no figure of it"),
    ("cards.toml", swap("cp = 9", "cp = 100"), "percy", "cp is 100"),
    ("cards.toml", swap(PERCY, PERCY + "horse = 1\n"), "percy", "unknown key horse"),
    ("cards.toml", swap('id = "percy"', 'id = "stanley"'), "stanley", "is there twice"),
    ("cards.toml", swap('id = "bamburgh"', 'id = "percy"'), "the file", "two cards have the same id"),
    ("cards.toml", swap('region = "nm"', 'region = "ne"'), "the file", "a region has not two nobles"),
    ("cards.toml", swap('type = "castle"', 'type = "tower"'), "bamburgh", "type is 'tower'"),
    ("cards.toml", swap('town = "carlisle"', 'town = "berwick"'), "bp_carlisle", "town is 'berwick'"),
    ("cards.toml", swap('sea = "nm_e"', 'sea = "se_s"'), "sh_berwick", "sea is 'se_s'"),
    ("cards.toml", swap("by_turn = [2, 3, 3, 4, 5]", "by_turn = [2, 3]"), "mercenaries", "not 5 numbers"),
    ("rules.toml", swap('id = "castle", cp = 6', 'id = "castle", cp = 6, gold = 2'), "castle", "unknown key gold"),
    ("rules.toml", swap('id = "noble", source', 'id = "ship", cp = 2, source'), "ship", "is there twice"),
    ("rules.toml", swap('    { id = "noble", source = "rulebook" },\n', ""), "kind", "in this order"),
    ("rules.toml", swap('counts = "ship"', 'counts = "horse"'), "admiral", "counts is 'horse'"),
    ("rules.toml", swap("shown = [12, 8]", "shown = [11, 8]"), "2", "fewer cards than picks"),
    (
        "rules.toml",
        swap('    { id = "3", shown = [9, 9], picks = [3, 3], source = "rulebook" },\n', ""),
        "draft",
        "is not there for",
    ),
    ("rules.toml", swap("money = 6\n", ""), "game", "money is missing"),
    ("rules.toml", swap('regions = ["mid", "se"]', 'regions = ["mid", "kent"]'), "calais", "'kent', which is unknown"),
]


@pytest.mark.parametrize(("file", "change", "entry", "reason"), BROKEN, ids=[f"{row[0]} {row[2]} {row[3]}" for row in BROKEN])
def test_a_broken_file_is_named_with_entry_and_reason(tmp_path: Path, file: str, change: Break, entry: str, reason: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    path = folder / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_facts(folder)
    assert caught.value.file == file
    assert caught.value.entry == entry
    assert reason in caught.value.reason


def test_a_reason_is_never_empty(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    path = folder / "map.toml"
    text = path.read_text(encoding="utf-8")
    start = text.index("reconstructed = { between = ") + len("reconstructed = { between = ")
    path.write_text(text[:start] + '"" }' + text[text.index("}", start) + 1 :], encoding="utf-8")
    with pytest.raises(BadData, match="gives no reason for between"):
        load_facts(folder)
