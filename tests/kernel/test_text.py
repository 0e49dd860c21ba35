"""Positions as text: what is written, what is read, and what a wrong text is told."""

import pytest
from tests.kernel.toy import HIGH, STEP, TOY, ToyState, toy

from bosworth.kernel.chance import LoadedDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.fields import Fields
from bosworth.kernel.forms import Coded, Flags, Form, Name, Number, renamed
from bosworth.kernel.game import play
from bosworth.kernel.list_forms import By, Each, Grouped, pairs
from bosworth.kernel.text import fingerprint, game_named, write_position

AREAS = ["kent", "essex", "wales"]


def test_only_what_differs_from_a_blank_position_is_written() -> None:
    state = TOY.new(TOY.info.settle({}), LoadedDice("#0 #2"))
    assert write_position(state) == "toy | cards=south:2"
    state = play(state, 0, [HIGH], LoadedDice())
    assert write_position(state) == "toy | cards=south:2 choices=north:high"
    assert write_position(TOY.new(TOY.info.settle({"size": "2"}), LoadedDice("#1 #1"))) == "toy size=2 | cards=north,south"


def test_a_position_reads_back_with_its_options() -> None:
    text = "toy size=2 | barriers=1 cards=south choices=north:low,south:high step=move steps=1"
    state = TOY.read(text)
    assert (state.options, state.cards, state.choices, state.steps) == ({"size": "2"}, [0, 1], [2, 1], 1)
    assert write_position(state) == text
    assert state.legal(0) == [STEP, 4]


def test_the_order_and_the_spaces_of_a_text_mean_nothing() -> None:
    assert fingerprint(TOY.read("toy  |  steps=1   step=move")) == fingerprint(TOY.read("toy | step=move steps=1"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with 'toy'"),
        ("chess | steps=1", "begins with 'toy'"),
        ("toy steps=1", "begins with 'toy'"),
        ("toy size=9 | steps=1", "size is one of 3, 2"),
        ("toy | size=2", "there is no field 'size'"),
        ("toy | pawns=8", "there is no field 'pawns'"),
        ("toy | steps", "'steps' is not of the form name=value"),
        ("toy | steps=", "'steps=' is not of the form name=value"),
        ("toy | steps=1 steps=2", "steps is said twice"),
        ("toy | steps=two", "steps=two: 'two' is not a number"),
        ("toy | steps=99999999", "is not a number from 0 to"),
        ("toy | cards=north:7", "cards=north:7: '7' is not a number from 0 to 2"),
        ("toy | cards=west:1", "cards=west:1: there is no seat 'west'; known are north, south"),
        ("toy | choices=north:middle", "there is no choice 'middle'; known are none, high, low"),
        ("toy | step=dance", "step=dance: there is no step 'dance'"),
        ("toy | winner=west", "there is no seat 'west'"),
        ("toy | step=-", "there is no step '-'"),
    ],
)
def test_a_wrong_text_is_told_where_it_is_wrong(text: str, words: str) -> None:
    with pytest.raises(Malformed, match=words):
        TOY.read(text)


def test_a_position_in_which_nobody_can_do_what_is_due_is_refused() -> None:
    class Stuck(ToyState):
        def legal(self, seat: int) -> list[int]:
            return []

    class Confused(ToyState):
        def legal(self, seat: int) -> list[int]:
            return [self.choices[7]]

    with pytest.raises(Malformed, match="a seat is to act, but nothing is offered to it"):
        toy(Stuck).read("toy | step=move")
    with pytest.raises(Malformed, match=r"make sense of this position \(IndexError\)"):
        toy(Confused).read("toy | step=move")


def test_the_game_of_a_text_is_its_first_word() -> None:
    assert game_named("toy size=2 | steps=1") == "toy"
    assert game_named("  ") == ""


FORMS: list[tuple[Form, object, object, str]] = [
    (Number(least=-1), -1, 0, "-1"),
    (Number(9), 7, 0, "7"),
    (Name("area", AREAS), 1, -1, "essex"),
    (Name("area", AREAS), -1, 2, "-"),
    (Flags("area", AREAS), 0b101, 0, "kent+wales"),
    (Flags("area", AREAS), 0, 0b1, "-"),
    (Coded(lambda value: f"{value >> 2} of {value & 3}", lambda text: int(text[0]) << 2 | int(text[-1])), 5, 0, "1.of.1"),
    (Each(Name("area", AREAS)), [2, 0, 2], [], "wales+kent+wales"),
    (Each(Name("area", AREAS), is_set=True), [0, 2, 1], [], "essex+kent+wales"),
    (Each(Number()), [], [3], "-"),
    (By("area", AREAS, Number()), [0, 1, 5], [0, 0, 0], "essex,wales:5"),
    (By("area", AREAS, [Number(), Flags("sea", ["a", "b"]), Number()]), [0, 3, 0], [0, 0, 0], "essex:a+b"),
    (By("area", AREAS, Each(Number())), [[], [4, 4], []], [[], [], []], "essex:4+4"),
    (Grouped("area", AREAS, Name("side", ["red", "white"])), [1, -1, 1], [-1, -1, -1], "white:kent+wales"),
]


@pytest.mark.parametrize(("form", "value", "blank", "text"), FORMS)
def test_each_form_writes_and_reads(form: Form, value: object, blank: object, text: str) -> None:
    assert form.write(value, blank) == text
    read = form.read(text, blank)
    assert read == (sorted(value) if isinstance(form, Each) and form.is_set and isinstance(value, list) else value)


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Number(3), "4"),
        (Number(), "1e3"),
        (Number(), "²"),
        (Flags("area", AREAS), "kent+"),
        (Flags("area", ["kent", "", "wales"]), "kent++wales"),
        (Each(Number(), most=2), "1+2+3"),
        (By("area", AREAS, Number()), "kent:1,rome:2"),
        (Grouped("area", AREAS, Number()), "4:kent+rome"),
        (Grouped("area", AREAS, Number()), "4"),
    ],
)
def test_what_fits_no_form_is_refused(form: Form, text: str) -> None:
    with pytest.raises(Malformed):
        form.read(text, [0, 0, 0])


def test_places_of_two_things_have_two_names() -> None:
    assert pairs(["york", "lancaster"], ["kent", "essex"]) == ["york.kent", "york.essex", "lancaster.kent", "lancaster.essex"]


def test_what_was_renamed_is_written_as_before() -> None:
    def renaming(former: dict[str, str]) -> Fields:
        names = renamed(["cantium", "essex"], {"cantium": "kent"})
        return Fields({"place": 0, "steps": 0}, {"place": Name("area", names)}, former=former)

    class Here:
        place, steps = 1, 2

    assert renaming({}).write(Here) == {"place": "essex", "steps": "2"}
    assert renaming({"place": "where"}).write(Here) == {"steps": "2", "where": "essex"}
    assert renaming({"place": "where"}).read({"where": "kent"}) == {"place": 0}


def test_a_list_without_a_form_and_a_form_without_a_field_are_mistakes_of_the_game() -> None:
    with pytest.raises(ValueError, match="the field cards is a list and has no form"):
        Fields({"cards": []}, {})
    with pytest.raises(ValueError, match="there are forms for hands, but no such fields"):
        Fields({"cards": 0}, {"hands": Number()})
