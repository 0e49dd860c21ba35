"""Bots are chosen in forms by level and temper; programs name both in one text."""

import re

import pytest
from tests.server.running import RICHARD, Live, Player

from bosworth.bots import LEVELS
from bosworth.server.http.bot_choice import Chosen, parted, seated


@pytest.mark.parametrize(
    ("spec", "chosen"),
    [
        ("me", Chosen("me")),
        ("bot:steady", Chosen("bot:steady")),
        ("bot:master:aggressive", Chosen("bot:master", "aggressive")),
        ("expert:cautious", Chosen("expert", "cautious")),
        ("bot:greedy", Chosen("bot:greedy")),
    ],
)
def test_a_text_is_a_level_and_a_temper(spec: str, chosen: Chosen) -> None:
    assert parted(spec) == chosen
    assert seated({"seat": chosen.who, "temper-seat": chosen.temper}, "seat", "") == spec


def test_a_temper_counts_only_beside_a_level_of_the_ladder() -> None:
    for who in ("me", "bot:greedy", "bot:random", "bot:gentle:cautious"):
        assert seated({"seat": who, "temper-seat": "aggressive"}, "seat", "") == who


def bots_at(person: Player, page: str) -> list[str]:
    """The bots at the table to which a page leads."""
    table = page.rpartition("/")[2]
    return [place["name"] for place in person.http.get(f"/api/tables/{table}").json()["places"] if place["kind"] == "bot"]


def selected(page: str, field: str) -> str:
    """What is chosen in a field of a form."""
    select = page[page.index(f'name="{field}"') :].partition("</select>")[0]
    [found] = re.findall(r'value="([^"]*)"(?:\s+data-about="[^"]*")?\s+selected', select)
    return str(found)


def test_a_first_visitor_is_offered_the_gentlest_bot_and_later_the_one_played_last(live: Live) -> None:
    person = live.person("First")
    page = person.http.get("/new?game=richard3").text
    assert (selected(page, "seat-york"), selected(page, "away")) == ("bot:gentle", "gentle")
    assert bots_at(person, person.http.post("/play-now/richard3").headers["location"]) == ["gentle"]
    form = {"game": "richard3", "seat-lancaster": "me", "seat-york": "bot:expert", "temper-seat-york": "aggressive"}
    answer = person.http.post("/new", data={**form, "away": "skilled", "temper-away": "cautious"})
    assert bots_at(person, answer.headers["location"]) == ["expert:aggressive"]
    room = person.http.get(f"/api/tables/{answer.headers['location'].rpartition('/')[2]}").json()
    assert room["settings"]["away"] == "skilled:cautious"
    page = person.http.get("/new?game=richard3").text
    assert (selected(page, "seat-york"), selected(page, "temper-seat-york")) == ("bot:expert", "aggressive")
    assert "Bot: expert, aggressive" in person.http.get("/games").text


def test_whoever_played_without_a_bot_of_the_ladder_is_offered_the_usual_one(live: Live) -> None:
    person = live.person("Old")
    person.table("richard3", "me", "bot:greedy", options=RICHARD)
    page = person.http.get("/new?game=richard3").text
    assert selected(page, "seat-york") == "bot:steady"
    assert "bot:greedy" not in page
    assert all(f'value="bot:{level}"' in page for level in LEVELS)


def test_a_link_fills_the_form_in_also_with_a_bot_that_is_not_offered(live: Live) -> None:
    page = live.person().http.get("/new?game=richard3&seat-lancaster=bot:master:cautious&seat-york=bot:random&away=greedy").text
    assert (selected(page, "seat-lancaster"), selected(page, "temper-seat-lancaster")) == ("bot:master", "cautious")
    assert (selected(page, "seat-york"), selected(page, "away")) == ("bot:random", "greedy")


def test_the_waiting_room_seats_a_bot_with_a_temper(live: Live) -> None:
    owner = live.person("Owner")
    table = owner.table("lancaster", "me", "open", "open", options={"players": "3"})
    chosen = {"seat": "green", "level": "casual", "temper-level": "balanced"}
    assert selected(owner.http.get(f"/table/{table}").text, "level") == "gentle"
    assert owner.http.post(f"/table/{table}/bot", data=chosen).status_code == 303
    assert "Bot: casual, balanced" in owner.http.get(f"/table/{table}").text
    wrong = owner.http.post(f"/table/{table}/bot", data={**chosen, "seat": "yellow", "temper-level": "angry"})
    assert wrong.status_code == 400


def test_programs_name_level_and_temper_in_one_text(live: Live) -> None:
    person = live.person("Program")
    card = person.http.get("/api/games").json()[0]
    assert card["levels"] == list(LEVELS)
    assert set(card["levels"]) < set(card["bots"])
    assert "aggressive" in card["tempers"]
    table = person.table("richard3", "me", "bot:master:aggressive", options=RICHARD, away="steady:cautious")
    assert bots_at(person, table) == ["master:aggressive"]
    record = person.http.get(f"/api/tables/{table}/record").text
    assert "york=bot:master:aggressive" in record
    answer = person.http.post("/api/tables", json={"game": "richard3", "seats": ["me", "bot:greedy:aggressive"], "player": "x"})
    assert answer.status_code == 400
