"""What an offer would bring, and what becomes of things as they stand."""

import json
from random import Random

import pytest

from bosworth.games import game as find_game
from bosworth.games.roses import GAME
from bosworth.games.roses.forecast import forecast
from bosworth.games.roses.outlook import outlook
from bosworth.games.roses.state import PLANNING
from bosworth.games.roses.tables import PLAYERS
from bosworth.locale import LANGUAGES
from bosworth.testing.roses import Table, moments, scenario

BOARD = "red: windsor, stafford, bp_york; yellow: winchester, york, neville; blue: harlech, sh_plymouth"


def foretold(game: Table, seat: str, form: str) -> tuple[str, dict[str, int | str]] | None:
    return outlook(game.view(seat), GAME.parse(form, 0))


def test_a_card_says_where_it_would_put_you() -> None:
    game = scenario("red: windsor; yellow: york; face_up: london, merc_1", step="draft", order="red yellow blue green")
    found = foretold(game, "red", "pick london")
    assert found == ("outlook-pick", {"region": "se", "cp": 10, "place": 1})


def test_orders_say_what_they_would_do() -> None:
    game = scenario(BOARD, step="planning", cash="red 30")
    assert foretold(game, "red", "move stafford wc") == ("outlook-move", {"cp": 6, "region": "wc"})
    assert foretold(game, "red", "troop windsor") == ("outlook-defend", {"garrison": 3, "number": 4})
    assert foretold(game, "red", "troop winchester") == ("outlook-attack", {"garrison": 2, "number": 3, "placed": 1})
    assert foretold(game, "red", "troop harlech") == ("outlook-void", {})
    assert foretold(game, "red", "white stafford") == ("outlook-white", {"card": "stafford", "cost": 12})
    assert foretold(game, "red", "black neville") == ("outlook-black", {"card": "neville", "cost": 20, "cp": 10, "region": "wc"})


def test_a_sheet_that_is_too_dear_says_what_would_be_dropped_and_in_which_order() -> None:
    """E14: Pontefract, in a region with more votes, is paid before Kenilworth."""
    game = scenario("red: pontefract, kenilworth", step="planning", cash="red 9")
    game.writes("red", "2 troop pontefract", "2 troop kenilworth", commits=False)
    sheet = forecast(game.view("red"))["sheets"]["red"]
    assert [(line["entry"], line["fate"], line["unpaid"]) for line in sheet["lines"]] == [
        ("troop pontefract", "stands", 0),
        ("troop kenilworth", "unpaid", 1),
    ]
    assert (sheet["cost"], sheet["left"], sheet["dropped"]) == (12, 0, ["troop kenilworth"])


def test_a_sheet_says_what_may_be_written_in_every_part() -> None:
    game = scenario(BOARD, step="planning", cash="red 30")
    sheet = forecast(game.view("red"))["sheets"]["red"]
    assert sheet["can"]["move"] == {"stafford": ["mid", "wc"]}
    assert sorted(sheet["can"]["troop"]) == ["winchester", "windsor", "york"]
    assert sheet["can"]["black"] == {"neville": 20, "sh_plymouth": 8}
    assert sheet["can"]["white"] == {"bp_york": 4, "stafford": 6}
    assert sheet["can"]["bid"] == ["mid", "se"]
    assert sheet["most"] == {"troop": 20, "mercenary": 0, "white": 6, "black": 6}
    assert not sheet["several"]


def test_a_move_on_the_sheet_opens_its_region_to_attacks() -> None:
    game = scenario(f"{BOARD}, bristol", step="planning", cash="red 30")
    assert "bristol" not in forecast(game.view("red"))["sheets"]["red"]["can"]["troop"]
    game.writes("red", "move stafford wc", commits=False)
    assert "bristol" in forecast(game.view("red"))["sheets"]["red"]["can"]["troop"]


def test_cards_say_which_titles_and_bonuses_they_bring_or_block() -> None:
    game = scenario("red: york, windsor; yellow: bp_norwich; face_up: bp_york, norwich, bamburgh", step="draft")
    cards = forecast(game.view("red"))["cards"]
    assert cards["bp_york"] == [
        ("gain-bonus", {"player": "red", "number": 3, "card": "york"}),
        ("deny-title", {"title": "archbishop", "players": "yellow"}),
    ]
    assert cards["norwich"] == [("deny-bonus", {"player": "yellow", "number": 3, "card": "bp_norwich"})]
    assert cards["bamburgh"][0][0] == "gain-title"


def test_nobody_is_told_of_anothers_sheet() -> None:
    game = scenario(BOARD, step="planning", cash="red 30")
    before = [forecast(game.view(seat)) for seat in ("yellow", "blue", None)]
    game.writes("red", "move stafford wc", "troop windsor", commits=False)
    assert [forecast(game.view(seat)) for seat in ("yellow", "blue", None)] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_foretold_can_be_said(language: str) -> None:
    words, rng = find_game("roses").words(language), Random(4)
    said = set()
    for seed in range(3):
        for view, offers in moments(seed):
            found = forecast(view)
            messages = [outlook(view, rng.choice(offers)), *(m for card in found.get("cards", {}).values() for m in card)]
            for message in messages:
                if message:
                    said.add(message[0])
                    assert "{" not in words.say(*message)
    assert len(said) > 12


def test_a_parliament_is_foretold_as_it_would_be_told() -> None:
    game = scenario("red: percy, york, bp_york; yellow: bamburgh", step="planning", players="two_royal")
    told = forecast(game.view("red"))["parliament"]
    assert {name for name, _ in told} == {"event-region", "event-region-empty", "event-vote", "event-king", "event-church"}
    assert ("event-church", {"player": "red", "card": "york", "number": 3}) in told
    assert told == forecast(game.view("yellow"))["parliament"] == forecast(game.view(None))["parliament"]


def test_own_orders_change_the_parliament_that_is_foretold() -> None:
    """Stafford goes to the West Country, Winchester falls to three, Red is Captain of Calais. What stays is not told again."""
    game = scenario(BOARD, step="planning", cash="red 30")
    assert "orders" not in forecast(game.view("red"))
    game.writes("red", "bid se 2", "move stafford wc", "3 troop winchester", commits=False)
    found = forecast(game.view("red"))
    regions = {args["region"]: args["strengths"] for name, args in found["orders"]["told"] if name == "event-region"}
    assert regions == {"se": "red:13", "wc": "yellow:10 red:6 blue:2"}
    assert ("event-title-points", {"player": "red", "title": "captain", "number": 4}) in found["orders"]["told"]
    lost = [found["parliament"][number] for number in found["orders"]["lost"]]
    assert {args["region"] for name, args in lost if name == "event-region"} == {"se", "wc"}
    assert "orders" not in forecast(game.view("yellow")), "nobody else hears of it"


def test_a_forecast_is_plain_data_and_short() -> None:
    for view, _ in moments(0):
        found = forecast(view)
        assert len(json.dumps(found)) < 8000
        if view.known.step == PLANNING:
            assert set(found["sheets"]) == {PLAYERS[player] for player in view.own}
    assert forecast(GAME.view(scenario(step="over").state, None)) == {}
