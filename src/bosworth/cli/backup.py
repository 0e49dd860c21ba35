"""`bosworth backup`: a copy of the server's database, while it runs."""

import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bosworth.cli.common import open_screen
from bosworth.cli.wishes import Lang
from bosworth.folder import home, make_folder
from bosworth.server.store.backup import Copied, Damaged, copy_database
from bosworth.server.store.store import read_url
from bosworth.terminal.trouble import Trouble


def backup(
    file: Annotated[
        Path | None, typer.Argument(help="Where to put the copy; a new file in your data folder if not given.")
    ] = None,
    db: Annotated[str, typer.Option(metavar="URL", help="The database; a file in your data folder if not given.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Write over a file that is already there.")] = False,
    lang: Lang = None,
) -> None:
    """Copy the database of `bosworth serve`, also while it runs, and check the copy."""
    screen, words = open_screen(lang, False)
    source = _source(db)
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    target = home() / "backups" / f"bosworth-{now}.db" if file is None else file
    if target.exists() and (not yes or target.samefile(source)):
        raise Trouble("trouble-file-exists", file=str(target))
    copied = _copy(source, target)
    screen.say(words("backup-done", file=str(target), tables=copied.tables, changes=copied.changes))


def _source(url: str) -> Path:
    """The file of the database."""
    found = read_url(url)
    if found.get_backend_name() == "postgresql":
        command = f"pg_dump --format=custom --file=bosworth.dump '{found.set(drivername='postgresql').render_as_string()}'"
        raise Trouble("trouble-backup-postgres", command=command)
    path = Path(found.database or "")
    if not path.is_file():
        raise Trouble("trouble-no-file", name=str(path))
    return path


def _copy(source: Path, target: Path) -> Copied:
    try:
        if target.is_relative_to(home()):
            make_folder(target.parent)
        return copy_database(source, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise Trouble("trouble-write", file=str(target), reason=getattr(error, "strerror", None) or str(error)) from error
    except (Damaged, sqlite3.DatabaseError) as error:
        raise Trouble("trouble-database", url=str(source), reason=str(error)) from error
