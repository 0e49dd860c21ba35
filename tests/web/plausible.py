"""What the server would hand to each template, made up: enough of everything that every branch is drawn."""

from types import SimpleNamespace as Thing
from typing import Any

from markupsafe import Markup
from tests.web.atlas import STATIC

from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.server.http import preferences, reference
from bosworth.server.http.bot_choice import OFFERED, Chosen, choices
from bosworth.server.http.models import game_card, game_cards
from bosworth.server.http.pages import templates
from bosworth.server.http.preferences import words_of
from bosworth.server.http.reach import Reach
from bosworth.table.chairs import Settings

Context = dict[str, Any]


def common(lang: str, path: str = "/") -> Context:
    """What every template gets."""
    return {
        "t": words_of(lang),
        "words": lambda game: words_of(lang, game),
        "choice": lambda game, option, value: words_of(lang, game).choices(option, value),
        "static": lambda name: f"/static/{name}",
        "is_static": lambda name: (STATIC / name).is_file(),
        "lang": lang,
        "languages": LANGUAGES,
        "prefs": {**preferences.read(None), "lang": lang},
        "me": ANNE,
        "mine": MINE,
        "waiting": 2,
        "games": game_cards(),
        "path": path,
        "origin": "https://table.example",
        "version": "1.0",
        "problem": None,
        "field": "",
        "values": {},
    }


def place(seat: str, kind: str, name: str = "", is_mine: bool = False, is_kept: bool = False, is_for_me: bool = False) -> Thing:
    """A seat of a table."""
    kept = {"is_kept": is_kept, "is_for_me": is_for_me}
    return Thing(seat=seat, kind=kind, name=name, is_mine=is_mine, is_here=kind == "person", **kept)


def table(game: str, status: str, places: list[Thing], **more: Any) -> Thing:
    """A table in a list."""
    options = find_game(game).info.settle(more.pop("options", {}))
    usual = {
        "is_mine": True,
        "is_owner": True,
        "can_be_deleted": True,
        "is_my_turn": False,
        "moves": 0,
        "winners": [],
        "since": 40,
        "name": "",
    }
    given = {**usual, **more}
    return Thing(id=f"{game}-{status}-{given['since']}", game=game, status=status, places=places, options=options, **given)


def room(game: str, status: str, places: list[Thing], is_owner: bool = True, **agreed: str) -> Thing:
    """The table itself, as its own page knows it."""
    given = {"options": find_game(game).info.settle({}), "settings": Settings().changed(agreed).as_text()}
    return Thing(id="abc", game=game, name="By the Ouse", status=status, places=places, is_owner=is_owner, **given)


def set_up(game: str, chosen: dict[str, str], **more: Any) -> Context:
    """The form of a new table."""
    book, card = find_game(game), game_card(game)
    options = book.info.settle(chosen)
    seats, preset = book.seats(options), chosen.get("preset", "")
    sits = {"seats": seats, "ways": book.seatings(), "graces": [5, 60], **choices(more.get("values", {}), seats, "steady")}
    usual = {"game": card, "options": options, "preset": preset, "values": {}, **sits}
    return {**usual, **more}


ANNE = Thing(name="Anne <of> Warwick", is_guest=True)
I_AM_LANCASTER = place("lancaster", "person", "Anne", True)
I_AM_BLUE = place("blue", "person", "Anne", True)
FOUR = [place("red", "person", "Anne", True), place("yellow", "bot", "random"), place("blue", "person", "Edmund")]
WITH_FREE_SEAT = [*FOUR, place("green", "open")]
KEPT = [*FOUR[:2], place("blue", "open", "Cecily", is_kept=True), place("green", "open", "Anne", is_kept=True, is_for_me=True)]
WITH_ABSENT = [*FOUR[:2], place("blue", "away", "Anne", True), place("green", "away", "Cecily")]
MY_TURN = table(
    "richard3",
    "playing",
    [I_AM_LANCASTER, place("york", "bot", "master:aggressive")],
    name="By the Ouse",
    is_my_turn=True,
    moves=12,
)
THEIRS = table("roses", "playing", WITH_ABSENT, name="Parliament of Devils", since=190000, moves=1)
GATHERING = table("lancaster", "waiting", [I_AM_BLUE, place("green", "open")], options={"players": "2"}, since=5000)
LOST = table("richard3", "over", [I_AM_LANCASTER, place("york", "person", "Richard")], winners=["york"], moves=310, since=90000)
SHARED = table(
    "lancaster", "over", [I_AM_BLUE, place("green", "bot", "greedy")], options={"players": "2"}, winners=["blue", "green"]
)
MINE = [MY_TURN, THEIRS, GATHERING, LOST, SHARED]

HALF_FULL = [I_AM_LANCASTER, place("york", "open")]
WAITING = room("richard3", "waiting", HALF_FULL)
LINKS = {
    "invites": [{"seat": "york", "url": "https://table.example/invite/x"}],
    "watch_url": "https://table.example/watch/y",
    "reach": Reach("computer", "http://127.0.0.1:8485", "http://192.168.7.7:8485"),
    "open_command": "bosworth serve --host 0.0.0.0",
}
NO_LINKS: Context = {"invites": [], "watch_url": ""}
AT_TABLE = {"replay": "", "usual": Chosen("steady"), **OFFERED}

