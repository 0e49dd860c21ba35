"""What a visitor prefers: kept in a cookie that scripts may read too."""

import json
from typing import Any, Final
from urllib.parse import quote, unquote

from bosworth.locale import LANGUAGES
from bosworth.server.http.incoming import read_json
from bosworth.server.http.refusals import Refusal

COOKIE: Final = "bosworth_prefs"
CHOICES: Final = {
    "lang": ("", *LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "motion": ("on", "off"),
    "sound": ("off", "on"),
    "confirm": ("on", "off"),
    "text": ("off", "on"),
}
"""Every preference with what it may be, the default first."""


def read(cookie: str | None) -> dict[str, str]:
    """The preferences of a cookie; whatever is missing or strange is the default."""
    try:
        found = read_json(unquote(cookie or "{}"), dict[str, Any])
    except Refusal:
        found = {}
    return {name: _one_of(found.get(name), choices) for name, choices in CHOICES.items()}


def _one_of(value: object, choices: tuple[str, ...]) -> str:
    return value if isinstance(value, str) and value in choices else choices[0]


def write(prefs: dict[str, str]) -> str:
    """The preferences as the value of a cookie."""
    return quote(json.dumps({name: prefs[name] for name in CHOICES if prefs.get(name)}, separators=(",", ":")))
