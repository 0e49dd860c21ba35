"""Positions in the terminal: shown, written as text, played on from; and games of older rules."""

import re
from pathlib import Path

import pytest

from bosworth.cli.store import Save, all_saves
from bosworth.games import game
from bosworth.kernel.record import replay
from bosworth.kernel.text import write_position

from .conftest import Run, Script


@pytest.fixture
def record(run: Run) -> Path:
    """A finished game of two bots."""
    run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "6", "--name", "g")
    return Save("g").path


def test_a_moment_of_a_record_is_written_as_text_and_shown_from_it(run: Run, record: Path) -> None:
    text = run("show", str(record), "--to", "5", "--text").out.strip()
    states = [step.after for _, step in replay(Save("g").record(), game("richard3"))]
    assert text == write_position(states[5])
    assert run("show", "g", "--text").out.strip() == write_position(states[-1])
    everything = run("show", text).out
    assert "Everything is shown." in everything
    assert "You play York." in run("show", text, "--as", "york").out
    assert everything == run("show", "g", "--to", "5").out


def test_of_a_game_that_is_not_over_an_onlooker_s_view_is_shown_unless_asked(run: Run) -> None:
    run("play", "richard3", "--name", "going")
    assert "You are watching." in run("show", "going").out
    ran = run("show", "going", "--text")
    assert (ran.code, ran.out) == (2, "")
    assert "the text of a position tells everything" in ran.err
    assert "where=" in run("show", "going", "--text", "--as", "all").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("show", "richard3 | where=rome:L_rivers"), "there is no place 'rome'"),
        (("show", "chess | turn=1"), "chess"),
        (("show", "nosuch"), "nosuch"),
        (("play", "richard3", "--from", "richard3 | step=supply"), "no seat has anything to decide at this step"),
        (("play", "roses", "--from", "richard3 | turn=1"), "begins with 'roses'"),
        (("play", "richard3", "--from", "richard3 | turn=1", "--scenario", "1480"), "leave out --scenario"),
    ],
)
def test_what_is_no_position_is_one_clear_line(run: Run, words: tuple[str, ...], told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert told in ran.err
    assert all_saves() == []


def test_a_game_begins_with_a_position_and_goes_on_after_a_break(run: Run, record: Path) -> None:
    text = run("show", "g", "--to", "40", "--text").out.strip()
    run("play", "richard3", "--from", text, "--seats", "human,human", "--name", "puzzle", player=Script())
    assert Save("puzzle").record().entries[0].text == f"begin {text}"
    assert run("show", "puzzle", "--text", "--as", "all").out.strip() == text
    assert run("resume", "puzzle", player=Script()).code == 0


def test_a_game_of_older_rules_is_shown_as_far_as_today_s_can_follow_it(run: Run, record: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.record"
    old.write_text(re.sub("rules: [0-9]+", "rules: 1", record.read_text()))
    last = len(Save("g").record().entries) - 1
    assert f"as far as they agree: {last} of {last} actions" in run("replay", str(old)).out
    assert "as far as they agree: 3 of 3 actions" in run("replay", str(old), "--to", "3").out
    lines = old.read_text().splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("york: ")) + 1
    old.write_text("\n".join([*lines[:broken], "york: flee = 000000000000", *lines[broken:]]))
    shown = broken - lines.index("") - 2
    assert f"as far as they agree: {shown} of {last + 1} actions" in run("replay", str(old)).out
    ran = run("show", str(old), "--to", str(shown + 1))
    assert (ran.code, f"the record has 0 to {shown}" in ran.err) == (2, True)
