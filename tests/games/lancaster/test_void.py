"""Section 15: what is void for an ally is said to be so, before it is chosen and after."""

from tests.games.lancaster.common import QUEENIE, WORDS, said, two

from bosworth.games import game as find_game
from bosworth.games.lancaster.allies import void
from bosworth.games.lancaster.catalog import catalog
from bosworth.games.lancaster.facts import KINDS
from bosworth.games.lancaster.outlook import outlook
from bosworth.games.lancaster.refusal import refusals
from bosworth.games.lancaster.tables import FAVOUR_REWARD, PROVINCE_REWARD
from bosworth.testing.lancaster import Table

ENGLISH = find_game("lancaster").words("en")


def foretold(game: Table, form: str) -> str:
    """The outlook of an offer in English; it can be said in every language."""
    message = outlook(game.view("blue"), game.game.parse(form, game.seat("blue")))
    if message is None:
        return ""
    assert all(said(words, message) for words in WORDS)
    parts = message[1].get("entries", [message])
    return "; ".join(one[:1].lower() + one[1:] for one in (said(ENGLISH, part) for part in parts))


def test_gold_squires_votes_power_extensions_and_seals_are_void() -> None:
    kinds = catalog()["void_for_allies"]
    assert kinds["reward"] == ["gold", "squires", "votes", "power", "extension", "seal"]
    assert set(kinds["tile"]) == {*KINDS} - {"new_knight", "upgrade"}
    assert [void(reward) == reward for reward in FAVOUR_REWARD] == [False, False, True, True, True, True]
    assert [void(reward) == reward for reward in PROVINCE_REWARD] == [True, False, False, False, True, False, True, False, True]


def test_a_favour_says_what_it_brings_an_ally() -> None:
    game = two("yellow court: 2; blue court: 1; green court: 1; harfleur: -, -, -")
    game.plays("conflict ally2 harfleur")
    assert foretold(game, "favour f3") == "void for an ally: 2 gold"
    assert foretold(game, "favour f5") == "void for an ally: 1 gold, 1 squire"
    assert foretold(game, "favour f1") == "a noble of your choice leaves the game"
    assert foretold(game, "favour f2") == ""


def test_a_player_is_told_of_nothing_void() -> None:
    game = two("blue court: 2; yellow court: 1; green court: 1; harfleur: -, -, -")
    game.plays("conflict 2 harfleur")
    assert foretold(game, "favour f3") == ""


def test_a_conflict_says_that_only_void_favours_are_left() -> None:
    game = two("yellow court: 2; blue court: 1; green court: 1; harfleur: -, -, -; favours: f3 f4")
    assert "a favour of the King, void for an ally" in foretold(game, "conflict ally2 harfleur")
    assert "void" not in foretold(game, "conflict 1 harfleur")
    game = two("yellow court: 2; blue court: 1; green court: 1; harfleur: -, -, -; favours: f2 f4")
    assert "void" not in foretold(game, "conflict ally2 harfleur")


def test_a_province_promises_an_ally_only_what_it_can_have() -> None:
    game = two("yellow court: 3; blue court: 1; green court: 1; york: green 1")
    assert foretold(game, "province ally3 northumberland") == "noble A leaves the game; void for an ally: an extension"
    assert foretold(game, "province ally3 surrey") == "noble I leaves the game; void for an ally: 2 squires, 2 gold"
    assert foretold(game, "province ally3 stafford") == "an upgrade; noble B leaves the game"
    assert (
        foretold(game, "province ally3 york") == "ousts Green; a new knight; noble C leaves the game; void for an ally: 2 votes"
    )


def test_what_is_taken_in_a_province_says_what_is_void() -> None:
    game = two("york: yellow 3; surrey: green 2", "provinces")
    assert foretold(game, "take reward") == "void for an ally: 2 votes"
    assert foretold(game, "take noble") == "noble C leaves the game"
    game = two("somerset: yellow 4; tiles: somerset; surrey: green 2", "provinces", QUEENIE)
    assert foretold(game, "take tile") == "void for an ally: 3 gold"
    why = {path[0]: message for path, message in refusals(game.view("blue"), game.state.legal(0))}
    assert why["take:reward"] == ("refusal-void-ally", {"void": "power-5"})
    assert all(said(words, why["take:reward"]) for words in WORDS)


def test_the_log_says_when_nothing_arrives() -> None:
    game = two("yellow court: 2; blue court: 1; green court: 1; harfleur: -, -, -")
    game.plays("conflict ally2 harfleur", "favour f3")
    game.hears("green", "void", party="yellow", void="gold-2")
    game = two("somerset: yellow 4; tiles: somerset; surrey: green 2", "provinces", QUEENIE)
    game.plays("take tile")
    game.hears("green", "void", party="yellow", void="gold-3")
    assert ENGLISH.say("event-void", {"party": "yellow", "void": "gold-3"}) == "Yellow gets nothing: void for an ally (3 gold)."