NEEDS = ("needs", {"game": "lancaster", "option": "laws_2", "value": "king", "other": "court", "wanted": "yes"})
SEATS = {"seat-blue": "bot:random", "seat-green": "invite", "seat-red": "open"}
TYPED = {"away": "random", "grace": "15", "name": "“Mine”", "player": "A", "listed": "yes", **SEATS}

CHAPTER = reference.Chapter("cards", "Cards", [reference.Section("choose_card", "Choosing")], ["choose_card"])
READ = {"game": "richard3", "chapters": [CHAPTER], "chapter": CHAPTER, "body": Markup('<h2 id="choose_card">Choosing</h2>')}
TOKENS = [Thing(id="t1", name="My bot", made=1.0)]

PAGES: dict[str, tuple[str, str, Context]] = {
    "home": ("home.html", "/", {"last": MINE[0], "open_count": 3}),
    "home-first": ("home.html", "/", {"last": None, "open_count": 0, "mine": [], "me": None, "waiting": 0}),
    "new-richard3": ("new.html", "/new?game=richard3", set_up("richard3", {})),
    "new-roses": ("new.html", "/new?game=roses", set_up("roses", {}, me=None)),
    "new-lancaster": ("new.html", "/new?game=lancaster", set_up("lancaster", {"preset": "big_box"})),
    "new-refused": ("new.html", "/new", set_up("lancaster", {}, values=TYPED, problem=NEEDS, field="option-laws_2")),
    "lobby": ("lobby.html", "/lobby", {"tables": [GATHERING, THEIRS], "live": [MY_TURN]}),
    "lobby-empty": ("lobby.html", "/lobby", {"tables": [], "live": [], "me": None}),
    "lobby-guest": ("lobby.html", "/lobby", {"tables": [GATHERING], "live": [], "me": None}),
    "games": ("games.html", "/games", {}),
    "games-none": ("games.html", "/games", {"mine": []}),
    "waiting": ("table.html", "/table/abc", {"room": WAITING, **AT_TABLE, **LINKS}),
    "waiting-network": (
        "table.html",
        "/table/abc",
        {"room": WAITING, **AT_TABLE, **LINKS, "reach": Reach("network", "http://192.168.7.7:8485", "http://192.168.7.7:8485")},
    ),
    "waiting-alone": (
        "table.html",
        "/table/abc",
        {"room": WAITING, **AT_TABLE, **LINKS, "reach": Reach("computer", "http://127.0.0.1:8485")},
    ),
    "waiting-guest": (
        "table.html",
        "/table/abc",
        {
            "room": room("roses", "waiting", WITH_FREE_SEAT, False, talk="pauses"),
            **AT_TABLE,
            "invites": [],
            "watch_url": "",
            "me": None,
        },
    ),
    "waiting-rematch": ("table.html", "/table/abc", {"room": room("roses", "waiting", KEPT), **AT_TABLE, **LINKS, "invites": []}),
    "table": ("table.html", "/table/abc", {"room": room("richard3", "playing", HALF_FULL), **AT_TABLE}),
    "replay": ("table.html", "/table/abc/replay", {"room": room("lancaster", "over", HALF_FULL), "replay": "7"}),
    "invite": ("invite.html", "/invite/x", {"table": MY_TURN, "seat": "york", "token": "x", "me": None}),
    "account-nobody": ("account.html", "/account", {"tokens": [], "new_token": "", "me": None}),
    "account-guest": ("account.html", "/account", {"tokens": TOKENS, "new_token": "secret"}),
    "account-known": (
        "account.html",
        "/account",
        {"tokens": [], "new_token": "", "me": Thing(name="A", is_guest=False), "problem": ("bad_name", {})},
    ),
    "preferences": ("preferences.html", "/preferences", {}),
    "rules": ("rules.html", "/rules", {"books": {"richard3": [CHAPTER], "roses": []}}),
    "rules-game": ("rules_game.html", "/rules/richard3", {"game": "richard3", "chapters": [CHAPTER]}),
    "rules-game-none": ("rules_game.html", "/rules/roses", {"game": "roses", "chapters": []}),
    "rules-chapter": ("rules_chapter.html", "/rules/richard3/cards", {**READ, "before": CHAPTER, "after": CHAPTER}),
    "about": ("about.html", "/about", {}),
    "load": ("load.html", "/load", {"problem": ("bad_record", {"line": 4, "text": ""})}),
    **{f"error-{status}": ("error.html", "/nowhere", {"status": status}) for status in (400, 403, 404, 429, 500)},
}
"""By name: the template, the address, and what it gets besides what all get."""


def page(name: str, lang: str, **more: Any) -> str:
    """A page as HTML."""
    template, path, context = PAGES[name]
    return templates.get_template(template).render({**common(lang, path), **context, **more})
