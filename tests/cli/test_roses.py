"""Wars of the Roses through the command: whole games in every language and for every number of players, sheets, parliaments."""

import re

import pytest

from bosworth.cli.store import Save
from bosworth.games import game
from bosworth.games import game as find_game
from bosworth.games.roses.options import COUNT
from bosworth.games.roses.prompt import prompt
from bosworth.kernel.record import replay
from bosworth.kernel.text import write_position
from bosworth.locale import LANGUAGES
from bosworth.testing.roses import scenario

from .conftest import Player, Run, Script

BOTS = ("bot:random",) * 3


class Brief(Player):
    """Writes short sheets: goes on as soon as that is offered, more often than not; never a void entry but now and then."""

    def choose(self, printed: str, question: str) -> str:
        if re.search(r"^ *0  \S", printed, re.MULTILINE) and self.rng.random() < 0.6:
            return "0"
        return super().choose(printed, question)


@pytest.mark.parametrize(
    ("language", "scenario", "seats"),
    [
        ("en", "four", "human,human,human,human"),
        ("fr", "four", "human,bot:random,bot:greedy,bot:random"),
        ("it", "three", "bot:random,human,human"),
        ("fr", "two", "human,human"),
        ("it", "two_royal", "human,bot:greedy"),
        ("en", "two_people", "human,human"),
    ],
)
def test_a_whole_game_can_be_played(run: Run, language: str, scenario: str, seats: str) -> None:
    """The game ends, says who won with which scores, shows five parliaments, and its record is sound."""
    ran = run(
        *("play", "roses", "--scenario", scenario, "--seats", seats, "--seed", "5", "--lang", language, "--name", "g"),
        player=Brief(4),
    )
    assert (ran.code, ran.err) == (0, "")
    record, words = Save("g").record(), find_game("roses").words(language)
    last = [step.after for _, step in replay(record, game("roses"))][-1]
    assert last.turn == 5
    assert words.say(*prompt(game("roses").view(last, None))) in ran.out
    assert record.secret in ran.out
    for turn in range(1, 6):
        assert words("parliament-title", number=turn) in ran.out
    assert not re.search(r"[a-z]_[a-z]|\{|\?\?\?", ran.out), "an id was printed instead of a name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_left_and_taken_up_in_the_middle_of_a_sheet(run: Run, language: str) -> None:
    run("play", "roses", "--seed", "3", "--name", "g", "--lang", language, player=Player(1, limit=9))
    before = len(Save("g").record().entries)
    assert game("roses").view([step.after for _, step in replay(Save("g").record(), game("roses"))][-1], 0).known.sheets[0]
    ran = run("resume", "g", "--lang", language, player=Brief(2, limit=40))
    assert (ran.code, ran.err) == (0, "")
    assert len(Save("g").record().entries) > before


def test_the_number_of_seats_chooses_the_scenario(run: Run) -> None:
    for number, name in ((4, "four"), (3, "three"), (2, "two")):
        run("play", "roses", "--seats", ",".join(["bot:random"] * number), "--name", name)
        assert Save(name).record().options["scenario"] == name
    run("play", "roses", "--name", "alone")
    assert list(Save("alone").record().players.values()) == ["human", *["bot:steady"] * 3]
    ran = run("play", "roses", "--scenario", "three", "--seats", "human,human")
    assert ran.code == 2
    assert "--seats needs 3 players" in ran.err
    ran = run("play", "roses", "--seats", "human")
    assert (ran.code, "--seats needs 4 players" in ran.err) == (2, True)


# --- sheets ---------------------------------------------------------------------------------------------------------------------


SHEETS = write_position(
    scenario(
        "red: bamburgh, cardiff; yellow: bristol, carlisle; blue: bp_exeter, berwick; green: plymouth, leicester",
        cash="red 11",
        mercs="red 2",
        stack=15,
    ).state
)
"""Four players with an empty sheet each; Red has Bamburgh, Cardiff, two mercenaries and £11."""


