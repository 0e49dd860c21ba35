import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bosworth.kernel.chance import (
    Dice,
    FairDice,
    FastDice,
    LoadedDice,
    RecordingDice,
    ReplayedDice,
    WitnessDice,
    commitment,
    parse_outcomes,
    write_outcomes,
)
from bosworth.kernel.errors import BadOutcome, Malformed

SECRET = bytes(range(32))


def draw_some(dice: Dice) -> list[int]:
    deck = list(range(5))
    dice.shuffle(deck)
    return [dice.roll(6), dice.pick(3), *deck, dice.roll(6)]


@pytest.mark.parametrize("dice", [FastDice(7), FairDice(SECRET)])
def test_every_face_comes_up_about_equally_often(dice: Dice) -> None:
    rolls = Counter(dice.roll(6) for _ in range(6000))
    picks = Counter(dice.pick(3) for _ in range(3000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert set(picks) == {0, 1, 2}
    assert all(850 < number < 1150 for number in (*rolls.values(), *picks.values()))


@pytest.mark.parametrize("make", [lambda: FastDice(7), lambda: FairDice(SECRET)])
def test_every_order_comes_up_about_equally_often(make) -> None:  # type: ignore[no-untyped-def]
    dice = make()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        deck = [0, 1, 2]
        dice.shuffle(deck)
        orders[tuple(deck)] += 1
    assert len(orders) == 6
    assert all(400 < number < 600 for number in orders.values())


def test_equal_seeds_give_equal_draws_and_others_do_not() -> None:
    assert draw_some(FastDice(1)) == draw_some(FastDice(1))
    assert draw_some(FairDice(SECRET)) == draw_some(FairDice(SECRET))
    assert [FastDice(seed).pick(1000) for seed in range(5)] != [FastDice(0).pick(1000)] * 5


def test_fair_dice_are_what_the_documentation_says() -> None:
    """Draw number i is HMAC-SHA256(secret, "i:part:attempt"), its first eight bytes taken modulo the number of faces."""
    digest = hmac.new(SECRET, b"0:0:0", hashlib.sha256).digest()
    assert FairDice(SECRET).pick(6) == int.from_bytes(digest[:8], "big") % 6
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_fair_dice_can_be_taken_up_at_any_draw() -> None:
    whole = FairDice(SECRET)
    expected = [whole.roll(6) for _ in range(10)]
    later = FairDice(SECRET, drawn=6)
    assert [later.roll(6) for _ in range(4)] == expected[6:]


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_the_secret_of_fair_dice_has_256_bits(secret: bytes) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        FairDice(secret)


def test_fair_dice_reject_what_would_favour_low_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value beyond the last whole multiple of the faces is drawn again."""
    values = iter([b"\xff" * 32, bytes(7) + b"\x05" + bytes(24)])
    monkeypatch.setattr("bosworth.kernel.chance.hmac.digest", lambda key, message, name: next(values))
    assert FairDice(SECRET).pick(6) == 5


def test_a_shuffle_of_fair_dice_is_one_draw() -> None:
    dice = FairDice(SECRET)
    dice.shuffle(list(range(25)))
    assert dice.drawn == 1


def sources() -> list[Dice]:
    return [FastDice(3), FairDice(SECRET), LoadedDice("(0 1 2 3 4) 1 #0 2"), RecordingDice(FairDice(SECRET))]


@pytest.mark.parametrize("dice", sources())
def test_draws_can_be_taken_back(dice: Dice) -> None:
    mark = dice.tell()
    drawn = draw_some(dice)
    dice.seek(mark)
    assert draw_some(dice) == drawn


@pytest.mark.parametrize("dice", sources())
def test_a_copy_draws_the_same_and_leaves_its_source_alone(dice: Dice) -> None:
    twin = dice.copy()
    drawn = draw_some(twin)
    assert draw_some(dice.copy()) == drawn
    assert draw_some(dice) == drawn


def test_a_source_that_cannot_be_copied_says_so() -> None:
    with pytest.raises(BadOutcome, match="copied"):
        Dice().copy()


def test_recorded_outcomes_replay() -> None:
    recording = RecordingDice(FastDice(9))
    drawn = draw_some(recording)
    text = write_outcomes(recording.outcomes)
    assert draw_some(ReplayedDice(parse_outcomes(text))) == drawn


def test_the_text_of_outcomes() -> None:
    assert write_outcomes(parse_outcomes(" 1 3  6 #0 (7 13 1)4")) == "1 3 6 #0 (7 13 1) 4"


@given(st.lists(st.one_of(st.integers(1, 6).map(str), st.integers(0, 9).map("#{}".format), st.just("(2 0 1)"))))
def test_outcomes_read_back(words: list[str]) -> None:
    text = " ".join(words)
    assert write_outcomes(parse_outcomes(text)) == text


@pytest.mark.parametrize("text", ["x", "#", "(1 2", "1,2", "-1", "#a"])
def test_what_is_no_outcome_is_refused(text: str) -> None:
    with pytest.raises(BadOutcome):
        parse_outcomes(text)


@pytest.mark.parametrize(
    ("script", "draw"),
    [
        ("7", lambda dice: dice.roll(6)),
        ("0", lambda dice: dice.roll(6)),
        ("#3", lambda dice: dice.pick(3)),
        ("3", lambda dice: dice.pick(6)),
        ("#1", lambda dice: dice.roll(6)),
        ("(0 1)", lambda dice: dice.shuffle([0, 1, 2])),
        ("(0 1 1)", lambda dice: dice.shuffle([0, 1, 2])),
        ("", lambda dice: dice.roll(6)),
    ],
)
def test_an_outcome_that_does_not_fit_is_refused(script: str, draw) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadOutcome):
        draw(ReplayedDice(parse_outcomes(script)))


def test_loaded_dice_complete_a_shuffle() -> None:
    dice = LoadedDice("(3 1)")
    deck = [0, 1, 2, 3]
    dice.shuffle(deck)
    assert deck == [3, 1, 0, 2]
    dice.load("5")
    assert dice.roll(6) == 5


def test_bare_dice_give_nothing() -> None:
    dice = Dice()
    dice.seek(dice.tell())
    with pytest.raises(BadOutcome):
        dice.pick(2)


def test_a_witness_writes_down_every_draw_and_changes_none() -> None:
    witness = WitnessDice(FairDice(SECRET))
    assert draw_some(witness) == (drawn := draw_some(FairDice(SECRET)))
    assert witness.draws == [["shuffle", 5, drawn[2:7]], ["roll", 6, drawn[0]], ["pick", 3, drawn[1]], ["roll", 6, drawn[-1]]]


def test_a_witness_counts_named_things_by_their_names() -> None:
    names = ["d", "c", "b", "a"]
    witness, deck = WitnessDice(FairDice(SECRET)), [0, 1, 2]
    picked = witness.one_of(deck, names)
    witness.shuffle(deck, names)
    assert witness.draws[0] == ["pick", 3, [2, 1, 0].index(picked)]
    assert witness.draws[1] == ["shuffle", 3, [[2, 1, 0].index(item) for item in deck]]
