"""Where everything lies that is kept for the user of this machine: the database of the server, the games of the terminal."""

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """The folder: BOSWORTH_HOME, or where the system keeps such things."""
    given = os.environ.get("BOSWORTH_HOME")
    return Path(given) if given else user_data_path("bosworth")
