"""What the server would hand to each template, made up: enough of everything that every branch is drawn."""

from types import SimpleNamespace as Thing
from typing import Any

import jinja2
from markupsafe import Markup

from bosworth.bots import BOTS
from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.server import rules
from bosworth.server.cards import game_card, game_cards, ways
from bosworth.server.words import words_of
from bosworth.web import TEMPLATES

Context = dict[str, Any]

jinja = jinja2.Environment(
    loader=jinja2.FileSystemLoader(TEMPLATES),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=jinja2.StrictUndefined,
)
"""As the server's, but a variable that is not there is an error."""


def common(lang: str, path: str = "/", **more: Any) -> Context:
    """What every template gets."""
    return {
        "t": words_of(lang),
        "words": lambda game: words_of(lang, game),
        "choice": lambda game, option, value: words_of(lang, game).choice(option, value),
        "static": lambda name: f"/static/{name}",
        "lang": lang,
        "languages": LANGUAGES,
        "prefs": {"lang": lang, "theme": "auto", "motion": "on", "sound": "off", "confirm": "on", "text": "off"},
        "me": Thing(name="Anne <of> Warwick", is_guest=True),
        "mine": MINE,
        "waiting": 2,
        "games": game_cards(),
        "path": path,
        "origin": "https://table.example",
        "version": "1.0",
        "problem": None,
        "field": "",
        **more,
    }


def place(seat: str, kind: str, name: str = "", is_mine: bool = False) -> Thing:
    """A seat of a table."""
    return Thing(seat=seat, kind=kind, name=name, is_mine=is_mine, is_here=kind == "person")


def table(game: str, status: str, places: list[Thing], **more: Any) -> Thing:
    """A table in a list."""
    options = find_game(game).info.settle(more.pop("options", {}))
    given = {"is_mine": True, "is_owner": True, "is_my_turn": False, "moves": 0, "winners": [], "since": 40, "name": "", **more}
    return Thing(id=f"{game}-{status}-{given['since']}", game=game, status=status, places=places, options=options, **given)


ROSES = [
    place("red", "person", "Anne", True),
    place("yellow", "bot", "random"),
    place("blue", "person", "Edmund"),
    place("green", "open"),
]
MINE = [
    table("richard3", "playing", [place("lancaster", "person", "Anne", True), place("york", "bot", "greedy")], name="By the Ouse", is_my_turn=True, since=5000, moves=12),
    table("roses", "playing", [*ROSES[:3], place("green", "away", "Cecily")], name="Parliament of Devils", since=190000, moves=1),
    table("lancaster", "waiting", [place("blue", "person", "Anne", True), place("green", "open")], options={"players": "2"}, since=100),
    table("richard3", "over", [place("lancaster", "person", "Anne", True), place("york", "person", "Richard")], name="Tewkesbury", winners=["york"], moves=310, since=90000),
    table("lancaster", "over", [place("blue", "person", "Anne", True), place("green", "bot", "greedy")], name="A draw", winners=["blue", "green"], moves=200, options={"players": "2"}),
]  # fmt: skip


def room(game: str, status: str, places: list[Thing], is_owner: bool = True) -> Thing:
    """The table itself, as its own page knows it."""
    return Thing(id="abc", game=game, name="By the Ouse", status=status, places=places, options=find_game(game).info.settle({}), is_owner=is_owner)  # fmt: skip


def set_up(game: str, **more: Any) -> Context:
    """The form of a new table."""
    book = find_game(game)
    options = book.info.settle(more.pop("chosen", {}))
    return {"game": game_card(game), "options": options, "preset": "", "seats": book.seats(options), "ways": ways(game_card(game)),
            "bots": list(BOTS), "values": {}, **more}  # fmt: skip


