"""The protocol as it is written down: the schema is current, the worked session runs, every answer fits the schema."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from tests.server.guests import SECONDS
from tests.server.running import Live

from bosworth.server.http import api, messages
from bosworth.server.http.openapi import openapi_document, protocol_schema
from bosworth.server.http.refusals import STATUS
from bosworth.server.http.sockets import CLOSES, TOO_SLOW

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_schema_in_the_documentation_is_current() -> None:
    written = (ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8")
    made = runpy.run_path(str(ROOT / "tools/protocol.py"))["schema_text"]()
    assert written == made, "write it anew: python tools/protocol.py"


def test_the_types_of_the_browser_side_are_current() -> None:
    written = (ROOT / "src/bosworth/web/types/protocol.d.ts").read_text(encoding="utf-8")
    made = runpy.run_path(str(ROOT / "tools/protocol.py"))["types_text"]()
    assert written == made, "write them anew: python tools/protocol.py"


def test_every_message_is_in_the_schema_and_on_the_page() -> None:
    defined = protocol_schema()["$defs"]
    for kind in (*get_args(messages.Upward), *get_args(messages.Downward)):
        assert kind.__name__ in defined
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_code_and_every_route_is_on_the_page() -> None:
    explained = set(re.findall(r"`(\w+)`", PAGE))
    of_forms = {
        "name_taken",
        "has_account",
        "no_account",
        "lost_race",
        "bad_name",
        "bad_password",
        "weak_password",
        "bad_record",
        "bad_outcome",
    }
    assert set(STATUS) - explained <= of_forms | {"no_such_person"}
    for code in (*CLOSES.values(), TOO_SLOW):
        assert f"| {code} |" in PAGE
    for entry in api.ENTRIES:
        last = entry.path.rstrip("/").rsplit("/", 1)[1]
        assert last in PAGE or entry.path in PAGE, entry.path


def test_the_worked_session_runs_as_it_stands(live: Live, tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert program.count("\n") <= 30
    path = tmp_path / "program.py"
    path.write_text(program, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, str(path), live.address], capture_output=True, text=True, check=False, timeout=5 * SECONDS
    )
    assert ran.returncode == 0, ran.stderr
    assert re.match(r"over after \d+ actions: \['prompt-over'", ran.stdout)


def test_what_comes_down_fits_the_types(live: Live) -> None:
    person = live.person("Alice")
    for game in ("richard3", "roses", "lancaster"):
        table = person.table(
            game, "me", "bot:random", options={"roses": {"scenario": "two"}, "lancaster": {"players": "2"}}.get(game)
        )
        with person.socket(table, 0) as socket:
            for message in socket.quiet():
                read = msgspec.json.decode(json.dumps(message), type=messages.Downward)
                assert type(read).__struct_config__.tag == message["type"]


def test_the_openapi_document_describes_every_entry(live: Live) -> None:
    document: dict[str, Any] = live.person().http.get("/api/openapi.json").json()
    assert document == json.loads(json.dumps(openapi_document()))
    assert document["openapi"].startswith("3.1")
    for entry in api.ENTRIES:
        operation = document["paths"][entry.path][entry.method.lower()]
        assert operation["summary"]
        assert ("requestBody" in operation) == (entry.takes is not None)
    for reference in re.findall(r"#/components/schemas/([\w-]+)", json.dumps(document)):
        assert reference in document["components"]["schemas"]
