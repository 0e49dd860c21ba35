"""What the routes work with: tables, people, the bots' processes, limits, links, all made when the server starts."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from bosworth.games import games_of_others
from bosworth.locale.vocabulary import FOLDER
from bosworth.server.http.files import Folder
from bosworth.server.http.limits import Limits
from bosworth.server.http.links import Links
from bosworth.server.live.absence import Absence
from bosworth.server.live.analyses import Advise, Analyses
from bosworth.server.live.bot_turns import BotTurns, Think
from bosworth.server.live.replays import Replays
from bosworth.server.live.tables import Tables
from bosworth.server.live.workers import Workers
from bosworth.server.settings import Settings
from bosworth.server.store.expiry import sweep
from bosworth.server.store.health import Pulse
from bosworth.server.store.people import People
from bosworth.server.store.store import Store
from bosworth.web import STATIC


class Services:
    """Everything that a request may need."""

    workers: Workers
    """The processes that think for bots."""
    links: Links
    """Signs invitations, with a key from the database."""

    def __init__(
        self, settings: Settings, think: Think | None = None, clock: Callable[[], float] = time.time, advise: Advise | None = None
    ) -> None:
        """Without `think`, bots wait; without `advise`, nothing is judged."""
        self.settings = settings
        self.store = Store(settings.database)
        self.tables = Tables(self.store, clock)
        self.people = People(self.store, self.tables.read_again)
        self.replays = Replays(self.tables)
        self.analyses = Analyses(self.tables, self.replays, advise)
        self.bot_turns = BotTurns(self.tables, think)
        self.absence = Absence(self.tables, self.bot_turns, self.store)
        self.limits = Limits(settings.rate_factor)
        others = games_of_others()
        self.static = Folder(STATIC, *[game.static for game in others if game.static])
        self.words = Folder(FOLDER, *[game.vocabulary.folder for game in others])
        self.pulse = Pulse(self.store)
        self.hashing = asyncio.Semaphore(2)
        """At most so many passwords are hashed at a time: each takes 64 MB for a moment."""

    async def open(self) -> None:
        """Bring the database up to date and sweep it, begin to play."""
        await asyncio.to_thread(self.store.open)
        self.store.write(lambda connection: sweep(connection, self.tables.clock()))
        self.absence.start()
        await self.tables.open()
        self.links = Links(await self.people.signing_key())

    async def drain(self) -> None:
        """Refuse further changes (code `closing`), finish what is being written, stop the bots, close the database."""
        self.tables.is_closing = True
        await self.absence.stop()
        await self.bot_turns.stop()
        await self.analyses.stop()
        self.replays.stop()
        await self.tables.drain()
        await asyncio.to_thread(self.store.close)


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and start the processes of the bots; at the end finish what is being written and close them."""
    workers = Workers(settings.bot_workers, settings.bot_seconds)
    services = Services(settings, workers.decide, advise=workers.advise)
    services.workers = workers
    try:
        await services.open()
        yield services
    finally:
        await services.drain()
        workers.stop()
