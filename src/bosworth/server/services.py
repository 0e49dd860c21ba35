"""What the routes work with: the house, the bots' processes, limits, links, words, all made when the server starts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from bosworth.server.http.files import Folder
from bosworth.server.http.limits import Limits
from bosworth.server.http.links import Links
from bosworth.server.live.house import House
from bosworth.server.live.workers import Workers
from bosworth.server.settings import Settings
from bosworth.server.store.health import Pulse
from bosworth.server.store.store import Store
from bosworth.web import STATIC


@dataclass
class Services:
    """Everything that a request may need."""

    settings: Settings
    house: House
    workers: Workers
    limits: Limits
    links: Links
    static: Folder
    pulse: Pulse
    hashing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    """At most so many passwords are hashed at a time: each takes 64 MB for a moment."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and start the processes of the bots; at the end finish what is being written and close them."""
    workers = Workers(settings.bot_workers, settings.bot_seconds)
    house = House(Store(settings.database), workers.decide)
    try:
        await house.open()
        links = Links(await house.people.signing_key())
        yield Services(settings, house, workers, Limits(settings.rate_factor), links, Folder(STATIC), Pulse(house.store))
    finally:
        await house.drain()
        workers.stop()
