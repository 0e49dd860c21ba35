"""Text forms of actions: written, read back, and what is said of one that cannot be read."""

import pytest

from bosworth.games.richard3 import GAME, verbs
from bosworth.games.richard3.tables import AREA, BLOCK, KIND_NAMES, POOL, SEA_NAMES
from bosworth.games.richard3.verbs import GRAMMAR
from bosworth.kernel.action import RESIGN, first, pack, second
from bosworth.kernel.errors import Malformed

parse, write = GAME.parse, GAME.write

TEXTS = [
    "play 4",
    "play force_march",
    "redeal",
    "keep",
    "redraw",
    "move march kent",
    "stop",
    "sea march north_sea east_anglia",
    "recruit norfolk east_anglia",
    "end",
    "muster derby",
    "plague middlesex",
    "decline",
    "battle kent",
    "treason henry_vi",
    "fire york",
    "charge gloucester rivers",
    "treachery york stanley",
    "retreat march kent",
    "pass march",
    "hit march",
    "regroup march kent",
    "execute",
    "spare",
    "enter ireland",
    "reduce march",
    "go march pool",
    "banish march",
    "resign",
]


def test_every_verb_has_its_text_here() -> None:
    assert {text.split()[0] for text in TEXTS} == set(GRAMMAR.by_word)
    named = {value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, int)}
    assert set(GRAMMAR.forms) == named | {RESIGN}


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_form_reads_back(text: str) -> None:
    action = parse(text, 1)
    assert write(action) == text
    assert parse(write(action), 1) == action


@pytest.mark.parametrize("text", ["Move March KENT", "  move   march kent ", "MOVE march\tKent"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert parse(text, 1) == parse("move march kent", 1)


def test_hyphens_stand_for_underscores() -> None:
    assert parse("sea henry-vi north-sea east-anglia", 0) == parse("sea henry_vi north_sea east_anglia", 0)


def test_where_the_parts_are_packed() -> None:
    action = parse("sea march north_sea kent", 1)
    assert action == pack(verbs.SEA, BLOCK["Y_march"], SEA_NAMES.index("north_sea"), AREA["kent"])
    assert parse("go march pool", 1) == pack(verbs.GO, BLOCK["Y_march"], POOL)
    assert parse("play 4", 1) == pack(verbs.PLAY, KIND_NAMES.index("4"))
    assert parse("enter ireland", 1) == pack(verbs.ENTER, AREA["ireland"])


@pytest.mark.parametrize(("seat", "mine", "other"), [(0, "L_warwick", "Y_kent"), (1, "Y_warwick", "L_kent")])
def test_who_serves_both_sides_is_taken_for_the_seats_own_or_as_a_target_for_the_enemys(seat: int, mine: str, other: str) -> None:
    action = parse("treachery warwick kent", seat)
    assert (first(action), second(action)) == (BLOCK[mine], BLOCK[other])
    assert first(parse("move warwick kent", seat)) == BLOCK[mine]
    assert first(parse("treason kent", seat)) == BLOCK[other]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_rebel_serves_whoever_moves_him(seat: int) -> None:
    assert first(parse("move rebel kent", seat)) == BLOCK["R_rebel"]
    assert second(parse("charge york rebel", seat)) == BLOCK["R_rebel"]


def test_who_has_one_side_only_is_found_from_either_seat() -> None:
    assert first(parse("move march kent", 0)) == BLOCK["Y_march"]
    assert second(parse("charge henry_vi oxford", 0)) == BLOCK["L_oxford"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "does not begin with a verb; the verbs are play, redeal, keep"),
        ("   ", "does not begin with a verb"),
        ("march kent", "does not begin with a verb"),
        ("1 2 3", "does not begin with a verb"),
        ("move march", "move is followed by a block, an area"),
        ("move march kent sussex", "move is followed by a block, an area"),
        ("end now", "end is followed by nothing"),
        ("charge york", "charge is followed by a block, an enemy block"),
        ("sea march kent", "sea is followed by a block, a sea, an area"),
        ("go march", "go is followed by a block, an area or pool"),
        ("play", "play is followed by a card"),
        ("play 5", "'5' is not a card; there are force_march, muster"),
        ("move merlin kent", "'merlin' is not a block"),
        ("treason merlin", "'merlin' is not an enemy block"),
        ("charge york merlin", "'merlin' is not an enemy block"),
        ("move march gondor", "'gondor' is not an area"),
        ("move march pool", "'pool' is not an area"),
        ("go march gondor", "'gondor' is not an area or pool"),
        ("sea march dead_sea kent", "'dead_sea' is not a sea; there are irish_sea"),
        ("move y_march kent", "'y_march' is not a block"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, says: str) -> None:
    with pytest.raises(Malformed) as error:
        parse(text, 1)
    assert says in error.value.text
    assert repr(text) in error.value.text
    assert error.value.code == "malformed"


def test_the_game_speaks_this_notation() -> None:
    assert GAME.write(GAME.parse("fire york", 1)) == "fire york"


# --- twin worlds ----------------------------------------------------------------------------------------------------------------

RENAMED = {BLOCK["Y_march"]: BLOCK["Y_york"], BLOCK["L_oxford"]: BLOCK["L_devon"]}


@pytest.mark.parametrize(
    ("text", "twin"),
    [
        ("move march kent", "move york kent"),
        ("sea march north_sea kent", "sea york north_sea kent"),
        ("charge march oxford", "charge york devon"),
        ("treachery rutland oxford", "treachery rutland devon"),
        ("treason oxford", "treason devon"),
        ("reduce march", "reduce york"),
        ("muster kent", "muster kent"),
        ("end", "end"),
        ("play 4", "play 2"),
        ("play 3", "play 3"),
    ],
)
def test_an_action_is_translated_to_a_twin_world(text: str, twin: str) -> None:
    kinds = {KIND_NAMES.index("4"): KIND_NAMES.index("2")}
    assert write(GRAMMAR.translate(parse(text, 1), {"block": RENAMED, "card": kinds})) == twin


def test_a_translation_leaves_the_sea_alone() -> None:
    action = parse("sea march english_channel kent", 1)
    assert second(GRAMMAR.translate(action, {"block": RENAMED})) == second(action)
