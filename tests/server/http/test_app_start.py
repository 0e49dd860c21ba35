"""A server starts quickly: what is not needed for the first page is not loaded."""

import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from bosworth.server.store.migrate import NEWEST, config
from bosworth.server.store.store import Store


def loaded_by(code: str, *names: str) -> list[str]:
    """Which of these modules are loaded after the code has run in a fresh process."""
    tell = f"\nimport sys\nprint(*[name for name in {names!r} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code + tell], capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_the_newest_step_is_known() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [NEWEST]


def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bosworth.db'}"
    code = f"from bosworth.server.store.store import Store\nstore = Store({url!r})\nstore.open()\nstore.close()"
    assert loaded_by(code, "alembic") == ["alembic"], "the first time it makes the tables"
    assert loaded_by(code, "alembic") == []
    store = Store(url)
    store.open()
    store.close()


def test_the_command_line_loads_no_server_before_it_is_asked_for_one() -> None:
    heavy = ("starlette", "sqlalchemy", "uvicorn", "msgspec", "websockets", "bosworth.games.richard3")
    assert loaded_by("import bosworth.cli.main", *heavy) == []


def test_the_pages_need_no_database_driver_but_their_own() -> None:
    assert loaded_by("import bosworth.server.http.app", "psycopg", "alembic", "psutil", "httpx") == []
