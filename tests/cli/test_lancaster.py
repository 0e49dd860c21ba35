"""Lancaster through the command: whole games in every language, saved and looked back at, and nothing shown over a screen."""

import json
import re

import pytest

from bosworth.cli.store import Save
from bosworth.games import game
from bosworth.games import game as find_game
from bosworth.kernel.record import replay, verify_dice
from bosworth.locale import LANGUAGES

from .conftest import Player, Run, Script

CURTAIN = re.compile(r"^(\w+) is to sit at the screen; .+ away\.$", re.MULTILINE)
SETTINGS = [
    ("en", "human,human,human", "preset=big_box"),
    ("fr", "human,bot:random", "preset=strict"),
    ("it", "human,bot:random,bot:random,bot:random,bot:random", "preset=new_laws"),
    ("en", "bot:random,human,bot:random,bot:random", "preset=kings_laws"),
]


def play(run: Run, seats: str, player: Player, *more: str) -> str:
    """What is printed in a game of Lancaster called g."""
    ran = run("play", "lancaster", "--seats", seats, "--seed", "5", "--name", "g", *more, player=player)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize(("language", "seats", "option"), SETTINGS)
def test_a_whole_game_can_be_played(run: Run, language: str, seats: str, option: str) -> None:
    """The game ends, says who won, gives away the secret of its dice, and its record is sound."""
    out = play(run, seats, Player(4), "--lang", language, "--option", option)
    record = Save("g").record()
    assert record.secret in out
    assert len(record.seats) == 1 + seats.count(",")
    winners = [step.after for _, step in replay(record, game("lancaster"))][-1].winners
    named = " ".join(seat for number, seat in enumerate(record.seats) if winners >> number & 1)
    assert find_game("lancaster").words(language).say("prompt-over", {"winners": named}) in out
    assert verify_dice(record, game("lancaster")) > 0
    assert not re.search(r"[a-z]_[a-z]|\{|\?\?\?", out), "an id was printed instead of a name"


def test_every_language_is_played() -> None:
    assert {language for language, _, _ in SETTINGS} == set(LANGUAGES)


def test_without_seats_there_are_four_of_them(run: Run) -> None:
    out = run("play", "lancaster", "--name", "g", player=Script()).out
    assert "Blue – a person, Green – bot (steady), Yellow – bot (steady), Red – bot (steady)" in out


def test_it_begins_from_the_menu_and_has_its_rules_there(run: Run) -> None:
    menu = run(player=Script("1"))
    line = re.search(r"^ +(\d+)  Lancaster, Players: 2$", menu.out, re.MULTILINE)
    assert line
    out = run(player=Script("1", line[1], "3", "", "quit")).out
    assert "Blue – a person, Green – a person" in out
    listed = re.search(r"^ +(\d+)  Lancaster$", run(player=Script("5")).out, re.MULTILINE)
    assert listed
    assert "Phase 3: ransom" in run(player=Script("5", listed[1])).out


@pytest.mark.parametrize(("seats", "option"), [("human", "court=yes"), ("human,human", "players=3")])
def test_seats_that_do_not_fit_are_refused(run: Run, seats: str, option: str) -> None:
    ran = run("play", "lancaster", "--seats", seats, "--option", option)
    assert ran.code == 2
    assert "--seats needs" in ran.err


def test_a_game_cut_off_goes_on_and_is_looked_back_at(run: Run) -> None:
    play(run, "human,bot:random,bot:random", Player(1, limit=30), "--option", "preset=henry_v")
    before = [entry.text for entry in Save("g").record().entries]
    out = run("resume", "g", player=Player(2)).out
    assert "The game is over" in out
    assert [entry.text for entry in Save("g").record().entries][: len(before)] == before
    assert "every fingerprint is right" in run("replay", "g", "--verify").out
    assert "g: lancaster, blue human" in run("saves", "list").out
    everything = run("replay", "g", "--to", "9").out
    assert "Everything is shown." in everything
    assert "gold: ?" not in everything
    as_green = run("replay", "g", "--to", "9", "--as", "green").out
    assert "You play Green." in as_green
    assert as_green.count("gold: ?") == 2


