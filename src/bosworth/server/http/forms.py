"""What the forms of the pages do: each is sent by `POST`, works without JavaScript, and goes on to another page.

A form that is refused comes back with the reason.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from bosworth.bots import USUAL
from bosworth.games import game as find_game
from bosworth.kernel.errors import BosworthError
from bosworth.server.http import auth, pages, preferences
from bosworth.server.http.bot_choice import seated, usual_bot
from bosworth.server.http.dispatch import check_look, live_of, table_of
from bosworth.server.http.incoming import read_text
from bosworth.server.http.models import chosen_in, game_card
from bosworth.server.http.refusals import Refusal, status_of
from bosworth.server.services import services_of
from bosworth.server.store import listing
from bosworth.server.store.people import id_of
from bosworth.table.messages import Back, Leave, Message, Rename, SeatBot, Sit
from bosworth.table.opening import Plan

Do = Callable[[Request, dict[str, str]], Awaitable[Response]]
Page = Callable[..., Awaitable[Response]]


def form(page: Page, do: Do) -> Callable[[Request], Awaitable[Response]]:
    """A form that does something, or comes back on its page with the reason why not."""

    async def handler(request: Request) -> Response:
        fields = await fields_of(request)
        if request.url.path.startswith("/account/"):
            auth.check_in_person(request)
        try:
            return await do(request, fields)
        except BosworthError as error:
            if status_of(error.code) >= 500:
                raise
            try:
                response = await page(request, problem=pages.problem_of(error), values=fields)
            except BosworthError:
                raise error from None  # not even the page may be seen
            response.status_code = status_of(error.code)
            return response

    return handler


async def fields_of(request: Request) -> dict[str, str]:
    """The fields of a form; a file counts by its text."""
    kind = request.headers.get("content-type", "")
    if not kind.startswith(("application/x-www-form-urlencoded", "multipart/form-data")) and await request.body():
        raise Refusal("malformed")
    fields: dict[str, str] = {}
    async with request.form(max_files=1, max_fields=100) as found:
        for name, value in found.multi_items():
            if isinstance(value, UploadFile):
                fields[name] = read_text(await value.read())
            else:
                fields[name] = value
    return fields


def back_to(address: str) -> Response:
    """Go back to a page of this server, and to no other."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return pages.go(address if is_ours else "/")


# --- tables ---------------------------------------------------------------------------------------------------------------------


async def play_now(request: Request, fields: dict[str, str]) -> Response:
    """One click: a table with me in the first seat and bots in the others."""
    game = game_card(str(request.path_params["game"])).id
    rules = find_game(game)
    options = rules.info.settle({})
    usual = await _usual_bot(request)
    seats = ["me", *(f"bot:{usual}" for _ in rules.seats(options)[1:])]
    person = await auth.enter_to_make(request, fields.get("player", ""))
    made = await services_of(request).tables.new(person, Plan(game, seats, options))
    return pages.go(f"/table/{made}")


async def new(request: Request, fields: dict[str, str]) -> Response:
    """Set up a table."""
    game = game_card(fields.get("game", "")).id
    rules = find_game(game)
    options = rules.info.settle(chosen_in(fields))
    usual = await _usual_bot(request)
    seats = [seated(fields, f"seat-{seat}", f"bot:{usual}") for seat in rules.seats(options)]
    person = await auth.enter_to_make(request, fields.get("player", ""))
    made = await services_of(request).tables.new(person, Plan(game, seats, options, _settings(fields), fields.get("name", "")))
    return pages.go(f"/table/{made}")


async def _usual_bot(request: Request) -> str:
    """The bot that whoever asks is offered first."""
    person = await auth.visitor(request)
    wanted = partial(listing.my_tables, person=id_of(person))
    return usual_bot(await services_of(request).store.query(wanted) if person is not None else [])


def _settings(fields: dict[str, str]) -> dict[str, str]:
    """What is agreed at the table, from the form for a new one."""
    settings = {name: fields[name] for name in ("listed", "absence") if fields.get(name)}
    if fields.get("away"):
        settings["away"] = seated(fields, "away", "")
    settings["onlookers"] = "yes" if fields.get("may_watch") else "no"
    if fields.get("is_quiet"):
        settings["talk"] = "pauses"
    minutes = fields.get("grace", "")
    if minutes.isdecimal() and len(minutes) < pages.LONGEST_MINUTES:
        settings["grace"] = str(int(minutes) * 60)
    return settings


async def sit(request: Request, fields: dict[str, str]) -> Response:
    """Take an open seat."""
    tables, table = services_of(request).tables, table_of(request)
    seat = (await tables.get(table)).table.seat_number(fields.get("seat", ""))
    person = await auth.enter(request, fields.get("player", ""))
    await tables.do(table, person, Sit(seat))
    return pages.go(f"/table/{table}")