def written(run: Run, *lines: str) -> str:
    """What is printed for Red, who types these lines."""
    seats = "human,bot:greedy,bot:greedy,bot:greedy"
    out = run("play", "roses", "--from", SHEETS, "--seats", seats, "--seed", "3", "--name", "g", player=Script(*lines)).out
    return out.split("You have £11.", 1)[1]


def test_a_sheet_is_a_table_with_costs_and_the_money_left(run: Run) -> None:
    out = written(run, "bid mid", "2", "0", "0", "troop bamburgh", "troop bamburgh")
    assert "£2 for the Captain of Calais in the Midlands. Cost: £2; Result: stands" in out
    assert "2 × troop at Bamburgh. Cost: £6; Result: stands" in out
    assert "Money: £11; the sheet costs £8; £3 is left." in out
    assert "Not enough money" not in out


def test_what_would_be_dropped_for_want_of_money_is_shown(run: Run) -> None:
    out = written(run, "bid mid", "2", "0", "0", *["troop bamburgh"] * 5)
    assert "5 × troop at Bamburgh. Cost: £15; Result: 2 dropped for want of money" in out
    assert "Money: £11; the sheet costs £17; £0 is left." in out
    assert "Not enough money: £6 more would pay for everything." in out


def test_an_offer_is_taken_several_times_as_long_as_it_is_there(run: Run) -> None:
    out = written(run, "0", "0", "0", "troop bamburgh x3", "0", "mercenary cardiff x9")
    assert "3 × troop at Bamburgh. Cost: £9; Result: stands" in out
    assert "2 × mercenary at Cardiff. Cost: £0; Result: stands" in out


def test_a_void_entry_costs_nothing_and_is_marked(run: Run) -> None:
    out = written(run, "0", "stray", "move percy wal")
    assert "Percy to Wales. Cost: £0; Result: void: costs and does nothing" in out


def test_an_entry_is_taken_back(run: Run) -> None:
    out = written(run, "0", "0", "0", "troop cardiff", "undo", "restart")
    assert out.count("Taken back.") == 2
    assert [entry.text for entry in Save("g").record().entries if entry.seat == 0] == []


def test_a_long_row_of_amounts_is_shown_by_its_ends(run: Run) -> None:
    class Rich(Player):
        def choose(self, printed: str, question: str) -> str:
            if "how much do you bid" in printed and "   …" in printed:
                raise EOFError
            return "1" if re.search(r"^ *1  Bid", printed, re.MULTILINE) else super().choose(printed, question)

    out = run("play", "roses", "--seats", "human,bot:random", "--seed", "1", "--name", "g", player=Rich(3)).out
    shown = out.rsplit("how much do you bid", 1)[1]
    first, last = re.findall(r"^ *(\d+)  £(\d+)$", shown, re.MULTILINE)
    assert first == ("1", "1")
    assert int(last[0]) == int(last[1]) > 14


def test_questions_about_regions_and_cards_are_answered(run: Run) -> None:
    out = written(
        run, "look wales", "borders midlands", "card bishop of exeter", "card mercenaries", "card york", "hint", "help all", "log"
    )
    for piece in (
        "Control points as things stand: Red 4",
        "Adjoining regions: Northern England, South East England, Wales",
        "a white cube costs £4, a black one £8; with Exeter: +3 VP for the same owner; owner: Blue",
        "2 counters this turn, free troops",
        "Large Town, Northern England; 4 CP; income £5; garrison 2",
        "Five turns, one throne",
        "Planning: the Captain of Calais",
    ):
        assert piece in out, piece


# --- the curtain ----------------------------------------------------------------------------------------------------------------

CURTAIN = re.compile(r"^(.+) is to sit at the screen; the others look away\.$|^(All players) may look", re.MULTILINE)
SHEET = re.compile(r"^Order sheet of (\w+)$", re.MULTILINE)


