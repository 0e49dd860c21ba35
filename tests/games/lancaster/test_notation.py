"""Text forms of actions: written and read back, and refused with a reason."""

import pytest

from bosworth.games.lancaster import GAME
from bosworth.kernel.action import RESIGN
from bosworth.kernel.errors import Malformed

TEXTS = [
    "build s3",
    "province 2 stafford",
    "province 2ts somerset",
    "province ally2t york",
    "castle 1 s1",
    "castle ally2 as2",
    "conflict 1ta harfleur",
    "dungeon 3",
    "office chancellor",
    "ally_office constable",
    "treasury",
    "squires 12",
    "support 4",
    "favour f1",
    "noble surrey",
    "raise court 1",
    "raise harfleur ally3",
    "trade lord ally1",
    "yes 3",
    "no 0",
    "buy 7",
    "take both_tile",
    "name purple",
    "collect as1",
    "ransom 2",
    "resign",
]


@pytest.mark.parametrize("text", TEXTS)
def test_actions_read_back(text: str) -> None:
    assert GAME.write(GAME.parse(text, 0)) == text
    assert GAME.parse(text.upper(), 0) == GAME.parse(text, 0)


def test_every_verb_has_its_own_word() -> None:
    assert len(GAME.grammar.forms) == len(GAME.grammar.by_word)
    assert GAME.parse("resign", 0) == RESIGN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin with a verb"),
        ("march 2 stafford", "does not begin with a verb"),
        ("province 2", "is followed by a knight, a province"),
        ("treasury all", "is followed by nothing"),
        ("province 5 stafford", "is not a knight"),
        ("province ally stafford", "is not a knight"),
        ("province 2tt stafford", "is not a knight"),
        ("province 2x stafford", "is not a knight"),
        ("province 2 kent", "is not a province; there are northumberland, stafford"),
        ("squires many", "is not a number up to 127"),
        ("squires 200", "is not a number up to 127"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        GAME.parse(text, 0)
