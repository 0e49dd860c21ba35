"""Write the schema of the protocol anew from the message types, and from it the types of the browser side."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bosworth.server.http.openapi import protocol_schema

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "src" / "bosworth" / "web" / "types" / "protocol.d.ts"
HEAD = "// Made from docs/protocol.schema.json by tools/protocol.py; a test holds it to the schema.\n"
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schema_text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


def types_text() -> str:
    """The types as they stand in the file."""
    return HEAD + "".join(_declared(name, schema) for name, schema in protocol_schema()["$defs"].items())


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    about = schema.get("description", schema.get("title", "")).split("\n")[0]
    comment = f"/** {about} */\n" if about and about != name else ""
    return f"\n{comment}export type {name} = {_type(schema)};\n"


def _type(schema: Mapping[str, Any], indent: str = "") -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in sorted(schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(_type(one, indent) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return _list(schema, indent)
    if schema.get("type") == "object":
        return _record(schema, indent) if "properties" in schema else f"Record<string, {_rest(schema, indent)}>"
    return WORDS.get(schema.get("type", ""), "any")


def _list(schema: Mapping[str, Any], indent: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item, indent) for item in schema['prefixItems'])}]"
    return f"Array<{_type(schema['items'], indent)}>" if "items" in schema else "any[]"


def _rest(schema: Mapping[str, Any], indent: str) -> str:
    inside = schema.get("additionalProperties")
    return _type(inside, indent) if isinstance(inside, dict) else "any"


def _record(schema: Mapping[str, Any], indent: str) -> str:
    return "{\n" + "".join(_entries(schema, indent + "  ")) + indent + "}"


def _entries(schema: Mapping[str, Any], indent: str) -> Iterator[str]:
    required = schema.get("required", ())
    for name, one in schema["properties"].items():
        if "description" in one:
            yield f"{indent}/** {one['description']} */\n"
        yield f"{indent}{name}{'' if name in required else '?'}: {_type(one, indent)};\n"


if __name__ == "__main__":
    for page, text in ((SCHEMA, schema_text()), (TYPES, types_text())):
        page.write_text(text, encoding="utf-8")
        print(f"{page.relative_to(ROOT)} is written")
