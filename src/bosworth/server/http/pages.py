"""The pages outside the table, from Jinja templates in `bosworth/web/templates`, with forms that need no JavaScript.

Every template gets what `context_of` says, and besides what its page gives it here; a name that is not given is an error. All
forms are sent by `POST`: `app.FORMS` lists them, `forms` reads their fields. A form that is refused comes back on its page with
`problem` (a code with arguments: `problem-CODE` in pages.ftl) and `values`, what was typed.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final
from urllib.parse import urlencode

import jinja2
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from bosworth import __version__
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.errors import BosworthError, Malformed
from bosworth.locale import LANGUAGES
from bosworth.server.http import auth, bot_choice, preferences, reach, reference
from bosworth.server.http.bot_choice import usual_bot
from bosworth.server.http.dispatch import room_of
from bosworth.server.http.models import OPTION, as_chosen, as_form, chosen_in, game_card, game_cards, unmet_need
from bosworth.server.http.preferences import language_of, words_of
from bosworth.server.http.refusals import Refusal, status_of
from bosworth.server.live.room import Room
from bosworth.server.services import services_of
from bosworth.server.store import listing
from bosworth.server.store.listing import TableRow
from bosworth.server.store.people import id_of
from bosworth.web import TEMPLATES

Problem = tuple[str, dict[str, Any]]
LONGEST_MINUTES: Final = 7
"""Signs of a number of minutes that is not absurd."""

templates = jinja2.Environment(
    loader=jinja2.FileSystemLoader(TEMPLATES),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=jinja2.StrictUndefined,
)


async def context_of(request: Request) -> dict[str, Any]:
    """What every template gets: words, static files, preferences, the visitor, the visitor's tables, all games."""
    services = services_of(request)
    prefs = preferences.read(request.cookies.get(preferences.COOKIE))
    lang = language_of(request)
    me = await auth.visitor(request)
    mine = await _mine(request)
    return {
        "t": words_of(lang),
        "words": lambda game: words_of(lang, game),
        "choice": lambda game, option, value: words_of(lang, game).choices(option, value),
        "is_static": services.static.has,
        "static": lambda path: f"/static/{services.static.address(path)}",
        "lang": lang,
        "languages": LANGUAGES,
        "prefs": prefs,
        "me": me,
        "mine": mine,
        "waiting": sum(table.is_my_turn for table in mine),
        "games": game_cards(),
        "path": request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        "origin": f"{request.url.scheme}://{request.url.netloc}",
        "version": __version__,
        "problem": None,
        "field": "",
        "values": {},
    }


async def _mine(request: Request) -> list[TableRow]:
    """The visitor's tables."""
    me = await auth.visitor(request)
    return await services_of(request).store.query(partial(listing.my_tables, person=me.id)) if me is not None else []


async def show(request: Request, template: str, http_status: int = 200, **more: Any) -> HTMLResponse:
    """A page."""
    return _rendered(template, {**await context_of(request), **more}, http_status)


def _rendered(template: str, context: dict[str, Any], http_status: int = 200) -> HTMLResponse:
    headers = {"content-language": context["lang"], "vary": "cookie, accept-language"}
    return HTMLResponse(templates.get_template(template).render(context), http_status, headers=headers)


def go(address: str) -> RedirectResponse:
    """Send the browser on to another page after a form."""
    return RedirectResponse(address, 303)


def problem_of(error: BosworthError) -> Problem:
    """Why a form was refused, for a template."""
    return error.code, {"line": getattr(error, "line", 0), "text": error.text}


def plain(template: str) -> Callable[..., Awaitable[Response]]:
    """A page that needs nothing besides what all get."""

    async def page(request: Request, **more: Any) -> Response:
        return await show(request, template, **more)

    return page


my_games, preferences_page, about, load = map(plain, ("games.html", "preferences.html", "about.html", "load.html"))


async def error_page(request: Request, refusal: Refusal) -> Response:
    """A page that says what went wrong."""
    return await show(request, "error.html", status_of(refusal.code), code=refusal.code, status=status_of(refusal.code))


# --- pages ----------------------------------------------------------------------------------------------------------------------


async def home(request: Request, **more: Any) -> Response:
    """The first page."""
    context = await context_of(request)
    mine = [table for table in context["mine"] if table.is_my_turn][:5]
    running = [table for table in context["mine"] if table.status == "playing"]
    last = min(running, key=lambda table: table.since, default=None)
    open_count = len(await services_of(request).store.query(listing.open_tables))
    return _rendered("home.html", {**context, "mine": mine, "last": last, "open_count": open_count, **more})


async def lobby(request: Request, **more: Any) -> Response:
    """Tables that wait for players, and those that can be watched."""
    query = services_of(request).store.query
    tables, live = await query(listing.open_tables), await query(listing.live_tables)
    return await show(request, "lobby.html", tables=tables, live=live, **more)


async def next_game(request: Request) -> Response:
    """Go to the game that has waited longest for me."""
    person = await auth.visitor(request)
    after = request.query_params.get("after", "")
    wanted = partial(listing.next_table, person=id_of(person), after=after)
    found = await services_of(request).store.query(wanted) if person is not None else None
    return go(f"/table/{found}" if found else "/games")