async def invited(request: Request, fields: dict[str, str]) -> Response:
    """Take the seat of an invitation."""
    services = services_of(request)
    table, seat = services.links.read_invite(str(request.path_params["token"]))
    person = await auth.enter(request, fields.get("player", ""))
    await services.tables.do(table, person, Sit(seat, is_invited=True))
    return pages.go(f"/table/{table}")


def asking(message: Callable[[dict[str, str]], Message], page: str = "/table/{table}") -> Do:
    """A form that is a message about the table in its address, and goes on to a page."""

    async def do(request: Request, fields: dict[str, str]) -> Response:
        table = table_of(request)
        await services_of(request).tables.do(table, await auth.known(request), message(fields))
        return back_to(fields.get("back", page.format(table=table)))

    return do


leave = asking(lambda fields: Leave(fields.get("seat") or None), "/games")
back = asking(lambda fields: Back(fields.get("seat") or None))
seat_bot = asking(lambda fields: SeatBot(fields.get("seat", ""), seated(fields, "level", USUAL)))
rename = asking(lambda fields: Rename(fields.get("name", "")), "/games")


async def branch(request: Request, fields: dict[str, str]) -> Response:
    """A new table that goes on from a moment of this one; by default from its last."""
    services, table, person = services_of(request), table_of(request), await auth.known(request)
    await check_look(request, person)
    auth.check_rate(request, "making", person)
    at = fields.get("at", "")
    number = int(at) if at.isdecimal() and len(at) < 10 else (await live_of(request)).table.begun().settled
    return pages.go(f"/table/{await services.replays.branch(person, table, number)}")


async def remove(request: Request, fields: dict[str, str]) -> Response:  # noqa: ARG001 - all forms are alike
    """Do away with a table at which nobody else sits."""
    await services_of(request).tables.remove(table_of(request), await auth.known(request))
    return pages.go("/games")


async def load(request: Request, fields: dict[str, str]) -> Response:
    """Take in a record as a new table."""
    text = fields.get("record") or fields.get("text", "")
    if not text.strip():
        raise Refusal("malformed")
    person = await auth.enter_to_make(request, fields.get("player", ""))
    made = await services_of(request).replays.take_in(person, text.replace("\r\n", "\n"), fields.get("name", "")[:60])
    return pages.go(f"/table/{made}")


# --- people ---------------------------------------------------------------------------------------------------------------------


async def account_name(request: Request, fields: dict[str, str]) -> Response:
    """Change my name."""
    name = auth.clean_name(fields.get("name", ""))
    person = await auth.enter(request, name)
    await services_of(request).people.rename(person.id, name)
    return pages.go("/account")


async def account_claim(request: Request, fields: dict[str, str]) -> Response:
    """Make myself an account."""
    await auth.claim(request, fields.get("name", ""), fields.get("password", ""))
    return pages.go("/account")


async def account_login(request: Request, fields: dict[str, str]) -> Response:
    """Enter as an account."""
    await auth.log_in(request, fields.get("name", ""), fields.get("password", ""))
    return pages.go("/games")


async def account_logout(request: Request, fields: dict[str, str]) -> Response:  # noqa: ARG001
    """Leave this browser."""
    await auth.log_out(request)
    return _forgotten()


async def account_password(request: Request, fields: dict[str, str]) -> Response:
    """Change my password."""
    person, services = await auth.known(request), services_of(request)
    if person.is_guest:
        raise Refusal("no_account")
    await auth.check_password(request, person, fields.get("old", ""))
    hashed = await auth.hash_password(services, fields.get("new", ""), person.name)
    await services.people.set_password(person.id, hashed)
    await auth.admit(request, person)
    return pages.go("/account")


async def account_token(request: Request, fields: dict[str, str]) -> Response:
    """Make a token for a program, and show it this once."""
    person = await auth.known(request)
    _, token = await auth.new_token(request, person, fields.get("name", ""))
    return await pages.account(request, new_token=token)


async def account_revoke(request: Request, fields: dict[str, str]) -> Response:  # noqa: ARG001
    """Revoke a token."""
    person = await auth.known(request)
    await services_of(request).people.drop_token(person.id, str(request.path_params["token"]))
    return pages.go("/account")


async def account_delete(request: Request, fields: dict[str, str]) -> Response:
    """Forget me."""
    person = await auth.known(request)
    await auth.check_password(request, person, fields.get("password", ""))
    await services_of(request).people.delete(person.id)
    return _forgotten()


def _forgotten() -> Response:
    response = pages.go("/")
    response.delete_cookie(auth.COOKIE)
    return response


async def prefer(request: Request, fields: dict[str, str]) -> Response:
    """Keep what I prefer; a field that was not sent stays as it is."""
    now = preferences.read(request.cookies.get(preferences.COOKIE))
    wished: dict[str, Any] = {name: fields.get(name, value) for name, value in now.items()}
    kept = {name: value if value in preferences.CHOICES[name] else now[name] for name, value in wished.items()}
    auth.set_cookie(request, preferences.COOKIE, preferences.write(kept), is_hidden=False)
    return back_to(fields.get("back", "/preferences"))
