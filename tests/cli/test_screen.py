"""On a terminal there are pips, columns and colours; NO_COLOR and --plain are respected; nothing needs more than lines."""

import io
import re
import sys
from types import ModuleType

import pytest

from bosworth.games import game as find_game
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.drawing import Drawing
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.testing.richard3 import scenario

from .conftest import Player, Run, Script

COLOUR = re.compile(r"\x1b\[[0-9;]*3[1-7][0-9;]*m")
START = ("play", "richard3", "--scenario", "1480", "--seed", "1")


class Keyboard(io.StringIO):
    """An input that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 100 columns with a person before it."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "stdin", Keyboard())


@pytest.mark.usefixtures("_terminal")
def test_a_terminal_shows_pips_and_colours(run: Run) -> None:
    out = run(*START).out
    assert "Scots ●●●● B3" in out
    assert COLOUR.search(out)
    assert all(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= 100 for line in out.splitlines() if "Game " not in line)


@pytest.mark.usefixtures("_terminal")
def test_no_color_is_respected(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(run(*START).out)


@pytest.mark.usefixtures("_terminal")
def test_plain_is_for_those_who_listen(run: Run) -> None:
    for arguments in (("--plain",), ()):
        run("options", "--plain")
        out = run(*START, *arguments).out
        assert "Richmond 3/3 B2 (Pretender)" in out
        assert not re.search("[●○┃│]", out)
        assert "\x1b" not in out


def test_what_is_not_a_terminal_gets_plain_lines(run: Run) -> None:
    out = run(*START).out
    assert "\x1b" not in out
    assert "Richmond 3/3 B2" in out


@pytest.mark.usefixtures("_terminal")
def test_the_curtain_wipes_the_terminal(run: Run) -> None:
    out = run(*START, "--seats", "human,human", player=Script("", "board")).out
    assert out.count("\x1b[2J\x1b[3J") == 2


@pytest.mark.usefixtures("_terminal")
def test_a_battle_is_a_table_by_initiative(run: Run) -> None:
    out = run(*START, "--seats", "human,human", player=Player(1)).out
    assert re.search(r"Battle in \w+.*round 1 of 4", out)
    assert re.search(r"│ [ABC] +│ \w+ [●○]+ [ABC]\d(\+\d)?( \((to act|done)\))?", out)


@pytest.mark.usefixtures("_terminal")
def test_a_replay_waits_for_enter_at_a_terminal(run: Run) -> None:
    run(*START, "--seats", "bot:random,bot:random", "--name", "g")
    out = run("replay", "g", player=Script("", "b", "", "q")).out
    assert re.search(r"^2\. ", out, re.MULTILINE)
    assert not re.search(r"^3\. ", out, re.MULTILINE)
    assert out.count("Everything is shown.") == 2


def test_a_battle_in_plain_lines_names_every_bonus(capsys: pytest.CaptureFixture[str]) -> None:
    """Richmond, the Pretender, defends his own shield; Gloucester's levy of London waits in reserve, unnamed."""
    game = scenario(
        "Pembroke: Richmond 2, Y_bombard, London_levy r",
        setup="1480",
        step="battles",
        seat="york",
        attackers=[-1] * 13 + [1] + [-1] * 19,
    )
    view = GAME.view(game.state, 0)
    words = find_game("richard3").words("en")
    drawing = Drawing(words, Screen(words))
    assert drawing.has_focus(view)
    drawing.focus(view)
    assert capsys.readouterr().out == (
        "\nBattle in Pembroke, round 1 of 4\n"
        "  A. York attacks: Bombard 3/3 A3 (to act)\n"
        "  B. Lancaster defends: Richmond 2/3 B2+1\n"
        "  Reserve. York attacks: 1 block\n"
    )


def test_the_line_editor_keeps_no_history_that_the_next_player_could_call_back(monkeypatch: pytest.MonkeyPatch) -> None:
    editor = ModuleType("readline")
    asked: list[bool] = []
    monkeypatch.setattr(editor, "set_auto_history", asked.append, raising=False)
    monkeypatch.setitem(sys.modules, "readline", editor)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    Screen(Words("en"))
    assert asked == [False]
