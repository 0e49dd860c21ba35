"""A rematch over HTTP: asked for, told of, joined and declined; and the form that begins as the table was."""

import re
from html import unescape

import pytest
from tests.server.running import RICHARD, Live, Player, key


@pytest.fixture
def company(live: Live) -> tuple[Player, Player, str]:
    """Ann and Bob have played at a table of Richard III."""
    ann, bob = live.person("Ann"), live.person("Bob")
    table = ann.table("richard3", "me", "open", options=RICHARD, grace="120", onlookers="no", absence="bot")
    bob.sit(table, 1)
    bob.send(table, type="resign", id=key(), seat=1)
    return ann, bob, table


def ask(person: Player, table: str) -> str:
    answer = person.http.post(f"/api/tables/{table}/rematch", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_one_asks_the_other_is_told_and_joins(company: tuple[Player, Player, str]) -> None:
    ann, bob, table = company
    with bob.socket(table, 1) as socket:
        assert "rematch" not in socket.until("room")
        socket.quiet()
        made = ask(ann, table)
        told: dict[str, object] = next(message for message in iter(socket.receive, None) if message.get("rematch"))
        assert told["rematch"] == {"table": made, "by": "Ann"}
    assert ask(bob, table) == made == ask(ann, table)
    room = bob.http.get(f"/api/tables/{made}").json()
    assert [(place["seat"], place["name"], place.get("is_mine", False)) for place in room["places"]] == [
        ("lancaster", "Bob", True),
        ("york", "Ann", False),
    ]
    assert room["status"] == "playing"


def test_strangers_are_refused_and_so_is_nonsense(live: Live, company: tuple[Player, Player, str]) -> None:
    ann, _, table = company
    cat = live.person("Cat").enter()
    assert cat.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 403
    assert live.person().http.post(f"/api/tables/{table}/rematch", json={}).status_code == 401
    assert ann.http.post(f"/api/tables/{table}/rematch", json={"seats": []}).status_code == 400
    assert ann.http.post("/api/tables/nowhere/rematch", json={}).status_code == 404


def test_the_waiting_room_keeps_the_seat_for_one_alone(live: Live, company: tuple[Player, Player, str]) -> None:
    ann, bob, table = company
    made = ask(ann, table)
    seen = {who: who.http.get(f"/table/{made}").text for who in (ann, bob, live.person("Cat").enter())}
    assert ["kept for you" in text for text in seen.values()] == [False, True, False]
    assert ["kept for Bob" in unescape(text).replace("\u2068", "").replace("\u2069", "") for text in seen.values()] == [
        True,
        False,
        True,
    ]
    assert ['value="lancaster"\n                        aria-label' in text for text in seen.values()] == [False, True, False]
    assert "/invite/" not in seen[ann]
    assert made in bob.http.get("/games").text
    assert bob.http.post(f"/table/{made}/leave", data={"seat": "lancaster"}).status_code == 303
    assert "/invite/" in ann.http.get(f"/table/{made}").text, "the seat is for another now"


def test_the_form_begins_as_the_table_was_with_seats_turned(company: tuple[Player, Player, str]) -> None:
    ann, bob, table = company
    for person, chosen in ((ann, {"lancaster": "invite", "york": "me"}), (bob, {"lancaster": "me", "york": "invite"})):
        asked = person.http.get(f"/table/{table}/again")
        assert asked.status_code == 302
        page = person.http.get(asked.headers["location"]).text
        for seat, value in chosen.items():
            row = page[page.index(f'id="seat-{seat}"') :]
            assert re.findall(r'value="([\w:]+)" selected', row)[0] == value
        assert re.search(r'value="1480"\s+checked', page) or 'value="1480" checked' in page
        assert 'value="2" selected' in page, "the two minutes of grace, which the form does not have by itself"
        assert not re.search(r'id="may_watch"[^>]*checked', page)
        assert re.search(r'name="absence"\s+value="bot"', page)


def test_bots_keep_their_level_in_the_form_and_it_makes_the_table(live: Live) -> None:
    ann = live.person("Ann")
    table = ann.table("lancaster", "me", "bot:random", "bot:greedy", options={"players": "3"})
    location = ann.http.get(f"/table/{table}/again").headers["location"]
    fields = dict(ann.http.get(location).url.params)
    assert [fields[name] for name in fields if name.startswith("seat-")] == ["bot:greedy", "me", "bot:random"]
    made = ann.http.post("/new", data=fields)
    assert made.status_code == 303
    room = ann.http.get(f"/api/tables/{made.headers['location'].removeprefix('/table/')}").json()
    before = ann.http.get(f"/api/tables/{table}").json()
    assert (room["options"], room["settings"]) == (before["options"], before["settings"])
