"""What a visitor prefers, kept in a cookie that scripts may read too; and the language in which the pages are read."""

import json
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection

from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.server.http.incoming import read_json
from bosworth.server.http.refusals import Refusal

COOKIE: Final = "bosworth_prefs"
VOLUMES: Final = tuple(str(percent) for percent in range(0, 101, 5))
CHOICES: Final = {
    "lang": ("", *LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "motion": ("on", "off"),
    "pace": ("brisk", "calm", "once"),
    "sound": ("", *VOLUMES),
    "music": ("", *VOLUMES),
    "mute": ("off", "on"),
    "full": ("off", "on"),
    "confirm": ("on", "off"),
    "text": ("off", "on"),
}
"""Every preference with what it may be, the default first. A volume is empty until the person was asked."""
EARLIER: Final = {("sound", "on"): "70"}
"""What cookies of earlier versions say, in today's words."""


def read(cookie: str | None) -> dict[str, str]:
    """The preferences of a cookie; whatever is missing or strange is the default."""
    try:
        found = read_json(unquote(cookie or "{}"), dict[str, Any])
    except Refusal:
        found = {}
    return {
        name: _one_of(EARLIER.get((name, str(found.get(name))), found.get(name)), choices) for name, choices in CHOICES.items()
    }


def _one_of(value: object, choices: tuple[str, ...]) -> str:
    return value if isinstance(value, str) and value in choices else choices[0]


def write(prefs: dict[str, str]) -> str:
    """The preferences as the value of a cookie."""
    return quote(json.dumps({name: prefs[name] for name in CHOICES if prefs.get(name)}, separators=(",", ":")))


@cache
def words_of(language: str, game: str = "") -> Words:
    """The words of a language and a game, read once."""
    return find_game(game).words(language) if game else Words(language)


def language_of(connection: HTTPConnection) -> str:
    """The language preferred in the cookie, or the first of the browser's that we speak, or English."""
    preferred = read(connection.cookies.get(COOKIE))["lang"]
    asked = [_weighed(part) for part in connection.headers.get("accept-language", "").split(",")]
    spoken = (preferred, *(language for _, language in sorted(asked, key=lambda pair: -pair[0])), "en")
    return next(language for language in spoken if language in LANGUAGES)


def _weighed(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), name.strip()[:2].lower()
    except ValueError:
        return 0.0, ""