CHAPTER = rules.Chapter(
    "cards", "Cards", [rules.Section("choose_card", "Choosing")], ["choose_card"], "<h2 id='choose_card'>Choosing</h2><p>One.</p>"
)
SEATS = [place("lancaster", "person", "Anne", True), place("york", "open")]
INVITES = [{"seat": "york", "url": "https://table.example/invite/x"}]
TOKENS = [Thing(id="t1", name="My bot", created=1.0)]
NEEDS = ("needs", {"game": "lancaster", "option": "laws_2", "value": "king", "other": "court", "wanted": "yes"})
TYPED = {
    "game": "lancaster",
    "away": "random",
    "grace": "15",
    "name": "“Mine”",
    "seat-blue": "bot:random",
    "seat-green": "invite",
    "is_public": "yes",
}

PAGES: dict[str, tuple[str, str, Context]] = {
    "home": ("home.html", "/", {"last": MINE[0], "open_count": 3}),
    "home-first": ("home.html", "/", {"last": None, "open_count": 0, "mine": [], "me": None, "waiting": 0}),
    "new-richard3": ("new.html", "/new?game=richard3", set_up("richard3")),
    "new-roses": ("new.html", "/new?game=roses", {**set_up("roses"), "me": None}),
    "new-lancaster": ("new.html", "/new?game=lancaster", set_up("lancaster", chosen={"preset": "big_box"}, preset="big_box")),
    "new-refused": ("new.html", "/new", set_up("lancaster", values=TYPED, problem=NEEDS, field="option-laws_2")),
    "lobby": ("lobby.html", "/lobby", {"tables": [MINE[2], MINE[1]], "live": [MINE[0]]}),
    "lobby-empty": ("lobby.html", "/lobby", {"tables": [], "live": [], "me": None}),
    "lobby-guest": ("lobby.html", "/lobby", {"tables": [MINE[2]], "live": [], "me": None}),
    "games": ("games.html", "/games", {}),
    "games-none": ("games.html", "/games", {"mine": []}),
    "waiting": ("table.html", "/table/abc", {"room": room("richard3", "waiting", SEATS), "replay": "", "bots": list(BOTS), "invites": INVITES, "watch_url": "https://table.example/watch/y"}),
    "waiting-guest": ("table.html", "/table/abc", {"room": room("roses", "waiting", ROSES, False), "replay": "", "bots": list(BOTS), "me": None}),
    "table": ("table.html", "/table/abc", {"room": room("richard3", "playing", SEATS), "replay": "", "bots": list(BOTS)}),
    "replay": ("table.html", "/table/abc/replay", {"room": room("lancaster", "over", SEATS), "replay": "7", "bots": list(BOTS)}),
    "invite": ("invite.html", "/invite/x", {"table": MINE[0], "seat": "york", "token": "x", "me": None}),
    "account-nobody": ("account.html", "/account", {"tokens": [], "me": None}),
    "account-guest": ("account.html", "/account", {"tokens": TOKENS, "new_token": "secret"}),
    "account-known": ("account.html", "/account", {"tokens": [], "me": Thing(name="Anne", is_guest=False), "problem": ("bad_password", {})}),
    "preferences": ("preferences.html", "/preferences", {}),
    "rules": ("rules.html", "/rules", {"books": {"richard3": [CHAPTER], "roses": [], "lancaster": [CHAPTER]}}),
    "rules-game": ("rules_game.html", "/rules/richard3", {"game": "richard3", "chapters": [CHAPTER]}),
    "rules-game-none": ("rules_game.html", "/rules/roses", {"game": "roses", "chapters": []}),
    "rules-chapter": ("rules_chapter.html", "/rules/richard3/cards", {"game": "richard3", "chapters": [CHAPTER], "chapter": CHAPTER, "body": Markup(CHAPTER.body), "before": CHAPTER, "after": CHAPTER}),
    "about": ("about.html", "/about", {}),
    "load": ("load.html", "/load", {"problem": ("bad_record", {"line": 4, "text": ""})}),
    **{f"error-{status}": ("error.html", "/nowhere", {"status": status, "code": "not_found"}) for status in (400, 403, 404, 429, 500)},
}  # fmt: skip
"""By name: the template, the address, and what it gets besides what all get."""


def page(name: str, lang: str, **more: Any) -> str:
    """A page as HTML."""
    template, path, context = PAGES[name]
    return jinja.get_template(template).render({**common(lang, path), **context, **more})
