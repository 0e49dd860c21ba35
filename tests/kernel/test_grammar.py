"""A grammar says what follows each verb; texts, arguments and references come from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bosworth.kernel.action import RESIGN, each_with, first, head, only, pack, second, verb
from bosworth.kernel.errors import Malformed
from bosworth.kernel.grammar import Amount, Grammar, Part

PLACES = ["kent", "york", "bath"]
KNIGHT = Part("knight", "a knight", ["k_white", "k_black"], words=["white", "black"])
TO = Part("to", "a place", PLACES, "area")
NORTH = Part("area", "a place in the north", PLACES, among=[1])
RIDE, PAY, TAX, WAIT = 1, 2, 3, 4
GRAMMAR = Grammar(
    {RIDE: ("ride", (KNIGHT, TO)), PAY: ("pay", (Amount("an amount", 16383),)), TAX: ("tax", (NORTH,)), WAIT: ("wait", ())}
)


@pytest.mark.parametrize("text", ["ride black bath", "pay 300", "tax york", "wait", "resign"])
def test_what_is_read_is_written_again(text: str) -> None:
    assert GRAMMAR.write(GRAMMAR.parse(text, 0)) == text
    assert GRAMMAR.parse(f" {text.upper()} ", 0) == GRAMMAR.parse(text, 0)


@given(st.integers(0, 1), st.integers(0, 2))
def test_parts_are_packed_in_their_order(knight: int, place: int) -> None:
    action = pack(RIDE, knight, place)
    assert GRAMMAR.parse(GRAMMAR.write(action), 0) == action
    assert (verb(action), first(action), second(action)) == (RIDE, knight, place)


def test_a_single_argument_may_be_large() -> None:
    assert only(GRAMMAR.parse("pay 16383", 0)) == 16383


def test_messages_and_boards_call_things_by_their_ids() -> None:
    action = GRAMMAR.parse("ride white bath", 0)
    assert GRAMMAR.arguments(action) == {"knight": "k_white", "to": "bath"}
    assert GRAMMAR.path(action) == ["knight:k_white", "area:bath"]
    assert GRAMMAR.arguments(GRAMMAR.parse("pay 7", 0)) == {"number": 7}
    assert GRAMMAR.path(GRAMMAR.parse("wait", 0)) == []


def test_things_are_renamed_by_their_kind() -> None:
    action = GRAMMAR.parse("ride white bath", 0)
    assert GRAMMAR.write(GRAMMAR.translate(action, {"area": {2: 0}, "sea": {0: 1}})) == "ride white kent"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin with a verb; the verbs are ride, pay, tax, wait, resign"),
        ("ride white", "ride is followed by a knight, a place"),
        ("wait here", "wait is followed by nothing"),
        ("ride red bath", "'red' is not a knight; there are white, black"),
        ("tax kent", "'kent' is not a place in the north; there are york"),
        ("pay much", "'much' is not an amount up to 16383"),
        ("pay 16384", "'16384' is not an amount up to 16383"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, reason: str) -> None:
    with pytest.raises(Malformed) as error:
        GRAMMAR.parse(text, 0)
    assert reason in error.value.text


def test_actions_of_one_head_differ_in_what_follows() -> None:
    rides = each_with(1, [pack(RIDE, 0, place) for place in range(3)])
    assert [GRAMMAR.write(ride) for ride in rides] == [f"ride black {place}" for place in PLACES]
    assert {head(ride) for ride in rides} == {pack(RIDE, 1)}


def test_resigning_is_in_every_grammar() -> None:
    assert GRAMMAR.parse("resign", 0) == RESIGN
