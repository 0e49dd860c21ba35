"""The load of `bosworth bench serve`: pairs of programs that play at a table over WebSockets, and what they measure."""

import asyncio
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bosworth.games import game as find_game
from bosworth.server.http.messages import Downward, Look, Refused
from bosworth.table.messages import Act
from bosworth.table.shown import Shown

AT_ONCE: Final = 8
"""So many tables are set up at a time."""
SECONDS_TO_SIT: Final = 300
"""How long it may take until all programs sit at their tables."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Downward).decode


@dataclass
class Load:
    """What a load process is told to do."""

    address: str
    game: str
    tables: int
    seconds: float
    pace: float
    server: int
    """The process of the server, whose time and memory are measured."""
    number: int = 0
    """The number of this load process; the first one measures the server."""


@dataclass
class Measured:
    """What was seen: times in seconds, from an act sent until the other seat had its view, and until it was confirmed."""

    arrivals: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    acts: int = 0
    views: int = 0
    received: int = 0
    refused: int = 0
    cpu_percent: float | None = None
    """Of one core, during the measuring."""
    memory_mb: float | None = None

    def add(self, other: "Measured") -> None:
        """Put two together."""
        for name in ("arrivals", "answers", "acts", "views", "received", "refused"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.cpu_percent = other.cpu_percent if self.cpu_percent is None else self.cpu_percent
        self.memory_mb = other.memory_mb if self.memory_mb is None else self.memory_mb


class Counting(ClientConnection):
    """A connection that counts the bytes that come, as they are on the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count, then read."""
        self.received += len(data)
        super().data_received(data)


class Table:
    """One table with a program in each of its two seats."""

    def __init__(self, load: Load, rng: Random) -> None:
        self.load = load
        self.rng = rng
        self.id = ""
        self.tokens: list[str] = []
        self.measured = Measured()
        self.is_measuring = False
        self.looking = asyncio.Semaphore(0)
        """Released once for each program that has its first view."""
        self.last: tuple[int, float] | None = None
        """The seat that acted last and when, until the other one has seen it."""

    def set_up(self) -> None:
        """Two persons, their tokens, a table with both."""
        for _ in range(2 - len(self.tokens)):
            self.tokens.append(self._post("/api/tokens", {"name": "bench"})["token"])
        wish = {
            "game": self.load.game,
            "seats": ["me", "open"],
            "options": find_game(self.load.game).for_seats(2),
            "settings": {"listed": "no"},
        }
        self.id = self._post("/api/tables", wish, self.tokens[0])["id"]
        self._post(f"/api/tables/{self.id}/sit", {"seat": 1}, self.tokens[1])

    def _post(self, path: str, data: Any, token: str = "") -> Any:
        connection = HTTPConnection(self.load.address.removeprefix("http://"), timeout=60)
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        connection.request("POST", path, _encode(data), headers)
        answer = connection.getresponse()
        found = msgspec.json.decode(answer.read())
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {found}")
        return found

    async def play(self) -> None:
        """Both programs, until the game is over."""
        await asyncio.gather(self._play_seat(0), self._play_seat(1))

    async def _play_seat(self, seat: int) -> None:
        url = f"{self.load.address.replace('http', 'ws', 1)}/ws/tables/{self.id}"
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        async with connect(url, additional_headers=headers, create_connection=Counting, max_size=None, proxy=None) as socket:
            await Program(self, seat, socket).run()


class Program:
    """One seat: looks at what is offered, waits as a person would, takes any offer."""

    def __init__(self, table: Table, seat: int, socket: Any) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.sent: dict[str, float] = {}
        self.counted = 0
        self.has_seen = False

    async def run(self) -> None:
        """Until the game is over or the connection ends."""
        await self.socket.send(_encode(Look(self.seat, beats=True)).decode())
        try:
            async for data in self.socket:
                message = _decode(data)
                if isinstance(message, Shown):
                    self._note(message.answers)
                    if message.step == "over":
                        return
                    if message.offers and not self.sent:
                        await self._act(message)
                elif isinstance(message, Refused):
                    self.table.measured.refused += 1
                    self.sent.clear()
                    await self.socket.send(_encode(Look(self.seat, beats=True)).decode())
        except ConnectionClosed:
            return

    async def _act(self, shown: Shown) -> None:
        rng, pace = self.table.rng, self.table.load.pace
        if pace:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
        key = f"{rng.getrandbits(64):x}"
        self.sent[key] = time.perf_counter()
        self.table.last = (self.seat, self.sent[key])
        await self.socket.send(_encode(Act(key, self.seat, shown.rev, [rng.choice(shown.offers).form])).decode())

    def _note(self, answers: str) -> None:
        """A view has come, perhaps as the answer to an act."""
        table, measured, now, received = self.table, self.table.measured, time.perf_counter(), self.socket.received
        if not self.has_seen:
            self.has_seen = True
            table.looking.release()
        started = self.sent.pop(answers, None)
        if table.is_measuring:
            measured.views += 1
            measured.received += received - self.counted
            if started is not None:
                measured.acts += 1
                measured.answers.append(now - started)
            if table.last is not None and table.last[0] != self.seat:
                measured.arrivals.append(now - table.last[1])
                table.last = None
        self.counted = received


async def _run(load: Load) -> Measured:
    tables = [Table(load, Random(f"{load.number}:{number}")) for number in range(load.tables)]
    door = asyncio.Semaphore(AT_ONCE)
    tasks = [asyncio.create_task(_keep_playing(table, door)) for table in tables]
    for table in tables:
        for _ in range(2):
            await asyncio.wait_for(table.looking.acquire(), SECONDS_TO_SIT)
    await asyncio.sleep(max(1.0, load.pace))
    total = await _measure(load, tables)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return total


async def _measure(load: Load, tables: list[Table]) -> Measured:
    total, server = Measured(), _process(load.server) if load.number == 0 else None
    if server is not None:
        server.cpu_percent()  # counted from here on
    for table in tables:
        table.is_measuring = True
    await asyncio.sleep(load.seconds)
    for table in tables:
        table.is_measuring = False
        total.add(table.measured)
    if server is not None:
        total.cpu_percent, total.memory_mb = server.cpu_percent(), server.memory_info().rss / 2**20
    return total


def _process(number: int) -> Any:
    """A process, if psutil is there to tell the time and memory that it takes."""
    try:
        import psutil  # noqa: PLC0415 - only with the extra `bench`
    except ModuleNotFoundError:
        return None
    return psutil.Process(number)


async def _keep_playing(table: Table, door: asyncio.Semaphore) -> None:
    """One game after the other; only a few tables are set up at a time."""
    while True:
        async with door:
            await asyncio.to_thread(table.set_up)
        await table.play()


def run_load(load: Load) -> Measured:
    """Play for so long, and say what was measured; runs in a process of its own."""
    return asyncio.run(_run(load))
