"""The menu, the list of games, the settings, and errors before a game begins."""

import json

import pytest

from bosworth import __version__
from bosworth.cli import store
from bosworth.cli.store import Save
from bosworth.folder import home

from .conftest import Ran, Run, Script


def test_five_enters_lead_into_a_first_game_against_a_bot_that_forgives(run: Run) -> None:
    ran = run(player=Script("", "", "", "", ""))
    assert "Game richard3-1460: Lancaster – a person, York – bot (gentle)" in ran.out
    assert "choose a card in secret" in ran.out
    assert ran.code == 0


def test_the_opponent_is_chosen_by_level_and_temper_and_is_then_the_first_choice(run: Run) -> None:
    out = run(player=Script("", "", "2", "6", "3", "quit", "6")).out
    assert "gentle: Plays sensibly" in out
    assert "aggressive: Seeks the fight" in out
    assert "Lancaster – bot (master, aggressive), York – a person" in out
    assert "bot (master, aggressive)" in run(player=Script("2", "", "", "", "", "quit", "6")).out


def test_a_setting_that_names_no_bot_is_forgotten(run: Run) -> None:
    store.save_settings(store.Settings(bot="genius"))
    assert "bot (gentle)" in run(player=Script("", "", "", "", "")).out


def test_the_menu_offers_to_continue_first_when_there_is_a_game(run: Run) -> None:
    run(player=Script("", "3", "2", "", ""))
    ran = run(player=Script("", "quit", "3", "1", "quit", "6"))
    assert "1  Continue the last game" in ran.out
    assert ran.out.count("Game richard3-1480") == 2
    assert "Farewell." in ran.out


def test_the_language_is_chosen_in_the_menu_and_kept(run: Run) -> None:
    ran = run(player=Script("2", "2", "", "4"))
    assert "Nouvelle partie" in ran.out
    assert "Adieu." in ran.out
    assert "Partie richard3-1460" in run("play", "richard3").out


def test_the_rules_can_be_read_from_the_menu(run: Run) -> None:
    out = run(player=Script("9", "3", "1", "4")).out
    assert "9 is not in the list." in out
    assert "Political turn: going home" in out


def test_every_game_begins_from_the_menu_and_has_its_rules_there(run: Run) -> None:
    out = run(player=Script("1", "4", "3", "", "quit", "5", "2", "6")).out
    assert "Game roses-four: Red – a person, Yellow – a person" in out
    assert "Planning: the Captain of Calais" in out


def test_a_damaged_game_does_not_close_the_menu(run: Run) -> None:
    run("play", "richard3", "--name", "g")
    Save("g").path.write_text("nonsense\n")
    ran = run(player=Script("1", "6"))
    assert "damaged record, line 1" in ran.out
    assert ran.code == 0


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            (
                "The return of Henry VI",
                "Bombards may go by sea: true (yes); otherwise false (no)",
                "as in the printed board game",
            ),
        ),
        ("fr", ("Le retour d’Henry VI", "Lancastre (lancaster)", "le hasard")),
        ("it", ("Riccardo III", "Lancaster (lancaster)", "il caso")),
    ],
)
def test_games_are_listed_in_every_language(run: Run, language: str, texts: tuple[str, ...]) -> None:
    out = run("games", "--lang", language).out
    for text in texts:
        assert text in out


def test_games_say_where_their_figures_come_from(run: Run) -> None:
    out = run("games", "richard3", "--sources").out
    assert "33 areas" in out
    assert "read off published pictures" in out
    assert "rulebook" not in out


def test_games_give_a_reason_for_each_reconstruction(run: Run) -> None:
    out = run("games", "roses", "--sources", "--plain").out
    assert "    mercenaries.by_turn: the row of the chart is not published" in out
    [data] = json.loads(run("games", "roses", "--json", "--sources").out)
    counted = sum(counts.get("reconstructed", 0) for counts in data["sources"].values())
    assert sum(len(figures) for figures in data["reconstructed"].values()) == counted > 100
    assert data["sources"]["assets"] == {"rulebook": 80, "reconstructed": 94}
    assert "    norwich.region: historical pick" in out
    reconstructed = json.loads(run("games", "richard3", "--json", "--sources").out)[0]["reconstructed"]
    assert sorted(reconstructed.values()) == [["favour.one"], ["favour.two"]]


def test_games_as_json(run: Run) -> None:
    [data] = json.loads(run("games", "richard3", "--json", "--sources").out)
    assert data["id"] == "richard3"
    assert data["options"]["scenario"]["default"] == "1460"
    assert set(data["presets"]) == {"columbia"}
    assert sum(data["sources"]["blocks"].values()) == 63
    assert "sources" not in json.loads(run("games", "richard3", "--json").out)[0]


def test_settings_are_kept(run: Run) -> None:
    assert "English (en)" in run("options").out
    assert "Italiano (it)" in run("options", "--lang", "it", "--plain").out
    assert store.load_settings() == store.Settings("it", True)
    assert "Testo semplice per lettori di schermo: no" in run("options", "--no-plain").out


def test_the_systems_language_is_spoken_if_we_can(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert "Langue" in run("options").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Language" in run("options").out


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"bosworth {__version__}\n"


def refused(ran: Ran, text: str) -> bool:
    """One line on the error stream, exit code 2, nothing on the screen and nothing on disk."""
    return (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1) and text in ran.err and not (home() / "saves").exists()


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("play", "chess"), "there is no game chess; choose from: richard3"),
        (("games", "chess"), "there is no game chess"),
        (("play", "richard3", "--scenario", "1066"), "option scenario cannot be 1066"),
        (("play", "richard3", "--option", "fog=thick"), "there is no option fog"),
        (("play", "richard3", "--option", "fog"), "name=value, not fog"),
        (("play", "richard3", "--option", "preset=house"), "option preset cannot be house"),
        (("play", "richard3", "--seats", "human"), "--seats needs 2 players"),
        (("play", "richard3", "--seats", "human,bot:genius"), "bot:genius cannot play; choose from: human, bot:"),
        (("play", "richard3", "--seed", "x"), "--seed"),
        (("play", "richard3", "--lang", "la"), "there is no language la"),
        (("play", "--lang", "fr", "chess"), "il n’y a pas de jeu chess"),
        (("resume",), "there is no game to go on with"),
        (("resume", "nobody"), "there is no saved game nobody"),
        (("resume", "../etc"), "no name for a game"),
        (("saves", "rename", "a", "b"), "there is no saved game a"),
        (("saves", "delete", "a", "--yes"), "there is no saved game a"),
        (("saves", "export", "a", "b"), "there is no saved game a"),
        (("saves", "import", "nowhere"), "no file and no saved game nowhere"),
        (("saves", "frobnicate"), "frobnicate"),
        (("frobnicate",), "frobnicate"),
        (("--frobnicate",), "--frobnicate"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, arguments: tuple[str, ...], text: str) -> None:
    assert refused(run(*arguments), text), run(*arguments)


def test_a_name_that_is_taken_is_refused_and_the_game_stays(run: Run) -> None:
    run("play", "richard3", "--name", "g")
    before = Save("g").path.read_text()
    ran = run("play", "richard3", "--name", "g")
    assert (ran.code, ran.err) == (2, "bosworth: there is already a saved game g\n")
    assert Save("g").path.read_text() == before
