"""The JSON interface: the same use cases as the pages have, for the table's script and for programs.

`ENTRIES` lists every route with what it takes and gives; the router and the OpenAPI document are made from it.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bosworth import __version__
from bosworth.games import game as find_game
from bosworth.server.http import api_types as api
from bosworth.server.http import auth, dispatch, reach
from bosworth.server.http.dispatch import live_of, room_of, table_of
from bosworth.server.http.incoming import read_json, read_text
from bosworth.server.http.messages import Done, Downward, Hint, Upward
from bosworth.server.http.models import GameCard, game_card, game_cards
from bosworth.server.http.refusals import Refusal, status_of
from bosworth.server.http.security import refused
from bosworth.server.live.room import Room
from bosworth.server.services import services_of
from bosworth.server.store import listing
from bosworth.server.store.listing import TableRow
from bosworth.server.store.people import Token, id_of
from bosworth.table.looking_back import Analysis
from bosworth.table.messages import Act, Agree, Back, KeepSeat, Leave, Message, Rename, SeatBot, Sit, Undo, Wish
from bosworth.table.showing import say
from bosworth.table.shown import Shown
from bosworth.table.thinking import Foresight

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")


@dataclass(frozen=True)
class ApiEntry:
    """One route of the JSON interface."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any = None
    gives: Any = None


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, read strictly."""
    return read_json(await request.body() or b"{}", kind)


def number(request: Request, name: str) -> int | None:
    """A number in the address."""
    text = request.query_params.get(name, "")
    if text and (not text.isdecimal() or len(text) > 9):
        raise Refusal("malformed", f"{name} is a number")
    return int(text) if text else None


# --- games ----------------------------------------------------------------------------------------------------------------------


@cache
def book_of(name: str) -> bytes:
    """What a page needs to draw a game, as JSON."""
    card, game = game_card(name), find_game(name)
    return msgspec.json.encode(api.GameBook(name, card, game.face.catalog(), game.vocabulary.table()))


async def games(_request: Request) -> Response:
    """All games."""
    return answer(game_cards())


async def game(request: Request) -> Response:
    """One game with its tables."""
    return Response(book_of(request.path_params["game"]), media_type="application/json", headers={"cache-control": "no-cache"})


# --- tables ---------------------------------------------------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    """Open tables, or with `mine` those of whoever asks."""
    if "mine" in request.query_params:
        wanted = partial(listing.my_tables, person=(await auth.known(request)).id)
    else:
        wanted = partial(listing.open_tables, game=request.query_params.get("game", ""))
    return answer(await services_of(request).store.query(wanted))


async def new_table(request: Request) -> Response:
    """Set up a table."""
    wish = await body(request, api.NewTable)
    person = await auth.enter_to_make(request, wish.player)
    made = await services_of(request).tables.new(person, wish)
    return answer(api.Made(made), 201)


async def room(request: Request) -> Response:
    """The table itself."""
    return answer(await room_of(request))


async def messages(request: Request) -> Response:
    """One message to the table, as over the WebSocket."""
    message = dispatch.read(await request.body())
    person = await auth.visitor(request)
    await dispatch.check_look(request, person)
    try:
        return answer(await dispatch.answer(request, person, message))
    except Exception as error:  # noqa: BLE001 - it is logged, and told as `internal`
        told = refused(error, getattr(message, "id", ""))
    if told.code == "stale" and isinstance(message, Act | Undo | Hint):
        told.shown = (await live_of(request)).shown_to(id_of(person), message.seat)
    return answer(told, status_of(told.code))


async def sit(request: Request) -> Response:
    """Take an open seat."""
    wish = await body(request, api.SitDown)
    services, table = services_of(request), table_of(request)
    seat = (await live_of(request)).table.seat_number(wish.seat)
    is_invited = bool(wish.invitation) and services.links.read_invite(wish.invitation) == (table, seat)
    person = await auth.enter(request, wish.player)
    await services.tables.do(table, person, Sit(seat, is_invited))
    return answer((await live_of(request)).room(person.id))


def doing(kind: type[Wish]) -> Handler:
    """Carry out a message about the table; what the table is then."""

    async def handler(request: Request) -> Response:
        message, person = await body(request, kind), await auth.known(request)
        await services_of(request).tables.do(table_of(request), person, cast("Message", message))
        return await room(request)

    return handler


async def invite(request: Request) -> Response:
    """A signed link to a seat, which is kept for it from now on (the owner's to give), or for onlookers (of who sits here)."""
    wish, person = await body(request, api.Invite), await auth.known(request)
    services, table = services_of(request), table_of(request)
    found = (await live_of(request)).table
    if wish.seat is not None:
        await services.tables.do(table, person, KeepSeat(wish.seat))
        token = services.links.invite(table, found.seat_number(wish.seat))
    elif found.is_guest_at(person.id):
        token = services.links.watch(table)
    else:
        raise Refusal("not_your_table")
    url = reach.link(request, "watch" if wish.seat is None else "invite", token)
    return answer(api.Link(url, token, reach.reach(request).kind))


async def branch(request: Request) -> Response:
    """A new table that goes on from a moment of this one."""
    wish, person = await body(request, api.Branch), await auth.known(request)
    await room_of(request)
    auth.check_rate(request, "making", person)
    return answer(api.Made(await services_of(request).replays.branch(person, table_of(request), wish.at, wish.name)), 201)


async def rematch(request: Request) -> Response:
    """The table at which this game is played again; whoever asks has a seat there."""
    await body(request, api.Body)
    person = await auth.known(request)
    await room_of(request)
    auth.check_rate(request, "making", person)
    return answer(api.Made(await services_of(request).tables.rematch(table_of(request), person)))


async def remove(request: Request) -> Response:
    """Do away with the table, if nobody else sits at it."""
    await services_of(request).tables.remove(table_of(request), await auth.known(request))
    return answer(Done(""))


# --- looking back ---------------------------------------------------------------------------------------------------------------


async def record(request: Request) -> Response:
    """The record as text."""
    found = await room_of(request)
    text = (await live_of(request)).table.export(id_of(await auth.visitor(request)))
    headers = {"content-disposition": f'attachment; filename="bosworth-{found.game}-{found.id}.record"'}
    return PlainTextResponse(text, headers=headers)


async def records(request: Request) -> Response:
    """Take in a record, sent as plain text, as a new table."""
    text = read_text(await request.body())
    person = await auth.enter_to_make(request)
    made = await services_of(request).replays.take_in(person, text, request.query_params.get("name", "")[:60])
    return answer(api.Made(made), 201)


async def moments(request: Request) -> Response:
    """What a seat saw after each of some actions."""
    auth.check_rate(request, "replaying")
    await room_of(request)
    first = number(request, "from") or 0
    last = number(request, "to") or first
    person, seat = id_of(await auth.visitor(request)), number(request, "seat")
    found = await services_of(request).replays.moments(table_of(request), person, seat, first, last)
    return answer(found)


async def draws(request: Request) -> Response:
    """Every draw of chance, once the game is over."""
    auth.check_rate(request, "replaying")
    await room_of(request)
    return answer(await services_of(request).replays.draws(table_of(request), id_of(await auth.visitor(request))))


async def odds(request: Request) -> Response:
    """What a battle promises a seat of mine, for all it knows."""
    auth.check_rate(request, "judging")
    await room_of(request)
    person, seat, wish = id_of(await auth.visitor(request)), number(request, "seat"), request.query_params
    if seat is None:
        raise Refusal("malformed", "odds are told to a seat: name it with seat=")
    table = (await live_of(request)).table
    table.check_looking(person, seat)
    match, (place, pieces) = table.begun(), (wish.get("place", "")[:60], wish.get("with", "")[:200])
    question = Foresight(table.game.info.id, match.view(seat), tuple(match.heard(seat, since=-1)), place, pieces)
    found = await services_of(request).workers.foretell(question)
    game = find_game(question.game)
    return answer(api.Odds(found.data, [say(game, line.name, line.args) for line in found.lines]))


async def analysis(request: Request) -> Response:
    """The chances of winning over a game that is over, as far as they have been judged; the first to ask has it begun."""
    auth.check_rate(request, "judging")
    await room_of(request)
    person, seat = id_of(await auth.visitor(request)), number(request, "seat")
    return answer(await services_of(request).analyses.of(table_of(request), person, seat))


# --- who ------------------------------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """Who asks."""
    person = await auth.visitor(request)
    return answer(api.Me() if person is None else api.Me(person.name, person.is_guest, True))


async def tokens(request: Request) -> Response:
    """The tokens of my programs."""
    person = await auth.known(request)
    return answer(await services_of(request).people.tokens(person.id))


async def new_token(request: Request) -> Response:
    """A token for a program that plays for me."""
    auth.check_in_person(request)
    wish = await body(request, api.NewToken)
    person = await auth.enter(request)
    made, token = await auth.new_token(request, person, wish.name)
    return answer(api.FreshToken(made, token), 201)


async def drop_token(request: Request) -> Response:
    """Revoke a token."""
    auth.check_in_person(request)
    person = await auth.known(request)
    await services_of(request).people.drop_token(person.id, str(request.path_params["token"]))
    return await tokens(request)


async def health(request: Request) -> Response:
    """Whether the server is well: it answers, and its database can be read and written."""
    failing = await services_of(request).pulse.failing()
    return answer(api.Health("failing" if failing else "ok", __version__, failing), 503 if failing else 200)


async def openapi(_request: Request) -> Response:
    """This interface as an OpenAPI document."""
    from bosworth.server.http.openapi import openapi_document  # noqa: PLC0415 - it is made from the entries of this module

    return answer(openapi_document())


TABLE: Final = "/api/tables/{table}"
ENTRIES: Final[Sequence[ApiEntry]] = (
    ApiEntry("GET", "/healthz", health, "Is the server well?", gives=api.Health),
    ApiEntry("GET", "/api/openapi.json", openapi, "This document.", gives=dict[str, Any]),
    ApiEntry("GET", "/api/games", games, "All games, as they can be set up.", gives=list[GameCard]),
    ApiEntry("GET", "/api/games/{game}", game, "One game, with all that a page needs to draw it.", gives=api.GameBook),
    ApiEntry("GET", "/api/me", me, "Who asks.", gives=api.Me),
    ApiEntry("GET", "/api/tokens", tokens, "The tokens of my programs.", gives=list[Token]),
    ApiEntry("POST", "/api/tokens", new_token, "A token for a program, shown once.", api.NewToken, api.FreshToken),
    ApiEntry("DELETE", "/api/tokens/{token}", drop_token, "Revoke a token.", gives=list[Token]),
    ApiEntry("GET", "/api/tables", tables, "Open tables; with `?mine` my own.", gives=list[TableRow]),
    ApiEntry("POST", "/api/tables", new_table, "Set up a table.", api.NewTable, api.Made),
    ApiEntry("POST", "/api/records", records, "Take in a record, sent as plain text.", str, api.Made),
    ApiEntry("GET", TABLE, room, "The table itself.", gives=Room),
    ApiEntry("DELETE", TABLE, remove, "Do away with a table at which nobody else sits.", gives=Done),
    ApiEntry("POST", f"{TABLE}/messages", messages, "One message, as over the WebSocket.", Upward, list[Downward]),
    ApiEntry("POST", f"{TABLE}/sit", sit, "Take an open seat.", api.SitDown, Room),
    ApiEntry("POST", f"{TABLE}/leave", doing(Leave), "Leave a seat.", Leave, Room),
    ApiEntry("POST", f"{TABLE}/back", doing(Back), "Come back to a seat.", Back, Room),
    ApiEntry("POST", f"{TABLE}/rename", doing(Rename), "Give the table another name.", Rename, Room),
    ApiEntry("POST", f"{TABLE}/settings", doing(Agree), "Change what is agreed.", Agree, Room),
    ApiEntry("POST", f"{TABLE}/invite", invite, "A signed link to a seat, or for onlookers.", api.Invite, api.Link),
    ApiEntry("POST", f"{TABLE}/branch", branch, "A new table from a moment of this one.", api.Branch, api.Made),
    ApiEntry("POST", f"{TABLE}/rematch", rematch, "Once more, each one seat further: one table for all.", api.Body, api.Made),
    ApiEntry("POST", f"{TABLE}/bot", doing(SeatBot), "Put a bot on an open seat.", SeatBot, Room),
    ApiEntry("GET", f"{TABLE}/record", record, "The record, as plain text.", gives=str),
    ApiEntry("GET", f"{TABLE}/moments", moments, "What a seat saw after actions `from` to `to`.", gives=list[Shown]),
    ApiEntry("GET", f"{TABLE}/odds", odds, "What a battle for `place` promises `seat`, `with` some pieces.", gives=api.Odds),
    ApiEntry("GET", f"{TABLE}/analysis", analysis, "The chances over the game, as `seat` or all saw them.", gives=Analysis),
    ApiEntry("GET", f"{TABLE}/draws", draws, "Every draw of chance, after the end.", gives=list[list[Any]]),
)
"""Every route of the JSON interface."""


def routes() -> list[Route]:
    """The routes."""
    return [Route(entry.path, entry.handler, methods=[entry.method]) for entry in ENTRIES]
