"""Where everything lies that is kept for the user of this machine: the database of the server, the games of the terminal."""

import logging
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

log = logging.getLogger(__name__)

FOR_ME_ALONE: Final = 0o700
FILE_FOR_ME_ALONE: Final = 0o600
OURS: Final = ("bosworth.db", "saves", "backups", "settings.json")
"""How the names begin of all that we put into the folder."""


def home() -> Path:
    """The folder: BOSWORTH_HOME, or where the system keeps such things."""
    given = os.environ.get("BOSWORTH_HOME")
    return Path(given) if given else user_data_path("bosworth")


def make_folder(folder: Path) -> None:
    """Make a folder that nobody else can look into, if it is not there yet, and close our own one if it is.

    A folder that is there and is not ours stays as it is, whoever put us into it.
    """
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=FOR_ME_ALONE, exist_ok=True)
    if folder.is_relative_to(home()) and home() not in missing and _is_ours(home()):
        _close(home(), FOR_ME_ALONE)


def _is_ours(folder: Path) -> bool:
    """The system gave it to us, or nothing of others lies in it: with BOSWORTH_HOME anything may be named, even `/tmp`."""
    return folder == user_data_path("bosworth") or all(path.name.lstrip(".").startswith(OURS) for path in folder.iterdir())


def close_file(path: Path) -> None:
    """Make a file readable for its owner alone, if it is there."""
    if path.is_file():
        _close(path, FILE_FOR_ME_ALONE)


def make_file(path: Path) -> None:
    """Make an empty file that nobody else can read, if it is not there; close it if it is."""
    if path.exists():
        close_file(path)
    else:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE_FOR_ME_ALONE))


def _close(path: Path, mode: int) -> None:
    if os.name != "posix" or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(mode)
    except PermissionError:
        log.warning("others can read %s, and it is not ours to close", path)
