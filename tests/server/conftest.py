from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from tests.server.postgres import serve


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the whole run."""
    with serve() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database on it."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bosworth.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found
