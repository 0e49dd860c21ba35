"""Brings a database up to date."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK: Final = 1485
"""One number for all servers on a PostgreSQL: only one at a time changes the shape of the database."""


def config(connection: Connection | None = None) -> Config:
    """Where Alembic finds the steps, and the connection it works on."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Carry out the steps that are still to do; the caller has begun a transaction and ends it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config(connection), "head")
