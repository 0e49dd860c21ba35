"""Looking back at a game, and verifying it; damaged records and wrong names are one clear line."""

import hashlib
import re
from pathlib import Path

import pytest

from bosworth.cli.store import Save

from .conftest import Run


@pytest.fixture(scope="module")
def _texts() -> dict[str, str]:
    return {}


@pytest.fixture
def record(run: Run, tmp_path: Path, _texts: dict[str, str]) -> Path:
    """A finished game."""
    if not _texts:
        run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "6", "--name", "g")
        _texts["g"] = Save("g").path.read_text()
    path = tmp_path / "g.record"
    path.write_text(_texts["g"])
    return path


def test_everything_is_told_and_the_board_shown(run: Run, record: Path) -> None:
    out = run("replay", str(record)).out
    actions = len([line for line in record.read_text().splitlines() if re.match("(lancaster|york): ", line)])
    assert f"\n{actions}. " in out
    assert "Everything is shown." in out
    assert "(Lancaster alone) Your hand: " in out
    assert "(York alone) Your hand: " in out
    assert "A block of" not in out


def test_a_seat_looks_back_as_itself(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--as", "york", "--to", "5").out
    assert "You play York." in out
    assert out.count("Your hand: ") == 2
    assert "A block of Lancaster" in run("replay", str(record), "--as", "york").out


def test_an_onlooker_sees_no_hand(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--as", "onlooker", "--lang", "fr").out
    assert "Vous êtes spectateur." in out
    assert "Votre main" not in out


def test_a_game_that_is_not_over_is_shown_as_to_an_onlooker_unless_asked(run: Run) -> None:
    run("play", "richard3", "--name", "going")
    assert "You are watching." in run("replay", "going").out
    assert "Everything is shown." in run("replay", "going", "--as", "all").out


def test_to_stops_after_an_action(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--to", "2").out
    assert "\n2. " in out
    assert "\n3. " not in out
    assert "Campaign 1 of 1 begins" in run("replay", str(record), "--to", "0").out


def test_verify_says_what_was_checked(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--verify")
    assert ran.code == 0
    assert re.search(
        r"^\d+ actions were played again: every one is legal, and every fingerprint is right\.$", ran.out, re.MULTILINE
    )
    assert re.search(r"^\d+ draws were made again from the secret", ran.out, re.MULTILINE)


def test_verify_of_a_game_still_going_on(run: Run) -> None:
    run("play", "richard3", "--name", "going")
    assert "cannot be checked yet" in run("replay", "going", "--verify").out


def test_verify_of_a_record_without_commitment(run: Run, record: Path) -> None:
    text = re.sub("(commitment|secret): .*\n", "", record.read_text())
    record.write_text(text)
    assert "names no fingerprint" in run("replay", str(record), "--verify").out


def damage(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_wrong_fingerprint_names_its_line(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("york: ")) + 1
    damage(record, lines[number - 1], lines[number - 1][:-4] + "0000")
    for more in ((), ("--verify",)):
        ran = run("replay", str(record), *more)
        assert ran.code == 2
        assert re.fullmatch(
            rf"bosworth: damaged record, line {number}: expected fingerprint [0-9a-f]{{12}}, found \w+\n", ran.err
        )


def test_a_wrong_secret_is_found_out(run: Run, record: Path) -> None:
    record.write_text(re.sub("secret: ..", "secret: 00", record.read_text()))
    ran = run("replay", str(record), "--verify")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_dice_that_do_not_follow_from_the_secret_are_found_out(run: Run, record: Path) -> None:
    text = record.read_text()
    other = "00" * 32
    text = re.sub("secret: .*", f"secret: {other}", text)
    text = re.sub("commitment: .*", f"commitment: {hashlib.sha256(bytes.fromhex(other)).hexdigest()}", text)
    record.write_text(text)
    ran = run("replay", str(record), "--verify")
    assert ran.code == 2
    assert "the outcomes" in ran.err


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("no-such-file",), "no file and no saved game no-such-file"),
        (("a" * 300,), "a" * 300),  # longer than a file may be called
        (("{}", "--as", "tudor"), "no seat tudor; choose from: lancaster, york, onlooker, all"),
        (("{}", "--to", "99999"), "no action 99999"),
        (("{}", "--to", "-1"), "no action -1"),
        (("{}", "--to", "soon"), "--to"),
        (("{}", "--frobnicate"), "--frobnicate"),
        (("{}", "--lang", "de"), "no language de; choose from: en, fr, it"),
        ((), "FILE"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_2(run: Run, record: Path, arguments: tuple[str, ...], text: str) -> None:
    ran = run("replay", *(argument.format(record) for argument in arguments))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert text.lower() in ran.err.lower()
    assert ran.out == ""


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe", b"bosworth record 1\ngame: chess\nrules: 1\noptions: \nplayers: a=b\n\n"]
)
def test_files_that_are_no_records(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    ran = run("replay", str(path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
