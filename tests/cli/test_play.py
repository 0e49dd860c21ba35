"""Whole games played through the command, in every language, by somebody who reads and types."""

import re

import pytest

from bosworth.cli.store import Save
from bosworth.games import game
from bosworth.games import game as find_game
from bosworth.kernel.record import replay, verify_dice
from bosworth.locale import LANGUAGES

from .conftest import Player, Run, Script


@pytest.mark.parametrize(
    ("language", "seats"), [*((language, "human,human") for language in LANGUAGES), ("en", "bot:greedy,human")]
)
def test_a_whole_game_can_be_played(run: Run, language: str, seats: str) -> None:
    """The game ends, says who won, gives away the secret of its dice, and its record is sound."""
    ran = run(
        "play",
        "richard3",
        "--scenario",
        "1480",
        "--seats",
        seats,
        "--seed",
        "5",
        "--lang",
        language,
        "--name",
        "g",
        player=Player(4),
    )
    assert (ran.code, ran.err) == (0, "")
    record = Save("g").record()
    assert record.secret in ran.out
    assert record.commitment in ran.out.splitlines()[2]
    winner = [step.after for _, step in replay(record, game("richard3"))][-1].winner
    side = find_game("richard3").words(language).name("side", record.seats[winner])
    assert find_game("richard3").words(language).say("prompt-over", {"side": record.seats[winner]}) in ran.out
    assert side in ran.out
    assert verify_dice(record, game("richard3")) > 0
    assert not re.search(r"[a-z]_[a-z]|\{|\?\?\?", ran.out), "an id was printed instead of a name"


def test_who_has_an_advantage_is_said_first(run: Run) -> None:
    more = ("--option", "favoured=york", "--option", "favour=two", "--seats", "bot:random,bot:random", "--seed", "2")
    ran = run("play", "richard3", "--scenario", "1480", *more)
    assert ran.out.splitlines()[2] == "York has an advantage: two action points more in each of its turns."
    assert "has an advantage" not in run("play", "richard3", "--scenario", "1480", *more[4:]).out


