"""Write docs/protocol.schema.json anew from the message types."""

import json
from pathlib import Path

from bosworth.server.http.openapi import protocol_schema

PAGE = Path(__file__).parents[1] / "docs" / "protocol.schema.json"


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
    print(f"{PAGE} is written")
