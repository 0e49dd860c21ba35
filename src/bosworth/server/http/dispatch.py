"""What is done with a message to a table, whether it came over a WebSocket or by `POST`."""

from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from bosworth.server.http.auth import check_rate, may_watch, visitor
from bosworth.server.http.hints import hinted
from bosworth.server.http.incoming import read_json
from bosworth.server.http.messages import Asked, Done, Hint, Hinted, Look, Ping, Pong, Upward
from bosworth.server.http.refusals import Refusal
from bosworth.server.http.security import as_refusal
from bosworth.server.live.room import Down, Noted, Room
from bosworth.server.live.table import LiveTable
from bosworth.server.services import services_of
from bosworth.server.settings import LARGEST_BODY
from bosworth.server.store.people import Person, id_of
from bosworth.table.errors import MayNotLook
from bosworth.table.messages import Chat, Play
from bosworth.table.shown import Shown

Reply = Down | Shown


class _Named(msgspec.Struct):
    id: str = ""


def read(data: bytes | str) -> Upward:
    """The message; `too_large` or `malformed` if it is none."""
    if len(data) > LARGEST_BODY:
        raise Refusal("too_large")
    message: Upward = read_json(data, Upward)  # type: ignore[arg-type] # a union is a type, but no class
    return message


def name_of(data: bytes | str) -> str:
    """The id of a message that could not be read, as far as it has one."""
    try:
        return read_json(data, _Named).id[:64]
    except Refusal:
        return ""


def table_of(connection: HTTPConnection) -> str:
    """The id of the table in the address."""
    return str(connection.path_params["table"])


async def live_of(connection: HTTPConnection) -> LiveTable:
    """The table in the address."""
    return await services_of(connection).tables.get(table_of(connection))


async def room_of(connection: HTTPConnection) -> Room:
    """The same as whoever asks sees it; `may_not_look` if that is not allowed."""
    return await check_look(connection, await visitor(connection))


async def check_look(connection: HTTPConnection, person: Person | None) -> Room:
    """The same for a visitor who is known already."""
    room = (await live_of(connection)).room(id_of(person))
    check_room(room, may_watch(connection, room.id))
    return room


def check_room(room: Room, has_link: bool) -> None:
    """Whoever sits at a table may look at it, anybody while it waits for players or if it is listed, others by link."""
    if room.is_owner or room.status == "waiting" or any(place.is_mine for place in room.places):
        return
    if room.settings["onlookers"] != "yes" or not (room.settings["listed"] == "yes" or has_link):
        raise MayNotLook("this table is not for everybody to look at")


DEARER: Final = {Hint: "hinting", Chat: "talking"}
"""Messages that have a rate of their own besides that of all."""


async def carry_out(connection: HTTPConnection, person: Person | None, message: Asked) -> Reply:
    """Do what a visitor asks of the table in the address."""
    if isinstance(message, Ping):
        return Pong()
    if person is None:
        raise Refusal("no_identity")
    if type(message) in DEARER:
        check_rate(connection, DEARER[type(message)], person)
    if isinstance(message, Hint):
        return await _hint(connection, person, message)
    await services_of(connection).tables.do(table_of(connection), person, message)
    return Done(message.id)


async def _hint(connection: HTTPConnection, person: Person, message: Hint) -> Hinted:
    live = await live_of(connection)
    job = live.table.hint_job(person.id, message.seat, message.rev)
    thinking = services_of(connection).workers.advise(job)
    return hinted(message.id, job, await live.thoughts.wait(thinking, lambda: live.table.rev(job.seat) == message.rev))


async def answer(connection: HTTPConnection, person: Person | None, message: Upward) -> list[Reply]:
    """What a `POST` of the message is answered with."""
    if person is not None and not services_of(connection).limits.allow("acting", f"person {person.id}"):
        raise Refusal("too_many")
    if isinstance(message, Look):
        return _look(await live_of(connection), id_of(person), message)
    done = await carry_out(connection, person, message)
    if not isinstance(message, Play):
        return [done]
    try:
        return [(await live_of(connection)).shown_to(id_of(person), message.seat, answers=message.id) or done]
    except Exception as error:  # noqa: BLE001 - it is logged; if it cannot be shown, the act is done all the same
        as_refusal(error)
        return [done]


def _look(live: LiveTable, person: str, message: Look) -> list[Reply]:
    shown = live.shown_to(person, message.seat, message.since)
    replies: list[Reply] = [live.room(person), *([shown] if shown else []), live.chatted()]
    return replies if message.seat is None else [*replies, Noted(message.seat, live.table.note(person, message.seat))]
