"""Text forms of actions: written and read back, and refused with a reason."""

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.notation import FORMS
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
    words = [word for word, _ in FORMS.values()]
    assert len(words) == len(set(words)) == len(FORMS)
    assert GAME.parse("resign", 0) == RESIGN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin with a verb"),
        ("march 2 stafford", "does not begin with a verb"),
        ("province 2", "is followed by a knight, a province"),
        ("treasury all", "is followed by nothing"),
        ("province 5 stafford", "is no knight"),
        ("province ally stafford", "is no knight"),
        ("province 2tt stafford", "is no knight"),
        ("province 2x stafford", "is no knight"),
        ("province 2 kent", "is none of"),
        ("squires many", "is no number"),
        ("squires 200", "is no number"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        GAME.parse(text, 0)