async def new(request: Request, values: dict[str, str] | None = None, **more: Any) -> Response:
    """The form for a new table."""
    given = dict(request.query_params) if values is None else values
    game = given.get("game") or next(iter(GAMES))
    card, rules_, chosen = game_card(game), find_game(game), chosen_in(given)
    try:
        options = rules_.info.settle(chosen)
    except Malformed as error:
        options = as_chosen(rules_.info, chosen)
        need = unmet_need(rules_.info, options)
        known = {"problem": ("needs", need), "field": OPTION + need["option"]} if need else {"problem": problem_of(error)}
        more = {**more, **known}
    return await show(
        request,
        "new.html",
        game=card,
        options=options,
        preset=given.get("preset", ""),
        seats=rules_.seats(options),
        ways=find_game(game).seatings(),
        **bot_choice.choices(given, rules_.seats(options), usual_bot(await _mine(request))),
        graces=_graces(given.get("grace", "")),
        values=given,
        **more,
    )


def _graces(wish: str) -> list[int]:
    """The minutes after which a bot may play for whoever has left: the usual ones, and what was wished for."""
    wished = {int(wish)} if wish.isdecimal() and len(wish) < LONGEST_MINUTES else set()
    return sorted({5, 15, 60, 1440, 4320, 10080} | wished)


async def again(request: Request) -> Response:
    """The same form, filled in as this table was set up, everybody one seat further."""
    return RedirectResponse(f"/new?{urlencode(as_form(await room_of(request)))}", 302)


async def table(request: Request, **more: Any) -> Response:
    """The table: a waiting room until all are there, then the game."""
    room = await room_of(request)
    if room.status == "waiting":
        usual = bot_choice.parted(usual_bot(await _mine(request)))
        more = {**_links(request, room), **bot_choice.OFFERED, "usual": usual, **more}
    return await show(request, "table.html", room=room, replay="", **more)


def _links(request: Request, room: Room) -> dict[str, Any]:
    """The owner's links to the seats that are kept for invitations, and to watch."""
    if not room.is_owner:
        return {"invites": [], "watch_url": ""}
    links = services_of(request).links
    invites = [
        {"seat": place.seat, "url": reach.link(request, "invite", links.invite(room.id, number))}
        for number, place in enumerate(room.places)
        if place.kind == "open" and not place.name
    ]
    may_watch = room.settings.get("onlookers") != "no"
    return {
        "invites": invites,
        "watch_url": reach.link(request, "watch", links.watch(room.id)) if may_watch else "",
        "reach": reach.reach(request),
        "open_command": services_of(request).settings.open_command,
    }


async def replay(request: Request) -> Response:
    """The game from its beginning, or from a moment."""
    return await show(request, "table.html", room=await room_of(request), replay=request.query_params.get("at", "0"))


async def invite(request: Request, **more: Any) -> Response:
    """An invitation to a seat."""
    services = services_of(request)
    token = str(request.path_params["token"])
    table_id, seat = services.links.read_invite(token)
    room = (await services.tables.get(table_id)).room(id_of(await auth.visitor(request)))
    return await show(request, "invite.html", table=room, seat=room.places[seat].seat, token=token, **more)


async def watch(request: Request) -> Response:
    """A link for onlookers: the browser remembers it and goes to the table."""
    links = services_of(request).links
    table_id = links.read_watch(str(request.path_params["token"]))
    known = links.read_watching(request.cookies.get(auth.WATCHING))
    auth.set_cookie(request, auth.WATCHING, links.watching([*(one for one in known if one != table_id), table_id]))
    return go(f"/table/{table_id}")


async def account(request: Request, **more: Any) -> Response:
    """My name, my password, the tokens of my programs."""
    person = await auth.visitor(request)
    tokens = await services_of(request).people.tokens(person.id) if person is not None else []
    return await show(request, "account.html", **{"tokens": tokens, "new_token": "", **more})


async def icon(request: Request) -> Response:
    """The icon, for those who ask for it where it used to be."""
    return RedirectResponse(f"/static/{services_of(request).static.address('favicon.svg')}", 302)


# --- the rules reference --------------------------------------------------------------------------------------------------------


async def rule_books(request: Request) -> Response:
    """The rules of all games."""
    return await show(request, "rules.html", books=reference.books(language_of(request)))


async def rule_book(request: Request) -> Response:
    """The rules of one game; with `?step=` the paragraph about that decision."""
    lang, game = language_of(request), _game(request)
    step = request.query_params.get("step", "")
    found = reference.find_step(lang, game, step) if step else None
    if found is not None:
        return RedirectResponse(f"/rules/{game}/{found[0]}#{found[1]}", 302)
    return await show(request, "rules_game.html", game=game, chapters=reference.chapters(lang, game))


async def rule_chapter(request: Request) -> Response:
    """One chapter of the rules."""
    lang, game = language_of(request), _game(request)
    name = str(request.path_params["chapter"])
    chapters = reference.chapters(lang, game)
    place = next((number for number, chapter in enumerate(chapters) if chapter.id == name), None)
    if place is None:
        if reference.find_step(lang, game, name) is None:
            raise Refusal("not_found")
        return RedirectResponse(f"/rules/{game}?{urlencode({'step': name})}", 302)
    return await show(
        request,
        "rules_chapter.html",
        game=game,
        chapters=chapters,
        chapter=chapters[place],
        body=Markup(chapters[place].body),  # noqa: S704 - made from our own files, every text escaped
        before=chapters[place - 1] if place else None,
        after=chapters[place + 1] if place + 1 < len(chapters) else None,
    )


def _game(request: Request) -> str:
    return game_card(str(request.path_params["game"])).id
