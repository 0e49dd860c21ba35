"""The protocol as documents: JSON Schema of the messages, and OpenAPI of the JSON interface, both made from the types."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from bosworth import __version__
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.server.http.api import ENTRIES, ApiEntry
from bosworth.server.http.api_types import FreshToken, Made
from bosworth.server.http.auth import COOKIE
from bosworth.server.http.messages import Downward, Refused, Upward
from bosworth.server.http.refusals import STATUS

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
DEFS: Final = "#/$defs/"
QUERIES: Final = {
    "/api/tables": ("game", "mine"),
    "/api/records": ("name",),
    "/api/tables/{table}/moments": ("seat", "from", "to"),
}
"""What may stand behind the question mark, by path."""


@cache
def protocol_schema() -> dict[str, Any]:
    """Every message that goes up or down, as JSON Schema."""
    (up, down), parts = msgspec.json.schema_components((Upward, Downward), ref_template=DEFS + "{name}")
    parts["Shown"]["properties"]["view"] = {"$ref": f"{DEFS}View"}
    return {
        "$schema": DRAFT,
        "title": "The protocol of a table",
        "description": "What goes over the WebSocket of a table, one message a frame.",
        "$defs": {"Upward": up, "Downward": down, **parts, **_views()},
        "anyOf": [{"$ref": "#/$defs/Upward"}, {"$ref": "#/$defs/Downward"}],
    }


def _views() -> dict[str, Any]:
    """What a seat is shown of each game."""
    own = {name: find_game(name) for name in GAMES}
    views = {f"{name.capitalize()}View": game.views.schema(game.sequence) for name, game in own.items()}
    return {"View": {"anyOf": [{"$ref": f"{DEFS}{name}"} for name in views]}, **views}


@cache
def openapi_document() -> dict[str, Any]:
    """The JSON interface as an OpenAPI document."""
    kinds = [kind for entry in ENTRIES for kind in (entry.takes, entry.gives) if kind is not None]
    schemas, parts = msgspec.json.schema_components((*kinds, Refused), ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for entry in ENTRIES:
        takes = next(found) if entry.takes is not None else None
        gives = next(found) if entry.gives is not None else None
        paths.setdefault(entry.path, {})[entry.method.lower()] = _operation(entry, takes, gives)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bosworth", "version": __version__, "description": "Tables, seats, messages and records."},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _operation(entry: ApiEntry, takes: Any, gives: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": entry.about, "parameters": _parameters(entry.path)}
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(entry.takes, takes)}
    codes = {str(status) for status in STATUS.values() if status >= 400}
    refused = {"description": "Refused.", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}}
    done = "201" if entry.gives in (FreshToken, Made) else "200"
    operation["responses"] = {
        done: {"description": "Done.", "content": _content(entry.gives, gives)},
        **dict.fromkeys(sorted(codes), refused),
    }
    return operation


def _parameters(path: str) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in re.findall(r"\{(\w+)\}", path)
    ]
    return inside + [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in QUERIES.get(path, ())
    ]


def _content(kind: Any, schema: Any) -> dict[str, Any]:
    return {"text/plain" if kind is str else "application/json": {"schema": schema}}
