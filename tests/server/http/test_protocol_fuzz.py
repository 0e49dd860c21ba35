"""Whatever is sent, the server answers with a code and never with an error of its own; nothing changes but by a legal act."""

import json
from collections.abc import Iterator
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from tests.server.running import Live

from bosworth.server.http.api import ENTRIES
from bosworth.server.http.openapi import openapi_document, protocol_schema

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


def fitting(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a schema, or nearly do: the edges of every length and number are among them."""
    if "$ref" in schema:
        return fitting(parts[schema["$ref"].rsplit("/", 1)[1]], parts)
    if "anyOf" in schema:
        return st.one_of(*(fitting(each, parts) for each in schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return _objects(schema, parts)
    if kind == "array":
        return st.lists(fitting(schema.get("items", {}), parts), max_size=5)
    if kind == "string":
        return _texts(schema)
    if kind == "integer":
        return st.sampled_from([schema.get("minimum", 0), schema.get("maximum", 2**31), 0, 1, 2]) | st.integers(0, 9)
    return {"boolean": st.booleans(), "null": st.none(), "number": st.floats(allow_nan=False, allow_infinity=False)}.get(
        str(kind), JSON
    )


def _objects(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    named = {name: fitting(each, parts) for name, each in schema.get("properties", {}).items()}
    needed = {name: named.pop(name) for name in schema.get("required", ()) if name in named}
    return st.fixed_dictionaries(needed, optional=named)


def _texts(schema: dict[str, Any]) -> st.SearchStrategy[str]:
    words = st.sampled_from(
        ["end", "play 3", "me", "open", "bot:random", "bot:greedy", "richard3", "york", "x" * 120, "a", "yes", "no"]
    )
    return words if "pattern" in schema else words | st.text(max_size=30)


UPWARD = fitting(protocol_schema()["$defs"]["Upward"], protocol_schema()["$defs"])
BODIES = [
    (
        entry,
        fitting(
            openapi_document()["paths"][entry.path]["post"]["requestBody"]["content"]["application/json"]["schema"],
            openapi_document()["components"]["schemas"],
        ),
    )
    for entry in ENTRIES
    if entry.method == "POST" and entry.takes is not str
]


class World:
    """A table that two people play at, and a third who sends whatever comes to mind."""

    def __init__(self, live: Live) -> None:
        self.alice, self.bob, self.eve = live.person("Alice"), live.person("Bob"), live.person("Eve").enter()
        self.table = self.alice.table("richard3", "me", "open", options={"scenario": "1480"})
        self.bob.sit(self.table, 1)

    def moves(self) -> list[Any]:
        return [
            (shown["at"], shown["view"], shown["log"])
            for shown in (self.alice.shown(self.table, 0), self.bob.shown(self.table, 1))
        ]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with Live(tmp_path_factory.mktemp("server")) as live:
        yield World(live)


@SLOW
@given(message=UPWARD | JSON)
def test_a_stranger_changes_nothing_whatever_is_sent(world: World, message: Any) -> None:
    before = world.moves()
    answer = world.eve.http.post(f"/api/tables/{world.table}/messages", json=message)
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert answer.json()["type"] == "refused"
    assert world.moves() == before


@SLOW
@given(message=UPWARD | JSON)
def test_a_player_changes_only_what_is_offered(world: World, message: Any) -> None:
    if isinstance(message, dict) and message.get("type") == "resign":
        return
    shown = world.alice.shown(world.table, 0)
    before, offers = world.moves(), [offer["form"] for offer in shown.get("offers", [])]
    answer = world.alice.http.post(f"/api/tables/{world.table}/messages", json=message)
    assert answer.status_code < 500
    if world.moves() != before:
        assert answer.status_code == 200
        assert message["type"] == "undo" or message["actions"][0] in offers


@SLOW
@given(data=st.data())
def test_no_entry_ever_fails(world: World, data: st.DataObject) -> None:
    entry, bodies = data.draw(st.sampled_from(BODIES))
    body = data.draw(bodies | JSON)
    if isinstance(body, dict) and body.get("type") == "resign":
        return
    address = entry.path.format(table=data.draw(st.sampled_from([world.table, "none"])))
    before = world.moves()
    answer = world.eve.http.post(address, json=body)
    assert answer.status_code < 500, answer.text
    assert world.moves() == before


@SLOW
@given(texts=st.lists(st.text(max_size=40) | UPWARD.map(json.dumps), max_size=6))
def test_the_socket_answers_every_message_and_goes_on(world: World, texts: list[str]) -> None:
    with world.eve.socket(world.table) as socket:
        for text in texts:
            socket.connection.send(text)
        codes = [message["code"] for message in socket.quiet() if message["type"] == "refused"]
    assert "internal" not in codes
