"""The server as an ASGI application: all routes, behind one gate."""

import asyncio
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Scope

from bosworth.locale import LANGUAGES
from bosworth.server.http import api, forms, pages
from bosworth.server.http.refusals import Refusal
from bosworth.server.http.security import Guard, as_refusal, refused_json
from bosworth.server.http.sockets import table_socket
from bosworth.server.services import Services, services_of

FOR_PROGRAMS: Final = ("/api/", "/ws/", "/words/", "/static/", "/healthz")
"""Where a refusal is answered with JSON, everywhere else with a page."""


async def static_file(request: Request) -> Response:
    """A static file."""
    return await asyncio.to_thread(services_of(request).static.answer, request, str(request.path_params["path"]))


async def words_file(request: Request) -> Response:
    """The words of a language: one Fluent file."""
    lang, name = str(request.path_params["lang"]), str(request.path_params["name"])
    if lang not in LANGUAGES or not name.isidentifier():
        raise Refusal("not_found")
    return await asyncio.to_thread(services_of(request).words.answer, request, f"{lang}/{name}.ftl")


PAGES: Final = (
    Route("/", pages.home),
    Route("/new", pages.new),
    Route("/lobby", pages.lobby),
    Route("/games", pages.my_games),
    Route("/next", pages.next_game),
    Route("/table/{table}", pages.table),
    Route("/table/{table}/replay", pages.replay),
    Route("/table/{table}/again", pages.again),
    Route("/invite/{token}", pages.invite, name="invite"),
    Route("/watch/{token}", pages.watch, name="watch"),
    Route("/account", pages.account),
    Route("/preferences", pages.preferences_page),
    Route("/rules", pages.rule_books),
    Route("/rules/{game}", pages.rule_book),
    Route("/rules/{game}/{chapter}", pages.rule_chapter),
    Route("/about", pages.about),
    Route("/favicon.ico", pages.icon),
    Route("/load", pages.load),
)
"""Every page."""
FORMS: Final = (
    ("/play-now/{game}", pages.home, forms.play_now),
    ("/new", pages.new, forms.new),
    ("/next", pages.my_games, lambda request, _fields: pages.next_game(request)),
    ("/table/{table}/sit", pages.lobby, forms.sit),
    ("/table/{table}/leave", pages.table, forms.leave),
    ("/table/{table}/back", pages.table, forms.back),
    ("/table/{table}/bot", pages.table, forms.seat_bot),
    ("/table/{table}/rename", pages.my_games, forms.rename),
    ("/table/{table}/branch", pages.my_games, forms.branch),
    ("/table/{table}/delete", pages.my_games, forms.remove),
    ("/invite/{token}", pages.invite, forms.invited),
    ("/load", pages.load, forms.load),
    ("/account/name", pages.account, forms.account_name),
    ("/account/claim", pages.account, forms.account_claim),
    ("/account/login", pages.account, forms.account_login),
    ("/account/logout", pages.account, forms.account_logout),
    ("/account/password", pages.account, forms.account_password),
    ("/account/tokens", pages.account, forms.account_token),
    ("/account/tokens/{token}/revoke", pages.account, forms.account_revoke),
    ("/account/delete", pages.account, forms.account_delete),
    ("/preferences", pages.preferences_page, forms.prefer),
)
"""Every form: where it is sent, the page on which it comes back if it is refused, and what it does."""


def routes() -> list[BaseRoute]:
    """Everything that can be asked for."""
    return [
        *api.routes(),
        WebSocketRoute("/ws/tables/{table}", table_socket),
        Route("/words/{lang}/{name}.ftl", words_file),
        Route("/static/{path:path}", static_file),
        *(Route(path, forms.form(page, do), methods=["POST"]) for path, page, do in FORMS),
        *PAGES,
    ]


def make_app(services: Services) -> Starlette:
    """The application on these services."""

    async def refuse(scope: Scope, refusal: Refusal) -> Response:
        if scope["path"].startswith(FOR_PROGRAMS) or refusal.code in ("bad_host", "too_many", "other_origin"):
            return refused_json(refusal)
        try:
            return await pages.error_page(Request({**scope, "app": app}), refusal)
        except Exception as error:  # noqa: BLE001 - it is logged; the first error is told, plainly
            as_refusal(error)
            return refused_json(refusal)

    guard = Middleware(Guard, settings=services.settings, limits=services.limits, refuse=refuse)
    app = Starlette(
        routes=routes(),
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=600)],
        exception_handlers={HTTPException: _as_refusal},
    )
    app.state.services = services
    return app


async def _as_refusal(_request: Request, error: Exception) -> Response:
    codes = {404: "not_found", 405: "no_such_method"}
    raise Refusal(codes.get(getattr(error, "status_code", 0), "malformed"))
