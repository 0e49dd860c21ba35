"""A real PostgreSQL of its own for the tests: made in a folder, reached over a socket in it, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def as_user(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: the folder is given to somebody else, who runs it."""
    if os.getuid() != 0:
        return []
    shutil.chown(folder, "nobody")
    return ["runuser", "-u", "nobody", "--"]


@contextmanager
def serve() -> Iterator[str]:
    """The URL of an empty database."""
    programs = find_programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed: initdb is neither in /usr/lib/postgresql nor on the PATH")
        pytest.skip("PostgreSQL is not installed here")
    folder = Path(tempfile.mkdtemp(prefix="bosworth-pg-"))
    user, data = as_user(folder), folder / "data"
    run = [*user, str(programs / "initdb"), "-D", str(data), "-U", "bosworth", "--auth=trust", "--no-sync", "--encoding=UTF8"]
    options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=60"
    control = [*user, str(programs / "pg_ctl"), "-D", str(data), "-w", "-s"]
    try:
        subprocess.run(run, check=True, capture_output=True, cwd=folder)
        subprocess.run([*control, "-o", options, "-l", str(folder / "log"), "start"], check=True, cwd=folder)
        yield f"postgresql://bosworth@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)
