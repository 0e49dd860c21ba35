"""What is done with a message to a table, whether it came over a WebSocket or by `POST`."""

from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from bosworth.games import game as find_game
from bosworth.kernel.errors import BosworthError
from bosworth.server.http.auth import check_rate, may_watch
from bosworth.server.http.incoming import read_json
from bosworth.server.http.messages import (
    Act,
    Chat,
    Done,
    Down,
    Hint,
    Hinted,
    Look,
    Note,
    Ping,
    Pong,
    Refused,
    Resign,
    Room,
    Undo,
    Upward,
)
from bosworth.server.http.refusals import Refusal
from bosworth.server.http.security import as_refusal
from bosworth.server.services import services_of
from bosworth.server.settings import LARGEST_BODY
from bosworth.server.store.people import Person
from bosworth.table.showing import presenter_of
from bosworth.table.shown import Shown

_encoder = msgspec.json.Encoder()
Reply = Down | Shown


class _Named(msgspec.Struct):
    id: str = ""


def read(data: bytes | str) -> Upward:
    """The message; `too_large` or `malformed` if it is none."""
    if len(data) > LARGEST_BODY:
        raise Refusal("too_large")
    message: Upward = read_json(data, Upward)  # type: ignore[arg-type] # a union is a type, but no class
    return message


def write(message: Reply) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def name_of(data: bytes | str) -> str:
    """The id of a message that could not be read, as far as it has one."""
    try:
        return read_json(data, _Named).id[:64]
    except Refusal:
        return ""


def refused(error: Exception, key: str = "") -> Refused:
    """The answer to a message that was refused, whatever the reason."""
    refusal = as_refusal(error)
    return Refused(refusal.code, key, "" if refusal.text == refusal.code else refusal.text)


async def check_look(connection: HTTPConnection, table: str, person: Person | None) -> Room:
    """The table, if this visitor may look at it."""
    room = await services_of(connection).house.room(table, person)
    if not may_look(room, may_watch(connection, table)):
        raise Refusal("may_not_look")
    return room


def may_look(room: Room, has_link: bool) -> bool:
    """Whoever sits at a table may look at it, anybody while it waits for players or if it is listed, others by link."""
    if room.is_owner or room.status == "waiting" or any(place.is_mine for place in room.places):
        return True
    return room.settings["onlookers"] == "yes" and (room.settings["listed"] == "yes" or has_link)


DEARER: Final = {Hint: "hinting", Chat: "talking"}
"""Messages that have a rate of their own besides that of all."""


class Talk:
    """One visitor at one table, sending messages."""

    def __init__(self, connection: HTTPConnection, table: str, person: Person | None) -> None:
        self.connection = connection
        self.services = services_of(connection)
        self.house = self.services.house
        self.table = table
        self.person = person

    async def carry_out(self, message: Upward) -> Reply:
        """Do what the message asks for; everything but `look`, which is answered where the looking is done."""
        if isinstance(message, Ping):
            return Pong()
        if self.person is None:
            raise Refusal("no_identity")
        if type(message) in DEARER:
            check_rate(self.connection, DEARER[type(message)], self.person)
        return await self._do(message, self.person)

    async def _do(self, message: Upward, who: Person) -> Reply:
        match message:
            case Act():
                return await self.house.act(
                    self.table, who, message.seat, message.rev, message.actions, afresh=message.afresh, key=message.id
                )
            case Undo():
                return await self.house.undo(
                    self.table, who, message.seat, message.rev, everything=message.everything, key=message.id
                )
            case Resign():
                return await self.house.resign(self.table, who, message.seat, key=message.id)
            case Chat():
                return await self.house.chat(self.table, who, message.text, key=message.id)
            case Note():
                await self.house.write_note(self.table, who, message.seat, message.text)
                return Done(message.id)
            case Hint():
                return await self._hint(message, who)
            case Look() | Ping():
                raise Refusal("malformed", "this is not for here")

    async def _hint(self, message: Hint, who: Person) -> Hinted:
        job = await self.house.hint_job(self.table, who, message.seat, message.rev)
        form, advice = await self.services.workers.advise(job)
        plan = tuple(map(find_game(job.game).write, advice.plan))
        return Hinted(message.id, form, presenter_of(job.game).say(advice.reason, advice.args), plan)

    async def answer(self, message: Upward) -> list[Reply]:
        """What a `POST` of the message is answered with: what was done, and what the seat sees now."""
        if self.person is not None and not self.services.limits.allow("acting", f"person {self.person.id}"):
            raise Refusal("too_many")
        if isinstance(message, Look):
            return await self._look(message)
        try:
            replies = [await self.carry_out(message)]
        except BosworthError as error:
            if error.code == "stale" and isinstance(message, Act | Undo | Hint):
                raise StaleWith(error.text, await self.house.shown(self.table, self.person, message.seat)) from None
            raise
        if isinstance(message, Act | Undo | Resign):
            shown = await self.house.shown(self.table, self.person, message.seat)
            replies += [shown] if shown is not None else []
        return replies

    async def _look(self, message: Look) -> list[Reply]:
        replies: list[Reply] = [await self.house.room(self.table, self.person)]
        shown = await self.house.shown(self.table, self.person, message.seat, message.since)
        replies += [shown] if shown is not None else []
        replies.append(await self.house.chat_lines(self.table, self.person))
        if message.seat is not None and self.person is not None:
            replies.append(await self.house.note(self.table, self.person, message.seat))
        return replies


class StaleWith(Refusal):
    """A refusal that brings the present view along."""

    def __init__(self, text: str, shown: Shown | None) -> None:
        super().__init__("stale", text)
        self.shown = shown
