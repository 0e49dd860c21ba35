"""Views as plain data by names: each form shows and takes back, and says what it looks like."""

import json
from typing import Any

import pytest
from tests.kernel.toy import HIGH, SEALED, SEATS, TOY, UNSEEN

from bosworth.kernel.chance import FastDice, LoadedDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import Coded, Flags, Name, Number, Plain
from bosworth.kernel.list_forms import By, Each, Grouped, Record, Several
from bosworth.kernel.match import Match

AREA = Name("area", ["kent", "essex", "wales"])
OWN_AREA = Name("area", ["kent", "essex", "wales"], may_be_none=False)
GROUP = Record({"where": OWN_AREA, "number": Number()}, {"moved": Number(1)})

SHOWN: list[tuple[Plain, Any, Any, Any]] = [
    (Number(), 3, 0, 3),
    (AREA, 1, 0, "essex"),
    (AREA, -1, 0, None),
    (Flags("area", AREA.names), 0b101, 0, ["kent", "wales"]),
    (Coded(str, int), 12, 0, "12"),
    (Coded(str, int), -1, 0, None),
    (Each(OWN_AREA), [2, 0], [], ["wales", "kent"]),
    (By("area", AREA.names, Number()), [0, 4, 0], [0, 0, 0], {"essex": 4}),
    (By("area", AREA.names, Number(), is_whole=True), [0, 4, 0], [0, 0, 0], {"kent": 0, "essex": 4, "wales": 0}),
    (By("area", AREA.names, Each(Number())), [[], [1], []], [[], [], []], {"essex": [1]}),
    (Grouped("area", AREA.names, AREA), [-1, 1, -1], [-1, -1, -1], {"essex": "essex"}),
    (Several(GROUP), [[0, 2, 1], [2, 1, 0]], [], [{"where": "kent", "number": 2, "moved": 1}, {"where": "wales", "number": 1}]),
]


@pytest.mark.parametrize(("form", "value", "blank", "data"), SHOWN)
def test_what_is_shown_is_taken_back(form: Plain, value: Any, blank: Any, data: Any) -> None:
    assert form.show(value, blank) == data
    assert form.take(json.loads(json.dumps(data)), blank) == value


@pytest.mark.parametrize(
    ("form", "data"),
    [
        (Number(5), 6),
        (Number(5), True),
        (Number(5), "1"),
        (AREA, "mars"),
        (AREA, 1),
        (OWN_AREA, None),
        (Flags("area", AREA.names), "kent"),
        (Each(OWN_AREA), {"kent": 1}),
        (By("area", AREA.names, Number()), ["kent"]),
        (By("area", AREA.names, Number()), {"mars": 1}),
        (GROUP, {"number": 1}),
        (Coded(str, int), 3),
    ],
)
def test_data_that_stand_for_nothing_are_refused(form: Plain, data: Any) -> None:
    with pytest.raises(Malformed):
        form.take(data, [0, 0, 0])


def test_forms_say_what_their_data_look_like() -> None:
    text = {"type": "string", "description": "area"}
    assert AREA.schema() == {"anyOf": [text, {"type": "null"}]}
    assert Flags("area", AREA.names).schema() == {"type": "array", "items": text}
    assert By("area", AREA.names, OWN_AREA).schema() == {"type": "object", "description": "by area", "additionalProperties": text}
    assert GROUP.schema()["required"] == ["where", "number"]
    assert Each(Coded(str, int)).schema()["items"] == {"anyOf": [{"type": "string"}, {"type": "null"}]}


def toy_match() -> Match:
    match = Match.start(TOY, {}, {}, LoadedDice("#2 #0"))
    match.act(0, [HIGH])
    return match


def test_a_view_is_shown_by_names() -> None:
    match = toy_match()
    assert TOY.show(match.view(1)) == {
        "game": "toy",
        "seat": 1,
        "options": {"size": "3"},
        "step": "choose",
        "barriers": 0,
        "steps": 0,
        "winner": None,
        "choices": {"north": "sealed", "south": "none"},
        "cards": {"north": UNSEEN, "south": 0},
    }
    assert TOY.take(TOY.show(match.view(1))) == match.view(1)
    assert match.view(1).known.choices == [SEALED, 0]
    assert match.view(0) != match.view(1)


@pytest.mark.parametrize(
    "change",
    [
        {"options": None},
        {"choices": 3},
        {"cards": {"west": 1}},
        {"step": "sleep"},
        {"seat": None, "steps": "x"},
        {"seat": "x"},
        {"seat": 99},
        {"seat": True},
    ],
)
def test_data_that_are_no_view_are_refused(change: dict[str, Any]) -> None:
    data = {**TOY.show(toy_match().view(1)), **change}
    with pytest.raises(Malformed):
        TOY.take(data)
    with pytest.raises(Malformed, match="no view of toy"):
        TOY.take({})


def test_the_schema_of_views_tells_every_field() -> None:
    schema = TOY.views.schema(TOY.sequence)
    shown = TOY.show(Match.start(TOY, {}, {}, FastDice(1)).view(0))
    assert list(schema["properties"]) == list(shown) == schema["required"]
    assert schema["properties"]["game"] == {"const": "toy"}
    assert set(shown["cards"]) == set(SEATS)


def test_plain_numbers_may_be_as_large_as_in_a_text() -> None:
    match = toy_match()
    match.state.barriers = 5000
    assert TOY.take(TOY.show(match.view(1))).known.barriers == 5000
