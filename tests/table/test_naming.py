"""Names can be seen, and what is said turns no line around."""

import sys
import unicodedata

import pytest

from bosworth.kernel.errors import Malformed
from bosworth.table.chairs import Guest, clean_name
from bosworth.table.messages import Chat
from bosworth.table.naming import BLANKS, is_readable, tidy, without_turns
from bosworth.table.opening import Plan, new_table

SEEN = ["Ann", "Jack Cade", "Élodie", "Ærøskøbing", "יעל", "محمد", "李", "김유신", "Ωδή", "4", "?!", "♥", "🌹", "e\u0301"]
UNSEEN = ["\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u200b", "\u2060", "\u00ad", "\u180e", "\u0301", "\ufe0f", "\U000e0101"]
HALF_SEEN = ["Ann\u3164", "\u2800Ann", "A\u200bnn", "An\u034fn", "\u202eAnn", "Ann\u2069", "Ann\U000e0100", "Ann\x07"]


@pytest.mark.parametrize("name", SEEN)
def test_a_name_in_any_script(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", [*UNSEEN, *HALF_SEEN])
def test_no_name_has_signs_that_cannot_be_seen(name: str) -> None:
    assert not tidy(name) or not is_readable(tidy(name))


def test_a_heart_from_a_phone_is_a_heart() -> None:
    assert clean_name("Ann \u2764\ufe0f") == "Ann \u2764"


def test_a_table_may_have_no_name_but_none_that_looks_so() -> None:
    assert clean_name("  ") == ""
    with pytest.raises(Malformed):
        clean_name("\u3164")


def test_every_filler_is_known() -> None:
    names = {chr(code): unicodedata.name(chr(code), "") for code in range(sys.maxunicode)}
    fillers = {
        sign for sign, name in names.items() if name.endswith("FILLER") and name.startswith(("HANGUL", "HALFWIDTH", "KHITAN"))
    }
    assert fillers <= BLANKS
    assert len(fillers) >= 4


# --- what is said ---------------------------------------------------------------------------------------------------------------


def said(text: str) -> str:
    ann = Guest("a", "Ann")
    table = new_table("t", Plan("richard3", ["me", "me"], {}), ann, b"x" * 32)
    table.do(ann, Chat("key", text))
    return table.chat[-1].text


def test_what_is_said_turns_no_line_around() -> None:
    assert said("\u202eevil\u202c \u2067words\u2069") == "evil words"


def test_what_is_said_from_right_to_left_stays_as_it_is() -> None:
    for text in ("שלום", "مرحبا\u200f!", "a \u200e b"):
        assert said(text) == without_turns(text) == text


@pytest.mark.parametrize("text", [" ", "\u3164\u3164", "\u202e"])
def test_nothing_cannot_be_said(text: str) -> None:
    with pytest.raises(Malformed):
        said(text)
