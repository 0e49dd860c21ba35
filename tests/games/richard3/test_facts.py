"""The fact files: their numbers, that map and blocks agree, and what is said of a broken one."""

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bosworth.games.richard3.facts import DATA, Block, Facts, load_facts
from bosworth.kernel.errors import BadData

FACTS: Facts = load_facts()
NEVILLES_AT_HOME_ABROAD = {"L_warwick": {"calais"}}
"""A Lancastrian Warwick has no home at the shield in Calais, which is the enemy's exile area (D48)."""


# --- what the facts are ---------------------------------------------------------------------------------------------------------


def test_the_numbers_of_the_game() -> None:
    assert (len(FACTS.blocks), len(FACTS.areas), len(FACTS.borders), len(FACTS.seas)) == (63, 33, 62, 3)
    assert sum(card.copies for card in FACTS.cards) == 25
    assert (FACTS.hand, FACTS.turns, FACTS.poor_hand) == (7, 7, 13)


def test_the_deck() -> None:
    plain = {card.points: card.copies for card in FACTS.cards if not card.event}
    assert plain == {2: 6, 3: 7, 4: 6}
    events = {card.id: card.points for card in FACTS.cards if card.event}
    assert events == {"force_march": 1, "muster": 0, "piracy": 2, "plague": 0, "surprise": 1, "treason": 1}


def test_the_blocks_by_side_and_type() -> None:
    assert Counter(block.side for block in FACTS.blocks) == {"lancaster": 31, "york": 31, "pretender": 1}
    assert Counter(block.type for block in FACTS.blocks if block.side == "lancaster")["heir"] == 5
    assert sorted(block.rank for block in FACTS.blocks if block.rank) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_borders_by_colour() -> None:
    assert Counter(border.limit for border in FACTS.borders) == {4: 24, 3: 26, 2: 12}
    assert {border.colour for border in FACTS.borders if border.stops} == {"red"}


def _printed_for(block: Block) -> set[str]:
    """The areas of the map that bear the block's shield, cathedral or city, or belong to its land."""
    name = block.id[2:]
    if block.type == "church":
        return {area.id for area in FACTS.areas if area.cathedral == name.removesuffix("_church")}
    if block.type == "levy":
        return {area.id for area in FACTS.areas if area.city == name.removesuffix("_levy")}
    if block.id == "L_welsh":
        return {area.id for area in FACTS.areas if area.wales}
    if block.type == "mercenary":
        return {area.id for area in FACTS.areas if block.id in area.exempt}
    if block.type in ("bombard", "rebel"):
        return set()
    shield = name
    if name in ("york", "march", "rutland", "clarence", "gloucester"):
        shield = "york"
    elif block.type == "heir" and name not in ("exeter", "somerset", "richmond"):
        shield = "lancaster"
    return {area.id for area in FACTS.areas if shield in area.shields} - NEVILLES_AT_HOME_ABROAD.get(block.id, set())


@pytest.mark.parametrize("block", FACTS.blocks, ids=lambda block: block.id)
def test_a_block_is_at_home_exactly_where_the_map_says(block: Block) -> None:
    assert set(block.homes) == _printed_for(block)


def test_heirs_with_a_shield_of_their_own_also_share_lancasters() -> None:
    shared = {area.id for area in FACTS.areas if "lancaster" in area.shields}
    found = {block.id for block in FACTS.blocks if block.shared_homes}
    assert found == {"L_exeter", "L_somerset", "L_richmond"}
    assert all(set(block.shared_homes) == shared for block in FACTS.blocks if block.shared_homes)


def test_every_shield_cathedral_and_city_has_its_block() -> None:
    names = {block.id[2:] for block in FACTS.blocks} | {"lancaster"}
    for area in FACTS.areas:
        assert set(area.shields) <= names, area.id
        assert not area.cathedral or f"{area.cathedral}_church" in names
        assert not area.city or f"{area.city}_levy" in names


def test_a_city_raises_its_levy_for_the_side_it_favours() -> None:
    for area in FACTS.areas:
        if area.city:
            assert any(block.id[2:] == f"{area.city}_levy" and block.side == area.city_side for block in FACTS.blocks)


