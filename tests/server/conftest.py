from collections.abc import Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import psycopg
import pytest
from tests.server.postgres import serve
from tests.server.running import Live

from bosworth.kernel.chance import SECRET_BYTES


@pytest.fixture(autouse=True)
def _same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same dice whenever it runs: nothing hangs on their luck."""
    chance = Random(request.node.name)
    for room in ("tables", "replays"):
        monkeypatch.setattr(f"bosworth.server.live.{room}.new_secret", lambda: chance.randbytes(SECRET_BYTES))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of a module keeps its games."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def live(folder: Path) -> Iterator[Live]:
    """A server for the tests of a module."""
    with Live(folder) as server:
        yield server


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


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty database of SQLite."""
    return f"sqlite:///{tmp_path / 'bosworth.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def any_url(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind in turn."""
    found: str = request.getfixturevalue("url" if request.param == "sqlite" else "postgres_url")
    return found
