"""Brings a database up to date. Alembic, which takes half a second to load, is loaded only when there is something to do."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

LOCK: Final = 1485
"""One number for all servers on a PostgreSQL: only one at a time changes the shape of the database."""
NEWEST: Final = "0004"
"""The last of the steps in `migrations/versions`."""


class UnknownShape(Exception):
    """The database has a shape of which no step here knows: another version of Bosworth made it."""


def config(connection: Connection | None = None) -> "Config":
    """Where Alembic finds the steps, and the connection it works on."""
    from alembic.config import Config  # noqa: PLC0415

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Carry out the steps that are still to do; the caller has begun a transaction and ends it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _shape(connection) == [NEWEST]:
        return
    from alembic import command  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise UnknownShape(str(error)) from error


def _shape(connection: Connection) -> list[str]:
    """The step at which the database is, where Alembic notes it."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))
