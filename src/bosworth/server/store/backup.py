"""A copy of a database of SQLite, made while the server runs, and looked through before it takes its name."""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path


class Damaged(Exception):
    """The copy is not whole."""


@dataclass(frozen=True)
class Copied:
    """What is in a copy."""

    tables: int
    changes: int


def copy_database(source: Path, target: Path) -> Copied:
    """Copy a database as it is at one moment; `target` is there whole and checked, or not at all."""
    aside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # the secrets of dice are in it
        with closing(_reading(source)) as old, closing(sqlite3.connect(aside)) as new:
            old.backup(new, pages=1000)
            new.execute("PRAGMA journal_mode=DELETE").close()  # one file, with nothing beside it
        copied = look_through(aside)
        with aside.open("rb") as file:
            os.fsync(file.fileno())
        aside.replace(target)
        return copied
    finally:
        aside.unlink(missing_ok=True)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def look_through(path: Path) -> Copied:
    """Open a copy and check every page of it; `Damaged` if anything is wrong."""
    with closing(_reading(path)) as copy:
        try:
            problems = copy.execute("PRAGMA integrity_check").fetchone()[0]
            dangling = copy.execute("PRAGMA foreign_key_check").fetchone()
            numbers = [copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "changes")]  # noqa: S608
        except sqlite3.DatabaseError as error:
            raise Damaged(str(error)) from error
    if problems != "ok" or dangling:
        raise Damaged(str(dangling or problems))
    return Copied(*numbers)
