"""The words of the pages, and the language in which a visitor reads them."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from starlette.requests import HTTPConnection

from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.server.http import preferences


@cache
def words_of(language: str, game: str = "") -> Words:
    """The words of a language and a game, read once."""
    return find_game(game).words(language) if game else Words(language)


def language_of(connection: HTTPConnection) -> str:
    """The language in which a visitor reads."""
    prefs = preferences.read(connection.cookies.get(preferences.COOKIE))
    return choose_language(prefs, connection.headers.get("accept-language", ""))


def choose_language(prefs: Mapping[str, Any], accepted: str) -> str:
    """The language preferred in the cookie, or the first of the browser's that we speak, or English."""
    if prefs.get("lang") in LANGUAGES:
        return str(prefs["lang"])
    asked = [_weighed(part) for part in accepted.split(",")]
    for _, language in sorted(asked, key=lambda pair: -pair[0]):
        if language in LANGUAGES:
            return language
    return "en"


def _weighed(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), name.strip()[:2].lower()
    except ValueError:
        return 0.0, ""
