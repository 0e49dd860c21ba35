"""A game that was cut off anywhere goes on as if nothing had happened."""

import json
from itertools import pairwise

import pytest

from bosworth.cli import store
from bosworth.cli.store import Save
from bosworth.folder import home
from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

from .conftest import Player, Run, Script

GAME = ("play", "richard3", "--scenario", "1480", "--seats", "bot:random,bot:random", "--seed", "4")


class Killed(BaseException):
    """The power goes off."""


@pytest.fixture
def _mortal(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """After so many more writings the program dies, before the new text is in its place."""
    left = {"writings": 10_000}
    write = store.write_whole

    def mortal(path: object, text: str, private: bool = False) -> None:
        left["writings"] -= 1
        if left["writings"] < 0:
            raise Killed
        write(path, text, private)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "write_whole", mortal)
    return left


def test_a_game_killed_at_any_action_ends_like_the_one_that_was_not(run: Run, _mortal: dict[str, int]) -> None:  # noqa: PT019 - it counts
    """Bots and dice are the same after each resumption, so that the whole record is the same to the last fingerprint."""
    run(*GAME, "--name", "whole")
    whole = Save("whole").record()
    assert len(whole.entries) > 40
    _mortal["writings"] = 3
    with pytest.raises(Killed):
        run(*GAME, "--name", "cut")
    deaths = 1
    while not Save("cut").record().secret:
        _mortal["writings"] = 7 + deaths % 5
        try:
            run("resume", "cut")
        except Killed:
            deaths += 1
    assert deaths > 4
    assert Save("cut").record().write() == whole.write()


def test_every_action_is_on_disk_before_the_next_is_asked_for(run: Run) -> None:
    class Watcher(Player):
        def __init__(self) -> None:
            super().__init__(8, limit=60)
            self.sizes: list[int] = []

        def choose(self, printed: str, question: str) -> str:
            if Save("g").exists():
                self.sizes.append(len(Save("g").record().entries))
            return super().choose(printed, question)

    player = Watcher()
    run("play", "richard3", "--scenario", "1480", "--seats", "human,human", "--seed", "3", "--name", "g", player=player)
    assert {later - earlier for earlier, later in pairwise(player.sizes)} == {0, 1}
    assert len(Save("g").record().entries) - player.sizes[-1] in (0, 1)
    assert player.sizes[-1] > 20


def test_without_a_name_the_last_unfinished_game_is_resumed(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--name", "older")
    run(*GAME, "--name", "over")
    assert "Game older" in run("resume").out


def test_a_resumed_game_tells_again_what_happened_last(run: Run) -> None:
    run("play", "richard3", "--seed", "1", "--name", "g", player=Script("4"))
    ran = run("resume", "g", "--lang", "it")
    assert "Lancaster agisce con la carta 4: 4 punti azione." in ran.out


def test_an_imported_game_without_its_secret_goes_on_with_new_dice_and_says_so(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--seed", "1", "--name", "g", player=Script("4"))
    Save("g").secret_path.unlink()
    ran = run("resume", "g")
    assert "new dice, which cannot be verified" in ran.out
    assert not Save("g").record().commitment


def test_a_secret_that_is_not_the_games_own_is_refused(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--name", "g")
    Save("g").secret_path.write_text("ab" * 32 + "\n")
    ran = run("resume", "g")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    Save("g").secret_path.write_text("no hex\n")
    assert "does not hold the secret" in run("resume", "g").err


def test_the_secret_is_private_while_the_game_goes_on_and_public_when_it_is_over(run: Run) -> None:
    run("play", "richard3", "--scenario", "1480", "--name", "g")
    save = Save("g")
    assert save.secret_path.stat().st_mode & 0o777 == 0o600
    secret = save.secret_path.read_text().strip()
    assert secret not in save.path.read_text()
    run("resume", "g", player=Script("resign", "yes"))
    assert not save.secret_path.exists()
    assert save.record().secret == secret


def test_settings_that_cannot_be_read_count_as_none() -> None:
    path = home() / "settings.json"
    path.parent.mkdir(parents=True)
    for text in ("", "[]", "{", json.dumps({"language": "xx"})):
        path.write_text(text)
        assert store.choose_language(None) == "en"


def test_a_match_saved_by_hand_is_the_match_that_is_loaded() -> None:
    match = Match.start(find_game("richard3"), {}, {}, FairDice(bytes(32)))
    match.act(0, [match.legal(0)[0]])
    Save("hand").write(match)
    again, is_known = Save("hand").load()
    assert is_known
    assert again.record.write() == match.record.write()