def test_two_versions_are_the_same_person() -> None:
    pairs = {block.id: block.version for block in FACTS.blocks if block.version}
    assert len(pairs) == 26
    assert all(pairs[version] == name and version[2:] == name[2:] for name, version in pairs.items())


# --- what is said of broken ones ------------------------------------------------------------------------------------------------

Break = Callable[[str], str]


def swap(old: str, new: str, times: int = 1) -> Break:
    """Put something else in the place of the first occurrences."""

    def change(text: str) -> str:
        assert old in text, f"{old!r} is not in the file"
        return text.replace(old, new, times)

    return change


def add(text: str) -> Break:
    """Add something at the end."""
    return lambda content: content + text


BORDER = '    { between = ["caernarvon", "chester"], colour = "blue", source = "public" },\n'
FIRST_AREA = '[[area]]\nid = "ireland"\n'
BEAUMONT = 'id = "L_beaumont"\n'
FEW_CARDS = 'card = [{ id = "2", event = false, points = 2, copies = 12, source = "public" }]\n'
SHIRE = '[[area]]\nid = "shire"\n'

BROKEN: list[tuple[str, Break, str, str]] = [
    ("areas.toml", add("\n]"), "the file", "is not TOML"),
    ("areas.toml", swap('[limits]\nplain = 4\ncity = 5\nsource = "rulebook"', ""), "limits", "is not a table"),
    ("areas.toml", swap("plain = 4", "plain = 0"), "limits", "plain is 0, not from 1 to 9"),
    ("areas.toml", swap("plain = 4", 'plain = "4"'), "limits", "plain is '4', which is no int"),
    ("areas.toml", swap("plain = 4", "plain = true"), "limits", "plain is True, which is no int"),
    ("areas.toml", swap("plain = 4\n", ""), "limits", "plain is missing"),
    ("areas.toml", swap("plain = 4\n", "plain = 4\nbig = 7\n"), "limits", "unknown key big"),
    ("areas.toml", swap(FIRST_AREA, "[[area]]\n"), "area number 1", "has no id"),
    ("areas.toml", swap('id = "isle_of_man"', 'id = "ireland"'), "ireland", "is there twice"),
    ("areas.toml", swap('id = "english_channel"', 'id = "north_sea"'), "north_sea", "is there twice"),
    ("areas.toml", swap('seas = ["irish_sea"]', 'seas = ["dead_sea"]'), "ireland", "seas names 'dead_sea', which is unknown"),
    ("areas.toml", swap('seas = ["irish_sea"]', 'seas = "irish_sea"'), "ireland", "which is no list"),
    ("areas.toml", swap('seas = ["irish_sea"]', 'seas = ["irish_sea", "irish_sea"]'), "ireland", "names something twice"),
    ("areas.toml", swap('exile_of = "york"', 'exile_of = "tudor"'), "ireland", "exile_of is 'tudor', which is none of"),
    ("areas.toml", swap("counts = false", "counts = 0"), "ireland", "counts is 0, which is no bool"),
    ("areas.toml", swap('source = "public"', 'source = "hearsay"'), "ireland", "source is 'hearsay', which is none of"),
    ("areas.toml", swap('source = "public"', ""), "ireland", "source is missing"),
    ("areas.toml", swap('exempt = ["Y_irish"]', 'exempt = ["Y_york"]'), "ireland", "'Y_york', which is no mercenary"),
    ("areas.toml", swap('exempt = ["Y_irish"]', 'exempt = ["Y_danes"]'), "ireland", "'Y_danes', which is no mercenary"),
    ("areas.toml", add(f'\n{SHIRE}port = "Bree"\nsource = "public"\n'), "shire", "has a port but no sea"),
    ("areas.toml", add(f'\n{SHIRE}city = "bree"\nsource = "public"\n'), "shire", "city_side is missing"),
    ("areas.toml", add(f'\n{SHIRE}towns = 3\nsource = "public"\n'), "shire", "unknown key towns"),
    ("areas.toml", swap('shields = ["stanley"]', "shields = [7]"), "isle_of_man", "shields names 7, which is unknown"),
    ("areas.toml", swap("[[sea]]", "[[ocean]]"), "the file", "unknown key ocean"),
    ("borders.toml", swap("[colours]", "[colors]"), "the file", "unknown key colors"),
    ("borders.toml", lambda text: text[: text.index("[colours]")], "colours", "is not a table"),
    ("borders.toml", lambda text: text[text.index("[colours]") :], "border", "is not a list"),
    ("blocks.toml", lambda _: "", "block", "is not a list"),
    ("borders.toml", swap("limit = 4", "limit = 10"), "yellow", "limit is 10, not from 1 to 9"),
    ("borders.toml", swap("yellow = {", "yellow = 4 #"), "yellow", "is not a table"),
    ("borders.toml", swap(BORDER, BORDER * 2), "border number 2", "caernarvon – chester is there twice"),
    (
        "borders.toml",
        swap(BORDER, BORDER + BORDER.replace('"caernarvon", "chester"', '"chester", "caernarvon"')),
        "border number 2",
        "chester – caernarvon is there twice",
    ),
    ("borders.toml", swap('["caernarvon", "chester"]', '["caernarvon"]'), "border number 1", "does not name two areas"),
    (
        "borders.toml",
        swap('["caernarvon", "chester"]', '["caernarvon", "gondor"]'),
        "border number 1",
        "'gondor', which is unknown",
    ),
    ("borders.toml", swap('colour = "blue"', 'colour = "green"'), "border number 1", "colour is 'green', which is none of"),
    ("borders.toml", swap(BORDER, "    7,\n"), "border number 1", "is not a table"),
    ("blocks.toml", swap(f"[[block]]\n{BEAUMONT}", "[[block]]\n"), "block number 1", "has no id"),
    ("blocks.toml", swap('id = "L_bombard"', BEAUMONT.strip()), "L_beaumont", "is there twice"),
    ("blocks.toml", swap('side = "lancaster"', 'side = "tudor"'), "L_beaumont", "side is 'tudor', which is none of"),
    ("blocks.toml", swap('type = "noble"', 'type = "wizard"'), "L_beaumont", "type is 'wizard', which is none of"),
    ("blocks.toml", swap('rating = "B2"', 'rating = "E2"'), "L_beaumont", "rating is 'E2', not a letter A–D and a number 1–4"),
    ("blocks.toml", swap('rating = "B2"', 'rating = "B22"'), "L_beaumont", "rating is 'B22'"),
    ("blocks.toml", swap('rating_first = "A3"', 'rating_first = "A9"'), "L_bombard", "rating_first is 'A9'"),
    ("blocks.toml", swap("strength = 3", "strength = 5"), "L_beaumont", "strength is 5, not from 1 to 4"),
    ("blocks.toml", swap("strength = 3", "strength = 3.0"), "L_beaumont", "strength is 3.0, which is no int"),
    ("blocks.toml", swap('homes = ["lincoln"]', 'homes = ["lincolnshire"]'), "L_beaumont", "'lincolnshire', which is unknown"),
    ("blocks.toml", swap("rose = true", "rose = true\nrank = 1"), "L_beaumont", "rank is for heirs, and for them alone"),
    ("blocks.toml", swap("rank = 3\n", ""), "L_exeter", "rank is for heirs, and for them alone"),
    (
        "blocks.toml",
        swap("rose = true", "rose = true\nloyalty = 1"),
        "L_beaumont",
        "loyalty and version go together: both or neither",
    ),
    ("blocks.toml", swap('version = "Y_buckingham"', ""), "L_buckingham", "loyalty and version go together: both or neither"),
    (
        "blocks.toml",
        swap('version = "Y_buckingham"', 'version = "Y_rivers"'),
        "L_buckingham",
        "'Y_rivers' is not its counterpart",
    ),
    (
        "blocks.toml",
        swap('version = "Y_buckingham"', 'version = "Y_nobody"'),
        "L_buckingham",
        "'Y_nobody' is not its counterpart",
    ),
    ("blocks.toml", swap("rose = true", "rose = true\nhorse = 1"), "L_beaumont", "unknown key horse"),
    ("cards.toml", swap("points = 4", "points = 5"), "4", "points is 5, not from 0 to 4"),
    ("cards.toml", swap('id = "muster"', 'id = "piracy"'), "piracy", "is there twice"),
    ("cards.toml", swap("hand = 7", "hand = 13"), "deal", "hand is 13, not from 1 to 12"),
    ("cards.toml", swap("hand = 7\n", ""), "deal", "hand is missing"),
    ("cards.toml", swap("[deal]\n", "[deal]\nrounds = 3\n"), "deal", "unknown key rounds"),
    ("cards.toml", swap('poor_hand = 13\nsource = "rulebook"', "poor_hand = 13"), "deal", "source is missing"),
    ("cards.toml", swap("[deal]\n", "[dealer]\n"), "the file", "unknown key dealer"),
    ("cards.toml", swap("card = [", "card = 7 # ["), "the file", "is not TOML"),
    ("cards.toml", lambda text: "card = 7\n" + text[text.index("[deal]") :], "card", "is not a list"),
    ("cards.toml", lambda text: text[: text.index("[deal]")], "deal", "is not a table"),
    ("cards.toml", lambda text: FEW_CARDS + text[text.index("[deal]") :], "deal", "there are too few cards for two hands"),
    ("scenario_1470.toml", swap("[blocks]", "[pieces]"), "the scenario", "blocks is missing"),
    (
        "scenario_1470.toml",
        swap('king = "Y_march"', 'king = "Y_hastings"'),
        "the scenario",
        "king is 'Y_hastings', which is none of",
    ),
    ("scenario_1470.toml", swap('pretender = "L_prince_edward"\n', ""), "the scenario", "pretender is missing"),
    ("scenario_1470.toml", swap('id = "1470"', 'id = "1471"'), "the scenario", "id is '1471', which is none of"),
    ("scenario_1470.toml", swap('"Y_stanley"', '"Y_merlin"'), "blocks", "lancaster names 'Y_merlin', which is unknown"),
    ("scenario_1470.toml", swap('essex = ["Y_essex"]', 'essex = ["Y_essex", "Y_march"]'), "blocks", "Y_march is there twice"),
    ("scenario_1470.toml", swap('essex = ["Y_essex"]', 'mordor = ["Y_essex"]'), "blocks", "unknown key mordor"),
    (
        "scenario_1470.toml",
        swap('offboard = ["L_buckingham", ', 'cumbria = ["L_buckingham"]\noffboard = ['),
        "the scenario",
        "L_buckingham and Y_buckingham are one person: one of them is in play",
    ),
    (
        "scenario_1470.toml",
        swap('warwick = ["Y_buckingham"]\n', ""),
        "the scenario",
        "L_buckingham and Y_buckingham are one person: one of them is in play, or both are dead",
    ),
    ("scenario_1470.toml", swap('id = "1470"', 'id = "1460"'), "the scenario", "id is '1460', which is none of 1470"),
    ("scenario_1470.toml", swap('essex = ["Y_essex"]', 'essex = "Y_essex"'), "blocks", "essex is 'Y_essex', which is no list"),
    ("scenario_1470.toml", swap("[1470, 1480]", '["1470"]'), "the scenario", "years is ['1470'], not the year of each campaign"),
    ("scenario_1470.toml", swap("[1470, 1480]", "[]"), "the scenario", "years is [], not the year of each campaign"),
    ("scenario_1470.toml", swap('"L_prince_edward"', '"Y_clarence"'), "the scenario", "king and pretender are of the same side"),
    ("scenario_1470.toml", swap("years =", 'song = "x"\nyears ='), "the scenario", "unknown key song"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_an_unbroken_copy_is_read(folder: Path) -> None:
    assert load_facts(folder) == FACTS


@pytest.mark.parametrize(("file", "breaks", "entry", "reason"), BROKEN, ids=[f"{row[0]}-{row[3]}" for row in BROKEN])
def test_a_broken_file_is_refused_with_file_entry_and_reason(
    folder: Path, file: str, breaks: Break, entry: str, reason: str
) -> None:
    path = folder / file
    path.write_text(breaks(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadData) as error:
        load_facts(folder)
    assert (error.value.file, error.value.entry) == (file, entry)
    assert reason in error.value.reason
    assert error.value.code == "bad_data"
    assert str(error.value) == f"{file}: {entry}: {error.value.reason}"


@pytest.mark.parametrize("file", sorted({path.name for path in DATA.glob("*.toml")} - {"weights.toml"}))  # no facts
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(BadData, match=rf"^{file}: the file: cannot be read"):
        load_facts(folder)


def test_a_file_that_is_no_text_is_refused(folder: Path) -> None:
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match=r"^cards\.toml: the file: is not TOML"):
        load_facts(folder)
