"""Text forms: every action reads back, and nonsense is refused with a reason."""

import pytest

from bosworth.games.roses import GAME
from bosworth.kernel.action import RESIGN
from bosworth.kernel.errors import Malformed

TEXTS = (
    "pick merc_4",
    "pick kings_lynn",
    "aid",
    "decline",
    "bid se",
    "amount 300",
    "move de_la_pole nm",
    "sail sh_kings_lynn ne_w",
    "troop bangor",
    "mercenary windsor",
    "white bp_bangor",
    "black sh_pembroke",
    "next",
    "stray",
    "commit",
    "resign",
)


@pytest.mark.parametrize("text", TEXTS)
def test_every_form_reads_back(text: str) -> None:
    assert GAME.write(GAME.parse(text, 0)) == text
    assert GAME.parse(text.upper().replace("_", "-"), 0) == GAME.parse(text, 0)


def test_every_verb_is_tried() -> None:
    assert {text.split()[0] for text in TEXTS} == set(GAME.grammar.by_word)
    assert GAME.parse("resign", 0) == RESIGN


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not begin with a verb"),
        ("conquer london", "does not begin with a verb"),
        ("aid now", "aid is followed by nothing"),
        ("move percy", "move is followed by a noble, a region"),
        ("move london se", "'london' is not a noble"),
        ("move percy scotland", "'scotland' is not a region"),
        ("sail percy se_s", "'percy' is not a ship"),
        ("sail sh_berwick se", "'se' is not a sea zone"),
        ("troop percy", "'percy' is not a location"),
        ("troop merc_1", "'merc_1' is not a location"),
        ("white windsor", "'windsor' is not a noble, bishop or ship"),
        ("pick nobody", "'nobody' is not a card"),
        ("amount five", "'five' is not an amount up to 16383"),
        ("amount 99999", "'99999' is not an amount up to 16383"),
        ("amount -3", "'_3' is not an amount up to 16383"),
    ],
)
def test_nonsense_is_refused_with_a_reason(text: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        GAME.parse(text, 0)