def test_where_the_figures_come_from(run: Run) -> None:
    out = run("games", "lancaster", "--sources").out
    assert "29 other figures: stated in the rule book" in out
    assert re.search(r"41 figures of conflicts.+: reconstructed by us", out)
    assert "tile B.id, tile C.id" in out
    [data] = json.loads(run("games", "lancaster", "--json", "--sources").out)
    assert data["sources"]["offices"] == {"rulebook": 12}
    counted = sum(counts.get("reconstructed", 0) for counts in data["sources"].values())
    assert counted == sum(len(figures) for figures in data["reconstructed"].values()) > 100
    assert list(data["seats"]) == ["blue", "green", "yellow", "red"]


class Prying(Player):
    """Asks for everything there is to see at each ballot, then votes; Blue yes with both tokens, the others no without."""

    def __init__(self) -> None:
        super().__init__(7)
        self.questions: list[str] = []
        self.ballots = 0

    def choose(self, printed: str, question: str) -> str:
        if self.questions:
            return self.questions.pop(0)
        voter = re.search(r"^(\w+), ballot 1 of 3", printed, re.MULTILINE)
        if not voter:
            return super().choose(printed, question) if not self.ballots else self._leave()
        self.ballots += 1
        self.questions = ["log 9", "hint", "laws", "yes 2" if voter[1] == "Blue" else "no 0"]
        return "board"

    def _leave(self) -> str:
        if self.ballots >= 3:
            raise EOFError
        return ""


def test_a_ballot_is_not_printed_to_others_before_all_have_voted(run: Run) -> None:
    out = play(run, "human,human,human", Prying(), "--option", "court=yes")
    begin = out.index(", ballot 1 of 3")
    counted = out.index("· Blue votes yes with 2 vote tokens.")
    meanwhile = out[begin:counted]
    assert len(CURTAIN.findall(meanwhile)) >= 2
    assert "· Blue has voted." in meanwhile
    assert not re.search(r"\w+ votes (yes|no)|spends", meanwhile)
    hands = re.findall(r"^  Blue\. power: .+; votes: (\d);", meanwhile, re.MULTILINE)
    assert len(hands) >= 3
    assert set(hands) == {"2"}, "the tokens in a ballot are still seen in hand"


def test_nobody_sees_behind_a_screen_that_is_not_his(run: Run) -> None:
    out = play(run, "human,human,human", Player(9, limit=150), "--option", "preset=kings_laws")
    boards = 0
    for name, text in zip(*[iter(CURTAIN.split(out)[1:])] * 2, strict=True):
        for row in re.finditer(r"^  (Blue|Green|Yellow)\. (power: .+|seals: .+)$", text, re.MULTILINE):
            boards += 1
            hidden = re.findall(r"(gold|squires|seals|dishonour): \?", row[2])
            assert len(hidden) == (0 if row[1] == name else 2), row[0]
    assert boards > 30


def test_questions_at_the_table_are_answered(run: Run) -> None:
    asked = (
        "1",
        "help",
        "hint",
        "look york",
        "look melun",
        "laws",
        "explain petition",
        "explain nonsense",
        "laws sale",
        "help all",
    )
    out = play(run, "human,bot:random", Script(*asked), "--option", "preset=big_box")
    for piece in (
        "Phase 1: placing",
        "Petition: you may give 1 gold",
        "“nonsense” is unknown",
        "Sale of Seats: you may buy votes",
        "Knights and squires",
        "laws (borders)",
    ):
        assert piece in out, piece
    assert out.count("proposal 3: ") == 3


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [("fr", "expliquer petition", "Pétition\u202f: vous pouvez"), ("it", "spiega petizione", "Petizione: puoi dare")],
)
def test_commands_have_names_in_every_language(run: Run, language: str, asked: str, answer: str) -> None:
    assert answer in play(run, "human,bot:random", Script(asked), "--lang", language)


def test_a_knight_is_chosen_and_then_its_place_by_number_form_or_words(run: Run) -> None:
    for number, lines in enumerate(
        (("1", "province 2 stafford", "1"), ("1", "to prov 2 staff", "1", "no squire"), ("1", "2", "2", "squires 0"))
    ):
        run("play", "lancaster", "--seats", "human,bot:random", "--seed", "1", "--name", f"g{number}", player=Script(*lines))
        texts = [entry.text for entry in Save(f"g{number}").record().entries if entry.seat == 0]
        assert texts[:3] == ["build s1", "province 2 stafford", "squires 0"], lines