@pytest.mark.parametrize("scenario", ["four", "three"])
def test_nothing_of_another_sheet_is_printed(run: Run, scenario: str) -> None:
    """Between two curtains there is only the sheet of the one who sits there, and while all look there is none."""
    seats = ",".join(["human"] * COUNT[scenario])
    out = run("play", "roses", "--seats", seats, "--seed", "1", "--name", "g", player=Brief(3, limit=400)).out
    parts = CURTAIN.split(out)
    sheets = 0
    for one, everybody, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        shown = set(SHEET.findall(text))
        sheets += len(shown)
        assert shown <= ({one} if not everybody else set())
        asked = set(re.findall(r"^(\w+)(?:, Planning|: how much)", text, re.MULTILINE))
        assert asked <= ({one} if not everybody else set())
    assert sheets > 8


class Secretive(Player):
    """Four people: Red writes the given entries, Yellow looks at everything there is to look at, all else goes on at once."""

    def __init__(self, *entries: str) -> None:
        super().__init__(0, limit=60)
        self.entries = list(entries)
        self.questions = ["board", "log 50", "hint", "help", "look midlands", "look wales", "card neville"]

    def choose(self, printed: str, question: str) -> str:
        if "Your choice" not in question:
            return ""
        if re.search(r"^Red(, Planning|: how much)", printed, re.MULTILINE) and self.entries:
            return self.entries.pop(0)
        return self.questions.pop(0) if not self.entries and self.questions and self.is_yellow() else "0"

    def is_yellow(self) -> bool:
        return self.out.getvalue().rfind("Yellow is to sit") > self.out.getvalue().rfind("Red is to sit")


def test_what_one_sees_does_not_depend_on_the_sheet_of_another(run: Run) -> None:
    """Red bids and moves, or does nothing at all: for Yellow, who writes next and asks for everything, nothing is different."""
    seen = []
    words = ("play", "roses", "--from", SHEETS, "--seats", "human,human,human,human")
    for number, entries in enumerate([["0"] * 7, ["bid mid", "5", "0", "0", "1", "1", "0", "0", "0", "0"]]):
        name = f"g{number}"
        out = run(*words, "--seed", "4", "--name", name, player=Secretive(*entries)).out
        parts = CURTAIN.split(out)
        texts = [text for one, text in zip(parts[1::3], parts[3::3], strict=True) if one == "Yellow"]
        seen.append(texts[0].replace(name, "g"))
        assert ("bid mid" in [entry.text for entry in Save(name).record().entries]) == bool(number)
    assert "Control points as things stand" in seen[0]
    assert "Money: £" in seen[0]
    assert seen[0] == seen[1]


def test_orders_are_told_only_when_all_sheets_are_in(run: Run) -> None:
    """What is said of a sheet before the reveal is only that it is finished."""
    out = run("play", "roses", "--seats", "human,human,human", "--seed", "2", "--name", "g", player=Brief(5, limit=200)).out
    first = out.split("Orders of ", 1)[0]
    assert first.count("has finished the order sheet.") >= 2
    for message in ("pays £", "Void order", "goes from", "sails from", "attacks"):
        assert message not in first
    for text in re.split(r"Press Enter\.", first)[1:]:
        private = text.split("· ", 1)[0]
        assert len(set(SHEET.findall(private))) <= 1


# --- looking back ---------------------------------------------------------------------------------------------------------------


def test_a_game_is_replayed_and_verified(run: Run) -> None:
    run("play", "roses", "--seats", "bot:random,bot:random", "--seed", "2", "--name", "g")
    ran = run("replay", "g")
    assert ran.code == 0
    assert ran.out.count("Parliament of turn") == 5
    assert "Everything is shown." in ran.out
    assert "every fingerprint is right" in run("replay", "g", "--verify").out
    middle = next(n for n, entry in enumerate(Save("g").record().entries) if entry.text == "commit")
    assert "Order sheet of Red" in run("replay", "g", "--to", str(middle)).out
    assert "Order sheet of" not in run("replay", "g", "--to", str(middle), "--as", "onlooker").out
