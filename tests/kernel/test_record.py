import pytest
from tests.kernel.toy import TOY

from bosworth.kernel.chance import FairDice, LoadedDice
from bosworth.kernel.errors import BadRecord
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, read_record, replay, verify_dice

SECRET = bytes(32)


def finished(secret: bytes = SECRET) -> Record:
    match = Match.start(TOY, {}, {"south": "bot:random"}, FairDice(secret))
    match.say(0, "high")
    match.say(1, "low")
    match.say(0, "step; step")
    match.say(0, "done")
    return match.record


def test_a_record_is_text_that_a_person_can_read() -> None:
    match = Match.start(TOY, {}, {"south": "bot:random"}, LoadedDice("#0 #1 5"))
    match.say(1, "low")
    lines = match.record.write().split("\n")
    assert lines[:6] == [
        "bosworth record 1",
        "game: toy",
        "rules: 1",
        "options: size=3",
        "players: north=human south=bot:random",
        "",
    ]
    assert lines[6].startswith("deal -> #0 #1 = ")
    assert lines[7].startswith("south: low = ")


def test_a_record_reads_back_and_replays_to_the_same_position() -> None:
    record = finished()
    again = read_record(record.write())
    assert again.write() == record.write()
    last = [step for _, step in replay(again, TOY)][-1]
    assert last.after.steps == 2
    assert last.after.winner >= 0


def test_fair_dice_are_verified() -> None:
    record = finished()
    assert record.secret == SECRET.hex()
    assert verify_dice(read_record(record.write()), TOY) == 3


def test_the_secret_is_not_in_the_record_before_the_end() -> None:
    match = Match.start(TOY, {}, {}, FairDice(SECRET))
    assert "secret" not in match.record.write()
    assert match.record.commitment in match.record.write()
    with pytest.raises(BadRecord, match="a commitment and a secret"):
        verify_dice(match.record, TOY)


@pytest.mark.parametrize("secret", ["zz", "", bytes(31).hex(), bytes(31).hex() + "01"])
def test_a_wrong_secret_is_found_out(secret: str) -> None:
    record = finished()
    record.secret = secret
    with pytest.raises(BadRecord):
        verify_dice(record, TOY)


def test_a_changed_die_is_found_out() -> None:
    record = finished()
    die = record.entries[-1].outcomes[0]
    die.value = die.value % 6 + 1
    with pytest.raises(BadRecord, match=f"expected the outcomes {(die.value - 2) % 6 + 1}"):
        verify_dice(record, TOY)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("bosworth record 1", "bosworth record 9", 1, "'bosworth record 1'"),
        ("game: toy", "gane: toy", 2, "header line"),
        ("rules: 1", "rules: one", 3, "a number"),
        ("options: size=3", "options: size", 4, "name=value"),
        ("players: north", "player: north", 5, "header line"),
        ("north: high", "west: high", 9, "one of north, south"),
        ("north: high = ", "north: high ", 9, "fingerprint of 12 digits"),
        ("-> #", "-> ?", 8, "outcomes such as"),
        ("commitment: ", "commitment: x", 6, "64 hex digits"),
        ("secret: 0", "secret: ", 14, "64 hex digits"),
    ],
)
def test_a_damaged_line_is_named(old: str, new: str, line: int, words: str) -> None:
    text = finished().write()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        read_record(text.replace(old, new, 1))
    assert caught.value.line == line
    assert words in str(caught.value)


def test_a_wrong_secret_is_named_by_its_line() -> None:
    text = finished().write().replace("secret: 0", "secret: 1")
    with pytest.raises(BadRecord, match="line 14: expected a secret with commitment"):
        verify_dice(read_record(text), TOY)


def test_a_missing_header_line_is_named() -> None:
    with pytest.raises(BadRecord, match="'options: …'"):
        read_record("bosworth record 1\ngame: toy\nrules: 1\nplayers: north=human\n\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("rules: 1", "rules: 2", 3, "toy rules 1"),
        ("game: toy", "game: chess", 2, "toy rules 1"),
        ("options: size=3", "options: size=7", 4, "options of the game"),
        ("north: high", "north: done", 9, "legal here"),
        ("north: high", "north: hihg", 9, "legal here"),
        ("north: high", "north: low", 9, "fingerprint"),
        ("north: high", "north: high -> 3", 9, "the outcomes none"),
        ("-> #", "-> #1 #", 8, "the outcomes"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_at_its_line(old: str, new: str, line: int, words: str) -> None:
    text = finished().write()
    assert old in text
    record = read_record(text.replace(old, new, 1))
    with pytest.raises(BadRecord) as caught:
        list(replay(record, TOY))
    assert caught.value.line == line
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("north: high", "high", 9, "an action of a seat"),
        ("players: north=human south=bot:random", "players: south=bot:random north=human", 5, "seats north, south"),
        ("players: north=human south=bot:random", "players: north=human south=bot:random west=human", 5, "seats north, south"),
    ],
)
def test_a_record_has_the_seats_of_its_game(old: str, new: str, line: int, words: str) -> None:
    text = finished().write()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        list(replay(read_record(text.replace(old, new, 1)), TOY))
    assert caught.value.line == line
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"), [("rules: 1", "rules: " + "9" * 5000), ("rules: 1", "rules: \u0661"), ("-> #", "-> #" + "1" * 5000)]
)
def test_absurd_numbers_are_refused(old: str, new: str) -> None:
    with pytest.raises(BadRecord):
        read_record(finished().write().replace(old, new, 1))


def test_a_game_cut_short_is_not_verified() -> None:
    record = finished()
    del record.entries[-1]
    for check in (verify_dice, lambda record, game: list(replay(record, game))):
        with pytest.raises(BadRecord, match="no secret before the end of the game"):
            check(record, TOY)


def test_a_record_begins_with_the_deal() -> None:
    record = finished()
    del record.entries[0]
    with pytest.raises(BadRecord, match="the deal"):
        list(replay(record, TOY))
    record.entries.clear()
    with pytest.raises(BadRecord, match="the deal"):
        list(replay(record, TOY))
