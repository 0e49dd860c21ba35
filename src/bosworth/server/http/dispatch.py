"""What is done with a message to a table, whether it came over a WebSocket or by `POST`."""

from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from bosworth.games import game as find_game
from bosworth.server.http.auth import check_rate, may_watch, visitor
from bosworth.server.http.incoming import read_json
from bosworth.server.http.messages import Done, Hint, Hinted, Look, Ping, Pong, Upward
from bosworth.server.http.refusals import Refusal
from bosworth.server.http.security import as_refusal
from bosworth.server.live.room import Down, Noted, Room
from bosworth.server.live.table import LiveTable
from bosworth.server.services import services_of
from bosworth.server.settings import LARGEST_BODY
from bosworth.server.store.people import Person, id_of
from bosworth.table.errors import MayNotLook
from bosworth.table.messages import Chat, Play
from bosworth.table.showing import say
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


async def room_of(connection: HTTPConnection) -> Room:
    """The table in the address, if whoever asks may look at it."""
    return await check_look(connection, await visitor(connection))


async def check_look(connection: HTTPConnection, person: Person | None) -> Room:
    """The same for a visitor who is known already."""
    table = table_of(connection)
    room = (await services_of(connection).tables.get(table)).room(id_of(person))
    check_room(room, may_watch(connection, table))
    return room


def check_room(room: Room, has_link: bool) -> None:
    """Whoever sits at a table may look at it, anybody while it waits for players or if it is listed, others by link."""
    if room.is_owner or room.status == "waiting" or any(place.is_mine for place in room.places):
        return
    if room.settings["onlookers"] != "yes" or not (room.settings["listed"] == "yes" or has_link):
        raise MayNotLook("this table is not for everybody to look at")


DEARER: Final = {Hint: "hinting", Chat: "talking"}
"""Messages that have a rate of their own besides that of all."""


class Talk:
    """One visitor at one table, sending messages."""

    def __init__(self, connection: HTTPConnection, person: Person | None) -> None:
        self.connection = connection
        self.services = services_of(connection)
        self.table = table_of(connection)
        self.person = person

    async def carry_out(self, message: Upward) -> Reply:
        """Do what the message asks for; everything but `look`, which is answered where the looking is done."""
        if isinstance(message, Ping):
            return Pong()
        if self.person is None:
            raise Refusal("no_identity")
        if type(message) in DEARER:
            check_rate(self.connection, DEARER[type(message)], self.person)
        if isinstance(message, Look):
            raise Refusal("malformed", "this is not for here")
        if isinstance(message, Hint):
            return await self._hint(message, self.person)
        await self.services.tables.do(self.table, self.person, message)
        return Done(message.id)

    async def _hint(self, message: Hint, who: Person) -> Hinted:
        job = (await self._live()).table.hint_job(who.id, message.seat, message.rev)
        form, advice = await self.services.workers.advise(job)
        game = find_game(job.game)
        return Hinted(message.id, form, say(game, advice.reason, advice.args), tuple(map(game.write, advice.plan)))

    async def _live(self) -> LiveTable:
        return await self.services.tables.get(self.table)

    async def answer(self, message: Upward) -> list[Reply]:
        """What a `POST` of the message is answered with."""
        if self.person is not None and not self.services.limits.allow("acting", f"person {self.person.id}"):
            raise Refusal("too_many")
        if isinstance(message, Look):
            return self._look(await self._live(), message)
        done = await self.carry_out(message)
        if not isinstance(message, Play):
            return [done]
        try:
            return [await self.shown(message.seat, message.id) or done]
        except Exception as error:  # noqa: BLE001 - it is logged; if it cannot be shown, the act is done all the same
            as_refusal(error)
            return [done]

    async def shown(self, seat: int, answers: str = "") -> Shown | None:
        """What one of my seats sees now."""
        return (await self._live()).shown_to(id_of(self.person), seat, answers=answers)

    def _look(self, live: LiveTable, message: Look) -> list[Reply]:
        person = id_of(self.person)
        shown = live.shown_to(person, message.seat, message.since)
        replies: list[Reply | None] = [live.room(person), shown, live.chatted()]
        if message.seat is not None:
            replies.append(Noted(message.seat, live.table.note(person, message.seat)))
        return [reply for reply in replies if reply is not None]
