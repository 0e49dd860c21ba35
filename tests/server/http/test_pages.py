"""The pages as a browser without JavaScript uses them: every link leads somewhere, every form goes on to a page."""

import re
from html import unescape
from urllib.parse import quote

import pytest
from jinja2 import UndefinedError
from tests.server.running import RICHARD, Live, Player

from bosworth.games import GAMES
from bosworth.locale import LANGUAGES
from bosworth.server.http.pages import templates

PAGES = ["/", "/new", "/lobby", "/games", "/account", "/preferences", "/rules", "/about", "/load"]


def language(person: Player, name: str) -> Player:
    person.http.cookies.set("bosworth_prefs", quote(f'{{"lang":"{name}"}}'))
    return person


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(live: Live, lang: str) -> None:
    person = language(live.person(), lang)
    for path in [*PAGES, *(f"/new?game={game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES)]:
        answer = person.http.get(path)
        assert answer.status_code == 200, path
        assert f'<html lang="{lang}"' in answer.text, path
        assert answer.headers["content-language"] == lang


def test_a_name_that_is_not_given_to_a_template_is_an_error() -> None:
    with pytest.raises(UndefinedError, match="tabel"):
        templates.from_string("{{ tabel.name }}").render(table={"name": "Barnet"})


def test_every_page_in_every_state(live: Live) -> None:
    """Owner, guest and stranger; waiting, playing and over; with and without what there may be none of."""
    owner, guest, stranger = live.person("Owner"), live.person("Guest").enter(), live.person()
    waiting = owner.table("roses", "me", "open", "invite", "bot:greedy", options={"scenario": "four"}, talk="pauses")
    alone = owner.table("lancaster", "me", "me", options={"players": "2"}, onlookers="no")
    over = owner.table("richard3", "me", "open", options=RICHARD, listed="yes")
    guest.sit(over, 1)
    link = owner.http.post(f"/api/tables/{waiting}/invite", json={"seat": 2}).json()["token"]
    for path in ("/", "/games", "/lobby", f"/table/{waiting}", f"/table/{over}", f"/invite/{link}"):
        for person in (owner, guest, stranger):
            assert person.http.get(path).status_code == 200, path
    assert guest.send(over, type="resign", id="r", seat=1)[0] == 200
    owner.http.post(f"/table/{alone}/leave")
    assert owner.http.post("/account/tokens", data={"name": "bot"}).status_code == 200
    for person in (owner, guest):
        for path in ("/", "/games", "/lobby", "/account", f"/table/{over}", f"/table/{over}/replay?at=1"):
            assert person.http.get(path).status_code == 200, path
    for path, fields, status in (
        ("/load", {"text": "nonsense", "name": "x"}, 422),
        (f"/table/{waiting}/sit", {"seat": "red"}, 409),
        (f"/table/{waiting}/bot", {"seat": "green"}, 403),
        (f"/invite/{link}", {"player": "x" * 99}, 303),
        ("/account/name", {"name": ""}, 422),
        ("/account/login", {"name": "x", "password": "y"}, 401),
    ):
        assert guest.http.post(path, data=fields).status_code == status, path
    assert [stranger.http.get(path).status_code for path in (f"/table/{alone}", "/nowhere")] == [403, 404]


def test_the_language_follows_the_browser_until_it_is_chosen(live: Live) -> None:
    person = live.person()
    for accepted, lang in (("it-IT,it;q=0.9,en;q=0.5", "it"), ("de, fr;q=0.7", "fr"), ("de", "en"), ("en;q=0.1, fr;q=0.2", "fr")):
        answer = person.http.get("/", headers={"accept-language": accepted})
        assert answer.headers["content-language"] == lang
    person.http.post("/preferences", data={"lang": "it", "back": "/"})
    assert person.http.get("/", headers={"accept-language": "fr"}).headers["content-language"] == "it"


def test_links_of_the_pages_lead_somewhere(live: Live) -> None:
    person = live.person()
    waiting, seen = ["/"], set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = person.http.get(path)
        assert answer.status_code in (200, 302), path
        if "text/html" in answer.headers.get("content-type", "") and len(seen) < 120:
            found = re.findall(r'(?:href|src)="(/[^"#]*)', answer.text)
            waiting += [unescape(link) for link in found if not link.startswith("/static/atlas")]
    assert len(seen) > 40


def test_one_click_plays_each_game(live: Live) -> None:
    for game in GAMES:
        person = live.person()
        answer = person.http.post(f"/play-now/{game}")
        page = person.http.get(answer.headers["location"])
        assert page.status_code == 200
        assert f'data-game="{game}"' in page.text
        table = answer.headers["location"].rsplit("/", 1)[1]
        assert f'data-table="{table}"' in page.text
        assert person.shown(table, 0)["seat"] == 0
        assert table not in live.person().http.get("/lobby").text, "a game against bots is nobody else's"


def test_a_table_is_set_up_joined_and_begun_without_a_script(live: Live) -> None:
    alice, bob = live.person(), live.person()
    form = {
        "game": "roses",
        "option-scenario": "two",
        "seat-white": "me",
        "seat-red": "open",
        "name": "St Albans",
        "player": "Alice",
    }
    page = alice.http.get("/new?game=roses&option-scenario=two").text
    seats = re.findall(r'name="seat-(\w+)"', page)
    form |= {
        f"seat-{seats[0]}": "me",
        f"seat-{seats[1]}": "open",
        "is_public": "yes",
        "may_watch": "yes",
        "away": "random",
        "grace": "5",
    }
    answer = alice.http.post("/new", data=form)
    assert answer.status_code == 303
    table = answer.headers["location"].rsplit("/", 1)[1]
    assert "St Albans" in alice.http.get(f"/table/{table}").text
    room = alice.http.get(f"/api/tables/{table}").json()
    assert (room["settings"]["away"], room["settings"]["grace"], room["settings"]["listed"]) == ("random", "300", "yes")
    lobby = bob.http.get("/lobby").text
    assert "St Albans" in lobby
    answer = bob.http.post(f"/table/{table}/sit", data={"seat": seats[1], "player": "Bob"})
    assert answer.headers["location"] == f"/table/{table}"
    assert bob.http.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert "St Albans" not in bob.http.get("/lobby").text.split("live-title")[0]
    games = alice.http.get("/games").text
    assert "St Albans" in games
    next_ones = [who.http.post("/next").headers["location"] for who in (alice, bob)]
    assert f"/table/{table}" in next_ones, "it waits for one of them"
    alice.http.post(f"/table/{table}/rename", data={"name": "Towton"})
    assert "Towton" in alice.http.get("/games").text


def test_a_form_that_is_refused_comes_back_as_it_was_filled_in(live: Live) -> None:
    person = live.person()
    form = {
        "game": "richard3",
        "option-scenario": "1460",
        "seat-lancaster": "me",
        "seat-york": "me",
        "player": "x" * 99,
        "name": "Mine",
    }
    answer = person.http.post("/new", data={**form, "away": "greedy"})
    assert answer.status_code == 422
    assert 'value="Mine"' in answer.text
    assert 'role="alert"' in answer.text
    answer = person.http.post("/new", data={"game": "richard3", "option-scenario": "1999"})
    assert answer.status_code in (400, 422)


def test_only_a_seat_of_the_table_is_offered_to_be_favoured(live: Live) -> None:
    person = live.person()
    page = person.http.get("/new?game=lancaster&option-players=3").text
    field = page.split('id="option-favoured"')[1].split("</select>")[0]
    assert re.findall(r'value="(\w+)"', field) == ["nobody", "blue", "green", "yellow"]
    refused = person.http.get("/new?game=lancaster&option-players=3&option-favoured=red").text
    assert "Who has an advantage: “Red” needs Players: “4, 5”." in refused
    form = {"game": "lancaster", "option-players": "3", "option-favoured": "red"}
    assert person.http.post("/new", data=form).status_code == 400
    form |= {"option-players": "4", "option-favour": "two", "seat-blue": "me", "seat-green": "open"}
    waiting = person.http.get(person.http.post("/new", data=form).headers["location"]).text
    assert "Who has an advantage" in waiting
    assert "4 gold and 2 squires more at the start" in waiting
    form["option-favour"] = "one"
    waiting = person.http.get(person.http.post("/new", data=form).headers["location"]).text
    assert "2 gold and 1 squire more at the start" in waiting, "how much is told also when it is the usual amount"
    form["option-favoured"] = "nobody"
    waiting = person.http.get(person.http.post("/new", data=form).headers["location"]).text
    assert "at the start" not in waiting.split('id="game-title"')[1].split("</dl>")[0]


def test_the_owner_fills_the_table_with_bots_or_gives_it_up(live: Live) -> None:
    owner = live.person("Owner")
    table = owner.table("lancaster", "me", "open", "open", options={"players": "3"})
    room = owner.http.get(f"/api/tables/{table}").json()
    page = owner.http.get(f"/table/{table}").text
    assert page.count("/invite/") == 2, "a link for each open seat"
    for place in room["places"][1:]:
        assert owner.http.post(f"/table/{table}/bot", data={"seat": place["seat"], "level": "random"}).status_code == 303
    assert owner.http.get(f"/api/tables/{table}").json()["status"] == "playing"
    other = owner.table("lancaster", "me", "open", "open", options={"players": "3"})
    assert owner.http.post(f"/table/{other}/delete").status_code == 303
    assert owner.http.get(f"/table/{other}").status_code == 404


def test_the_lobby_offers_no_seat_that_is_kept_for_a_guest(live: Live) -> None:
    table = live.person("Host").table("roses", "invite", "open", options={"scenario": "two"})
    page = live.person().http.get("/lobby").text
    form = page[page.index(f"/table/{table}/sit") :].partition("</form>")[0]
    assert 'value="yellow"' in form
    assert 'value="red"' not in form
    assert "kept for a guest" in form


def test_a_game_that_a_stranger_may_not_look_at_cannot_be_branched_by_him(live: Live) -> None:
    person, stranger = live.person("Host"), live.person("Stranger")
    table = person.table("richard3", "me", "bot:random", options=RICHARD)
    stranger.table("richard3", "me", "bot:random", options=RICHARD)  # whoever has done something is known
    agreed = {"settings": {"onlookers": "no", "listed": "no"}}
    assert person.http.post(f"/api/tables/{table}/settings", json=agreed).status_code == 200
    answer = stranger.http.post(f"/api/tables/{table}/branch", json={"at": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "may_not_look")


def test_a_game_is_exported_loaded_branched_and_replayed(live: Live) -> None:
    person = live.person("Scribe")
    table = person.table("richard3", "me", "bot:random", options=RICHARD)
    person.act(table, 0, person.shown(table, 0)["offers"][0]["form"])
    answer = person.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    for sent in ({"data": {"text": answer.text, "name": "again"}}, {"files": {"record": ("a.record", answer.content)}}):
        loaded = person.http.post("/load", **sent)
        assert loaded.status_code == 303, loaded.text
        copy = loaded.headers["location"].rsplit("/", 1)[1]
        assert person.shown(copy, 0)["view"]["step"]
    assert person.http.post("/load", data={"text": "bosworth record 1\nnonsense"}).status_code == 422
    assert person.http.post("/load", data={"text": ""}).status_code == 400
    branched = person.http.post(f"/table/{table}/branch", data={"at": "0"})
    assert branched.status_code == 303
    page = person.http.get(f"/table/{table}/replay?at=1")
    assert 'data-replay="1"' in page.text
    moments = person.http.get(f"/api/tables/{table}/moments?seat=0&from=0&to=1").json()
    assert [moment["at"] for moment in moments] == [0, 1]
    assert person.http.get(f"/api/tables/{table}/moments?seat=0&from=0&to=64").json()["code"] == "malformed"
    assert person.http.get(f"/api/tables/{table}/draws").json()["code"] == "not_over"


def test_preferences_are_kept_in_a_cookie_that_scripts_read(live: Live) -> None:
    person = live.person()
    answer = person.http.post("/preferences", data={"theme": "dark", "sound": "on", "motion": "nonsense", "back": "/about"})
    assert answer.headers["location"] == "/about"
    assert "HttpOnly" not in answer.headers["set-cookie"]
    page = person.http.get("/").text
    assert 'data-theme="dark"' in page
    assert 'data-motion="on"' in page
    person.http.post("/preferences", data={"lang": "fr"})
    assert 'data-theme="dark"' in person.http.get("/").text, "what was not sent stays"
    for elsewhere in ("https://evil.example/", "//evil.example", "/\\evil.example", ""):
        assert person.http.post("/preferences", data={"back": elsewhere}).headers["location"] == "/"


def test_the_rules_are_found_by_chapter_and_by_step(live: Live) -> None:
    person = live.person()
    answer = person.http.get("/rules/richard3?step=choose_card")
    assert answer.status_code == 302
    address, _, anchor = answer.headers["location"].partition("#")
    assert anchor == "choose_card"
    assert 'id="choose_card"' in person.http.get(address).text
    assert person.http.get("/rules/chess").status_code == 404
    assert person.http.get("/rules/richard3/nonsense").status_code == 404


def test_strange_addresses_and_cookies_are_no_errors(live: Live) -> None:
    person = live.person()
    for path in (
        "/new?game=chess",
        "/table/%ff",
        "/static/../pages.py",
        "/words/en/..%2fterminal.ftl",
        "/words/xx/pages.ftl",
        "/invite/",
    ):
        assert person.http.get(path).status_code in (403, 404), path
    for cookie in ("{", "[]", "%ff", '"x"', "x" * 3000):
        assert person.http.get("/", headers={"cookie": f"bosworth_prefs={quote(cookie)}"}).status_code == 200
