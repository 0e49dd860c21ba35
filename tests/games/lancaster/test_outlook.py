"""What an offer would bring, and what a law would bring to everyone."""

from typing import Any

import pytest
from tests.games.lancaster.common import BOTH, QUEENIE, SET_UPS, WORDS, moments, said

from bosworth.games.lancaster.outlook import forecast, law_outlook, outlook
from bosworth.games.lancaster.tables import LAW
from bosworth.testing.lancaster import Table, scenario

HENRY = {**BOTH, **QUEENIE}


def brings(game: Table, form: str, seat: str = "blue") -> dict[str, Any]:
    """The arguments of the outlook of an offer."""
    game.offers(form, seat=seat)
    found = outlook(game.view(seat), game.game.parse(form, game.seat(seat)))
    assert found is not None
    return found[1]


def foretold(game: Table, law: str, seat: str | None = "blue") -> tuple[str, list[tuple[str, str, int]]]:
    """What a law would bring: the message, and its entries as (player, thing, number)."""
    name, args = law_outlook(game.view(seat), LAW[law])
    return name, [(one["player"], kind.removeprefix("effect-"), one.get("number", 0)) for kind, one in args.get("entries", [])]


@pytest.mark.parametrize("options", SET_UPS)
def test_everything_foretold_can_be_said_in_every_language(options: dict[str, str]) -> None:
    for view, offers in moments(options, 8):
        found = [message for action in offers if (message := outlook(view, action))]
        for message in [*found, *forecast(view).get("laws", {}).values()]:
            assert all(said(words, message) for words in WORDS)


def test_a_province_says_who_is_ousted_at_what_price_and_what_is_there() -> None:
    game = scenario("stafford: red 2 +1; blue court: 1 2; blue: 3 squires, nobles A")
    assert brings(game, "province 2 stafford") == {
        "enemies": 1,
        "other": "red",
        "squires": 2,
        "rewards": "upgrade-1",
        "tiles": "",
        "letter": "B",
    }
    assert brings(game, "province 2 northumberland")["letter"] == "none", "Blue has that noble"


def test_a_conflict_says_rank_and_points_after_victory_and_defeat() -> None:
    game = scenario("cherbourg: red 2, -, -; blue court: 2")
    args = brings(game, "conflict 2 cherbourg")
    assert (args["english"], args["rank"], args["favours"]) == (4, 1, 1)
    assert args["won"] > args["lost"] > 0


def test_an_office_says_rival_tribute_and_pay() -> None:
    game = scenario("chancellor: red 2; blue court: 4; blue: 2 votes", options=HENRY)
    args = brings(game, "office chancellor")
    assert (args["other"], args["number"], args["rewards"], args["seals"], args["companions"]) == (
        "red",
        3,
        "votes-1",
        2,
        "shield",
    )


def test_the_dungeon_says_how_much_is_worked_off() -> None:
    game = scenario("blue court: 2; blue: 1 dishonour", options=HENRY)
    assert brings(game, "dungeon 2") == {"number": 1}


def test_laws_that_look_at_the_board_foretell_everyone() -> None:
    game = scenario("stafford: blue 1; york: blue 3; norfolk: red 1; surrey: red 2; dorset: red 2; bedford: red 3; blue court: 1")
    assert foretold(game, "B0c") == ("outlook-law", [("blue", "power", 3), ("red", "power", 6)])
    assert foretold(game, "B3b", None) == ("outlook-law", [("red", "power", 8)])
    assert foretold(game, "B3a") == ("outlook-law-none", [])


def test_laws_that_look_behind_screens_say_so_with_three_and_foretell_with_two() -> None:
    picture = "blue: 3 squires; green: 1 squires; blue court: 1"
    assert foretold(scenario(picture), "B0b") == ("outlook-law-hidden", [])
    assert foretold(scenario(picture, players=2), "B0b") == ("outlook-law", [("blue", "new_knight", 1)])
    assert foretold(scenario(picture, players=2), "K3a")[0] == "outlook-law-leftover"


def test_laws_with_a_choice_say_whom_they_concern() -> None:
    game = scenario("caen: blue 1, red 1, -; rouen: blue 2, -, -; blue court: 1")
    assert foretold(game, "B1c") == ("outlook-law", [("blue", "extension", 0)])
    assert [player for player, kind, _ in foretold(game, "B4a")[1] if kind == "choice"] == ["blue", "green", "yellow", "red"]


def test_an_answer_to_a_law_says_what_it_changes() -> None:
    game = scenario("blue: 2 gold, 3 squires", law="B1b")
    _, args = outlook(game.view("blue"), game.game.parse("buy 2", 0)) or ("", {})
    assert [(kind, one["number"]) for kind, one in args["entries"]] == [
        ("effect-power", 6),
        ("effect-gold", -2),
        ("effect-squires", -2),
    ]


def test_laws_are_foretold_until_they_have_been_applied() -> None:
    game = scenario("stafford: blue 1; blue court: 1", laws="B0c B1d B3a")
    assert set(forecast(game.view("red"))["laws"]) >= {"B0c", "B1d", "B3a"}
    assert forecast(scenario("stafford: blue 1", start="provinces").view("red")) == {}


def test_nothing_is_foretold_when_the_game_is_over() -> None:
    game = scenario("blue court: 1", start="final", round=5)
    assert forecast(game.view("blue")) == {}
