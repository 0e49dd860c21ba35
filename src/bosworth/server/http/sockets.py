"""The WebSocket of a table: one page looking from one viewpoint, which gets news only when there are some for it."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bosworth.kernel.errors import BosworthError
from bosworth.server.http import dispatch
from bosworth.server.http.auth import check_rate, may_watch, visitor
from bosworth.server.http.dispatch import Reply
from bosworth.server.http.messages import Done, Hint, Look, Refused
from bosworth.server.http.refusals import Refusal
from bosworth.server.http.security import as_refusal, refused
from bosworth.server.live.watch import Watch
from bosworth.server.services import services_of
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Play
from bosworth.table.shown import Shown

log = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode

NO_TABLE: Final = 4404
MAY_NOT_LOOK: Final = 4403
NO_IDENTITY: Final = 4401
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
TRY_LATER: Final = 1013
CLOSES: Final = {"not_found": NO_TABLE, "may_not_look": MAY_NOT_LOOK, "no_identity": NO_IDENTITY, "too_many": TOO_MANY}
"""With which code the connection ends, by the reason why it cannot even begin; for any other one may try again later."""
MOST_REFUSED: Final = 100
"""Messages in a row that may be refused before the connection is cut."""
MOST_WAITING: Final = 64
"""Answers that may wait for a slow reader."""
SECONDS_TO_SEND: Final = 15.0
SECONDS_OF_TRUST: Final = 30.0
"""After so long it is asked again whether the cookie or token still holds: another process may have ended it."""


async def table_socket(socket: WebSocket) -> None:
    """Talk with one page until it goes."""
    limits, address = services_of(socket).limits, f"address {socket.scope['state']['address']}"
    await socket.accept()
    if not limits.enter(address):
        await _turn_away(socket, Refusal("too_many"))
        return
    try:
        page = await _open(socket)
        await page.run()
    except Exception as error:  # noqa: BLE001 - it is logged, and told as `internal`
        await _turn_away(socket, as_refusal(error))
    finally:
        limits.leave(address)


async def _open(socket: WebSocket) -> "Page":
    table, services = dispatch.table_of(socket), services_of(socket)
    person = await visitor(socket)
    if person is not None and not services.limits.allow("connecting", f"person {person.id}"):
        raise Refusal("too_many")
    await dispatch.check_look(socket, person)
    page = Page(socket, person)
    check = partial(dispatch.check_room, has_link=may_watch(socket, table))
    page.watch = await services.absence.watch(table, id_of(person), page.wake.set, check)
    return page


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(_encode(refused(refusal)).decode())
    await socket.close(CLOSES.get(refusal.code, TRY_LATER))


class Page:
    """One open page: reads messages, writes answers and news; what it was last sent, its watch remembers."""

    watch: Watch

    def __init__(self, socket: WebSocket, person: Person | None) -> None:
        self.socket = socket
        self.person = person
        self.is_acting = False
        self.replies: deque[Reply] = deque()
        self.wake = asyncio.Event()
        """Something is to be sent, or may have changed for this page: the writer will see."""
        self.doubt = asyncio.Event()
        self.refused_in_a_row = 0
        self.end_code = 0
        self.hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read and write until one of both ends, or whoever looks is not known any more."""
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._stay())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.watch.close()
            for task in (*tasks, *([self.hint] if self.hint else [])):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.end_code:
            with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):  # it may be gone already
                await asyncio.wait_for(self.socket.close(self.end_code), 1)

    # --- who looks --------------------------------------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Ends when the cookie or token by which the page came in does; without one there is nothing to end."""
        if self.person is None:
            await asyncio.Event().wait()
            return
        calls, call = services_of(self.socket).people.in_doubt, (self.person.id, self.doubt.set)
        calls.add(call)
        try:
            while await self._is_known():
                pass
        finally:
            calls.discard(call)
        self.end_code = NO_IDENTITY

    async def _is_known(self) -> bool:
        """Whether it still is the same person, asked when there is doubt, and from time to time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.doubt.wait(), SECONDS_OF_TRUST)
        self.doubt.clear()
        try:
            found = await visitor(self.socket)
        except Refusal:
            return False
        except Exception:
            log.exception("the person who looks cannot be checked now")
            return True
        return found is not None and self.person is not None and found.id == self.person.id

    # --- reading ----------------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while not self.end_code:
            try:
                came = await self.socket.receive()
            except RuntimeError:
                return
            if came["type"] != "websocket.receive":
                return
            text = came.get("text")
            data = came["bytes"] if text is None else text
            self.is_acting = True
            await asyncio.shield(self._answer(data))  # an act that has begun is finished, whatever becomes of the page
            self.is_acting = False
            self.wake.set()

    async def _answer(self, data: str | bytes) -> None:
        """Carry out one message; whatever goes wrong is told with its code, and the connection goes on."""
        try:
            check_rate(self.socket, "acting", self.person)
            if isinstance(data, bytes):
                raise Refusal("malformed", "a message is a frame of text, in UTF-8")
            message = dispatch.read(data)
            if isinstance(message, Look):
                after = message.after if message.after is not None and self._may_replay() else None
                self._reply(*self.watch.look(message.seat, message.since, message.beats, after))
            elif isinstance(message, Hint):
                if self.hint is not None and not self.hint.done():
                    raise Refusal("too_many")
                self.hint = asyncio.create_task(self._hint(message))
            else:
                done = await dispatch.carry_out(self.socket, self.person, message)
                self._reply(*(self._shown_after(message) if isinstance(message, Play) else [done]))
        except Exception as error:  # noqa: BLE001 - it is logged, and told as `internal`
            self._reply(refused(error, dispatch.name_of(data)))

    def _may_replay(self) -> bool:
        """Whether actions may be played again for this page: what is missed for that it can ask for as moments."""
        try:
            check_rate(self.socket, "replaying", self.person)
        except Refusal:
            return False
        return True

    def _shown_after(self, message: Play) -> Sequence[Reply]:
        """The answer to an act: what its seat sees now. If that cannot be shown, the act is done all the same."""
        try:
            found = self.watch.answer(message.seat, message.id)
        except Exception as error:  # noqa: BLE001 - if it stays so, the next news end the connection
            as_refusal(error)
            return [Done(message.id)]
        is_answered = any(isinstance(news, Shown) and news.answers for news in found)
        return found if is_answered else [Done(message.id), *found]

    async def _hint(self, message: Hint) -> None:
        """A bot may think for seconds: meanwhile the page can go on."""
        try:
            self._reply(await dispatch.carry_out(self.socket, self.person, message))
        except Exception as error:  # noqa: BLE001 - it is logged, and told as `internal`
            self._reply(refused(error, message.id))

    # --- writing ----------------------------------------------------------------------------------------------------------------

    def _reply(self, *replies: Reply) -> None:
        for reply in replies:
            self.refused_in_a_row = self.refused_in_a_row + 1 if isinstance(reply, Refused) else 0
            if self.refused_in_a_row > MOST_REFUSED:
                self.end_code = TOO_MANY
            elif len(self.replies) >= MOST_WAITING:
                self.end_code = TOO_SLOW
            self.replies.append(reply)
        self.wake.set()

    async def _write(self) -> None:
        while not self.end_code:
            await self.wake.wait()
            self.wake.clear()
            while self.replies and not self.end_code:
                await self._send(self.replies.popleft())
            if not self.is_acting:  # what was done is answered first
                await self._send_news()

    async def _send_news(self) -> None:
        """What is new for this page; if the table is not there any more, or not for this visitor, that is the end."""
        try:
            found = self.watch.news()
        except BosworthError as error:
            self.end_code = CLOSES.get(error.code, TRY_LATER)
            return
        for news in found:
            await self._send(news)

    async def _send(self, message: Reply) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_SEND):
                await self.socket.send_text(_encode(message).decode())
        except TimeoutError:
            self.end_code = TOO_SLOW
