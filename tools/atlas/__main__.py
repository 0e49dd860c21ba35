"""Draws what is asked for, or everything: `python -m tools.atlas richard3 roses lancaster arms fonts`."""

import json
import sys
from typing import Any

from tools.atlas import lancaster, richard3, roses
from tools.atlas.fetch import ROOT

STATIC = ROOT / "src" / "bosworth" / "web" / "static"
GAMES: dict[str, Any] = {"richard3": richard3, "roses": roses, "lancaster": lancaster}


def write_chart(game: str, chart: dict[str, Any]) -> None:
    """A map's geometry, as the browser reads it."""
    folder = STATIC / "atlas" / game
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(chart, ensure_ascii=False, separators=(",", ":"))
    (folder / "map.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        write_chart(game, GAMES[game].chart(GAMES[game].draw()))
