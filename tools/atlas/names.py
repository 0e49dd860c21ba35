"""The names that stand on the maps, in every language, so that each finds room."""

import re
from functools import cache

from tools.atlas.fetch import ROOT

LOCALE = ROOT / "src" / "bosworth" / "locale"
MESSAGE = re.compile(r"^([a-z0-9_-]+) = (\S.*)$", re.MULTILINE)


@cache
def _messages(game: str) -> list[dict[str, str]]:
    files = sorted(LOCALE.glob(f"*/{game}.ftl"))
    return [dict(MESSAGE.findall(file.read_text(encoding="utf-8"))) for file in files]


def names(game: str, message: str) -> list[str]:
    """What a message says in each language, plain messages only."""
    return [messages[message] for messages in _messages(game) if message in messages]
