"""Two people at one screen: whoever looks sees what he may see, and nothing of the other's."""

import re

import pytest

from bosworth.cli.store import Save
from bosworth.games import game as find_game
from bosworth.games.richard3.tables import BLOCK_NAMES
from bosworth.kernel.event import heard
from bosworth.kernel.record import replay
from bosworth.locale.words import Words

from .conftest import Player, Run

TOKEN = re.compile(r"<<([LY]_\w+)>>")  # everybody knows the rebel by its colour; without a letter it is printed on the map
MOMENT = re.compile(r"@@(\d+)@@")
CURTAIN = re.compile(r"^(.+) is to sit at the screen; the other player looks away\.$|^(Both players) may look", re.MULTILINE)
SEATS = {"Lancaster": 0, "York": 1, "Both players": None}


@pytest.fixture
def _named_by_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every mention of a block is printed as its id in brackets, so that nothing can be confused with an area or a house."""
    name = Words.name

    def marked(self: Words, kind: str, thing: str, form: str = "") -> str:
        return f"<<{thing}>>" if kind == "block" and form in ("", "name", "label") else name(self, kind, thing, form)

    monkeypatch.setattr(Words, "name", marked)


class Curious(Player):
    """Now and then asks for the board, a hint or the log before choosing; notes how many actions there have been."""

    def choose(self, printed: str, question: str) -> str:
        if Save("g").exists():
            self.out.write(f"@@{len(Save('g').record().entries) - 1}@@\n")
        if "Your choice" in question and self.rng.random() < 0.3:
            return self.rng.choice(["board", "hint", "log", "look middlesex", "help"])
        return super().choose(printed, question)


def known_to(name: str) -> list[dict[int | None, set[str]]]:
    """After each action and by seat: the blocks that it can name or once could, from its views, what it heard, or titles."""
    game = find_game("richard3")
    known: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    found: list[dict[int | None, set[str]]] = []
    for _, step in replay(Save(name).record(), game, telling=True):
        titles = {BLOCK_NAMES[block] for block in (step.after.king, step.after.pretender) if block >= 0}
        for seat, before in known.items():
            named = {BLOCK_NAMES[block] for block in game.view(step.after, seat).named}
            events = heard(step.after.events, seat)
            told = {word for event in events for value in event.args.values() for word in str(value).split()}
            known[seat] = before | titles | named | told
        found.append(dict(known))
    return found


@pytest.mark.usefixtures("_named_by_ids")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_printed_for_one_that_only_the_other_knows(run: Run, seed: int) -> None:
    """The blocks named on the screen between two curtains are those that the one who looks could name by then."""
    player = Curious(seed, limit=260)
    out = run(
        "play", "richard3", "--scenario", "1480", "--seats", "human,human", "--seed", str(seed), "--name", "g", player=player
    ).out
    known = known_to("g")
    parts = CURTAIN.split(out)
    assert len(parts) > 20
    checked = 0
    for first, second, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        moments = [int(moment) for moment in MOMENT.findall(text)]
        if moments:
            seat = SEATS[first or second]
            if text == parts[-1]:
                moments.append(len(known) - 1)  # what is told at the end of the game follows the last moment that is asked about
            assert set(TOKEN.findall(text)) <= known[moments[-1]][seat]
            checked += len(known[moments[-1]][1 - seat] - known[moments[-1]][seat]) if seat is not None else 0
    assert checked > 50, "there was nothing to keep secret"


@pytest.mark.usefixtures("_named_by_ids")
def test_the_screen_is_wiped_before_the_other_sits_down_and_says_nothing_before_enter(run: Run) -> None:
    out = run(
        "play",
        "richard3",
        "--scenario",
        "1480",
        "--seats",
        "human,human",
        "--seed",
        "1",
        "--name",
        "g",
        player=Player(2, limit=60),
    ).out
    for found in CURTAIN.finditer(out):
        until_enter = out[found.end() :].split("Press Enter.", 1)[0]
        assert not TOKEN.search(until_enter)
        assert until_enter.strip(". now\n") in ("", "at the screen")


def test_a_card_is_never_chosen_without_a_curtain_in_between(run: Run) -> None:
    """Each secret choice of a card comes after a curtain for that seat, with nothing of the other seat in between."""
    out = run(
        "play", "richard3", "--scenario", "1480", "--seats", "human,human", "--seed", "1", "--name", "g", player=Player(3)
    ).out
    looking = ""
    asked = 0
    for line in out.splitlines():
        curtain = CURTAIN.match(line)
        if curtain:
            looking = curtain[1] or curtain[2]
        secret = re.match(r"(\w+), turn \d: choose a card in secret", line)
        if secret:
            asked += 1
            assert secret[1] == looking
    assert asked >= 4
    hands = re.findall(r"^You play (\w+)\.", out, re.MULTILINE)
    assert {"Lancaster", "York"} == set(hands)


def test_against_a_bot_there_is_no_curtain(run: Run) -> None:
    out = run(
        "play", "richard3", "--scenario", "1480", "--seats", "human,bot:random", "--seed", "1", player=Player(3, limit=40)
    ).out
    assert not CURTAIN.search(out)