def test_bots_play_each_other_to_the_end_without_being_asked(run: Run) -> None:
    ran = run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "2", "--name", "g")
    assert ran.code == 0
    assert "has won" in ran.out
    assert "Your choice" not in ran.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    for name in ("one", "two"):
        run("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "9", "--name", name)
    assert Save("one").record().write() == Save("two").record().write()


def test_without_a_seed_every_game_has_a_secret_of_its_own(run: Run) -> None:
    for _ in range(2):
        run("play", "richard3", "--scenario", "1480")
    assert Save("richard3-1480").record().commitment != Save("richard3-1480-2").record().commitment


def test_options_and_presets_reach_the_game(run: Run) -> None:
    run("play", "richard3", "--option", "preset=columbia", "--option", "mulligan=none", "--name", "g")
    options = Save("g").record().options
    assert (options["scenario"], options["hit_ties"], options["mulligan"]) == ("1460", "owner", "none")


def test_closing_the_input_saves_and_says_how_to_go_on(run: Run) -> None:
    ran = run("play", "richard3", "--seed", "1", "--name", "mine", player=Script("4"))
    assert ran.code == 0
    assert ran.out.rstrip().endswith("bosworth resume mine")
    assert [entry.text for entry in Save("mine").record().entries if entry.seat == 0] == ["play 4"]


def test_ctrl_c_saves_too_and_ends_with_130(run: Run) -> None:
    class Impatient(Script):
        def choose(self, printed: str, question: str) -> str:
            raise KeyboardInterrupt

    ran = run("play", "richard3", "--name", "mine", player=Impatient())
    assert ran.code == 130
    assert "bosworth resume mine" in ran.out


def test_resigning_is_asked_for_and_ends_the_game(run: Run) -> None:
    ran = run("play", "richard3", "--name", "g", player=Script("resign", "no", "resign", "yes"))
    assert ran.out.count("Really?") == 2
    assert "Lancaster resigns: York wins." in ran.out
    assert Save("g").record().entries[-1].text == "resign"


def played(run: Run, *lines: str, seed: str = "1") -> str:
    """What is printed after these lines in a game of Lancaster against a random bot."""
    return run("play", "richard3", "--seats", "human,bot:random", "--seed", seed, "--name", "g", player=Script(*lines)).out


def test_numbers_text_forms_beginnings_and_words_all_choose(run: Run) -> None:
    for number, line in enumerate(("play 4", "PLAY 4", "pl 4", "4")):
        text = run(
            "play", "richard3", "--seats", "human,bot:random", "--seed", "1", "--name", f"g{number}", player=Script(line)
        ).out
        assert "Lancaster 4, York" in text, line


def test_a_block_is_chosen_and_then_its_target(run: Run) -> None:
    text = played(run, "play 4", "move henry_vi", "2")
    assert "   1  Henry VI to Essex" in text
    assert re.search(r"· Henry VI marches from Middlesex to \w+\.", text)


def test_a_target_that_is_not_listed_is_refused(run: Run) -> None:
    text = played(run, "play 4", "move henry_vi", "77", "")
    assert "77 is not in the list" in text
    assert "Henry VI marches" not in text


def test_what_is_not_offered_changes_nothing(run: Run) -> None:
    text = played(run, "play 4", "play 3", "99", "dance", "mo")
    assert "“play 3” is not offered now." in text
    assert "99 is not in the list" in text
    assert "“dance” is not offered now." in text
    assert "“mo” may mean" in text
    assert [entry.text for entry in Save("g").record().entries if entry.seat == 0] == ["play 4"]


def test_undo_takes_back_one_action_and_restart_all(run: Run) -> None:
    text = played(run, "play 4", "move clifford cumbria", "stop", "recruit rivers leicester", "undo", "restart", "undo")
    assert text.count("Taken back.") == 2
    assert "Nothing can be taken back" in text
    assert [entry.text for entry in Save("g").record().entries if entry.seat == 0] == ["play 4"]


def test_questions_at_the_table_are_answered(run: Run) -> None:
    text = played(
        run, "help", "hint", "board", "look kent", "borders kent", "blocks warwick", "log 3", "save copy", "look kemt", "blocks w"
    )
    for piece in (
        "Card phase",
        "take back your last action",
        "cathedral: Canterbury church",
        "Middlesex: blue, 3 blocks",
        "Warwick: Earl of Warwick",
        "loyalty 3: may be won over",
        "Saved as copy.",
        "“kemt” is unknown",
        "“w” may mean: Warwick, Welsh, Westmoreland, Wiltshire, Worcester",
    ):
        assert piece in text, piece
    assert text.count("Exile and islands") == 2
    assert Save("copy").record().write() == Save("g").record().write()


def test_commands_have_names_in_every_language(run: Run) -> None:
    ran = run(
        "play",
        "richard3",
        "--lang",
        "fr",
        "--name",
        "g",
        player=Script("aide tout", "conseil", "frontières cornouailles", "voir ecosse", "quitter"),
    )
    assert "Deux maisons, une couronne" in ran.out
    assert "Dorset\u202f: " in ran.out
    assert "zone d’exil de Lancastre" in ran.out
    assert "La partie est sauvegardée." in ran.out


def test_words_of_the_players_language_choose_too(run: Run) -> None:
    lines = ("4", "par terre henry vi kent")
    ran = run(
        "play", "richard3", "--seats", "human,bot:random", "--seed", "1", "--lang", "fr", "--name", "g", player=Script(*lines)
    )
    assert "Henry VI marche du Middlesex vers le Kent." in ran.out


def test_a_log_of_nothing_is_empty(run: Run) -> None:
    args = ("play", "richard3", "--scenario", "1480", "--seats", "human,bot:random", "--seed", "1")
    nothing = run(*args, "--name", "a", player=Script("log 0", "quit")).out
    something = run(*args, "--name", "b", player=Script("log 3", "quit")).out
    assert something.count("·") == nothing.count("·") + 3
